// The answer to a position, as RULES has it: what is not known is absent.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/finding.hpp"
#include "rules/rules.hpp"
#include "view/documents/document.hpp"

namespace arete::inline view {

struct Answer {
  Outcome outcome = Outcome::unknown;  ///< for the player to move
  std::optional<Player> to_move;
  bool maker_and_breaker =
      false;  ///< the outcome is told as who wins: the maker, who is the first player, or the breaker
  std::optional<Value> score;
  std::optional<Nimber> nimber;
  std::optional<Verdict> bounds;
  std::optional<std::vector<MoveText>> best;
  bool one_best = false;  ///< one was asked for: there may be more
  std::optional<Value> green, edges;
  std::optional<std::vector<MoveText>> line;
  std::optional<std::string> starts;
  std::optional<StartMoves> wins;       ///< of each start
  std::optional<std::string> excluded;  ///< achievement games: a kind of the breaker's strategies that there is none of
  std::optional<Idea> idea;
  std::optional<Proof> proof;
  bool proof_stopped = false;  ///< a proof was asked for, and a limit stopped the writing of it
  std::string method, source;
  bool limited = false;  ///< something that was asked for was left off by a limit
  std::uint64_t nodes = 0;
  double ms = 0;

  /// Nothing is known of a position that took a limit to be read.
  static Answer stopped_while_reading();

  /// `win`, `loss`, `tie`, `unknown`, or `maker` and `breaker`.
  std::string outcome_word() const;
  std::string to_json() const;
  /// What can be proved: all but how it was found. If one best move was asked for, it is `move`, and `best` is not
  /// there.
  std::string claim() const;
  /// A few lines for people.
  std::string to_text(const std::string& title) const;
};

/// What has been found out, past points counted. Of a solitaire `won` says whether so many green edges of all `edges`
/// have won.
Answer to_answer(Finding finding, Play play);
Answer to_answer(Finding finding, Value edges, bool (*won)(int green, int edges));

/// `win`, `loss`, `tie`, `unknown`.
const char* word(Outcome outcome);

/// The first key of a claim that is not as in the answer that has been proved; empty if all are. Throws InputError.
std::string not_proved(const std::string& claim, const Answer& proved);

/// The answer to what could not be read.
std::string error_json(const std::string& at, const std::string& message);
/// Control characters and broken UTF-8 made visible, so that a message is one line of clean text.
std::string printable(const std::string& text);

}  // namespace arete::inline view
