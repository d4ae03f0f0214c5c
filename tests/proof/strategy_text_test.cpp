// A strategy is written whole or not at all.

#include <gtest/gtest.h>

#include <new>
#include <ostream>

#include "proof/strategy.hpp"

namespace arete::tests {
namespace {

/// Has room for so many letters.
class Room : public std::streambuf {
 public:
  explicit Room(int letters) : left_(letters) {}

 private:
  int overflow(int letter) override {
    if (left_-- == 0) throw std::bad_alloc();
    return letter;
  }

  int left_;
};

TEST(StrategyText, does_not_leave_off_without_a_word_where_memory_is_lacking) {
  Strategy strategy;
  strategy.moves = {1, 2, 3};
  const int needed = static_cast<int>(std::string("moves 1 2 3\n").size());
  for (int letters = 0; letters <= needed; ++letters) {
    Room room(letters);
    std::ostream out(&room);
    if (letters < needed) {
      EXPECT_THROW(strategy.write(out), std::bad_alloc) << letters;
    } else {
      EXPECT_NO_THROW(strategy.write(out));
    }
  }
}

}  // namespace
}  // namespace arete::tests
