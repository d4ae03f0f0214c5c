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

Finding paving(const Achievement& game, const std::string& lines) {
  check_fixed_answers(*game.tiling, game.animal, game.bias, read_fixed_answers(*game.tiling, lines));
  return {.value = for_breaker};
}

Finding patch(const Achievement& game, const std::string& lines) {
  const auto empty = read_empty_patch(*game.tiling, lines);
  check_empty_patch(*game.tiling, game.animal, game.bias, empty);
  return {.value = for_nobody, .excluded = empty.kind == AnswerKind::mutual ? "paving" : "fixed answers"};
}

Finding priorities(const Achievement& game, const std::string& lines) {
  check_priorities(*game.tiling, game.animal, game.bias, Priorities::read(*game.tiling, lines, responses_key));
  return {.value = for_breaker};
}

Finding invariant(const Achievement& game, const std::string& lines) {
  check_invariant(*game.tiling, game.animal, game.bias, read_invariant(*game.tiling, lines));
  return {.value = for_breaker};
}

/// `loser A B A B …`, `by KIND`, and the lines of that kind.
Finding loser(const Achievement& game, const std::string& lines) {
  CertificateLines in(lines);
  auto words = in.next("loser");
  const Achievement smaller{game.tiling, read_cells(*game.tiling, words), game.bias};
  require(!smaller.animal.empty() && smaller.animal.size() < game.animal.size() && contains(*game.tiling, game.animal, smaller.animal),
          words.at() + "no smaller part of the animal");
  words = in.next("by");
  auto shown = check_achievement(smaller, {std::string(words.next()), in.rest()});
  require(shown.value == for_breaker, words.at() + "the part is not shown to lose");
  return shown;
}

Finding sequence(const Achievement& game, const std::string& lines) {
  check_proof_sequence(*game.tiling, game.animal, game.bias, read_proof_sequence(*game.tiling, lines));
  return {.value = for_maker};
}

using Check = Finding (*)(const Achievement&, const std::string&);
constexpr std::array<std::pair<std::string_view, Check>, 6> kinds{
    {{by_paving, paving}, {by_patch, patch}, {by_priorities, priorities}, {by_invariant, invariant}, {by_loser, loser}, {by_sequence, sequence}}};

}  // namespace

Finding check_achievement(const Achievement& game, const Proof& proof) {
  for (const auto& [by, check] : kinds) {
    if (by == proof.by) return check(game, proof.lines);
  }
  throw Refused("a proof by `" + proof.by.substr(0, 20) + "` says nothing about this game");
}

Proof loser_proof(const Animal& loser, const Proof& proof) {
  std::string lines = "loser";
  for (const Cell c : loser) append_cell(lines, c);
  return {by_loser, lines + "\nby " + proof.by + '\n' + proof.lines};
}

}  // namespace arete::achievement
