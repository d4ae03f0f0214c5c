#include "theory/triangulations/all_green_recurrence.hpp"

#include <utility>

namespace arete::inline theory {

AllGreenRecurrence::AllGreenRecurrence(const Triangulation& board, Budget* budget)
    : board_(board), place_(board.points().size()), known_(3 * board.triangles()) {
  const auto hull = board.points().hull();
  for (std::size_t i = 0; i < hull.size(); ++i) place_[static_cast<std::size_t>(hull[i])] = static_cast<int>(i);
  sort_by_jump(budget);
  for (const Half h : by_jump_) {
    look(budget);
    const Half left = Triangulation::next(h), right = before(h);
    const bool black = (flips_behind(left) && g_behind(right)) || (flips_behind(right) && g_behind(left));
    known_[static_cast<std::size_t>(h)] = {black, black || (b_behind(left) && b_behind(right))};
  }
}

std::int32_t AllGreenRecurrence::jump(Half h) const {
  const auto n = static_cast<std::int32_t>(place_.size());
  const auto place = [&](Half from) { return place_[static_cast<std::size_t>(board_.origin(from))]; };
  return (place(h) - place(Triangulation::next(h)) + n) % n;
}

void AllGreenRecurrence::sort_by_jump(Budget* budget) {
  std::vector<std::size_t> begin(place_.size() + 1);
  const auto halves = static_cast<Half>(known_.size());
  for (Half h = 0; h < halves; ++h) ++begin[static_cast<std::size_t>(jump(h)) + 1];
  for (std::size_t j = 1; j < begin.size(); ++j) begin[j] += begin[j - 1];
  by_jump_.resize(known_.size());
  for (Half h = 0; h < halves; ++h) {
    look(budget);
    by_jump_[begin[static_cast<std::size_t>(jump(h))]++] = h;
  }
}

std::optional<std::vector<AllGreenRecurrence::Half>> AllGreenRecurrence::flips() const {
  for (Half h = 0; h < static_cast<Half>(known_.size()); ++h) {
    if (!begins(h)) continue;
    std::vector<Half> flips{h}, waiting;  // half-edges whose polygons have to become green
    const Half twin = board_.twin(h);
    for (const Half side : {Triangulation::next(h), before(h), Triangulation::next(twin), before(twin)})
      waiting.push_back(board_.twin(side));
    while (!waiting.empty()) {
      const Half next = waiting.back();
      waiting.pop_back();
      if (next != Triangulation::none) make_green(next, waiting, flips);
    }
    return flips;
  }
  return std::nullopt;
}

void AllGreenRecurrence::make_green(Half h, std::vector<Half>& waiting, std::vector<Half>& flips) const {
  Half one = Triangulation::next(h), other = before(h);
  if (!b(h)) {  // its edge is green already, and b is true behind both others
    waiting.push_back(board_.twin(one));
    waiting.push_back(board_.twin(other));
    return;
  }
  if (!flips_behind(one) || !g_behind(other)) std::swap(one, other);
  flips.push_back(one);
  const Half twin = board_.twin(one);
  for (const Half side : {Triangulation::next(twin), before(twin), other}) waiting.push_back(board_.twin(side));
}

}  // namespace arete::inline theory
