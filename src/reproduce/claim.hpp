// A claim of a paper, in our words, beside the check that a machine can make of it.
#pragma once

#include <string>
#include <string_view>

namespace arete::inline reproduce {

class Check;

enum class Kind { definition, theorem, lemma, proposition, corollary, claim, table, figure, construction, problem };
const char* word(Kind kind);

/// What a check has come to. `words` go on where the verdict begins: "confirmed up to", "wrong as printed:", "open:".
struct Ruling {
  enum class Sort { confirmed, wrong, open };
  Sort sort;
  std::string words;
};
inline Ruling confirmed(std::string up_to) { return {Ruling::Sort::confirmed, std::move(up_to)}; }
inline Ruling wrong(std::string counterexample) { return {Ruling::Sort::wrong, std::move(counterexample)}; }
inline Ruling open_problem(std::string what_we_know) { return {Ruling::Sort::open, std::move(what_we_know)}; }

struct Claim {
  std::string_view item;  ///< "Theorem 4", "Section 4.1, magic heap sizes"
  Kind kind;
  std::string_view statement;  ///< one or two plain sentences of our own
  std::string_view command;    ///< what a reader types to see it
  Ruling::Sort expected;       ///< what the check comes to; anything else is a fault
  Ruling (*check)(Check&);
  std::string_view picture = {};  ///< the name of a figure in docs/gallery.md, if there is one
};

}  // namespace arete::inline reproduce
