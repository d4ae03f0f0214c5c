#include "view/pictures/scene.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <utility>

#include "view/pictures/bends.hpp"
#include "view/pictures/groups.hpp"
#include "view/pictures/layout.hpp"
#include "view/pictures/letters.hpp"
#include "view/pictures/numbers.hpp"
#include "view/pictures/rows.hpp"

namespace arete::inline view {
namespace {

/// The name of the idea and what the letters mean.
std::string explained(const Idea& idea) {
  constexpr std::size_t most = 8;
  std::string text = idea.name;
  for (std::size_t i = 0, told = 0; i < idea.groups.size() && told < most; ++i) {
    const auto mark = mark_of(idea.groups[i], i);
    if (mark != idea.groups[i].name) text += (told++ == 0 ? ": " : ", ") + mark + " " + idea.groups[i].name;
  }
  return text;
}

class Painter {
 public:
  Painter(const Look& look, const std::vector<MoveText>& best, const std::optional<Idea>& idea,
          const std::vector<ValuedMoves>& values)
      : look_(look), best_(best), idea_(idea), values_(values), count_(look.vertices.size()) {
    collect();
  }

  Scene paint(const std::vector<std::array<double, 2>>& points) {
    if (count_ > 0) {
      const bool given = points.size() == count_;
      place(given ? points : laid_out(), given ? 150 : 100);
      size_vertices(nearest(sheet_.at));
      draw_lines();
      draw_grounds();
      if (idea_) add_groups(scene_, sheet_, idea_->groups);
      draw_vertices();
      draw_tokens();
      add_numbers(scene_, sheet_);
    }
    add_heaps(scene_, look_.heaps, best_, values_);
    scene_.legend = scene_.bottom;
    add_legend(scene_, std::any_of(items_.begin(), items_.end(), [](const Item& i) { return i.grounded(); }),
               look_.arrows);
    return std::move(scene_);
  }

 private:
  struct Item {
    Ends ends;
    Mark mark;
    bool candidate = false, best = false;

    std::size_t u() const { return static_cast<std::size_t>(ends.u); }
    std::size_t v() const { return static_cast<std::size_t>(ends.v); }
    bool grounded() const { return ends.u == ground || ends.v == ground; }
    std::size_t coin() const { return ends.u == ground ? v() : u(); }
  };

  bool is_vertex(std::int64_t v) const { return v >= 0 && static_cast<std::size_t>(v) < count_; }
  bool is_line(std::int64_t u, std::int64_t v) const {
    const auto n = static_cast<std::int64_t>(count_);
    return u != v && u >= ground && v >= ground && u < n && v < n;
  }

  /// The lines of the look that can be drawn, and those that best moves would draw.
  void collect() {
    sheet_.best.assign(count_, false);
    for (const Line& line : look_.lines) {
      if (is_line(line.ends.u, line.ends.v)) items_.push_back({line.ends, line.mark});
    }
    for (const MoveText& move : best_) {
      if (move.size() == 1 && is_vertex(move[0])) sheet_.best[static_cast<std::size_t>(move[0])] = true;
      if (move.size() == 2 && is_line(move[0], move[1]))
        mark_best({static_cast<std::int32_t>(move[0]), static_cast<std::int32_t>(move[1])});
    }
    std::stable_sort(items_.begin(), items_.end(), [&](const Item& a, const Item& b) { return a.mark < b.mark; });
  }

  /// Of parallel lines one that is there and not yet chosen; if there is none, the line is only a candidate.
  void mark_best(Ends ends) {
    bool known = false;
    for (const bool here : {true, false}) {
      for (Item& i : items_) {
        if (ordered(i.ends) != ordered(ends) || (i.mark == Mark::absent) == here) continue;
        known = true;
        if (!std::exchange(i.best, true)) {
          i.candidate = !here;
          return;
        }
      }
      if (known) return;
    }
    items_.push_back({ends, Mark::absent, true, true});
  }

  std::vector<std::array<double, 2>> laid_out() const {
    std::vector<Ends> edges;
    for (const Line& line : look_.lines) edges.push_back(line.ends);
    return layout(count_, edges);
  }

