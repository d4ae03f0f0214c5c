// arete puzzles: positions in which one move wins, for a lesson, a blackboard or the page.

#include "engine/puzzles.hpp"
#include "commands.hpp"

namespace arete {
namespace {

struct PuzzleOptions {
  std::vector<std::string> games;
  std::size_t count = 10;
  std::uint64_t seed = 1;
  bool book = false;
};

/// Every game that has puzzles.
std::vector<std::string> games_with_puzzles() {
  std::vector<std::string> ids;
  for (const auto* game : finite_games()) {
    if (game->about().play != Play::solitaire) ids.emplace_back(game->id());
  }
  return ids;
}

std::string as_line(const Puzzle& puzzle) {
  return "{\"position\": " + puzzle.document.write() + ", \"move\": " + to_json(puzzle.move) +
         ", \"rating\": " + std::to_string(puzzle.rating) + "}\n";
}

Status write_puzzles(const PuzzleOptions& options) {
  std::vector<Puzzle> all;
  bool enough = true;
  for (const auto& game : options.games.empty() ? games_with_puzzles() : options.games) {
    const auto made = make_puzzles(game, options.count, options.seed);
    if (made.size() < options.count) {
      complain(game + ": only " + std::to_string(made.size()) + " puzzles were found");
      enough = false;
    }
    for (const auto& puzzle : made) {
      if (!options.book) print(as_line(puzzle));
    }
    all.insert(all.end(), made.begin(), made.end());
  }
  std::ranges::stable_sort(all, {}, &Puzzle::rating);
  if (options.book) print(to_book(all));
  return enough ? Status::answered : Status::limited;
}

}  // namespace

void add_puzzles(CLI::App& app, Run& run) {
  auto* command = app.add_subcommand("puzzles", "Positions with one winning move, with a rating");
  auto options = std::make_shared<PuzzleOptions>();
  command->add_option("game", options->games, "Their ids; without one, every game of two players")->type_name("ID");
  command->add_option("--count", options->count, "How many of each game (10)")
      ->check(CLI::Range(std::size_t{1}, std::size_t{10'000}))
      ->type_name("N");
  command->add_option("--seed", options->seed, "Another number makes other puzzles (1)")->type_name("N");
  command->add_flag("--book", options->book, "One JSON object with every board once, as the playground reads it");
  command->footer(
      "Positions come from games that the engine plays weakly against itself on named boards. Of at least three moves\n"
      "exactly one wins, proved, and it does not end the game. The rating grows with how far one must look ahead, "
      "with\n"
      "the number of moves, and with how many of the answers to a wrong move let it pass. The same seed makes the "
      "same\n"
      "puzzles. Exit status 3 if fewer were found.\n"
      "Examples:\n"
      "  arete puzzles ueg --count 5\n"
      "  arete puzzles --count 40 --book > puzzles.json");
  command->callback([options, &run] { run = [options] { return write_puzzles(*options); }; });
}

}  // namespace arete
