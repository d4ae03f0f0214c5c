// The dual graph of a board with a plan of the green solitaires, a matching of its faces (green_faces.hpp).
#pragma once

#include <array>
#include <vector>

#include "math/arcs.hpp"
#include "theory/triangulations/green_faces.hpp"

namespace arete::inline theory {

inline std::array<Triangulation::Half, 3> sides_of(std::size_t face) {
  const auto h = static_cast<Triangulation::Half>(3 * face);
  return {h, h + 1, h + 2};
}

struct GreenDual {
  using Half = Triangulation::Half;

  explicit GreenDual(const GreenFaces& of, Budget* budget = nullptr);

  static std::size_t face(Half h) { return static_cast<std::size_t>(h / 3); }
  /// Whether the edge can be flipped now.
  bool free(Half h) const { return (free_sides[face(h)] >> (h % 3) & 1) != 0; }
  /// Whether the face can still be matched; a face that cannot be is bare for good, or used.
  bool open(std::size_t f) const { return free_sides[f] != 0; }
  bool bare(std::size_t f) const { return mate[f] == Triangulation::none && !faces.used(f); }
  /// Sides that stay black whenever this face is bare.
  int lonely_sides(std::size_t f) const;
  /// The side of a face behind which a neighbour lies.
  Half side_to(std::size_t f, std::int32_t neighbour) const;
  /// The faces as vertices, the edges that can be flipped between them.
  Arcs flip_graph() const;

  const GreenFaces& faces;
  const Triangulation& board;
  std::vector<std::uint8_t> free_sides;  ///< of each face, a bit for each side that can be flipped
  std::vector<Half> mate;                ///< of each face, its side that the plan flips, or none
  std::vector<std::int32_t> place;       ///< of each face, where the region in hand has it, or −1
};

}  // namespace arete::inline theory
