// Moves as documents write them: from the rules' moves to texts and back, with the reason where a text names none.
#pragma once

#include "rules/rules_view.hpp"

namespace arete::inline rules {

/// `0-3`, `7`, `9→2,5`, and on one of several boards `1: 0-3`: for people.
std::string to_text(const MoveText& move);
/// `[0, 3]`, `7`, `[9, 2, 5]`, `[1, [0, 3]]`: for documents and messages.
std::string to_json(const MoveText& move);

MoveText written(const RulesView& rules, Move m);
/// In increasing order of the texts.
std::vector<MoveText> written_sorted(const RulesView& rules, const std::vector<Move>& moves);
/// The legal moves, increasing.
std::vector<Move> legal_moves(const RulesView& rules, const Words& p, Player who);
/// The legal move that a text names; throws InputError at `at` with the reason if there is none.
Move find_move(const RulesView& rules, const Words& p, Player who, const MoveText& text, const std::string& at);

}  // namespace arete::inline rules
