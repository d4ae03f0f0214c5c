// Theorem 2, Corollary 3 and what is said around them.

#include <map>

#include "reproduce/picarete/checks.hpp"
#include "reproduce/picarete/small_configurations.hpp"

namespace arete::inline reproduce::as_printed {
namespace {

/// Every case of Theorem 2: a type of configurations, and where it matters the parity of |E_{e,o}|.
std::string case_of(const Configuration& c) {
  const bool matters = c.p()[1] == 1;
  return '(' + c.bits() + ')' + (matters ? c.odd_eeo() ? " with |E_{e,o}| odd" : " with |E_{e,o}| even" : "");
}
constexpr std::size_t cases = 12;

}  // namespace

Ruling theorem_2(Check& check) {
  const int most = check.size(9, 12, 13);
  const SmallConfigurations small(most);
  small.each(check, [&](const SmallGraphs::Sum& sum, const Configuration& c, Value value) {
    if (!c.keeps_bound(value)) throw Contradiction(small.written(sum) + " is of type (" + c.bits() + ')');
  });
  check.note("every value by the rule alone; a proof is docs/theory/picarete.md");
  return confirmed(up_to_edges(most));
}

Ruling corollary_3(Check& check) {
  const int most = check.size(9, 11, 13);
  const SmallConfigurations small(most);
  small.each(check, [&](const SmallGraphs::Sum& sum, const Configuration& c, Value value) {
    const auto bits = c.bits();
    const bool holds = c.odd_group()                    ? value > 0
                       : bits == "000" || bits == "101" ? value <= 0
                       : c.odd_eeo()                    ? value < 0
                                                        : true;
    if (!holds) throw Contradiction(small.written(sum));
  });
  return confirmed(up_to_edges(most));
}

Ruling proof_of_corollary_3(Check& check) {
  const int most = check.size(8, 11, 13);
  const SmallConfigurations small(most);
  std::string counterexample;
  const std::map<std::string, int> least{{"010", 1}, {"101", 1}, {"011", 2}, {"110", 1}};
  small.each(check, [&](const SmallGraphs::Sum& sum, const Configuration& c, Value) {
    if (c.bits() == "101" && c.f() > 1 && counterexample.empty())
      counterexample = small.written(sum) + " is of type (101) and f(C) = " + std::to_string(c.f());
    const auto it = least.find(c.bits());
    if (it != least.end() && c.f() < it->second) throw Contradiction(small.written(sum));
  });
  return wrong(counterexample + ". Confirmed up to " + up_to_edges(most) +
               ": f(C) ≥ 1 for (101), which is what the proof needs, f(010) ≥ 1, f(011) ≥ 2 and f(110) ≥ 1");
}

Ruling only_110_wins(Check& check) {
  const int most = check.size(9, 11, 13);
  const SmallConfigurations small(most);
  std::string win;
  small.each(check, [&](const SmallGraphs::Sum& sum, const Configuration& c, Value value) {
    if (c.odd_group() || value <= 0) return;
    if (c.bits() != "110" || c.odd_eeo()) throw Contradiction(small.written(sum));
    if (win.empty()) win = small.written(sum) + " is won by " + std::to_string(value);
  });
  if (win.empty()) throw Contradiction("no configuration of type (110) is won");
  return confirmed(up_to_edges(most) + "; the smallest: " + win);
}

Ruling sharp_examples(Check& check) {
  constexpr int enough = 11;  // edges: (111) with |E_{e,o}| odd has no smaller example
  const int most = std::max(enough, check.size(enough, enough, 13));
  const SmallConfigurations small(most);
  std::map<std::string, std::string> sharp;
  small.each(check, [&](const SmallGraphs::Sum& sum, const Configuration& c, Value value) {
    if (!sum.empty() && value == c.bound()) sharp.try_emplace(case_of(c), small.written(sum));
  });
  if (sharp.size() != cases) throw Contradiction("only " + std::to_string(sharp.size()) + " cases have an example");
  std::string found;
  for (const auto& [name, document] : sharp) found += (found.empty() ? "" : ", ") + name + ' ' + document;
  return confirmed("all 12 cases of the theorem; smallest examples: " + found);
}

Ruling with_an_isolated_edge(Check& check) {
  const int most = check.size(8, 10, 12);
  const SmallConfigurations small(most + 1);
  for (const auto& sum : small.graphs.sums()) {
    const auto c = small.configuration(sum);
    if (small.graphs.edges(sum) > static_cast<std::size_t>(most) || c.p()[0] == 1) continue;
    if (small.graphs.value(sum) != c.bound()) continue;
    auto with = sum;
    with.insert(with.begin(), 0);  // the first of the connected graphs is the isolated edge
    check.expect(small.graphs.value(with) == small.configuration(with).bound(), "graphs whose value is the bound",
                 [&] { return small.written(with); });
  }
  return confirmed(up_to_edges(most) + " and an isolated edge: each of them, not only the paper's examples");
}

}  // namespace arete::inline reproduce::as_printed
