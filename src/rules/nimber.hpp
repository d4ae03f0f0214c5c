// The value of an impartial position: a nimber, or loony, which beats every nimber (Winning Ways, ch. 16).
#pragma once

#include <compare>
#include <string>
#include <vector>

namespace arete::inline rules {

class Nimber {
 public:
  constexpr Nimber() = default;
  constexpr explicit Nimber(int value) : value_(value) {}
  static constexpr Nimber loony() { return Nimber(-1); }

  constexpr bool is_loony() const { return value_ < 0; }
  constexpr int value() const { return value_; }
  /// The player who moves next wins.
  constexpr bool wins() const { return value_ != 0; }
  /// Of a sum. A loony part makes the whole loony.
  constexpr Nimber operator+(Nimber other) const {
    return is_loony() || other.is_loony() ? loony() : Nimber(value_ ^ other.value_);
  }
  constexpr bool operator==(const Nimber&) const = default;

 private:
  int value_ = 0;
};

/// A number or `loony`.
inline std::string to_text(Nimber n) { return n.is_loony() ? "loony" : std::to_string(n.value()); }

/// Collects the options of a position and says what it is worth. An ordinary option counts as in Nim, and
/// loony ones are never taken. After an option that moves again, the mover wins G + *x unless x is the
/// nimber of that option: so all such options must agree on x, and no ordinary one may have it.
class OptionNimbers {
 public:
  void add(Nimber option, bool again) {
    if (again) {
      conflict_ = conflict_ || option.is_loony() || (forced_ >= 0 && forced_ != option.value());
      forced_ = option.value();
    } else if (!option.is_loony()) {
      const auto v = static_cast<std::size_t>(option.value());
      if (seen_.size() <= v) seen_.resize(v + 1, false);
      seen_[v] = true;
    }
  }
  Nimber nimber() const {
    if (conflict_) return Nimber::loony();
    if (forced_ >= 0) {
      const auto v = static_cast<std::size_t>(forced_);
      return v < seen_.size() && seen_[v] ? Nimber::loony() : Nimber(forced_);
    }
    int mex = 0;
    while (static_cast<std::size_t>(mex) < seen_.size() && seen_[static_cast<std::size_t>(mex)]) ++mex;
    return Nimber(mex);
  }

 private:
  std::vector<bool> seen_;
  int forced_ = -1;
  bool conflict_ = false;
};

}  // namespace arete::inline rules
