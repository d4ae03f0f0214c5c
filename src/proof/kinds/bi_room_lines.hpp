// Rooms as lines of a certificate: `room P…`, `lone P…` or `hanging P…` for each, those before the move, then `move U
// V`, then those after it.
#pragma once

#include <string>

#include "proof/kinds/bi_rooms.hpp"

namespace arete::inline proof {

std::string room_lines(const RoomsProof& proof);
/// Throws Refused.
RoomsProof read_room_lines(const std::string& lines);

}  // namespace arete::inline proof
