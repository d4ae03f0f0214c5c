#include "achievement/proof/patch.hpp"

#include "achievement/proof/cell_lines.hpp"
#include "proof/drat.hpp"

namespace arete::inline achievement {

void check_empty_patch(const Tiling& tiling, const Animal& animal, Bias bias, const EmptyPatch& patch) {
  const PavingFormula paving(tiling, animal, bias, patch.kind, Region::patch(patch.cells));
  check_unsatisfiable(paving.formula(), patch.drat);
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

}  // namespace arete::achievement
