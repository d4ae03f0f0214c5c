// The key `given`: what lies on a board of points before play, with its checks. Each edge is named once, is one of the
// board, and crosses no other.
#pragma once

#include "board/plane/triangulation.hpp"
#include "view/documents/document.hpp"

namespace arete::inline view {

/// Throws InputError at the first edge that does not fit: no segment of the points, twice, or across an earlier one.
void require_given(const PointSet& points, const Given& given, Budget* budget = nullptr);
/// The same on a triangulation, whose edges do not cross.
void require_given(const Triangulation& board, const Given& given, Budget* budget = nullptr);
/// In games of two colours each edge has its player, in others none has.
void require_owners(const Given& given, bool two_colours, const std::string& game);

}  // namespace arete::inline view
