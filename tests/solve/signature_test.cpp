// One number that fingerprints the whole search: the nodes that it expands on the examples and on a few boards. It
// changes with every change of search, order or table; then the new number goes here and into the message of the
// commit.

#include <fstream>

#include "ask.hpp"

namespace arete::tests {
namespace {

TEST(Signature, the_search_expands_as_many_nodes_as_it_did) {
  std::uint64_t nodes = 0;
  std::ifstream examples(std::string(ARETE_SOURCE) + "/examples/positions.jsonl");
  for (std::string line; std::getline(examples, line);)
    nodes += ask(Document::read(line), {.nimber = true, .theorems = false}).nodes;
  nodes += ask(board("grid", {4, 5}, "arc-kayles")).nodes + ask(board("grid", {4, 4}, "node-kayles")).nodes +
           ask(board("boxes", {2, 3}, "nimstring")).nodes;
  nodes += ask(board("boxes", {2, 3}, "strings-and-coins")).nodes + ask(board("grid", {3, 4}, "picarete")).nodes;
  nodes += ask(board("convex", {8}, "mono-complete"), {.theorems = false}).nodes +
           ask(board("convex", {8}, "bi-triangle"), {.theorems = false}).nodes +
           ask(board("random", {7}, "bi-complete")).nodes;
  EXPECT_EQ(nodes, 15121u);
}

}  // namespace
}  // namespace arete::tests
