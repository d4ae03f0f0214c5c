#include "view/documents/document.hpp"

#include <limits>
#include <map>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "base/input_error.hpp"

namespace arete::inline view {
namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

using Json = nlohmann::json;

enum class Key { game, points, edges, vertices, graph6, root, roots, heaps, board, bias, animal, moves, misere };

const std::map<std::string, Key, std::less<>>& keys() {
  static const std::map<std::string, Key, std::less<>> names{
      {"game", Key::game},     {"points", Key::points}, {"edges", Key::edges},   {"vertices", Key::vertices},
      {"graph6", Key::graph6}, {"root", Key::root},     {"roots", Key::roots},   {"heaps", Key::heaps},
      {"board", Key::board},   {"bias", Key::bias},     {"animal", Key::animal}, {"moves", Key::moves},
      {"misere", Key::misere}};
  return names;
}

/// What each key holds, for messages.
const char* shape(Key key) {
  switch (key) {
    case Key::game: return "a string, the id of a game";
    case Key::points: return "a list of points [x, y]";
    case Key::edges: return "a list of edges [u, v]";
    case Key::vertices: return "a whole number";
    case Key::graph6: return "a string in graph6, sparse6 or digraph6";
    case Key::root: return "a vertex";
    case Key::roots: return "two vertices [first's, second's]";
    case Key::heaps: return "a list of whole numbers";
    case Key::board: return "a string, the name of a periodic board";
    case Key::bias: return "two numbers of marks a turn [maker's, breaker's]";
    case Key::animal: return "a list of cells [a, b]";
    case Key::moves: return "a list of moves: [u, v], a vertex, or [h, a, b]";
    case Key::misere: return "true or false";
  }
  return "";
}

std::string shortened(std::string text) {
  constexpr std::size_t most = 160;
  if (text.size() > most) text = text.substr(0, most) + "…";
  return text;
}

/// Receives the parser's events and files them into the document. Depth 1 is the object itself, 2 a list,
/// 3 a pair in a list; nothing lies deeper, so nesting needs no stack.
class Reader final : public nlohmann::json_sax<Json> {
 public:
  Reader(Document& document, std::size_t line, MemoryShare* held) : document_(document), line_(line), held_(held) {}

  bool null() override { mistyped(); }
  bool boolean(bool value) override {
    if (depth_ != 1 || key_ != Key::misere) mistyped();
    document_.misere = value;
    return true;
  }
  bool number_integer(number_integer_t value) override { return number(value, {}); }
  bool number_unsigned(number_unsigned_t value) override {
    if (value > static_cast<std::uint64_t>(most)) return number(most + 1, {});
    return number(static_cast<std::int64_t>(value), {});
  }
  bool number_float(number_float_t, const string_t& text) override { return number(std::nullopt, text); }
  bool string(string_t& value) override {
    if (depth_ != 1) mistyped();
    if (key_ == Key::game) {
      document_.game = value;
    } else if (key_ == Key::graph6) {
      document_.graph6 = value;
    } else if (key_ == Key::board) {
      document_.board = value;
    } else {
      mistyped();
    }
    return true;
  }
  bool binary(binary_t&) override { mistyped(); }

  bool start_object(std::size_t) override {
    if (depth_ != 0) mistyped();
    depth_ = 1;
    return true;
  }
  bool key(string_t& name) override {
    const auto it = keys().find(name);
    if (it == keys().end()) throw InputError(name.empty() ? "\"\"" : shortened(name), "unknown key");
    key_ = it->second;
    name_ = &it->first;
    if (seen_ >> static_cast<int>(key_) & 1) throw InputError(*name_, "this key is there twice");
    seen_ |= 1u << static_cast<int>(key_);
    return true;
  }
  bool end_object() override {
    depth_ = 0;
    return true;
  }
  bool start_array(std::size_t) override {
    const bool pairs = key_ == Key::points || key_ == Key::edges || key_ == Key::animal || key_ == Key::moves;
    const bool list = pairs || key_ == Key::heaps || key_ == Key::roots || key_ == Key::bias;
    if (!(depth_ == 1 && list) && !(depth_ == 2 && pairs)) mistyped();
    if (depth_ == 1) {
      index_ = 0;
      if (key_ == Key::points) document_.points.emplace();
      if (key_ == Key::edges) document_.edges.emplace();
      if (key_ == Key::heaps) document_.heaps.emplace();
      if (key_ == Key::animal) document_.animal.emplace();
    }
    ++depth_;
    filled_ = 0;
    return true;
  }
  bool end_array() override {
    --depth_;
    if (depth_ == 2) {
      if (key_ == Key::points) end_point();
      if (key_ == Key::edges) document_.edges->push_back(pair());
      if (key_ == Key::animal) document_.animal->push_back(pair());
      if (key_ == Key::moves) end_move();
      count_element();
    } else if (key_ == Key::roots || key_ == Key::bias) {
      if (filled_ != 2) mistyped();
      (key_ == Key::roots ? document_.roots : document_.bias) = {whole_[0], whole_[1]};
    }
    return true;
  }
  bool parse_error(std::size_t position, const std::string&, const Json::exception& error) override {
    if (error.id == 406) throw InputError(place_here(), "a number too large");  // beyond what a double holds
    std::string message = error.what();
    if (const auto colon = message.find(": "); colon != std::string::npos) message = message.substr(colon + 2);
    throw InputError("line " + std::to_string(line_) + ", column " + std::to_string(position),
                     "not JSON: " + shortened(message));
  }

 private:
  static constexpr std::int64_t most = 1'000'000'000'000'000'000;

