#include "theory/triangulations/coloring_kayles.hpp"

#include <algorithm>

#include "theory/edge_moves.hpp"
#include "theory/octal/heap_values.hpp"
#include "theory/triangulations/coloring_faces.hpp"
#include "theory/triangulations/dual_tree.hpp"
#include "theory/triangulations/inner_clusters.hpp"

namespace arete::inline theory {
namespace {

using Half = Triangulation::Half;
using Face = ColoringFaces::Face;

/// The rows and rings of untaken faces at the hull, one after the other, and the components that are neither.
struct Rows {
  std::vector<Face> faces;
  std::vector<std::int32_t> rows, rings;  ///< their lengths; the rings come last
  std::vector<std::vector<Face>> inner_clusters;
};

class RowFinder {
 public:
  RowFinder(const Triangulation& board, const ColoringFaces& faces, Budget* budget)
      : board_(board), faces_(faces), budget_(budget), kind_(faces.size()) {}

  Rows rows() {
    for (std::size_t f = 0; f < kind_.size(); ++f) {
      look(budget_);
      const auto face = static_cast<Face>(f);
      kind_[f] = !faces_.untaken(face) ? gone : faces_.at_hull(face) ? in_row : inner;
    }
    Rows found;
    for (std::size_t f = 0; f < kind_.size(); ++f) {
      if (kind_[f] == inner && neighbours(static_cast<Face>(f), inner) > 0)
        found.inner_clusters.push_back(component(static_cast<Face>(f)));
    }
    for (std::size_t f = 0; f < kind_.size(); ++f) {
      if (kind_[f] == in_row && neighbours(static_cast<Face>(f), in_row) < 2)
        found.rows.push_back(walk(static_cast<Face>(f), found.faces));
    }
    for (std::size_t f = 0; f < kind_.size(); ++f) {
      if (kind_[f] == in_row) found.rings.push_back(walk(static_cast<Face>(f), found.faces));
    }
    return found;
  }

 private:
  enum Kind : unsigned char { gone, in_row, inner };

  Kind behind(Half h) const {
    const Half twin = board_.twin(h);
    return twin == Triangulation::none ? gone : kind_[static_cast<std::size_t>(twin / 3)];
  }
  int neighbours(Face f, Kind kind) const {
    return (behind(3 * f) == kind) + (behind(3 * f + 1) == kind) + (behind(3 * f + 2) == kind);
  }
  /// Takes a row out, from one end to the other.
  std::int32_t walk(Face at, std::vector<Face>& faces) {
    std::int32_t length = 0;
    for (bool more = true; more; ++length) {
      faces.push_back(at);
      kind_[static_cast<std::size_t>(at)] = gone;
      more = false;
      for (Half h = 3 * at; h < 3 * at + 3 && !more; ++h) {
        if (behind(h) != in_row) continue;
        more = true;
        at = board_.twin(h) / 3;
      }
    }
    return length;
  }
  /// Takes a whole component out.
  std::vector<Face> component(Face first) {
    std::vector<Face> list{first};
    kind_[static_cast<std::size_t>(first)] = gone;
    for (std::size_t i = 0; i < list.size(); ++i) {
      for (Half h = 3 * list[i]; h < 3 * list[i] + 3; ++h) {
        if (behind(h) == gone) continue;
        list.push_back(board_.twin(h) / 3);
        kind_[static_cast<std::size_t>(list.back())] = gone;
      }
    }
    return list;
  }

  const Triangulation& board_;
  const ColoringFaces& faces_;
  Budget* budget_;
  std::vector<Kind> kind_;
};

FaceCorners corners_of(const Triangulation& board, Face face) {
  FaceCorners corners{board.origin(3 * face), board.origin(3 * face + 1), board.origin(3 * face + 2)};
  std::sort(corners.begin(), corners.end());
  return corners;
}

class KaylesPosition {
 public:
  KaylesPosition(const Triangulation& board, const ColoringFaces& faces, Rows rows, Budget* budget)
      : board_(board), faces_(faces), rows_(std::move(rows)), memory_(budget, 0) {
    std::int32_t longest = 0;
    for (const auto length : rows_.rows) longest = std::max(longest, length);
    for (const auto length : rows_.rings) longest = std::max(longest, length);
    value_ = kayles_values(static_cast<std::size_t>(longest));
    for (const auto length : rows_.rows) sum_ ^= value(length);
    for (const auto length : rows_.rings) sum_ ^= ring(length);
    for (const auto& component : rows_.inner_clusters) {
      inner_clusters_.emplace_back(board, faces, component, budget, memory_);
      sum_ ^= inner_clusters_.back().nimber();
    }
  }
  bool has_inner_clusters() const { return !inner_clusters_.empty(); }
  int nimber() const { return sum_; }

