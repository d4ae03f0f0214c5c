# Finds the games: every header in src/games/ is one. For each, a source file that instantiates it, and one
# that lists them all.
function(arete_find_games directory out)
  file(GLOB headers CONFIGURE_DEPENDS ${directory}/*.hpp)
  set(sources "")
  set(declarations "")
  set(entries "")
  foreach(header ${headers})
    get_filename_component(name ${header} NAME_WE)
    string(REPLACE "_" "-" id ${name})
    set(source ${CMAKE_CURRENT_BINARY_DIR}/games/${name}.cpp)
    file(CONFIGURE OUTPUT ${source} @ONLY CONTENT [=[
#include "games/@name@.hpp"

#include "engine/game_of.hpp"

namespace arete::inline engine {

const Game& game_@name@() {
  static const GameOf<games::@name@::Rules> game("@id@");
  return game;
}

}  // namespace arete::engine
]=])
    list(APPEND sources ${source})
    string(APPEND declarations "const Game& game_${name}();\n")
    string(APPEND entries "      &game_${name}(),\n")
  endforeach()
  set(source ${CMAKE_CURRENT_BINARY_DIR}/games/all.cpp)
  file(CONFIGURE OUTPUT ${source} @ONLY CONTENT [=[
#include <algorithm>

#include "engine/game.hpp"

namespace arete::inline engine {

@declarations@
const std::vector<const Game*>& finite_games() {
  static const std::vector<const Game*> all = [] {
    std::vector<const Game*> list{
@entries@    };
    std::sort(list.begin(), list.end(), [](const Game* a, const Game* b) { return a->id() < b->id(); });
    return list;
  }();
  return all;
}

}  // namespace arete::engine
]=])
  list(APPEND sources ${source})
  set(${out} ${sources} PARENT_SCOPE)
endfunction()
