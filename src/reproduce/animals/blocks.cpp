// Section 4: the tumbling blocks, up to F28.

#include <algorithm>
#include <map>

#include "achievement/breaker/priorities.hpp"
#include "achievement/dependencies.hpp"
#include "achievement/paper_names.hpp"
#include "reproduce/animals/checks.hpp"
#include "reproduce/animals/literal.hpp"

namespace arete::inline reproduce::animals {
namespace {

bool has_part(const Animal& big, const Animal& small) { return !literal::copies_inside(blocks(), small, big).empty(); }

/// The children of winners, by the definition: one more cell that shares an end.
std::set<Animal> grown(const std::vector<Animal>& parents) {
  std::set<Animal> list;
  for (const auto& parent : parents) {
    for (const Cell c : parent) {
      for (const Cell d : blocks().neighbours(c)) {
        if (has(parent, d)) continue;
        Animal child = parent;
        child.insert(std::lower_bound(child.begin(), child.end(), d), d);
        list.insert(canonical(blocks(), child));
      }
    }
  }
  return list;
}

void expect_all_paved(Check& check, const std::string& name, std::size_t count) {
  const auto losers = called(blocks().name(), name);
  check.expect(losers.size() == count, "names", [&] { return name; });
  for (const auto* item : losers) expect_paved(check, blocks(), *item);
}

/// The responses of unit period of each of the losers that may be F13.
std::vector<std::pair<const ClassifiedAnimal*, Priorities>> with_priorities(Check& check) {
  std::vector<std::pair<const ClassifiedAnimal*, Priorities>> list;
  for (const auto* item : called(blocks().name(), "F11-F16")) {
    const auto found = find_priorities(blocks(), item->animal, {1, 2}, {.index = 1, .length = 3, .stop = {}});
    check.expect(found.has_value(), "animals", [&] { return document_of(blocks(), item->animal); });
    list.emplace_back(item, *found);
  }
  return list;
}

/// Whether the arrows alone stop an order of the cells: one leads to a cell from an earlier one, and what it is given
/// is earlier still.
bool stopped(const std::vector<Dependency>& arrows, const Animal& order) {
  const auto place = [&](Cell c) { return std::find(order.begin(), order.end(), c); };
  return std::any_of(arrows.begin(), arrows.end(), [&](const Dependency& d) {
    return place(d.from) < place(d.to) && (!d.given || place(*d.given) < place(d.from));
  });
}

}  // namespace

Ruling procedure(Check& check) {
  const std::map<std::size_t, std::size_t> printed{{1, 1}, {2, 3}, {3, 8}, {4, 5}, {5, 0}};
  std::vector<Animal> parents{{{0, 1}}}, losers;
  for (const auto& [size, count] : printed) {
    std::vector<Animal> candidates;
    for (const auto& animal : size == 1 ? std::set<Animal>(parents.begin(), parents.end()) : grown(parents)) {
      const auto loses = [&](const Animal& loser) { return has_part(animal, loser); };
      if (std::none_of(losers.begin(), losers.end(), loses)) candidates.push_back(animal);
    }
    check.expect(candidates.size() == count, "sizes",
                 [&] { return std::to_string(candidates.size()) + " candidates"; });
    parents.clear();
    for (const auto& animal : candidates) {
      const auto& all = classified(blocks().name());
      const auto at = std::find_if(all.begin(), all.end(), [&](const auto& item) { return item.animal == animal; });
      check.expect(at != all.end() && !at->loser, "candidates", [&] { return document_of(blocks(), animal); });
      (at->finding.breaker_wins() ? losers : parents).push_back(animal);
    }
  }
  return confirmed("all sizes: no candidate has five cells");
}

Ruling names(Check& check) {
  const auto name = [](const Animal& animal) { return paper_name(blocks(), animal); };
  std::map<std::string, std::size_t> counts;
  for (std::size_t size = 1; size <= 4; ++size) {
    for (const auto& animal : animals_of_size(blocks(), size)) ++counts[name(animal)];
  }
  counts.erase("");
  const std::map<std::string, std::size_t> printed{{"F1", 1},    {"F2", 1},     {"F3", 1},      {"F4", 1},
                                                   {"F5-F8", 4}, {"F9/F10", 2}, {"F11-F16", 6}, {"F18/F20/F24", 3},
                                                   {"F28", 1},   {"F41", 1}};
  check.expect(counts == printed, "lists of names", [] { return std::string("another number of animals"); });
  for (const auto& animal : animals_of_size(blocks(), 2)) {
    const bool loses = truth::true_verdict({&blocks(), animal, {1, 2}}) == Verdict::of(-1);
    const bool hexagonal = connected(tiling("hexagonal-edges"), animal);
    check.expect(name(animal) == (loses       ? "F2"
                                  : hexagonal ? "F4"
                                              : "F3"),
                 "names", [&] { return document_of(blocks(), animal); });
  }
  for (const auto& animal : animals_of_size(blocks(), 3)) {
    const bool pair = has_part(animal, {{0, 1}, {0, 3}});
    check.expect((name(animal) == "F5-F8") == pair, "names", [&] { return document_of(blocks(), animal); });
  }
  for (const auto& animal : animals_of_size(blocks(), 4)) {
    // Four faces around one have a side in common with it: the cells make angles of 60 degrees with it.
    const auto middle = [&](Cell c) {
      const auto next = tiling("hexagonal-edges").neighbours(c);
      return Animal(next.begin(), next.end()) == animal;
    };
    const auto near = truth::near(blocks(), 6);
    check.expect((name(animal) == "F41") == std::any_of(near.begin(), near.end(), middle), "names",
                 [&] { return document_of(blocks(), animal); });
  }
  return confirmed("four cells; the text leaves open which of {F9, F10}, {F11, ..., F16} and {F18, F20, F24} is which");
}

Ruling tree(Check& check) {
  std::map<std::size_t, std::map<char, std::size_t>> levels;
  for (const auto& item : classified(blocks().name())) {
    if (!item.loser) ++levels[item.size][item.finding.maker_wins() ? 'w' : item.finding.breaker_wins() ? 'l' : '?'];
    for (const auto p : item.parents) {
      const auto& all = classified(blocks().name());
      const auto parent = std::find_if(
          all.begin(), all.end(), [&](const auto& other) { return other.size + 1 == item.size && other.number == p; });
      check.expect(has_part(item.animal, parent->animal) && !parent->finding.breaker_wins(), "lines of the tree",
                   [&] { return document_of(blocks(), item.animal); });
    }
  }
  const decltype(levels) printed{
      {1, {{'w', 1}}}, {2, {{'w', 2}, {'l', 1}}}, {3, {{'w', 2}, {'l', 6}}}, {4, {{'l', 4}, {'?', 1}}}};
  check.expect(levels == printed, "trees", [] { return std::string("another number of animals in a level"); });
  return confirmed("all sizes");
}

Ruling proposition_4_1(Check& check) {
  expect_all_paved(check, "F2", 1);
  const auto& f2 = called(blocks().name(), "F2").front()->animal;
  check.expect(truth::true_verdict({&blocks(), f2, {1, 2}}) == Verdict::of(-1), "counts of partners",
               [&] { return document_of(blocks(), f2); });
  return confirmed("the whole board");
}

Ruling proposition_4_2(Check& check) {
  const auto winners = called(blocks().name(), "F9/F10");
  check.expect(winners.size() == 2, "names", [] { return std::string("F9/F10"); });
  for (const auto* item : winners) expect_won(check, blocks(), *item);
  return confirmed("the whole board");
}

Ruling proposition_4_3(Check& check) {
  expect_all_paved(check, "F11-F16", 6);
  return confirmed("the whole board");
}

Ruling proposition_4_4(Check& check) {
  for (const auto& [item, priorities] : with_priorities(check)) {
    const auto strategy = literal::by_priorities(blocks(), priorities);
    check.expect(literal::holds(blocks(), item->animal, strategy, truth::near(blocks(), 2), 4),
                 "strategies played against every line of the maker on a few cells",
                 [&, item = item] { return document_of(blocks(), item->animal); });
    for (const auto& placement : placements_in_period(blocks(), item->animal, priorities.period)) {
      const auto arrows = dependencies(blocks(), placement, priorities, 2);
      Animal order = placement;
      do {
        check.expect(stopped(arrows, order), "orders of the cells of a placement, each stopped by an arrow",
                     [&] { return document_of(blocks(), placement); });
      } while (std::next_permutation(order.begin(), order.end()));
    }
  }
  return confirmed("the whole board, for each of the six animals that F13 may be");
}

Ruling dependency_digraphs(Check& check) {
  std::size_t sixes = 0;
  for (const auto& [item, priorities] : with_priorities(check)) {
    const auto placements = placements_in_period(blocks(), item->animal, priorities.period);
    sixes += placements.size() == 6;
    for (const auto& placement : placements) {
      for (const auto& arrow : dependencies(blocks(), placement, priorities, 2)) {
        // An arrow says what play does: after her marks on `given` and `from` the breaker has `to`.
        truth::Cells maker, breaker;
        const auto strategy = literal::by_priorities(blocks(), priorities);
        const auto mark = [&](Cell c) {
          maker.insert(c);
          for (const Cell answer : strategy(c, maker, breaker)) breaker.insert(answer);
        };
        if (arrow.given) mark(*arrow.given);
        if (!breaker.contains(arrow.from)) mark(arrow.from);
        check.expect(breaker.contains(arrow.to) || breaker.contains(arrow.from), "arrows",
                     [&] { return document_of(blocks(), placement); });
      }
    }
  }
  check.expect(sixes == 4, "counts of animals with six placements", [&] { return std::to_string(sixes); });
  return confirmed("the six animals that F13 may be; four of them have six placements, as it has");
}

Ruling proposition_4_5(Check& check) {
  expect_all_paved(check, "F18/F20/F24", 3);
  expect_all_paved(check, "F41", 1);
  return confirmed("the whole board");
}

}  // namespace arete::inline reproduce::animals
