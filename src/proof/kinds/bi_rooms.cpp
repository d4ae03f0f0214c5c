#include "proof/kinds/bi_rooms.hpp"

#include <algorithm>
#include <map>
#include <string>

namespace arete::inline proof {
namespace {

using Index = PointSet::Index;
using Kind = RoomShape::Kind;

/// The segments with their owners, drawn one by one.
class Drawing {
 public:
  Drawing(const PointSet& points, bool extra)
      : points_(points), extra_(extra), hull_(points.hull()), place_(points.size(), -1), neighbours_(points.size()) {
    // The list of rooms that hold is for at most one inner point.
    require(hull_.size() >= 3 && hull_.size() + 1 >= points.size(), "there is more than one inner point");
    for (std::size_t i = 0; i < hull_.size(); ++i) place_[static_cast<std::size_t>(hull_[i])] = static_cast<Index>(i);
    for (std::size_t v = 0; v < place_.size(); ++v) {
      if (place_[v] < 0) inner_ = static_cast<Index>(v);
    }
  }
  void draw(Ends e) {
    require(e.u < e.v && e.u >= 0 && static_cast<std::size_t>(e.v) < points_.size(), text(e) + " is no segment");
    require(!won_, text(e) + " comes after the end");
    require(owner_.emplace(e, to_move_).second, text(e) + " is drawn twice");
    Value closed = 0;
    const bool fewer = neighbours(e.u).size() <= neighbours(e.v).size();
    const Index other = fewer ? e.v : e.u;
    for (const Index w : neighbours(fewer ? e.u : e.v))
      closed += side(e.u, w) == side(e.v, w) && side(other, w) == letter(to_move_) && empty(e.u, e.v, w);
    neighbours(e.u).push_back(e.v);
    neighbours(e.v).push_back(e.u);
    if (extra_) lead_ += to_move_ == Player::first ? closed : -closed;
    won_ = !extra_ && closed > 0;
    if (!extra_ || closed == 0) to_move_ = opponent(to_move_);
  }
  /// How many segments drawing it looks at.
  std::size_t degree(Ends e) const {
    const auto at = [&](Index v) {
      const auto place = static_cast<std::size_t>(v);
      return place < neighbours_.size() ? neighbours_[place].size() : 0;
    };
    return std::min(at(e.u), at(e.v));
  }
  Player to_move() const { return to_move_; }
  Value lead() const { return lead_; }
  /// Somebody has closed the triangle that ends the game.
  bool won() const { return won_; }
  Index inner() const { return inner_; }
  bool at_hull(Index a, Index b) const {
    return place(a) >= 0 && place(b) >= 0 && (place(a) + 1) % static_cast<Index>(hull_.size()) == place(b);
  }
  /// The letter of the owner, or `-`.
  char side(Index a, Index b) const {
    const auto it = owner_.find(ordered({a, b}));
    return it == owner_.end() ? '-' : letter(it->second);
  }
  static char letter(Player who) { return who == Player::first ? '1' : '2'; }
  std::size_t spokes() const { return inner_ < 0 ? 0 : neighbours_[static_cast<std::size_t>(inner_)].size(); }

