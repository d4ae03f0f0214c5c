// The view of one game's rules: each member turns words into the game's own positions and back.
#pragma once

#include <cstring>

#include "board/heaps.hpp"
#include "rules/rules_view.hpp"

namespace arete::inline rules {

template <class Position>
Words to_words(const Position& p) {
  static_assert(std::has_unique_object_representations_v<Position> && sizeof(Position) % sizeof(std::uint64_t) == 0);
  Words words(sizeof(Position) / sizeof(std::uint64_t));
  std::memcpy(words.data(), &p, sizeof p);
  return words;
}
inline Words to_words(const Heaps& p) {
  Words words(p.sizes.size());
  if (!p.sizes.empty()) std::memcpy(words.data(), p.sizes.data(), p.sizes.size() * sizeof(std::int64_t));
  return words;
}

template <class Position>
Position from_words(const Words& words) {
  Position p;
  if constexpr (std::is_same_v<Position, Heaps>) {
    p.sizes.resize(words.size());
    if (words.size() > 0) std::memcpy(p.sizes.data(), words.data(), words.size() * sizeof(std::int64_t));
  } else {
    std::memcpy(static_cast<void*>(&p), words.data(), sizeof p);
  }
  return p;
}

/// `Base` is the interface that it implements; `R` a game's rules on its board.
template <Rules R, class Base = RulesView>
class ViewOf : public Base {
 public:
  using Board = typename R::Board;
  using Position = typename R::Position;
  using Choice = RulesView::Choice;

  explicit ViewOf(const Board& board) : rules_(board) {}
  explicit ViewOf(const R& rules) : rules_(rules) {}
  const R& rules() const { return rules_; }

  const About& about() const override { return R::about; }
  Words start() const override { return to_words(rules_.start()); }
  std::vector<Move> moves(const Words& p, Player who) const override {
    const auto all = rules_.moves(at(p), who);
    std::vector<Move> list;
    list.reserve(static_cast<std::size_t>(all.size()));
    for (const Move m : all) list.push_back(m);
    return list;
  }
  Step<Words> play(const Words& p, Player who, Move m) const override {
    const auto step = rules_.play(at(p), who, m);
    return {to_words(step.next), step.gain, step.again};
  }
  std::optional<Value> result(const Words& p, Player who) const override { return rules_.result(at(p), who); }
  Look look(const Words& p) const override { return rules_.look(at(p)); }
  std::string why_not(const Words& p, Player who, Move m) const override { return rules_.why_not(at(p), who, m); }

  bool completes() const override { return Completes<R>; }
  std::vector<Corners> completed(const Words& p, Player who, Move m) const override {
    if constexpr (Completes<R>) return rules_.completed(at(p), who, m);
    return {};
  }

  Choice choice() const override {
    if constexpr (ChoosesEdges<R>) return Choice::edge;
    return std::is_same_v<Board, Heaps> ? Choice::heap : Choice::vertex;
  }
  std::size_t edge_count() const override {
    if constexpr (ChoosesEdges<R>) return rules_.edge_count();
    return Base::edge_count();
  }
  Ends ends(std::size_t edge) const override {
    if constexpr (ChoosesEdges<R>) return rules_.ends(edge);
    return Base::ends(edge);
  }
  bool legal_heap(const Words& p, Move m) const override {
    if constexpr (Octal<R>) return rules_.legal(at(p), m);
    const auto list = moves(p, Player::first);
    return std::find(list.begin(), list.end(), m) != list.end();
  }

  Verdict bounds(const Words& p) const override { return arete::bounds(rules_, at(p)); }
  Words canonical(const Words& p) const override {
    if constexpr (Canonical<R>) return to_words(rules_.canonical(at(p)));
    return p;
  }
  Words swapped(const Words& p) const override {
    if constexpr (TwoSided<R>) return to_words(rules_.swapped(at(p)));
    return p;
  }
  bool splits() const override { return Splits<R>; }
  std::vector<Words> components(const Words& p) const override {
    if constexpr (Splits<R>) {
      std::vector<Words> list;
      for (const auto& part : rules_.components(at(p))) list.push_back(to_words(part));
      return list;
    }
    return {p};
  }
  bool has_witnesses() const override { return Witnessing<R>; }
  std::optional<std::vector<std::size_t>> witness(const Words& p) const override {
    if constexpr (Witnessing<R>) {
      if (const auto found = rules_.witness(at(p))) return std::vector<std::size_t>(found->begin(), found->end());
    }
    return std::nullopt;
  }
  bool shows_lost(const Words& p, std::span<const std::uint32_t> elements) const override {
    if constexpr (Witnessing<R>) {
      using Set = typename decltype(rules_.witness(at(p)))::value_type;
      Set set;
      for (const auto e : elements) {
        if (e >= Set::capacity || set.has(e)) return false;
        set = set.with(e);
      }
      return rules_.shows_lost(at(p), set);
    }
    return false;
  }
  std::optional<Words> nim_position(const Words& p) const override {
    if constexpr (ActsAsNim<R>) {
      if (const auto found = rules_.nim_position(at(p))) return to_words(*found);
    }
    return std::nullopt;
  }
  bool solitaire() const override { return Solitaire<R>; }
  int edges() const override {
    if constexpr (Solitaire<R>) return rules_.edges();
    return 0;
  }
  bool chooses_root() const override { return ChoosesRoot<R>; }
  bool unrooted(const Words& p) const override {
    if constexpr (ChoosesRoot<R>) return rules_.unrooted(at(p));
    return false;
  }

 protected:
  static Position at(const Words& words) { return from_words<Position>(words); }

  R rules_;
};

}  // namespace arete::inline rules
