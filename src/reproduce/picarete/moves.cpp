// The table of moves in the proof of Theorem 2, as it is printed, against what the removal of each edge of each small
// connected graph does.

#include <algorithm>
#include <map>
#include <set>

#include "reproduce/picarete/checks.hpp"
#include "reproduce/picarete/small_configurations.hpp"

namespace arete::inline reproduce::as_printed {
namespace {

/// A row: a type, and what its components become, by columns. The third letter may also be * for any, x for o or e, z
/// for ∅ or e; alternatives are separated by blanks, components by +. The paper's E_{i,∗} ("impair") is E_{o,∗}.
struct Row {
  const char *from, *points, *connected, *apart;
};

constexpr const char *of_odd_o = "Oo*+Oex Oox+Oe0 Oo*+IE Eo*+Eex Eox+Ee0",
                     *of_odd_e = "Oo*+Oox Oox+Oo0 Oe*+Oex Oex+Oe0 Oe*+IE Eo*+Eox Eox+Eo0 Ee*+Eex Eex+Ee0",
                     *of_even_o = "Oo*+Eex Oox+Ee0 Eo*+Oex Eox+Oe0 Eo*+IE",
                     *of_even_e = "Oo*+Eox Oox+Eo0 Oe*+Eex Oex+Ee0 Ee*+IE";
constexpr Row table[] = {{"IE", "", "", ""},
                         {"Oo0", "", "Eo*", "Oo*+Oe* Eo*+Ee*"},
                         {"Ooe", "Eeo", "Eox", of_odd_o},
                         {"Ooo", "Eez", "Eox", of_odd_o},
                         {"Oe0", "", "Ee*", "Oo*+Oo* Oe*+Oe* Eo*+Eo* Ee*+Ee*"},
                         {"Oee", "Eoo", "Eex", of_odd_e},
                         {"Oeo", "Eoz", "Eex", of_odd_e},
                         {"Eo0", "", "Oo*", "Oo*+Ee* Eo*+Oe*"},
                         {"Eoe", "IE Oeo", "Oox", of_even_o},
                         {"Eoo", "Oez", "Oox", of_even_o},
                         {"Ee0", "", "IE Oe*", "Oo*+Eo* Oe*+Ee*"},
                         {"Eee", "Ooo", "Oex", of_even_e},
                         {"Eeo", "Ooz", "Oex", of_even_e}};

/// What a move makes of a component; the types are sorted.
struct Move {
  Type from;
  Value points = 0;
  std::vector<Type> to;
  auto operator<=>(const Move&) const = default;

  std::string text() const {
    std::string parts;
    for (const auto& part : to) parts += (parts.empty() ? "" : " + ") + printed(part);
    return printed(from) + " → " + (parts.empty() ? "∅" : parts);
  }
};

std::vector<std::string> split(const std::string& text, char at) {
  std::vector<std::string> parts;
  std::string part;
  for (const char c : text + at) {
    if (c != at) {
      part += c;
    } else if (!part.empty()) {
      parts.push_back(std::exchange(part, ""));
    }
  }
  return parts;
}

std::vector<Type> meant_by(const std::string& pattern) {
  static const std::map<char, std::string> rests{{'*', "0eo"}, {'x', "oe"}, {'z', "0e"}};
  if (pattern == "IE") return {pattern};
  const auto it = rests.find(pattern[2]);
  std::vector<Type> types;
  for (const char rest : it == rests.end() ? pattern.substr(2) : it->second)
    types.push_back(pattern.substr(0, 2) + rest);
  return types;
}

/// Every move that a column prints.
void expand(const char* from, Value points, const std::string& column, std::set<Move>& moves) {
  for (const auto& alternative : split(column, ' ')) {
    std::vector<std::vector<Type>> partial{{}};
    for (const auto& pattern : split(alternative, '+')) {
      std::vector<std::vector<Type>> longer;
      for (const auto& to : partial) {
        for (const auto& type : meant_by(pattern)) longer.push_back(to), longer.back().push_back(type);
      }
      partial = std::move(longer);
    }
    for (auto& to : partial) {
      std::sort(to.begin(), to.end());
      moves.insert({from, points, std::move(to)});
    }
  }
}

std::set<Move> printed_moves() {
  std::set<Move> moves{{"IE", 2, {}}};
  for (const auto& row : table) {
    expand(row.from, 1, row.points, moves);
    expand(row.from, 0, row.connected, moves);
    expand(row.from, 0, row.apart, moves);
  }
  return moves;
}

}  // namespace

Ruling table_of_moves(Check& check) {
  const int most = check.size(9, 11, 13);
  const SmallConfigurations small(most);
  const auto in_table = printed_moves();
  std::map<Move, std::string> seen;  // with the smallest graph that has it
  std::string missing;
  for (std::size_t i = 0; i < small.graphs.connected().size(); ++i) {
    for (std::size_t e = 0; e < small.graphs.connected()[i].edges.size(); ++e) {
      check.count("moves");
      const auto step = small.graphs.remove({i}, e);
      Move move{small.type(i), step.points, {}};
      for (const auto part : step.next) move.to.push_back(small.type(part));
      std::sort(move.to.begin(), move.to.end());
      if (!seen.try_emplace(move, small.written({i})).second || in_table.contains(move)) continue;
      missing += (missing.empty() ? "" : "; also lacks ") + seen[move] + " has the move " + move.text();
    }
  }
  std::size_t unseen = 0;
  std::string connected;  // what is printed of moves that do not disconnect; the others are given by wide patterns
  for (const auto& move : in_table) {
    if (seen.contains(move)) continue;
    ++unseen;
    if (move.to.size() == 1) connected += (connected.empty() ? "" : ", ") + move.text();
  }
  const auto rest = std::to_string(seen.size()) + " sorts of moves occur up to " + std::to_string(most) +
                    " edges; of the " + std::to_string(in_table.size()) + " that the patterns of the table allow, " +
                    std::to_string(unseen) + " do not" +
                    (connected.empty() ? "" : ", and of those that leave one component " + connected);
  return missing.empty() ? confirmed(std::to_string(most) + " edges; " + rest)
                         : wrong(missing + ", which the table lacks. " + rest);
}

}  // namespace arete::inline reproduce::as_printed
