// What a search may spend: time, nodes, memory, and the patience of whoever asked. A search that has spent
// its budget throws BudgetSpent, which the solver turns into a weaker verdict.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <limits>
#include <optional>

namespace arete::inline base {

struct Limits {
  std::optional<std::chrono::duration<double>> time;
  std::optional<std::uint64_t> nodes;
  std::optional<std::uint64_t> memory;             ///< bytes for tables
  const std::atomic<bool>* cancelled = nullptr;    ///< set from outside to stop
  std::atomic<std::uint64_t>* progress = nullptr;  ///< counts nodes, for whoever watches
};

struct BudgetSpent {};

class Budget {
 public:
  using Clock = std::chrono::steady_clock;

  explicit Budget(const Limits& limits) : limits_(limits), start_(Clock::now()), last_(start_) {}

  /// Counts a node that is about to be searched.
  void spend_node() {
    if (limits_.nodes && nodes_ >= *limits_.nodes) throw BudgetSpent{};
    ++nodes_;
    if (nodes_ >= next_) after_nodes();
  }
  /// For work that expands no node: looks at the clock now and then.
  void look() {
    if (++looks_ % most_between == 0) check_clock(Clock::now());
  }
  /// Counts memory that a table is about to take.
  void spend_memory(std::uint64_t bytes) {
    const auto taken = memory_.fetch_add(bytes, std::memory_order_relaxed) + bytes;
    if (limits_.memory && taken > *limits_.memory) throw BudgetSpent{};
  }

  /// Memory that a table would like to have: false if it has to do without.
  bool grant(std::uint64_t bytes) {
    if (limits_.memory && memory_.load(std::memory_order_relaxed) + bytes > *limits_.memory) return false;
    memory_.fetch_add(bytes, std::memory_order_relaxed);
    return true;
  }
  void give_back(std::uint64_t bytes) { memory_.fetch_sub(bytes, std::memory_order_relaxed); }

  /// Counts nodes that were searched with another budget.
  void add_nodes(std::uint64_t nodes) { nodes_ += nodes; }
  std::uint64_t nodes() const { return nodes_; }
  /// How often work that expands no node has come by: between two of these nothing stops it.
  std::uint64_t looks() const { return looks_; }
  /// What is taken of the memory now.
  std::uint64_t memory() const { return memory_.load(std::memory_order_relaxed); }
  double seconds() const { return std::chrono::duration<double>(Clock::now() - start_).count(); }

 private:
  static constexpr std::uint64_t most_between = 256;

  /// A node of a small board takes less than a look at the clock, one of a large board milliseconds: the number of
  /// nodes between two looks follows the time that they take.
  void after_nodes() {
    constexpr std::chrono::milliseconds soon{1}, late{8};
    const auto now = Clock::now();
    if (limits_.progress != nullptr) limits_.progress->fetch_add(between_, std::memory_order_relaxed);
    check_clock(now);
    if (now - last_ > late) between_ = std::max<std::uint64_t>(1, between_ / 2);
    if (now - last_ < soon) between_ = std::min(most_between, 2 * between_);
    last_ = now;
    next_ = nodes_ + between_;
  }
  void check_clock(Clock::time_point now) const {
    if (limits_.cancelled != nullptr && limits_.cancelled->load(std::memory_order_relaxed)) throw BudgetSpent{};
    if (limits_.time && now - start_ > *limits_.time) throw BudgetSpent{};
  }

  Limits limits_;
  Clock::time_point start_, last_;
  std::uint64_t nodes_ = 0, looks_ = 0, between_ = 8, next_ = between_;
  std::atomic<std::uint64_t> memory_{0};  // tables may be shared
};

}  // namespace arete::inline base
