#include "proof/kinds/bi_room_lines.hpp"

#include <algorithm>
#include <array>
#include <sstream>

#include "proof/words.hpp"

namespace arete::inline proof {
namespace {

constexpr std::array<std::string_view, 3> names{"room", "lone", "hanging"};

void append(std::string& lines, const std::vector<RoomShape>& rooms) {
  for (const auto& room : rooms) {
    lines += names[static_cast<std::size_t>(room.kind)];
    for (const auto v : room.corners) lines += ' ' + std::to_string(v);
    lines += '\n';
  }
}

}  // namespace

std::string room_lines(const RoomsProof& proof) {
  std::string lines;
  append(lines, proof.before);
  if (proof.move) lines += "move " + std::to_string(proof.move->u) + ' ' + std::to_string(proof.move->v) + '\n';
  append(lines, proof.after);
  return lines;
}

RoomsProof read_room_lines(const std::string& lines) {
  RoomsProof proof;
  std::istringstream in(lines);
  in.exceptions(std::ios::badbit);
  std::size_t number = 0;
  for (std::string line; std::getline(in, line);) {
    WordReader words(line, ++number);
    const auto what = words.next();
    if (what == "move") {
      require(!proof.move, words.at() + "a second move");
      const auto u = words.number<std::int32_t>();
      proof.move = Ends{u, words.number<std::int32_t>()};
      require(words.done(), words.at() + "a move has two ends");
      continue;
    }
    const auto kind = std::find(names.begin(), names.end(), what) - names.begin();
    require(kind < static_cast<std::ptrdiff_t>(names.size()), words.at() + "a room or a move is expected");
    (proof.move ? proof.after : proof.before)
        .push_back({static_cast<RoomShape::Kind>(kind), words.numbers<PointSet::Index>()});
  }
  return proof;
}

}  // namespace arete::inline proof
