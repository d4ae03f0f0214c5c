#include "achievement/proof/patch.hpp"

#include "achievement/proof/cell_lines.hpp"
#include "proof/drat.hpp"

namespace arete::inline achievement {

void check_empty_patch(const Tiling& tiling, const Animal& animal, Bias bias, const EmptyPatch& patch,
                       const Effort& effort) {
  // At most so many placements lie inside, one for each orientation and first cell.
  effort.spend(static_cast<double>(tiling.symmetries().size()) * static_cast<double>(patch.cells.size()) *
               (static_cast<double>(animal.size()) + witness_steps(animal.size(), bias, patch.kind)));
  const PavingFormula paving(tiling, animal, bias, patch.kind, Region::patch(patch.cells));
  // No answers within the patch do what the law asks for in every placement inside, so none on the board do.
  check_unsatisfiable(paving.formula(), patch.drat, effort);
}

std::string empty_patch_lines(const EmptyPatch& patch) {
  std::string text = std::string("patch ") + (patch.kind == AnswerKind::mutual ? "mutual" : "directed");
  for (const Cell c : patch.cells) append_cell(text, c);
  return text + '\n' + patch.drat;
}

EmptyPatch read_empty_patch(const Tiling& tiling, const std::string& lines) {
  CertificateLines in(lines);
  auto words = in.next("patch");
  EmptyPatch patch;
  const auto kind = words.next();
  require(kind == "mutual" || kind == "directed", words.at() + "neither mutual nor directed");
  patch.kind = kind == "mutual" ? AnswerKind::mutual : AnswerKind::directed;
  patch.cells = read_cells(tiling, words);
  patch.drat = in.rest();
  return patch;
}

}  // namespace arete::inline achievement
