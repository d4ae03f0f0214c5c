# Finds the games: every header in src/games/ is one. For each it writes a source file a width, which instantiates its rules for sets of so
# many words, and one file lists them all. Games on heaps need no sets and have one width.
function(arete_find_games directory widths out_entries out_narrow out_wide)
  file(GLOB headers CONFIGURE_DEPENDS ${directory}/*.hpp)
  set(narrow "")
  set(wide "")
  set(declarations "")
  set(entries "")
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
      # Rules of another game that this one is played or searched as are compiled there.
      set(elsewhere "")
      string(REGEX MATCHALL "#include \"games/[a-z_]+\\.hpp\"" others "${text}")
      foreach(other ${others})
        string(REGEX REPLACE "#include \"games/([a-z_]+)\\.hpp\"" "\\1" other "${other}")
        string(APPEND elsewhere "extern template class arete::Searchable<arete::games::${other}::Rules<arete::Bits<${width}>>>;\n")
      endforeach()
      set(instance "template class arete::Searchable<arete::games::${name}::Rules<arete::Bits<${width}>>>;\n")
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
  set(${out_entries} ${source} PARENT_SCOPE)
  set(${out_narrow} ${narrow} PARENT_SCOPE)
  set(${out_wide} ${wide} PARENT_SCOPE)
endfunction()