  std::vector<Ends> winning(bool all) {
    if (sum_ == 0) return {};
    std::size_t first = 0;
    for (const auto length : rows_.rows) {
      in_row(first, length);
      first += static_cast<std::size_t>(length);
      if (!all && !winning_.empty()) return winning_;
    }
    for (const auto length : rows_.rings) {
      in_ring(first, length);
      first += static_cast<std::size_t>(length);
    }
    for (auto& cluster : inner_clusters_) {
      if (!all && !winning_.empty()) break;
      const auto moves = cluster.moves_to(sum_ ^ cluster.nimber());
      winning_.insert(winning_.end(), moves.begin(), moves.end());
    }
    return std::move(winning_);
  }

  Idea idea() {
    Idea idea{"components with their nimbers", {}};
    in_groups_.assign(faces_.size(), 0);
    auto face = rows_.faces.cbegin();
    const auto add = [&](std::int32_t length, int nimber) {
      idea.groups.push_back(group({face, face + length}, nimber));
      face += length;
    };
    for (const auto length : rows_.rows) add(length, value(length));
    for (const auto length : rows_.rings) add(length, ring(length));
    for (std::size_t i = 0; i < inner_clusters_.size(); ++i)
      idea.groups.push_back(group(rows_.inner_clusters[i], inner_clusters_[i].nimber()));
    idea.facts.push_back({"heap sizes", increasing(rows_.rows)});
    if (!rows_.rings.empty()) idea.facts.push_back({"faces of rings", increasing(rows_.rings)});
    if (!rows_.inner_clusters.empty()) idea.facts.push_back({"faces where inner ones are neighbours", {}});
    for (const auto& component : rows_.inner_clusters)
      idea.facts.back().numbers.push_back(static_cast<std::int64_t>(component.size()));
    const auto left_out =
        faces_that([&](Face f) { return faces_.untaken(f) && in_groups_[static_cast<std::size_t>(f)] == 0; });
    if (!left_out.empty()) idea.facts.push_back({.name = "inner faces left out", .words = in_words(left_out)});
    const auto taken = faces_that([&](Face f) { return !faces_.untaken(f); });
    if (!taken.empty()) idea.facts.push_back({.name = "taken faces", .words = in_words(taken)});
    idea.facts.push_back({"nim value", {sum_}});
    return idea;
  }

