// Checks of a census: a random sample of its members is solved again by the plain search, which knows the rules alone,
// or the certificates that were kept are checked.
#pragma once

#include "census/store.hpp"

namespace arete::inline census {

struct SampleChecked {
  std::uint64_t right = 0, limited = 0;  ///< limited: the check itself ran into a limit
  std::vector<std::string> wrong;        ///< a line each
};

/// Finds members by their numbers, which increase.
using FindMember = std::function<Member(std::uint64_t)>;

/// The same seed takes the same members.
SampleChecked check_sample(const Store& store, const StoredQuestion& question, std::uint64_t sample, std::uint64_t seed,
                           const Limits& limits, const FindMember& member);
/// Of certificates: that each is accepted, is about its member, and claims what the row says of the outcome.
SampleChecked check_certificates(const Store& store, const StoredQuestion& question, std::uint64_t sample,
                                 std::uint64_t seed, const Limits& limits, const FindMember& member);

}  // namespace arete::inline census
