// Checks of what T says of its solitaires, and the boards that they run through.
#pragma once

#include "board/plane/triangulation.hpp"
#include "reproduce/check.hpp"
#include "reproduce/claim.hpp"
#include "reproduce/instances.hpp"

namespace arete::inline reproduce::solitaires {

// All-Green, Theorem 4: all_green_checks.cpp
Ruling pentagons_are_not_all_green(Check& check);
Ruling recurrences_decide_all_green(Check& check);
Ruling b_and_g_are_as_defined(Check& check);
Ruling jumps_count_hull_edges(Check& check);
Ruling first_flips_have_four_g(Check& check);
Ruling printed_recurrence(Check& check);
Ruling all_green_data(Check& check);

// Green-Wins on any set, Theorem 5: green_wins_checks.cpp
Ruling flips_are_independent(Check& check);
Ruling a_sixth_turns_green(Check& check);
Ruling green_wins_data(Check& check);

// The sets S(t) of Theorem 5: green_sets_checks.cpp
Ruling sets_are_as_constructed(Check& check);
Ruling first_values(Check& check);
Ruling inequalities(Check& check);
Ruling five_ninths(Check& check);
Ruling green_wins_is_lost(Check& check);
Ruling five_green_edges(Check& check);

// Green-Wins in convex position, Theorem 6: ear_checks.cpp
Ruling green_wins_is_won(Check& check);
Ruling ears_are_flipped(Check& check);

/// "2 of 3, 0 of 10": of the triangulations of all sets of three, four, … points those that are won, by search; the
/// program's answer must have as many green edges.
std::string wins_on_every_set(Check& check, const std::string& game, int most);

inline Triangulation board_of(const Document& document) { return {PointSet(*document.points), *document.edges}; }

/// Calls f with each triangulation of the convex polygon.
template <class F>
void every_polygon(const std::string& game, int n, F f) {
  every_triangulation_of(named("convex", {n}, game), f);
}

/// A part of a triangulation, as a board of its own.
inline Document part_of(const Document& whole, const std::vector<std::int32_t>& corners) {
  Document part;
  part.game = whole.game;
  part.points.emplace();
  part.edges.emplace();
  std::vector<std::int32_t> number(whole.points->size(), -1);
  for (const auto v : corners) {
    number[static_cast<std::size_t>(v)] = static_cast<std::int32_t>(part.points->size());
    part.points->push_back((*whole.points)[static_cast<std::size_t>(v)]);
  }
  for (const Ends e : *whole.edges) {
    const Ends renamed{number[static_cast<std::size_t>(e.u)], number[static_cast<std::size_t>(e.v)]};
    if (renamed.u >= 0 && renamed.v >= 0) part.edges->push_back(ordered(renamed));
  }
  return part;
}

}  // namespace arete::inline reproduce::solitaires
