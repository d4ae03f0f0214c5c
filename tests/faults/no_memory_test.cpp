// Every allocation of writing an answer fails once, each in a process of its own: it throws, or ends the process where
// a destructor of the JSON library asks for memory, and never crashes.

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <exception>
#include <new>

#include "view/documents/answer.hpp"

namespace {

long left = 0;  // allocations up to the one that fails, if there is one

}  // namespace

void* operator new(std::size_t size) {
  void* memory = left > 0 && --left == 0 ? nullptr : std::malloc(size == 0 ? 1 : size);
  if (memory == nullptr) throw std::bad_alloc();
  return memory;
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace arete::tests {
namespace {

enum Ending : int { whole = 0, told = 3 };

/// How a process ends in which the k-th allocation of the work fails.
template <class Work>
int status_without(long k, Work work) {
  const pid_t child = fork();
  if (child == 0) {
    std::set_terminate([] { _exit(told); });
    left = k;
    try {
      work();
    } catch (const std::bad_alloc&) {
      _exit(told);
    }
    _exit(whole);
  }
  int status = -1;
  waitpid(child, &status, 0);
  return status;
}

template <class Work>
void expect_no_crash(Work work) {
  long k = 0;
  for (int status = -1; status != whole; ++k) {
    status = status_without(k + 1, work);
    ASSERT_TRUE(WIFEXITED(status)) << "allocation " << k + 1 << ": signal " << WTERMSIG(status);
    ASSERT_LT(k, 10'000);
  }
  EXPECT_GT(k, 5) << "allocations are counted";
}

TEST(NoMemory, an_answer_is_written_or_it_is_told) {
  Answer answer;
  answer.outcome = Outcome::win;
  answer.best = {{0, 1}, {2, 3}};
  Idea idea{.name = "pairs"};
  idea.groups.push_back({.name = "first", .vertices = {0, 1}, .lines = {{0, 1}}, .cells = {{0, 1}}});
  idea.groups.back().links.push_back({.from = {0, 0}, .to = {0, 1}});
  idea.facts.push_back({.name = "sum", .numbers = {1, 2}});
  answer.idea = idea;
  expect_no_crash([&] { answer.claim(); });
  expect_no_crash([&] { answer.to_json(); });
}

TEST(NoMemory, an_error_is_written_or_it_is_told) {
  expect_no_crash([] { error_json("line 1", "a message that is longer than a short string"); });
}

}  // namespace
}  // namespace arete::tests
