// The scanner of documents reads what nlohmann-json reads, and refuses what that refuses: on every seed of the fuzzers
// and on mutations of them, event by event.

#include "view/documents/json_scanner.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <random>

#include "view/documents/document.hpp"

namespace arete::tests {
namespace {

using Json = nlohmann::json;

/// What is told, as a text: both ways to tell a pair give the same.
class Told {
 public:
  std::string events;

  void look() {}

  void null() { add("null"); }
  void boolean(bool value) { add(value ? "true" : "false"); }
  void whole(std::int64_t value) { add(std::to_string(value)); }
  void real(std::string_view text) { add("real " + std::string(text)); }
  void string(const std::string& value) { add("string " + value); }
  void key(const std::string& value) { add("key " + value); }
  void start_object() { add("{"); }
  void end_object() { add("}"); }
  void start_array() { add("["); }
  void end_array() { add("]"); }
  bool expects_pairs() const { return true; }
  void pair(std::int32_t a, std::int32_t b) {
    start_array();
    whole(a);
    whole(b);
    end_array();
  }

 private:
  void add(const std::string& event) { events += event + '\n'; }
};

class Reference final : public nlohmann::json_sax<Json> {
 public:
  Told told;

  bool null() override { return told.null(), true; }
  bool boolean(bool value) override { return told.boolean(value), true; }
  bool number_integer(number_integer_t value) override { return told.whole(value), true; }
  bool number_unsigned(number_unsigned_t value) override {
    const auto most = static_cast<number_unsigned_t>(std::numeric_limits<std::int64_t>::max());
    if (value <= most) return told.whole(static_cast<std::int64_t>(value)), true;
    return told.real(std::to_string(value)), true;
  }
  bool number_float(number_float_t, const string_t& text) override { return told.real(text), true; }
  bool string(string_t& value) override { return told.string(value), true; }
  bool binary(binary_t&) override { return false; }
  bool start_object(std::size_t) override { return told.start_object(), true; }
  bool key(string_t& value) override { return told.key(value), true; }
  bool end_object() override { return told.end_object(), true; }
  bool start_array(std::size_t) override { return told.start_array(), true; }
  bool end_array() override { return told.end_array(), true; }
  bool parse_error(std::size_t, const std::string&, const Json::exception&) override { return false; }
};

/// Whether both read it; what is told before a fault is the same, too.
bool both_read(const std::string& text) {
  Told ours;
  Reference theirs;
  const bool read = JsonScanner(text, ours).read();
  EXPECT_EQ(read, Json::sax_parse(text, &theirs)) << text;
  EXPECT_EQ(ours.events, theirs.told.events) << text;
  return read;
}

std::vector<std::string> seeds() {
  std::vector<std::string> lines;
  for (const auto* name : {"document", "request"}) {
    std::ifstream file(std::string(ARETE_SOURCE "/tests/fuzz/seeds/") + name + ".seeds");
    for (std::string line; std::getline(file, line);) lines.push_back(line);
  }
  return lines;
}

TEST(JsonScanner, reads_what_the_library_reads) {
  for (const auto* text :
       {"{}", "[]", " [ ] ", "[[1,2],[3,4]]", "[[ -1 , 1073741824 ],[0,-0]]", "[[1073741825,0],[0,99999999999]]",
        "[[1,2,3],[1],[],[1.5,2],[\"a\",2],[1,[2]]]", "[1e2,1E+2,0.5,-0.25e-3,-0,9223372036854775807]",
        "[9223372036854775808,-9223372036854775808,-9223372036854775809,18446744073709551616]",
        R"({"a": "b\nc", "\u00e9": "é", "q\"": null, "t": true, "f": false})", "\xEF\xBB\xBF{}", "3", "\"x\"",
        "\t{\r\n\"a\" : [ ] }\n", "[1e-400]", "\"\x7f\""}) {
    EXPECT_TRUE(both_read(text)) << text;
  }
}

