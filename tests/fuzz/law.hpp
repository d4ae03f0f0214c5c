// What all fuzzers ask of a reader: any bytes are read, or they are bad input that names a place and a reason; nothing
// but an InputError escapes.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "base/input_error.hpp"
#include "view/documents/document.hpp"

namespace arete::fuzz {

/// Ends the program, as a fuzzer expects it, unless the law holds.
inline void require_law(bool holds, const char* law, std::string_view text) {
  if (holds) return;
  std::fprintf(stderr, "not so: %s\non: %.*s\n", law, static_cast<int>(text.size()), text.data());
  std::abort();
}

template <class Read>
int reads(const std::uint8_t* data, std::size_t size, Read read) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  try {
    read(text);
  } catch (const InputError& e) {
    require_law(!e.at().empty() && *e.what() != '\0', "an error has a place and a reason", text);
  }
  return 0;
}

/// The search of a small board ends by its limit of nodes; large ones only take time.
inline bool small(const Document& document) {
  if (document.points && document.points->size() > 12) return false;
  if (document.edges && document.edges->size() > 40) return false;
  if (document.vertices.value_or(0) > 12) return false;
  if (document.graph6 && document.graph6->size() > 12) return false;
  if (document.animal && document.animal->size() > 4) return false;
  if (document.bias && ((*document.bias)[0] > 3 || (*document.bias)[1] > 4)) return false;
  if (document.moves.size() > 100) return false;
  if (document.boards && (document.boards->size() > 3 || !std::ranges::all_of(*document.boards, small))) return false;
  return !document.heaps || (document.heaps->size() <= 20 && std::all_of(document.heaps->begin(), document.heaps->end(),
                                                                         [](auto h) { return h <= 50; }));
}

}  // namespace arete::fuzz
