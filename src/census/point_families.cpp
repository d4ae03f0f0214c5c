// Point sets and triangulations. Order types come in the order of their least labellings, and the triangulations of
// each in the order in which `every_triangulation` finds them.

#include <algorithm>
#include <map>

#include "board/plane/every_triangulation.hpp"
#include "board/plane/order_types.hpp"
#include "census/families.hpp"
#include "census/realize.hpp"
#include "engine/boards/realizations.hpp"
#include "engine/game.hpp"

namespace arete::inline census {
namespace {

void require_board(const std::string& game, BoardKind kind, const std::string& name) {
  const auto board = find_game(game).board();
  const bool nimstring = kind == BoardKind::triangulation && board == BoardKind::coins;
  if (board != kind && !nimstring)
    throw InputError("--game", game + " is played on " + describe(board) + ", not on the members of " + name);
}

std::vector<PointSet::Written> written(const std::vector<Site>& sites) {
  std::vector<PointSet::Written> points;
  for (const auto& [x, y] : sites) points.push_back({Decimal::of(x), Decimal::of(y)});
  return points;
}

/// What is known of all of them is at hand.
class OrderTypeFamily : public Family {
 public:
  OrderTypeFamily(int n, std::string game) : sites_(realized_order_types(n)), game_(std::move(game)) {}
  std::uint64_t size() const override { return sites_.size(); }
  Member member(std::uint64_t number) override {
    Member member{number, {}};
    member.position.game = game_;
    member.position.points = written(sites_.at(number));
    return member;
  }

 private:
  std::vector<std::vector<Site>> sites_;
  std::string game_;
};

/// Points are looked for when a member is asked for. Of the 158830 abstract order types of nine points all but 13 have
/// some (Aichholzer, Aurenhammer and Krasser, Enumerating order types for small point sets, 2002).
class AbstractOrderTypeFamily : public Family {
 public:
  AbstractOrderTypeFamily(int n, std::string game) : types_(order_types(n)), smaller_(n - 1), game_(std::move(game)) {}
  std::uint64_t size() const override { return types_.size(); }
  Member member(std::uint64_t number) override {
    Member member{number, {}};
    member.position.game = game_;
    if (const auto sites = realize(types_.at(number), smaller_)) member.position.points = written(*sites);
    member.unrealized = !member.position.points;
    return member;
  }

 private:
  std::vector<OrderType> types_;
  Realizations smaller_;
  std::string game_;
};

/// The triangulations of one order type at a time are kept; `ends_` says where each order type's numbers end.
class TriangulationFamily : public Family {
 public:
  TriangulationFamily(int n, const std::string& game) : sets_(n, game) {
    std::uint64_t total = 0;
    for (std::uint64_t set = 0; set < sets_.size(); ++set) {
      every_triangulation(PointSet(*sets_.member(set).position.points), [&](const auto&) { ++total; });
      ends_.push_back(total);
    }
  }
  std::uint64_t size() const override { return ends_.empty() ? 0 : ends_.back(); }
  Member member(std::uint64_t number) override {
    const auto set = static_cast<std::uint64_t>(std::upper_bound(ends_.begin(), ends_.end(), number) - ends_.begin());
    if (set != set_ || edges_.empty()) open_set(set);
    Member member{number, document_};
    member.position.edges = edges_.at(number - (set == 0 ? 0 : ends_[set - 1]));
    return member;
  }

 private:
  void open_set(std::uint64_t set) {
    set_ = set;
    document_ = sets_.member(set).position;
    edges_.clear();
    every_triangulation(PointSet(*document_.points), [&](const std::vector<Ends>& edges) { edges_.push_back(edges); });
  }

  OrderTypeFamily sets_;
  std::vector<std::uint64_t> ends_;
  std::uint64_t set_ = 0;
  Document document_;
  std::vector<std::vector<Ends>> edges_;
};

/// The triangle at the side [a, b] has its tip at each corner between them in turn; left of it lies a smaller polygon
/// and right of it another, so a number is a tip and a number in each.
class ConvexTriangulationFamily : public Family {
 public:
  ConvexTriangulationFamily(std::int32_t n, std::string game) : n_(n), counts_{1} {
    for (std::size_t sides = 1; sides < static_cast<std::size_t>(n); ++sides) {
      std::uint64_t count = sides == 1;
      for (std::size_t left = 1; left < sides; ++left) count += counts_[left] * counts_[sides - left];
      counts_.push_back(count);
    }
    document_.game = std::move(game);
    document_.points = written(convex_sites(n));
  }
  std::uint64_t size() const override { return counts_.back(); }
  Member member(std::uint64_t number) override {
    std::vector<Ends> edges{{0, n_ - 1}};
    below({0, n_ - 1}, number, edges);
    std::sort(edges.begin(), edges.end());
    Member member{number, document_};
    member.position.edges = std::move(edges);
    return member;
  }

 private:
  std::uint64_t count(std::int32_t sides) const { return counts_[static_cast<std::size_t>(sides)]; }
  void below(Ends side, std::uint64_t number, std::vector<Ends>& edges) const {
    if (side.v - side.u == 1) return;
    std::int32_t tip = side.u + 1;
    while (number >= count(tip - side.u) * count(side.v - tip)) {
      number -= count(tip - side.u) * count(side.v - tip);
      ++tip;
    }
    const Ends left{side.u, tip}, right{tip, side.v};
    edges.insert(edges.end(), {left, right});
    below(left, number / count(right.v - right.u), edges);
    below(right, number % count(right.v - right.u), edges);
  }

  std::int32_t n_;
  std::vector<std::uint64_t> counts_;  // by the number of sides beside the one that it hangs from
  Document document_;
};

}  // namespace

std::unique_ptr<Family> order_type_family(const Words& words, const Played& played) {
  require_board(played.game, BoardKind::points, "order-types");
  const auto n = static_cast<int>(family_size(words[0], 0, most_realized + 1));
  if (n <= most_realized) return std::make_unique<OrderTypeFamily>(n, played.game);
  return std::make_unique<AbstractOrderTypeFamily>(n, played.game);
}

std::unique_ptr<Family> triangulation_family(const Words& words, const Played& played) {
  require_board(played.game, BoardKind::triangulation, "triangulations");
  return std::make_unique<TriangulationFamily>(static_cast<int>(family_size(words[0], 3, most_realized)), played.game);
}

std::unique_ptr<Family> convex_triangulation_family(const Words& words, const Played& played) {
  require_board(played.game, BoardKind::triangulation, "convex-triangulations");
  constexpr std::int64_t most = 30;  // whose number has 54 bits
  return std::make_unique<ConvexTriangulationFamily>(static_cast<std::int32_t>(family_size(words[0], 3, most)),
                                                     played.game);
}

}  // namespace arete::inline census
