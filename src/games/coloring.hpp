// Triangulation Coloring Game.
#pragma once

#include "games/family/marking.hpp"
#include "games/node_kayles.hpp"

namespace arete::inline games::coloring {

template <class Set>
class Rules : public family::GreenMarking<Set> {
 public:
  static constexpr About about{
      .title = "Triangulation Coloring Game",
      .play = Play::race,
      .nimbers = Nimbers::asked,
      .rule = "Colour a black edge green. Whoever first completes a green face wins.",
      .known =
          "Node Kayles on EG(T), whose vertices are the edges of T, adjacent when they lie in a face; in convex "
          "position without "
          "adjacent inner triangles it is Kayles and decided in linear time (Theorem 1).",
      .source = "Playing with Triangulations, 3.3.1",
  };
  using typename family::GreenMarking<Set>::Position;
  using NimGame = node_kayles::Rules<Set>;

  explicit Rules(const Triangulation& board) : family::GreenMarking<Set>(board), nim_game_(edge_graph()) {}
  std::optional<Value> result(const Position& p, Player who) const {
    if (this->has_face(p.green)) return -1;
    return this->moves(p, who).empty() ? std::optional<Value>(0) : std::nullopt;
  }
  std::vector<Corners> completed(const Position& p, Player, Move m) const {
    return this->completed_faces(p.green, m.at());
  }

  const NimGame& nim_game() const { return nim_game_; }
  /// The Node Kayles position that p is, unless a face has two green edges: then the mover wins at once.
  std::optional<typename NimGame::Position> nim_position(const Position& p) const {
    if (this->open_faces_.empty()) return std::nullopt;  // nothing can be completed
    Set alive = this->all() - p.green;
    for (const auto& face : this->open_faces_) {
      const int green = (face & p.green).size();
      if (green > 1) return std::nullopt;
      if (green == 1) alive -= face;
    }
    return typename NimGame::Position{alive};
  }

 private:
  Graph edge_graph() const {
    std::vector<Ends> pairs;
    for (const auto& [a, b, c] : this->faces_.faces()) {
      for (const auto& [x, y] : {std::pair{a, b}, std::pair{a, c}, std::pair{b, c}}) pairs.push_back({x, y});
    }
    return {static_cast<std::int64_t>(this->faces_.size()), pairs};
  }

  NimGame nim_game_;
};

}  // namespace arete::inline games::coloring