 private:
  int value(std::int32_t heap) const { return value_[static_cast<std::size_t>(heap)]; }
  int ring(std::int32_t length) const {  // one or two faces go, a row is left
    int mex = 0;
    while (mex == value(length - 1) || mex == value(length - 2)) ++mex;
    return mex;
  }
  void in_row(std::size_t first, std::int32_t length) {
    const int goal = sum_ ^ value(length);
    for (std::int32_t i = 0; i < length; ++i) {
      const Face face = rows_.faces[first + static_cast<std::size_t>(i)];
      if ((value(i) ^ value(length - 1 - i)) == goal) take(face);
      if (i + 1 < length && (value(i) ^ value(length - 2 - i)) == goal)
        take(face, rows_.faces[first + static_cast<std::size_t>(i) + 1]);
    }
  }
  void in_ring(std::size_t first, std::int32_t length) {
    const int goal = sum_ ^ ring(length);
    for (std::int32_t i = 0; i < length; ++i) {
      const Face face = rows_.faces[first + static_cast<std::size_t>(i)];
      if (value(length - 1) == goal) take(face);
      if (value(length - 2) == goal) take(face, rows_.faces[first + static_cast<std::size_t>((i + 1) % length)]);
    }
  }
  /// The edges in play: one that a taken face has too is given away.
  Idea::Group group(const std::vector<Face>& list, int nimber) {
    Idea::Group group{.name = "*" + std::to_string(nimber), .vertices = {}, .lines = {}, .nimber = Nimber(nimber)};
    for (const Face face : list) {
      in_groups_[static_cast<std::size_t>(face)] = 1;
      group.faces.push_back(corners(face));
      for (Half h = 3 * face; h < 3 * face + 3; ++h) {
        if (board_.twin(h) == Triangulation::none || faces_.behind(h) >= 0) group.lines.push_back(board_.ends(h));
      }
    }
    std::sort(group.lines.begin(), group.lines.end());
    group.lines.erase(std::unique(group.lines.begin(), group.lines.end()), group.lines.end());
    return group;
  }
  FaceCorners corners(Face face) const { return corners_of(board_, face); }
  template <class Wanted>
  std::vector<FaceCorners> faces_that(Wanted wanted) const {
    std::vector<FaceCorners> list;
    for (std::size_t f = 0; f < faces_.size(); ++f) {
      if (wanted(static_cast<Face>(f))) list.push_back(corners(static_cast<Face>(f)));
    }
    return list;
  }
  static std::string in_words(const std::vector<FaceCorners>& list) {
    constexpr std::size_t most = 40;
    if (list.size() > most) return std::to_string(list.size());
    std::string text;
    for (const auto& [a, b, c] : list)
      text += (text.empty() ? "" : ", ") + std::to_string(a) + ' ' + std::to_string(b) + ' ' + std::to_string(c);
    return text;
  }
  static std::vector<std::int64_t> increasing(const std::vector<std::int32_t>& lengths) {
    std::vector<std::int64_t> list(lengths.begin(), lengths.end());
    std::sort(list.begin(), list.end());
    return list;
  }
  /// The face alone, or with a neighbour that is left out.
  void take(Face face) {
    for (Half h = 3 * face; h < 3 * face + 3; ++h) {
      const Face other = faces_.behind(h);
      if (board_.twin(h) == Triangulation::none || (other >= 0 && !faces_.at_hull(other)))
        winning_.push_back(board_.ends(h));
    }
  }
  void take(Face face, Face with) {
    for (Half h = 3 * face; h < 3 * face + 3; ++h) {
      if (faces_.behind(h) == with) winning_.push_back(board_.ends(h));
    }
  }

  const Triangulation& board_;
  const ColoringFaces& faces_;
  Rows rows_;
  MemoryShare memory_;  ///< of what inner clusters remember
  HeapValues value_;
  std::vector<InnerCluster> inner_clusters_;
  int sum_ = 0;
  std::vector<Ends> winning_;
  std::vector<char> in_groups_;  ///< of the idea
};

}  // namespace

std::optional<std::vector<std::vector<FaceCorners>>> kayles_rows(const Triangulation& board,
                                                                 const std::vector<MoveText>& moves, Budget* budget) {
  const MemoryShare memory(budget, bytes_for(board));
  const ColoringFaces faces(board, moves, budget);
  if (board.triangles() == 0 || faces.over() || !faces.completing().empty()) return std::nullopt;
  const auto found = RowFinder(board, faces, budget).rows();
  if (!found.rings.empty() || !found.inner_clusters.empty()) return std::nullopt;
  std::vector<std::vector<FaceCorners>> rows;
  auto face = found.faces.begin();
  for (const auto length : found.rows) {
    auto& row = rows.emplace_back();
    for (std::int32_t i = 0; i < length; ++i, ++face) row.push_back(corners_of(board, *face));
  }
  return rows;
}

std::optional<Finding> coloring_kayles(const Triangulation& board, const std::vector<MoveText>& moves,
                                       const Question& asked) {
  if (board.triangles() == 0) return std::nullopt;
  const MemoryShare memory(asked.budget, bytes_for(board));
  const ColoringFaces faces(board, moves, asked.budget);
  if (auto finding = decided_at_sight(faces, asked)) return finding;
  try {
    KaylesPosition position(board, faces, RowFinder(board, faces, asked.budget).rows(), asked.budget);
    Finding finding;
    finding.to_move = faces.to_move();
    finding.value = Verdict::of(position.nimber() == 0 ? -1 : 1);
    if (asked.nimber) finding.nimber = Nimber(position.nimber());
    finding.source =
        position.has_inner_clusters()
            ? "Kayles, and a search where inner faces are neighbours: extends Playing with Triangulations, Theorem 1"
            : "rows of faces are heaps of Kayles: Playing with Triangulations, Theorem 1";
    if (asked.idea) finding.idea = position.idea();
    tell_best(finding, position.winning(asked.all_best), asked);
    return finding;
  } catch (const InnerCluster::TooLarge&) {
    return std::nullopt;
  }
}

}  // namespace arete::inline theory
