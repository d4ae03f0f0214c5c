// What a certificate of a green solitaire shows: flips that can be made, and how many edges turn green at most. Flips
// are carried out one by one. The bound goes by one law, with nothing of the theorems that found it:
//
// A flip makes all five edges of its two new faces green, and green edges are never flipped: no later flip touches
// these faces, and every other face stays as it is. So from any position, whatever is green already, the flips of a
// play are edges that are black and can be flipped now, no two of them sides of one face, and an edge stays black iff
// it is black now and none of its faces has been used. Each face that a flip can use is therefore bare or used over one
// of its sides; what stays black is a sum of small tables of one or two faces, and the least value of the sum is found
// by eliminating the faces in the order that the certificate names: all tables with the face are added, and the best
// that the face can do is kept for every state of its neighbours. Any order gives the same number. A good one is cheap.
//
// Not every face has to be listed. Where one is left out, its tables are left out as well, and a face beside it may be
// used over their common side whatever becomes of the other: that allows everything that a play can do and counts no
// edge that is not black, so that the least value of what is left is a lower bound. A few faces around each obstacle
// are enough to show that a large board cannot be made greener.
#pragma once

#include <map>
#include <set>
#include <vector>

#include "proof/kinds/face_corners.hpp"

namespace arete::inline proof {

/// The triangulation as it is while edges are flipped: for each edge the tips of its faces.
class Flipping {
 public:
  struct Edge {
    std::set<PointSet::Index> tips;
    bool green = false;
  };

  Flipping(const Triangulation& board, const Effort& effort);
  void flip(Ends e);
  std::int64_t green() const;
  const std::map<Ends, Edge>& edges() const { return edges_; }
  /// Why it cannot be flipped; empty if it can.
  std::string why_not(Ends e) const;

 private:
  const PointSet& points_;
  std::map<Ends, Edge> edges_;
};

/// Plays the flips of a green solitaire from the start; throws Refused.
Flipping played(const Triangulation& board, const std::vector<Ends>& flips, const Effort& effort = Effort());

/// A number of edges that stay black in any play: the least if `order` has every face that a flip can use. Only such
/// faces may be listed, each once.
std::int64_t check_least_black(const Flipping& position, const std::vector<FaceCorners>& order,
                               const Effort& effort = Effort());

}  // namespace arete::inline proof
