// The two players. Whose turn it is never belongs to a position.
#pragma once

namespace arete::inline rules {

enum class Player : unsigned char { first, second };

constexpr Player opponent(Player p) { return p == Player::first ? Player::second : Player::first; }
constexpr const char* name(Player p) { return p == Player::first ? "first" : "second"; }

}  // namespace arete::inline rules
