// Points in convex position as rooms: the polygons into which drawn segments divide the hull. What a position of
// Bichromatic Complete Triangulation is worth depends on its rooms alone, wherever they lie.
//
// Law. (1) Rooms are independent: no segment leaves one, every triangle lies in one, and a side that is still free is a
// side of the hull, which belongs to one room. What a room is worth depends on the colours of its sides in their order,
// and on neither where it begins nor in which direction it is read. (2) In a triangle with sides of both players, and
// in a quadrilateral whose sides alternate between them, nobody can close a triangle any more; what is left are moves
// that only pass the turn, always the same number. Of all these only the parity matters: whoever plays best without two
// of them answers one by the other, and if both are left at the end they are drawn one after the other, so that neither
// player gets less than without them.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "board/plane/segments.hpp"

namespace arete::inline games::family {

template <class Set>
class ConvexRooms {
 public:
  ConvexRooms() = default;
  /// Of other sets of points, and of more than a room's sides fit into a word, there are no rooms.
  ConvexRooms(const PointSet& points, const NumberedSegments& segments) {
    const auto hull = points.hull();
    if (hull.size() != points.size() || hull.size() < 3 || hull.size() > most_points) return;
    std::vector<std::size_t> place(hull.size());
    for (std::size_t i = 0; i < hull.size(); ++i) place[static_cast<std::size_t>(hull[i])] = i;
    for (std::size_t s = 0; s < segments.size(); ++s) {
      const auto [u, v] = segments.ends(s);
      const auto [low, high] = std::minmax(place[static_cast<std::size_t>(u)], place[static_cast<std::size_t>(v)]);
      ends_.push_back({static_cast<std::uint8_t>(low), static_cast<std::uint8_t>(high)});
    }
    size_ = hull.size();
  }

  bool known() const { return size_ > 0; }

  /// The rooms in which a triangle can still be closed, in order, and whether an odd number of other moves is left: as
  /// bits, in three sets.
  std::array<Set, 3> form(const Set& own, const Set& other) const {
    Rooms rooms = divided(own, other);
    std::sort(rooms.codes.begin(), rooms.codes.begin() + rooms.count);
    Digits digits;
    digits.add(rooms.odd ? 1 : 0);
    for (std::size_t i = 0; i < rooms.count; ++i) {
      for (std::uint64_t code = rooms.codes[i]; code != 0; code >>= 2) digits.add(code & 3);
      digits.add(0);
    }
    return digits.sets;
  }

 private:
  using Code = std::uint64_t;  ///< the sides of a room, two bits each
  enum Side : Code { free = 1, by_own = 2, by_other = 3 };
  static constexpr std::size_t most_points = 31;

  struct Rooms {
    std::array<Code, most_points> codes;
    std::size_t count = 0;
    bool odd = false;

    void add(Code code, int sides) {
      const bool both = has(code, by_own) && has(code, by_other);
      if (sides == 3 && (both || !has(code, free))) {
        odd ^= has(code, free);
      } else if (sides == 4 && (code == 0xEE || code == 0xBB)) {
        odd ^= true;
      } else {
        codes[count++] = least(code, sides);
      }
    }
    static bool has(Code code, Side side) {
      for (; code != 0; code >>= 2) {
        if ((code & 3) == side) return true;
      }
      return false;
    }
    /// Of all rotations and reflections.
    static Code least(Code code, int sides) {
      Code reflected = 0;
      for (Code rest = code; rest != 0; rest >>= 2) reflected = reflected << 2 | (rest & 3);
      Code best = code;
      for (int i = 0; i < sides; ++i) {
        code = code >> 2 | (code & 3) << (2 * (sides - 1));
        reflected = reflected >> 2 | (reflected & 3) << (2 * (sides - 1));
        best = std::min({best, code, reflected});
      }
      return best;
    }
  };
  struct Digits {
    std::array<Set, 3> sets;
    std::size_t bits = 0;

    void add(Code digit) {
      for (int i = 0; i < 2; ++i, ++bits) {
        if ((digit >> i & 1) != 0) sets[bits / Set::capacity] = sets[bits / Set::capacity].with(bits % Set::capacity);
      }
    }
  };

  /// Goes around the hull with the corners that can still be seen from outside of what has been divided off.
  Rooms divided(const Set& own, const Set& other) const {
    std::array<std::array<std::uint32_t, 2>, most_points> back{};  // of each corner: drawn segments to lower ones
    std::array<Side, most_points> side_before;                     // of the hull, or what has been seen instead
    side_before.fill(free);
    Side last = free;
    const auto draw = [&](const Set& drawn, Side colour) {
      for (const std::size_t s : drawn) {
        const auto [low, high] = ends_[s];
        if (high - low == 1) {
          side_before[high] = colour;
        } else if (high - low == static_cast<int>(size_) - 1) {
          last = colour;
        } else {
          back[high][colour == by_own ? 0 : 1] |= std::uint32_t{1} << low;
        }
      }
    };
    draw(own, by_own);
    draw(other, by_other);

    Rooms rooms;
    std::array<std::uint8_t, most_points> seen;
    std::size_t count = 0;
    const auto divide = [&](Side first, std::size_t until, Side closing) {
      Code code = closing << 2 | first;
      int sides = 2;
      for (; seen[count - 1] != until; --count, ++sides) code = code << 2 | side_before[seen[count - 1]];
      rooms.add(code, sides);
    };
    for (std::size_t corner = 0; corner < size_; ++corner) {
      for (auto all = back[corner][0] | back[corner][1]; all != 0;) {
        const auto low = static_cast<std::size_t>(std::bit_width(all)) - 1;
        all &= ~(std::uint32_t{1} << low);
        const Side colour = (back[corner][0] >> low & 1) != 0 ? by_own : by_other;
        divide(side_before[corner], low, colour);
        side_before[corner] = colour;
      }
      seen[count++] = static_cast<std::uint8_t>(corner);
    }
    --count;  // the last corner closes the last room
    divide(side_before[size_ - 1], 0, last);
    return rooms;
  }

  struct Places {
    std::uint8_t low, high;
  };
  std::vector<Places> ends_;  // of each segment, on the hull
  std::size_t size_ = 0;
};

}  // namespace arete::inline games::family
