// Mutates certificates by their grammar: lines are moved, copied and dropped, words are changed for others of the same
// certificate, numbers for near ones, lines are spliced from another certificate of the same kind, lines of the kind's
// own words are made anew, and facts are claimed that were not. The sum of the bytes at the end is made right again,
// since all else would be refused unread.

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "base/random.hpp"
#include "engine/certificate.hpp"

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

namespace {

using arete::Random;
using Lines = std::vector<std::string>;

constexpr std::size_t head = 4;  // title, position, answer, by
constexpr auto digits = "0123456789";

Lines lines_of(const std::uint8_t* data, std::size_t size) {
  std::istringstream in(std::string(reinterpret_cast<const char*>(data), size));
  Lines lines;
  for (std::string line; std::getline(in, line);) {
    if (!line.starts_with("end ")) lines.push_back(line);
  }
  return lines;
}

std::size_t write(const Lines& lines, std::uint8_t* data, std::size_t most) {
  std::string text;
  for (const auto& line : lines) text += line + '\n';
  text = arete::sealed(std::move(text));
  if (text.size() > most) return 0;
  std::memcpy(data, text.data(), text.size());
  return text.size();
}

/// Most often one of the proof, sometimes the position, the answer or the kind.
std::size_t some_line(const Lines& lines, Random& random) {
  if (lines.size() > head && random.below(5) > 0) return head + random.below(lines.size() - head);
  return random.below(lines.size());
}

std::string number_near(const std::string& old, Random& random) {
  static const char* const odd[] = {
      "0",   "1",   "-1", "2", "2147483647", "-2147483648", "4294967296", "9223372036854775807", "-9223372036854775808",
      "1e9", "0.5", "00"};
  if (random.below(8) == 0) return odd[random.below(std::size(odd))];
  const auto value = std::strtoll(old.c_str(), nullptr, 10) % 1'000'000'000;
  return std::to_string(random.coin() ? value + static_cast<std::int64_t>(random.below(5)) - 2
                                      : static_cast<std::int64_t>(random.below(12)));
}

void change_number(std::string& line, Random& random) {
  const auto at = line.find_first_of(digits, random.below(line.size() + 1));
  if (at == std::string::npos) return;
  const auto end = std::min(line.find_first_not_of(digits, at), line.size());
  line.replace(at, end - at, number_near(line.substr(at, end - at), random));
}

/// Words of a proof are separated by one blank.
Lines words_of(const std::string& line) {
  std::istringstream in(line);
  Lines words;
  for (std::string word; in >> word;) words.push_back(word);
  return words;
}

void change_words(std::string& line, const std::string& other, Random& random) {
  auto words = words_of(line);
  const auto from = words_of(other);
  if (words.empty() || from.empty()) return;
  const auto at = words.begin() + static_cast<std::ptrdiff_t>(random.below(words.size()));
  switch (random.below(4)) {
    case 0: *at = from[random.below(from.size())]; break;
    case 1: words.insert(at, from[random.below(from.size())]); break;
    case 2: words.erase(at); break;
    default: std::swap(*at, words[random.below(words.size())]);
  }
  line.clear();
  for (const auto& word : words) line += (line.empty() ? "" : " ") + word;
}

void change_outcome(std::string& line, Random& random) {
  static const std::string outcomes[] = {"win", "loss", "tie", "maker", "breaker", "unknown", "first", "second"};
  const auto& old = outcomes[random.below(std::size(outcomes))];
  if (const auto at = line.find('"' + old + '"'); at != std::string::npos)
    line.replace(at + 1, old.size(), outcomes[random.below(std::size(outcomes))]);
}

/// The words that lines of each kind begin with.
const Lines& words_of_kind(const std::string& kind) {
  static const std::map<std::string, Lines> words{{"matching", {"mates", "barrier", "path"}},
                                                  {"kernels", {"lost", "win", "lose", "wins", "some"}},
                                                  {"no-kernel", {"none", "drat"}},
                                                  {"rows", {"row"}},
                                                  {"rooms", {"room"}},
                                                  {"components", {"component", "room"}},
                                                  {"heaps", {"period", "values"}},
                                                  {"subgames", {"room", "lone", "hanging", "move"}},
                                                  {"plans", {"winner", "1", "2"}},
                                                  {"flips", {"flips", "faces"}},
                                                  {"parities", {"sorts"}},
                                                  {"search", {"nimber", "moves", "line"}},
                                                  {"paving", {"period", "answers"}},
                                                  {"priorities", {"period", "responses"}},
                                                  {"invariant", {"period", "situations", "core", "free", "proof"}},
                                                  {"sequence", {"situations", "core", "free", "letters"}},
                                                  {"loser", {"loser", "by"}},
                                                  {"patch", {"patch"}}};
  static const Lines none{""};
  const auto it = words.find(kind);
  return it == words.end() ? none : it->second;
}

/// A word of the kind, and most often some small numbers.
std::string new_line(const Lines& lines, Random& random) {
  const auto& by = lines[std::min(head, lines.size()) - 1];
  const auto& words = words_of_kind(by.substr(std::min(by.find(' '), by.size() - 1) + 1));
  std::string line = words[random.below(words.size())];
  for (auto count = random.below(7); count > 0; --count) line += ' ' + std::to_string(random.below(8));
  return line;
}

/// Claims one thing more.
void add_fact(std::string& answer, Random& random) {
  static const std::string facts[] = {
      R"("score":)",      R"("nimber":)",          R"("green":)", R"("move":)",    R"("best":[])",
      R"("starts":"NP")", R"("to_move":"second")", R"("edges":)", R"("best":[0])", R"("excluded":"even kernel")",
      R"("move":[0,1])",  R"("line":[])"};
  auto fact = facts[random.below(std::size(facts))];
  if (fact.ends_with(':')) fact += std::to_string(random.below(6));
  const auto end = answer.rfind('}');
  if (end != std::string::npos) answer.insert(end, ',' + fact);
}

void mutate(Lines& lines, Random& random) {
  if (lines.empty()) return lines.push_back("arete certificate 1");
  const auto i = some_line(lines, random), k = some_line(lines, random);
  const auto at = [&](std::size_t n) { return lines.begin() + static_cast<std::ptrdiff_t>(n); };
  switch (random.below(13)) {
    case 0: std::swap(lines[i], lines[k]); break;
    case 1: lines.insert(at(i), std::string(lines[k])); break;
    case 2: lines.erase(at(i)); break;
    case 3: lines[i] = lines[k]; break;
    case 4: change_outcome(lines[std::min<std::size_t>(2, lines.size() - 1)], random); break;
    case 5: add_fact(lines[std::min<std::size_t>(2, lines.size() - 1)], random); break;
    case 6: lines.insert(at(i), new_line(lines, random)); break;
    case 7: lines[i] = new_line(lines, random); break;
    case 8:
    case 9: change_words(lines[i], lines[k], random); break;
    default: change_number(lines[i], random);
  }
}

}  // namespace

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most, unsigned seed) {
  Random random(seed);
  if (random.below(20) == 0) size = LLVMFuzzerMutate(data, size, most);
  if (random.below(100) == 0) return size;  // the sum as it is
  auto lines = lines_of(data, size);
  for (auto changes = 1 + random.below(4); changes > 0; --changes) mutate(lines, random);
  const auto written = write(lines, data, most);
  return written > 0 ? written : size;
}

extern "C" std::size_t LLVMFuzzerCustomCrossOver(const std::uint8_t* data, std::size_t size, const std::uint8_t* other,
                                                 std::size_t other_size, std::uint8_t* out, std::size_t most,
                                                 unsigned seed) {
  Random random(seed);
  auto lines = lines_of(data, size);
  const auto from = lines_of(other, other_size);
  if (lines.size() < head || from.size() < head || lines[head - 1] != from[head - 1]) return 0;
  lines.resize(head + random.below(lines.size() - head + 1));
  const auto rest = head + random.below(from.size() - head + 1);
  lines.insert(lines.end(), from.begin() + static_cast<std::ptrdiff_t>(rest), from.end());
  return write(lines, out, most);
}
