// arete board: a start position on a named board.

#include "commands.hpp"
#include "engine/boards/named_boards.hpp"

namespace arete {

void add_board(CLI::App& app, Run& run) {
  auto* command =
      app.add_subcommand("board", "A start position on a named board, as a document that solve and draw read");
  struct Options {
    BoardRequest request;
    std::uint64_t count = 1;
  };
  auto options = std::make_shared<Options>();
  command->add_option("kind", options->request.kind, "Which board")->required()->type_name("KIND");
  command->add_option("sizes", options->request.sizes, "Its sizes")->type_name("SIZES");
  command->add_option("--game", options->request.game, "The game to play on it")->type_name("ID");
  command->add_option("--seed", options->request.seed, "Which random board")->type_name("S");
  command
      ->add_option("--shape", options->request.shape,
                   "Of a triangulation: fan, serpentine, random, inner:K or branching:K")
      ->type_name("SHAPE");
  command->add_option("--count", options->count, "So many boards, with the seeds from S on")->type_name("N");
  std::string kinds = "Boards:\n";
  for (const auto& name : board_names()) {
    const auto call = std::string(name.kind) + ' ' + std::string(name.sizes);
    kinds += "  " + call + std::string(18 - call.size(), ' ') + std::string(name.text) + " (" + std::string(name.game) +
             ")\n";
  }
  command->footer(kinds +
                  "In brackets: the game if none is asked for.\n"
                  "Examples:\n"
                  "  arete board grid 3 4 --game arc-kayles | arete solve\n"
                  "  arete board random 6 --game bi-triangle --count 10 --seed 7 | arete solve\n"
                  "  arete board triangulation 8 --shape serpentine | arete draw > serpentine.svg");
  command->callback([options, &run] {
    run = [options] {
      for (std::uint64_t i = 0; i < options->count && !interrupted(); ++i) {
        print(make_board(options->request).write() + '\n');
        ++options->request.seed;
      }
      return interrupted() ? Status::limited : Status::answered;
    };
  });
}

}  // namespace arete
