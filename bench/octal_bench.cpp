// Nim sequences: Kayles without use of its period, and .376 up to the proof of its period. The signature is a checksum
// of the values; a change of method must not change it.

#include <benchmark/benchmark.h>

#include <string>

#include "theory/octal/heaps.hpp"

namespace {

using namespace arete;

/// FNV-1a over the values, cut to what a counter (a double) holds exactly; the table rounds it, the label does not.
void sign(benchmark::State& state, std::span<const HeapValue> values) {
  std::uint64_t hash = 14695981039346656037u;
  for (const auto value : values) hash = (hash ^ value) * 1099511628211u;
  state.counters["signature"] = static_cast<double>(hash >> 32);
  state.SetLabel("signature " + std::to_string(hash >> 32));
}

void kayles(benchmark::State& state) {
  const auto count = static_cast<std::size_t>(state.range(0));
  for (auto _ : state) {
    NimSequence sequence{OctalCode(".77")};
    sequence.extend(count);
    sign(state, sequence.values());
  }
}

void period_of_376(benchmark::State& state) {
  for (auto _ : state) {
    NimSequence sequence{OctalCode(".376")};
    const auto period = find_period(sequence, 6'000'000);
    if (!period) {
      state.SkipWithError("no period was proved");
      break;
    }
    state.counters["preperiod"] = static_cast<double>(period->preperiod);
    sign(state, sequence.values().first(period->needed() + 1));
  }
}

void winning_moves_in_a_huge_heap(benchmark::State& state) {
  const auto nimbers = PeriodicNimbers::proved(OctalCode(".77")).value();
  const Heaps heaps({1'000'000'000'000'000'000});
  for (auto _ : state) benchmark::DoNotOptimize(winning_moves(nimbers, heaps, 10).moves.data());
}

BENCHMARK(kayles)->Arg(1 << 20)->Unit(benchmark::kMillisecond);
BENCHMARK(period_of_376)->Iterations(1)->Unit(benchmark::kMillisecond);
BENCHMARK(winning_moves_in_a_huge_heap)->Unit(benchmark::kMicrosecond);

}  // namespace

BENCHMARK_MAIN();
