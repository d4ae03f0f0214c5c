#include "stream_members.hpp"

#include "terminal.hpp"

namespace arete {

StreamMembers::StreamMembers(PlayedOn played, const Shard& shard, const Store& store, std::int64_t question,
                             const Done& done, Progress& progress)
    : lines_("-", interrupted()),
      played_(std::move(played)),
      kept_(store.file(), Database::Use::open),
      question_(question),
      shard_(shard),
      done_(done),
      progress_(progress) {
  lines_.join_edge_lists();
}

std::optional<Member> StreamMembers::next() {
  while (auto line = lines_.next()) {
    const auto number = read_++;
    if (!shard_.has(number)) continue;
    try {
      if (auto found = member(number, *line)) return found;
    } catch (const InputError& e) {
      const auto error = in_input(e, *line);
      complain((error.at() == place_of(*line) ? "" : place_of(*line) + ": ") + error.at() + ": " + error.what());
      ++progress_.refused;
    }
  }
  return std::nullopt;
}

std::optional<Member> StreamMembers::member(std::uint64_t number, const InputLine& line) {
  Member read{number, read_position(line, played_)};
  if (!done_.has(number)) return read;
  if (kept_.position(question_, number) != read.text())
    throw InputError(place_of(line),
                     "another position than the one that the database has as member " + std::to_string(number));
  return std::nullopt;
}

}  // namespace arete
