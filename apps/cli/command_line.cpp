#include "command_line.hpp"

#include <exception>
#include <new>
#include <system_error>

#include "commands.hpp"
#include "view/documents/document.hpp"

namespace arete {
namespace {

std::string what_is_wrong(const CLI::App& app, int argc, char** argv, const CLI::ParseError& e) {
  if (argc <= 1) return "a command is needed: see above";
  const std::string first = argv[1];
  const auto commands = app.get_subcommands([&](const CLI::App* command) { return command->get_name() == first; });
  if (commands.empty() && !first.starts_with('-')) return "no command `" + first + "`: arete --help lists them";
  return std::string(e.what()) + (commands.empty() ? ": arete --help" : ": arete " + first + " --help") +
         " shows what there is";
}

}  // namespace

Status run_command_line(int argc, char** argv) {
  try {
    CLI::App app{
        "Arête solves, proves and plays combinatorial games on edges: of graphs, of point sets, their triangulations, "
        "and tilings."};
    app.name("arete");
    app.set_version_flag("--version", "arete " ARETE_VERSION);
    app.require_subcommand(1);
    app.footer(
        "Try:\n"
        "  arete board convex 5 | arete solve --json     five points in convex position, who wins?\n"
        "  arete serve                                   the playground, a page to play on\n"
        "  arete play bi-triangle                        a game in the terminal\n"
        "  arete games                                   the games\n"
        "  arete games ueg                               one of them\n"
        "  arete solve examples/positions.jsonl          four positions of each\n"
        "  arete COMMAND --help                          more about a command\n"
        "Exit status: 0 all answered; 1 a fault of the program; 2 bad usage or bad input; 3 a limit left something "
        "unknown; 4 a certificate was\n"
        "refused.");
    Run run;
    for (const auto add :
         {add_solve, add_check, add_games, add_board, add_census, add_animals, add_invariant, add_exclude, add_kernel,
          add_draw, add_play, add_puzzles, add_reproduce, add_sequence, add_serve, add_completion, add_manual})
      add(app, run);
    try {
      app.parse(argc, argv);
    } catch (const CLI::Success& e) {  // --help and --version
      app.exit(e);
      return Status::answered;
    } catch (const CLI::ParseError& e) {
      if (argc <= 1) print(app.help());
      complain(what_is_wrong(app, argc, argv, e));
      return Status::bad_input;
    }
    return run();
  } catch (const InputError& e) {
    complain(e.at() + ": " + e.what());
    return Status::bad_input;
  } catch (const OutputClosed& e) {
    complain(std::string("standard output: ") + e.what());
    return Status::bad_input;
  } catch (const std::bad_alloc&) {
    throw;
  } catch (const std::system_error& e) {
    const bool limit = e.code() == std::errc::resource_unavailable_try_again;  // what a thread that cannot be made says
    complain(limit ? "out of memory, or of processes: no thread can be started (ulimit -v and ulimit -u set how many)"
                   : std::string("a fault of the program: ") + e.what());
    return limit ? Status::limited : Status::fault;
  } catch (const std::exception& e) {
    complain(std::string("a fault of the program: ") + e.what());
    return Status::fault;
  }
}

}  // namespace arete
