// Documents that are broken as text, or whose values have the wrong type, size or name: the same damage is done to a
// good document of every family.

#include "refusal.hpp"

namespace arete::tests {
namespace {

using Json = nlohmann::ordered_json;

struct Family {
  const char* document;
  std::vector<const char*> numbers;  ///< where a number stands, as JSON pointers
};

const std::vector<Family>& families() {
  static const std::vector<Family> list{
      {R"({"game": "mono-complete", "points": [[0,0],[40,1],[33,30],[2,28]], "moves": [[0,1]]})",
       {"/points/1/0", "/moves/0/1"}},
      {R"({"game": "mono-flip", "points": [[0,0],[4,0],[4,4],[0,5]], "edges": [[0,1],[1,2],[2,3],[0,3],[0,2]], "moves": [[0,2]]})",
       {"/points/3/1", "/edges/2/0", "/moves/0/0"}},
      {R"({"game": "nimstring", "points": [[0,0],[4,0],[4,4]], "edges": [[0,1],[1,2],[0,2]]})",
       {"/points/0/0", "/edges/0/0"}},
      {R"({"game": "node-kayles", "vertices": 3, "edges": [[0,1],[1,2]], "moves": [0]})",
       {"/vertices", "/edges/1/1", "/moves/0"}},
      {R"({"game": "arc-kayles", "graph6": "Bw", "moves": [[0,1]]})", {"/moves/0/0"}},
      {R"({"game": "strings-and-coins", "vertices": 2, "edges": [[0,-1],[0,1],[0,1]], "moves": [[0,-1]]})",
       {"/vertices", "/edges/0/1", "/moves/0/1"}},
      {R"({"game": "ueg", "vertices": 3, "edges": [[0,1],[1,2]], "root": 1, "moves": [2]})",
       {"/vertices", "/edges/0/0", "/root", "/moves/0"}},
      {R"({"game": "deg", "vertices": 3, "edges": [[0,1],[1,0]], "root": 1, "moves": [0]})",
       {"/vertices", "/edges/0/0", "/root", "/moves/0"}},
      {R"({"game": "dvg", "graph6": "&AG", "root": 1})", {"/root"}},
      {R"({"game": "partizan-uvg", "vertices": 3, "edges": [[0,1],[1,2]], "roots": [0,2], "moves": [1]})",
       {"/vertices", "/roots/0", "/moves/0"}},
      {R"({"game": "partizan-deg", "vertices": 3, "edges": [[0,1],[1,2]], "roots": [0,1], "moves": [1]})",
       {"/edges/1/0", "/roots/0"}},
      {R"({"game": "kayles", "heaps": [3,5], "moves": [[3,1,1]], "misere": true})", {"/heaps/1", "/moves/0/0"}},
  };
  return list;
}

/// The document with the value at `pointer` replaced by any text, JSON or not.
std::string replaced(const char* document, const std::string& pointer, const std::string& text) {
  auto json = Json::parse(document);
  json[Json::json_pointer(pointer)] = "@";
  auto line = json.dump();
  return line.replace(line.find("\"@\""), 3, text);
}

/// `/points/1/0` stands at `points[1]`, `/roots/1` too; `/moves/0/1` at `moves[0]`.
std::string place_of(const std::string& pointer) {
  const auto second = pointer.find('/', 1);
  if (second == std::string::npos) return pointer.substr(1);
  return pointer.substr(1, second - 1) + '[' + pointer.substr(second + 1, pointer.find('/', second + 1) - second - 1) +
         ']';
}

TEST(BadJson, the_documents_of_all_families_are_good_before_they_are_damaged) {
  std::string input;
  for (const auto& family : families()) input += std::string(family.document) + '\n';
  const auto run = arete({"solve"}, input);
  EXPECT_EQ(run.status, 0) << run.err;
  EXPECT_EQ(lines_of(run.out).size(), families().size());
}

TEST(BadJson, malformed_text_is_refused_with_its_column) {
  for (const auto& family : families()) {
    const std::string text = family.document;
    const auto middle = text.find(',');
    const auto with = [&](const std::string& bytes) { return std::string(text).insert(middle, bytes); };
    expect_refused({
        {text.substr(0, text.size() - 1), "line #, column *"},
        {text.substr(0, middle), "line #, column *"},
        {text + "x", "line #, column *"},
        {text + text, "line #, column *"},
        {with(","), "line #, column " + std::to_string(middle + 2)},
        {with(std::string(1, '\0')), "line #, column *"},
        {with("\xff"), "line #, column *"},
        {with("\x01"), "line #, column *"},
        {"{", "line #, column *"},
        {"{\"game\": \"\xc3\x28\"}", "line #, column *", "UTF-8"},
        {"{\"game\": \"\xed\xa0\x80\"}", "line #, column *", "UTF-8"},
        {"{\"game\": \"\\ud800\"}", "line #, column *"},
        {std::string("{\"game\": \"a\0b\"}", 15), "line #, column *"},
        {std::string(5, '\0'), "line #"},
        {"\xef\xbb\xbf" + text, "line #"},
        {"[" + text + "]", "line #"},
    });
  }
}

TEST(BadJson, what_stands_behind_a_nul_byte_is_not_ignored) {
  for (const auto& family : families()) {
    const auto text = family.document + std::string(1, '\0');
    expect_refused({{text, "line #*"}, {text + "garbage", "line #*"}, {text + "\xff" + family.document, "line #*"}});
  }
}

TEST(BadJson, a_column_counts_from_the_beginning_of_the_line) {
  expect_refused(
      {{R"({"game": "kayles", x})", "line #, column 20"}, {R"(    {"game": "kayles", x})", "line #, column 24"}});
}

TEST(BadJson, unknown_and_repeated_keys_are_named) {
  for (const auto& family : families()) {
    const std::string rest = std::string(family.document).substr(1);
    auto json = Json::parse(family.document);
    const auto foreign = json.contains("heaps") ? R"({"vertices": 3, )" : R"({"heaps": [3], )";
    expect_refused({
        {R"({"colour": 1, )" + rest, "colour", "unknown key"},
        {R"({"Game": "kayles", )" + rest, "Game", "unknown key"},
        {R"({"a\u0000b": 1, )" + rest, std::string("a\0b", 3) + "*", "unknown key"},
        {R"({"game": "kayles", )" + rest, "game", "twice"},
        {foreign + rest, json.contains("heaps") ? "vertices" : "heaps", "not a key of"},
    });
  }
}

TEST(BadJson, an_empty_key_has_a_place_too) {
  const auto run = arete({"solve"}, R"({"": 1, "game": "kayles", "heaps": [3]})");
  EXPECT_EQ(run.status, 2);
  EXPECT_NE(parsed(run.out)["error"]["at"], "") << run.out;
}

TEST(BadJson, an_unknown_game_is_refused_with_the_nearest) {
  for (const auto& family : families()) {
    auto json = Json::parse(family.document);
    const auto name = json["game"].get<std::string>();
    expect_refused({
        {replaced(family.document, "/game", '"' + name + "x\""), "game", "did you mean `" + name + "`?"},
        {replaced(family.document, "/game", "\"no such thing at all\""), "game", "arete games"},
        {replaced(family.document, "/game", "\"\""), "game"},
        {replaced(family.document, "/game", "\"\\u0000\\n\""), "game"},
    });
  }
}

TEST(BadJson, a_missing_key_is_named) {
  for (const auto& family : families()) {
    for (const std::string key : {"game", "points", "edges", "vertices", "heaps"}) {
      auto json = Json::parse(family.document);
      if (json.erase(key) == 0) continue;
      const bool no_board = key == "points" && json["game"] == "nimstring";
      expect_refused({{json.dump(), no_board ? "vertices" : key, "missing"}});
    }
  }
  expect_refused({{"{}", "game", "missing"}, {R"({"game": "ueg", "root": 0})", "vertices", "graph6"}});
}

TEST(BadJson, a_value_of_the_wrong_type_is_refused_at_its_place) {
  for (const auto& family : families()) {
    std::vector<Bad> cases;
    const auto json = Json::parse(family.document);
    for (const auto& [key, value] : json.items()) {
      for (const std::string wrong : {"null", "{}", "[{}]", "[null]", "[[[]]]", "[[true, 0]]", "[[0, \"1\"]]", "-1.5",
                                      "[\"0\"]", "[[0]]", "[[0,1,2,3]]"}) {
        cases.push_back({replaced(family.document, '/' + key, wrong), key + '*'});
      }
      if (!value.is_string()) cases.push_back({replaced(family.document, '/' + key, "\"kayles\""), key});
      if (!value.is_boolean()) cases.push_back({replaced(family.document, '/' + key, "true"), key});
      if (!value.is_array()) cases.push_back({replaced(family.document, '/' + key, "[0, 1]"), key});
      if (!value.is_number()) cases.push_back({replaced(family.document, '/' + key, "1"), key});
    }
    for (const std::string pointer : family.numbers) {
      for (const std::string wrong : {"null", "true", "\"1\"", "{}"})
        cases.push_back({replaced(family.document, pointer, wrong), place_of(pointer) + '*'});
      if (!pointer.starts_with("/points"))
        cases.push_back({replaced(family.document, pointer, "1.5"), place_of(pointer), "1.5 is not a whole number"});
    }
    expect_refused(cases);
  }
}

TEST(BadJson, a_number_too_large_is_refused_at_its_place) {
  for (const auto& family : families()) {
    std::vector<Bad> cases;
    for (const std::string pointer : family.numbers) {
      for (const std::string wrong : {"1000000000000000001", "9223372036854775808", "-9223372036854775809",
                                      "18446744073709551616", "1234567890123456789012345"}) {
        cases.push_back({replaced(family.document, pointer, wrong), place_of(pointer) + '*'});
      }
    }
    expect_refused(cases);
  }
  expect_refused({
      {R"({"game": "mono-complete", "points": [[0,0],[1073741825,1]]})", "points[1]", "2^30"},
      {R"({"game": "mono-complete", "points": [[0,0],[1,-1073741824.0000001]]})", "points[1]", "2^30"},
      {R"({"game": "mono-complete", "points": [[0,0],[1e300,1]]})", "points[1]", "2^30"},
      {R"({"game": "mono-complete", "points": [[0,0],[1e-29,1]]})", "points[1]", "28"},
      {R"({"game": "mono-complete", "points": [[0,0],[1e-99999999999999999999,1]]})", "points[1]", "28"},
      {R"({"game": "node-kayles", "vertices": 3, "edges": [[0,4294967296]]})", "edges[0]", "too large"},
  });
}

TEST(BadJson, the_second_of_two_roots_is_named) {
  for (const std::string wrong : {"1.5", "null", "\"1\"", "9223372036854775808"}) {
    expect_refused({{R"({"game": "partizan-uvg", "vertices": 3, "edges": [[0,1],[1,2]], "roots": [0, )" + wrong + "]}",
                     "roots[1]"}});
  }
}

TEST(BadJson, a_number_that_no_double_holds_is_refused_at_its_place) {
  for (const auto& family : families()) {
    std::vector<Bad> cases;
    for (const std::string pointer : family.numbers) {
      for (const std::string& wrong : {std::string("1e400"), std::string(400, '9'), '-' + std::string(400, '9')}) {
        cases.push_back({replaced(family.document, pointer, wrong), place_of(pointer) + '*'});
      }
    }
    expect_refused(cases);
  }
}

TEST(BadJson, deep_nesting_is_refused) {
  const std::string open(1'000'000, '['), close(1'000'000, ']');
  std::string objects;
  for (int i = 0; i < 100'000; ++i) objects += R"({"game":)";
  for (const auto& family : families()) {
    std::vector<Bad> cases{{objects, "game"}, {open + close, "line #"}};
    const auto json = Json::parse(family.document);
    for (const auto& [key, value] : json.items())
      cases.push_back({replaced(family.document, '/' + key, open + close), key + '*'});
    expect_refused(cases);
  }
}

}  // namespace
}  // namespace arete::tests
