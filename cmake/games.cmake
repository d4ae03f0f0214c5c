# Finds the games: every header in src/games/ is one. For each it writes a source file a width, which instantiates its
# rules for sets of so many words, and one file lists them all. Games on heaps need no sets and have one width.
# Another file has rules without a search for boards on which only theorems answer, of all games that have sets.
function(arete_find_games directory widths out_entries out_narrow out_wide)
  file(GLOB headers CONFIGURE_DEPENDS ${directory}/*.hpp)
  set(narrow "")
  set(wide "")
  set(declarations "")
  set(entries "")
  set(played "")
  foreach(header ${headers})
    get_filename_component(name ${header} NAME_WE)
    string(REPLACE "_" "-" id ${name})
    set(rows "")
    file(READ ${header} text)
    set(of_game ${widths})
    if(text MATCHES "family/taking.hpp|Board = Heaps")
      set(of_game 1)
    endif()
    foreach(width ${of_game})
      # Rules of another game that this one is played or searched as are compiled there, which may be above in one unit.
      set(elsewhere "")
      string(REGEX MATCHALL "#include \"games/[a-z_]+\\.hpp\"" others "${text}")
      foreach(other ${others})
        string(REGEX REPLACE "#include \"games/([a-z_]+)\\.hpp\"" "\\1" other "${other}")
        string(APPEND elsewhere "#ifndef ARETE_HAS_${other}_${width}\n"
               "extern template class arete::Searchable<arete::games::${other}::Rules<arete::Bits<${width}>>>;\n#endif\n")
      endforeach()
      string(CONCAT instance "template class arete::Searchable<arete::games::${name}::Rules<arete::Bits<${width}>>>;\n"
             "#define ARETE_HAS_${name}_${width}\n")
      if(text MATCHES "using SearchedAs")
        set(instance "")
      endif()
      set(source ${CMAKE_CURRENT_BINARY_DIR}/games/${name}_${width}.cpp)
      file(CONFIGURE OUTPUT ${source} @ONLY CONTENT [=[
#include "games/@name@.hpp"

#include "engine/game_entry.hpp"

@elsewhere@@instance@
namespace arete::inline engine {

std::shared_ptr<const SearchableRules> open_@name@_@width@(const AnyBoard& board) { return open_rules<games::@name@::Rules<Bits<@width@>>>(board); }

}  // namespace arete::engine
]=])
      if(width GREATER 2)
        list(APPEND wide ${source})
      else()
        list(APPEND narrow ${source})
      endif()
      string(APPEND declarations "std::shared_ptr<const SearchableRules> open_${name}_${width}(const AnyBoard&);\n")
      string(APPEND rows "{64 * ${width}, open_${name}_${width}}, ")
    endforeach()
    string(APPEND includes "#include \"games/${name}.hpp\"\n")
    if(NOT of_game STREQUAL 1)
      string(APPEND played "      {\"${id}\", played_rules<games::${name}::Rules>},\n")
    endif()
    string(APPEND entries "      entry_of<games::${name}::Rules>(\"${id}\", {${rows}}),\n")
  endforeach()
  set(source ${CMAKE_CURRENT_BINARY_DIR}/games/all.cpp)
  file(CONFIGURE OUTPUT ${source} @ONLY CONTENT [=[
@includes@
#include "engine/game_entry.hpp"

namespace arete::inline engine {

@declarations@
const std::vector<GameEntry>& game_entries() {
  static const std::vector<GameEntry> all{
@entries@  };
  return all;
}

}  // namespace arete::engine
]=])
  set(source_of_played ${CMAKE_CURRENT_BINARY_DIR}/games/played.cpp)
  file(CONFIGURE OUTPUT ${source_of_played} @ONLY CONTENT [=[
@includes@
#include <map>

#include "engine/played_rules.hpp"

namespace arete::inline engine {

std::shared_ptr<const RulesView> open_played(std::string_view id, const AnyBoard& board) {
  static const std::map<std::string_view, std::shared_ptr<const RulesView> (*)(const AnyBoard&)> all{
@played@  };
  const auto found = all.find(id);
  return found == all.end() ? nullptr : found->second(board);
}

}  // namespace arete::engine
]=])
  set(${out_entries} ${source} ${source_of_played} PARENT_SCOPE)
  set(${out_narrow} ${narrow} PARENT_SCOPE)
  set(${out_wide} ${wide} PARENT_SCOPE)
endfunction()
