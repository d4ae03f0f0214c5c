#include "playground/request_body.hpp"

#include <algorithm>

namespace arete::inline playground {
namespace {

constexpr int deepest = 16;

std::string place_of(std::string_view text, std::size_t byte) {
  const auto before = text.substr(0, std::min(byte, text.size()));
  const auto line = std::count(before.begin(), before.end(), '\n') + 1;
  const auto last = before.rfind('\n');
  return "line " + std::to_string(line) + ", column " +
         std::to_string(last == std::string_view::npos ? before.size() : before.size() - last - 1);
}

nlohmann::json parsed(const std::string& text) {
  const auto shallow = [](int depth, nlohmann::json::parse_event_t, nlohmann::json&) {
    if (depth > deepest) throw InputError("body", "nested too deeply");
    return true;
  };
  try {
    auto json = nlohmann::json::parse(text, shallow);
    if (!json.is_object()) throw InputError("body", "a JSON object is needed");
    return json;
  } catch (const nlohmann::json::parse_error& e) {
    throw InputError(place_of(text, e.byte), "not JSON");
  } catch (const nlohmann::json::out_of_range&) {
    throw InputError("body", "a number too large");
  }
}

/// Walks over the members of an object that is known to be well formed.
class Members {
 public:
  explicit Members(std::string_view text) : text_(text) { at_ = text_.find('{') + 1; }

  bool next(std::string& key, std::string_view& value) {
    at_ = text_.find_first_of("\"}", at_);
    if (text_[at_] == '}') return false;
    key = nlohmann::json::parse(string()).get<std::string>();
    at_ = text_.find_first_not_of(blank, text_.find(':', at_) + 1);
    const std::size_t begin = at_;
    skip_value();
    value = text_.substr(begin, at_ - begin);
    return true;
  }

 private:
  static constexpr const char* blank = " \t\r\n";

  std::string_view string() {
    const std::size_t begin = at_++;
    while (text_[at_] != '"') at_ += text_[at_] == '\\' ? 2 : 1;
    return text_.substr(begin, ++at_ - begin);
  }
  void skip_value() {
    for (int depth = 0; depth > 0 || (text_[at_] != ',' && text_[at_] != '}');) {
      if (text_[at_] == '"') {
        string();
        continue;
      }
      depth += text_[at_] == '{' || text_[at_] == '[' ? 1 : text_[at_] == '}' || text_[at_] == ']' ? -1 : 0;
      ++at_;
    }
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

/// The number of vertices that a graph6, sparse6 or digraph6 line claims to have, at least: enough to refuse large ones
/// unread.
std::int64_t claimed_vertices(std::string_view line) {
  if (line.starts_with(":") || line.starts_with("&")) line.remove_prefix(1);
  if (line.empty() || line[0] != '~') return 0;
  if (line.size() < 4 || line[1] == '~') return 1 << 18;
  return (line[1] - 63) << 12 | (line[2] - 63) << 6 | (line[3] - 63);
}

}  // namespace

RequestBody::RequestBody(const std::string& text, std::initializer_list<std::string_view> known)
    : text_(text), json_(parsed(text_)) {
  Members members(text_);
  std::string key;
  std::string_view value;
  while (members.next(key, value)) {
    if (std::find(known.begin(), known.end(), key) == known.end())
      throw InputError(key.empty() ? "body" : key.substr(0, 40), "unknown key");
    if (!raw_.emplace(key, value).second) throw InputError(key, "this key is there twice");
  }
}

std::string_view RequestBody::raw(const std::string& key) const {
  const auto it = raw_.find(key);
  if (it == raw_.end()) throw InputError(key, "missing");
  return it->second;
}

Document RequestBody::position() const {
  auto document = Document::read(raw("position"));
  require_playable_size(document);
  return document;
}

Document RequestBody::points() const {
  auto document = Document::read("{\"game\": \"mono-complete\", \"points\": " + std::string(raw("points")) + "}");
  require_playable_size(document);
  return document;
}

std::string RequestBody::text(const std::string& key, const std::string& otherwise) const {
  if (!has(key)) return otherwise;
  if (!json_[key].is_string()) throw InputError(key, "a string is needed");
  return json_[key].get<std::string>();
}

double RequestBody::number(const std::string& key, double otherwise, double least, double most) const {
  if (!has(key)) return otherwise;
  const auto& value = json_[key];
  if (!value.is_number() || !(value.get<double>() >= least) || value.get<double>() > most) {
    throw InputError(
        key, "a number from " + nlohmann::json(least).dump() + " to " + nlohmann::json(most).dump() + " is needed");
  }
  return value.get<double>();
}

std::int64_t RequestBody::whole(const std::string& key, std::int64_t otherwise) const {
  if (!has(key)) return otherwise;
  if (!json_[key].is_number_integer()) throw InputError(key, "a whole number is needed");
  return json_[key].get<std::int64_t>();
}

bool RequestBody::flag(const std::string& key) const {
  if (!has(key)) return false;
  if (!json_[key].is_boolean()) throw InputError(key, "true or false is needed");
  return json_[key].get<bool>();
}

std::vector<std::int64_t> RequestBody::list(const std::string& key) const {
  std::vector<std::int64_t> numbers;
  if (!has(key)) return numbers;
  if (!json_[key].is_array()) throw InputError(key, "a list of whole numbers is needed");
  for (const auto& item : json_[key]) {
    if (!item.is_number_integer()) throw InputError(place(key, numbers.size()), "a whole number is needed");
    numbers.push_back(item.get<std::int64_t>());
  }
  return numbers;
}

std::vector<double> RequestBody::numbers(const std::string& key) const {
  std::vector<double> numbers;
  if (!has(key)) return numbers;
  if (!json_[key].is_array()) throw InputError(key, "a list of numbers is needed");
  for (const auto& item : json_[key]) {
    if (!item.is_number()) throw InputError(place(key, numbers.size()), "a number is needed");
    numbers.push_back(item.get<double>());
  }
  return numbers;
}

void require_playable_size(const Document& document) {
  const auto at_most = [](const char* key, std::int64_t size, std::int64_t most) {
    if (size > most) throw InputError(key, "the playground takes at most " + std::to_string(most));
  };
  const auto size = [](const auto& list) { return list ? static_cast<std::int64_t>(list->size()) : 0; };
  if (document.boards) throw InputError("boards", "the playground shows one board at a time");
  at_most("points", size(document.points), 1000);
  at_most("vertices", document.vertices.value_or(0), 5000);
  if (document.graph6) at_most("graph6", claimed_vertices(*document.graph6), 5000);
  at_most("edges", size(document.edges), 10000);
  at_most("moves", static_cast<std::int64_t>(document.moves.size()), 5000);
  at_most("animal", size(document.animal), 24);
  if (document.animal) at_most("moves", static_cast<std::int64_t>(document.moves.size()), 1000);
  at_most("heaps", size(document.heaps), 1000);
  std::int64_t pins = 0;
  for (const std::int64_t heap : document.heaps.value_or(std::vector<std::int64_t>{}))
    at_most("heaps", pins += std::min<std::int64_t>(heap, 10001), 10000);
}

}  // namespace arete::inline playground