  /// Fits the points into the canvas, shape kept; the nearest neighbours of few points are about `apart` at most.
  void place(const std::vector<std::array<double, 2>>& points, double apart) {
    const auto finite = [](double x) { return std::isfinite(x) ? x / 4 : 0; };
    for (const auto& [x, y] : points) sheet_.at.push_back({finite(x), finite(y)});
    Spot low{1e308, 1e308}, high{-1e308, -1e308};
    const auto show = [&](Spot s) {
      low = {std::min(low.x, s.x), std::min(low.y, s.y)};
      high = {std::max(high.x, s.x), std::max(high.y, s.y)};
    };
    std::for_each(sheet_.at.begin(), sheet_.at.end(), show);
    for (const auto& group : idea_ ? idea_->groups : std::vector<Idea::Group>{}) {
      for (const auto& way : group.ways) {
        for (const auto p : way) show(spot_of(sheet_, p));
      }
    }
    const double extent = std::max(high.x - low.x, high.y - low.y), wide = extent > 0 ? (high.x - low.x) / extent : 0;
    for (Spot& s : sheet_.at) s = extent > 0 ? Spot{(s.x - low.x) / extent, (s.y - low.y) / extent} : Spot{};
    const bool grounds = std::any_of(items_.begin(), items_.end(), [](const Item& i) { return i.grounded(); });
    const double margin = grounds ? 58 : 38, most = scene_.width - 2 * margin;
    const double scale = std::min(wide > 0 ? most / wide : most, std::min(most, apart / median(nearest(sheet_.at))));
    const double flat = extent > 0 ? (high.y - low.y) / extent : 0;
    for (Spot& s : sheet_.at) s = {scene_.width / 2 + scale * (s.x - wide / 2), margin + scale * s.y};
    scene_.top = 2 * margin + scale * flat;
  }

  static double median(std::vector<double> values) {
    const auto half = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), half, values.end());
    return *half;
  }

  void size_vertices(const std::vector<double>& gaps) {
    const double usual = std::min(median(gaps), 150.0);
    sheet_.weight = std::clamp(usual / 45, 0.3, 1.0);
    sheet_.font = std::clamp(0.3 * usual, 4.0, 13.0);
    for (const std::size_t step : {5u, 10u, 50u, 100u, 500u, 1000u})
      sheet_.every = usual * static_cast<double>(sheet_.every) < 5 ? step : sheet_.every;
    for (std::size_t v = 0; v < count_; ++v) {
      sheet_.centre = sheet_.centre + (1 / static_cast<double>(count_)) * sheet_.at[v];
      sheet_.radius.push_back(std::min(std::clamp(0.15 * usual, 1.4, 6.0), std::max(1.0, 0.4 * gaps[v])));
      sheet_.stub.push_back(std::clamp(0.4 * gaps[v], 14.0, 36.0));
      sheet_.rim.push_back(sheet_.radius[v]);
    }
    for (const auto& token : look_.tokens) {
      if (stands(token))
        sheet_.rim[static_cast<std::size_t>(*token)] = (look_.tokens[0] == look_.tokens[1] ? 2.05 : 1) * token_radius();
    }
    for (const Spot s : sheet_.at) sheet_.extent = std::max(sheet_.extent, length(s - sheet_.centre));
    sheet_.directions.resize(count_);
  }
  bool stands(const std::optional<std::int32_t>& token) const {
    return token && *token >= 0 && static_cast<std::size_t>(*token) < count_;
  }
  double token_radius() const { return std::max(6.0, 11 * sheet_.weight); }

  void draw_lines() {
    std::vector<Ends> ends;
    for (const Item& i : items_) ends.push_back(i.ends);
    const auto bend = bends(ends);
    for (std::size_t i = 0; i < items_.size(); ++i) {
      if (!items_[i].grounded()) draw_line(items_[i], bend[i]);
    }
  }

  void draw_line(const Item& item, double bend) {
    const Spot from = sheet_.at[item.u()], to = sheet_.at[item.v()], chord = to - from;
    Stroke stroke{straight(from, to), bend != 0, item.mark, item.candidate, sheet_.weight, {}};
    const Spot aside = bend * std::min(26 * sheet_.weight, 0.3 * length(chord)) * left_of(unit(chord));
    stroke.path[1] = stroke.path[1] + aside;
    stroke.path[2] = stroke.path[2] + aside;
    sheet_.directions[item.u()].push_back(angle(stroke.path[1] - from));
    sheet_.directions[item.v()].push_back(angle(stroke.path[2] - to));
    if (look_.arrows) add_head(stroke, sheet_.rim[item.v()] + 1);
    add(stroke, item.best);
  }