TEST(JsonScanner, refuses_what_the_library_refuses) {
  for (const auto* text :
       {"",           " ",       "{",        "[",       "[1,2",     "[1,]",       "[,1]",      "{\"a\"}", "{\"a\":}",
        "{\"a\":1,}", "{a:1}",   "{1:2}",    "[01]",    "[[01,2]]", "[[1,02]]",   "[-]",       "[+1]",    "[1.]",
        "[.5]",       "[1e]",    "[1e+]",    "[--1]",   "[1 2]",    "[[1,2]",     "[[1 2]]",   "nul",     "truex",
        "[tru]",      "1 1",     "{} {}",    "\"a",     "\"\\\"",   "\"\\x\"",    "\"\\u12\"", "\"\n\"",  "\"\\\n\"",
        "\"\xff\"",   "[1e400]", "[-1e400]", "// a\n1", "[1]]",     "\xEF\xBB{}", "[[1,2]x]",  "\"\x1f\""}) {
    EXPECT_FALSE(both_read(text)) << text;
    EXPECT_FALSE(fault_of(text).message.empty());
  }
  EXPECT_FALSE(both_read('[' + std::string(400, '9') + ']'));
  EXPECT_TRUE(both_read('[' + std::string(200, '9') + ']'));
}

TEST(JsonScanner, agrees_on_mutations_of_documents) {
  const auto lines = seeds();
  ASSERT_FALSE(lines.empty());
  const std::string letters = "{}[],:\"\\0123456789-+.eE tfnu\n\x01\x80\xc3";
  std::mt19937 random(3);
  int read = 0, refused = 0;
  for (int round = 0; round < 60'000; ++round) {
    auto text = lines[random() % lines.size()].substr(0, 400);
    for (auto changes = random() % 3; changes > 0 && !text.empty(); --changes) {
      const auto at = random() % text.size();
      const auto kind = random() % 3;
      if (kind == 0) text[at] = letters[random() % letters.size()];
      if (kind == 1) text.insert(at, 1, letters[random() % letters.size()]);
      if (kind == 2) text.erase(at, 1 + random() % 3);
    }
    ++(both_read(text) ? read : refused);
    ASSERT_FALSE(HasFailure());
  }
  EXPECT_GT(read, 1000);
  EXPECT_GT(refused, 1000);
}

/// The line that tells what is wrong.
std::string complaint(const std::string& text) {
  try {
    Document::read(text, 7);
  } catch (const InputError& e) {
    return e.at() + ": " + e.what();
  }
  return "";
}

TEST(JsonScanner, names_the_place_of_what_is_wrong_with_a_pair) {
  EXPECT_EQ(complaint(R"({"game": "bi-flip", "points": [[0, 0], [1073741824, -1073741824]]})"), "");
  EXPECT_EQ(complaint(R"({"game": "bi-flip", "points": [[0, 0], [1073741825, 1]]})"),
            "points[1]: a coordinate is at most 2^30 in size");
  EXPECT_EQ(complaint(R"({"game": "ueg", "edges": [[0, 1], [1, 2147483647]]})"), "");
  EXPECT_EQ(complaint(R"({"game": "ueg", "edges": [[0, 1], [1, 2147483648]]})"), "edges[1]: a number too large");
  EXPECT_EQ(complaint(R"({"game": "ueg", "edges": [[0, 1], [1, 1.5]]})"), "edges[1]: 1.5 is not a whole number");
  EXPECT_EQ(complaint(R"({"game": "ueg", "edges": [[0, 1], [1, 1e400]]})"), "edges[1]: a number too large");
  EXPECT_EQ(complaint(R"({"game": "ueg", "edges": [[0, 1], [1]]})"), "edges[1]: `edges` is a list of edges [u, v]");
  EXPECT_EQ(complaint(R"({"game": "bi-flip", "points": [[0, 0]], "given": {"first": [[0, 1], [1, 2, 3]]}})"),
            "given.first[1]: `given` is an object with lists of edges [u, v]: `first`, `second`, `nobody`");
  EXPECT_EQ(complaint(R"({"game": "ueg", "boards": [{"vertices": 2, "edges": [[0, 1]]}, {"edges": [[0, x]]}]})")
                .substr(0, 27),
            "line 7, column 79: not JSON");
}

}  // namespace
}  // namespace arete::tests
