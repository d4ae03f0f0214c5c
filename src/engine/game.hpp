// The seam between front ends and games: a Game opens documents, a Session is one position that can be looked at,
// played on and solved. Front ends know nothing else.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "proof/effort.hpp"
#include "rules/question.hpp"
#include "rules/rules.hpp"
#include "solve/helpers.hpp"
#include "solve/tables.hpp"
#include "view/documents/answer.hpp"
#include "view/documents/boards.hpp"
#include "view/documents/document.hpp"

namespace arete::inline engine {

class InfiniteBoard;

class Session {
 public:
  virtual ~Session() = default;

  /// Whether moves are replayed and can be listed. A board that is too large for that keeps its moves as they are
  /// written, and only theorems answer about it: it says nothing of whose turn it is, of moves, marks and points.
  virtual bool playable() const { return true; }
  /// Makes a board playable that is too large to be searched, before its moves, where the game has rules for it. It
  /// takes time and memory that a theorem does not need.
  virtual bool make_playable() { return playable(); }
  virtual Player to_move() const = 0;
  virtual bool over() const = 0;
  virtual std::vector<MoveText> moves() const = 0;
  /// Plays a move, or throws InputError at `at` that says why it cannot be played.
  virtual void play(const MoveText& move, const std::string& at) = 0;
  /// What the last move has completed, by its corners: triangles, cycles of four edges, coins.
  virtual std::vector<Corners> completed() const { return {}; }
  /// What is played for.
  virtual Play play_kind() const { return Play::race; }
  /// Whether points are counted, or green edges: such a game is not won by a single move.
  bool scored() const { return play_kind() == Play::score || play_kind() == Play::solitaire; }
  /// The moves that win a race or normal play at once, or one of them. Of more than a thousand moves of normal play
  /// none is tried.
  enum class HowMany { one, all };
  virtual std::vector<MoveText> winning_now(HowMany wanted) const;
  virtual Look look() const = 0;
  /// Where the vertices of the look are, if the document does not say it and the board does; y upwards.
  virtual std::vector<std::array<double, 2>> places() const { return {}; }
  /// A move with its vertices numbered as in the look; they differ where several boards are shown together.
  virtual MoveText in_look(const MoveText& move) const { return move; }
  /// Points made so far, the first player's minus the second's.
  virtual Value lead() const = 0;
  /// Who wins, by how much, with which moves, and why: `engine/answer.hpp`.
  virtual Answer solve(const Question& question) const = 0;
  /// What a proof shows of this position, worked out from the proof and the rules alone. Throws Refused, or BudgetSpent
  /// where a limit stops it.
  virtual Answer check(const Proof& proof, const Effort& effort = Effort()) const = 0;
  /// The number of legal sequences of so many moves: a fingerprint of the rules.
  virtual std::uint64_t perft(int depth) const;
  virtual std::unique_ptr<Session> clone() const = 0;
  /// The board, where it has no end and moves are its cells; `engine/achievement/infinite_board.hpp`.
  virtual const InfiniteBoard* infinite() const { return nullptr; }
};

class Game {
 public:
  virtual ~Game() = default;

  virtual std::string_view id() const = 0;
  virtual const About& about() const = 0;
  virtual BoardKind board() const = 0;
  /// Throws InputError, and BudgetSpent. The board must outlive nothing: a session owns all it needs.
  virtual std::unique_ptr<Session> open(const Document& document, Budget* budget = nullptr) const = 0;
};

/// Every finite game, sorted by id; the build makes the list from the files in `games/`.
const std::vector<const Game*>& finite_games();
/// These and the achievement game, which is played on infinite boards.
const std::vector<const Game*>& all_games();
/// Throws InputError at `game`, with the nearest id, if there is none.
const Game& find_game(const std::string& id);

/// Reads a document's game and replays its moves. Checking the board and the moves looks at the clock of the budget, if
/// there is one, and throws BudgetSpent.
std::unique_ptr<Session> open(const Document& document, Budget* budget = nullptr);

}  // namespace arete::inline engine
