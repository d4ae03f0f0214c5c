// Perft: the numbers of legal sequences of 1, 2, 3, … moves, a fingerprint of the rules of each game. A change
// here is a change of the rules.

#include <set>

#include "ask.hpp"

namespace arete::tests {
namespace {

struct Fingerprint {
  std::string game, kind;
  std::vector<std::int64_t> sizes;
  std::vector<std::uint64_t> counts;
  std::string shape = "";
};

const std::vector<Fingerprint> fingerprints{
#include "perft.inc"
};

TEST(Perft, counts_of_legal_sequences_are_what_they_were) {
  for (const auto& f : fingerprints) {
    const auto session = open(board(f.kind, f.sizes, f.game, 3, f.shape));
    std::vector<std::uint64_t> counts;
    for (std::size_t depth = 1; depth <= f.counts.size(); ++depth)
      counts.push_back(session->perft(static_cast<int>(depth)));
    EXPECT_EQ(counts, f.counts) << f.game << ' ' << f.kind;
  }
}

TEST(Perft, covers_every_game) {
  std::set<std::string> covered, all;
  for (const auto& f : fingerprints) covered.insert(f.game);
  for (const auto* game : finite_games()) all.emplace(game->id());
  EXPECT_EQ(covered, all);
}

TEST(Perft, agrees_with_closed_forms) {
  // Arc Kayles on K_n: ordered matchings. Node Kayles on an empty graph: falling factorials. Geography on K_n with the
  // vertices used up: falling factorials again.
  EXPECT_EQ(open(board("complete", {8}, "arc-kayles"))->perft(3), 28u * 15u * 6u);
  EXPECT_EQ(open(graph("node-kayles", 6, {}))->perft(4), 6u * 5u * 4u * 3u);
  EXPECT_EQ(open(board("complete", {6}, "uvg"))->perft(4), 6u * 5u * 4u * 3u);
  // Colouring all 5 edges of a quadrilateral without stopping would give 5!; the game stops at a green face.
  EXPECT_EQ(open(board("convex", {4}, "bi-coloring"))->perft(2), 5u * 4u);
  // Complete triangulations of a convex quadrilateral: 4 sides and one of 2 diagonals, drawn in any order.
  EXPECT_EQ(open(board("convex", {4}, "mono-complete"))->perft(5), 2u * 120u);
  EXPECT_EQ(open(board("convex", {5}, "bi-complete"))->perft(7), 5u * 5040u);
}

}  // namespace
}  // namespace arete::tests
