#include "proof/kinds/green_flips.hpp"

namespace arete::inline proof {
namespace {

using Index = PointSet::Index;

FaceCorners corners(Ends e, Index tip) {
  FaceCorners face{e.u, e.v, tip};
  std::sort(face.begin(), face.end());
  return face;
}

constexpr std::int32_t never = 1 << 28;  // a state that is not allowed

/// A table over the states of a few faces, which are numbered by their places in the order; the first runs fastest.
struct Table {
  std::vector<std::size_t> faces;
  std::vector<std::int32_t> entry;
};

/// The sum of tables. The states of a face: 0, bare; else the side over which it is used.
class LeastBlack {
 public:
  LeastBlack(const Flipping& position, const std::vector<FaceCorners>& order, const Effort& effort) : effort_(effort) {
    for (std::size_t i = 0; i < order.size(); ++i) {
      if (!number_.emplace(order[i], i).second) throw Refused("a face is listed twice");
    }
    states_.assign(order.size(), 1);
    number_states(position);
    // A face that no flip can use is bare, and has no say.
    for (const int states : states_) require(states > 1, "something is listed that is no face that a flip can use");
    waiting_.resize(order.size());
    for (const auto& [e, edge] : position.edges()) {
      if (!edge.green) add(e, edge);
    }
    value_.resize(order.size());
    for (std::size_t i = 0; i < order.size(); ++i) eliminate(i);
  }
  std::int64_t least() const { return least_; }

 private:
  void number_states(const Flipping& position) {
    for (const auto& [e, edge] : position.edges()) {
      effort_.look();
      if (!position.why_not(e).empty()) continue;
      for (const Index tip : edge.tips) {
        const auto face = number_.find(corners(e, tip));
        if (face == number_.end()) {
          left_out_.insert(corners(e, tip));
        } else {
          state_[{face->second, e}] = states_[face->second]++;
        }
      }
    }
  }
  /// The state of a face that flips this side, or 0.
  int state(std::size_t face, Ends e) const {
    const auto it = state_.find({face, e});
    return it == state_.end() ? 0 : it->second;
  }

  /// A black edge stays black iff none of its faces is used; it is flipped by both of its faces or by none. With a face
  /// that is left out it may do as it likes.
  void add(Ends e, const Flipping::Edge& edge) {
    std::vector<std::size_t> faces;
    for (const Index tip : edge.tips) {
      if (left_out_.contains(corners(e, tip))) return;
      const auto it = number_.find(corners(e, tip));
      if (it != number_.end()) faces.push_back(it->second);
    }
    if (faces.empty()) {
      ++least_;
      return;
    }
    Table table{faces, {}};
    const std::size_t one = faces.front(), other = faces.back();
    for (int b = 0; b < (faces.size() == 2 ? states_[other] : 1); ++b) {
      for (int a = 0; a < states_[one]; ++a) {
        const bool apart = faces.size() == 2 && state(one, e) > 0 && (a == state(one, e)) != (b == state(other, e));
        table.entry.push_back(apart ? never : a == 0 && b == 0 ? 1 : 0);
      }
    }
    keep(std::move(table));
  }
  void keep(Table table) {
    const auto first = *std::min_element(table.faces.begin(), table.faces.end());
    waiting_[first].push_back(std::move(table));
  }

  std::int64_t sum(const std::vector<Table>& tables) const {
    std::int64_t total = 0;
    for (const auto& table : tables) {
      std::size_t at = 0, stride = 1;
      for (const auto f : table.faces) {
        at += stride * static_cast<std::size_t>(value_[f]);
        stride *= static_cast<std::size_t>(states_[f]);
      }
      total += table.entry[at];
    }
    return total;
  }
  void eliminate(std::size_t i) {
    const auto tables = std::move(waiting_[i]);
    std::set<std::size_t> near;
    for (const auto& table : tables) near.insert(table.faces.begin(), table.faces.end());
    near.erase(i);
    Table left{{near.begin(), near.end()}, {}};
    double size = 1;
    for (const auto f : left.faces) size *= states_[f];
    effort_.spend(size * states_[i] * static_cast<double>(tables.size()));
    effort_.hold(static_cast<std::uint64_t>(size) * sizeof(std::int32_t));
    for (const auto f : left.faces) value_[f] = 0;
    do {
      std::int64_t best = never;
      for (value_[i] = 0; value_[i] < states_[i]; ++value_[i]) best = std::min(best, sum(tables));
      left.entry.push_back(static_cast<std::int32_t>(best));
    } while (next(left.faces));
    if (left.faces.empty()) {
      least_ += left.entry[0];
    } else {
      keep(std::move(left));
    }
  }
  /// The next states of the faces; false after the last.
  bool next(const std::vector<std::size_t>& faces) {
    for (const auto f : faces) {
      if (++value_[f] < states_[f]) return true;
      value_[f] = 0;
    }
    return false;
  }

  const Effort& effort_;
  std::map<FaceCorners, std::size_t> number_;
  std::set<FaceCorners> left_out_;  ///< faces that a flip can use and that are not listed
  std::map<std::pair<std::size_t, Ends>, int> state_;
  std::vector<int> states_, value_;
  std::vector<std::vector<Table>> waiting_;  ///< at the first of their faces
  std::int64_t least_ = 0;
};

}  // namespace

Flipping::Flipping(const Triangulation& board, const Effort& effort) : points_(board.points()) {
  constexpr std::uint64_t each = 192;  // bytes of an edge with its tips
  effort.hold(each * board.edges().size());
  for (const auto& face : faces_of(board)) {
    effort.look();
    for (const Ends e : sides(face)) edges_[e].tips.insert(face[0] + face[1] + face[2] - e.u - e.v);
  }
  for (const Ends e : board.points().given().nobody) edges_.at(ordered(e)).green = true;
}

std::string Flipping::why_not(Ends e) const {
  const auto it = edges_.find(e);
  if (it == edges_.end()) return "is not an edge now";
  // Only a black edge may be flipped, inside the hull, in a strictly convex quadrilateral.
  if (it->second.green) return "is green";
  if (it->second.tips.size() != 2) return "lies on the hull";
  const bool convex = points_.cross(e, {*it->second.tips.begin(), *it->second.tips.rbegin()});
  return convex ? "" : "cannot be flipped: its faces do not form a convex quadrilateral";
}

void Flipping::flip(Ends e) {
  if (const auto why = why_not(e); !why.empty()) refuse(e, why);
  const auto it = edges_.find(e);
  const Index p = *it->second.tips.begin(), q = *it->second.tips.rbegin();
  edges_.erase(it);
  edges_[ordered({p, q})] = {{e.u, e.v}, true};
  for (const auto& [end, other] : {std::pair{e.u, e.v}, {e.v, e.u}}) {
    for (const auto& [tip, opposite] : {std::pair{p, q}, {q, p}}) {
      auto& side = edges_.at(ordered({end, tip}));
      side.tips.erase(other);
      side.tips.insert(opposite);
      side.green = true;
    }
  }
}

std::int64_t Flipping::green() const {
  return std::count_if(edges_.begin(), edges_.end(), [](const auto& e) { return e.second.green; });
}

Flipping played(const Triangulation& board, const std::vector<Ends>& flips, const Effort& effort) {
  Flipping position(board, effort);
  for (const Ends e : flips) {
    effort.look();
    position.flip(ordered(e));
  }
  return position;
}

std::int64_t check_least_black(const Flipping& position, const std::vector<FaceCorners>& order, const Effort& effort) {
  return LeastBlack(position, order, effort).least();
}

}  // namespace arete::inline proof
