#include "theory/triangulations/green_dual.hpp"

#include <algorithm>

namespace arete::inline theory {

GreenDual::GreenDual(const GreenFaces& of, Budget* budget)
    : faces(of),
      board(of.board()),
      free_sides(board.triangles()),
      mate(board.triangles(), Triangulation::none),
      place(board.triangles(), -1) {
  for (Half h = 0; h < static_cast<Half>(3 * board.triangles()); ++h) {
    look(budget);
    const Half twin = board.twin(h);
    if (twin < h || !faces.free(h)) continue;
    free_sides[face(h)] |= static_cast<std::uint8_t>(1 << h % 3);
    free_sides[face(twin)] |= static_cast<std::uint8_t>(1 << twin % 3);
  }
}

int GreenDual::lonely_sides(std::size_t f) const {
  int sides = 0;
  for (const Half h : sides_of(f)) {
    const Half twin = board.twin(h);
    sides += twin == Triangulation::none || (!open(face(twin)) && !faces.used(face(twin)));
  }
  return sides;
}

Triangulation::Half GreenDual::side_to(std::size_t f, std::int32_t neighbour) const {
  const auto sides = sides_of(f);
  return *std::find_if(sides.begin(), sides.end(),
                       [&](Half h) { return board.twin(h) != Triangulation::none && board.twin(h) / 3 == neighbour; });
}

Arcs GreenDual::flip_graph() const {
  Arcs graph{{0}, {}};
  for (std::size_t f = 0; f < board.triangles(); ++f) {
    for (const Half h : sides_of(f)) {
      if (free(h)) graph.target.push_back(board.twin(h) / 3);
    }
    std::sort(graph.target.begin() + graph.first.back(), graph.target.end());
    graph.first.push_back(static_cast<std::int32_t>(graph.target.size()));
  }
  return graph;
}

}  // namespace arete::inline theory
