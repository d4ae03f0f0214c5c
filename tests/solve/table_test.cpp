// The tables of a search: one thread's until another joins, and nothing is lost when they are cut into shards.

#include "solve/table.hpp"

#include <gtest/gtest.h>

#include "base/bits.hpp"

namespace arete::tests {
namespace {

using Key = Bits<1>;
using Numbers = Table<Key, int>;

Key key_of(std::size_t i) {
  Key key;
  for (std::size_t bit = 0; bit < 20; ++bit) key = i >> bit & 1 ? key.with(3 * bit) : key;
  return key;
}
/// Looked up as a search does, or −1.
int at(Numbers& table, std::size_t i) { return table.find(key_of(i)).value_or(-1); }

TEST(Table, keeps_what_it_knows_when_another_thread_joins) {
  constexpr int many = 200;  // of which none has to make room for another
  Budget budget{Limits{}};
  Sharing sharing;
  Numbers table(budget, &sharing), untouched(budget, &sharing);
  for (int i = 0; i < many; ++i) table.update(key_of(static_cast<std::size_t>(i)), [=](int& value) { value = i; });
  const std::atomic<bool> stop{false};
  std::atomic<int> missing{0};
  std::atomic<bool> joined{false};
  std::jthread other([&] {
    if (!sharing.join(stop)) return;
    for (int i = 0; i < many; ++i) missing += at(table, static_cast<std::size_t>(i)) != i;
    untouched.update(key_of(1), [](int& value) { value = 5; });
    joined = true;
  });
  for (int i = 0; !joined; i = (i + 1) % many) missing += at(table, static_cast<std::size_t>(i)) != i;
  other.join();
  EXPECT_EQ(missing, 0);
  EXPECT_EQ(at(untouched, 1), 5);
}

TEST(Table, is_written_by_several_threads_at_once) {
  Budget budget{Limits{}};
  Sharing sharing;
  Numbers table(budget, &sharing);
  const std::atomic<bool> stop{false};
  const auto count = [&] {
    for (std::size_t i = 0; i < 20'000; ++i) table.update(key_of(i % 100), [](int& value) { ++value; });
  };
  {
    std::jthread other([&] {
      if (sharing.join(stop)) count();
    });
    count();
    while (!sharing.shared()) at(table, 0);  // as a search that goes on
  }
  for (std::size_t i = 0; i < 100; ++i) EXPECT_EQ(at(table, i), 400) << i;
}

TEST(Table, lets_nobody_join_a_search_that_has_ended) {
  Sharing sharing;
  const std::atomic<bool> stop{true};
  EXPECT_FALSE(sharing.join(stop));
}

TEST(Table, gives_its_memory_back_when_it_is_cut) {
  Limits limits;
  limits.memory = 1'000'000;
  Budget budget{limits};
  Sharing sharing;
  Numbers table(budget, &sharing);
  for (std::size_t i = 0; i < 6000; ++i) table.update(key_of(i), [](int& value) { value = 1; });
  std::atomic<bool> stop{false};
  std::jthread other([&] { sharing.join(stop); });
  while (!sharing.shared()) at(table, 0);
  EXPECT_TRUE(budget.grant(900'000));  // the smallest shards are not counted, and nothing else is left
}

}  // namespace
}  // namespace arete::tests
