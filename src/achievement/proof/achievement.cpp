#include "achievement/proof/achievement.hpp"

#include <array>
#include <utility>

#include "achievement/proof/answers.hpp"
#include "achievement/proof/cell_lines.hpp"
#include "achievement/proof/invariant.hpp"
#include "achievement/proof/patch.hpp"
#include "achievement/proof/priorities.hpp"
#include "achievement/proof/sequence.hpp"

namespace arete::inline achievement {
namespace {

Finding paving(const Achievement& game, const std::string& lines, const Effort& effort) {
  check_fixed_answers(*game.tiling, game.animal, game.bias, read_fixed_answers(*game.tiling, lines), effort);
  return {.value = for_breaker};
}

Finding patch(const Achievement& game, const std::string& lines, const Effort& effort) {
  const auto empty = read_empty_patch(*game.tiling, lines);
  check_empty_patch(*game.tiling, game.animal, game.bias, empty, effort);
  return {.value = for_nobody, .excluded = empty.kind == AnswerKind::mutual ? "paving" : "fixed answers"};
}

Finding priorities(const Achievement& game, const std::string& lines, const Effort& effort) {
  check_priorities(*game.tiling, game.animal, game.bias, Priorities::read(*game.tiling, lines, responses_key), effort);
  return {.value = for_breaker};
}

Finding invariant(const Achievement& game, const std::string& lines, const Effort& effort) {
  check_invariant(*game.tiling, game.animal, game.bias, read_invariant(*game.tiling, lines), effort);
  return {.value = for_breaker};
}

/// `loser A B A B …`, `by KIND`, and the lines of that kind.
Finding loser(const Achievement& game, const std::string& lines, const Effort& effort) {
  CertificateLines in(lines);
  auto words = in.next("loser");
  const Achievement smaller{game.tiling, read_cells(*game.tiling, words), game.bias};
  effort.spend(static_cast<double>(game.tiling->symmetries().size()) * static_cast<double>(game.animal.size()) *
               static_cast<double>(smaller.animal.size()));
  // A maker who has the animal has each part of it, and a part under a symmetry is a copy of it.
  require(!smaller.animal.empty() && smaller.animal.size() < game.animal.size() &&
              contains(*game.tiling, game.animal, smaller.animal),
          words.at() + "no smaller part of the animal");
  words = in.next("by");
  const std::string by(words.next());
  require(words.done() && by != by_loser, words.at() + "another kind is expected: a part of a part is a part");
  auto shown = check_achievement(smaller, {by, in.rest()}, effort);
  // A part that wins, or of which nothing is known, says nothing of the whole.
  require(shown.value == for_breaker, words.at() + "the part is not shown to lose");
  return shown;
}

Finding sequence(const Achievement& game, const std::string& lines, const Effort& effort) {
  check_proof_sequence(*game.tiling, game.animal, game.bias, read_proof_sequence(*game.tiling, lines), effort);
  return {.value = for_maker};
}

using Check = Finding (*)(const Achievement&, const std::string&, const Effort&);
constexpr std::array<std::pair<std::string_view, Check>, 6> kinds{{{by_paving, paving},
                                                                   {by_patch, patch},
                                                                   {by_priorities, priorities},
                                                                   {by_invariant, invariant},
                                                                   {by_loser, loser},
                                                                   {by_sequence, sequence}}};

}  // namespace

Finding check_achievement(const Achievement& game, const Proof& proof, const Effort& effort) {
  for (const auto& [by, check] : kinds) {
    if (by == proof.by) return check(game, proof.lines, effort);
  }
  throw Refused("a proof by `" + proof.by.substr(0, 20) + "` says nothing about this game");
}

Proof loser_proof(const Animal& loser, const Proof& proof) {
  std::string lines = "loser";
  for (const Cell c : loser) append_cell(lines, c);
  return {by_loser, lines + "\nby " + proof.by + '\n' + proof.lines};
}

}  // namespace arete::inline achievement
