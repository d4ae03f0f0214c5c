// The examples: four positions of every game, and the facts that their answers must contain.

#include <fstream>
#include <nlohmann/json.hpp>

#include "ask.hpp"

namespace arete::tests {
namespace {

std::vector<std::string> lines(const std::string& file) {
  std::ifstream stream(std::string(ARETE_SOURCE) + "/examples/" + file);
  std::vector<std::string> list;
  for (std::string line; std::getline(stream, line);) list.push_back(line);
  return list;
}

TEST(Examples, have_the_answers_beside_them) {
  const auto positions = lines("positions.jsonl"), answers = lines("answers.jsonl");
  ASSERT_EQ(positions.size(), answers.size());
  ASSERT_EQ(positions.size(), 4 * finite_games().size());
  for (std::size_t i = 0; i < positions.size(); ++i) {
    const auto answer = nlohmann::json::parse(ask_nimber(Document::read(positions[i])).to_json());
    const auto facts = nlohmann::json::parse(answers[i]);
    for (const auto& [key, value] : facts.items()) {
      EXPECT_EQ(answer[key], value) << "line " << i + 1 << ", " << key << ": " << positions[i];
    }
  }
}

}  // namespace
}  // namespace arete::tests
