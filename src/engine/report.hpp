// What has been found out about a position, as an answer.
#pragma once

#include "rules/rules.hpp"
#include "rules/nimber.hpp"
#include "rules/finding.hpp"
#include "view/documents/answer.hpp"

namespace arete::inline engine {

/// Where a game stands: whose turn it is, points made so far (the first player's minus the second's), and a solitaire's edges.
struct Standing {
  Player to_move = Player::first;
  Value lead = 0;
  Value edges = 0;
};

inline std::string text(Nimber n) { return n.is_loony() ? "loony" : std::to_string(n.value()); }

/// The outcome for the player to move, past points counted, and the score from here on.
template <class R>
void report(Verdict value, const Standing& standing, Answer& answer) {
  const Verdict final = value.shifted(standing.to_move == Player::first ? standing.lead : -standing.lead);
  answer.to_move = name(standing.to_move);
  if constexpr (Solitaire<R>) {
    const bool least = R::won(final.low, standing.edges), most = R::won(final.high, standing.edges);
    answer.outcome = least == most ? (least ? "win" : "loss") : "unknown";
    answer.edges = standing.edges;
    if (value.exact()) answer.green = final.low;
  } else {
    answer.outcome = final.low > 0 ? "win" : final.high < 0 ? "loss" : final.low == 0 && final.high == 0 ? "tie" : "unknown";
  }
  if constexpr (R::about.play == Play::score) {
    if (value.exact()) {
      answer.score = value.low;
    } else {
      answer.bounds = value;
    }
  }
}

/// What a theorem says, on a board with so many edges.
template <class R>
void report(const Finding& finding, Value edges, Answer& answer) {
  report<R>(finding.value, {finding.to_move, finding.lead, edges}, answer);
  if (finding.nimber) answer.nimber = std::to_string(*finding.nimber);
  if (finding.complete || !finding.best.empty()) answer.best = finding.best;
  answer.line = finding.line;
  answer.starts = finding.starts;
  answer.wins = finding.wins;
  answer.idea = finding.idea;
  answer.method = "theorem";
  answer.source = finding.source;
  answer.limited = !finding.value.exact();
}

/// What a theorem knows remains where a search was stopped, and what can be drawn of it remains in any case. A bound with the
/// move that secures it is worth more than a better one without.
template <class R>
void keep(const Finding& finding, Verdict searched, const Standing& standing, Answer& answer) {
  if (!answer.idea) answer.idea = finding.idea;
  if (searched.exact()) return;
  const bool instead = finding.value.low >= searched.low || !answer.best;
  if (instead) answer.best = finding.best;
  answer.bounds.reset();
  report<R>({instead ? finding.value.low : searched.low, std::min(finding.value.high, searched.high)}, standing, answer);
  answer.source += "; " + finding.source;
}

}  // namespace arete::engine
