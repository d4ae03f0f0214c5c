#include "theory/octal/octal.hpp"

#include <algorithm>
#include <bit>
#include <cstring>
#include <limits>
#include <stdexcept>

#include "base/input_error.hpp"

namespace arete::inline theory {

OctalCode::OctalCode(std::string_view text) {
  const auto refuse = [](const std::string& message) { throw InputError("code", message); };
  const auto point = text.find('.');
  if (point == text.npos) refuse("an octal code has a point, as in .77");
  const auto before = text.substr(0, point), behind = text.substr(point + 1);
  if (before == "4") {
    digits_[0] = 4;
  } else if (!before.empty() && before != "0") {
    refuse("before the point stands nothing, 0 or 4");
  }
  if (behind.empty()) refuse("there is no digit behind the point");
  if (behind.size() > longest) refuse("more than " + std::to_string(longest) + " digits");
  for (std::size_t k = 1; k <= behind.size(); ++k) {
    const char c = behind[k - 1];
    if (c < '0' || c > '7') refuse("digit " + std::to_string(k) + " behind the point is not one of 0 to 7");
    digits_.push_back(c - '0');
  }
  while (digits_.size() > 1 && digits_.back() == 0) digits_.pop_back();
}

std::string OctalCode::text() const {
  std::string text = digits_[0] == 0 ? "." : std::to_string(digits_[0]) + '.';
  for (std::size_t k = 1; k < digits_.size(); ++k) text += std::to_string(digits_[k]);
  return digits_.size() > 1 ? text : text + '0';
}

NimSequence::NimSequence(OctalCode code, std::optional<Mask> forced)
    : code_(std::move(code)), count_(1), marked_(1), forced_(forced) {
  for (std::size_t k = 0; k <= code_.most_taken(); ++k) {
    if (code_.may_leave_two(k)) splits_.push_back(k);
  }
  set_mask(forced_.value_or(0));
}

void NimSequence::set_mask(Mask mask) {
  mask_ = mask;
  rare_value_.resize(count_.size());
  for (std::size_t v = 0; v < rare_value_.size(); ++v)
    rare_value_[v] = std::popcount(static_cast<Mask>(v) & mask) % 2 == 0 ? 1 : 0;
}

bool NimSequence::extend(std::size_t count, const Stop& stop) {
  constexpr std::size_t patience = std::size_t{1} << 21;  // splits: a few milliseconds
  if (count > std::numeric_limits<std::uint32_t>::max())
    throw std::length_error("a nim sequence of more than 2^32 values");
  values_.reserve(count);
  while (values_.size() < count) {
    if (work_ >= patience) {
      work_ = 0;
      if (stop && stop()) return false;
    }
    append(next());
  }
  return true;
}

HeapValue NimSequence::next() {
  std::memset(marked_.data(), 0, marked_.size());
  mark_one_heap();
  mark_rare_splits();
  const std::size_t above = count_.size();  // a power of two above all values: no option is as large
  std::size_t bound = 0, missing = 0;
  for (; bound < above; ++bound) {
    if (marked_[bound] != 0) continue;
    if (rare_value_[bound] == 0) break;
    ++missing;
  }
  if (missing > 0) mark_splits(bound);
  const std::size_t value = least_missing(bound);
  if (value > std::numeric_limits<HeapValue>::max()) throw std::length_error("a nim value of more than 16 bits");
  return static_cast<HeapValue>(value);
}

void NimSequence::mark_one_heap() {
  const std::size_t n = values_.size();
  for (std::size_t k = 1; k <= std::min(code_.most_taken(), n); ++k) {
    if (k == n ? code_.may_end(k) : code_.may_leave_one(k)) marked_[values_[n - k]] = 1;
  }
}

void NimSequence::mark_rare_splits() {
  const std::size_t n = values_.size();
  char* const marked = marked_.data();
  for (const std::size_t k : splits_) {
    if (n < k + 2) continue;
    std::size_t some = rare_.size();
    while (some > 0 && rare_[some - 1].heap >= n - k) --some;  // the other heap is not empty
    const HeapValue* const other = values_.data() + (n - k);
    for (const Rare *r = rare_.data(), *const end = r + some; r != end; ++r) marked[r->value ^ *(other - r->heap)] = 1;
  }
  work_ += rare_.size() + 16;
}

void NimSequence::mark_splits(std::size_t bound) {
  const std::size_t n = values_.size();
  const HeapValue* const values = values_.data();
  char* const marked = marked_.data();
  // All kinds of split together, a stretch of small heaps at a time.
  for (std::size_t from = 1, length = 4; 2 * from <= n;
       from += length, length = std::min<std::size_t>(2 * length, 64)) {
    for (const std::size_t k : splits_) {
      if (n < k + 2) continue;
      const std::size_t end = std::min(from + length, (n - k) / 2 + 1);
      const HeapValue* const other = values + (n - k);
      for (std::size_t a = from; a < end; ++a) marked[values[a] ^ *(other - a)] = 1;
    }
    work_ += length;
    if (least_missing(bound) == bound) return;
  }
}

std::size_t NimSequence::least_missing(std::size_t bound) const {
  const void* const found = std::memchr(marked_.data(), 0, bound);
  return found == nullptr ? bound : static_cast<std::size_t>(static_cast<const char*>(found) - marked_.data());
}

void NimSequence::append(HeapValue value) {
  const std::size_t n = values_.size();
  if (value >= count_.size()) {
    count_.resize(std::bit_ceil(value + std::size_t{1}));
    marked_.resize(count_.size());
    set_mask(mask_);
  }
  values_.push_back(value);
  ++count_[value];
  if (n > 0 && is_rare(value)) rare_.push_back({static_cast<std::uint32_t>(n), value});
  if (!forced_ && (values_.size() >= next_choice_ || rare_.size() > most_rare_)) choose_mask();
}

void NimSequence::choose_mask() {
  // The Walsh–Hadamard transform of the counts gives (heaps with f = 0) − (heaps with f = 1) for every mask.
  std::vector<std::int64_t> excess(count_.begin(), count_.end());
  for (std::size_t bit = 1; bit < excess.size(); bit *= 2) {
    for (std::size_t v = 0; v < excess.size(); ++v) {
      if ((v & bit) != 0) continue;
      const auto low = excess[v], high = excess[v | bit];
      excess[v] = low + high;
      excess[v | bit] = low - high;
    }
  }
  const auto best = static_cast<Mask>(std::min_element(excess.begin(), excess.end()) - excess.begin());
  if (best != mask_) {
    set_mask(best);
    rare_.clear();
    for (std::size_t n = 1; n < values_.size(); ++n) {
      if (is_rare(values_[n])) rare_.push_back({static_cast<std::uint32_t>(n), values_[n]});
    }
  }
  next_choice_ = 2 * values_.size();
  most_rare_ = rare_.size() + rare_.size() / 2 + 16;
}

}  // namespace arete::inline theory
