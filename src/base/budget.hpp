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

  explicit Budget(const Limits& limits) : limits_(limits), start_(Clock::now()) {}

  /// Counts a node that is about to be searched.
  void spend_node() {
    if (limits_.nodes && nodes_ >= *limits_.nodes) throw BudgetSpent{};
    ++nodes_;
    if (nodes_ % stride == 0) check_clock(true);
  }
  /// For work that expands no node: looks at the clock now and then.
  void look() {
    if (++looks_ % stride == 0) check_clock(false);
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
  double seconds() const { return std::chrono::duration<double>(Clock::now() - start_).count(); }

 private:
  static constexpr std::uint64_t stride = 256;

  void check_clock(bool searched) const {
    if (searched && limits_.progress != nullptr) limits_.progress->fetch_add(stride, std::memory_order_relaxed);
    if (limits_.cancelled != nullptr && limits_.cancelled->load(std::memory_order_relaxed)) throw BudgetSpent{};
    if (limits_.time && Clock::now() - start_ > *limits_.time) throw BudgetSpent{};
  }

  Limits limits_;
  Clock::time_point start_;
  std::uint64_t nodes_ = 0, looks_ = 0;
  std::atomic<std::uint64_t> memory_{0};  // tables may be shared
};

}  // namespace arete::inline base
