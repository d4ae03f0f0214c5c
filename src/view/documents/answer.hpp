// The answer to a position, as RULES has it: what is not known is absent.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/idea.hpp"
#include "rules/verdict.hpp"
#include "view/documents/document.hpp"

namespace arete::inline view {

struct Answer {
  std::string outcome;  ///< win, loss, tie, unknown; of an achievement game maker, breaker, unknown
  std::string to_move;
  std::optional<Value> score;
  std::optional<std::string> nimber;  ///< a number or `loony`
  std::optional<Verdict> bounds;
  std::optional<std::vector<MoveText>> best;
  std::optional<Value> green, edges;
  std::optional<std::vector<MoveText>> line;
  std::optional<std::string> starts;
  std::optional<std::vector<std::vector<std::int32_t>>> wins;  ///< of each start
  std::optional<std::string> excluded;                         ///< achievement games: a kind of the breaker's strategies that there is none of
  std::optional<Idea> idea;
  std::string method, source;
  bool limited = false;  ///< something that was asked for was left off by a limit
  std::uint64_t nodes = 0;
  double ms = 0;

  /// The outcome as win, loss, tie or unknown for the player to move, also where it names the maker or the breaker.
  std::string for_mover() const;
  std::string to_json() const;
  /// What can be proved: all but how it was found.
  std::string claim() const;
  /// A few lines for people.
  std::string to_text(const std::string& title) const;
};

/// The first key of a claim that is not as in the answer that has been proved; empty if all are. Throws InputError.
std::string not_proved(const std::string& claim, const Answer& proved);

/// The answer to what could not be read.
std::string error_json(const std::string& at, const std::string& message);
/// Control characters and broken UTF-8 made visible, so that a message is one line of clean text.
std::string printable(const std::string& text);

}  // namespace arete::view
