#include "engine/invariant_search.hpp"

#include <algorithm>
#include <chrono>
#include <cstring>
#include <fstream>

#include "achievement/breaker/invariants.hpp"
#include "achievement/proof/achievement.hpp"
#include "achievement/proof/cell_lines.hpp"
#include "base/input_error.hpp"
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
  return line + '\n';
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

std::vector<InvariantBoard> load(const std::string& name, const Tiling& tiling, const std::string& header) {
  std::vector<InvariantBoard> boards;
  std::ifstream file(name);
  std::string line;
  if (!file || !std::getline(file, line)) return boards;
  if (line != header) throw InputError(name, "a checkpoint of another animal");
  try {
    for (std::size_t number = 2; std::getline(file, line) && !file.eof(); ++number)
      boards.push_back(read_line(tiling, line, number));
  } catch (const Refused& e) {
    throw InputError(name, e.what());
  }
  return boards;
}

}  // namespace

InvariantReport search_invariant(const Document& document, const InvariantQuestion& question) {
  using Clock = std::chrono::steady_clock;
  const auto game = read_board<Achievement>(document);
  const auto header = document.write();
  InvariantReport report;
  InvariantLimits limits{.index = question.index};
  std::ofstream checkpoint;
  if (!question.checkpoint.empty()) {
    limits.known = load(question.checkpoint, *game.tiling, header);
    checkpoint.open(question.checkpoint, std::ios::trunc);  // written anew, in case it ended in the middle of a line
    checkpoint << header << '\n';
    for (const auto& board : limits.known) checkpoint << line_of(board);
    checkpoint.flush();
    if (!checkpoint) throw InputError(question.checkpoint, std::strerror(errno));
  }
  report.resumed = report.boards = limits.known.size();
  const auto start = Clock::now();
  const auto seconds = [&] { return std::chrono::duration<double>(Clock::now() - start).count(); };
  limits.stop = [&] {
    return (question.cancelled != nullptr && question.cancelled->load()) || seconds() > question.seconds;
  };
  limits.found = [&](const InvariantBoard& board) {
    ++report.boards;
    if (checkpoint.is_open()) checkpoint << line_of(board) << std::flush;
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
