#include "proof/kinds/parity_induction.hpp"

#include <algorithm>
#include <cstdlib>
#include <vector>

namespace arete::inline proof {
namespace {

using Shape = PicareteShape;
using Totals = PicareteTotals;

constexpr Shape single{0, false, true}, tree{0, false, false};
/// All that matters of c is whether it is odd, and whether it is 0, 1 or more: sums of two numbers up to 3 show it all.
constexpr int most_cycles = 6;

struct Change {
  Value gain;
  std::vector<Shape> parts;
};
using Changes = std::vector<Change>;

Changes between_cycles(const Shape& shape) {
  Changes list;
  for (int c = 1; c < shape.cycles; ++c) {
    for (const bool one : {false, true}) {
      for (const bool two : {false, true}) list.push_back({0, {{c, one}, {shape.cycles - c, two}}});
    }
  }
  return list;
}
Changes on_cycle(const Shape& shape) {
  if (shape.cycles == 0) return {};
  if (shape.cycles == 1) return {{0, {tree}}};
  return {{0, {{shape.cycles - 1, false}}}, {0, {{shape.cycles - 1, true}}}};
}
/// Fact 1: all that a move may do.
Changes every_change(const Shape& shape) {
  if (shape.single) return {{2, {}}};
  Changes list = between_cycles(shape);
  for (auto& change : on_cycle(shape)) list.push_back(std::move(change));
  std::vector<Shape> rests{shape};
  if (shape.cycles == 0) rests.push_back(single);
  for (const auto& rest : rests) {
    list.push_back({1, {rest}});
    for (const auto& cut_off : {single, tree}) list.push_back({0, {cut_off, rest}});
  }
  return list;
}

/// A component with what tells which moves it surely has.
struct Movable {
  Shape shape;
  bool odd_edges, leaf, path_of_two = false;
};
/// Facts 2, 3 and 4: each element is a move, by all that it may do.
std::vector<Changes> sure_moves(const Movable& kind) {
  const auto& shape = kind.shape;
  if (shape.single) return {{{2, {}}}};
  std::vector<Changes> moves;
  if (kind.leaf) moves.push_back({{1, {kind.path_of_two ? single : shape}}});
  if (shape.cycles > 0) moves.push_back(on_cycle(shape));
  if (!kind.leaf && shape.cycles >= 2 && kind.odd_edges) {
    moves.push_back(between_cycles(shape));
    moves.back().push_back({0, {{shape.cycles - 1, false}}});
  }
  return moves;
}

std::vector<Shape> every_shape() {
  std::vector<Shape> list{single, tree};
  for (int c = 1; c <= most_cycles; ++c) {
    for (const bool odd_core : {false, true}) list.push_back({c, odd_core});
  }
  return list;
}
std::vector<Movable> every_kind() {
  std::vector<Movable> list{{tree, false, true, true}};
  for (const auto& shape : every_shape()) {
    if (shape.single) {
      list.push_back({shape, true, true});
      continue;
    }
    for (const bool odd_edges : {false, true}) list.push_back({shape, odd_edges, true});
    if (shape.cycles > 0) list.push_back({shape, shape.odd_core, false});
  }
  return list;
}
/// Everything else in a position, as far as it matters: bounds move with Φ and Σ(c − 1) of the rest as values do.
std::vector<Totals> every_rest() {
  std::vector<Totals> list;
  for (unsigned bits = 0; bits < 32; ++bits) {
    Totals rest;
    rest.p = (bits & 1) != 0;
    rest.q = (bits & 2) != 0;
    rest.odd = (bits & 4) != 0;
    rest.three_even = (bits & 8) != 0 ? 1 : 0;
    rest.three_odd = (bits & 16) != 0 ? 1 : 0;
    list.push_back(rest);
  }
  return list;
}

class Induction {
 public:
  explicit Induction(Verdict (*claimed)(const Totals&)) : claimed_(claimed) {}