  void add_head(Stroke& stroke, double rim) const {
    const Spot to = stroke.path[3], back = unit(stroke.path[2] - to);
    const double size = std::min(11 * std::sqrt(sheet_.weight), 0.3 * length(stroke.path[0] - to)) +
                        pen(stroke.mark).width * sheet_.weight / 2;
    const Spot tip = to + std::min(rim, 0.4 * length(stroke.path[0] - to)) * back, base = tip + size * back;
    stroke.head = {tip, base + 0.42 * size * left_of(back), base - 0.42 * size * left_of(back)};
    stroke.path[3] = tip + 0.8 * size * back;
  }

  void add(const Stroke& stroke, bool best) {
    for (int i = 0; i < (stroke.bent ? 4 : 1); ++i) {
      const double step = stroke.bent ? 0.25 : 1;
      sheet_.segments.emplace_back(along(stroke.path, i * step), along(stroke.path, (i + 1) * step));
    }
    if (best) {
      scene_.halos.push_back({stroke.path, 16 * std::max(0.5, sheet_.weight)});
      scene_.diamonds.push_back({along(stroke.path, 0.5), 6.5 * std::max(0.5, sheet_.weight)});
    }
    scene_.strokes.push_back(stroke);
  }

  /// Lines to the ground are stubs that end in two bars, spread over the free directions of their vertex.
  void draw_grounds() {
    std::map<std::size_t, std::vector<const Item*>> stubs;
    for (const Item& i : items_) {
      if (i.grounded()) stubs[i.coin()].push_back(&i);
    }
    for (const auto& [v, members] : stubs) {
      const auto found = free_directions(sheet_.directions[v], members.size(), sheet_.outward(v));
      for (std::size_t k = 0; k < members.size(); ++k) {
        const Spot out = polar(1, found[k]), end = sheet_.at[v] + sheet_.stub[v] * out;
        add({straight(sheet_.at[v], end), false, members[k]->mark, members[k]->candidate, sheet_.weight, {}},
            members[k]->best);
        add_ground(scene_, end, out, members[k]->mark, std::max(0.6, sheet_.weight));
        sheet_.directions[v].push_back(found[k]);
      }
    }
  }

  void draw_vertices() {
    sheet_.clear = sheet_.rim;
    for (std::size_t v = 0; v < count_; ++v) {
      scene_.dots.push_back({sheet_.at[v], sheet_.radius[v], look_.vertices[v]});
      if (!sheet_.best[v]) continue;
      sheet_.clear[v] = 1.3 * sheet_.rim[v] + 9 * sheet_.weight;
      scene_.diamonds.push_back({sheet_.at[v], sheet_.clear[v], true});
    }
  }

  /// Two tokens on one vertex stand side by side.
  void draw_tokens() {
    const bool both = look_.tokens[0] && look_.tokens[1], together = both && *look_.tokens[0] == *look_.tokens[1];
    for (const std::size_t t : {0u, 1u}) {
      if (!stands(look_.tokens[t])) continue;
      const double aside = together ? (t == 0 ? -1.05 : 1.05) * token_radius() : 0;
      scene_.tokens.push_back({sheet_.at[static_cast<std::size_t>(*look_.tokens[t])] + Spot{aside, 0}, token_radius(),
                               t == 1, both || t == 1});
    }
  }

  const Look& look_;
  const std::vector<MoveText>& best_;
  const std::optional<Idea>& idea_;
  const std::vector<ValuedMoves>& values_;
  std::size_t count_;  ///< of vertices
  Scene scene_;
  Sheet sheet_;
  std::vector<Item> items_;
};

}  // namespace

std::string mark_of(const Idea::Group& group, std::size_t index) {
  constexpr std::size_t short_name = 4;
  if (group.name.size() <= short_name) return group.name;
  return std::string(1, static_cast<char>('A' + index % 26)) + (index < 26 ? "" : std::to_string(index / 26));
}

Scene words_scene(const std::string& words, const std::string& caption) {
  Scene scene;
  scene.texts.push_back({{scene.width / 2, -20}, decode(words), 13, false, true});
  scene.bottom = scene.legend = -36;
  scene.caption = decode(caption);
  return scene;
}

Scene make_scene(const Look& look, const std::vector<std::array<double, 2>>& points, const std::vector<MoveText>& best,
                 const std::string& caption, const std::optional<Idea>& idea, const std::vector<ValuedMoves>& values) {
  const auto words = idea ? caption + "; " + explained(*idea) : caption;
  if (look.vertices.empty() && look.heaps.empty()) return words_scene("(empty board)", words);
  Scene scene = Painter(look, best, idea, values).paint(points);
  scene.caption = decode(words);
  return scene;
}

}  // namespace arete::inline view
