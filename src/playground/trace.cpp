#include "playground/trace.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "view/documents/answer_json.hpp"

namespace arete::inline playground {
namespace {

using Json = nlohmann::ordered_json;

/// A line among those with the same two ends.
using LineKey = std::pair<Ends, std::size_t>;

/// The lines with their keys, in their order.
std::vector<std::pair<LineKey, Mark>> keyed(const Look& look) {
  std::map<Ends, std::size_t> copies;
  std::vector<std::pair<LineKey, Mark>> list;
  for (const auto& [ends, mark] : look.lines) {
    const Ends between = look.arrows ? ends : ordered(ends);
    list.push_back({{between, copies[between]++}, mark});
  }
  return list;
}
std::map<LineKey, Mark> marks(const Look& look) {
  const auto list = keyed(look);
  return {list.begin(), list.end()};
}

bool names_copy(const Replay::Ply& ply) { return ply.move.size() == 3; }
Ends ends_of(const MoveText& move) {
  return ordered({static_cast<std::int32_t>(move[0]), static_cast<std::int32_t>(move[1])});
}

/// The lines of parallel ones that are gone: those that moves have named, and of the others the last.
std::set<std::size_t> taken_copies(std::size_t copies, Ends between, const std::vector<Replay::Ply>& history) {
  std::set<std::size_t> taken;
  for (const auto& ply : history) {
    if (ply.move.size() < 2 || ends_of(ply.move) != between) continue;
    auto copy = names_copy(ply) ? static_cast<std::size_t>(ply.move[2]) : copies - 1;
    if (taken.contains(copy)) copy = copies - 1;
    while (copy > 0 && taken.contains(copy)) --copy;
    taken.insert(copy);
  }
  return taken;
}

/// Rules know how many of parallel lines are left, but not which.
Look with_named_copies(Look look, const std::vector<Replay::Ply>& history) {
  if (!look.heaps.empty() || std::ranges::none_of(history, names_copy)) return look;
  std::map<Ends, std::vector<std::size_t>> classes;
  for (std::size_t i = 0; i < look.lines.size(); ++i) classes[ordered(look.lines[i].ends)].push_back(i);
  for (const auto& [between, lines] : classes) {
    const auto is_there = [&](std::size_t i) { return look.lines[i].mark != Mark::absent; };
    const auto there = std::ranges::find_if(lines, is_there);
    const auto taken = taken_copies(lines.size(), between, history);
    const auto gone = lines.size() - static_cast<std::size_t>(std::ranges::count_if(lines, is_there));
    if (there == lines.end() || taken.size() != gone) continue;
    const Mark mark = look.lines[*there].mark;
    for (std::size_t k = 0; k < lines.size(); ++k) look.lines[lines[k]].mark = taken.contains(k) ? Mark::absent : mark;
  }
  return look;
}

}  // namespace

void Trace::watch(const Replay& game) {
  const auto& session = *game.session;
  cells_ = session.infinite() != nullptr;
  Look now = cells_ ? Look{} : with_named_copies(session.look(), game.history);
  if (game.history.empty()) {
    takers_.assign(now.vertices.size(), std::nullopt);
  } else {
    const auto& ply = game.history.back();
    if (turn_.empty() || by_ != ply.by || alone_) {
      before_ = look_;
      by_ = ply.by;
      turn_.clear();
    }
    turn_.push_back(ply.move);
    for (std::size_t v = 0; v < now.vertices.size(); ++v) {
      if (now.vertices[v] == Mark::absent && look_.vertices[v] != Mark::absent) takers_[v] = ply.by;
    }
  }
  look_ = std::move(now);
}

/// Those with another mark, and the one along which a token has moved.
Json Trace::changed_lines() const {
  const auto before = marks(before_);
  const auto now = keyed(look_);
  Json list = Json::array();
  for (std::size_t i = 0; i < now.size(); ++i) {
    const auto it = before.find(now[i].first);
    const Ends e = look_.lines[i].ends;
    const bool walked = std::ranges::any_of(std::array<std::size_t, 2>{0, 1}, [&](std::size_t t) {
      const auto from = before_.tokens[t], to = look_.tokens[t];
      return from && to && from != to && (Ends{*from, *to} == e || (!look_.arrows && Ends{*to, *from} == e));
    });
    if (it == before.end() || it->second != now[i].second || walked) list.push_back(i);
  }
  return list;
}

Json Trace::changed_vertices() const {
  std::set<std::size_t> changed;
  for (std::size_t v = 0; v < look_.vertices.size(); ++v) {
    if (look_.vertices[v] != before_.vertices[v]) changed.insert(v);
  }
  for (std::size_t t = 0; t < look_.tokens.size(); ++t) {
    if (look_.tokens[t] && look_.tokens[t] != before_.tokens[t])
      changed.insert(static_cast<std::size_t>(*look_.tokens[t]));
  }
  return changed;
}

Json Trace::new_heaps() const {
  auto before = before_.heaps;
  Json list = Json::array();
  for (std::size_t i = 0; i < look_.heaps.size(); ++i) {
    const auto it = std::ranges::find(before, look_.heaps[i]);
    if (it == before.end()) {
      list.push_back(i);
    } else {
      before.erase(it);
    }
  }
  return list;
}

Json Trace::gone_lines() const {
  const auto now = marks(look_);
  Json list = Json::array();
  for (const auto& [key, mark] : marks(before_)) {
    if (mark != Mark::absent && !now.contains(key)) list.push_back({key.first.u, key.first.v});
  }
  return list;
}

Json Trace::last_turn() const {
  if (turn_.empty()) return nullptr;
  Json json{{"by", name(by_)}, {"moves", to_json_value(turn_)}};
  if (cells_) return json;
  json["lines"] = changed_lines();
  json["gone"] = gone_lines();
  json["vertices"] = changed_vertices();
  json["heaps"] = new_heaps();
  return json;
}

}  // namespace arete::inline playground
