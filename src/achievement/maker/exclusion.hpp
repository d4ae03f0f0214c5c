// What a finite search can exclude of the maker: that she wins with at most so many marks, all among the cells nearest
// to her first. It says nothing about more marks or a larger window. The search goes on from notes that an earlier one
// has left: positions, early in the game, in which it found no win.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "achievement/maker/maker_search.hpp"
#include "board/tilings/achievement.hpp"
#include "rules/finding.hpp"

namespace arete::inline achievement {

class Exclusion {
 public:
  /// Throws InputError if the game cannot be searched.
  Exclusion(const Achievement& game, std::size_t cells);

  std::size_t cells() const { return window_.cells.size(); }
  std::size_t placements() const { return window_.placements.size(); }

  struct Result {
    bool stopped = false;
    std::optional<Proof> won;  ///< neither: there is no win
    std::uint64_t nodes = 0;
  };
  /// `stop` is asked from time to time and ends the search by true; `note` is given a line now and then.
  Result search(int marks, const std::function<bool()>& stop, const std::function<void(const std::string&)>& note);
  /// Takes up a note; throws InputError at `at` if it is none.
  void recall(const std::string& line, const std::string& at);

 private:
  Achievement game_;
  Window window_;
  std::vector<FailedPosition> known_;
};

}  // namespace arete::inline achievement
