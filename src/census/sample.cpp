#include "census/sample.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <sstream>

#include "base/random.hpp"
#include "engine/certificate.hpp"

namespace arete::inline census {
namespace {

/// So many of the numbers, each choice as likely, in increasing order.
std::vector<std::uint64_t> chosen(std::vector<std::uint64_t> numbers, std::uint64_t sample, std::uint64_t seed) {
  Random random(seed);
  const auto count = std::min<std::uint64_t>(sample, numbers.size());
  for (std::uint64_t i = 0; i < count; ++i) std::swap(numbers[i], numbers[i + random.below(numbers.size() - i)]);
  numbers.resize(count);
  std::sort(numbers.begin(), numbers.end());
  return numbers;
}

bool cancelled(const Limits& limits) { return limits.cancelled != nullptr && *limits.cancelled; }

std::string about(std::uint64_t number, const std::string& what) { return "member " + std::to_string(number) + what; }

/// Why a certificate does not show what the row says of the member; empty if it does.
std::string refusal(const std::string& certificate, const Member& member, const CensusRow& row,
                    const Checked& checked) {
  if (!checked.refusal.empty()) return checked.refusal;
  const auto first = certificate.find('\n') + 1, second = certificate.find('\n', first);
  if (certificate.substr(first, second - first) != "position " + member.text()) return "it is about another position";
  const auto claim = nlohmann::json::parse(checked.claim, nullptr, false);
  const bool same = claim.is_object() && claim.value("outcome", "") == row.outcome;
  return same ? "" : "it claims " + checked.claim + ", not " + row.outcome;
}

}  // namespace

SampleChecked check_sample(const Store& store, const StoredQuestion& question, std::uint64_t sample, std::uint64_t seed,
                           const Limits& limits, const FindMember& member) {
  std::vector<std::uint64_t> numbers;
  store.each_row(question.id, [&](const CensusRow& row) {
    if (row.exact) numbers.push_back(row.member);
  });
  SampleChecked checked;
  for (const auto number : chosen(std::move(numbers), sample, seed)) {
    if (cancelled(limits)) break;
    const auto stored = store.row(question.id, number);
    const auto plain = plain_answer(member(number), question.asked, limits);
    if (!plain) {
      ++checked.limited;
    } else if (same_answer(*stored, *plain)) {
      ++checked.right;
    } else {
      checked.wrong.push_back(about(number, ": " + in_words(*stored) + "; the plain search says " + in_words(*plain)));
    }
  }
  return checked;
}

SampleChecked check_certificates(const Store& store, const StoredQuestion& question, std::uint64_t sample,
                                 std::uint64_t seed, const Limits& limits, const FindMember& member) {
  std::vector<std::uint64_t> numbers;
  store.each_certificate(question.id, [&](std::uint64_t number) { numbers.push_back(number); });
  SampleChecked checked;
  for (const auto number : chosen(std::move(numbers), sample, seed)) {
    if (cancelled(limits)) break;
    const auto text = *store.certificate(question.id, number);
    std::istringstream stream(text);
    const auto result = CertificateReader(stream, limits).next();
    if (result && result->limited) {
      ++checked.limited;
      continue;
    }
    const auto stored = store.row(question.id, number);
    const auto why = !result   ? "it is empty"
                     : !stored ? "there is no row"
                               : refusal(text, member(number), *stored, *result);
    if (why.empty()) {
      ++checked.right;
    } else {
      checked.wrong.push_back(about(number, ": the certificate is refused: " + why));
    }
  }
  return checked;
}

}  // namespace arete::inline census
