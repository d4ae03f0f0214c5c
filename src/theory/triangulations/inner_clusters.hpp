// Beyond Theorem 1 of Playing with Triangulations: untaken faces without a side on the hull that are neighbours. The
// component of such faces, a cluster, is no Kayles, but it is soon broken: as positions are sets of untaken faces, each
// connected part is looked up by itself; a face without a side on the hull whose neighbours all have one is left out as
// before; and rows are heaps of Kayles without a search. What has to be remembered are only the parts in which two such
// faces are still neighbours, and of those that are trees, as all are in convex position, only one of each shape. The
// recursion is at most as deep as a cluster has faces.
#pragma once

#include <unordered_map>
#include <vector>

#include "base/bits.hpp"
#include "base/memory_share.hpp"
#include "math/tree_shapes.hpp"
#include "theory/octal/heap_values.hpp"
#include "theory/triangulations/coloring_faces.hpp"

namespace arete::inline theory {

class InnerCluster {
 public:
  using Half = Triangulation::Half;
  using Face = ColoringFaces::Face;
  using Set = Bits<2>;
  static constexpr std::size_t most_faces = Set::capacity;
  static constexpr std::size_t most_remembered = 200'000;

  /// More faces than a set holds, or more parts than are remembered.
  struct TooLarge {};

  /// The faces of a component; what is remembered is taken from the share. Throws TooLarge.
  InnerCluster(const Triangulation& board, const ColoringFaces& faces, std::vector<Face> component, Budget* budget,
               MemoryShare& memory);

  /// Throws TooLarge or BudgetSpent.
  int nimber() { return nimber(Set::below(component_.size())); }
  /// The edges that leave the cluster with this nim value. Throws TooLarge or BudgetSpent.
  std::vector<Ends> moves_to(int value);

 private:
  struct Hash {
    std::size_t operator()(const Set& set) const;
  };

  int nimber(Set untaken);
  int of_part(const Set& part);
  /// By all options, once for each shape of a tree.
  int of_tangled(const Set& part);
  bool tree(const Set& part) const;
  int mex_of_options(const Set& part);
  /// A connected part of the set.
  Set part_of(const Set& untaken) const;
  /// The faces that are left out of the game.
  Set idle(const Set& part) const;

  const Triangulation& board_;
  Budget* budget_;
  MemoryShare* memory_;
  std::vector<Face> component_;
  std::vector<Set> near_;
  Set inner_;  ///< without a side on the hull
  HeapValues value_;
  TreeShapes shapes_;
  std::unordered_map<Set, int, Hash> parts_;
  std::unordered_map<std::uint64_t, int> trees_;  ///< by the numbers of their shapes
};

}  // namespace arete::inline theory
