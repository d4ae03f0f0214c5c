#include "engine/game.hpp"

#include <algorithm>
#include <numeric>

#include "base/input_error.hpp"
#include "base/memory_share.hpp"
#include "engine/achievement/achievement_session.hpp"

namespace arete::inline engine {
namespace {

/// Levenshtein's distance.
std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t above = row[j];
      row[j] = std::min({above + 1, row[j - 1] + 1, diagonal + (a[i - 1] == b[j - 1] ? 0 : 1)});
      diagonal = above;
    }
  }
  return row.back();
}

}  // namespace

const std::vector<const Game*>& all_games() {
  static const std::vector<const Game*> all = [] {
    auto list = finite_games();
    const auto by_id = [](const Game* a, const Game* b) { return a->id() < b->id(); };
    list.insert(std::upper_bound(list.begin(), list.end(), &achievement_game(), by_id), &achievement_game());
    return list;
  }();
  return all;
}

const Game& find_game(const std::string& id) {
  const auto& all = all_games();
  const auto it = std::find_if(all.begin(), all.end(), [&](const Game* g) { return g->id() == id; });
  if (it != all.end()) return **it;
  const std::string_view asked = std::string_view(id).substr(0, 64);
  const auto nearest = std::min_element(all.begin(), all.end(), [&](const Game* a, const Game* b) {
    return distance(asked, a->id()) < distance(asked, b->id());
  });
  std::string message = "no game `" + std::string(asked) + "`";
  if (nearest != all.end() && distance(asked, (*nearest)->id()) <= 1 + asked.size() / 4) {
    message += ": did you mean `" + std::string((*nearest)->id()) + "`?";
  } else {
    message += ": `arete games` lists them";
  }
  throw InputError("game", message);
}

std::vector<MoveText> Session::winning_now(HowMany wanted) const {
  std::vector<MoveText> wins;
  if (scored()) return wins;
  for (const auto& move : moves()) {
    const auto next = clone();
    next->play(move, "move");
    if (!next->over()) continue;
    const auto end = next->solve({});
    if ((next->to_move() == to_move() ? end.outcome : reversed(end.outcome)) != Outcome::win) continue;
    wins.push_back(move);
    if (wanted == HowMany::one) break;
  }
  return wins;
}

std::uint64_t Session::perft(int depth) const {
  if (depth == 0) return 1;
  std::uint64_t total = 0;
  for (const auto& move : moves()) {
    const auto next = clone();
    next->play(move, "move");
    total += next->perft(depth - 1);
  }
  return total;
}

std::unique_ptr<Session> open(const Document& document, Budget* budget) {
  auto session = find_game(document.game).open(document, budget);
  for (std::size_t i = 0; i < document.moves.size(); ++i) {
    look(budget);
    session->play(document.moves[i], place("moves", i));
  }
  return session;
}

}  // namespace arete::inline engine