  bool holds() const {
    if (claimed_({}) != Verdict::of(0)) return false;  // no edge is left
    for (const auto& whole : every_rest()) {
      if (!some_move_is_enough(whole)) return false;
    }
    return no_move_is_too_much();
  }

 private:
  /// The component moved in is replaced by its parts, and one edge less is left.
  static Totals after(Totals rest, bool odd_before, const Change& change) {
    for (const auto& part : change.parts) rest.add(part);
    rest.odd = !odd_before;
    return rest;
  }
  bool no_move_is_too_much() const {
    for (const auto& rest : every_rest()) {
      for (const auto& shape : every_shape()) {
        Totals before = rest;  // `odd` is that of the whole
        before.add(shape);
        for (const auto& change : every_change(shape)) {
          if (change.gain - claimed_(after(rest, rest.odd, change)).low > claimed_(before).high) return false;
        }
      }
    }
    return true;
  }
  bool is_enough(const Totals& rest, const Totals& before, const Changes& move) const {
    return std::all_of(move.begin(), move.end(), [&](const Change& change) {
      return change.gain - claimed_(after(rest, before.odd, change)).high >= claimed_(before).low;
    });
  }
  /// Whether a component of this kind has a move that is enough, in every position with the flags of `whole`.
  bool good(const Movable& kind, const Totals& whole) const {
    for (const auto& rest : every_rest()) {
      if (rest.odd != whole.odd) continue;  // again that of the whole
      Totals before = rest;
      before.add(kind.shape);
      if (!before.same_flags(whole)) continue;
      const auto moves = sure_moves(kind);
      if (std::none_of(moves.begin(), moves.end(), [&](const auto& m) { return is_enough(rest, before, m); }))
        return false;
    }
    return true;
  }
  /// No position with these flags is made of components of other kinds: all that can be made of them is tried.
  bool some_move_is_enough(const Totals& whole) const {
    std::vector<Movable> others;
    for (const auto& kind : every_kind()) {
      if (!good(kind, whole)) others.push_back(kind);
    }
    std::vector<Totals> made{{}};
    for (std::size_t i = 0; i < made.size(); ++i) {
      for (const auto& kind : others) {
        Totals more = made[i];
        more.add(kind.shape);
        more.odd = more.odd != kind.odd_edges;
        if (more.same_flags(whole)) return false;
        if (std::none_of(made.begin() + 1, made.end(), [&](const Totals& t) { return t.same_flags(more); }))
          made.push_back(more);
      }
    }
    return true;
  }

  Verdict (*claimed_)(const Totals&);
};

}  // namespace

void PicareteTotals::add(const Shape& shape, int sign) {
  if (shape.single) {
    p = !p;
    return;
  }
  spare_cycles += sign * std::max(0, shape.cycles - 1);
  phi += sign * (!shape.even_cycles() && !shape.odd_core ? 2 : 1);
  if (!shape.even_cycles() && shape.odd_core) q = !q;
  if (shape.three()) (shape.odd_core ? three_odd : three_even) += sign;
}

bool PicareteTotals::same_flags(const PicareteTotals& other) const {
  return p == other.p && q == other.q && odd == other.odd && (three_even > 0) == (other.three_even > 0) &&
         (three_odd > 0) == (other.three_odd > 0);
}

Verdict picarete_theorem(const PicareteTotals& t) {
  const Value near = t.phi - (t.q ? 1 : 0), p = t.p ? 1 : 0;
  if (t.odd) return {near + p + 1, near + p + 1 + 2 * t.spare_cycles};
  const bool spare = !t.p && (t.three_even > 0 || (!t.q && t.three_odd > 0));
  return {p - near - 2 * (t.spare_cycles - (spare ? 1 : 0)), p - near};
}

bool proved_by_induction(Verdict (*claimed)(const PicareteTotals&)) { return Induction(claimed).holds(); }

}  // namespace arete::inline proof
