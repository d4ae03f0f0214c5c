#include "engine/boards/convex_triangulations.hpp"

#include <algorithm>
#include <numeric>

#include "base/input_error.hpp"
#include "engine/boards/point_boards.hpp"

namespace arete::inline engine {
namespace {

using Tree = std::vector<unsigned char>;  ///< the numbers of children in preorder

/// The rotation of a word with sum −1 of (number − 1) that is a tree.
void rotate_to_tree(Tree& word) {
  std::int64_t sum = 0, least = 0;
  std::size_t start = 0;
  for (std::size_t i = 0; i < word.size(); ++i) {
    sum += word[i] - 1;
    if (sum >= least) continue;
    least = sum;
    start = i + 1;
  }
  std::rotate(word.begin(), word.begin() + static_cast<std::ptrdiff_t>(start % word.size()), word.end());
}

/// A random tree with so many nodes of one and of two children.
Tree random_tree(std::int64_t one, std::int64_t two, Random& random) {
  Tree word(static_cast<std::size_t>(one), 1);
  word.insert(word.end(), static_cast<std::size_t>(two), 2);
  word.insert(word.end(), static_cast<std::size_t>(two + 1), 0);
  for (std::size_t i = word.size(); i > 1; --i) std::swap(word[i - 1], word[random.below(i)]);
  rotate_to_tree(word);
  return word;
}

/// An only child above each node with two.
Tree stretched(const Tree& tree) {
  Tree result;
  for (const auto children : tree) {
    if (children == 2) result.push_back(1);
    result.push_back(children);
  }
  return result;
}

std::vector<std::int32_t> subtree_sizes(const Tree& tree) {
  std::vector<std::int32_t> size(tree.size(), 1), waiting;
  for (std::size_t i = tree.size(); i-- > 0;) {
    for (int c = 0; c < tree[i]; ++c) {
      size[i] += waiting.back();
      waiting.pop_back();
    }
    waiting.push_back(size[i]);
  }
  return size;
}

/// The polygon whose ear at a random corner has the tree at its base. An only child hangs on either side.
std::vector<Ends> with_tree(std::int64_t n, const Tree& tree, Random& random) {
  const auto tip = static_cast<std::int64_t>(random.below(static_cast<std::uint64_t>(n)));
  const auto corner = [&](std::int64_t i) { return static_cast<std::int32_t>((tip + 1 + i) % n); };
  std::vector<Ends> edges;
  edges.reserve(static_cast<std::size_t>(2 * n - 3));
  for (std::int64_t i = 0; i < n; ++i) edges.push_back(ordered({corner(i), corner(i + 1)}));
  const auto size = subtree_sizes(tree);
  std::vector<std::int32_t> waiting{0};  // the first corner of each subtree to come
  for (std::size_t i = 0; i < tree.size(); ++i) {
    const std::int32_t first = waiting.back();
    waiting.pop_back();
    edges.push_back(ordered({corner(first), corner(first + size[i] + 1)}));
    if (tree[i] == 1) waiting.push_back(random.coin() ? first : first + 1);
    if (tree[i] == 2) {
      waiting.push_back(first + size[i + 1] + 1);
      waiting.push_back(first);
    }
  }
  std::sort(edges.begin(), edges.end());
  return edges;
}

}  // namespace

std::vector<Ends> convex_triangulation(std::int64_t n, const std::string& shape, std::int64_t inner, Random& random) {
  if (shape == "fan") return fan(n);
  if (shape == "serpentine") return serpentine(n);
  if (shape == "random") return random_convex(n, random);
  if (shape != "inner" && shape != "branching")
    throw InputError("board",
                     "triangulation: no shape `" + shape + "`: fan, serpentine, random, inner:K or branching:K");
  const std::int64_t each = shape == "inner" ? 2 : 3, most = std::max<std::int64_t>(n - 4, 0) / each;
  if (inner < 0 || inner > most)
    throw InputError("board", "triangulation: " + std::to_string(n) + " points have from 0 to " + std::to_string(most) +
                                  " inner triangles " + (each == 2 ? "" : "with no two neighbours ") +
                                  "in this shape, not " + std::to_string(inner));
  if (n < 4) return fan(n);
  const Tree tree = random_tree(n - 4 - each * inner, inner, random);
  return with_tree(n, each == 2 ? tree : stretched(tree), random);
}

}  // namespace arete::inline engine
