#include "engine/certificate.hpp"

#include <cinttypes>
#include <cstdio>
#include <new>
#include <sstream>

#include "base/input_error.hpp"
#include "engine/reading.hpp"
#include "proof/refused.hpp"

namespace arete::inline engine {
namespace {

constexpr std::string_view title = "arete certificate 1";
constexpr std::string_view position_key = "position ", answer_key = "answer ", by_key = "by ", end_key = "end ";

/// Fowler, Noll and Vo's hash: it finds what a disk or a copy has damaged. Against a forger stands the check itself.
std::string digest(std::string_view text) {
  std::uint64_t hash = 0xcbf29ce484222325;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
  char hex[17];
  std::snprintf(hex, sizeof hex, "%016" PRIx64, hash);
  return hex;
}

std::string expect(std::istream& in, std::string_view key, std::size_t line) {
  std::string text;
  std::getline(in, text);
  require(text.starts_with(key), "line " + std::to_string(line) + ": `" + std::string(key) + "` is missing");
  return text.substr(key.size());
}

/// Whether a line can be kept, with what it is read into.
bool fits(std::size_t bytes, const Effort& effort) {
  constexpr std::uint64_t copies = 6;
  try {
    effort.hold(copies * (bytes + 1));
  } catch (const BudgetSpent&) {
    return false;
  }
  return true;
}

/// Checks the text of one certificate without its last line.
void check(std::string text, Checked& checked, const Effort& effort) {
  std::istringstream in(std::move(text));
  in.exceptions(std::ios::badbit);
  expect(in, title, checked.line);
  Reading reading(effort.left(), 0);
  const auto document =
      Document::read(expect(in, position_key, checked.line + 1), checked.line + 1, "", &reading.held());
  checked.game = document.game;
  checked.claim = expect(in, answer_key, checked.line + 2);
  checked.by = expect(in, by_key, checked.line + 3);
  const Proof proof{checked.by, std::string(std::istreambuf_iterator<char>(in), {})};
  const auto wrong = not_proved(checked.claim, reading.open(document)->check(proof, effort));
  require(wrong.empty(), "`" + wrong + "` is not as it is claimed");
}

std::optional<std::string> written(const Document& position, const Answer& shown, const Proof& proof) {
  if (shown.outcome == Outcome::unknown && !shown.excluded) return std::nullopt;
  std::string text;
  for (const auto part : {title, std::string_view("\n"), position_key}) text += part;
  text += position.write() + '\n';
  text.append(answer_key).append(shown.claim()) += '\n';
  text.append(by_key).append(proof.by) += '\n';
  return sealed(std::move(text) + proof.lines);
}

}  // namespace

std::optional<std::string> write_certificate(const Document& position, const Session& session, const Proof& proof,
                                             const Effort& effort) {
  return written(position, session.check(proof, effort), proof);
}

std::optional<std::string> write_certificate(const Document& position, const Session& session, const Answer& answer,
                                             const Effort& effort) {
  if (!answer.proof) return std::nullopt;
  return answer.proof->by == Proof::by_search ? written(position, answer, *answer.proof)
                                              : write_certificate(position, session, *answer.proof, effort);
}

Limits for_a_proof(Limits left) {
  constexpr std::chrono::duration<double> moment{0.1};
  if (left.time) left.time = std::max(*left.time, moment);
  return left;
}

std::string sealed(std::string lines) {
  const auto sum = digest(lines);
  return std::move(lines) + std::string(end_key) + sum + '\n';
}

std::optional<Checked> CertificateReader::next() {
  if (ahead_.empty() && (!std::getline(in_, ahead_) || (++line_, false))) return std::nullopt;
  Checked checked;
  checked.line = line_;
  std::string text = std::move(ahead_) + '\n', last;
  ahead_.clear();
  const Effort effort(limits_);
  while (std::getline(in_, last)) {
    ++line_;
    if (last.starts_with(end_key)) break;
    if (last == title) {
      ahead_ = std::move(last);
      break;
    }
    if (checked.limited = checked.limited || !fits(last.size(), effort); !checked.limited) text += last + '\n';
    last.clear();
  }
  if (checked.limited) return checked;
  try {
    require(text.starts_with(std::string(title) + '\n'),
            "line " + std::to_string(checked.line) + ": not `" + std::string(title) + "`");
    require(last.starts_with(end_key) && !in_.eof(), "cut off: the last line is missing");
    require(last == std::string(end_key) + digest(text), "damaged: the sum of its bytes is not the one it ends with");
    check(std::move(text), checked, effort);
  } catch (const Refused& e) {
    checked.refusal = e.what();
  } catch (const InputError& e) {
    checked.refusal = e.at() + ": " + e.what();
  } catch (const BudgetSpent&) {
    checked.limited = true;
  } catch (const std::bad_alloc&) {
    checked.limited = true;
  }
  return checked;
}

}  // namespace arete::inline engine
