// The one position of a file, for commands that are about one animal.
#pragma once

#include "commands.hpp"
#include "lines.hpp"
#include "view/documents/document.hpp"

namespace arete {

/// Throws InputError if it is not a position of `achievement`; `command` is who asks.
inline Document read_achievement(const std::string& file, const std::string& command) {
  Lines lines(file, interrupted());
  lines.join_documents();
  const auto line = lines.next();
  if (!line) throw InputError(lines.name(), "empty: there is no position");
  auto document = Document::read(line->text, line->number);
  if (document.game != "achievement") throw InputError("game", '`' + command + "` is for `achievement`");
  return document;
}

}  // namespace arete
