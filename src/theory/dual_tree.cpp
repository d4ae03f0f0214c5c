#include "theory/dual_tree.hpp"

namespace arete {

DualTree::DualTree(const Triangulation& board) {
  Half root = 0;
  while (board.twin(root) != Triangulation::none) ++root;
  entry_.reserve(board.triangles());
  shape_.reserve(board.triangles());
  std::vector<Half> waiting;
  for (Half at = root; at != Triangulation::none;) {
    const Half next = Triangulation::next(at);
    const Half left = board.twin(next), right = board.twin(Triangulation::next(next));
    entry_.push_back(at);
    shape_.push_back(static_cast<unsigned char>((left != Triangulation::none ? 1 : 0) | (right != Triangulation::none ? 2 : 0)));
    if (left != Triangulation::none) {
      if (right != Triangulation::none) waiting.push_back(right);
      at = left;
    } else if (right != Triangulation::none) {
      at = right;
    } else if (waiting.empty()) {
      at = Triangulation::none;
    } else {
      at = waiting.back();
      waiting.pop_back();
    }
  }
}

}  // namespace arete
