// Faces of a triangulation by their corners, as certificates name them.
#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "board/plane/triangulation.hpp"
#include "proof/effort.hpp"
#include "proof/refused.hpp"

namespace arete::inline proof {

/// The corners of a face, increasing.
using FaceCorners = std::array<PointSet::Index, 3>;

inline FaceCorners corners_of(const Triangulation& board, std::size_t face) {
  const auto h = static_cast<Triangulation::Half>(3 * face);
  FaceCorners corners{board.origin(h), board.origin(h + 1), board.origin(h + 2)};
  std::sort(corners.begin(), corners.end());
  return corners;
}

inline std::vector<FaceCorners> faces_of(const Triangulation& board) {
  std::vector<FaceCorners> faces;
  for (std::size_t face = 0; face < board.triangles(); ++face) faces.push_back(corners_of(board, face));
  return faces;
}

inline std::array<Ends, 3> sides(const FaceCorners& f) {
  return {Ends{f[0], f[1]}, Ends{f[0], f[2]}, Ends{f[1], f[2]}};
}

[[noreturn]] inline void refuse(Ends e, const std::string& why) { throw Refused(text(e) + ' ' + why); }

}  // namespace arete::inline proof
