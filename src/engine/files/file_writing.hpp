// Bytes to a descriptor, all of them or an error that `errno` tells.
#pragma once

#include <string_view>

namespace arete::inline engine {

bool write_all(int fd, std::string_view text);
/// Waits until all that was written is on the disk, where there is one.
bool reach_disk(int fd);

}  // namespace arete::inline engine
