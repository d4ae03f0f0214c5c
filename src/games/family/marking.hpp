// Games that mark the edges of a triangulation that stays as it is.
#pragma once

#include <algorithm>
#include <vector>

#include "board/plane/faces.hpp"
#include "rules/rules.hpp"

namespace arete::inline games::family {

template <class Set>
class Marking {
 public:
  using Board = Triangulation;

  explicit Marking(const Board& board)
      : faces_(board),
        vertices_(board.points().size()),
        given_(board.points().given(), [&](Ends e) { return board.find(e); }) {
    for (const auto& face : faces_.faces()) {
      if (!given_.complete(face)) open_faces_.push_back(Set::of(face[0]).with(face[1]).with(face[2]));
    }
  }
  static std::size_t elements(const Board& board) { return Faces::elements(board); }
  std::size_t edge_count() const { return faces_.size(); }
  Ends ends(std::size_t edge) const { return faces_.ends(edge); }

 protected:
  Set all() const { return Set::below(faces_.size()); }
  bool has_face(const Set& marked) const {
    return std::ranges::any_of(open_faces_, [&](const Set& face) { return marked.contains(face); });
  }
  /// The faces that an edge completes together with marked ones.
  std::vector<Corners> completed_faces(const Set& marked, std::size_t edge) const {
    std::vector<Corners> list;
    const Set after = marked.with(edge);
    for (const auto& face : faces_.faces_at(edge)) {
      if (after.has(face[0]) && after.has(face[1]) && after.has(face[2])) list.push_back(corners(face));
    }
    return list;
  }
  template <class Edges>
  Corners corners(const Edges& edges) const {
    return corners_of(edges, [&](Element e) { return faces_.ends(e); });
  }
  Look show(const Set& edges, Mark mark, Look look = {}) const {
    look.vertices.assign(vertices_, Mark::plain);
    for (const std::size_t e : edges) look.lines.push_back({faces_.ends(e), mark});
    return look;
  }

  Faces faces_;
  std::size_t vertices_;
  GivenSets<Set> given_;
  std::vector<Set> open_faces_;  // those that a move can complete
};

/// Black and green edges.
template <class Set>
class GreenMarking : public Marking<Set> {
 public:
  struct Position {
    Set green;
    bool operator==(const Position&) const = default;
  };
  static constexpr bool alike = true;
  using Marking<Set>::Marking;

  Position start() const { return {this->given_.nobody}; }
  Set moves(const Position& p, Player) const { return this->all() - p.green; }
  Step<Position> play(const Position& p, Player, Move m) const { return {{p.green.with(m.at())}}; }
  std::string why_not(const Position&, Player, Move) const { return "already coloured"; }
  Look look(const Position& p) const {
    return this->show(p.green, Mark::marked, this->show(this->all() - p.green, Mark::plain));
  }
};

}  // namespace arete::inline games::family
