#include <iostream>
#include <string>
#include "board/input_error.hpp"
#include "engine/game.hpp"
int main() {
  std::string line;
  while (std::getline(std::cin, line)) {
    try {
      auto s = arete::open(arete::Document::read(line));
      arete::Question q;
      q.nimber = true;
      std::cout << s->solve(q).to_json() << "\n";
    } catch (const arete::InputError& e) {
      std::cout << arete::error_json(e.at(), e.what()) << "\n";
    }
  }
}