  /// Refuses unless the corners are those of a polygon around nothing but, if it is there, the inner point.
  void require_polygon(const RoomShape& room) const {
    std::vector<Index> order;
    for (const Index v : room.corners) {
      require(v >= 0 && static_cast<std::size_t>(v) < points_.size(), "a room has a corner that is no point");
      if (v != inner_) order.push_back(place(v));
    }
    const bool with_inner = order.size() < room.corners.size();
    require(room.corners.size() >= 3 && order.size() + 1 >= room.corners.size(),
            "a room has less than three corners, or the inner point twice");
    if (with_inner)
      require(room.kind == Kind::polygon && room.corners[0] == inner_, "the inner point must be the first corner");
    if (!with_inner) std::rotate(order.begin(), std::min_element(order.begin(), order.end()), order.end());
    std::size_t descents = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
      const Index a = order[i], b = order[i + 1 < order.size() ? i + 1 : 0];
      require(a != b, "a room has a corner twice");
      descents += b < a;
      const bool last = with_inner && i + 1 == order.size();
      if ((with_inner || room.kind != Kind::polygon) && !last) {
        require(points_.orientation(hull_[static_cast<std::size_t>(a)], hull_[static_cast<std::size_t>(b)], inner_) > 0,
                "a room is not around the inner point");
      }
    }
    require(descents == 1, "the corners of a room are not in order");
  }
  /// The angle at the inner point, the first corner, is larger than half a turn.
  bool reflex(const RoomShape& room) const {
    return inner_ >= 0 && room.corners[0] == inner_ &&
           points_.orientation(room.corners.back(), inner_, room.corners[1]) < 0;
  }
  /// All that rooms must have as sides, each way.
  std::vector<Ends> all_sides() const {
    std::vector<Ends> sides;
    for (std::size_t i = 0; i < hull_.size(); ++i) sides.push_back({hull_[i], hull_[i + 1 < hull_.size() ? i + 1 : 0]});
    for (const auto& [e, who] : owner_) {
      if (at_hull(e.u, e.v) || at_hull(e.v, e.u)) continue;
      sides.push_back(e);
      sides.push_back({e.v, e.u});
    }
    std::sort(sides.begin(), sides.end());
    return sides;
  }

 private:
  Index place(Index v) const { return place_[static_cast<std::size_t>(v)]; }
  std::vector<Index>& neighbours(Index v) { return neighbours_[static_cast<std::size_t>(v)]; }
  bool empty(Index a, Index b, Index c) const {
    if (inner_ < 0 || a == inner_ || b == inner_ || c == inner_) return true;
    const int turn = points_.orientation(a, b, inner_);
    return turn != points_.orientation(b, c, inner_) || turn != points_.orientation(c, a, inner_);
  }

