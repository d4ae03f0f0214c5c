#include "view/documents/document_keys.hpp"

namespace arete::inline view {

const std::map<std::string, Key, std::less<>>& document_keys() {
  static const std::map<std::string, Key, std::less<>> names{
      {"game", Key::game},     {"points", Key::points}, {"edges", Key::edges},     {"vertices", Key::vertices},
      {"graph6", Key::graph6}, {"root", Key::root},     {"roots", Key::roots},     {"heaps", Key::heaps},
      {"board", Key::board},   {"bias", Key::bias},     {"animal", Key::animal},   {"moves", Key::moves},
      {"misere", Key::misere}, {"given", Key::given},   {"to_move", Key::to_move}, {"boards", Key::boards}};
  return names;
}

const char* shape(Key key) {
  switch (key) {
    case Key::game: return "a string, the id of a game";
    case Key::points: return "a list of points [x, y]";
    case Key::edges: return "a list of edges [u, v]";
    case Key::vertices: return "a whole number";
    case Key::graph6: return "a string in graph6, sparse6 or digraph6";
    case Key::root: return "a vertex";
    case Key::roots: return "two vertices [first's, second's]";
    case Key::heaps: return "a list of whole numbers";
    case Key::board: return "a string, the name of a periodic board";
    case Key::bias: return "two numbers of marks a turn [maker's, breaker's]";
    case Key::animal: return "a list of cells [a, b]";
    case Key::moves: return "a list of moves: [u, v], a vertex, or [h, a, b]; of several boards [i, move]";
    case Key::misere: return "true or false";
    case Key::given: return "an object with lists of edges [u, v]: `first`, `second`, `nobody`";
    case Key::to_move: return "\"first\" or \"second\"";
    case Key::boards: return "a list of objects, each with the keys of a board";
  }
  return "";
}

bool of_a_board(Key key) {
  return key != Key::game && key != Key::moves && key != Key::misere && key != Key::to_move && key != Key::boards;
}

}  // namespace arete::inline view
