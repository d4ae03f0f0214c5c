// What the proof of paper U's Theorem 4.2 draws around a grid: the table with a rim one step outside the grid, the
// squares of its diagonals, the way of the ball with its reflections at the cushions, and the four portions of its
// orbit that leave the neighbours of (1, 1).
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "rules/idea.hpp"
#include "theory/geography/grids.hpp"

namespace arete::inline theory {

using TableWay = std::vector<std::pair<std::int32_t, std::int32_t>>;  ///< places from (0, 0) to (m + 1, n + 1)

/// The ways, each without the places that lie between two others on a straight line. m, n ≥ 2.
Idea::Group way_group(const Grid& grid, const std::string& name, const std::vector<TableWay>& ways);
TableWay rim_of(const Grid& grid);
/// The lines that divide the table into squares of side gcd(m + 1, n + 1), if that is more than 1 and m, n ≥ 2.
std::optional<Idea::Group> squares_of(const Grid& grid);
/// The portions a, b, c and d of Figure 4, of each its first step. m, n ≥ 2.
std::vector<Idea::Group> portions_at_corner(const Grid& grid);

}  // namespace arete::inline theory
