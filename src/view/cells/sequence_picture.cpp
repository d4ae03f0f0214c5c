#include "view/cells/sequence_picture.hpp"

#include <algorithm>
#include <map>

#include "view/cells/cell_panel.hpp"
#include "view/cells/flow_chart.hpp"
#include "view/pictures/letters.hpp"
#include "view/pictures/svg_text.hpp"

namespace arete::inline view {
namespace {

/// Letters by the cells that show them: a small one where a cell must be free, a capital where it is to be marked.
std::map<Cell, std::u32string> letters_in(const ProofSequence& sequence, std::size_t i) {
  std::map<Cell, std::u32string> shown;
  const auto& [situation, letters] = sequence[i];
  for (std::size_t k = 0; k < letters.size(); ++k) {
    const auto cells = letter_cells(situation, sequence[letters[k].to].situation, letters[k].by);
    for (const Cell c : cells.needs) {
      const bool mark = std::find(cells.marks.begin(), cells.marks.end(), c) != cells.marks.end();
      shown[c] += mark ? capital_letter(k) : small_letter(k);
    }
  }
  return shown;
}

CellPanel panel_of(const CellShapes& shapes, const ProofSequence& sequence, std::size_t i) {
  CellPanel panel(situation_name(i));
  const auto& situation = sequence[i].situation;
  for (const Cell c : situation.core) panel.add_face(shapes.corners(c), shapes.middle(c), core_fill);
  auto shown = letters_in(sequence, i);
  for (const Cell c : situation.neighbourhood) panel.add_face(shapes.corners(c), shapes.middle(c), free_fill, shown[c]);
  return panel;
}

}  // namespace

std::string proof_sequence_svg(const Tiling& tiling, const ProofSequence& sequence, const std::string& title) {
  const CellShapes shapes(tiling, panel_area);
  std::vector<CellPanel> panels;
  for (auto i = sequence.size(); i-- > 0;) panels.push_back(panel_of(shapes, sequence, i));
  const auto page = in_rows(panels);
  const auto chart = flow_chart(sequence, page.below, page_width - 2 * page_margin);
  const double width = std::max(page.width, 2 * page_margin + chart.size.x);
  return svg_page(width, page.below.y + chart.size.y + page_margin, decode(title), page.svg + chart.svg);
}

}  // namespace arete::inline view
