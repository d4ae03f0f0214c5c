// The solitaires in convex position as a finite tree automaton. A face is bare, matched to one of its children (`own`),
// or matched to its parent (`up`); each way has the least number of edges that stay black in its subtree, the edge to
// the parent not counted. A used face counts as matched without a partner. The three numbers differ by little: less the
// smaller of bare and own, which is always paid, only a few triples occur. They are the classes of the automaton, found
// once by closing {no child} under the recurrence, and a face then costs one look into a table on the way up and one on
// the way down.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace arete::inline theory {

class GreenAutomaton {
 public:
  static const GreenAutomaton& get();

  /// The ways of a face as bits, so that a set of them is a number below 8.
  static constexpr unsigned bare = 1, own = 2, up = 4;

  /// A face, by the classes of its children and whether it is used.
  using Kind = std::uint16_t;
  Kind kind(std::uint8_t left, std::uint8_t right, bool used) const {
    return static_cast<Kind>((used ? most * most : 0) + left * most + right);
  }
  static constexpr std::uint8_t no_child = 0;

  struct Up {
    std::uint8_t class_of;
    std::int8_t paid;
  };
  /// The class of a face other than the root, and what its subtree pays beyond its children's.
  const Up& rise(Kind kind) const { return up_[kind]; }
  /// The same for the root, which has one more side on the hull: what it pays, and its best ways.
  struct Root {
    std::int32_t paid;
    std::uint8_t ways;
  };
  Root root(Kind kind) const;
  std::size_t classes() const { return classes_.size(); }

  struct Down {
    std::uint8_t left, right;
  };
  /// The ways of the children in some best plan, and in all of them, for a face in any of these ways.
  const Down& one(Kind kind, std::uint8_t way) const { return one_[8u * kind + way]; }
  const Down& all(Kind kind, std::uint8_t ways) const { return all_[8u * kind + ways]; }

 private:
  static constexpr std::uint8_t most = 32;
  struct Costs {
    int bare, own, up;
    bool operator==(const Costs&) const = default;
  };

  GreenAutomaton();
  Costs costs(std::size_t left, std::size_t right, bool used, int hull_sides) const;
  void add(std::size_t left, std::size_t right, bool used);
  Down down(std::size_t left, std::size_t right, bool used, unsigned ways, bool only_one) const;

  std::vector<Costs> classes_;
  std::vector<Up> up_;
  std::vector<Down> one_, all_;
};

}  // namespace arete::inline theory
