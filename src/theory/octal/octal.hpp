// Octal games: take k beans from a heap where the k-th digit behind the point says what may be left. Bit 1: nothing, so
// that a heap of exactly k goes; bit 2: one heap; bit 4: two heaps; heaps are nonempty. Kayles is .77 and Dawson's
// Kayles .07. A digit 4 before the point lets a heap be split without taking (R. K. Guy and C. A. B. Smith, The
// G-values of various games, 1956; Winning Ways, chapter 4).
//
// Nim values by sparse spaces. A linear functional f(v), the parity of v & mask, divides the values into f = 0, closed
// under xor, and its coset f = 1. In nearly all octal games some mask makes f = 0 rare among the values of heaps. A sum
// of two heaps has f = 1 only if exactly one of the two is rare, so trying the few rare heaps against all others finds
// *every* option with f = 1. The least such value c that is missing is no option; hence G(n) = c unless a smaller value
// with f = 0 is missing as well. Those values come from pairs of common heaps, so common that a scan of splits from the
// small heaps up soon finds all of them, and if it does not it runs to its end. The result is exact whatever the mask:
// a bad one only costs time. (The method is that of Winning Ways, "sparse space", driven far by A. Gangolli and T.
// Plambeck, 1989, and by A. Flammenkamp.)
#pragma once

#include <cstdint>
#include <cstdlib>
#include <functional>
#include <memory>
#include <new>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace arete::inline theory {

class OctalCode {
 public:
  static constexpr std::size_t longest = 64;  ///< digits behind the point

  /// Reads `.77`, `0.137` or `4.3`; throws InputError at `code`.
  explicit OctalCode(std::string_view text);

  /// The digit for taking k; k = 0 is the one before the point.
  int digit(std::size_t k) const { return k < digits_.size() ? digits_[k] : 0; }
  bool may_end(std::size_t k) const { return (digit(k) & 1) != 0; }
  bool may_leave_one(std::size_t k) const { return (digit(k) & 2) != 0; }
  bool may_leave_two(std::size_t k) const { return (digit(k) & 4) != 0; }
  /// The place of the last digit that is not zero: no move takes more.
  std::size_t most_taken() const { return digits_.size() - 1; }
  /// Without needless zeros: `.77`.
  std::string text() const;

  bool operator==(const OctalCode&) const = default;

 private:
  std::vector<int> digits_{0};
};

using HeapValue = std::uint16_t;

/// Values one after the other, up to billions: realloc moves pages where a vector copies, and has both for a while.
class GrowingValues {
 public:
  void reserve(std::size_t count) {
    if (count <= capacity_) return;
    auto* const more = static_cast<HeapValue*>(std::realloc(values_.get(), count * sizeof(HeapValue)));
    if (more == nullptr) throw std::bad_alloc{};
    static_cast<void>(values_.release());
    values_.reset(more);
    capacity_ = count;
  }
  void push_back(HeapValue value) {
    if (size_ == capacity_) reserve(capacity_ + capacity_ / 2 + 64);
    values_.get()[size_++] = value;
  }
  std::size_t size() const { return size_; }
  const HeapValue* data() const { return values_.get(); }
  HeapValue operator[](std::size_t n) const { return values_.get()[n]; }
  operator std::span<const HeapValue>() const { return {values_.get(), size_}; }

 private:
  struct Free {
    void operator()(HeapValue* values) const { std::free(values); }
  };
  std::unique_ptr<HeapValue, Free> values_;
  std::size_t size_ = 0, capacity_ = 0;
};

class NimSequence {
 public:
  using Stop = std::function<bool()>;
  using Mask = std::uint32_t;

  explicit NimSequence(OctalCode code) : NimSequence(std::move(code), std::nullopt) {}
  /// Keeps to one mask, good or bad. Mask 0 makes every heap rare, which is the plain recurrence.
  NimSequence(OctalCode code, std::optional<Mask> forced);

  /// Computes the values of all heaps below `count`. False if `stop`, asked every few milliseconds, said so
  /// before; what is known by then stays, and another call goes on from there.
  bool extend(std::size_t count, const Stop& stop = {});

  const OctalCode& code() const { return code_; }
  std::size_t size() const { return values_.size(); }
  int value(std::size_t n) const { return values_[n]; }
  std::span<const HeapValue> values() const { return values_; }
  Mask mask() const { return mask_; }
  std::size_t rare_heaps() const { return rare_.size(); }

 private:
  struct Rare {
    std::uint32_t heap;
    HeapValue value;
  };

  bool is_rare(std::size_t value) const { return rare_value_[value] != 0; }
  void set_mask(Mask mask);
  HeapValue next();
  void mark_one_heap();
  void mark_rare_splits();
  /// Marks splits until nothing is missing below `bound`, or there is no other split.
  void mark_splits(std::size_t bound);
  std::size_t least_missing(std::size_t bound) const;
  void append(HeapValue value);
  void choose_mask();

  OctalCode code_;
  std::vector<std::size_t> splits_;  ///< each k with bit 4
  GrowingValues values_;
  std::vector<Rare> rare_;          ///< the nonempty heaps with f = 0, in increasing order
  std::vector<std::size_t> count_;  ///< of heaps with each value; its size is the power of two above all values
  std::vector<char> marked_;  ///< the values of the options of the next heap, a byte each: no mark waits for another
  std::vector<char> rare_value_;  ///< f = 0, for each value that count_ has
  std::optional<Mask> forced_;
  Mask mask_ = 0;
  std::size_t next_choice_ = 16, most_rare_ = 16;  ///< when to look for a better mask: at so many heaps, or rare ones
  std::size_t work_ = 0;                           ///< splits tried since `stop` was asked
};

}  // namespace arete::inline theory
