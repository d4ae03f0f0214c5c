// Even kernels as a question of their own (Undirected edge geography, section 2): a set of vertices with no edge
// inside, in which every vertex outside has an even number of neighbours. Its vertices are lost for the player who has
// to move from them.
#pragma once

#include <atomic>
#include <string>

#include "view/documents/document.hpp"

namespace arete::inline engine {

struct KernelAnswer {
  bool known = false;                ///< false: it was stopped
  bool exists = false;               ///< there is one
  std::vector<std::int32_t> kernel;  ///< increasing
  std::string method;                ///< how it was decided

  std::string to_json() const;
};

/// An even kernel of the graph of a document of `ueg`, without the edges that its moves have used, with the token in it
/// if there is one. Stops when `stop` is set or after so many seconds.
KernelAnswer find_kernel(const Document& document, double seconds, const std::atomic<bool>& stop);

}  // namespace arete::inline engine
