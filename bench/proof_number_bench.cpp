// Would proof numbers do better? Depth-first proof-number search (A. Nagai, "Df-pn algorithm for searching AND/OR trees
// and its applications", 2002) beside the searches of the program, on questions of win or loss where its friends would
// expect it to win: geography, partizan geography, races. Both use the same rules, canonical forms, narrowed moves and
// bounds, and a table of the same kind; only the order of the search differs.

#include <chrono>
#include <cstdio>

#include "base/bits.hpp"
#include "engine/boards/named_boards.hpp"
#include "games/bi_triangle.hpp"
#include "games/deg.hpp"
#include "games/dvg.hpp"
#include "games/four_cycle.hpp"
#include "games/mono_triangle.hpp"
#include "games/partizan_dvg.hpp"
#include "games/partizan_ueg.hpp"
#include "games/ueg.hpp"
#include "solve/margins.hpp"
#include "solve/nimbers.hpp"
#include "view/documents/boards.hpp"

namespace {

using namespace arete;

/// Whether the player to move wins. In turn "worth more than 0" and "worth at least 0" is asked of the two players.
template <Rules R>
class ProofNumbers {
 public:
  using Position = typename R::Position;

  explicit ProofNumbers(const R& rules) : rules_(rules), seen_(rules, seen_table_, false) {}

  bool wins(const Position& p) {
    for (;;) {
      const Numbers n = look(p, true);
      if (n.proof == 0 || n.disproof == 0) return n.proof == 0;
      expand(p, infinite, infinite, true);
    }
  }
  std::uint64_t nodes() const { return nodes_; }

 private:
  struct Numbers {
    std::uint32_t proof = 1, disproof = 1;
  };
  using Table = Cache<Position, Numbers>;
  static constexpr std::uint32_t infinite = 1u << 30;
  static constexpr Numbers proved{0, infinite}, disproved{infinite, 0};

  Numbers look(const Position& p, bool strict) {
    const auto over = rules_.result(p, Player::first);
    const Verdict v = over ? Verdict::of(*over) : bounds(rules_, p);
    if (strict ? v.low > 0 : v.low >= 0) return proved;
    if (strict ? v.high <= 0 : v.high < 0) return disproved;
    const Numbers* known = tables_[strict].find(seen_.representative(p));
    return known != nullptr ? *known : Numbers{};
  }
  /// Searches below a position until one of its numbers reaches its threshold.
  void expand(const Position& raw, std::uint32_t proof_limit, std::uint32_t disproof_limit, bool strict) {
    const Position p = seen_.representative(raw);
    ++nodes_;
    const auto children = after_moves(p);
    for (;;) {
      Numbers here{infinite, 0};
      std::uint32_t second = infinite;
      std::size_t best = 0;
      std::uint64_t sum = 0;
      for (std::size_t i = 0; i < children.size(); ++i) {
        const Numbers n = look(children[i], !strict);
        sum += n.proof;
        if (n.disproof < here.proof) {
          second = here.proof;
          here.proof = n.disproof;
          best = i;
        } else {
          second = std::min(second, n.disproof);
        }
      }
      here.disproof = here.proof == 0 ? infinite : static_cast<std::uint32_t>(std::min<std::uint64_t>(sum, infinite));
      if (here.disproof == 0) here.proof = infinite;
      if (here.proof >= proof_limit || here.disproof >= disproof_limit) {
        tables_[strict].at(p) = here;
        return;
      }
      const std::uint64_t room = std::uint64_t{disproof_limit} - here.disproof + look(children[best], !strict).proof;
      expand(children[best], static_cast<std::uint32_t>(std::min<std::uint64_t>(room, infinite)),
             std::min(proof_limit, second + 1 + second / 4), !strict);
    }
  }
  std::vector<Position> after_moves(const Position& p) const {
    std::vector<Position> list;
    const auto add = [&](Move m) {
      list.push_back(seen_.facing(rules_.play(p, Player::first, m).next, Player::second));
    };
    if constexpr (Narrowed<R>) {
      for (const Move m : rules_.candidates(p)) add(m);
    } else {
      for (const Move m : rules_.moves(p, Player::first)) add(m);
    }
    return list;
  }

  const R& rules_;
  Budget budget_{Limits{}};
  MarginTable<R> seen_table_{budget_, nullptr};
  MarginOptions<R> seen_;  // for its view of positions only
  Table tables_[2]{Table(budget_), Table(budget_)};
  std::uint64_t nodes_ = 0;
};

/// The search of the program, asked only whether the player to move wins.
template <Rules R>
bool wins(const R& rules, Budget& budget) {
  const auto p = rules.start();
  if constexpr (Impartial<R>) {
    typename NimberSearch<R>::PositionTable table(budget);
    return !NimberSearch<R>(rules, table, budget, {}).is(p, 0);
  } else {
    typename MarginSearch<R>::Memory table(budget);
    MarginSearch<R> search(rules, table, budget, {});
    for (const Move m : rules.moves(p, Player::first)) {
      if (search.reaches(p, Player::first, m, 1)) return true;
    }
    return false;
  }
}

double seconds() { return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count(); }

template <template <class> class R>
void compare(const std::string& game, std::int64_t size) {
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    const R<Bits<1>> rules(read_board<typename R<Bits<1>>::Board>(
        make_board({.kind = "random", .sizes = {size}, .game = game, .seed = seed})));
    const double start = seconds();
    Budget budget{Limits{}};
    const bool ours = wins(rules, budget);
    const double middle = seconds();
    ProofNumbers<R<Bits<1>>> other(rules);
    const bool theirs = other.wins(rules.start());
    std::printf("%-14s random %2lld, seed %llu  %8.3f s %9llu nodes   %8.3f s %9llu nodes   %s\n", game.c_str(),
                static_cast<long long>(size), static_cast<unsigned long long>(seed), middle - start,
                static_cast<unsigned long long>(budget.nodes()), seconds() - middle,
                static_cast<unsigned long long>(other.nodes()), ours == theirs ? "agree" : "DIFFER");
  }
}

}  // namespace

int main() {
  std::printf("%-32s %27s   %27s\n", "position", "the program", "proof numbers");
  compare<ueg::Rules>("ueg", 11);
  compare<deg::Rules>("deg", 10);
  compare<dvg::Rules>("dvg", 20);
  compare<partizan_dvg::Rules>("partizan-dvg", 14);
  compare<partizan_ueg::Rules>("partizan-ueg", 8);
  compare<bi_triangle::Rules>("bi-triangle", 8);
  compare<mono_triangle::Rules>("mono-triangle", 9);
  compare<four_cycle::Rules>("four-cycle", 10);
}
