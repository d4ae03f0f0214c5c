// A row of a census: what has been found out about one member, and the sum over rows by which two censuses are
// compared.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>

namespace arete::inline census {

struct CensusRow {
  std::uint64_t member = 0;
  std::string outcome;                 ///< a word of an answer, `periodic`, or `unrealized`
  bool exact = true;                   ///< no limit left anything off
  std::optional<std::int64_t> score;   ///< of solitaires the green edges, of octal games the period
  std::optional<std::int64_t> whole;   ///< of solitaires all edges, of octal games the preperiod
  std::optional<std::int64_t> nimber;  ///< −1 is loony
  std::optional<std::int64_t> best;    ///< how many moves are best
  std::optional<std::string> starts;   ///< geography: N or P for each vertex as the root
  std::uint64_t nodes = 0;
  double ms = 0;
  std::string limits = {};   ///< that left something off
  std::string version = {};  ///< of the program
};

/// Whether two rows say the same of their member: work, limits and versions may differ.
bool same_answer(const CensusRow& a, const CensusRow& b);
/// `win, score 3, nimber 2, 4 best moves`
std::string in_words(const CensusRow& row);

/// A sum that depends on the answers alone, not on the order in which they come, the shards they were computed in, nor
/// on time and nodes. Of an answer that is not exact only the outcome counts.
class Checksum {
 public:
  void add(const CensusRow& row);
  /// 32 hexadecimal digits.
  std::string text() const;

 private:
  std::array<std::uint64_t, 2> sum_{};
};

}  // namespace arete::inline census
