#include "achievement/animal_list.hpp"

#include <algorithm>

#include "achievement/animals.hpp"
#include "achievement/proof/achievement.hpp"

namespace arete::inline achievement {

std::vector<ListedAnimal> list_animals(const Tiling& tiling, Bias bias, std::size_t size, const Limits& limits) {
  constexpr double moment = 0.2;  // seconds for one animal
  const Budget all(limits);
  std::vector<ListedAnimal> list;
  for (std::size_t k = 1; k <= size; ++k) {
    for (auto& animal : animals_of_size(tiling, k)) {
      const bool loses = std::any_of(list.begin(), list.end(), [&](const ListedAnimal& smaller) {
        return smaller.value == for_breaker && smaller.animal.size() < k && contains(tiling, animal, smaller.animal);
      });
      const Budget one({});
      const auto stop = [&] {
        return one.seconds() > moment || (limits.time && all.seconds() > limits.time->count()) ||
               (limits.cancelled != nullptr && limits.cancelled->load());
      };
      const Verdict value = loses ? for_breaker : stop() ? for_nobody : decide({&tiling, animal, bias}, stop, 2).value;
      list.push_back({std::move(animal), value});
    }
  }
  return list;
}

}  // namespace arete::inline achievement
