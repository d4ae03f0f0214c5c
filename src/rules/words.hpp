// A position as machine words, for all that works on any game. What the words mean, the rules of the game know; equal
// positions have equal words. Short positions are kept in place.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <memory>
#include <span>
#include <utility>

namespace arete::inline rules {

class Words {
 public:
  Words() = default;
  explicit Words(std::size_t size)
      : size_(size), far_(size > near ? std::make_unique<std::uint64_t[]>(size) : nullptr) {}
  explicit Words(std::span<const std::uint64_t> words) : Words(words.size()) {
    if (!words.empty()) std::memcpy(data(), words.data(), words.size_bytes());
  }
  Words(const Words& other) : Words(other.all()) {}
  Words(Words&& other) noexcept
      : size_(std::exchange(other.size_, 0)), near_(other.near_), far_(std::move(other.far_)) {}
  Words& operator=(Words other) noexcept {
    std::swap(size_, other.size_);
    std::swap(near_, other.near_);
    std::swap(far_, other.far_);
    return *this;
  }

  std::size_t size() const { return size_; }
  std::uint64_t* data() { return far_ ? far_.get() : near_.data(); }
  const std::uint64_t* data() const { return far_ ? far_.get() : near_.data(); }
  std::span<const std::uint64_t> all() const { return {data(), size_}; }
  bool operator==(const Words& other) const {
    if (far_ || other.far_ || size_ != other.size_) return std::ranges::equal(all(), other.all());
    std::uint64_t differ = 0;
    for (std::size_t i = 0; i < size_; ++i) differ |= near_[i] ^ other.near_[i];
    return differ == 0;
  }
  /// The bytes that are not in itself.
  std::size_t outside() const { return far_ ? size_ * sizeof(std::uint64_t) : 0; }

 private:
  static constexpr std::size_t near = 4;

  std::size_t size_ = 0;
  std::array<std::uint64_t, near> near_{};
  std::unique_ptr<std::uint64_t[]> far_;
};

}  // namespace arete::inline rules
