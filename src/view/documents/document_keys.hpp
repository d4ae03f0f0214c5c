// The keys of a document, and what each holds.
#pragma once

#include <map>
#include <string>

namespace arete::inline view {

enum class Key {
  game,
  points,
  edges,
  vertices,
  graph6,
  root,
  roots,
  heaps,
  board,
  bias,
  animal,
  moves,
  misere,
  given,
  to_move,
  boards
};

const std::map<std::string, Key, std::less<>>& document_keys();
/// What each key holds, for messages.
const char* shape(Key key);
/// What the object of one of several boards may hold.
bool of_a_board(Key key);

}  // namespace arete::inline view
