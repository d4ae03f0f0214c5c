// A connected graph on its way to a picture, and what makes a drawing of it good: distances in the plane that are those
// in the graph (E. Gansner, Y. Koren and S. North, Graph drawing by stress majorization, 2004), vertices that keep
// clear of each other and of the edges of others, and few crossings.
#pragma once

#include <complex>
#include <cstddef>
#include <numbers>
#include <utility>
#include <vector>

#include "board/plane/symmetry.hpp"

namespace arete::inline view {

using Place = std::complex<double>;
using Places = std::vector<Place>;

constexpr std::size_t most_relaxed = 300;  ///< vertices of a part whose distances are all known
constexpr double golden_angle = 2.399963229728653;

/// A connected graph with vertices renamed 0, 1, … in their old order.
struct DrawnPart {
  std::vector<std::size_t> names;
  std::vector<std::pair<std::size_t, std::size_t>> edges;
  std::vector<double> distance;  ///< all pairs, empty for large parts

  std::size_t size() const { return names.size(); }
  double between(std::size_t i, std::size_t j) const { return distance[i * size() + j]; }
};

/// A regular polygon with sides of length 1, vertex 0 on top, counterclockwise.
Places regular_polygon(std::size_t n);

double stress(const DrawnPart& part, const Places& spots);
/// Where the others would like to have vertex i.
Place wanted_place(const DrawnPart& part, const Places& spots, std::size_t i);

/// Pairs of edges without a common end that cross.
std::size_t crossings(const DrawnPart& part, const Places& spots);
/// From a vertex to the nearest other one, or to an edge that is not its own; the least of these.
double clearance(const DrawnPart& part, const Places& spots);

double median_length(const DrawnPart& part, const Places& spots);

/// A symmetry of the graph that a drawing shall show as a turn by a whole part of the circle, around its middle.
struct Turn {
  Permutation images;
  std::size_t order = 1;
};
/// Turns the drawing into the nearest one with this symmetry.
void make_symmetric(Places& spots, const Turn& turn);

/// Lowers the stress, and pushes vertices off the edges of others. What is done to one vertex is done to all at once,
/// so that a symmetric drawing stays symmetric. If it is `plane`, no vertex moves by more than a third of what
/// separates it from anything else, so nothing begins to cross.
Places settled(const DrawnPart& part, Places spots, bool plane, const Turn* turn = nullptr);

}  // namespace arete::inline view
