// Which search a position gets: nimbers for impartial normal play, margins for everything else.
#pragma once

#include <type_traits>

#include "solve/margin_solver.hpp"
#include "solve/nim_solver.hpp"

namespace arete::inline solve {

template <Rules R>
using Solver = std::conditional_t<Impartial<R>, NimSolver<R>, MarginSolver<R>>;

}  // namespace arete::solve
