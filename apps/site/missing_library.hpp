// What the library of Debian's emscripten lacks of C++20, as far as Arête uses it: some algorithms on ranges, the order
// of arrays and vectors, values taken for their bits, and numbers with a point as text. The compiler reads it before
// every file for WebAssembly, so that no other file has to know of it. A newer library makes it superfluous.
#pragma once

#include <algorithm>
#include <array>
#include <charconv>
#include <compare>
#include <cstdio>
#include <functional>
#include <iterator>
#include <utility>
#include <vector>

namespace std {

namespace arete_missing {

template <class A>
constexpr auto three_way(const A& a, const A& b) {
  using Order = decltype(*a.begin() <=> *b.begin());
  auto y = b.begin();
  for (auto x = a.begin(); x != a.end() && y != b.end(); ++x, ++y) {
    if (const auto order = *x <=> *y; order != 0) return Order(order);
  }
  return Order(a.size() <=> b.size());
}

template <class Less, class Key>
constexpr auto by(Less less, Key key) {
  return [=](const auto& a, const auto& b) { return std::invoke(less, std::invoke(key, a), std::invoke(key, b)); };
}

}  // namespace arete_missing

template <class T, size_t n>
constexpr auto operator<=>(const array<T, n>& a, const array<T, n>& b) {
  return arete_missing::three_way(a, b);
}
template <class T>
constexpr auto operator<=>(const vector<T>& a, const vector<T>& b) {
  return arete_missing::three_way(a, b);
}

template <class To, class From>
constexpr To bit_cast(const From& value) noexcept {
  return __builtin_bit_cast(To, value);
}

inline to_chars_result to_chars(char* first, char* last, double value, chars_format, int places) {
  return {first + snprintf(first, static_cast<size_t>(last - first), "%.*f", places, value), errc{}};
}

namespace ranges {

template <class Range, class Test>
constexpr bool all_of(Range&& range, Test test) {
  return std::all_of(std::begin(range), std::end(range), std::ref(test));
}
template <class Range, class Test>
constexpr bool any_of(Range&& range, Test test) {
  return std::any_of(std::begin(range), std::end(range), std::ref(test));
}
template <class Range, class Test>
constexpr bool none_of(Range&& range, Test test) {
  return !ranges::any_of(range, std::ref(test));
}
template <class Range, class Test>
constexpr auto count_if(Range&& range, Test test) {
  return std::count_if(std::begin(range), std::end(range), std::ref(test));
}
template <class Range, class T>
constexpr auto count(Range&& range, const T& value) {
  return std::count(std::begin(range), std::end(range), value);
}
template <class Range, class Test>
constexpr auto find_if(Range&& range, Test test) {
  return std::find_if(std::begin(range), std::end(range), [&](auto&& x) { return std::invoke(test, x); });
}
template <class Range, class Test>
constexpr auto find_if_not(Range&& range, Test test) {
  return ranges::find_if(range, [&](auto&& x) { return !std::invoke(test, x); });
}
template <class Range, class T, class Key = identity>
constexpr auto find(Range&& range, const T& value, Key key = {}) {
  return ranges::find_if(range, [&](auto&& x) { return std::invoke(key, x) == value; });
}
template <class Range, class T>
constexpr bool binary_search(Range&& range, const T& value) {
  return std::binary_search(std::begin(range), std::end(range), value);
}
template <class A, class B>
constexpr bool equal(A&& a, B&& b) {
  return std::equal(std::begin(a), std::end(a), std::begin(b), std::end(b));
}
template <class Range, class Less = std::less<>, class Key = identity>
constexpr void sort(Range&& range, Less less = {}, Key key = {}) {
  std::sort(std::begin(range), std::end(range), arete_missing::by(less, key));
}
template <class Range, class Less = std::less<>, class Key = identity>
void stable_sort(Range&& range, Less less = {}, Key key = {}) {
  std::stable_sort(std::begin(range), std::end(range), arete_missing::by(less, key));
}
template <class Range, class Out, class Change>
constexpr void transform(Range&& range, Out out, Change change) {
  std::transform(std::begin(range), std::end(range), out, [&](const auto& x) { return std::invoke(change, x); });
}
template <class Range, class Less = std::less<>, class Key = identity>
constexpr auto min_element(Range&& range, Less less = {}, Key key = {}) {
  return std::min_element(std::begin(range), std::end(range), arete_missing::by(less, key));
}
template <class Range, class Less = std::less<>, class Key = identity>
constexpr auto max_element(Range&& range, Less less = {}, Key key = {}) {
  return std::max_element(std::begin(range), std::end(range), arete_missing::by(less, key));
}
template <class T>
struct minmax_result {
  T min, max;
};
template <class Range, class Less = std::less<>, class Key = identity>
constexpr auto minmax(Range&& range, Less less = {}, Key key = {}) {
  const auto [low, high] = std::minmax_element(std::begin(range), std::end(range), arete_missing::by(less, key));
  return minmax_result<std::decay_t<decltype(*low)>>{*low, *high};
}

}  // namespace ranges
}  // namespace std
