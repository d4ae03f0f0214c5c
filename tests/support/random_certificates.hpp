// Random certificates that are well formed, made by the grammar of their kind and not from good ones: what is accepted
// must be true. ARETE_CERTIFICATES says how many of each kind.
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <iostream>
#include <map>
#include <string>
#include <vector>

#include "base/random.hpp"
#include "proof/effort.hpp"
#include "sized.hpp"

namespace arete::tests::thrown {

inline std::size_t certificates(std::size_t usual = 5'000) {
  const char* asked = std::getenv("ARETE_CERTIFICATES");
  return asked != nullptr ? static_cast<std::size_t>(std::strtoull(asked, nullptr, 10)) : sized(usual, usual / 5);
}

/// How many certificates were thrown at a checker, and how many it accepted by what they showed.
class Tally {
 public:
  explicit Tally(std::string kind) : kind_(std::move(kind)) {}
  ~Tally() {
    std::cout << kind_ << ": " << thrown_ << " thrown";
    for (const auto& [what, count] : accepted_) std::cout << ", " << count << " accepted as " << what;
    std::cout << std::endl;
  }
  Tally(const Tally&) = delete;
  Tally& operator=(const Tally&) = delete;

  /// Runs a check that returns what was shown; empty if it was refused.
  template <class Check>
  std::string shown(Check check) {
    ++thrown_;
    try {
      const std::string what = check();
      ++accepted_[what];
      return what;
    } catch (const Refused&) {
      return "";
    }
  }
  std::size_t accepted(const std::string& what) const {
    const auto it = accepted_.find(what);
    return it == accepted_.end() ? 0 : it->second;
  }

 private:
  std::string kind_;
  std::size_t thrown_ = 0;
  std::map<std::string, std::size_t> accepted_;
};

template <class T>
const T& any_of(Random& random, const std::vector<T>& list) {
  return list[random.below(list.size())];
}
inline bool likely(Random& random, unsigned percent) { return random.below(100) < percent; }

}  // namespace arete::tests::thrown
