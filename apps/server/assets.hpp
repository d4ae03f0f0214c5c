// The files of the page, as the build has put them into the program.
#pragma once

#include <span>
#include <string_view>

namespace arete {

struct Asset {
  std::string_view path;  ///< `/index.html`
  std::string_view bytes;
};

std::span<const Asset> assets();

}  // namespace arete
