// Limits where a board is read and where a proof is made: the checks of points, triangulations and hulls, and the
// proofs of theorems, end when nobody waits for them, when there is no time, and when there is no memory.

#include <atomic>

#include "ask.hpp"
#include "engine/certificate.hpp"

namespace arete::tests {
namespace {

struct Large {
  std::string name;
  Document document;
};

/// Boards whose checks take more than a moment.
std::vector<Large> boards_to_check() {
  const std::int64_t n = 3'000;
  auto crossing = board("delaunay", {n}, "coloring"), missing = crossing;
  crossing.edges->back() = {0, static_cast<std::int32_t>(n) - 1};
  missing.edges->pop_back();
  Document sum;
  sum.game = "coloring";
  sum.boards = {board("delaunay", {n}, "coloring")};
  auto given = board("convex", {n}, "mono-complete");
  given.given.emplace().nobody = {{0, 2}};
  return {{"general position", board("random", {400}, "mono-complete")},
          {"convex position", board("convex", {n}, "mono-complete")},
          {"what is given", given},
          {"a triangulation", board("delaunay", {n}, "coloring")},
          {"edges that cross", crossing},
          {"an edge that is missing", missing},
          {"strings on a triangulation", board("delaunay", {n}, "nimstring")},
          {"several boards", sum}};
}

void expect_left(const std::vector<Large>& boards, const Limits& limits) {
  for (const auto& [name, document] : boards) {
    Budget budget(limits);
    EXPECT_THROW(open(document, &budget), BudgetSpent) << name;
  }
}

TEST(ReadingLimits, a_cancelled_check_of_a_board_ends) {
  const std::atomic<bool> cancelled{true};
  expect_left(boards_to_check(), {.cancelled = &cancelled});
}

TEST(ReadingLimits, without_time_no_board_is_checked) {
  expect_left(boards_to_check(), {.time = std::chrono::duration<double>(0)});
}

TEST(ReadingLimits, without_memory_no_board_is_checked) { expect_left(boards_to_check(), {.memory = 1'000}); }

TEST(ReadingLimits, that_suffice_change_nothing) {
  for (const auto& [name, document] : boards_to_check()) {
    Budget budget({.time = std::chrono::duration<double>(1e6), .memory = 1'000'000'000});
    if (name.starts_with("edge") || name.starts_with("an edge")) {
      EXPECT_THROW(open(document, &budget), InputError) << name;
    } else {
      EXPECT_NO_THROW(open(document, &budget)) << name;
    }
    EXPECT_TRUE(budget.grant(1'000'000'000)) << name << ": what was held is given back";
  }
}

/// Every kind of proof that speaks of large boards of points.
std::vector<Large> boards_to_prove() {
  const std::int64_t n = 400;
  auto rooms = board("convex", {n}, "mono-triangle"), components = board("convex", {n}, "mono-complete");
  for (std::int64_t i = 0; i < n / 4; ++i) {  // nested chords
    rooms.moves.push_back({i, n - 1 - i});
    components.moves.push_back({i, n - 1 - i});
  }
  return {{"rooms", rooms},
          {"components", components},
          {"rows", board("triangulation", {n}, "coloring", 1, "serpentine")},
          {"flips", board("triangulation", {n}, "green-wins", 1, "random")},
          {"subgames", board("convex", {n}, "bi-triangle")}};
}

TEST(ProofLimits, a_proof_that_is_stopped_leaves_the_answer_without_one) {
  const std::atomic<bool> cancelled{true};
  for (const auto& [kind, document] : boards_to_prove()) {
    const auto session = open(document);
    const auto answer = session->solve({.proof = true});
    ASSERT_TRUE(answer.proof && answer.proof->by == kind) << kind;
    EXPECT_TRUE(write_certificate(document, *session, answer)) << kind;
    for (const auto& limits : {Limits{.cancelled = &cancelled}, Limits{.time = std::chrono::duration<double>(0)}})
      EXPECT_THROW(write_certificate(document, *session, answer, Effort(limits)), BudgetSpent) << kind;
  }
}

TEST(ProofLimits, a_certificate_of_a_board_that_takes_too_long_to_check_is_not_judged) {
  const std::atomic<bool> cancelled{true};
  for (const auto& [kind, document] : boards_to_prove()) {
    const auto session = open(document);
    const auto text = write_certificate(document, *session, session->solve({.proof = true}));
    ASSERT_TRUE(text) << kind;
    std::istringstream whole(*text), again(*text);
    EXPECT_TRUE(CertificateReader(whole).next()->accepted()) << kind;
    EXPECT_TRUE(CertificateReader(again, {.cancelled = &cancelled}).next()->limited) << kind;
  }
}

}  // namespace
}  // namespace arete::tests
