#include "theory/triangulations/dual_tree.hpp"

namespace arete::inline theory {

DualTree::DualTree(const Triangulation& board, Budget* budget) {
  Half root = 0;
  while (board.twin(root) != Triangulation::none) ++root;
  const std::size_t size = board.triangles();
  entry_.resize(size);
  shape_.resize(size);
  std::vector<Half> waiting(size + 2);
  waiting[0] = root;
  std::size_t top = 1;
  for (std::size_t i = 0; i < size; ++i) {  // without branches: a side without a neighbour is written and not counted
    look(budget);
    const Half at = waiting[--top], corner = at % 3;
    const Half left = board.twin(corner == 2 ? at - 2 : at + 1), right = board.twin(corner == 0 ? at + 2 : at - 1);
    const bool has_left = left != Triangulation::none, has_right = right != Triangulation::none;
    entry_[i] = at;
    shape_[i] = static_cast<unsigned char>(has_left + 2 * has_right);
    waiting[top] = right;
    top += has_right;
    waiting[top] = left;
    top += has_left;
  }
}

}  // namespace arete::inline theory
