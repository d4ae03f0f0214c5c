// A budget ends work in time, whatever a node takes.

#include "base/budget.hpp"

#include <gtest/gtest.h>

#include <thread>

namespace arete::tests {
namespace {

/// The nodes that are searched before the budget is spent, each of which takes so long.
std::uint64_t nodes_within(const Limits& limits, std::chrono::milliseconds each) {
  Budget budget(limits);
  try {
    for (;;) {
      budget.spend_node();
      std::this_thread::sleep_for(each);
    }
  } catch (const BudgetSpent&) {
    return budget.nodes();
  }
}

TEST(Budget, ends_slow_nodes_a_few_after_the_time_is_over) {
  const std::chrono::milliseconds each{5}, time{100};
  EXPECT_LE(nodes_within({.time = time}, each), time / each + 10);
}

TEST(Budget, counts_every_node_for_whoever_watches) {
  std::atomic<std::uint64_t> progress{0};
  const std::uint64_t most = 10'000;
  EXPECT_EQ(nodes_within({.nodes = most, .progress = &progress}, {}), most);
  EXPECT_LE(progress, most);
  EXPECT_GT(progress, most - 600);
}

TEST(Budget, gives_back_what_a_share_has_taken) {
  Budget budget({.memory = 100});
  budget.spend_memory(30);
  EXPECT_TRUE(budget.grant(70));
  EXPECT_FALSE(budget.grant(1));
  budget.give_back(70);
  EXPECT_EQ(budget.memory(), 30u);
  EXPECT_THROW(budget.spend_memory(71), BudgetSpent);
}

}  // namespace
}  // namespace arete::tests