  const PointSet& points_;
  bool extra_;
  std::vector<Index> hull_, place_;
  std::vector<std::vector<Index>> neighbours_;
  std::map<Ends, Player> owner_;
  Index inner_ = -1;
  Player to_move_ = Player::first;
  Value lead_ = 0;
  bool won_ = false;
};

/// Refuses unless these are the rooms of the drawing.
void require_rooms(const Drawing& drawing, const std::vector<RoomShape>& rooms) {
  std::vector<Ends> sides;
  std::size_t lone = 0, hanging = 0;
  for (const auto& room : rooms) {
    require(room.kind == Kind::polygon || drawing.inner() >= 0, "there is no inner point");
    drawing.require_polygon(room);
    for (std::size_t i = 0; i < room.corners.size(); ++i)
      sides.push_back({room.corners[i], room.corners[i + 1 < room.corners.size() ? i + 1 : 0]});
    lone += room.kind == Kind::lone;
    hanging += room.kind == Kind::hanging;
    if (room.kind != Kind::hanging) continue;
    sides.push_back({room.corners[0], drawing.inner()});
    sides.push_back({drawing.inner(), room.corners[0]});
  }
  // The inner point is in the one room that says so, or a corner; no other room may have it inside.
  require(lone == (drawing.inner() >= 0 && drawing.spokes() == 0 ? 1 : 0) && hanging == (drawing.spokes() == 1 ? 1 : 0),
          "the inner point is elsewhere");
  std::sort(sides.begin(), sides.end());
  // Rooms that are simple polygons and fit together along all that is drawn cover the hull once: nothing crosses.
  require(sides == drawing.all_sides(),
          "the rooms do not fit together along the sides of the hull and the segments drawn");
}

/// The sides in order, A the attacker's, D the other's.
std::string word(const Drawing& drawing, const RoomShape& room, Player attacker) {
  std::string letters;
  for (std::size_t i = 0; i < room.corners.size(); ++i) {
    const char side = drawing.side(room.corners[i], room.corners[i + 1 < room.corners.size() ? i + 1 : 0]);
    letters += side == '-' ? '-' : side == Drawing::letter(attacker) ? 'A' : 'D';
  }
  return letters;
}

/// The rooms of the theorem.
bool holds(const Drawing& drawing, const RoomShape& room, Player attacker) {
  const std::string w = word(drawing, room, attacker);
  const auto attacks = std::count(w.begin(), w.end(), 'A');
  const bool triangle = w.size() == 3;
  if (room.kind == Kind::lone) return attacks < 2;
  if (room.kind == Kind::hanging) {
    return drawing.side(drawing.inner(), room.corners[0]) == Drawing::letter(opponent(attacker)) &&
           (attacks < 2 || triangle);
  }
  if (drawing.reflex(room)) {
    const bool behind =
        attacks == 2 && ((w.starts_with("DA") && w.ends_with('A')) || (w.starts_with('A') && w.ends_with("AD")));
    return attacks < 2 || behind || (w.size() == 4 && w.front() == 'D' && w.back() == 'D');
  }
  if (triangle) return attacks < 2 || w.find('-') == std::string::npos;
  const bool clasped = attacks == 2 && (w + w).find("ADA") != std::string::npos;
  return attacks < 2 || clasped || w == "ADADAD" || w == "DADADA";
}

/// Whether the player has two sides with a common corner that make a triangle; `perhaps` where that depends on the
/// inner point.
enum class Closes { no, perhaps, yes };
Closes closes(const Drawing& drawing, const RoomShape& room, Player who) {
  const std::string w = word(drawing, room, who);
  if ((w + w[0]).find("AA") == std::string::npos && room.kind != Kind::hanging) return Closes::no;
  if (room.kind != Kind::polygon || drawing.reflex(room)) return Closes::perhaps;
  return w.size() > 3 || w.find('-') != std::string::npos ? Closes::yes : Closes::no;
}

void require_holds(const Drawing& drawing, const std::vector<RoomShape>& rooms, Player attacker) {
  for (const auto& room : rooms)
    require(holds(drawing, room, attacker),
            "a room does not hold against the " + std::string(name(attacker)) + " player");
}

void require_double_threat(const Drawing& drawing, const std::vector<RoomShape>& rooms, Player who) {
  int threats = 0;
  for (const auto& room : rooms) {
    // Otherwise he closes one instead of answering.
    require(closes(drawing, room, opponent(who)) == Closes::no, "the opponent may close a triangle");
    threats += closes(drawing, room, who) == Closes::yes;
  }
  // One segment of his is in one room: the other triangle remains.
  require(threats > 1, "there are no two triangles to close");
}

}  // namespace

ShownByRooms check_bi_rooms(const PointSet& points, const std::vector<Ends>& moves, bool extra, const RoomsProof& proof,
                            const Effort& effort) {
  effort.look(1 + points.size());
  Drawing drawing(points, extra);
  for (const Ends e : moves) {
    effort.look(1 + drawing.degree(e));
    drawing.draw(ordered(e));
  }
  // The theorem is about games that go on.
  require(!drawing.won(), "the game is over");
  require_rooms(drawing, proof.before);
  ShownByRooms shown{drawing.to_move(), drawing.lead(), 0};
  const Player who = drawing.to_move();
  if (!proof.move) {
    for (const auto& room : proof.before) {
      // Without a move nothing may be left to draw: only then is the value 0 by itself.
      require(room.kind == Kind::polygon && room.corners.size() == 3 &&
                  word(drawing, room, who).find('-') == std::string::npos,
              "a segment is left to be drawn");
    }
    return shown;
  }
  Drawing next = drawing;
  next.draw(ordered(*proof.move));
  require_rooms(next, proof.after);
  const bool wins = !extra && std::any_of(proof.before.begin(), proof.before.end(),
                                          [&](const RoomShape& room) { return !holds(drawing, room, who); });
  if (wins) {
    if (!next.won()) require_double_threat(next, proof.after, who);
    shown.value = 1;
  } else {
    // The opponent keeps her from a triangle whoever moves, and after her move she keeps him from one.
    require_holds(drawing, proof.before, who);
    require_holds(next, proof.after, opponent(who));
  }
  return shown;
}

}  // namespace arete::inline proof
