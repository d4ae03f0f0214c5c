// Beyond Theorem 1 of Playing with Triangulations: untaken faces without a side on the hull that are neighbours. The component
// of such faces, a tangle, is no Kayles, but it is soon broken: as positions are sets of untaken faces, each connected part
// is looked up by itself; a face without a side on the hull whose neighbours all have one is left out as before; and rows are
// heaps of Kayles without a search. What has to be remembered are only the parts in which two such faces are still neighbours:
// about the product of the lengths of the rows that leave them. The recursion is as deep as a tangle has faces, at most 256.
#pragma once

#include <optional>
#include <unordered_map>
#include <vector>

#include "board/bits.hpp"
#include "theory/coloring_faces.hpp"
#include "theory/heap_values.hpp"

namespace arete {

class ColoringTangle {
 public:
  using Half = Triangulation::Half;
  using Face = ColoringFaces::Face;
  using Set = Bits<4>;
  static constexpr std::size_t most_faces = Set::capacity;
  static constexpr std::size_t most_remembered = 1'000'000;

  /// More than `most_faces`, or more than can be remembered.
  struct TooLarge {};

  /// The faces of a component. Throws TooLarge.
  ColoringTangle(const Triangulation& board, const ColoringFaces& faces, std::vector<Face> component);

  /// Throws TooLarge.
  int nimber() { return nimber(Set::below(component_.size())); }
  /// The edges that leave the tangle with this nim value. Throws TooLarge.
  std::vector<Ends> moves_to(int value);

 private:
  struct Hash {
    std::size_t operator()(const Set& set) const;
  };

  int nimber(Set untaken);
  int of_part(const Set& part);
  int by_options(const Set& part);
  /// A connected part of the set.
  Set part_of(const Set& untaken) const;
  /// The faces that are left out of the game.
  Set idle(const Set& part) const;

  const Triangulation& board_;
  std::vector<Face> component_;
  std::vector<Set> near_;
  Set inner_;  ///< without a side on the hull
  HeapValues value_;
  std::unordered_map<Set, std::int16_t, Hash> known_;
};

}  // namespace arete
