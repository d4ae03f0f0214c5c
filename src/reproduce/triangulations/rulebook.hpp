// The games of Section 3 of Playing with Triangulations once more, from the words of the paper: a letter for each
// segment between two points, every rule a loop over points, every value by trying all moves. Nothing is shared with
// the games and searches of the program but the points themselves, so that what both say is said twice.
#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include "view/documents/document.hpp"

namespace arete::inline reproduce {

class Rulebook {
 public:
  /// The letter of each segment: '.' not there, 'k' black, 'g' green, 'r' and 'b' of the two players.
  using State = std::string;
  struct Played {
    State next;
    int gain = 0;
    bool again = false, won = false;
  };

  Rulebook(const std::string& game, const PointSet& points, const std::vector<Ends>& edges, bool misere = false);
  explicit Rulebook(const Document& document);

  const State& start() const { return start_; }
  /// The segments that may be chosen, by number.
  std::vector<int> moves(const State& state) const;
  Played play(const State& state, int move, bool second) const;
  /// To the player to move: her points from here on minus the other's; 1, 0 or −1 where no points are counted; of a
  /// solitaire the edges that can still become green.
  int worth(const State& state, bool second = false);
  int worth() { return worth(start_); }
  /// Every best move, in increasing order.
  std::vector<Ends> best();

  Ends ends(int segment) const { return ends_[static_cast<std::size_t>(segment)]; }
  int segment(int u, int v) const { return number_[static_cast<std::size_t>(u * points_ + v)]; }
  int points() const { return points_; }
  /// Whether nothing lies in the triangle.
  bool is_empty(int a, int b, int c) const {
    return empty_[static_cast<std::size_t>((a * points_ + b) * points_ + c)] != 0;
  }

 private:
  enum class Moves { draw, flip, mark };
  enum class Goal { triangles, edges, triangle, quadrilateral, last_move, green };

  char at(const State& state, int u, int v) const { return state[static_cast<std::size_t>(segment(u, v))]; }
  bool crossing(int s, int t) const {
    return cross_[static_cast<std::size_t>(s) * ends_.size() + static_cast<std::size_t>(t)];
  }
  /// The third corners of the faces at a segment.
  std::vector<int> tips(const State& state, int segment) const;
  bool flippable(const State& state, int segment) const;
  int completed(const State& state, int segment, char colour) const;
  bool completes_quadrilateral(const State& state, int segment) const;
  void flip(Played& played, int segment, char colour) const;
  int after(const Played& played, bool second);

  Moves how_;
  Goal goal_;
  bool two_colours_ = false, extra_ = false, misere_ = false;
  int points_;
  std::vector<Ends> ends_;
  std::vector<int> number_;
  std::vector<char> empty_, cross_;
  State start_;
  std::unordered_map<State, int> known_;
};

}  // namespace arete::inline reproduce
