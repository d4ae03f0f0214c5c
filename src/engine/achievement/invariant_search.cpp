#include "engine/achievement/invariant_search.hpp"

#include <algorithm>
#include <chrono>
#include <cstring>

#include "achievement/breaker/invariants.hpp"
#include "achievement/proof/achievement.hpp"
#include "achievement/proof/cell_lines.hpp"
#include "base/input_error.hpp"
#include "engine/files/journal.hpp"
#include "view/documents/boards.hpp"

namespace arete::inline engine {
namespace {

/// `board WIDTH HEIGHT SHIFT A B COUNT`, the cell x, and then so many cells of the maker and all free ones.
std::string line_of(const InvariantBoard& board) {
  std::string line = "board" + period_line(board.period).substr(std::strlen("period"));
  line.pop_back();
  append_cell(line, board.x);
  line += ' ' + std::to_string(board.maker.size());
  for (const Cell c : board.maker) append_cell(line, c);
  for (const Cell c : board.free) append_cell(line, c);
  return line;
}

InvariantBoard read_line(const Tiling& tiling, const std::string& text, std::size_t number) {
  WordReader words(text, number);
  require(words.next() == "board", words.at() + "not a board");
  InvariantBoard board;
  board.period = {words.number<int>(), words.number<int>(),
                  words.number<int>()};  // of no use unless it is one that is searched
  board.x = read_cell(tiling, words);
  for (auto count = words.number<std::size_t>(); count > 0; --count) board.maker.push_back(read_cell(tiling, words));
  board.free = read_cells(tiling, words);
  const auto has = [](const std::vector<Cell>& list, Cell c) {
    return std::find(list.begin(), list.end(), c) != list.end();
  };
  require(std::includes(board.free.begin(), board.free.end(), board.maker.begin(), board.maker.end()),
          words.at() + "a cell of the maker is not free");
  require(has(board.free, board.x) && !has(board.maker, board.x), words.at() + "the cell to mark is not free");
  return board;
}

/// What earlier runs have found.
std::vector<InvariantBoard> boards_of(const Journal& journal, const std::string& name, const Tiling& tiling) {
  std::vector<InvariantBoard> boards;
  try {
    for (const auto& line : journal.lines()) boards.push_back(read_line(tiling, line, boards.size() + 2));
  } catch (const Refused& e) {
    throw InputError(name, e.what());
  }
  return boards;
}

}  // namespace

InvariantReport search_invariant(const Document& document, const InvariantQuestion& question) {
  using Clock = std::chrono::steady_clock;
  const auto game = read_board<Achievement>(document);
  InvariantReport report;
  InvariantLimits limits{.index = question.index};
  std::optional<Journal> checkpoint;
  if (!question.checkpoint.empty()) {
    checkpoint.emplace(question.checkpoint, document.write());
    limits.known = boards_of(*checkpoint, question.checkpoint, *game.tiling);
  }
  report.resumed = report.boards = limits.known.size();
  const auto start = Clock::now();
  const auto seconds = [&] { return std::chrono::duration<double>(Clock::now() - start).count(); };
  limits.stop = [&] {
    return (question.cancelled != nullptr && question.cancelled->load()) || seconds() > question.seconds;
  };
  limits.found = [&](const InvariantBoard& board) {
    ++report.boards;
    if (checkpoint) checkpoint->add(line_of(board));
  };
  limits.progress = [&](const InvariantProgress& now) {
    if (!question.progress) return;
    question.progress("period " + std::to_string(now.period.width) + ' ' + std::to_string(now.period.height) + ' ' +
                      std::to_string(now.period.shift) + ", " + std::to_string(now.pool) + " situations, " +
                      std::to_string(now.boards) + " boards, " + std::to_string(static_cast<long>(seconds())) + " s");
  };
  auto answer = find_invariant(*game.tiling, game.animal, game.bias, limits);
  if (answer.invariant) report.proof = Proof{by_invariant, invariant_lines(*answer.invariant)};
  report.excluded = std::move(answer.excluded);
  report.limited = !report.proof && limits.stop();
  return report;
}

std::string InvariantReport::to_json() const {
  std::string text = std::string(R"({"outcome":")") + (proof ? "breaker" : "unknown") + R"(","excluded_periods":[)";
  for (std::size_t i = 0; i < excluded.size(); ++i) {
    const auto& p = excluded[i];
    text += (i > 0 ? ",[" : "[") + std::to_string(p.width) + ',' + std::to_string(p.height) + ',' +
            std::to_string(p.shift) + ']';
  }
  return text + R"(],"boards":)" + std::to_string(boards) + R"(,"resumed":)" + std::to_string(resumed) + '}';
}

}  // namespace arete::inline engine
