#include "achievement/maker/exclusion.hpp"

#include <limits>
#include <sstream>

#include "achievement/maker/proof_sequences.hpp"
#include "achievement/proof/achievement.hpp"
#include "achievement/proof/sequence.hpp"
#include "base/input_error.hpp"

namespace arete::inline achievement {
namespace {

Window window_of(const Achievement& game, std::size_t cells) {
  if (!can_search(game))
    throw InputError("bias", "games are searched in which the maker marks one cell a turn and the breaker at most 8");
  const auto orbits = animals_of_size(*game.tiling, 1);
  if (orbits.size() > 1) throw InputError("board", "its cells are not all alike");
  return {*game.tiling, game.animal, orbits.front().front(), cells};
}

/// `MARKS SLACK COUNT MARKED… FREE… .`, the point being there to show that the line was not cut off.
std::string to_line(const FailedPosition& failure) {
  std::ostringstream line;
  line.exceptions(std::ios::badbit);  // a line that lacks memory would look whole
  line << failure.marks << ' ' << failure.slack << ' ' << failure.marked.size();
  for (const auto& set : {failure.marked, failure.free}) {
    for (const auto place : set) line << ' ' << place;
  }
  return line.str() + " .";
}

}  // namespace

Exclusion::Exclusion(const Achievement& game, std::size_t cells) : game_(game), window_(window_of(game, cells)) {}

Exclusion::Result Exclusion::search(int marks, const std::function<bool()>& stop,
                                    const std::function<void(const std::string&)>& note) {
  constexpr int noted_depth = 2;  // her second and third marks
  MakerSearch search(window_, game_.bias.breaker, std::numeric_limits<std::uint64_t>::max(), stop);
  for (const auto& failure : known_) search.know(failure);
  search.report_failures(marks - noted_depth, [&](const FailedPosition& failure) {
    known_.push_back(failure);
    note(to_line(failure));
  });
  const auto won = search.solve(marks, game_.bias.breaker * marks);
  Result result{search.stopped(), std::nullopt, search.nodes()};
  if (won)
    result.won =
        Proof{by_sequence, proof_sequence_lines(sequence_of(*game_.tiling, window_, *won, game_.bias.breaker))};
  return result;
}

void Exclusion::recall(const std::string& line, const std::string& at) {
  std::istringstream in(line);
  FailedPosition failure;
  int count = 0;
  in >> failure.marks >> failure.slack >> count;
  std::size_t place = 0;
  while (in >> place) {
    if (place >= cells()) throw InputError(at, "a place outside the window");
    auto& set = failure.marked.size() < count ? failure.marked : failure.free;
    set = set.with(place);
  }
  in.clear();
  std::string end;
  std::getline(in, end);
  if (end != "." || failure.marks < 1 || failure.free.empty()) throw InputError(at, "not a note of a search");
  known_.push_back(failure);
}

}  // namespace arete::inline achievement
