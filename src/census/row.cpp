#include "census/row.hpp"

#include <cstdio>
#include <string_view>

#include "base/random.hpp"

namespace arete::inline census {
namespace {

/// Fowler, Noll and Vo's.
class Hash {
 public:
  void byte(unsigned char c) { value_ = (value_ ^ c) * 0x100000001b3; }
  void text(std::string_view text) {
    for (const char c : text) byte(static_cast<unsigned char>(c));
    byte(0xff);
  }
  void number(std::uint64_t n) {
    for (int i = 0; i < 8; ++i) byte(static_cast<unsigned char>(n >> 8 * i));
  }
  void number(const std::optional<std::int64_t>& n) {
    byte(n.has_value());
    if (n) number(static_cast<std::uint64_t>(*n));
  }
  std::uint64_t value() const { return value_; }

 private:
  std::uint64_t value_ = 0xcbf29ce484222325;
};

}  // namespace

bool same_answer(const CensusRow& a, const CensusRow& b) {
  return a.outcome == b.outcome && a.score == b.score && a.whole == b.whole && a.nimber == b.nimber &&
         a.best == b.best && a.starts == b.starts;
}

std::string in_words(const CensusRow& row) {
  std::string text = row.outcome;
  if (row.outcome == "periodic") {
    return text + ", period " + std::to_string(*row.score) + ", preperiod " + std::to_string(*row.whole);
  }
  if (row.whole && row.score) {
    text += ", " + std::to_string(*row.score) + " of " + std::to_string(*row.whole) + " edges green";
  } else if (row.score) {
    text += ", score " + std::to_string(*row.score);
  }
  if (row.nimber) text += ", nimber " + (*row.nimber < 0 ? "loony" : std::to_string(*row.nimber));
  if (row.starts) text += ", starts " + *row.starts;
  if (row.best) text += ", " + std::to_string(*row.best) + (*row.best == 1 ? " best move" : " best moves");
  return text;
}

void Checksum::add(const CensusRow& row) {
  Hash hash;
  hash.number(row.member);
  hash.text(row.outcome);
  if (row.exact) {
    for (const auto* n : {&row.score, &row.whole, &row.nimber, &row.best}) hash.number(*n);
    hash.text(row.starts ? *row.starts : "");
  }
  Random mixed(hash.value());  // the sum needs all bits of its terms
  for (auto& sum : sum_) sum += mixed.next();
}

std::string Checksum::text() const {
  std::array<char, 33> digits{};
  std::snprintf(digits.data(), digits.size(), "%016llx%016llx", static_cast<unsigned long long>(sum_[0]),
                static_cast<unsigned long long>(sum_[1]));
  return digits.data();
}

}  // namespace arete::inline census
