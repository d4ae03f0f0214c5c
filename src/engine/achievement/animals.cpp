#include "engine/achievement/animals.hpp"

#include <map>
#include <nlohmann/json.hpp>

#include "base/budget.hpp"
#include "base/input_error.hpp"

namespace arete::inline engine {
namespace {

nlohmann::ordered_json cells_json(const Animal& animal) {
  auto list = nlohmann::ordered_json::array();
  for (const Cell c : animal) list.push_back({c.a, c.b});
  return list;
}

const char* outcome_of(const ClassifiedAnimal& item) {
  return item.finding.maker_wins() ? "maker" : item.finding.breaker_wins() ? "breaker" : "unknown";
}

}  // namespace

BreakerBy read_breaker_by(const std::string& word) {
  static const std::map<std::string, BreakerBy> ways{{"any", BreakerBy::any},
                                                     {"paving", BreakerBy::paving},
                                                     {"answers", BreakerBy::answers},
                                                     {"priorities", BreakerBy::priorities},
                                                     {"invariant", BreakerBy::invariant}};
  const auto found = ways.find(word);
  if (found == ways.end())
    throw InputError("by", "any, paving, answers, priorities or invariant, not `" + word.substr(0, 40) + "`");
  return found->second;
}

ClassifiedAnimal classify_alone(const Achievement& game, const ClassifyOptions& options) {
  const Budget budget({});
  const auto stop = [&] { return (options.stop && options.stop()) || budget.seconds() > options.seconds; };
  ClassifiedAnimal item{game.animal, game.animal.size(), 0, {}, decide(game, stop, options.effort, options.by), {}};
  if (options.found) options.found(item);
  return item;
}

std::string to_json(const Animal& animal) { return cells_json(animal).dump(); }

std::string to_json(const Tiling& board, const ClassifiedAnimal& item) {
  nlohmann::ordered_json json{
      {"name", item.name()}, {"animal", cells_json(item.animal)}, {"outcome", outcome_of(item)}};
  json["reason"] = item.finding.method;
  if (const auto paper = paper_name(board, item.animal); !paper.empty()) json["paper"] = paper;
  if (item.loser) json["loser"] = cells_json(*item.loser);
  auto parents = nlohmann::ordered_json::array();
  for (const auto p : item.parents) parents.push_back(std::to_string(item.size - 1) + '.' + std::to_string(p));
  json["parents"] = parents;
  return json.dump();
}

}  // namespace arete::inline engine
