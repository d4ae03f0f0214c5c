// Bounds of Le Pic'arete, proved when they are asked for. The theorem is in docs/theory/picarete.md: the value of a
// position depends on little more than the parities of c, the number of independent cycles, and of K, the edges of the
// 2-core, of its components. Its proof is an induction over the edges. All of it but a few facts about graphs is a
// finite enumeration, and that is made here: for every sort of component, whatever else there is, that no move is worth
// more than the upper bound, and that every position has a move that is worth the lower one.
//
// The facts to believe, of a connected graph with at least one edge:
//   1. Removing an edge does one of these. A single edge: nothing is left, two points. An edge at a leaf: one point,
//   and
//      the rest keeps c and K. A bridge with a tree on one side: the rest keeps c and K. A bridge between two parts
//      with cycles: c1 + c2 = c, and nothing is said about K1 and K2. An edge on a cycle: c falls by one, and nothing
//      is said about K unless a tree is left, whose K is 0 and which has at least two edges, as the graph is simple.
//   2. It has a leaf or a cycle. Without a leaf, K is the number of its edges.
//   3. Only a path with two edges leaves a single edge when an edge at a leaf goes.
//   4. Without a leaf, with c ≥ 2 and an odd number of edges, it has a bridge between two parts with cycles, or an edge
//      on a cycle that leaves an even K (the lemma, after Lemma 1 of the paper).
#pragma once

#include "rules/verdict.hpp"

namespace arete::inline proof {

/// What matters of a component. A tree has an even core, of no edges.
struct PicareteShape {
  int cycles = 0;
  bool odd_core = false, single = false;  ///< single: one edge

  bool even_cycles() const { return cycles % 2 == 0; }
  bool three() const { return !even_cycles() && cycles >= 3; }
};

/// What matters of a position: Φ, Σ(c − 1), p and q of the page; whether its edges are odd in number; and of components
/// with an odd number of cycles, at least three, how many have an even core, and how many an odd one.
struct PicareteTotals {
  Value phi = 0, spare_cycles = 0;
  bool p = false, q = false, odd = false;
  int three_even = 0, three_odd = 0;

  void add(const PicareteShape& shape, int sign = 1);
  bool same_flags(const PicareteTotals& other) const;
};

/// The theorem: between which bounds the value of such a position is.
Verdict picarete_theorem(const PicareteTotals& totals);

/// Whether the induction proves these bounds of all positions, the facts above being true.
bool proved_by_induction(Verdict (*claimed)(const PicareteTotals&));

}  // namespace arete::inline proof
