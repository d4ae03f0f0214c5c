// arete completion: a completion script, made from the option tree.

#include "commands.hpp"
#include "engine/boards/named_boards.hpp"
#include "engine/game.hpp"

namespace arete {
namespace {

struct Offer {
  std::string command, options;
};

/// The options of a command; of one that has commands itself, these and theirs.
std::string words_of(const CLI::App& command) {
  std::string words;
  for (const auto* option : command.get_options()) {
    for (const auto& name : option->get_lnames()) words += " --" + name;
  }
  for (const auto* part : command.get_subcommands([](const CLI::App*) { return true; }))
    words += ' ' + part->get_name() + words_of(*part);
  return words;
}

/// Every command with its options, and the values of those that have a fixed list.
std::vector<Offer> offers(const CLI::App& app) {
  std::vector<Offer> list;
  for (const auto* command : app.get_subcommands([](const CLI::App*) { return true; })) {
    list.push_back({command->get_name(), words_of(*command)});
  }
  return list;
}

std::string names_of_commands(const std::vector<Offer>& list) {
  std::string names;
  for (const auto& offer : list) names += (names.empty() ? "" : " ") + offer.command;
  return names;
}

std::string game_ids() {
  std::string ids;
  for (const auto* game : all_games()) ids += (ids.empty() ? "" : " ") + std::string(game->id());
  return ids;
}

std::string board_kinds() {
  std::string kinds;
  for (const auto& name : board_names()) kinds += (kinds.empty() ? "" : " ") + std::string(name.kind);
  return kinds;
}

std::string bash_script(const CLI::App& app) {
  const auto list = offers(app);
  std::string text = "_arete() {\n  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} words=\n";
  text += "  if [ \"$COMP_CWORD\" = 1 ]; then words='" + names_of_commands(list) + " --help --version'\n";
  text += "  elif [ \"$before\" = --game ] || [ \"$before\" = games ]; then words='" + game_ids() + "'\n";
  text += "  elif [ \"$before\" = board ]; then words='" + board_kinds() + "'\n";
  text += "  elif [ \"$before\" = completion ]; then words='bash zsh fish'\n";
  text += "  elif [ \"$before\" = --best ]; then words='all one'\n";
  text += "  elif [ \"$before\" = --format ]; then words='svg tikz'\n";
  text += "  elif [ \"$before\" = --shape ]; then words='fan serpentine random inner: branching:'\n";
  text += "  else case ${COMP_WORDS[1]} in\n";
  for (const auto& offer : list) text += "    " + offer.command + ") words='" + offer.options + "' ;;\n";
  text += "  esac; fi\n  COMPREPLY=($(compgen -W \"$words\" -- \"$word\"))\n}\n";
  return text + "complete -o default -F _arete arete\n";
}

std::string zsh_script(const CLI::App& app) { return "autoload -Uz bashcompinit && bashcompinit\n" + bash_script(app); }

std::string fish_script(const CLI::App& app) {
  std::string text = "complete -c arete -f -n __fish_use_subcommand -a '" + names_of_commands(offers(app)) + "'\n";
  for (const auto* command : app.get_subcommands([](const CLI::App*) { return true; })) {
    for (const auto* option : command->get_options()) {
      for (const auto& name : option->get_lnames()) {
        text += "complete -c arete -n '__fish_seen_subcommand_from " + command->get_name() + "' -l " + name + '\n';
      }
    }
  }
  text += "complete -c arete -f -n '__fish_seen_subcommand_from games' -a '" + game_ids() + "'\n";
  return text + "complete -c arete -f -n '__fish_seen_subcommand_from board' -a '" + board_kinds() + "'\n";
}

}  // namespace

void add_completion(CLI::App& app, Run& run) {
  auto* command = app.add_subcommand("completion", "A completion script for bash, zsh or fish");
  auto shell = std::make_shared<std::string>("bash");
  command->add_option("shell", *shell, "bash, zsh or fish")
      ->check(CLI::IsMember({"bash", "zsh", "fish"}))
      ->type_name("SHELL");
  command->footer("Example:\n  source <(arete completion bash)");
  command->callback([shell, &app, &run] {
    run = [shell, &app] {
      print(*shell == "fish" ? fish_script(app) : *shell == "zsh" ? zsh_script(app) : bash_script(app));
      return Status::answered;
    };
  });
}

}  // namespace arete
