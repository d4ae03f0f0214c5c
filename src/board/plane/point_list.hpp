// Points as they were written. Nearly all are pairs of whole numbers, which take eight bytes; only a list with another
// one holds decimals.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <vector>

#include "base/decimal.hpp"

namespace arete::inline board {

class PointList {
 public:
  using Written = std::array<Decimal, 2>;
  using Whole = std::array<std::int32_t, 2>;

  PointList() = default;
  PointList(const std::vector<Written>& points) {  // NOLINT: a list of points is one
    for (const auto& p : points) push_back(p);
  }
  PointList(std::initializer_list<Written> points) : PointList(std::vector(points)) {}

  std::size_t size() const { return whole_.size() + decimal_.size(); }
  bool empty() const { return size() == 0; }
  Written operator[](std::size_t i) const { return all_whole() ? written(whole_[i]) : decimal_[i]; }
  /// Each is a `Whole`.
  bool all_whole() const { return decimal_.empty(); }
  const std::vector<Whole>& whole() const { return whole_; }
  /// Otherwise.
  const std::vector<Written>& decimal() const { return decimal_; }
  std::size_t bytes() const { return sizeof(Whole) * whole_.size() + sizeof(Written) * decimal_.size(); }

  void push_back(const Written& point) {
    if (all_whole() && is_whole(point[0]) && is_whole(point[1])) {
      whole_.push_back({static_cast<std::int32_t>(point[0].digits), static_cast<std::int32_t>(point[1].digits)});
      return;
    }
    for (const auto& p : whole_) decimal_.push_back(written(p));
    whole_ = {};
    decimal_.push_back(point);
  }
  /// Each at most 2^30 in size.
  void push_whole(std::int32_t x, std::int32_t y) {
    if (all_whole()) {
      whole_.push_back({x, y});
    } else {
      decimal_.push_back(written({x, y}));
    }
  }

  class Iterator {
   public:
    using value_type = Written;
    using difference_type = std::ptrdiff_t;
    using iterator_category = std::input_iterator_tag;
    using pointer = void;
    using reference = Written;

    Iterator(const PointList& list, std::size_t at) : list_(&list), at_(at) {}
    Written operator*() const { return (*list_)[at_]; }
    Iterator& operator++() {
      ++at_;
      return *this;
    }
    void operator++(int) { ++at_; }
    bool operator==(const Iterator& other) const { return at_ == other.at_; }

   private:
    const PointList* list_;
    std::size_t at_;
  };
  Iterator begin() const { return {*this, 0}; }
  Iterator end() const { return {*this, size()}; }

 private:
  static Written written(Whole p) { return {Decimal::of(p[0]), Decimal::of(p[1])}; }
  static bool is_whole(const Decimal& d) {
    return d.places == 0 && d.digits <= Decimal::most && d.digits >= -Decimal::most;
  }

  std::vector<Whole> whole_;
  std::vector<Written> decimal_;  // all of them, once one is not whole
};

}  // namespace arete::inline board
