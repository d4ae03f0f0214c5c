// B: On Bichromatic Triangle Game.

#include "reproduce/check.hpp"
#include "reproduce/instances.hpp"
#include "reproduce/papers.hpp"

namespace arete::inline reproduce {
namespace {

Ruling convex_sets_are_ties(Check& check) {
  const int most = check.size(6, 7, 8);
  for (int n = 3; n <= most; ++n) {
    const auto document = named("convex", {n}, "bi-triangle");
    check.expect(by_rules_alone(document).outcome == Outcome::tie, "convex sets", [&] { return document.write(); });
  }
  return confirmed(std::to_string(most) + " points");
}

constexpr Claim claims[] = {
    {"Theorem 1", Kind::theorem, "The Bichromatic Triangle Game on points in convex position is a tie.",
     "arete board convex 7 --game bi-triangle | arete solve", Ruling::Sort::confirmed, convex_sets_are_ties},
};

}  // namespace

std::span<const Claim> bichromatic_claims() { return claims; }

}  // namespace arete::inline reproduce
