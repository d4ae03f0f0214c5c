// Panels of cells for pictures of several: each shows some cells as faces that have room for letters, or as the edges
// that they are, with lines between them, under a heading; panels are set in rows on a page.
#pragma once

#include <string>
#include <vector>

#include "view/cells/cell_shapes.hpp"

namespace arete::inline view {

inline constexpr const char *core_fill = "#0072B2", *free_fill = "#EAF2FA", *hole_fill = "#BBBBBB",
                            *ink_colour = "#222222";
inline constexpr double panel_area = 900;  ///< of a face

class CellPanel {
 public:
  explicit CellPanel(std::u32string heading) : heading_(std::move(heading)) {}

  /// A polygon with letters, in lines of equal length.
  void add_face(const std::vector<Spot>& corners, Spot middle, const char* fill, const std::u32string& letters = {});
  /// A line, dashed if the dashes have a length.
  void add_line(Spot from, Spot to, const char* colour, double width, double dash = 0);
  /// A bow to the left, with its label in the middle.
  void add_arrow(Spot from, Spot to, double dash, const std::u32string& label);
  /// All of another panel but its heading, to the right and at the same height.
  void add_beside(const CellPanel& other);
  void add_text(Spot middle, const std::u32string& text, double size);

  double width() const;
  double height() const;
  /// With its upper left corner there, y downwards.
  std::string svg(Spot corner) const;

 private:
  struct Face {
    std::vector<Spot> corners;
    Spot middle;
    const char* fill;
    std::u32string letters;
  };
  struct Line {
    Spot from, to;
    const char* colour;
    double width, dash;
  };
  struct Arrow {
    Spot from, to;
    double dash;
    std::u32string label;
  };
  struct Words {
    Spot middle;
    std::u32string text;
    double size;
  };

  void reach(Spot s);

  std::u32string heading_;
  std::vector<Face> faces_;
  std::vector<Line> lines_;
  std::vector<Arrow> arrows_;
  std::vector<Words> words_;
  Spot low_{1e9, 1e9}, high_{-1e9, -1e9};
};

struct PanelPage {
  std::string svg;
  double width = 0;  ///< margins included
  Spot below;        ///< where the next row would begin
};
inline constexpr double page_width = 960, page_margin = 20;

/// The panels in as few rows as there must be, of about equal width.
PanelPage in_rows(const std::vector<CellPanel>& panels);
/// A page of panels and nothing else.
std::string panels_svg(const std::vector<CellPanel>& panels, const std::string& title);

}  // namespace arete::inline view
