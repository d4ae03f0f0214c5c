#include "view/documents/document.hpp"

#include <nlohmann/json.hpp>

namespace arete::inline view {
namespace {

using Json = nlohmann::json;

std::string to_json(const Decimal& d) {
  std::string digits;
  Int128 rest = d.digits < 0 ? -d.digits : d.digits;
  for (int i = 0; rest > 0 || i <= d.places; ++i, rest /= 10) {
    if (i == d.places && d.places > 0) digits += '.';
    digits += static_cast<char>('0' + static_cast<int>(rest % 10));
  }
  if (d.digits < 0) digits += '-';
  return {digits.rbegin(), digits.rend()};
}

/// `[item, item, …]`
template <class Range, class Write>
std::string list(const Range& items, Write write) {
  std::string text = "[";
  for (const auto& item : items) {
    if (text.size() > 1) text += ", ";
    text += write(item);
  }
  return text + ']';
}

/// The lists that hold something.
std::string written(const Given& given) {
  std::string text;
  const auto add = [&](const char* key, const std::vector<Ends>& edges) {
    if (edges.empty()) return;
    text +=
        (text.empty() ? "\"" : ", \"") + std::string(key) + "\": " + list(edges, [](Ends e) { return arete::text(e); });
  };
  add("first", given.first);
  add("second", given.second);
  add("nobody", given.nobody);
  return '{' + text + '}';
}

/// The keys after the first, each with a comma before it.
std::string keys_after_game(const Document& d) {
  std::string text;
  const auto add = [&](const char* key, const std::string& value) {
    text += std::string(", \"") + key + "\": " + value;
  };
  const auto number = [](std::int64_t n) { return std::to_string(n); };
  const auto edge = [](Ends e) { return arete::text(e); };
  if (d.points)
    add("points", list(*d.points, [](const auto& p) { return '[' + to_json(p[0]) + ", " + to_json(p[1]) + ']'; }));
  if (d.vertices) add("vertices", number(*d.vertices));
  if (d.edges) add("edges", list(*d.edges, edge));
  if (d.graph6) add("graph6", Json(*d.graph6).dump());
  if (d.root) add("root", number(*d.root));
  if (d.roots) add("roots", list(*d.roots, number));
  if (d.heaps) add("heaps", list(*d.heaps, number));
  if (d.board) add("board", Json(*d.board).dump());
  if (d.bias) add("bias", list(*d.bias, number));
  if (d.animal) add("animal", list(*d.animal, edge));
  if (d.given) add("given", written(*d.given));
  if (d.boards)
    add("boards", list(*d.boards, [](const Document& b) {
          const auto keys = keys_after_game(b);
          return '{' + (keys.empty() ? keys : keys.substr(2)) + '}';
        }));
  if (d.to_move) add("to_move", std::string("\"") + name(*d.to_move) + '"');
  if (!d.moves.empty()) add("moves", list(d.moves, [](const MoveText& m) { return arete::to_json(m); }));
  if (d.misere) add("misere", *d.misere ? "true" : "false");
  return text;
}

}  // namespace

std::string Document::write() const { return "{\"game\": " + Json(game).dump() + keys_after_game(*this) + '}'; }

}  // namespace arete::inline view
