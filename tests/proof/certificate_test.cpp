// Certificates: every exact answer of a search has one, the checker works the same answer out of it, and whatever is
// changed in it is refused or proves nothing else.

#include <sstream>

#include "ask.hpp"
#include "base/random.hpp"
#include "engine/certificate.hpp"
#include "program.hpp"
#include "sized.hpp"

namespace arete::tests {
namespace {

struct Certified {
  Answer answer;
  std::string text;
};

Certified certified(const Document& document, bool nimber = false, bool all_starts = false, bool theorems = false) {
  Certified result;
  const auto session = open(document);
  result.answer = session->solve({.nimber = nimber, .all_starts = all_starts, .proof = true, .theorems = theorems});
  EXPECT_TRUE(result.answer.proof.has_value()) << document.write();
  result.text = write_certificate(document, *session, result.answer).value_or("");
  return result;
}

std::string refusal(const std::string& text) {
  std::istringstream in(text);
  const auto checked = CertificateReader(in).next();
  return checked ? checked->refusal : "nothing there";
}

void expect_accepted(const Document& document) {
  for (const bool nimber : {false, true}) {
    for (const bool theorems : {false, true}) {
      const auto made = certified(document, nimber, false, theorems);
      EXPECT_EQ(refusal(made.text), "") << made.text;
    }
  }
}

class EveryGame : public testing::TestWithParam<const Game*> {};

TEST_P(EveryGame, has_certificates_of_random_positions) {
  const std::string id(GetParam()->id());
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    Random random(seed);
    auto document = board("random", {static_cast<std::int64_t>(3 + seed % 3)}, id, seed);
    auto session = open(document);
    while (!session->over()) {
      expect_accepted(document);
      if (HasFailure()) return;
      const auto moves = session->moves();
      document.moves.push_back(moves[random.below(moves.size())]);
      session->play(document.moves.back(), "here");
    }
    expect_accepted(document);
  }
}

TEST_P(EveryGame, has_certificates_under_misere_play) {
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    auto document = board("random", {5}, std::string(GetParam()->id()), seed);
    document.misere = true;
    if (GetParam()->about().play == Play::normal) {
      expect_accepted(document);
    } else {
      EXPECT_ANY_THROW(open(document));
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Certificates, EveryGame, testing::ValuesIn(finite_games()), [](const auto& game) {
  std::string text(game.param->id());
  std::replace(text.begin(), text.end(), '-', '_');
  return text;
});

TEST(Certificates, every_graph_with_at_most_four_vertices_has_them) {
  for (const auto* game : {"node-kayles", "arc-kayles", "uvg", "ueg", "partizan-uvg", "partizan-ueg", "picarete",
                           "strings-and-coins", "nimstring"}) {
    for (std::int32_t n = 1; n <= 4; ++n) {
      every_graph(n, [&](const std::vector<Ends>& edges) { expect_accepted(graph(game, n, edges)); });
    }
    ASSERT_FALSE(HasFailure()) << game;
  }
}

TEST(Certificates, every_triangulation_of_a_small_polygon_has_them) {
  for (const auto* game : {"mono-flip", "mono-flip-triangle", "bi-flip", "all-green", "green-wins", "coloring",
                           "bi-coloring", "four-cycle", "nimstring"}) {
    for (std::int32_t n = 3; n <= 5; ++n) {
      every_convex_triangulation(n, [&](const std::vector<Ends>& edges) {
        auto document = board("convex", {n}, game);
        document.edges = edges;
        expect_accepted(document);
      });
    }
    ASSERT_FALSE(HasFailure()) << game;
  }
}

TEST(Certificates, larger_boards_have_them) {
  expect_accepted(board("grid", {4, 5}, "arc-kayles"));
  expect_accepted(board("boxes", {2, 3}, "nimstring"));
  expect_accepted(board("boxes", {2, 2}, "strings-and-coins"));
  expect_accepted(board("convex", {8}, "mono-complete"));
  expect_accepted(board("convex", {7}, "bi-triangle"));
  expect_accepted(board("grid", {3, 4}, "picarete"));
  expect_accepted(heaps("kayles", {25, 30, 7}));
}

TEST(Certificates, all_starts_are_proved) {
  const auto made = certified(board("grid", {3, 3}, "ueg"), false, true);
  ASSERT_TRUE(made.answer.starts.has_value());
  EXPECT_EQ(refusal(made.text), "");
  auto turned = made.text;
  const auto at = turned.find("\"starts\":\"") + 10;
  turned[at] = turned[at] == 'N' ? 'P' : 'N';
  EXPECT_EQ(refusal(sealed(turned.substr(0, turned.rfind("end ")))), "`starts` is not as it is claimed");
}

/// Small ones of every kind of statement and every kind of claim.
std::vector<Certified> samples() {
  return {certified(board("boxes", {1, 3}, "nimstring")),
          certified(board("boxes", {2, 2}, "strings-and-coins")),
          certified(board("convex", {5}, "bi-triangle")),
          certified(board("random", {5}, "coloring", 3), true),
          certified(board("random", {6}, "green-wins", 2)),
          certified(graph("arc-kayles", 6, {{0, 1}, {1, 2}, {2, 3}, {4, 5}})),
          certified(board("cycle", {6}, "uvg"), false, true),
          certified(heaps("dawson-kayles", {9, 4})),
          certified(board("grid", {2, 4}, "ueg"), false, true, true),
          certified(board("random", {7}, "uvg", 4), false, true, true),
          certified(board("complete", {4}, "ueg"), false, true)};
}

TEST(Certificates, any_byte_that_is_changed_is_seen) {
  for (const auto& [answer, text] : samples()) {
    ASSERT_EQ(refusal(text), "");
    const std::size_t stride = 1 + text.size() / 2000;
    for (std::size_t i = 0; i < text.size(); i += stride) {
      auto damaged = text;
      damaged[i] = static_cast<char>(damaged[i] ^ 1);
      EXPECT_NE(refusal(damaged), "") << "byte " << i << " of\n" << text;
    }
  }
}

TEST(Certificates, a_part_is_refused) {
  for (const auto& [answer, text] : samples()) {
    const std::size_t stride = 1 + text.size() / 2000;
    for (std::size_t i = 0; i < text.size(); i += stride) EXPECT_NE(refusal(text.substr(0, i)), "") << i;
  }
}

std::vector<std::string> body(const std::string& text) {
  auto lines = tests::lines_of(text);
  lines.pop_back();
  return lines;
}
std::string forged(const std::vector<std::string>& lines) {
  std::string text;
  for (const auto& line : lines) text += line + '\n';
  return sealed(std::move(text));
}

constexpr std::size_t claim_line = 2, first_evidence = 4;

TEST(Certificates, a_false_claim_is_refused_even_with_a_right_sum) {
  for (const auto& [answer, text] : samples()) {
    const auto lines = body(text);
    auto claim = nlohmann::ordered_json::parse(lines[claim_line].substr(lines[claim_line].find('{')));
    for (const auto& [key, value] : claim.items()) {
      auto other = claim;
      if (value.is_number()) {
        other[key] = value.get<int>() + 1;
      } else if (value.is_string()) {
        other[key] = value == "win" ? "loss" : "win";
      } else {
        auto& list = other[key];
        if (list.empty()) {
          list.push_back(0);
        } else {
          list.erase(list.begin());
        }
      }
      auto changed = lines;
      changed[claim_line] = "answer " + other.dump();
      EXPECT_EQ(refusal(forged(changed)), "`" + key + "` is not as it is claimed");
    }
  }
}

TEST(Certificates, a_forged_statement_never_proves_anything_false) {
  std::size_t refused = 0, tried = 0;
  for (const auto& [answer, text] : samples()) {
    const auto lines = body(text);
    // The claim is made false, and each number of the evidence is bent in turn: nothing may make it true.
    auto false_lines = lines;
    const auto outcome = answer.outcome == Outcome::win ? "loss" : "win";
    false_lines[claim_line] = std::string("answer {\"outcome\":\"") + outcome + "\"}";
    for (std::size_t i = first_evidence; i < lines.size(); ++i) {
      std::istringstream words(lines[i]);
      std::vector<std::string> split;
      for (std::string word; words >> word;) split.push_back(word);
      for (std::size_t w = 0; w < split.size(); ++w) {
        for (const std::string with :
             {"0", "1", "-1", "2", "7", "99999999", "4294967295", "-2147483648", ">=", "<=", "=", "!=", "loony", "x"}) {
          auto changed = split;
          changed[w] = with;
          if (changed == split) continue;
          std::string line;
          for (const auto& word : changed) line += (line.empty() ? "" : " ") + word;
          auto bent = false_lines;
          bent[i] = line;
          EXPECT_NE(refusal(forged(bent)), "");
          bent[claim_line] = lines[claim_line];
          refused += refusal(forged(bent)).empty() ? 0 : 1;
          ++tried;
        }
      }
      if (i > sized(60u, 12u)) break;
    }
  }
  EXPECT_GT(tried, sized(5000u, 1000u));
  EXPECT_GT(refused * 10, tried * 9);  // a bent statement may still be true, but rarely
}

TEST(Certificates, lines_left_out_or_exchanged_are_refused) {
  for (const auto& [answer, text] : samples()) {
    const auto lines = body(text);
    const auto first_node = static_cast<std::size_t>(
        std::find_if(lines.begin(), lines.end(), [](const std::string& line) { return line.starts_with("1 "); }) -
        lines.begin());
    for (std::size_t i = 0; i < std::min<std::size_t>(lines.size(), 200); ++i) {
      auto missing = lines;
      missing.erase(missing.begin() + static_cast<std::ptrdiff_t>(i));
      EXPECT_NE(refusal(forged(missing)), "") << lines[i];
      if (i < first_node || i + 1 == lines.size()) continue;
      auto exchanged = lines;
      std::swap(exchanged[i], exchanged[i + 1]);
      EXPECT_NE(refusal(forged(exchanged)), "") << lines[i];
    }
  }
}

TEST(Certificates, the_proof_of_one_position_is_none_of_another) {
  const auto all = samples();
  for (const auto& a : all) {
    for (const auto& b : all) {
      if (a.text == b.text) continue;
      auto swapped = body(a.text);
      swapped[1] = body(b.text)[1];
      EXPECT_NE(refusal(forged(swapped)), "");
    }
  }
  // Not even of the same game: one move more, another root.
  const auto path = certified(graph("arc-kayles", 5, {{0, 1}, {1, 2}, {2, 3}, {3, 4}}));
  auto lines = body(path.text);
  lines[1] = "position " + graph("arc-kayles", 5, {{0, 1}, {1, 2}, {2, 3}, {0, 4}}).write();
  EXPECT_EQ(refusal(forged(lines)).empty(),
            certified(graph("arc-kayles", 5, {{0, 1}, {1, 2}, {2, 3}, {0, 4}})).answer.claim() == path.answer.claim());
}

TEST(Certificates, large_boards_have_those_of_theorems) {
  for (const auto& document : {board("grid", {40, 41}, "uvg"), board("triangulation", {2000}, "green-wins")}) {
    const auto made = certified(document, false, false, true);
    EXPECT_EQ(refusal(made.text), "");
    auto lines = body(made.text);
    const std::string other = made.answer.outcome == Outcome::win ? "loss" : "win";
    const auto told = made.answer.outcome_word();
    lines[claim_line].replace(lines[claim_line].find(told), told.size(), other);
    EXPECT_EQ(refusal(forged(lines)), "`outcome` is not as it is claimed");
  }
}

TEST(Certificates, the_program_writes_and_checks_them) {
  const std::string file = testing::TempDir() + "arete_certificates.txt";
  const auto solved = tests::arete(
      {"solve", "--nimber", "--certificate", file, std::string(ARETE_SOURCE) + "/examples/positions.jsonl"});
  ASSERT_EQ(solved.status, 0) << solved.err;
  const auto checked = tests::arete({"check", file});
  EXPECT_EQ(checked.status, 0) << checked.out;
  const auto answers = tests::lines_of(solved.out), verdicts = tests::lines_of(checked.out);
  ASSERT_EQ(answers.size(), verdicts.size());
  for (std::size_t i = 0; i < answers.size(); ++i) {
    EXPECT_EQ(tests::parsed(verdicts[i])["accepted"], true);
    EXPECT_EQ(tests::parsed(verdicts[i])["answer"]["best"], tests::parsed(answers[i])["best"]);
  }
}

TEST(Certificates, a_refused_one_does_not_hide_the_others) {
  const auto all = samples();
  auto damaged = all[1].text;
  damaged[damaged.size() / 2] ^= 1;
  const auto checked = tests::arete({"check", "-"}, all[0].text + damaged + all[2].text);
  EXPECT_EQ(checked.status, 4);
  const auto lines = tests::lines_of(checked.out);
  ASSERT_EQ(lines.size(), 3u);
  EXPECT_EQ(tests::parsed(lines[0])["accepted"], true);
  EXPECT_EQ(tests::parsed(lines[1])["accepted"], false);
  EXPECT_EQ(tests::parsed(lines[2])["accepted"], true);
}

TEST(Certificates, bad_usage_is_told) {
  EXPECT_EQ(tests::arete({"check"}).status, 2);
  EXPECT_EQ(tests::arete({"check", "/nowhere/at/all"}).status, 2);
  EXPECT_EQ(tests::arete({"check", "-"}, "").status, 2);
  EXPECT_EQ(tests::arete({"check", "-"}, "hello\n").status, 4);
  EXPECT_EQ(tests::arete({"solve", "--certificate", "/nowhere/at/all", "-"}, "{}").status, 2);
  EXPECT_EQ(tests::arete({"solve", "--certificate", "x", "--best", "one", "-"}, "{}").status, 2);
  const auto limited =
      tests::arete({"solve", "--certificate", testing::TempDir() + "arete_none.txt", "--nodes", "3", "-"},
                   board("random", {6}, "mono-complete").write());
  EXPECT_EQ(limited.status, 3);
  EXPECT_NE(limited.err.find("no certificate"), std::string::npos);
}

TEST(Certificates, a_proof_that_a_limit_stopped_is_not_one_that_there_is_not) {
  const auto told = [](std::int64_t vertices, const char* nodes) {
    const auto run = tests::arete(
        {"solve", "--best", "one", "--certificate", testing::TempDir() + "arete_none.txt", "--nodes", nodes, "-"},
        board("path", {vertices}, "arc-kayles").write());
    EXPECT_EQ(run.status, 3);
    EXPECT_EQ(tests::parsed(run.out)["method"], "theorem");
    return run.err;
  };
  EXPECT_NE(told(14, "1").find("no certificate: a limit stopped the proof, not the answer"), std::string::npos);
  EXPECT_NE(told(2000, "1").find("no certificate: the theorem has no short proof here"), std::string::npos);
}

}  // namespace
}  // namespace arete::tests
