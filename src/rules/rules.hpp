// What a game has to offer. A game is a template `Rules<Set>` over the set type of its board:
//
//   Board                 what it is played on (point set, triangulation, graph, heaps, …)
//   about                 its name, its rule in words, how a value is to be read
//   elements(board)       how many elements a set must hold
//   start()               the first position
//   moves(p, who)         the legal moves, in increasing order
//   play(p, who, move)    what a legal move does
//   result(p, who)        empty while play goes on, else the value for the player to move
//   look(p)               the marks to draw
//   why_not(p, who, move) why an element that is not among the moves cannot be played
//   edge_count(), ends(e) if moves choose an edge: how many there are, and the ends of each (otherwise a
//                         move is a vertex or a heap)
//
// Optional, each found by its presence and each with its law below: `completed(p, who, move)`, the triangles, cycles
// or coins that a move completes, to be told and drawn; `components(p)`, positions whose sum p is;
// `canonical(p)`, a position that is worth the same and stands for many; `form(p)` and `labelled(p)`, what tables know
// p by; `bounds(p)`, what the value of p cannot exceed either way; `swapped(p)` or `alike` for games that are not
// impartial; and what makes a search faster: `candidates`, `turns`, `order_hint`, `foresees`, `even_steps`, `attack`
// with `attack_board`, `forced` with `options`, `reduced` with `decide_lost`, `witness` with `shows_lost`, `nim_game`
// with `nim_position`. A solitaire says how many `edges()` there are and whether so many green ones of them have
// `won(green, edges)`; an octal game its `octal_code()`. A game whose rules are those of another one, on another board
// or in other words, has them from there and says so by `SearchedAs`: one search is compiled for both.
#pragma once

#include <array>
#include <concepts>
#include <limits>
#include <optional>
#include <ranges>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "board/corners.hpp"
#include "rules/attack.hpp"
#include "rules/look.hpp"
#include "rules/move.hpp"
#include "rules/player.hpp"
#include "rules/step.hpp"
#include "rules/verdict.hpp"

namespace arete::inline rules {

enum class Play {
  normal,     ///< who cannot move loses; values are +1 and −1
  race,       ///< who first does something wins; values are +1, 0, −1
  score,      ///< values are differences of points
  solitaire,  ///< the turn never passes; values are the edges that still turn green
};

/// When the nimber of a position is part of its answer.
enum class Nimbers { none, asked, always };

struct About {
  std::string_view title;
  Play play;
  Nimbers nimbers = Nimbers::none;
  std::string_view rule;    ///< how it is played, a few sentences
  std::string_view known;   ///< what has been proved about it
  std::string_view source;  ///< paper and section
};

template <class R>
concept Rules = requires(const R& rules, const typename R::Position& p, Player who, Move m,
                         const typename R::Board& board) {
  { R::about } -> std::convertible_to<About>;
  { R::elements(board) } -> std::same_as<std::size_t>;
  { rules.start() } -> std::same_as<typename R::Position>;
  { rules.moves(p, who) } -> std::ranges::range;
  { rules.play(p, who, m) } -> std::same_as<Step<typename R::Position>>;
  { rules.result(p, who) } -> std::same_as<std::optional<Value>>;
  { rules.look(p) } -> std::same_as<Look>;
  { rules.why_not(p, who, m) } -> std::convertible_to<std::string>;
  requires std::equality_comparable<typename R::Position>;
};

template <class R>
concept Solitaire = requires(const R& rules) {
  { rules.edges() } -> std::same_as<int>;
  { R::won(0, 0) } -> std::same_as<bool>;
};

template <class R>
concept ChoosesEdges = requires(const R& rules, std::size_t element) {
  { rules.edge_count() } -> std::same_as<std::size_t>;
  { rules.ends(element) } -> std::same_as<Ends>;
};

/// What a legal move completes. In a race a move wins iff it completes something.
template <class R>
concept Completes = requires(const R& rules, const typename R::Position& p, Player who, Move m) {
  { rules.completed(p, who, m) } -> std::same_as<std::vector<Corners>>;
};

template <class R>
concept Splits = requires(const R& rules, const typename R::Position& p) {
  rules.components(p);
};

template <class R>
concept Canonical = requires(const R& rules, const typename R::Position& p) {
  { rules.canonical(p) } -> std::same_as<typename R::Position>;
};

/// Positions with equal `form(p)` are worth the same: a table knows p by its form, which can be of any type, and not by
/// `canonical(p)`.
template <class R>
concept Formed = requires(const R& rules, const typename R::Position& p) {
  rules.form(p);
};
/// On all boards of the game where `has_forms()`: a table can be kept from one to the next.
template <class R>
concept FormedEverywhere = Formed<R> && requires(const R& rules) {
  { rules.has_forms() } -> std::same_as<bool>;
};

/// What the table of nimbers knows p by where its canonical form may cost more than it saves: p or its canonical form.
template <class R>
concept Labelled = Canonical<R> && requires(const R& rules, const typename R::Position& p) {
  { rules.labelled(p) } -> std::same_as<typename R::Position>;
};

template <class R>
concept Bounded = requires(const R& rules, const typename R::Position& p) {
  { rules.bounds(p) } -> std::same_as<Verdict>;
};

/// Of a game that is not normal play but won like one: `nim_game` and the position there that stands for p.
template <class R>
concept ActsAsNim = requires(const R& rules, const typename R::Position& p) {
  rules.nim_game();
  rules.nim_position(p);
};

/// Normal play in which both players have the same moves.
template <class R>
concept Impartial = R::about.play == Play::normal&& R::about.nimbers != Nimbers::none;

/// All values of p are even, or all are odd: as `bounds(p).low` is.
template <class R>
concept EvenSteps = requires {
  requires R::even_steps;
};

/// Which moves to try first: a small number, larger for better ones.
template <class R>
concept HintsOrder = requires(const R& rules, const typename R::Position& p, Move m) {
  { rules.order_hint(p, m) } -> std::convertible_to<int>;
};

/// What a position of an impartial game is without a search: loony, or worth what is left after a move that moves
/// again.
struct Forced {
  bool loony = false;
  Move move;
};
/// `forced(p)` finds that; where nothing is forced, `options(p)` are enough moves for the nimber: the others are loony
/// or have nimbers that these have too. A game whose moves may move again has both.
template <class R>
concept Forcing = requires(const R& rules, const typename R::Position& p) {
  { rules.forced(p) } -> std::same_as<std::optional<Forced>>;
  rules.options(p);
};

/// Of an impartial game, a simpler position that is lost iff p is, or who wins at once; `lost(q)` answers for positions
/// with less to play. `decide_lost(p)` says of a reduced position whether it is lost, where that can be told without a
/// search.
template <class Position>
struct Reduced {
  Position rest;
  std::optional<bool> lost;
};
template <class R>
concept Reducing = requires(const R& rules, const typename R::Position& p, bool (*lost)(const typename R::Position&)) {
  { rules.reduced(p, lost) } -> std::same_as<Reduced<typename R::Position>>;
  { rules.decide_lost(p) } -> std::same_as<std::optional<bool>>;
};

/// Of an impartial game, elements of the board that show a position to be lost without playing on: `witness(p)` finds
/// them where it can, and `shows_lost(p, elements)` checks them by a definition.
template <class R>
concept Witnessing = requires(const R& rules, const typename R::Position& p) {
  { rules.shows_lost(p, *rules.witness(p)) } -> std::same_as<bool>;
};

/// Of the moves of the first player, a set that has a best one whenever she moves.
template <class R>
concept Narrowed = requires(const R& rules, const typename R::Position& p) {
  rules.candidates(p);
};

/// Whole turns of the first player that stand for all her moves where she has a capture. All leave the same position,
/// and the better of them is worth at least `at_least`.
template <class Position>
struct Turns {
  std::array<Step<Position>, 2> list{};
  std::size_t count = 0;
  Value at_least = std::numeric_limits<Value>::min();

