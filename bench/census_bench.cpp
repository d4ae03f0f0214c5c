// What storing costs beside answering, and how long a report on many rows takes: census_bench [ROWS], 10^6 if not
// given. The rows are answers to heaps of Kayles, which a theorem knows at once.

#include <cstdio>
#include <cstdlib>
#include <filesystem>

#include "census/report.hpp"
#include "census/run.hpp"
#include "seconds.hpp"

namespace {

using namespace arete;
using bench::seconds;

Member heap(std::uint64_t number) {
  Member member{number, {}};
  member.position.game = "kayles";
  member.position.heaps = {static_cast<std::int64_t>(number % 100), static_cast<std::int64_t>(number / 100 % 100)};
  return member;
}

/// A question to rows of an order of magnitude more, without answering them.
void fill(Store& store, std::int64_t question, std::uint64_t rows) {
  std::vector<Answered> batch;
  for (std::uint64_t i = 0; i < rows; ++i) {
    batch.push_back({.row = {.member = i,
                             .outcome = i % 3 == 0 ? "win" : "loss",
                             .score = static_cast<int>(i % 7),
                             .nimber = static_cast<int>(i % 5),
                             .best = 3,
                             .nodes = i,
                             .ms = 0.1,
                             .version = "0"}});
    if (batch.size() == 20'000 || i + 1 == rows) {
      store.add(question, batch);
      batch.clear();
    }
  }
}

}  // namespace

int main(int argc, char** argv) {
  const std::uint64_t rows = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 1'000'000;
  const auto file = std::filesystem::temp_directory_path() / "arete_census_bench.db";
  std::filesystem::remove(file);
  const CensusQuestion asked{.family = stream_name, .game = "kayles"};
  const double answering = seconds([&] {
    for (std::uint64_t i = 0; i < rows; ++i) answer_member(heap(i), asked, {}, false);
  });
  std::printf("%llu answers, one thread     %8.2f s\n", static_cast<unsigned long long>(rows), answering);
  {
    Store store(file, Database::Use::create);
    const auto question = store.question(asked, rows);
    Progress progress;
    std::uint64_t next = 0;
    const auto source = [&]() -> std::optional<Member> {
      return next < rows ? std::optional(heap(next++)) : std::nullopt;
    };
    const double stored =
        seconds([&] { run_census(store, question.id, source, {.asked = asked, .threads = 1}, progress); });
    std::printf("the same, answered and stored %6.2f s: %.2f times as long\n", stored, stored / answering);
    const auto many = store.question({.family = "octal:6", .game = ""}, 10 * rows);
    std::printf("%llu rows more, stored alone %8.2f s\n", static_cast<unsigned long long>(10 * rows),
                seconds([&] { fill(store, many.id, 10 * rows); }));
    std::printf("a report on them             %8.2f s\n", seconds([&] { report_on(store, many); }));
  }
  std::filesystem::remove(file);
}
