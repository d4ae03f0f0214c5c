// Certificates that ask too much of their checker, which goes as far as it is allowed to before it says so.

#include "forged_animals.hpp"

namespace arete::tests::forged {
namespace {

TEST(ForgedSlow, sequences_that_ask_too_much) { expect_too_much(many_letters()); }

TEST(ForgedSlow, patches_that_ask_too_much) {
  expect_too_much({game(line_of(14, true)),
                   R"({"outcome":"unknown","excluded":"fixed answers"})",
                   "patch",
                   {"patch directed" + line_of(20, false)}});
  expect_too_much({game(line_of(30, true), "[20,40]"),
                   R"({"outcome":"unknown","excluded":"paving"})",
                   "patch",
                   {"patch mutual" + line_of(40, false)}});
}

TEST(ForgedSlow, invariants_that_ask_too_much) {
  expect_too_much({game(straight, "[1,3]"),
                   breaker,
                   "invariant",
                   {"period 1 1 0", "situations 3", "core 0 1", "free 0 3", "core 0 1",
                    "free" + line_of(3000, false).substr(4), "core 1 0", "free 3 0", "proof 0", "proof 0"}});
}

TEST(ForgedSlow, animals_that_ask_too_much) {
  expect_too_much({game(line_of(20000, true)), breaker, "paving", in_line("answers")});
  expect_too_much({game(line_of(20000, true)), breaker, "loser", {"loser" + line_of(19999, false), "by paving"}});
}

}  // namespace
}  // namespace arete::tests::forged
