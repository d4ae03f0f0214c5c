// A position on a graph without most of its isolated vertices: a document of a hundred bytes may have a hundred million
// of them, and a theorem should hold no more than was sent. Where the token never comes to them, and where only edges
// are chosen, they play no part. In Node Kayles each is a move that leaves everything else alone: two of them cancel
// each other, so that an even number can go, and the first ones stay, more than anybody lists. The vertices that stay
// keep their order and get new numbers.
#pragma once

#include <optional>

#include "board/graphs/graph.hpp"
#include "rules/finding.hpp"

namespace arete::inline theory {

class UsedPart {
 public:
  /// Of all isolated vertices that moves do not name, `isolated` stay, or one more. Nothing if that would leave out
  /// few, or if a move names what is no vertex. Throws BudgetSpent.
  static std::optional<UsedPart> of(const Graph& graph, const std::vector<std::int32_t>& roots,
                                    const std::vector<MoveText>& moves, std::size_t isolated, Budget* budget = nullptr);

  const Graph& graph() const { return graph_; }
  const std::vector<MoveText>& moves() const { return moves_; }
  /// The new number of a vertex that stays.
  std::int32_t number(std::int64_t vertex) const;
  /// Gives the vertices in a finding their names back.
  void rename(Finding& finding) const;

 private:
  explicit UsedPart(std::vector<std::int32_t> names) : names_(std::move(names)) {}

  std::vector<std::int32_t> names_;  ///< of the vertices that stay, increasing
  Graph graph_;
  std::vector<MoveText> moves_;
};

}  // namespace arete::inline theory
