#include "view/pictures/scene.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <utility>

#include "view/pictures/bends.hpp"
#include "view/pictures/boxes.hpp"
#include "view/pictures/layout.hpp"
#include "view/pictures/letters.hpp"
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
      size_vertices(nearest(at_));
      draw_lines();
      draw_grounds();
      if (idea_) veil_groups();
      draw_vertices();
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

  bool is_line(std::int64_t u, std::int64_t v) const {
    const auto n = static_cast<std::int64_t>(count_);
    return u != v && u >= ground && v >= ground && u < n && v < n;
  }

  /// The lines of the look that can be drawn, and those that best moves would draw.
  void collect() {
    best_vertex_.assign(count_, false);
    for (const Line& line : look_.lines) {
      if (is_line(line.ends.u, line.ends.v)) items_.push_back({line.ends, line.mark});
    }
    for (const MoveText& move : best_) {
      if (move.size() == 1 && is_vertex(move[0])) best_vertex_[static_cast<std::size_t>(move[0])] = true;
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
    for (const auto& [x, y] : points) at_.push_back({finite(x), finite(y)});
    Spot low{1e308, 1e308}, high{-1e308, -1e308};
    const auto show = [&](Spot s) {
      low = {std::min(low.x, s.x), std::min(low.y, s.y)};
      high = {std::max(high.x, s.x), std::max(high.y, s.y)};
    };
    std::for_each(at_.begin(), at_.end(), show);
    for (const auto& group : idea_ ? idea_->groups : std::vector<Idea::Group>{}) {
      for (const auto& way : group.ways) {
        for (const auto p : way) show(spot_of(p));
      }
    }
    const double extent = std::max(high.x - low.x, high.y - low.y), wide = extent > 0 ? (high.x - low.x) / extent : 0;
    for (Spot& s : at_) s = extent > 0 ? Spot{(s.x - low.x) / extent, (s.y - low.y) / extent} : Spot{};
    const bool grounds = std::any_of(items_.begin(), items_.end(), [](const Item& i) { return i.grounded(); });
    const double margin = grounds ? 58 : 38, most = scene_.width - 2 * margin;
    const double scale = std::min(wide > 0 ? most / wide : most, std::min(most, apart / median(nearest(at_))));
    const double flat = extent > 0 ? (high.y - low.y) / extent : 0;
    for (Spot& s : at_) s = {scene_.width / 2 + scale * (s.x - wide / 2), margin + scale * s.y};
    scene_.top = 2 * margin + scale * flat;
  }

  bool is_vertex(std::int64_t v) const { return v >= 0 && static_cast<std::size_t>(v) < count_; }
  Spot spot_of(Idea::Place p) const {
    if (!is_vertex(p.vertex) || !is_vertex(p.from)) return at_[0];
    return 2 * at_[static_cast<std::size_t>(p.vertex)] - at_[static_cast<std::size_t>(p.from)];
  }

  static double median(std::vector<double> values) {
    const auto half = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), half, values.end());
    return *half;
  }

  void size_vertices(const std::vector<double>& gaps) {
    const double usual = std::min(median(gaps), 150.0);
    weight_ = std::clamp(usual / 45, 0.3, 1.0);
    font_ = std::clamp(0.3 * usual, 4.0, 13.0);
    for (const std::size_t step : {5u, 10u, 50u, 100u, 500u, 1000u})
      every_ = usual * static_cast<double>(every_) < 5 ? step : every_;
    for (std::size_t v = 0; v < count_; ++v) {
      centre_ = centre_ + (1 / static_cast<double>(count_)) * at_[v];
      radius_.push_back(std::min(std::clamp(0.15 * usual, 1.4, 6.0), std::max(1.0, 0.4 * gaps[v])));
      stub_.push_back(std::clamp(0.4 * gaps[v], 14.0, 36.0));
      rim_.push_back(radius_[v]);
    }
    for (const auto& token : look_.tokens) {
      if (stands(token))
        rim_[static_cast<std::size_t>(*token)] = (look_.tokens[0] == look_.tokens[1] ? 2.05 : 1) * token_radius();
    }
    for (const Spot s : at_) extent_ = std::max(extent_, length(s - centre_));
    directions_.resize(count_);
  }
  bool stands(const std::optional<std::int32_t>& token) const {
    return token && *token >= 0 && static_cast<std::size_t>(*token) < count_;
  }
  double token_radius() const { return std::max(6.0, 11 * weight_); }

  void draw_lines() {
    std::vector<Ends> ends;
    for (const Item& i : items_) ends.push_back(i.ends);
    const auto bend = bends(ends);
    for (std::size_t i = 0; i < items_.size(); ++i) {
      if (!items_[i].grounded()) draw_line(items_[i], bend[i]);
    }
  }

  void draw_line(const Item& item, double bend) {
    const Spot from = at_[item.u()], to = at_[item.v()], chord = to - from;
    Stroke stroke{straight(from, to), bend != 0, item.mark, item.candidate, weight_, {}};
    const Spot aside = bend * std::min(26 * weight_, 0.3 * length(chord)) * left_of(unit(chord));
    stroke.path[1] = stroke.path[1] + aside;
    stroke.path[2] = stroke.path[2] + aside;
    directions_[item.u()].push_back(angle(stroke.path[1] - from));
    directions_[item.v()].push_back(angle(stroke.path[2] - to));
    if (look_.arrows) add_head(stroke, rim_[item.v()] + 1);
    add(stroke, item.best);
  }

  void add_head(Stroke& stroke, double rim) const {
    const Spot to = stroke.path[3], back = unit(stroke.path[2] - to);
    const double size =
        std::min(11 * std::sqrt(weight_), 0.3 * length(stroke.path[0] - to)) + pen(stroke.mark).width * weight_ / 2;
    const Spot tip = to + std::min(rim, 0.4 * length(stroke.path[0] - to)) * back, base = tip + size * back;
    stroke.head = {tip, base + 0.42 * size * left_of(back), base - 0.42 * size * left_of(back)};
    stroke.path[3] = tip + 0.8 * size * back;
  }

  void add(const Stroke& stroke, bool best) {
    for (int i = 0; i < (stroke.bent ? 4 : 1); ++i) {
      const double step = stroke.bent ? 0.25 : 1;
      segments_.emplace_back(along(stroke.path, i * step), along(stroke.path, (i + 1) * step));
    }
    if (best) {
      scene_.halos.push_back({stroke.path, 16 * std::max(0.5, weight_)});
      scene_.diamonds.push_back({along(stroke.path, 0.5), 6.5 * std::max(0.5, weight_)});
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
      const auto found = free_directions(directions_[v], members.size(), outward(v));
      for (std::size_t k = 0; k < members.size(); ++k) {
        const Spot out = polar(1, found[k]), end = at_[v] + stub_[v] * out;
        add({straight(at_[v], end), false, members[k]->mark, members[k]->candidate, weight_, {}}, members[k]->best);
        add_ground(scene_, end, out, members[k]->mark, std::max(0.6, weight_));
        directions_[v].push_back(found[k]);
      }
    }
  }
  double outward(std::size_t v) const {
    return length(at_[v] - centre_) > 1e-6 ? angle(at_[v] - centre_) : std::numbers::pi / 2;
  }

  double box_side() const { return 15 * std::max(0.5, weight_); }
  /// The name of a group stands at the one of its faces, lines or vertices that is nearest to its middle, or at each.
  /// Of a group of faces the lines are not painted: they are the sides of its boxes.
  void veil_groups() {
    std::size_t index = 0;
    for (const Idea::Group& group : idea_->groups) {
      auto places = add_boxes(scene_, group.faces, at_, box_side(), veil_colours[index % veil_colours.size()]);
      const auto veil = [&](Spot from, Spot to, double width) {
        scene_.veils.push_back(
            {straight(from, to), width * std::max(0.5, weight_), veil_colours[index % veil_colours.size()]});
        places.push_back(0.5 * (from + to));
      };
      for (const Ends e : group.faces.empty() ? group.lines : std::vector<Ends>{}) {
        if (is_line(e.u, e.v) && e.u >= 0 && e.v >= 0)
          veil(at_[static_cast<std::size_t>(e.u)], at_[static_cast<std::size_t>(e.v)], 22);
      }
      for (const auto& way : group.ways) {
        for (std::size_t i = 1; i < way.size(); ++i) veil(spot_of(way[i - 1]), spot_of(way[i]), 7);
      }
      for (const std::int32_t v : group.vertices) {
        if (is_vertex(v)) veil(at_[static_cast<std::size_t>(v)], at_[static_cast<std::size_t>(v)], 34);
      }
      if (!places.empty() && !group.each) places = {beside_diamonds(middle_one(places))};
      for (const Spot at : places) scene_.texts.push_back({at, wide(mark_of(group, index)), 1.25 * font_});
      ++index;
    }
  }
  /// A name and the mark of a best move are not put on one another.
  Spot beside_diamonds(Spot s) const {
    const bool taken = std::any_of(scene_.diamonds.begin(), scene_.diamonds.end(),
                                   [&](const Diamond& d) { return length(d.at - s) < d.radius; });
    return taken ? s + Spot{0, -1.7 * font_} : s;
  }
  static Spot middle_one(const std::vector<Spot>& places) {
    Spot mean;
    for (const Spot s : places) mean = mean + (1 / static_cast<double>(places.size())) * s;
    return *std::min_element(places.begin(), places.end(),
                             [&](Spot a, Spot b) { return length(a - mean) < length(b - mean); });
  }

  void draw_vertices() {
    clear_ = rim_;
    for (std::size_t v = 0; v < count_; ++v) {
      scene_.dots.push_back({at_[v], radius_[v], look_.vertices[v]});
      if (!best_vertex_[v]) continue;
      clear_[v] = 1.3 * rim_[v] + 9 * weight_;
      scene_.diamonds.push_back({at_[v], clear_[v], true});
    }
    draw_tokens();
    const bool thorough = count_ * segments_.size() < 20'000'000;
    for (std::size_t v = 0; v < count_; ++v) {
      if (v % every_ == 0 || best_vertex_[v] || rim_[v] > radius_[v]) label(v, thorough);
    }
  }

  /// Two tokens on one vertex stand side by side.
  void draw_tokens() {
    const bool both = look_.tokens[0] && look_.tokens[1], together = both && *look_.tokens[0] == *look_.tokens[1];
    for (const std::size_t t : {0u, 1u}) {
      if (!stands(look_.tokens[t])) continue;
      const double aside = together ? (t == 0 ? -1.05 : 1.05) * token_radius() : 0;
      scene_.tokens.push_back(
          {at_[static_cast<std::size_t>(*look_.tokens[t])] + Spot{aside, 0}, token_radius(), t == 1, both || t == 1});
    }
  }

  /// What a number near vertex v must keep clear of, with x squeezed so that a wide number counts as round.
  struct Obstacles {
    std::vector<std::array<Spot, 2>> lines;
    std::vector<std::pair<Spot, double>> discs;

    double clearance(Spot s) const {
      double free = 1e9;
      for (const auto& [a, b] : lines) free = std::min(free, distance(s, a, b));
      for (const auto& [c, r] : discs) free = std::min(free, length(s - c) - r);
      return free;
    }
  };
  static Spot squeezed(Spot s, double by) { return {s.x / by, s.y}; }

  Obstacles obstacles(std::size_t v, double squeeze) const {
    Obstacles found;
    const double near = clear_[v] + 4 * font_ + 10;
    for (const auto& [a, b] : segments_) {
      if (distance(at_[v], a, b) < near) found.lines.push_back({squeezed(a, squeeze), squeezed(b, squeeze)});
    }
    const auto disc = [&](Spot s, double radius) {
      if (length(s - at_[v]) < near + radius) found.discs.emplace_back(squeezed(s, squeeze), radius);
    };
    for (std::size_t w = 0; w < count_; ++w) disc(at_[w], w == v ? 0 : clear_[w]);
    for (const Diamond& d : scene_.diamonds) disc(d.at, d.behind ? 0 : d.radius);
    for (const Text& t : scene_.texts) disc(t.at, 0.5 * font_);
    return found;
  }

  /// The number of a vertex goes into the widest gap between its lines, or, unless there are very many of them, where
  /// it keeps clear of everything, in one of sixteen directions, near or a little farther.
  void label(std::size_t v, bool thorough) {
    const std::u32string text = wide(std::to_string(v));
    const double half = 0.31 * font_ * static_cast<double>(text.size()), high = 0.4 * font_,
                 squeeze = std::max(1.0, half / high);
    const Obstacles around = thorough ? obstacles(v, squeeze) : Obstacles{};
    const double out = outward(v), pull = 0.4 * std::pow(length(at_[v] - centre_) / extent_, 3);
    Spot best;
    double best_score = -1e9;
    for (int k = -1; k < (thorough ? 32 : 0); ++k) {
      const double direction = k < 0 ? free_directions(directions_[v], 1, out)[0] : std::numbers::pi * k / 8;
      const double across = std::abs(std::cos(direction)), up = std::abs(std::sin(direction));
      const double shape = best_vertex_[v] ? std::max(rim_[v], clear_[v] / (across + up)) : clear_[v];
      const Spot at = at_[v] + polar(shape + (k < 16 ? 2 : 2 + 0.7 * font_) + across * half + up * high, direction);
      const double taste = (k < 0 ? 0.2 : 0) - (k >= 16 ? 2.2 : 0) + pull * std::cos(direction - out) +
                           (0.5 - pull) * std::cos(direction - 1);
      const double score = std::min(high + 5, around.clearance(squeezed(at, squeeze))) + taste;
      if (score > best_score) best_score = score, best = at;
    }
    scene_.texts.push_back({best, text, font_});
  }

  const Look& look_;
  const std::vector<MoveText>& best_;
  const std::optional<Idea>& idea_;
  const std::vector<ValuedMoves>& values_;
  std::size_t count_, every_ = 1;  ///< vertices, and how many of them share one number where they are dense
  Scene scene_;
  std::vector<Item> items_;
  std::vector<bool> best_vertex_;
  std::vector<Spot> at_;
  std::vector<double> radius_, rim_, clear_, stub_;  ///< of discs, with tokens, with diamonds; of lines to the ground
  std::vector<std::vector<double>> directions_;
  std::vector<std::pair<Spot, Spot>> segments_;
  Spot centre_;
  double extent_ = 1, weight_ = 1, font_ = 13;  ///< of the whole board: its size, that of pens, that of numbers
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
