// The command line: one option tree, one place where errors end.
#pragma once

#include "terminal.hpp"

namespace arete {

/// Does what the words ask for. What is wrong is told; that there is no more memory is thrown.
Status run_command_line(int argc, char** argv);

}  // namespace arete