  std::string place_here() const {
    if (name_ == nullptr) return "line " + std::to_string(line_);
    return depth_ >= 2 ? place(*name_, index_) : *name_;
  }
  [[noreturn]] void mistyped() const {
    if (name_ == nullptr) throw InputError(place_here(), "a position is a JSON object");
    throw InputError(place_here(), std::string("`") + *name_ + "` is " + shape(key_));
  }
  /// A whole number, or the text of any other.
  bool number(std::optional<std::int64_t> value, const std::string& text) {
    if (key_ == Key::points && depth_ == 3) {
      if (filled_ < 2) coordinate_[filled_] = decimal(value, text);
      ++filled_;
      return true;
    }
    if (key_ == Key::points || name_ == nullptr) mistyped();
    if (!value) {
      if (text.find_first_of(".eE") != std::string::npos)
        throw InputError(place_here(), shortened(text) + " is not a whole number");
      value = most + 1;
    }
    if (*value > most || *value < -most) throw InputError(place_here(), "a number too large");
    return whole(*value);
  }
  Decimal decimal(std::optional<std::int64_t> value, const std::string& text) const {
    try {
      return Decimal::read(value ? std::to_string(*value) : text);
    } catch (const std::invalid_argument& e) {
      throw InputError(place_here(), e.what());
    }
  }
  bool whole(std::int64_t value) {
    if (depth_ == 1 && key_ == Key::vertices) {
      document_.vertices = value;
    } else if (depth_ == 1 && key_ == Key::root) {
      document_.root = value;
    } else if (depth_ == 2 && key_ == Key::heaps) {
      if (value < 0) throw InputError(place_here(), "a heap is not negative");
      document_.heaps->push_back(value);
      count_element();
    } else if (depth_ == 2 && key_ == Key::moves) {
      document_.moves.push_back({value});
      count_element();
    } else if ((depth_ == 2 && (key_ == Key::roots || key_ == Key::bias)) || depth_ == 3) {
      if (filled_ >= whole_.size()) mistyped();
      whole_[filled_++] = value;
      if (depth_ == 2) ++index_;
    } else {
      mistyped();
    }
    return true;
  }
  /// Of a list, which may have grown to twice its size.
  void count_element() {
    ++index_;
    if (held_ == nullptr) return;
    constexpr std::size_t move = sizeof(MoveText) + 32;
    held_->grow(2.0 * (key_ == Key::points ? sizeof(PointSet::Written) : key_ == Key::moves ? move : sizeof(Ends)));
    held_->look();
  }
  void end_point() {
    if (filled_ != 2) mistyped();
    document_.points->push_back(coordinate_);
  }
  Ends pair() const {
    if (filled_ != 2) mistyped();
    constexpr std::int64_t largest = std::numeric_limits<std::int32_t>::max();
    for (const auto end : {whole_[0], whole_[1]}) {
      if (end > largest || end < -largest) throw InputError(place_here(), "a number too large");
    }
    return {static_cast<std::int32_t>(whole_[0]), static_cast<std::int32_t>(whole_[1])};
  }
  void end_move() {
    if (filled_ != 2 && filled_ != 3) mistyped();
    document_.moves.emplace_back(whole_.begin(), whole_.begin() + static_cast<std::ptrdiff_t>(filled_));
  }

  Document& document_;
  std::size_t line_;
  MemoryShare* held_;
  Key key_ = Key::game;
  const std::string* name_ = nullptr;
  unsigned seen_ = 0;
  int depth_ = 0;
  std::size_t index_ = 0, filled_ = 0;
  std::array<std::int64_t, 3> whole_{};
  PointSet::Written coordinate_;
};

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

}  // namespace

Document Document::read(std::string_view json, std::size_t line, const std::string& game, MemoryShare* held) {
  if (line == 1 && json.starts_with(byte_order_mark)) json.remove_prefix(byte_order_mark.size());
  if (const auto zero = json.find('\0'); zero != std::string_view::npos) {
    throw InputError("line " + std::to_string(line) + ", column " + std::to_string(zero + 1), "not JSON: a NUL byte");
  }
  Document document;
  Reader reader(document, line, held);
  Json::sax_parse(json.begin(), json.end(), &reader);
  if (document.game.empty()) document.game = game;
  if (document.game.empty()) throw InputError("game", "missing: the id of the game");
  return document;
}

std::string Document::write() const {
  std::string text = "{\"game\": " + Json(game).dump();
  const auto add = [&](const char* key, const std::string& value) {
    text += std::string(", \"") + key + "\": " + value;
  };
  const auto number = [](std::int64_t n) { return std::to_string(n); };
  if (points)
    add("points", list(*points, [](const auto& p) { return '[' + to_json(p[0]) + ", " + to_json(p[1]) + ']'; }));
  if (vertices) add("vertices", number(*vertices));
  if (edges) add("edges", list(*edges, [](Ends e) { return arete::text(e); }));
  if (graph6) add("graph6", Json(*graph6).dump());
  if (root) add("root", number(*root));
  if (roots) add("roots", list(*roots, number));
  if (heaps) add("heaps", list(*heaps, number));
  if (board) add("board", Json(*board).dump());
  if (bias) add("bias", list(*bias, number));
  if (animal) add("animal", list(*animal, [](Ends cell) { return arete::text(cell); }));
  if (!moves.empty()) add("moves", list(moves, [](const MoveText& m) { return arete::to_json(m); }));
  if (misere) add("misere", *misere ? "true" : "false");
  return text + '}';
}

}  // namespace arete::inline view
