#include "playground/animals_api.hpp"

#include "base/lru_cache.hpp"
#include "engine/achievement/animals.hpp"
#include "playground/cell_drawing.hpp"
#include "playground/request_body.hpp"
#include "playground/standing.hpp"
#include "view/documents/boards.hpp"

namespace arete::inline playground {
namespace {

constexpr double seconds_for_all = 2;

/// The animal game of a request, with one cell for its animal.
Achievement asked_about(const RequestBody& body) {
  const auto bias = body.list("bias");
  if (bias.size() != 2) throw InputError("bias", "marks a turn [maker's, breaker's] are needed");
  Document document;
  document.game = "achievement";
  document.board = body.text("board", "");
  document.bias = {bias[0], bias[1]};
  const Cell cell = tiling(*document.board).classes().front();
  document.animal = {{cell.a, cell.b}};
  return read_board<Achievement>(document);
}

Json listed(const Tiling& tiling, const std::vector<ListedAnimal>& animals) {
  Json list = Json::array();
  for (const auto& item : animals) {
    Json cells = Json::array(), shapes = Json::array();
    for (const Cell c : item.animal) {
      cells.push_back({c.a, c.b});
      shapes.push_back(shape_of(tiling, c));
    }
    list.push_back({{"animal", std::move(cells)},
                    {"shapes", std::move(shapes)},
                    {"outcome", item.value.exact() ? item.value.low > 0 ? "maker" : "breaker" : "unknown"}});
  }
  return {{"animals", std::move(list)}};
}

}  // namespace

Work animals(const std::string& text) {
  const RequestBody body(text, {"board", "bias", "size"});
  const auto game = asked_about(body);
  const auto size = body.whole("size", 4);
  if (size < 1 || size > 5) throw InputError("size", "a whole number from 1 to 5 is needed");
  return [=](Task& task) {
    static LruCache<std::tuple<std::string, Bias, std::int64_t>, std::string> kept(16);
    task.say(kept.get({game.tiling->name(), game.bias, size}, [&] {
      const auto list = list_animals(*game.tiling, game.bias, static_cast<std::size_t>(size),
                                     task.limits(seconds_for_all, std::uint64_t{128} << 20));
      if (task.cancelled())
        throw InputError("server", "nobody is waiting for this any more");  // and half of it is not kept
      return listed(*game.tiling, list).dump();
    }));
  };
}

}  // namespace arete::inline playground
