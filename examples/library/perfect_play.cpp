// A program of its own that links Arête: reads positions, a line each, and plays them out without a mistake.

#include <iostream>

#include "base/input_error.hpp"
#include "engine/game.hpp"

int main() {
  std::string line;
  while (std::getline(std::cin, line)) {
    try {
      const auto document = arete::Document::read(line);
      const auto session = arete::open(document);
      std::cout << document.game << ": " << session->solve({}).outcome;
      for (std::size_t ply = 0; !session->over(); ++ply) {
        const auto answer = session->solve({});
        const auto move = answer.best && !answer.best->empty() ? answer.best->front() : session->moves().front();
        std::cout << ' ' << arete::to_json(move);
        session->play(move, arete::place("moves", ply));
      }
      std::cout << '\n';
    } catch (const arete::InputError& e) {
      std::cerr << e.at() << ": " << e.what() << '\n';
      return 2;
    }
  }
}
