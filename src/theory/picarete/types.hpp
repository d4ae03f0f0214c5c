// The thirteen types of components of Le Pic'arete: the isolated edge, and twelve by the parities of the edges, of the
// vertices and of the edges outside the 2-core, of which there may be none ("Le Pic'arete", section 2). The paper draws
// the third index as the edges of hanging trees; what counts is what goes when leaves are deleted again and again, so
// that a bridge between two cycles is inside and all edges of a tree are outside.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace arete::inline theory {

/// What is counted in a component.
struct PicareteTally {
  std::int32_t edges = 0, vertices = 0, outside = 0;  ///< outside the 2-core

  bool several() const { return edges > vertices; }  ///< cycles
  bool operator==(const PicareteTally&) const = default;
};

/// E and O: an even and an odd number of edges; then the vertices; then the edges outside the 2-core.
enum class PicareteType : std::uint8_t {
  isolated_edge,
  O_odd_none,
  O_odd_even,
  O_odd_odd,
  O_even_none,
  O_even_even,
  O_even_odd,
  E_odd_none,
  E_odd_even,
  E_odd_odd,
  E_even_none,
  E_even_even,
  E_even_odd
};
constexpr std::size_t picarete_types = 13;

constexpr PicareteType type_of(const PicareteTally& t) {
  if (t.edges == 1) return PicareteType::isolated_edge;
  const int rest = t.outside == 0 ? 0 : t.outside % 2 == 0 ? 1 : 2;
  return static_cast<PicareteType>(1 + (t.edges % 2 != 0 ? 0 : 6) + (t.vertices % 2 != 0 ? 0 : 3) + rest);
}

/// As the paper writes it: `I.E.`, `O_{o,∅}`, …
inline std::string name(PicareteType type) {
  if (type == PicareteType::isolated_edge) return "I.E.";
  const int i = static_cast<int>(type) - 1;
  constexpr const char* rests[] = {"∅", "e", "o"};
  return std::string(i < 6 ? "O_{" : "E_{") + (i / 3 % 2 == 0 ? "o," : "e,") + rests[i % 3] + '}';
}

}  // namespace arete::inline theory
