// Lines of certificates about periodic boards: cells as two numbers, periods as three.
#pragma once

#include <string>
#include <string_view>

#include "board/tilings/animal.hpp"
#include "board/tilings/period.hpp"
#include "proof/words.hpp"

namespace arete::inline achievement {

/// `(2, -1)`, for messages.
std::string to_text(Cell cell);
void append_cell(std::string& line, Cell cell);
/// The next two words, a cell of the board.
Cell read_cell(const Tiling& tiling, WordReader& words);
/// All words that are left, an animal or a patch: cells, each once and in increasing order.
std::vector<Cell> read_cells(const Tiling& tiling, WordReader& words);
/// `period WIDTH HEIGHT SHIFT`
std::string period_line(const Period& period);
Period read_period(WordReader words);

/// The one word that is left, a number.
std::size_t only_number(WordReader words);

/// The lines of a certificate one after the other, each beginning with a word that is expected.
class CertificateLines {
 public:
  explicit CertificateLines(std::string_view lines) : rest_(lines) {}

  /// The words behind the key.
  WordReader next(std::string_view key);
  /// So many lines, as they are written.
  std::string take(std::size_t count);
  /// All that is left, as it is written.
  std::string rest() const { return std::string(rest_); }
  /// Refuses if there is one more line.
  void end() const;

 private:
  std::string_view rest_;
  std::size_t number_ = 0;
};

}  // namespace arete::inline achievement
