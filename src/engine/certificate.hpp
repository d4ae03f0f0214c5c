// Certificates as files: what is claimed of which position, and the proof. `docs/certificates.md` has the
// format.
#pragma once

#include <istream>
#include <optional>
#include <string>

#include "engine/game.hpp"

namespace arete::inline engine {

/// The text of a certificate; nothing if the proof does not even show the outcome. Of a proof all that it shows is
/// claimed: it is checked first, and throws BudgetSpent where a limit stops that.
std::optional<std::string> write_certificate(const Document& position, const Session& session, const Proof& proof,
                                             const Effort& effort = Effort());
/// Of an answer with the proof that it carries, if it does: a search proves its whole answer, a theorem what the proof
/// shows.
std::optional<std::string> write_certificate(const Document& position, const Session& session, const Answer& answer,
                                             const Effort& effort = Effort());

/// What is left of the limits of an answer for the check of its proof: a short proof that is there is not given up for
/// the moment that this takes.
Limits for_a_proof(Limits left);

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
  explicit CertificateReader(std::istream& in, const Limits& limits = {}) : in_(in), limits_(limits) {
    in_.exceptions(std::ios::badbit);  // that memory is lacking is not the end of the file
  }
  /// Empty at the end.
  std::optional<Checked> next();

 private:
  std::istream& in_;
  Limits limits_;
  std::size_t line_ = 0;
  std::string ahead_;
};

}  // namespace arete::inline engine
