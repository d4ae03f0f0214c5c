// The maker's search in a window for the weak (1, b) game, an AND–OR search in which the breaker's answers are hitting
// sets.
//
// A position is what the placements still lack: the breaker's marks remove placements, the maker's remove cells from
// them. When the breaker is to move, every way in which the maker can go on needs some cells free, and he must take one
// from each. So she is asked first how she wins if he takes the cells that matter most, then how if he takes one that
// this needs and what matters most besides, and so on, until b marks cannot hit all that she has shown or he has found
// marks that she has no answer to. What she has shown is a situation with its letters.
//
// Two limits make the search finite: `marks`, her marks to come, and `slack`, the marks that the breaker has free,
// those not forced by a placement that lacks one cell. Growing slack finds the wins by threats first. A position is
// lost for her by the criterion of Erdős and Selfridge, as J. Beck has it for biased games, if the sum of (1+b)^−m over
// placements that lack m cells is below 1 before the breaker's turn, or below 1/(1+b) before hers. The same sum over
// the placements that lack a cell says how much the cell matters.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

#include "achievement/maker/maker_window.hpp"
#include "board/tilings/achievement.hpp"

namespace arete::inline achievement {

struct WonSituation;

/// A way to go on: mark `mark` to be in the next situation. It uses the maker's marks in `core` and needs the cells of
/// `needs` free.
struct WonLetter {
  std::size_t mark = 0;
  std::shared_ptr<const WonSituation> next;
  CellSet core, needs;
};

/// Won for the maker though the breaker is to move. Without letters: the animal.
struct WonSituation {
  std::vector<WonLetter> letters;
  CellSet core, neighbourhood;
};

/// A position in which the maker, who is to move, does not win with so many marks and such slack: what she has marked
/// of the placements that are alive, and what these lack. Up to the symmetries of the window.
struct FailedPosition {
  CellSet marked, free;
  int marks = 0, slack = 0;
};

/// Whether the search is made for a game: the maker marks one cell a turn, the breaker not too many, and the sums fit a
/// machine word.
bool can_search(const Achievement& game);

class MakerSearch {
 public:
  /// `stop` is asked from time to time and ends the search by true; so do so many nodes.
  MakerSearch(const Window& window, int breaker, std::uint64_t nodes, std::function<bool()> stop);

  /// The situation after a mark on the window's first cell, if she wins with at most so many marks in all and such
  /// slack.
  std::shared_ptr<const WonSituation> solve(int marks, int slack);
  /// Tells of each failure with at least so many marks to come, so that a later search can be told to know it.
  void report_failures(int least_marks, std::function<void(const FailedPosition&)> report);
  void know(const FailedPosition& failure);
  /// It ended for want of nodes or because it was told to: that nothing was found then says nothing.
  bool stopped() const { return stopped_; }
  std::uint64_t nodes() const { return nodes_; }

 private:
  struct Lack {
    CellSet cells;
    int size;
    std::size_t placement;
  };
  using Lacks = std::vector<Lack>;
  using Values = std::array<std::int64_t, CellSet::capacity>;
  struct Key {
    CellSet marked, free;
    auto operator<=>(const Key&) const = default;
    bool operator==(const Key&) const = default;
  };
  struct Hash {
    std::size_t operator()(const Key& key) const;
  };
  struct Effort {
    int marks = 0, slack = 0;
  };
  struct Won {
    WonLetter letter;
    int marks = 0;
  };
  class Defence;

  std::optional<WonLetter> attack(const Lacks& lacks, const CellSet& marked, Effort effort);
  std::optional<WonLetter> try_marks(const Lacks& lacks, const CellSet& marked, const CellSet& free, Effort effort);
  std::optional<WonLetter> try_mark(const Lacks& lacks, const CellSet& marked, std::size_t mark, Effort effort);
  std::shared_ptr<const WonSituation> defend(const Lacks& lacks, const CellSet& marked, Effort effort);

  void keep_failure(const Key& key, Effort effort);
  /// The least of the images under the symmetries of the window.
  Key canonical(const Key& key) const;
  WonLetter completion(const Lack& lack) const;
  std::int64_t weight(const Lack& lack) const { return weights_[static_cast<std::size_t>(lack.size)]; }
  /// How much each cell matters: the weights of the placements that lack it.
  Values values(const Lacks& lacks) const;
  void spend_node();

  const Window& window_;
  int breaker_;
  std::vector<std::int64_t> weights_;  // of a placement by the number of cells that it lacks; that of none is the unit
  std::uint64_t nodes_ = 0, most_nodes_;
  std::function<bool()> stop_;
  bool stopped_ = false;
  std::unordered_map<Key, Won, Hash> won_;
  std::unordered_map<Key, Effort, Hash> failed_;
  int reported_marks_ = 0;
  std::function<void(const FailedPosition&)> report_;
};

}  // namespace arete::inline achievement
