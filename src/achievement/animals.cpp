#include "achievement/animals.hpp"

#include <algorithm>
#include <chrono>
#include <map>

#include "achievement/breaker/invariants.hpp"
#include "achievement/breaker/pavings.hpp"
#include "achievement/breaker/priorities.hpp"
#include "achievement/maker/proof_sequences.hpp"
#include "achievement/proof/achievement.hpp"
#include "achievement/proof/patch.hpp"
#include "achievement/proof/sequence.hpp"

namespace arete::inline achievement {
namespace {

/// Tries to decide one animal; what has been excluded is not tried again with larger limits.
class Decider {
 public:
  Decider(const Achievement& game, const Stop& stop, BreakerBy by) : game_(game), stop_(stop), by_(by) {
    found_.value = for_nobody;
  }

  AnimalFinding decide(int most) {
    if (game_.animal.size() <= static_cast<std::size_t>(game_.bias.maker))
      win_for_maker({{{game_.animal, {}}, {}}});  // in her first turn
    for (int effort = 1; effort <= most && !done(); ++effort) {
      if (wanted(BreakerBy::paving)) answers(AnswerKind::mutual, effort);
      sequence(effort);
      if (by_ == BreakerBy::any && effort == 1) continue;
      if (wanted(BreakerBy::answers)) answers(AnswerKind::directed, effort);
      if (wanted(BreakerBy::priorities)) priorities(effort);
      if (wanted(BreakerBy::invariant)) invariant(effort);
    }
    if (!decided()) found_.method = tried();
    return std::move(found_);
  }

 private:
  static constexpr std::size_t most_paved = 24,
                               most_ordered = 6;  // cells: pairs of them are tried, or all orders of them

  bool wanted(BreakerBy by) const { return by_ == BreakerBy::any || by_ == by; }
  bool decided() const { return found_.value.exact(); }
  bool done() const { return decided() || (stop_ && stop_()); }
  std::size_t cells() const { return game_.animal.size(); }
  bool excluded(AnswerKind kind) const { return kind == AnswerKind::mutual ? no_paving_ : no_answers_; }

  void answers(AnswerKind kind, int effort) {
    const bool directed = kind == AnswerKind::directed;
    if (done() || excluded(kind) || (directed && game_.bias.maker > 1) ||
        cells() > (directed ? most_ordered : most_paved))
      return;
    if (game_.bias.maker > 1 && cells() > most_ordered) return;
    const PavingLimits limits{
        .index = 3 * effort, .radius = 1 + effort, .conflicts = 20000 * effort * effort, .proof = true, .stop = stop_};
    auto found = find_fixed_answers(*game_.tiling, game_.animal, game_.bias, kind, limits);
    if (found.answers) {
      win_for_breaker(kind == AnswerKind::mutual ? "paving" : "directed answers",
                      {by_paving, fixed_answers_lines(*found.answers)});
      found_.answers = std::move(found.answers);
    } else if (found.impossible) {
      (kind == AnswerKind::mutual ? no_paving_ : no_answers_) = true;
      found_.impossible.push_back({by_patch, empty_patch_lines(*found.impossible)});
    }
  }
  void priorities(int effort) {
    if (done() || cells() > most_ordered) return;
    const int length = by_ == BreakerBy::priorities ? effort + 2 : effort + 1;  // two are directed answers
    found_.priorities = find_priorities(*game_.tiling, game_.animal, game_.bias,
                                        {.index = std::max(1, effort - 1), .length = length, .stop = stop_});
    if (found_.priorities) win_for_breaker("priorities", {by_priorities, found_.priorities->lines(responses_key)});
  }
  void invariant(int effort) {
    if (done() || cells() > most_ordered) return;
    const auto found =
        find_invariant(*game_.tiling, game_.animal, game_.bias, {.index = std::max(1, effort - 1), .stop = stop_});
    if (found.invariant) win_for_breaker("local invariant", {by_invariant, invariant_lines(*found.invariant)});
  }
  void win_for_breaker(const std::string& reason, Proof proof) {
    found_.value = for_breaker;
    found_.method = reason;
    found_.proof = std::move(proof);
  }
  void sequence(int effort) {
    if (done()) return;
    const SequenceLimits limits{.nodes = 10'000ULL << (4 * (effort - 1)), .stop = stop_};
    auto found = find_proof_sequence(*game_.tiling, game_.animal, game_.bias, limits);
    if (found) win_for_maker(*std::move(found));
  }
  void win_for_maker(ProofSequence sequence) {
    found_.value = for_maker;
    found_.method =
        "proof sequence of " + std::to_string(sequence.size()) + (sequence.size() == 1 ? " situation" : " situations");
    found_.proof = Proof{by_sequence, proof_sequence_lines(sequence)};
    found_.sequence = std::move(sequence);
  }
  std::string tried() const {
    if (by_ == BreakerBy::priorities) return "no priorities found";
    if (by_ == BreakerBy::invariant) return "no local invariant found";
    return no_answers_ ? "no fixed answers" : no_paving_ ? "no paving" : "no paving found";
  }

  const Achievement& game_;
  const Stop& stop_;
  BreakerBy by_;
  AnimalFinding found_;
  bool no_paving_ = false, no_answers_ = false;
};

class Classification {
 public:
  Classification(const Tiling& tiling, Bias bias, const ClassifyOptions& options)
      : tiling_(tiling), bias_(bias), options_(options) {}

