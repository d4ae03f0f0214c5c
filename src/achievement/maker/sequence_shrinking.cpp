#include "achievement/maker/sequence_shrinking.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <set>
#include <tuple>

namespace arete::inline achievement {
namespace {

/// A letter with what it needs.
struct Option {
  SequenceLetter letter;
  std::vector<Cell> needs;
};
using Options = std::vector<Option>;

std::vector<Cell> without(std::vector<Cell> cells, Cell cell) {
  cells.erase(std::lower_bound(cells.begin(), cells.end(), cell));
  return cells;
}

/// Whether so many more marks can hit every option.
bool can_hit(const Options& options, int marks, std::vector<Cell>& taken) {
  const auto missed = std::find_if(options.begin(), options.end(), [&](const Option& option) {
    return std::none_of(taken.begin(), taken.end(), [&](Cell c) { return has(option.needs, c); });
  });
  if (missed == options.end()) return true;
  if (marks == 0) return false;
  return std::any_of(missed->needs.begin(), missed->needs.end(), [&](Cell c) {
    taken.push_back(c);
    const bool hit = can_hit(options, marks - 1, taken);
    taken.pop_back();
    return hit;
  });
}

bool can_hit(const Options& options, int marks) {
  std::vector<Cell> taken;
  return can_hit(options, marks, taken);
}

/// Every way to reach the target from the situation with one mark within the neighbourhood.
void add_options(const Tiling& tiling, const Situation& from, const ProofSequence& sequence, std::size_t to,
                 Options& options) {
  const auto& target = sequence[to].situation;
  std::set<Isometry> tried;
  for (const auto& turn : tiling.symmetries()) {
    for (const Cell c : target.core) {
      for (const Cell d : from.core) {
        const Isometry by{turn, d - turn(c)};
        if (!is_symmetry(tiling, by) || !tried.insert(by).second) continue;
        auto cells = letter_cells(from, target, by);
        if (cells.marks.size() <= 1 && within(cells.needs, from.neighbourhood))
          options.push_back({{to, by}, std::move(cells.needs)});
      }
    }
  }
}

Options kept(const Options& options, const std::vector<Cell>& neighbourhood) {
  Options list;
  std::copy_if(options.begin(), options.end(), std::back_inserter(list),
               [&](const Option& option) { return within(option.needs, neighbourhood); });
  return list;
}

/// The situation with all letters that lead to the sequence, without cells that it can do without; nothing if it is not
/// won.
std::optional<SequenceStep> step_from(const Tiling& tiling, Situation situation, const ProofSequence& sequence,
                                      int breaker) {
  Options options;
  for (std::size_t to = 0; to < sequence.size(); ++to) add_options(tiling, situation, sequence, to, options);
  if (can_hit(options, breaker)) return std::nullopt;
  for (const Cell c : std::vector(situation.neighbourhood)) {
    auto smaller = without(situation.neighbourhood, c);
    auto rest = kept(options, smaller);
    if (can_hit(rest, breaker)) continue;
    situation.neighbourhood = std::move(smaller);
    options = std::move(rest);
  }
  SequenceStep step{std::move(situation), {}};
  for (const auto& option : options) step.letters.push_back(option.letter);
  return step;
}

/// Leaves out letters that are not needed, first those to situations that nothing else has led to yet.
void drop_letters(const ProofSequence& sequence, SequenceStep& step, const std::vector<bool>& used, int breaker) {
  Options options;
  for (const auto& letter : step.letters) {
    options.push_back({letter, letter_cells(step.situation, sequence[letter.to].situation, letter.by).needs});
  }
  std::stable_sort(options.begin(), options.end(), [&](const Option& one, const Option& other) {
    return std::tuple(used[other.letter.to], one.letter.to) < std::tuple(used[one.letter.to], other.letter.to);
  });
  for (auto i = options.size(); i-- > 0;) {
    auto rest = options;
    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
    if (!can_hit(rest, breaker)) options = std::move(rest);
  }
  step.letters.clear();
  for (const auto& option : options) step.letters.push_back(option.letter);
}

/// A sequence and the situations that its steps were made of.
struct Draft {
  ProofSequence sequence;
  std::vector<Situation> origins;
};

/// Only what the last situation makes use of.
Draft pruned(Draft draft, int breaker) {
  auto& [sequence, origins] = draft;
  std::vector<bool> used(sequence.size(), false);
  used.front() = used.back() = true;
  for (auto i = sequence.size(); i-- > 1;) {
    if (!used[i]) continue;
    drop_letters(sequence, sequence[i], used, breaker);
    for (const auto& letter : sequence[i].letters) used[letter.to] = true;
  }
  std::vector<std::size_t> place(sequence.size());
  Draft rest;
  for (std::size_t i = 0; i < sequence.size(); ++i) {
    if (!used[i]) continue;
    place[i] = rest.sequence.size();
    for (auto& letter : sequence[i].letters) letter.to = place[letter.to];
    rest.sequence.push_back(std::move(sequence[i]));
    rest.origins.push_back(std::move(origins[i]));
  }
  return rest;
}

/// The sequence of those situations that are won by way of earlier ones; nothing if the last is not, or if there is no
/// time.
std::optional<Draft> drafted(const Tiling& tiling, const std::vector<Situation>& situations, int breaker,
                             const std::function<bool()>& stop) {
  Draft draft{{{situations.front(), {}}}, {situations.front()}};
  for (std::size_t i = 1; i < situations.size(); ++i) {
    if (stop && stop()) return std::nullopt;
    if (auto step = step_from(tiling, situations[i], draft.sequence, breaker)) {
      draft.sequence.push_back(std::move(*step));
      draft.origins.push_back(situations[i]);
    } else if (i + 1 == situations.size()) {
      return std::nullopt;
    }
  }
  return pruned(std::move(draft), breaker);
}

}  // namespace

std::optional<ProofSequence> shrunk(const Tiling& tiling, const std::vector<Situation>& situations, int breaker,
                                    const std::function<bool()>& stop) {
  auto best = drafted(tiling, situations, breaker, stop);
  if (!best) return std::nullopt;
  for (auto i = best->origins.size() - 1; i > 1 && !(stop && stop());) {
    i = std::min(i, best->origins.size() - 1) - 1;
    auto fewer = best->origins;
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
    if (auto draft = drafted(tiling, fewer, breaker, stop)) best = std::move(draft);
  }
  return std::move(best->sequence);
}

}  // namespace arete::inline achievement
