// The animals of a board to choose from, with their pictures and who wins.

#include "api.hpp"
#include "playground/cell_drawing.hpp"
#include "achievement/animal_list.hpp"
#include "base/lru_cache.hpp"
#include "request_body.hpp"
#include "playground/standing.hpp"
#include "stream.hpp"
#include "view/documents/boards.hpp"

namespace arete::inline playground {
namespace {

constexpr double most_seconds = 2;

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
    list.push_back({{"animal", std::move(cells)}, {"shapes", std::move(shapes)}, {"outcome", item.outcome}});
  }
  return {{"animals", std::move(list)}};
}

}  // namespace

void Api::animals(const Request& request, Response& response) {
  const RequestBody body(request.body, {"board", "bias", "size"});
  const auto game = asked_about(body);
  const auto size = body.whole("size", 4);
  if (size < 1 || size > 5) throw InputError("size", "a whole number from 1 to 5 is needed");
  stream_job(response, "application/json", play_, [=](Job& job) {
    static LruCache<std::tuple<std::string, Bias, std::int64_t>, std::string> kept(16);
    job.say(kept.get({game.tiling->name(), game.bias, size}, [&] {
      const auto animals = list_animals(*game.tiling, game.bias, static_cast<std::size_t>(size), job.limits(most_seconds, std::uint64_t{128} << 20));
      if (job.cancelled()) throw InputError("server", "nobody is waiting for this any more");  // and half of it is not kept
      return listed(*game.tiling, animals).dump();
    }));
  });
}

}  // namespace arete::playground
