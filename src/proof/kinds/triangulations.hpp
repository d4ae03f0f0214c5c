// Checkers for what the theorems of Playing with Triangulations claim. They share no code with the theorems: rows and
// rooms are compared with the board by their definitions, and nim values are computed by the mex rule. Simple rather
// than fast.
#pragma once

#include <vector>

#include "proof/kinds/face_corners.hpp"

namespace arete::inline proof {

/// The nim value of the coloring game with these edges green, if the rows are its heaps of Kayles: all untaken faces
/// that have a side on the hull, neighbours one after the other, no two other untaken faces being neighbours.
int check_kayles_rows(const Triangulation& board, const std::vector<Ends>& green,
                      const std::vector<std::vector<FaceCorners>>& rows, const Effort& effort = Effort());

/// The nim value of Monochromatic Triangle in convex position with these segments drawn, no two at one point, if the
/// rooms are its heaps of Dawson's Kayles: lone points are in one room iff no segment separates them.
int check_dawson_rooms(const PointSet& points, const std::vector<Ends>& segments,
                       const std::vector<std::vector<PointSet::Index>>& rooms, const Effort& effort = Effort());

}  // namespace arete::inline proof
