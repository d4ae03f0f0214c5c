// What T, Section 5, says of a position of Monochromatic Complete Triangulation in convex position, by its definitions:
// closing edges, i-edges, redundant edges; the greedy strategy and the symmetric one, played against every opponent.
#pragma once

#include <limits>
#include <map>

#include "reproduce/triangulations/rulebook.hpp"

namespace arete::inline reproduce {

class Joining {
 public:
  using State = Rulebook::State;
  enum Kind { joins_0, joins_1, joins_2, closes, redundant };

  explicit Joining(const Document& document) : book_(document) {}

  Rulebook& book() { return book_; }
  const Rulebook& book() const { return book_; }
  /// Of an edge that is not drawn yet.
  Kind kind(const State& state, int move) const;
  /// Closing edges while there are any, else i-edges with the smallest i.
  std::vector<int> greedy(const State& state) const;
  /// Closing edges while there are any, else i-edges after which the components are their own images under the turn by
  /// half the points.
  std::vector<int> symmetric(const State& state) const;
  bool has_open_triangle(const State& state) const;

 private:
  /// The least point that each point is joined to.
  std::vector<int> components(const State& state) const;
  bool is_symmetric(const State& state) const;
  std::vector<int> closing(const State& state) const;

  Rulebook book_;
};

/// The least that the strategist is sure of against every opponent, whichever of the moves that her strategy leaves
/// open she makes: her points minus the other's.
class Strategist {
 public:
  /// A symmetric player becomes greedy when the opponent has left a triangle open, as the proof of Lemma 3 has it.
  enum class Plays { greedily, symmetrically };

  Strategist(const Document& document, Plays plays) : game_(document), plays_(plays) {}
  /// The strategist moves first, with any of these, or second.
  int sure_of(bool first);
  int sure_of_after(int move);

 private:
  struct Standing {
    Rulebook::State state;
    bool mine, greedy;
    auto operator<=>(const Standing&) const = default;
  };
  int worst(const Standing& standing);
  int after(const Standing& standing, int move);

  Joining game_;
  Plays plays_;
  std::map<Standing, int> known_;
};

}  // namespace arete::inline reproduce
