// Arête as a library: open a position, play, ask, check a proof, draw. This header is the promise to other programs;
// all else is not.
//
//   #include <arete/arete.hpp>
//
//   using namespace arete::v1;
//   auto position = Position::read(R"({"game": "kayles", "heaps": [3, 4]})");
//   Answer answer = position.solve();             // answer.outcome == "win", answer.nimber == "2"
//   position = position.play(answer.best->front());
//   position.solve().outcome;                     // "loss"
//
// `examples/library/perfect_play.cpp` is a whole program, which a test builds and runs. Documents and answers are those
// of docs/rules.md. Positions are values: they are cheap to copy, and playing gives a new one. Different threads may
// use different positions, and copies of one.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace arete::v1 {

/// Bad input: what is wrong, and at which place of the document (`points[3]`).
class InputError : public std::runtime_error {
 public:
  InputError(std::string at, const std::string& message) : std::runtime_error(message), at_(std::move(at)) {}
  const std::string& at() const { return at_; }

 private:
  std::string at_;
};

/// An edge {u, v}, a vertex {v}, or a heap {h, a, b} that becomes heaps of a and b. Of several boards the number of the
/// board stands first: {i, u, v}.
using Move = std::vector<std::int64_t>;

struct Question {
  bool nimber = false;      ///< also where the outcome does not need it
  bool all_best = true;     ///< every best move, or one
  bool all_starts = false;  ///< geography without a root: every vertex as the root
  bool why = false;         ///< also what can be drawn of why the answer is true, in `json`
  bool proof = false;       ///< also a certificate
  std::optional<double> seconds;
  std::optional<std::uint64_t> nodes, memory;    ///< bytes
  const std::atomic<bool>* cancelled = nullptr;  ///< set from another thread to stop
};

/// A limit makes an answer weaker, never wrong.
struct Answer {
  std::string
      outcome;  ///< win, loss, tie, unknown for the player to move; of achievement games maker, breaker, unknown
  std::string to_move;                ///< first or second; empty if nobody knows
  std::optional<int> score;           ///< the mover's points from here on minus the opponent's
  std::optional<std::string> nimber;  ///< a number or `loony`
  std::optional<int> low, high;       ///< bounds of a score that is not exact
  std::optional<std::vector<Move>> best;
  std::optional<int> green, edges;  ///< solitaires
  std::optional<std::vector<Move>> line;
  std::optional<std::string> starts;
  std::string method, source;
  bool limited = false;  ///< something that was asked for was left off by a limit
  std::uint64_t nodes = 0;
  double ms = 0;
  std::string json;  ///< the whole answer document
  std::optional<std::string> certificate;
};

class Position {
 public:
  /// Reads a document; throws InputError.
  static Position read(std::string_view document);
  /// A start on a named board: `Position::board("convex", {8}, "bi-triangle")`; throws InputError.
  static Position board(const std::string& kind, const std::vector<std::int64_t>& sizes, const std::string& game,
                        std::uint64_t seed = 1, const std::string& shape = "");

  std::string game() const;
  std::string document() const;
  /// Whether moves can be listed and played one by one; on very large boards only theorems answer.
  bool playable() const;
  bool over() const;
  std::string to_move() const;
  /// Points made so far, the first player's minus the second's.
  int lead() const;
  std::vector<Move> moves() const;
  /// Throws InputError that says why a move cannot be played.
  Position play(const Move& move) const;
  Answer solve(const Question& question = {}) const;
  /// The position as a picture; with an answer also its best moves and why it is true.
  std::string svg() const;
  std::string svg(const Question& question) const;
  std::string tikz() const;

 private:
  struct State;
  explicit Position(std::shared_ptr<const State> state) : state_(std::move(state)) {}
  std::string draw(const std::string& format, const Question* question) const;

  std::shared_ptr<const State> state_;
};

struct Checked {
  std::string game, claim, by;  ///< as far as they could be read
  std::string refusal;          ///< why the certificate is refused; empty if it is accepted
};
/// Checks certificates, one after the other, without the solver.
std::vector<Checked> check(const std::string& certificates);

/// The ids of all games.
std::vector<std::string> games();
std::string version();

}  // namespace arete::v1
