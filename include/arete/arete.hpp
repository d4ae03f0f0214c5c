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
// use different positions, and copies of one. Searches recurse as deep as games are long: those on boards that are not
// small run on a thread of their own, whose stack is deep enough, while the caller waits.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <exception>
#include <functional>
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

/// A limit has ended work that has no weaker result: a document was not opened. Whatever answers does not throw it.
class LimitReached : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
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
  bool theorems = true;     ///< off: search even where a theorem answers
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
  std::optional<int> low, high;       ///< bounds of a score, or of a solitaire's green edges, that is not exact
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

/// What a move is worth to the player who makes it.
struct MoveValue {
  Move move;
  std::string outcome;  ///< win, loss, tie, unknown
  std::optional<int> score;
  std::optional<int> low, high;       ///< bounds of a score that is not exact
  std::optional<std::string> nimber;  ///< of the position that the move leaves
  std::optional<int> green;           ///< solitaires
  bool exact = false;
};

/// A move that the engine would play, and how it came to it.
struct Choice {
  Move move;
  std::string how;
};

/// A nonempty set of vertices with no edge inside, in which every vertex outside has an even number of neighbours.
struct Kernel {
  bool known = false;   ///< false: a limit was hit
  bool exists = false;  ///< there is one
  std::vector<std::int32_t> vertices;
  std::string method;
};

using Edge = std::array<std::int32_t, 2>;

class Position {
 public:
  /// Reads a document within the limits of the question, which are time, memory and cancellation: whatever anybody has
  /// written may be read without harm. Throws InputError and LimitReached.
  static Position read(std::string_view document, const Question& limits = {});
  /// The same with the edges of its board, which need not become text: for graphs with millions of them.
  static Position read(std::string_view document, const std::vector<Edge>& edges, const Question& limits = {});
  /// A start on a named board: `Position::board("convex", {8}, "bi-triangle")`; throws InputError.
  static Position board(const std::string& kind, const std::vector<std::int64_t>& sizes, const std::string& game,
                        std::uint64_t seed = 1, const std::string& shape = "", std::optional<double> probability = {},
                        std::optional<std::int64_t> root = {});
  /// A start on a board that is small, soon solved, and good to look at; throws InputError.
  static Position first(const std::string& game);
  /// Starts on boards that are made of this one: its `triangulations`, its `edge-graph`, its `pseudoarcs`.
  std::vector<Position> derived(const std::string& kind, const std::string& game = "") const;

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
  /// Every move with its value; the limits are for all of them together.
  std::vector<MoveValue> values(const Question& question = {}) const;
  /// Of `ueg`: an even kernel of what is left of the graph, with the token in it if there is one.
  Kernel kernel(const Question& question = {}) const;
  /// `perfect`, `strong`, `medium` or `easy`; the seed chooses among equals.
  Choice choose(const std::string& strength, const Question& question = {}, std::uint64_t seed = 1) const;
  /// How the game has ended, in words; empty while it goes on.
  std::string ending() const;
  /// The position as a picture, which says so where a board is too large to be drawn; with an answer also why it is
  /// true, and its best moves unless they are not wanted.
  std::string svg() const;
  std::string svg(const Question& question, bool best = true) const;
  /// The same with the value of each move.
  std::string svg_with_values(const Question& question = {}, bool best = true) const;
  std::string tikz() const;
  std::string tikz(const Question& question, bool best = true) const;
  /// For a terminal, in Braille letters.
  std::string text(std::size_t columns = 72) const;

 private:
  struct State;
  explicit Position(std::shared_ptr<const State> state) : state_(std::move(state)) {}
  static Position opened(State state);
  static Position read(std::string_view document, const std::vector<Edge>* edges, const Question& limits);
  std::string draw(const std::string& format, const Question* question, bool best, bool values) const;

  std::shared_ptr<const State> state_;
};

/// Answers to many positions, worked out side by side and given in the order in which the positions were put in. One
/// thread puts and takes.
class Stream {
 public:
  struct Result {
    Answer answer;
    std::exception_ptr failure;  ///< in place of an answer: InputError, of a document
  };

  /// The limits are for each position, the reading of its document included; `cancelled` is not looked at.
  explicit Stream(unsigned threads, const Question& question = {});
  /// Stops what is being worked on.
  ~Stream();
  Stream(Stream&&) noexcept;

  /// A document is read by the thread that answers it.
  void put(std::string document);
  void put(Position position);
  /// All that is known of the next positions; waits for the first of them for so many seconds at most.
  std::vector<Result> take(double seconds);
  /// How many have been put and not been taken.
  std::size_t waiting() const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

struct Checked {
  std::string game, claim, by;  ///< as far as they could be read
  std::string refusal;          ///< why the certificate is refused; empty if it is accepted
  bool limited = false;         ///< a limit stopped the check: nothing is known, as the refusal says
};
/// Checks certificates, one after the other, without the solver; the limits of the question are for each.
std::vector<Checked> check(const std::string& certificates, const Question& question = {});

/// The nim sequence of an octal game with its period and so many values, as `arete sequence --json` writes it. Its
/// limits are time and cancellation; throws InputError.
std::string sequence(const std::string& code, std::size_t count = 64, const Question& question = {});

/// Animals of a board without end, and what was found out about them: a value that is cheap to copy.
class Animals {
 public:
  struct State;
  explicit Animals(std::shared_ptr<const State> state) : state_(std::move(state)) {}

  /// A picture: `tree`; `board`; `faces`, each animal beside its face animal, or only the `winners` and the undecided;
  /// `pavings`; the strategy of an animal, such as `3.4`; `children-of-4.15`. Throws InputError.
  std::string svg(const std::string& what) const;

 private:
  std::shared_ptr<const State> state_;
};

/// The animals of a board without end up to a size, as `arete animals --json` writes them, each when it is decided. The
/// time is for each of them; `by` says which of the breaker's strategies are looked for: any, paving, answers,
/// priorities or invariant. Throws InputError.
Animals animals(const std::string& board, std::array<int, 2> bias, std::size_t size, const Question& question,
                const std::function<void(const std::string&)>& found, const std::string& by = "any");
/// The animal of a position alone; among those of its size its number is 0, as in `4.0`.
Animals animals(const Position& position, const Question& question,
                const std::function<void(const std::string&)>& found, const std::string& by = "any");

/// What can be played, for people.
struct Game {
  std::string id, title, rule, board, known, source;
  bool directed = false;  ///< played on a graph whose edges are arcs
};
/// All of them, sorted by their ids.
std::vector<Game> all_games();
/// The ids of all games.
std::vector<std::string> games();
std::string version();

}  // namespace arete::v1
