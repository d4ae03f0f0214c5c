#include "proof/kinds/heaps.hpp"

#include <algorithm>

#include "board/heaps.hpp"
#include "proof/kinds/heap_table.hpp"
#include "proof/words.hpp"

namespace arete::inline proof {
namespace {

constexpr std::size_t most_taken = 2;
constexpr std::int64_t most_options = 1'000'000;  ///< beyond, single moves are not looked at

std::size_t least_taken(std::string_view game) { return game == "kayles" ? 1 : 2; }

/// `period N0 P` and `values G…`
NimTable read_table(std::string_view lines) {
  const auto end = lines.find('\n');
  require(end != lines.npos && lines.ends_with('\n') && lines.find('\n', end + 1) == lines.size() - 1,
          "a line of the period and a line of values are expected");
  WordReader first(lines.substr(0, end), 1), second(lines.substr(end + 1, lines.size() - end - 2), 2);
  require(first.next() == "period", first.at() + "the period is expected");
  NimTable table;
  table.preperiod = first.number<std::size_t>();
  table.period = first.number<std::size_t>();
  require(first.done(), first.at() + "two numbers are expected");
  require(second.next() == "values", second.at() + "values are expected");
  table.values = second.numbers<std::int32_t>();
  return table;
}

/// The nim values of all heaps, by the theorem.
class ProvedValues {
 public:
  ProvedValues(NimTable table, std::size_t least, const Effort& effort) : table_(std::move(table)) {
    const auto& [n0, p, values] = table_;
    require(n0 >= 1 && p >= 1, "the period and what stands before it are at least 1");
    // The comparison has to reach so far that every option of a larger heap has a heap in the periodic part.
    require(n0 <= most_proof_words && p <= most_proof_words && values.size() == 2 * n0 + 2 * p + most_taken,
            "2 n0 + 2 p + 2 values are needed, there are " + std::to_string(values.size()));
    HeapTable by_mex(least, most_taken, effort);
    for (std::size_t n = 0; n < values.size(); ++n)
      require(by_mex.at(n) == values[n],
              "the value of a heap of " + std::to_string(n) + " is not the least that is missing");
    for (std::size_t n = n0; n + p < values.size(); ++n)
      require(values[n] == values[n + p], "the values do not repeat at a heap of " + std::to_string(n));
  }
  int at(std::int64_t heap) const {
    const auto n = static_cast<std::size_t>(heap), n0 = table_.preperiod;
    return table_.values[n < n0 ? n : n0 + (n - n0) % table_.period];
  }

 private:
  NimTable table_;
};

/// Plays the moves by the rule.
Heaps replayed(const Heaps& start, const std::vector<MoveText>& moves, std::int64_t least) {
  Heaps heaps(start.sizes);
  for (const auto& move : moves) {
    require(move.size() == 3, "a move is a heap and what is left of it");
    const auto heap = move[0], a = move[1], b = move[2];
    require(std::binary_search(heaps.sizes.begin(), heaps.sizes.end(), heap),
            "there is no heap of " + std::to_string(heap));
    require(a >= 0 && a <= heap && b >= 0 && b <= heap, "more is left than there was");
    const auto taken = heap - a - b;
    require(taken >= least && taken <= static_cast<std::int64_t>(most_taken), "so many may not be taken");
    heaps.remove(heap);
    heaps.insert(a);
    heaps.insert(b);
  }
  return heaps;
}

/// Every move that leaves the nim sum 0.
std::vector<MoveText> winning(const Heaps& heaps, const ProvedValues& values, int sum, std::int64_t least) {
  std::vector<MoveText> list;
  std::int64_t before = 0;
  for (const auto heap : heaps.sizes) {
    if (std::exchange(before, heap) == heap) continue;
    for (std::int64_t a = 0; 2 * a <= heap - least; ++a) {
      for (auto taken = static_cast<std::int64_t>(most_taken); taken >= least; --taken) {
        const auto b = heap - taken - a;
        if (a <= b && (sum ^ values.at(heap) ^ values.at(a) ^ values.at(b)) == 0) list.push_back({heap, a, b});
      }
    }
  }
  return list;
}

}  // namespace

std::string heap_lines(const NimTable& table) {
  std::string lines = "period " + std::to_string(table.preperiod) + ' ' + std::to_string(table.period) + '\n';
  append_numbers(lines, "values", table.values);
  return lines;
}

Finding check_heaps(const BoardPosition& position, const std::string& lines, const Effort& effort) {
  const auto least = least_taken(position.game);
  const ProvedValues values(read_table(lines), least, effort);
  const auto heaps = replayed(position.board.as<Heaps>(), position.moves, static_cast<std::int64_t>(least));
  int sum = 0;
  std::int64_t options = 0;
  for (const auto heap : heaps.sizes) {
    sum ^= values.at(heap);
    options = std::min(options, most_options) + std::min(heap, most_options + 1);  // more than that is all the same
  }
  Finding finding;
  finding.to_move = position.moves.size() % 2 == 0 ? Player::first : Player::second;
  finding.value = Verdict::of(sum == 0 ? -1 : 1);
  finding.nimber = Nimber(sum);
  finding.complete = sum == 0 || options <= most_options;
  if (sum != 0 && finding.complete) finding.best = winning(heaps, values, sum, static_cast<std::int64_t>(least));
  return finding;
}

}  // namespace arete::inline proof
