#include "engine/animal_drawing.hpp"

#include <algorithm>

#include "achievement/proof/achievement.hpp"
#include "engine/files/whole_file.hpp"
#include "view/cells/animal_pictures.hpp"
#include "view/cells/sequence_picture.hpp"
#include "view/pictures/svg.hpp"

namespace arete::inline engine {
namespace {

Mark mark_of(const AnimalFinding& found) {
  return found.maker_wins() ? Mark::first : found.breaker_wins() ? Mark::second : Mark::marked;
}

/// Without those that contain a smaller loser.
std::vector<TreeAnimal> tree(const std::vector<ClassifiedAnimal>& all) {
  std::vector<TreeAnimal> list;
  std::vector<std::size_t> place(all.size());
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (all[i].loser) continue;
    place[i] = list.size();
    TreeAnimal item{all[i].animal, all[i].name(), mark_of(all[i].finding), {}};
    for (std::size_t p = 0; p < i; ++p) {
      const auto& parents = all[i].parents;
      const bool parent =
          all[p].size + 1 == all[i].size && std::find(parents.begin(), parents.end(), all[p].number) != parents.end();
      if (parent) item.parents.push_back(place[p]);
    }
    list.push_back(std::move(item));
  }
  return list;
}

}  // namespace

void draw_animals(const Tiling& tiling, Bias bias, const std::vector<ClassifiedAnimal>& all,
                  const std::string& directory) {
  const auto game =
      " in the (" + std::to_string(bias.maker) + ", " + std::to_string(bias.breaker) + ") game on " + tiling.name();
  write_whole(
      directory + "/tree.svg",
      to_svg(tree_scene(tiling, tree(all), "Winners (solid), losers (dashed) and undecided animals (hollow)" + game)));
  for (const auto& item : all) {
    const auto& found = item.finding;
    const auto name = directory + '/' + item.name() + ".svg";
    if (found.sequence)
      write_whole(name, proof_sequence_svg(tiling, *found.sequence,
                                           "Animal " + item.name() + " wins" + game + ": a proof sequence"));
    if (!found.answers) continue;
    const auto caption = "Animal " + item.name() + ", marked, loses" + game + ": the breaker answers by the lines";
    write_whole(name, to_svg(answers_scene(
                          tiling, item.animal, [&](Cell c) { return found.answers->to(tiling, c); }, caption)));
  }
}

}  // namespace arete::inline engine
