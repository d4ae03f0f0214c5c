#include "picarete_game.hpp"

namespace arete::tests {
namespace {}  // namespace

PicareteGame::PicareteGame(const Graph& graph)
    : PicareteComponents(graph),
      first_(links_.size()),
      arcs_(2 * graph.edges.size()),
      place_(count()),
      inside_(count()),
      marks_(links_.size()),
      scratch_(links_.size(), -1),
      edges_left_(graph.edges.size()) {
  removed_.assign(graph.edges.size(), 0);
  for (std::size_t v = 1; v < first_.size(); ++v) first_[v] = first_[v - 1] + links_[v - 1].degree;
  last_ = first_;
  for (std::size_t e = 0; e < graph.edges.size(); ++e) {
    const auto [u, v] = graph.edges[e];
    arcs_[at(last_[at(u)]++)] = {v, static_cast<std::int32_t>(e)};
    arcs_[at(last_[at(v)]++)] = {u, static_cast<std::int32_t>(e)};
  }
  for (std::size_t v = links_.size(); v-- > 0;) {
    if (label_[v] != none) inside_[at(label_[v])] = static_cast<Vertex>(v);
  }
  for (Id c = 0; c < static_cast<Id>(count()); ++c) {
    auto& list = list_of(tally(c));
    place_[at(c)] = list.size();
    list.push_back(c);
  }
}

int PicareteGame::remove(std::size_t edge) {
  const Ends ends = graph_->edges[edge];
  const Id whole = component(ends.u);
  auto left = tally(whole);
  take(whole);
  removed_[edge] = 1;
  --edges_left_;
  toggle(links_, ends, -1);
  --left.edges;
  if (in_core(ends)) {
    toggle(core_, ends, -1);
    for (const auto v : {ends.u, ends.v}) peel(core_, v, [&](Vertex, Vertex) { ++left.outside; });
  } else {
    --left.outside;
  }
  int points = 0;
  for (const auto v : {ends.u, ends.v}) {
    if (degree(v) > 0) continue;
    label_[at(v)] = none;
    ++points;
  }
  left.vertices -= points;
  if (points > 0) {
    if (left.edges > 0) put(whole, left, degree(ends.u) > 0 ? ends.u : ends.v);
    return points;
  }
  const auto part = cut_off(ends);
  if (part.empty()) {
    put(whole, left, ends.u);
    return 0;
  }
  const auto fresh = static_cast<Id>(count());
  for (const auto v : part) label_[at(v)] = fresh;
  tallies_.emplace_back();
  place_.emplace_back();
  inside_.emplace_back();
  const auto small = tally_of(part);
  put(fresh, small, part.front());
  put(whole, {left.edges - small.edges, left.vertices - small.vertices, left.outside - small.outside},
      part.front() == ends.u ? ends.v : ends.u);
  return 0;
}

std::size_t PicareteGame::securing_edge() {
  const auto plan = PicaretePlan::of(*this);
  const Id chosen = of_type_[plan.several ? 1 : 0][static_cast<std::size_t>(plan.in)].back();
  return chosen_edge(*this, plan.edge, edges_of(inside_[at(chosen)], plan.edge), scratch_);
}

/// The i-th arc of v that is left, or none; on the way, arcs of removed edges are forgotten.
const PicareteGame::Arc* PicareteGame::arc(Vertex v, std::int32_t i) {
  auto& last = last_[at(v)];
  for (i += first_[at(v)]; i < last; arcs_[at(i)] = arcs_[at(--last)]) {
    if (removed_[at(arcs_[at(i)].edge)] == 0) return &arcs_[at(i)];
  }
  return nullptr;
}

/// Looks at one arc.
PicareteGame::Step PicareteGame::step(Part& part) {
  if (part.at == part.found.size()) return Step::done;
  const auto* next = arc(part.found[part.at], part.arc++);
  if (next == nullptr) {
    ++part.at;
    part.arc = 0;
    return Step::on;
  }
  auto& mark = marks_[at(next->to)];
  if (mark == 0) {
    mark = part.mark;
    part.found.push_back(next->to);
  }
  return mark == part.mark ? Step::on : Step::met;
}

/// The vertices that one end of a removed edge can still reach if it cannot reach the other, about the fewer of them;
/// else none.
std::vector<PicareteGame::Vertex> PicareteGame::cut_off(Ends ends) {
  std::array<Part, 2> parts{Part{1, {ends.u}}, Part{2, {ends.v}}};
  marks_[at(ends.u)] = 1;
  marks_[at(ends.v)] = 2;
  std::size_t turn = 0;
  Step last = step(parts[turn]);
  while (last == Step::on) {
    turn = 1 - turn;
    last = step(parts[turn]);
  }
  for (const auto& part : parts) {
    for (const auto v : part.found) marks_[at(v)] = 0;
  }
  return last == Step::done ? std::move(parts[turn].found) : std::vector<Vertex>{};
}

/// Of a component with these vertices.
PicareteTally PicareteGame::tally_of(const std::vector<Vertex>& vertices) const {
  PicareteTally t{0, static_cast<std::int32_t>(vertices.size()), 0};
  std::int32_t inside_core = 0;
  for (const auto v : vertices) {
    t.edges += degree(v);
    inside_core += core_[at(v)].degree;
  }
  t.edges /= 2;
  t.outside = t.edges - inside_core / 2;
  return t;
}

void PicareteGame::put(Id component, const PicareteTally& t, Vertex inside) {
  tallies_[at(component)] = t;
  inside_[at(component)] = inside;
  tell(t, 1);
  auto& list = list_of(t);
  place_[at(component)] = list.size();
  list.push_back(component);
}
void PicareteGame::take(Id component) {
  tell(tally(component), -1);
  auto& list = list_of(tally(component));
  const auto place = place_[at(component)];
  list[place] = list.back();
  place_[at(list[place])] = place;
  list.pop_back();
}

/// All edges of a component; if a leaf is wanted, one is enough.
std::vector<std::int32_t> PicareteGame::edges_of(Vertex start, PicaretePlan::Edge wanted) {
  std::vector<Vertex> found{start};
  std::vector<std::int32_t> edges;
  marks_[at(start)] = 1;
  bool enough = false;
  for (std::size_t i = 0; i < found.size() && !enough; ++i) {
    const auto v = found[i];
    const Arc* next = nullptr;
    for (std::int32_t k = 0; !enough && (next = arc(v, k)) != nullptr; ++k) {
      const auto to = next->to;
      enough = wanted == PicaretePlan::Edge::leaf && (degree(v) == 1 || degree(to) == 1);
      if (enough || v < to) edges.push_back(next->edge);
      if (marks_[at(to)] != 0) continue;
      marks_[at(to)] = 1;
      found.push_back(to);
    }
  }
  for (const auto v : found) marks_[at(v)] = 0;
  return edges;
}

}  // namespace arete::tests
