// Certificates as files: what is claimed of which position, and the proof. `docs/certificates.md` has the
// format.
#pragma once

#include <iosfwd>
#include <optional>
#include <string>

#include "engine/game.hpp"

namespace arete {

/// The text of a certificate. A search proves its whole answer; of a theorem's only what the proof shows is claimed, and
/// nothing is written if that is not even the outcome.
std::optional<std::string> write_certificate(const Document& position, const Session& session, const Answer& answer, const Proof& proof);

/// The lines of a certificate with the last one, which has the sum of their bytes.
std::string sealed(std::string lines);

struct Checked {
  std::size_t line = 0;         ///< where the certificate begins
  std::string game, claim, by;  ///< as far as they could be read
  std::string refusal;          ///< why it is refused
  bool limited = false;         ///< a limit stopped the check: nothing is known

  bool accepted() const { return refusal.empty() && !limited; }
};

/// Reads certificates one after the other and checks each.
class CertificateReader {
 public:
  /// The limits are for each certificate.
  explicit CertificateReader(std::istream& in, const Limits& limits = {}) : in_(in), limits_(limits) {}
  /// Empty at the end.
  std::optional<Checked> next();

 private:
  std::istream& in_;
  Limits limits_;
  std::size_t line_ = 0;
  std::string ahead_;
};

}  // namespace arete
