// Even kernels as a question of their own (Undirected edge geography, section 2): a set of vertices with no edge
// inside, in which every vertex outside has an even number of neighbours. Its vertices are lost for the player who has
// to move from them.
#pragma once

#include <atomic>
#include <optional>
#include <string>
#include <vector>

#include "rules/finding.hpp"
#include "view/documents/document.hpp"

namespace arete::inline engine {

struct KernelAnswer {
  bool known = false;                ///< false: it was stopped
  bool exists = false;               ///< there is one
  std::vector<std::int32_t> kernel;  ///< increasing
  std::string method;                ///< how it was decided
  std::optional<Proof> proof;        ///< of a kernel, or that there is none; if it was asked for and there is one

  std::string to_json() const;
};

/// An even kernel of the graph of a document of `ueg`, without the edges that its moves have used, with the token in it
/// if there is one. Stops when `stop` is set or after so many seconds.
KernelAnswer find_kernel(const Document& document, double seconds, const std::atomic<bool>& stop, bool proof = false);

/// Of each vertex whether it is in an even kernel, beside whether it is lost as a root (open problem 1 of the paper
/// asks on which graphs these are the same).
struct KernelStarts {
  std::string in_kernel;  ///< `K` for each vertex that is in one, `-` for the others, `?` where it was stopped
  std::optional<std::string> starts;  ///< `N` or `P` for each; nothing if it was stopped

  bool known() const { return starts && in_kernel.find('?') == std::string::npos; }
  std::string to_json() const;
};
/// Of the graph of a document without root and moves, in so many seconds.
KernelStarts find_kernel_starts(const Document& document, double seconds, const std::atomic<bool>& stop);

}  // namespace arete::inline engine
