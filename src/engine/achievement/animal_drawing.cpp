#include "engine/achievement/animal_drawing.hpp"

#include <algorithm>

#include "achievement/dependencies.hpp"
#include "achievement/paper_names.hpp"
#include "achievement/proof/achievement.hpp"
#include "base/input_error.hpp"
#include "engine/files/whole_file.hpp"
#include "view/cells/animal_pictures.hpp"
#include "view/cells/face_pictures.hpp"
#include "view/cells/sequence_picture.hpp"
#include "view/pictures/svg.hpp"

namespace arete::inline engine {
namespace {

Mark mark_of(const AnimalFinding& found) {
  return found.maker_wins() ? Mark::first : found.breaker_wins() ? Mark::second : Mark::marked;
}

class Pictures {
 public:
  Pictures(const Tiling& tiling, Bias bias, const std::vector<ClassifiedAnimal>& all)
      : tiling_(tiling),
        bias_(bias),
        all_(all),
        game_(" in the (" + std::to_string(bias.maker) + ", " + std::to_string(bias.breaker) + ") game on " +
              tiling.name()) {}

  std::string tree() const {
    return to_svg(
        tree_scene(tiling_, tree_animals(), "Winners (solid), losers (dashed) and undecided animals (hollow)" + game_));
  }
  std::string faces(bool losers) const {
    std::vector<NamedAnimal> list;
    for (const auto& item : all_) {
      if (losers || !item.finding.breaker_wins()) list.push_back(named(item));
    }
    return faces_svg(tiling_, list,
                     (losers ? "Animals beside their faces on " + tiling_.name()
                             : "Winners and undecided animals beside their faces" + game_));
  }
  std::string pavings() const {
    std::vector<PavedAnimal> list;
    for (const auto& item : all_) {
      if (item.finding.answers)
        list.push_back({named(item), [&](Cell c) { return item.finding.answers->to(tiling_, c); }});
    }
    if (list.empty()) throw InputError("picture", "no animal of this list is paved");
    return pavings_svg(tiling_, list, "Losers" + game_ + ", and the answers that kill them");
  }
  /// The strategy for or against an animal; nothing if it has none that can be drawn.
  std::optional<std::string> strategy(const ClassifiedAnimal& item) const {
    const auto& found = item.finding;
    const auto name = "Animal " + item.name();
    if (found.sequence)
      return proof_sequence_svg(tiling_, *found.sequence, name + " wins" + game_ + ": a proof sequence");
    if (found.priorities)
      return priorities(item, name + " loses" + game_ + ": responses by priority, and what they keep from the maker");
    if (!found.answers) return std::nullopt;
    const auto caption = name + ", marked, loses" + game_ + ": the breaker answers by the lines";
    return to_svg(answers_scene(
        tiling_, item.animal, [&](Cell c) { return found.answers->to(tiling_, c); }, caption));
  }
  std::string children_of(const ClassifiedAnimal& item) const {
    const auto said = [&](const Animal& child) -> std::string {
      const auto form = canonical(tiling_, child);
      const auto at = std::find_if(all_.begin(), all_.end(), [&](const auto& other) { return other.animal == form; });
      if (at == all_.end()) return "?";
      return at->loser ? find(*at->loser).name() : at->name();
    };
    return children_svg(tiling_, named(item), said,
                        "Children of animal " + item.name() + game_ +
                            ": each cell that could be added has the loser that is then contained");
  }
  const ClassifiedAnimal& find(const std::string& name) const {
    const auto at = std::find_if(all_.begin(), all_.end(), [&](const auto& item) { return item.name() == name; });
    if (at == all_.end())
      throw InputError("picture",
                       "tree, pavings, faces, winners, board, an animal of this list such as 2.1, or "
                       "children-of-2.1; not `" +
                           name.substr(0, 40) + "`");
    return *at;
  }

 private:
  const ClassifiedAnimal& find(const Animal& animal) const {
    return *std::find_if(all_.begin(), all_.end(), [&](const auto& item) { return item.animal == animal; });
  }
  NamedAnimal named(const ClassifiedAnimal& item) const {
    const auto paper = paper_name(tiling_, item.animal);
    return {item.animal, item.name() + (paper.empty() ? "" : ": " + paper)};
  }
  /// Without those that contain a smaller loser.
  std::vector<TreeAnimal> tree_animals() const {
    std::vector<TreeAnimal> list;
    std::vector<std::size_t> place(all_.size());
    for (std::size_t i = 0; i < all_.size(); ++i) {
      const auto& item = all_[i];
      if (item.loser) continue;
      place[i] = list.size();
      TreeAnimal drawn{item.animal, item.name(), paper_name(tiling_, item.animal), mark_of(item.finding), {}};
      for (std::size_t p = 0; p < i; ++p) {
        const auto& parents = item.parents;
        const bool parent =
            all_[p].size + 1 == item.size && std::find(parents.begin(), parents.end(), all_[p].number) != parents.end();
        if (parent) drawn.parents.push_back(place[p]);
      }
      list.push_back(std::move(drawn));
    }
    return list;
  }
  std::string priorities(const ClassifiedAnimal& item, const std::string& title) const {
    const auto& lists = *item.finding.priorities;
    std::vector<DependencyGraph> graphs;
    for (const auto& placement : placements_in_period(tiling_, item.animal, lists.period)) {
      DependencyGraph graph{placement, {}};
      for (const auto& d : dependencies(tiling_, placement, lists, bias_.breaker))
        graph.arrows.push_back({d.from, d.to, line_of(d.kind), d.given});
      graphs.push_back(std::move(graph));
    }
    const auto responses = [&](Cell c) { return lists.to(tiling_, c); };
    return priorities_svg(tiling_, lists.period.cells(tiling_), responses, graphs, title);
  }
  static DependencyArrow::Line line_of(Dependency::Kind kind) {
    using Kind = Dependency::Kind;
    using Line = DependencyArrow::Line;
    return kind == Kind::unconditional ? Line::plain : kind == Kind::conditional ? Line::dashed : Line::dotted;
  }

  const Tiling& tiling_;
  Bias bias_;
  const std::vector<ClassifiedAnimal>& all_;
  std::string game_;
};

}  // namespace

void draw_animals(const Tiling& tiling, Bias bias, const std::vector<ClassifiedAnimal>& all,
                  const std::string& directory) {
  const Pictures pictures(tiling, bias, all);
  write_whole(directory + "/tree.svg", pictures.tree());
  for (const auto& item : all) {
    if (const auto svg = pictures.strategy(item)) write_whole(directory + '/' + item.name() + ".svg", *svg);
  }
}

std::string animals_picture(const Tiling& tiling, Bias bias, const std::vector<ClassifiedAnimal>& all,
                            const std::string& what) {
  constexpr std::string_view children = "children-of-";
  const Pictures pictures(tiling, bias, all);
  if (what == "tree") return pictures.tree();
  if (what == "pavings") return pictures.pavings();
  if (what == "faces" || what == "winners") return pictures.faces(what == "faces");
  if (what == "board") return board_svg(tiling, "The board " + tiling.name() + ", a cell and those adjacent to it");
  if (what.starts_with(children)) return pictures.children_of(pictures.find(what.substr(children.size())));
  const auto svg = pictures.strategy(pictures.find(what));
  if (!svg) throw InputError("picture", "no strategy that can be drawn is known for " + what);
  return *svg;
}

}  // namespace arete::inline engine
