#include "rules/notation.hpp"

#include <algorithm>

#include "base/input_error.hpp"

namespace arete::inline rules {
namespace {

using Choice = RulesView::Choice;

std::size_t length(Choice choice) { return choice == Choice::vertex ? 1 : choice == Choice::edge ? 2 : 3; }

const char* shape(Choice choice) {
  switch (choice) {
    case Choice::vertex: return "a move is a vertex";
    case Choice::edge: return "a move is an edge [u, v]";
    default: return "a move is [h, a, b]: a heap of h becomes heaps of a and b";
  }
}

std::string reason(const RulesView& rules, const Words& p, Player who, const MoveText& text) {
  switch (rules.choice()) {
    case Choice::edge:
      for (std::size_t e = 0; e < rules.edge_count(); ++e) {
        if (written(rules, Move(e)) == text) return rules.why_not(p, who, Move(e));
      }
      return "there is no such edge";
    case Choice::heap: return rules.why_not(p, who, Move(text[0], text[1], text[2]));
    default: break;
  }
  const auto vertices = rules.look(p).vertices.size();
  if (text[0] < 0 || text[0] >= static_cast<std::int64_t>(vertices)) return "there is no such vertex";
  return rules.why_not(p, who, Move(static_cast<std::size_t>(text[0])));
}

/// `[u, v, k]` without the k: parallel edges are interchangeable, so any of them is meant if there is a k-th.
MoveText without_copy(const RulesView& rules, MoveText text) {
  if (rules.choice() != Choice::edge || text.size() != 3) return text;
  const auto k = text[2];
  text.resize(2);
  const Ends wanted = ordered({static_cast<std::int32_t>(text[0]), static_cast<std::int32_t>(text[1])});
  std::int64_t copies = 0;
  for (std::size_t e = 0; e < rules.edge_count(); ++e) copies += ordered(rules.ends(e)) == wanted ? 1 : 0;
  if (k < 0 || k >= copies) text.push_back(k);
  return text;
}

}  // namespace

MoveText written(const RulesView& rules, Move m) {
  switch (rules.choice()) {
    case Choice::edge: {
      const Ends e = ordered(rules.ends(m.at()));
      return {e.u, e.v};
    }
    case Choice::heap: return {m.element, m.low, m.high};
    default: return {m.element};
  }
}

std::vector<MoveText> written_sorted(const RulesView& rules, const std::vector<Move>& moves) {
  std::vector<MoveText> texts;
  for (const Move m : moves) texts.push_back(written(rules, m));
  std::sort(texts.begin(), texts.end());
  return texts;
}

std::vector<Move> legal_moves(const RulesView& rules, const Words& p, Player who) {
  auto list = rules.moves(p, who);
  std::sort(list.begin(), list.end());
  return list;
}

Move find_move(const RulesView& rules, const Words& p, Player who, const MoveText& named, const std::string& at) {
  const Choice choice = rules.choice();
  const MoveText text = without_copy(rules, named);
  if (text.size() != length(choice)) throw InputError(at, to_json(text) + " is no move of this game: " + shape(choice));
  MoveText sorted = text;
  if (choice == Choice::edge && sorted[0] > sorted[1]) std::swap(sorted[0], sorted[1]);
  if (choice == Choice::heap) {
    const Move m(text[0], text[1], text[2]);
    if (rules.legal_heap(p, m)) return m;
  } else {
    for (const Move m : legal_moves(rules, p, who)) {
      if (written(rules, m) == sorted) return m;
    }
  }
  throw InputError(at, to_json(text) + " cannot be played: " + reason(rules, p, who, sorted));
}

std::string to_text(const MoveText& move) {
  if (move.on_a_board()) return std::to_string(move.board) + ": " + to_text(MoveText(move.numbers()));
  if (move.size() == 1) return std::to_string(move[0]);
  if (move.size() == 2) return std::to_string(move[0]) + '-' + std::to_string(move[1]);
  return std::to_string(move[0]) + "→" + std::to_string(move[1]) + ',' + std::to_string(move[2]);
}

std::string to_json(const MoveText& move) {
  if (move.on_a_board()) return '[' + std::to_string(move.board) + ", " + to_json(MoveText(move.numbers())) + ']';
  if (move.size() == 1) return std::to_string(move[0]);
  std::string text = "[";
  for (std::size_t i = 0; i < move.size(); ++i) text += (i > 0 ? ", " : "") + std::to_string(move[i]);
  return text + ']';
}

}  // namespace arete::inline rules
