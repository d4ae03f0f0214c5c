#include "theory/triangulations/inner_clusters.hpp"

#include <algorithm>
#include <bitset>

namespace arete::inline theory {

std::size_t InnerCluster::Hash::operator()(const Set& set) const {
  std::uint64_t hash = 0;
  for (std::size_t i = 0; i < Set::capacity / 8; ++i) hash = (hash ^ set.byte(i)) * 0x9E3779B97F4A7C15ull;
  return hash ^ hash >> 29;
}

InnerCluster::InnerCluster(const Triangulation& board, const ColoringFaces& faces, std::vector<Face> component,
                           Budget* budget, MemoryShare& memory)
    : board_(board), budget_(budget), memory_(&memory), component_(std::move(component)), near_(component_.size()) {
  if (component_.size() > most_faces) throw TooLarge{};
  std::sort(component_.begin(), component_.end());
  for (std::size_t i = 0; i < component_.size(); ++i) {
    for (Half h = 3 * component_[i]; h < 3 * component_[i] + 3; ++h) {
      if (const Face other = faces.behind(h); other >= 0) {
        near_[i] = near_[i].with(static_cast<std::size_t>(
            std::lower_bound(component_.begin(), component_.end(), other) - component_.begin()));
      }
    }
    if (!faces.at_hull(component_[i])) inner_ = inner_.with(i);
  }
  value_ = kayles_values(component_.size());
}

std::vector<Ends> InnerCluster::moves_to(int value) {
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
      if (nimber(all.without(i).without(static_cast<std::size_t>(it - component_.begin()))) == value)
        list.push_back(board_.ends(h));
    }
  }
  return list;
}

InnerCluster::Set InnerCluster::part_of(const Set& untaken) const {
  Set part = Set::of(untaken.front()), edge = part;
  while (!edge.empty()) {
    Set next;
    for (const std::size_t i : edge) next |= near_[i];
    edge = (next & untaken) - part;
    part |= edge;
  }
  return part;
}

InnerCluster::Set InnerCluster::idle(const Set& part) const {
  Set result;
  for (const std::size_t i : part& inner_) {
    if (!near_[i].meets(part & inner_)) result = result.with(i);
  }
  return result;
}

int InnerCluster::nimber(Set untaken) {
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

int InnerCluster::of_part(const Set& part) {
  const auto size = static_cast<std::size_t>(part.size());
  if (!part.meets(inner_)) {
    if (tree(part)) return value_[size];
    int mex = 0;  // a ring: one or two faces go, a row is left
    while (mex == value_[size - 1] || mex == value_[size - 2]) ++mex;
    return mex;
  }
  if (const auto it = parts_.find(part); it != parts_.end()) return it->second;
  const int nimber = of_tangled(part);
  if (parts_.size() >= most_remembered) throw TooLarge{};
  constexpr double bytes = 256;  // of a part and the shapes in it
  memory_->grow(bytes);
  parts_.emplace(part, nimber);
  return nimber;
}

int InnerCluster::of_tangled(const Set& part) {
  if (!tree(part)) return mex_of_options(part);
  const auto shape = shapes_.number(part, near_, inner_);
  if (!shape) throw TooLarge{};
  if (const auto it = trees_.find(*shape); it != trees_.end()) return it->second;
  const int nimber = mex_of_options(part);
  trees_.emplace(*shape, nimber);
  return nimber;
}

bool InnerCluster::tree(const Set& part) const {
  int links = 0;
  for (const std::size_t i : part) links += (near_[i] & part).size();
  return links < 2 * part.size();
}

int InnerCluster::mex_of_options(const Set& part) {
  std::bitset<4 * most_faces + 1> seen;  // there are at most three moves a face
  for (const std::size_t i : part) {
    look(budget_);
    const Set rest = part.without(i);
    if (!inner_.has(i)) seen.set(static_cast<std::size_t>(nimber(rest)));
    for (const std::size_t k : near_[i] & part) {
      if (k > i) seen.set(static_cast<std::size_t>(nimber(rest.without(k))));
    }
  }
  int mex = 0;
  while (seen.test(static_cast<std::size_t>(mex))) ++mex;
  return mex;
}

}  // namespace arete::inline theory
