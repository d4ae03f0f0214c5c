// Random certificates of searches against the plain search.

#include "thrown_positions.hpp"

namespace arete::tests::thrown {
namespace {

/// Statements by the grammar of a search: nodes with small values and references forward. Most have as many references
/// for the moves as there are moves.
Proof statements(Random& random, const Session& session, bool nimbers, bool solitaire) {
  const std::uint64_t nodes = random.below(5);
  const auto exactly = [&](std::uint64_t after, std::uint64_t count) {
    std::string text;
    for (std::uint64_t i = count; i > 0; --i)
      text += ' ' + std::to_string(likely(random, 50) || after == nodes ? 0 : after + 1 + random.below(nodes - after));
    return text;
  };
  const auto refs = [&](std::uint64_t after, std::uint64_t most) { return exactly(after, random.below(most + 1)); };
  const auto moves = session.moves().size() * (nimbers ? 1 : 2);
  std::string lines;
  if (nimbers && random.coin()) lines += "nimber" + refs(0, 2) + '\n';
  lines += "moves" + (likely(random, 80) ? exactly(0, moves) : refs(0, nimbers ? 4 : 6)) + '\n';
  if (solitaire && random.coin()) lines += "line" + refs(nodes, 2) + '\n';
  for (std::uint64_t i = 1; i <= nodes; ++i) {
    const auto value = static_cast<std::int64_t>(random.below(4)) - (nimbers ? 0 : 1);
    const std::string place = ' ' + std::to_string(random.below(2));
    lines += std::to_string(i);
    switch (random.below(4) + (nimbers ? 0 : 4)) {
      case 0:
      case 1: lines += " = " + std::to_string(value) + refs(i, 3); break;
      case 2: lines += " != " + std::to_string(value) + place + refs(i, 2); break;
      case 3:
        lines += random.coin() ? " loony" + place + refs(i, 1) + place + refs(i, 1) : " lost" + place + refs(nodes, 1);
        break;
      case 4:
      case 5: lines += " >= " + std::to_string(value) + place + refs(i, 1); break;
      default: lines += " <= " + std::to_string(value) + refs(i, 3);
    }
    lines += '\n';
  }
  return {Proof::by_search, lines};
}

/// Statements about scores that fit the game: each node has as many references as its position has moves, so that only
/// its value may be wrong. Without that, hardly a false bound would come as far as the condition that refuses it.
Proof fitting_statements(Random& random, const Session& root) {
  constexpr std::size_t most_nodes = 8;
  std::vector<std::unique_ptr<Session>> nodes;  // the position that each is about
  const auto reference = [&](const Session& from, const MoveText& move) -> std::string {
    auto next = from.clone();
    next->play(move, "here");
    if (nodes.size() == most_nodes || likely(random, next->over() ? 97 : 40)) return " 0";
    nodes.push_back(std::move(next));
    return ' ' + std::to_string(nodes.size());
  };
  std::string lines = "moves";
  for (const auto& move : root.moves()) {
    lines += reference(root, move);
    lines += reference(root, move);
  }
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    const auto& at = *nodes[i];
    const auto moves = at.over() ? std::vector<MoveText>{} : at.moves();
    const bool at_most = moves.empty() || likely(random, 60);
    lines += '\n' + std::to_string(i + 1) + (at_most ? " <= " : " >= ") +
             std::to_string(static_cast<std::int64_t>(random.below(5)) - 2);
    if (at_most) {
      for (const auto& move : moves) lines += reference(at, move);
    } else {
      const auto place = random.below(moves.size());
      lines += ' ' + std::to_string(place) + reference(at, moves[place]);
    }
  }
  return {Proof::by_search, lines + '\n'};
}

TEST(RandomCertificates, search_for_nimbers) {
  std::vector<Solved> list;
  for (const auto* game : {"arc-kayles", "node-kayles", "nimstring", "uvg", "ueg"}) {
    for (auto& solved : positions(random_graphs(game, 30, 4), 3)) list.push_back(std::move(solved));
  }
  for (auto& solved : positions({heaps("kayles", {1, 2}), heaps("kayles", {3}), heaps("dawson-kayles", {3, 2})}, 2))
    list.push_back(std::move(solved));
  std::erase_if(list, [](const Solved& s) { return s.session->moves().size() > 4; });
  throw_at("search for nimbers", list, {"win", "loss"},
           [](Random& random, const Solved& solved) { return statements(random, *solved.session, true, false); });
}

TEST(RandomCertificates, search_for_scores) {
  std::vector<Solved> list;
  for (const auto* game : {"picarete", "strings-and-coins"}) {
    for (auto& solved : positions(random_graphs(game, 30, 4), 3)) list.push_back(std::move(solved));
  }
  for (const auto* game : {"bi-coloring", "all-green", "green-wins", "four-cycle", "mono-flip-triangle", "bi-flip"}) {
    for (auto& solved : positions(random_triangulations(game, 5), 6)) list.push_back(std::move(solved));
  }
  std::erase_if(list, [](const Solved& s) { return s.session->moves().size() > 3; });
  throw_at("search for scores", list, {"win", "loss", "tie"}, [](Random& random, const Solved& solved) {
    if (random.coin()) return fitting_statements(random, *solved.session);
    return statements(random, *solved.session, false, solved.answer.edges.has_value());
  });
}

}  // namespace
}  // namespace arete::tests::thrown