  std::vector<ClassifiedAnimal> run() {
    for (const auto& a : animals_of_size(tiling_, 1)) examine(a, {});
    for (std::size_t size = 2; size <= options_.size && !stopped(); ++size) {
      std::map<Animal, std::vector<std::size_t>> level;  // with their parents
      for (const auto& parent : all_) {
        if (parent.size + 1 != size || parent.finding.breaker_wins()) continue;
        for (auto& child : children(tiling_, parent.animal)) level[std::move(child)].push_back(parent.number);
      }
      number_ = 0;
      for (const auto& [animal, parents] : level) examine(animal, parents);
    }
    return std::move(all_);
  }

 private:
  bool stopped() const { return options_.stop && options_.stop(); }

  void examine(const Animal& animal, const std::vector<std::size_t>& parents) {
    if (stopped()) return;
    ClassifiedAnimal item{animal, animal.size(), ++number_, parents, {}, {}};
    const auto loser = std::find_if(all_.begin(), all_.end(), [&](const ClassifiedAnimal& smaller) {
      return smaller.size < animal.size() && smaller.finding.breaker_wins() && !smaller.loser &&
             contains(tiling_, animal, smaller.animal);
    });
    if (loser != all_.end()) {
      item.loser = loser->animal;
      item.finding.value = for_breaker;
      item.finding.method = "contains the loser " + loser->name();
      if (loser->finding.proof) item.finding.proof = loser_proof(loser->animal, *loser->finding.proof);
    } else {
      using Clock = std::chrono::steady_clock;
      const auto start = Clock::now();
      const Stop stop = [&] {
        return stopped() || std::chrono::duration<double>(Clock::now() - start).count() > options_.seconds;
      };
      item.finding = decide({&tiling_, animal, bias_}, stop, options_.effort, options_.by);
    }
    all_.push_back(std::move(item));
    if (options_.found) options_.found(all_.back());
  }

  const Tiling& tiling_;
  Bias bias_;
  const ClassifyOptions& options_;
  std::vector<ClassifiedAnimal> all_;
  std::size_t number_ = 0;
};

}  // namespace

AnimalFinding decide(const Achievement& game, const std::function<bool()>& stop, int effort, BreakerBy by) {
  return Decider(game, stop, by).decide(effort);
}

std::vector<ClassifiedAnimal> classify(const Tiling& tiling, Bias bias, const ClassifyOptions& options) {
  return Classification(tiling, bias, options).run();
}

}  // namespace arete::inline achievement
