// A formula in conjunctive normal form: variables are 1, 2, …, a literal is a variable or its negative.
#pragma once

#include <vector>

namespace arete::inline math {

using Clause = std::vector<int>;

struct Formula {
  int variables = 0;
  std::vector<Clause> clauses;

  int variable() { return ++variables; }
  void add(Clause clause) { clauses.push_back(std::move(clause)); }
  /// At most so many of the literals are true, a literal that is given twice counting twice (Sinz's counter).
  void at_most(int most, const std::vector<int>& literals);
};

}  // namespace arete::inline math
