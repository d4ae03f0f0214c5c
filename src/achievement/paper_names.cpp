#include "achievement/paper_names.hpp"

#include <array>

namespace arete::inline achievement {
namespace {

struct Named {
  std::string_view name;
  std::vector<Animal> animals;
};

const std::vector<Named>& tumbling_blocks() {
  static const std::vector<Named> names{
      {"F1", {{{0, 1}}}},
      {"F2", {{{0, 1}, {0, 3}}}},
      {"F3", {{{0, 1}, {1, -1}}}},
      {"F4", {{{0, 1}, {1, 0}}}},
      {"F5-F8",
       {{{0, 1}, {0, 3}, {0, 5}}, {{0, 1}, {0, 3}, {1, -1}}, {{0, 1}, {0, 3}, {1, 0}}, {{0, 1}, {0, 3}, {1, 1}}}},
      {"F9/F10", {{{0, 1}, {1, -2}, {1, -1}}, {{0, 1}, {1, -1}, {1, 1}}}},
      {"F11-F16",
       {{{0, 1}, {1, -1}, {1, 0}},
        {{0, 1}, {1, -1}, {1, 2}},
        {{0, 1}, {1, -1}, {2, -3}},
        {{0, 1}, {1, 0}, {1, 1}},
        {{0, 1}, {1, 0}, {2, -1}},
        {{1, 0}, {2, 1}, {3, -1}}}},
      {"F18/F20/F24",
       {{{0, 1}, {0, 5}, {1, 2}, {1, 3}}, {{0, 1}, {1, -1}, {1, 1}, {3, 0}}, {{0, 1}, {1, 0}, {3, -1}, {4, -1}}}},
      {"F28", {{{0, 1}, {1, -2}, {1, -1}, {1, 1}}}},
      {"F41", {{{0, 1}, {1, -1}, {1, 1}, {2, -1}}}},
  };
  return names;
}

const std::vector<Named>& rectangular() {
  static const std::vector<Named> names{
      {"F1", {{{0, 1}}}},
      {"F2", {{{0, 1}, {1, 0}}}},
      {"F3", {{{0, 1}, {0, 3}}}},
      {"F6/F7", {{{0, 1}, {1, 0}, {1, 2}}, {{0, 1}, {1, 0}, {2, -1}}}},
  };
  return names;
}

}  // namespace

std::string paper_name(const Tiling& tiling, const Animal& animal) {
  const bool squares = tiling.name() == "square-edges";
  if (!squares && tiling.name() != "triangular-edges" && tiling.name() != "hexagonal-edges") return "";
  const auto form = canonical(tiling, animal);
  for (const auto& [name, animals] : squares ? rectangular() : tumbling_blocks()) {
    if (std::find(animals.begin(), animals.end(), form) != animals.end()) return std::string(name);
  }
  return "";
}

}  // namespace arete::inline achievement