  void add(const Step<Position>& step) { list[count++] = step; }
  std::span<const Step<Position>> all() const { return std::span(list).first(count); }
};
template <class R>
concept TakesTurns = requires(const R& rules, const typename R::Position& p) {
  { rules.turns(p) } -> std::same_as<Turns<typename R::Position>>;
};
/// A game whose options are all looked up before one is searched: it pays where `canonical` is cheap and positions
/// recur.
template <class R>
concept Foreseeing = requires {
  requires R::foresees;
};

/// A game for lines: a move takes a free element and what it stops, and nothing counts but the lines that a player owns
/// as a whole. `attack_board()` has the lines, and `attack(p, who)` is where a player stands.
template <class R>
concept PlaysForLines = requires(const R& rules, const typename R::Position& p, Player who) {
  rules.attack_board();
  rules.attack(p, who);
};
/// Whoever first owns one wins.
template <class R>
concept RacesForLines = PlaysForLines<R> && R::about.play == Play::race;
/// Each is a point, and whoever completes one moves again.
template <class R>
concept ScoresByLines = PlaysForLines<R> && R::about.play == Play::score;

struct NoTurns {};
template <class R>
using TurnsOf = std::conditional_t<TakesTurns<R>, Turns<typename R::Position>, NoTurns>;
/// What a table knows a position by.
template <class R>
struct KeyOfGame {
  using Type = typename R::Position;
};
template <Formed R>
struct KeyOfGame<R> {
  using Type = decltype(std::declval<const R&>().form(std::declval<const typename R::Position&>()));
};
template <class R>
using KeyOf = typename KeyOfGame<R>::Type;
struct NoForm {};
template <class R>
using FormOf = std::conditional_t<Formed<R>, KeyOf<R>, NoForm>;

/// A game that is the same for both players, who have the same moves with the same effect.
template <class R>
concept Alike = R::about.nimbers != Nimbers::none || requires {
  requires R::alike;
};

/// A game whose players differ: `swapped(p)` is p with their roles exchanged.
template <class R>
concept TwoSided = requires(const R& rules, const typename R::Position& p) {
  { rules.swapped(p) } -> std::same_as<typename R::Position>;
};

/// A game on heaps that has an octal code.
template <class R>
concept Octal = requires(const R& rules, const typename R::Position& p, Move m) {
  { R::octal_code() } -> std::same_as<std::string>;
  { rules.legal(p, m) } -> std::same_as<bool>;
};

/// A token game that may begin with the choice of a root.
template <class R>
concept ChoosesRoot = requires(const R& rules, const typename R::Position& p) {
  { rules.unrooted(p) } -> std::same_as<bool>;
};

template <class R>
Verdict bounds(const R& rules, const typename R::Position& p) {
  if constexpr (Bounded<R>) {
    return rules.bounds(p);
  } else {
    static_assert(R::about.play == Play::normal || R::about.play == Play::race, "a scoring game needs bounds");
    return {-1, 1};
  }
}

}  // namespace arete::inline rules
