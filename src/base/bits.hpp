// A set of small numbers in W machine words: the positions of every search are made of these.
// Sets are values: an operation gives a new set, nothing is undone.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>

namespace arete::inline base {

template <int W>
class Bits {
 public:
  static constexpr std::size_t capacity = std::size_t{64} * W;

  constexpr Bits() = default;

  /// The set {0, …, n−1}.
  static constexpr Bits below(std::size_t n) {
    Bits set;
    for (std::size_t w = 0; w < W; ++w) {
      if (n >= 64 * (w + 1)) {
        set.words_[w] = ~std::uint64_t{0};
      } else if (n > 64 * w) {
        set.words_[w] = (std::uint64_t{1} << (n - 64 * w)) - 1;
      }
    }
    return set;
  }
  static constexpr Bits of(std::size_t element) { return Bits().with(element); }

  constexpr bool has(std::size_t i) const { return (words_[i / 64] >> (i % 64)) & 1; }
  constexpr Bits with(std::size_t i) const {
    Bits set = *this;
    set.words_[i / 64] |= std::uint64_t{1} << (i % 64);
    return set;
  }
  constexpr Bits without(std::size_t i) const {
    Bits set = *this;
    set.words_[i / 64] &= ~(std::uint64_t{1} << (i % 64));
    return set;
  }

  constexpr bool empty() const {
    std::uint64_t any = 0;
    for (const auto word : words_) any |= word;
    return any == 0;
  }
  constexpr int size() const {
    int count = 0;
    for (const auto word : words_) count += std::popcount(word);
    return count;
  }
  /// Exactly one element.
  constexpr bool single() const {
    std::uint64_t seen = 0, twice = 0;
    for (const auto word : words_) {
      twice |= (word & (word - 1)) | (seen != 0 ? word : 0);
      seen |= word;
    }
    return seen != 0 && twice == 0;
  }
  constexpr bool meets(const Bits& other) const { return !(*this & other).empty(); }
  constexpr bool contains(const Bits& other) const { return (other - *this).empty(); }
  /// Elements 8i to 8i + 7 as a number.
  constexpr std::size_t byte(std::size_t i) const { return words_[i / 8] >> (8 * (i % 8)) & 0xFF; }
  /// The least element of a set that is not empty.
  constexpr std::size_t front() const { return *begin(); }

  constexpr Bits operator|(const Bits& other) const {
    return zip(other, [](auto a, auto b) { return a | b; });
  }
  constexpr Bits operator&(const Bits& other) const {
    return zip(other, [](auto a, auto b) { return a & b; });
  }
  constexpr Bits operator-(const Bits& other) const {
    return zip(other, [](auto a, auto b) { return a & ~b; });
  }
  constexpr Bits operator^(const Bits& other) const {
    return zip(other, [](auto a, auto b) { return a ^ b; });
  }
  constexpr Bits& operator|=(const Bits& other) { return *this = *this | other; }
  constexpr Bits& operator&=(const Bits& other) { return *this = *this & other; }
  constexpr Bits& operator-=(const Bits& other) { return *this = *this - other; }
  constexpr Bits& operator^=(const Bits& other) { return *this = *this ^ other; }

  constexpr bool operator==(const Bits& other) const {
    std::uint64_t differ = 0;
    for (std::size_t w = 0; w < W; ++w) differ |= words_[w] ^ other.words_[w];
    return differ == 0;
  }
  constexpr auto operator<=>(const Bits& other) const { return words_ <=> other.words_; }

  /// Walks the elements in increasing order.
  class Iterator {
   public:
    using value_type = std::size_t;
    using difference_type = std::ptrdiff_t;

    constexpr Iterator() = default;
    constexpr Iterator(const Bits& set, std::size_t word) : set_(set), word_(word) { settle(); }
    constexpr std::size_t operator*() const {
      return 64 * word_ + static_cast<std::size_t>(std::countr_zero(set_.words_[word_]));
    }
    constexpr Iterator& operator++() {
      set_.words_[word_] &= set_.words_[word_] - 1;
      settle();
      return *this;
    }
    constexpr Iterator operator++(int) {
      Iterator before = *this;
      ++*this;
      return before;
    }
    constexpr bool operator==(const Iterator& other) const {
      return word_ == other.word_ && (word_ == W || **this == *other);
    }

   private:
    constexpr void settle() {
      while (word_ < W && set_.words_[word_] == 0) ++word_;
    }
    Bits set_;
    std::size_t word_ = W;
  };
  constexpr Iterator begin() const { return Iterator(*this, 0); }
  constexpr Iterator end() const { return Iterator(*this, W); }

 private:
  template <class Op>
  constexpr Bits zip(const Bits& other, Op op) const {
    Bits set;
    for (std::size_t w = 0; w < W; ++w) set.words_[w] = op(words_[w], other.words_[w]);
    return set;
  }
  std::array<std::uint64_t, W> words_{};
};

}  // namespace arete::inline base
