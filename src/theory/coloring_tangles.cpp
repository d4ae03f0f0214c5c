#include "theory/coloring_tangles.hpp"

#include <algorithm>
#include <bitset>

namespace arete {

std::size_t ColoringTangle::Hash::operator()(const Set& set) const {
  std::uint64_t hash = 0;
  for (std::size_t i = 0; i < Set::capacity / 8; i += 8) {
    std::uint64_t word = 0;
    for (std::size_t k = 0; k < 8; ++k) word |= static_cast<std::uint64_t>(set.byte(i + k)) << (8 * k);
    hash = (hash ^ word) * 0x9E3779B97F4A7C15ull;
    hash ^= hash >> 29;
  }
  return hash;
}

ColoringTangle::ColoringTangle(const Triangulation& board, const ColoringFaces& faces, std::vector<Face> component)
    : board_(board), component_(std::move(component)), near_(component_.size()) {
  if (component_.size() > most_faces) throw TooLarge{};
  std::sort(component_.begin(), component_.end());
  for (std::size_t i = 0; i < component_.size(); ++i) {
    for (Half h = 3 * component_[i]; h < 3 * component_[i] + 3; ++h) {
      if (const Face other = faces.behind(h); other >= 0) {
        near_[i] = near_[i].with(static_cast<std::size_t>(std::lower_bound(component_.begin(), component_.end(), other) - component_.begin()));
      }
    }
    if (!faces.at_hull(component_[i])) inner_ = inner_.with(i);
  }
  value_ = kayles_values(component_.size());
}

std::vector<Ends> ColoringTangle::moves_to(int value) {
  std::vector<Ends> list;
  const Set all = Set::below(component_.size());
  for (std::size_t i = 0; i < component_.size(); ++i) {
    for (Half h = 3 * component_[i]; h < 3 * component_[i] + 3; ++h) {
      const Half twin = board_.twin(h);
      if (twin == Triangulation::none) {
        if (nimber(all.without(i)) == value) list.push_back(board_.ends(h));
        continue;
      }
      const auto it = std::lower_bound(component_.begin(), component_.end(), twin / 3);
      if (twin < h || it == component_.end() || *it != twin / 3) continue;
      if (nimber(all.without(i).without(static_cast<std::size_t>(it - component_.begin()))) == value) list.push_back(board_.ends(h));
    }
  }
  return list;
}

ColoringTangle::Set ColoringTangle::part_of(const Set& untaken) const {
  Set part = Set::of(untaken.front()), edge = part;
  while (!edge.empty()) {
    Set next;
    for (const std::size_t i : edge) next |= near_[i];
    edge = (next & untaken) - part;
    part |= edge;
  }
  return part;
}

ColoringTangle::Set ColoringTangle::idle(const Set& part) const {
  Set result;
  for (const std::size_t i : part& inner_) {
    if (!near_[i].meets(part & inner_)) result = result.with(i);
  }
  return result;
}

int ColoringTangle::nimber(Set untaken) {
  int sum = 0;
  while (!untaken.empty()) {
    const Set part = part_of(untaken);
    untaken -= part;
    if (const Set out = idle(part); !out.empty()) {
      untaken |= part - out;
    } else {
      sum ^= of_part(part);
    }
  }
  return sum;
}

int ColoringTangle::of_part(const Set& part) {
  if (part.meets(inner_)) return by_options(part);
  int links = 0;
  for (const std::size_t i : part) links += (near_[i] & part).size();
  const auto size = static_cast<std::size_t>(part.size());
  if (static_cast<std::size_t>(links) < 2 * size) return value_[size];
  int mex = 0;  // a ring: one or two faces go, a row is left
  while (mex == value_[size - 1] || mex == value_[size - 2]) ++mex;
  return mex;
}

int ColoringTangle::by_options(const Set& part) {
  if (const auto it = known_.find(part); it != known_.end()) return it->second;
  std::bitset<4 * most_faces + 1> seen;  // there are at most three moves a face
  for (const std::size_t i : part) {
    const Set rest = part.without(i);
    if (!inner_.has(i)) seen.set(static_cast<std::size_t>(nimber(rest)));
    for (const std::size_t k : near_[i] & part) {
      if (k > i) seen.set(static_cast<std::size_t>(nimber(rest.without(k))));
    }
  }
  std::int16_t mex = 0;
  while (seen.test(static_cast<std::size_t>(mex))) ++mex;
  if (known_.size() >= most_remembered) throw TooLarge{};
  known_.emplace(part, mex);
  return mex;
}

}  // namespace arete
