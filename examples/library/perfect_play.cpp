// A program of its own that links Arête: reads positions, a line each, and plays them out without a mistake.

#include <arete/arete.hpp>
#include <iostream>

using namespace arete::v1;

std::string text(const Move& move) {
  if (move.size() == 1) return std::to_string(move[0]);
  std::string list = "[";
  for (std::size_t i = 0; i < move.size(); ++i) list += (i > 0 ? ", " : "") + std::to_string(move[i]);
  return list + ']';
}

int main() {
  std::string line;
  while (std::getline(std::cin, line)) {
    try {
      auto position = Position::read(line);
      std::cout << position.game() << ": " << position.solve().outcome;
      while (!position.over()) {
        const auto answer = position.solve();
        const auto move = answer.best && !answer.best->empty() ? answer.best->front() : position.moves().front();
        std::cout << ' ' << text(move);
        position = position.play(move);
      }
      std::cout << '\n';
    } catch (const InputError& e) {
      std::cerr << e.at() << ": " << e.what() << '\n';
      return 2;
    }
  }
}
