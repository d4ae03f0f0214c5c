// The commands of the program. Each adds itself to the option tree and leaves what to run when it is chosen.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>

#include "terminal.hpp"

namespace arete {

using Run = std::function<Status()>;

void add_solve(CLI::App& app, Run& run);
void add_check(CLI::App& app, Run& run);
void add_games(CLI::App& app, Run& run);
void add_animals(CLI::App& app, Run& run);
void add_exclude(CLI::App& app, Run& run);
void add_board(CLI::App& app, Run& run);
void add_census(CLI::App& app, Run& run);
void add_invariant(CLI::App& app, Run& run);
void add_kernel(CLI::App& app, Run& run);
void add_draw(CLI::App& app, Run& run);
void add_play(CLI::App& app, Run& run);
void add_puzzles(CLI::App& app, Run& run);
void add_reproduce(CLI::App& app, Run& run);
void add_sequence(CLI::App& app, Run& run);
void add_serve(CLI::App& app, Run& run);
void add_completion(CLI::App& app, Run& run);
void add_manual(CLI::App& app, Run& run);

}  // namespace arete
