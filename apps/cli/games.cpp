// arete games: what can be played.

#include <algorithm>
#include <nlohmann/json.hpp>

#include "commands.hpp"
#include "engine/game.hpp"

namespace arete {
namespace {

const char* in_words(Play play) {
  switch (play) {
    case Play::normal: return "normal play: who cannot move loses";
    case Play::race: return "a race: who is first wins, ties are possible";
    case Play::score: return "a score: more points win";
    case Play::solitaire: return "a solitaire";
  }
  return "";
}

/// Breaks text into lines of at most 76 characters behind an indentation.
std::string wrapped(std::string_view text, const std::string& indent) {
  std::string result, line;
  while (!text.empty()) {
    const auto end = std::min(text.find(' '), text.size());
    const auto word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (!line.empty() && line.size() + 1 + word.size() > 76) {
      result += indent + line + '\n';
      line.clear();
    }
    line += (line.empty() ? "" : " ") + std::string(word);
  }
  return result + indent + line + '\n';
}

std::string one_game(const Game& game) {
  const auto& about = game.about();
  std::string text =
      std::string(game.id()) + ": " + std::string(about.title) + "\n\n" + wrapped(about.rule, "  ") + '\n';
  text += "  kind    " + std::string(in_words(about.play)) + '\n';
  text += "  board   " + describe(game.board()) + '\n';
  text += "  known   " + wrapped(about.known, "          ").substr(10);
  text += "  source  " + std::string(about.source) + '\n';
  return text;
}

std::string all_as_json() {
  auto list = nlohmann::ordered_json::array();
  for (const auto* game : all_games()) {
    const auto& about = game->about();
    list.push_back({{"id", game->id()},
                    {"title", about.title},
                    {"rule", about.rule},
                    {"kind", in_words(about.play)},
                    {"board", describe(game->board())},
                    {"known", about.known},
                    {"source", about.source}});
  }
  return list.dump(2) + '\n';
}

std::string table() {
  std::size_t width = 0;
  for (const auto* game : all_games()) width = std::max(width, game->id().size());
  std::string text;
  for (const auto* game : all_games()) {
    text += "  " + std::string(game->id()) + std::string(width + 2 - game->id().size(), ' ') +
            std::string(game->about().title) + '\n';
  }
  return text + "\n  arete games ID tells the rules of one.\n";
}

}  // namespace

void add_games(CLI::App& app, Run& run) {
  auto* command =
      app.add_subcommand("games", "The games; of one game: its rules, its board, what is known, its source");
  struct Options {
    std::string id;
    bool json = false;
  };
  auto options = std::make_shared<Options>();
  command->add_option("id", options->id, "The id of a game")->type_name("ID");
  command->add_flag("--json", options->json, "All of them as JSON");
  command->footer("Examples:\n  arete games\n  arete games strings-and-coins");
  command->callback([options, &run] {
    run = [options] {
      print(options->json ? all_as_json() : options->id.empty() ? table() : one_game(find_game(options->id)));
      return Status::answered;
    };
  });
}

}  // namespace arete
