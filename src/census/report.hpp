// What a census says as a whole: how many members have which outcome, score and nimber, which are extreme, and the
// checksum of all answers; for people, for papers and for programs.
#pragma once

#include <functional>
#include <map>

#include "census/store.hpp"

namespace arete::inline census {

/// The least or the greatest of something, and who has it.
struct Extreme {
  std::string name;                    ///< `highest score`, for file names with hyphens in place of blanks
  double value = 0;                    ///< to compare by
  std::string text;                    ///< of the value
  std::uint64_t count = 0;             ///< how many have it
  std::vector<std::uint64_t> members;  ///< the first of them
};

using Histogram = std::map<std::int64_t, std::uint64_t>;

struct CensusReport {
  StoredQuestion question;
  std::uint64_t members = 0;  ///< that have a row
  std::map<std::string, std::uint64_t> outcomes;
  Histogram scores, nimbers;
  std::map<char, std::uint64_t> starts;  ///< geography: N and P, over all vertices of all members
  std::map<std::size_t, std::map<std::string, std::uint64_t>> hulls;  ///< outcomes by corners of the hull, if asked for
  std::vector<Extreme> extremes;
  std::string checksum;
  double seconds = 0;  ///< of all answers together

  /// `{"members": …, "outcomes": …, "scores": …, "nimbers": …, "checksum": …}` in one line.
  std::string to_json() const;
  /// Each table has the lines `name,value,members`.
  std::string to_csv() const;
  std::string to_text() const;
  std::string to_markdown() const;
};

/// The number of corners of the hull of each member of a family of order types; nothing of another family.
std::vector<std::size_t> hulls_of(const std::string& family);

/// `hulls` has that number for every member, or is empty.
CensusReport report_on(const Store& store, const StoredQuestion& question, const std::vector<std::size_t>& hulls = {});

/// Bars with their numbers, as SVG.
std::string histogram_svg(const std::string& title, const std::vector<std::pair<std::string, std::uint64_t>>& bars);

/// Histograms and the boards of the extremes as files in a folder; gives their names. `member` finds a member.
std::vector<std::string> write_pictures(const CensusReport& report, const std::string& folder,
                                        const std::function<Member(std::uint64_t)>& member);

}  // namespace arete::inline census
