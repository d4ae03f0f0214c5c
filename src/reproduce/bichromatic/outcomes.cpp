// Theorems 1 to 4, Corollary 1, and sets in general.

#include <sstream>

#include "engine/certificate.hpp"
#include "reproduce/bichromatic/checks.hpp"
#include "reproduce/bichromatic/configurations.hpp"

namespace arete::inline reproduce::bichromatic {
namespace {

Ruling convex_sets(Check& check, Player who) {
  const int most = check.size(6, 7, 8);
  for (int n = 3; n <= most; ++n) {
    const auto document = named("convex", {n}, "bi-triangle");
    check.expect(can_tie(document, who), "convex sets", [&] { return document.write(); });
  }
  return confirmed(up_to_points(most));
}

Ruling around_a_point(Check& check, Player who) {
  const int most = check.size(6, 7, 8);
  for (int n = 4; n <= most; ++n) {
    every_set_with_one_inner_point("bi-triangle", n, [&](const Document& document, const Around&) {
      check.expect(can_tie(document, who), "sets with one inner point", [&] { return document.write(); });
    });
  }
  return confirmed(up_to_points(most));
}

/// A board that no search settles: the theorem says a tie, and its certificate is checked.
void check_certificate(Check& check, const Document& document) {
  const auto session = open(document);
  const auto answer = session->solve({.all_best = false, .proof = true});
  const auto certificate = write_certificate(document, *session, answer);
  std::istringstream in(certificate.value_or(""));
  if (!certificate || answer.outcome != Outcome::tie || !CertificateReader(in).next()->accepted())
    throw Contradiction(document.write());
  check.note("a certificate for " + std::to_string(document.points->size()) + " points is checked");
}

bool is_tied(const Document& document) {
  const auto answer = by_rules_alone(document, {.all_best = false});
  return answer.outcome == Outcome::tie && answer.score == 0;
}

/// Of the order types of eight points every 20th, unless all are asked for.
constexpr int every = 20;

Ruling known_about(int most, bool sample, bool nine) {
  std::string words = "every set of at most " + std::to_string(most) + " points is a tie";
  if (sample) words += ", and so is every " + std::to_string(every) + "th order type of eight points";
  words +=
      nine ? "; with nine points the first player wins on some sets, so that no theorem like Theorem 1 holds for all"
           : "; sets of nine points that the first player wins are looked at by --level full";
  return open_problem(words);
}

/// The first player has drawn 3–4 on this threefold symmetric set, and the second player, to move, loses.
Document won_with_nine_points() {
  return Document::read(
      R"({"game": "bi-triangle", "points": [[15, 0], [0, 0], [0, 15], [7, 4], [4, 4], [4, 7], [6, 1], )"
      R"([1, 8], [8, 6]], )"
      R"("moves": [[3, 4]]})");
}

}  // namespace

Ruling blue_ties_in_convex_position(Check& check) {
  check_certificate(check, named("convex", {100}, "bi-triangle"));
  return convex_sets(check, Player::second);
}
Ruling red_ties_in_convex_position(Check& check) { return convex_sets(check, Player::first); }
Ruling blue_ties_around_a_point(Check& check) {
  check_certificate(check, named("wheel", {100}, "bi-triangle"));
  return around_a_point(check, Player::second);
}
Ruling red_ties_around_a_point(Check& check) { return around_a_point(check, Player::first); }

Ruling complete_game_is_tied(Check& check) {
  const int most = check.size(5, 6, 7);
  for (int n = 3; n <= most; ++n) {
    const auto document = named("convex", {n}, "bi-complete");
    check.expect(is_tied(document), "convex sets", [&] { return document.write(); });
    every_set_with_one_inner_point("bi-complete", n, [&](const Document& set, const Around&) {
      check.expect(is_tied(set), "sets with one inner point", [&] { return set.write(); });
    });
  }
  check_certificate(check, named("convex", {100}, "bi-complete"));
  check_certificate(check, named("wheel", {100}, "bi-complete"));
  return confirmed(up_to_points(most));
}

Ruling general_sets(Check& check) {
  const int most = check.size(6, 7, 8);
  const bool full = most > 6;
  const auto expect_tie = [&](const Document& document) {
    const auto answer = answer_to(document, {.all_best = false, .theorems = false});
    check.expect(answer.outcome == Outcome::tie, "order types", [&] { return document.write(); });
  };
  for (int n = 3; n <= most; ++n) every_point_set("bi-triangle", n, expect_tie);
  const bool sample = full && most < 8;
  int number = 0;
  if (sample) {
    every_point_set("bi-triangle", 8, [&](const Document& document) {
      if (number++ % every == 0) expect_tie(document);
    });
  }
  if (full) {
    const auto nine = won_with_nine_points();
    check.expect(answer_to(nine, {.all_best = false, .theorems = false}).outcome == Outcome::loss,
                 "sets of nine points", [&] { return nine.write(); });
  }
  return known_about(most, sample, full);
}

}  // namespace arete::inline reproduce::bichromatic
