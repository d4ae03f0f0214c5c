// The playground's server among clients that vanish, stall and lie: honest clients lose no answer, 99 of 100 come
// within 50 ms, and memory does not grow after the first minute. Ends with status 1 if one of these is not so.
// soak_bench [SECONDS], ten minutes unless given

#include <algorithm>
#include <cstdio>

#include "soak.hpp"

namespace {

using namespace arete;

/// Half of the time the memory was below this, in the seconds [from, to).
double usual_memory(const std::vector<tests::Footprint>& all, std::size_t from, std::size_t to) {
  std::vector<double> memory;
  for (std::size_t i = from; i < to; ++i) memory.push_back(all[i].memory);
  return tests::part(memory, 0.5);
}

template <class Of>
auto most(const std::vector<tests::Footprint>& all, Of of) {
  return of(*std::max_element(all.begin(), all.end(), [&](const auto& a, const auto& b) { return of(a) < of(b); }));
}

}  // namespace

int main(int argc, char** argv) {
  const double seconds = argc > 1 ? std::stod(argv[1]) : 600;
  tests::Server server;
  const auto report = tests::Soak(server, seconds).run();
  const auto& prints = report.footprints;
  const std::size_t warm = std::min<std::size_t>(60, prints.size() / 3), span = std::max<std::size_t>(1, warm);
  const double early = usual_memory(prints, warm, std::min(warm + span, prints.size())),
               late = usual_memory(prints, prints.size() - span, prints.size()), slow = tests::part(report.ms, 0.99);
  std::printf(
      "%zu answers to honest clients in %.0f s, %d of them 503, %d wrong, %d lost; median %.1f ms, 99%% %.1f, most "
      "%.1f\n",
      report.ms.size(), seconds, report.busy, report.wrong, report.lost, tests::part(report.ms, 0.5), slow,
      tests::part(report.ms, 1));
  std::printf("%d misdeeds, %d whole requests among them without a status\n", report.misdeeds, report.unanswered);
  std::printf(
      "memory %.1f MiB in the %zu s after the first %zu, %.1f in the last; at most %.1f MiB, %d threads, %d files\n",
      early, span, warm, late, most(prints, [](const auto& p) { return p.memory; }),
      most(prints, [](const auto& p) { return p.threads; }), most(prints, [](const auto& p) { return p.files; }));
  const bool grows = late > 1.1 * early,
             good = !grows && report.lost + report.wrong + report.unanswered == 0 && slow <= 50;
  std::printf("%s\n", good ? "kept" : "NOT kept");
  return good && server.alive() ? 0 : 1;
}
