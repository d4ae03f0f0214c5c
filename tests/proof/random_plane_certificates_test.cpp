// Random certificates of games on points and triangulations against the plain search.

#include "board/plane/triangulation.hpp"
#include "proof/kinds/bi_room_lines.hpp"
#include "proof/kinds/face_corners.hpp"
#include "theory/points/bi_room_proof.hpp"
#include "thrown_positions.hpp"

namespace arete::tests::thrown {
namespace {

/// The corners of faces, mostly of those with a side that can be flipped.
std::vector<std::int32_t> some_order(Random& random, const Solved& solved) {
  const Triangulation board(PointSet(*solved.document.points), *solved.document.edges);
  std::vector<FaceCorners> faces;
  for (const auto& face : faces_of(board)) {
    const auto moves = solved.session->moves();
    const bool usable = std::any_of(moves.begin(), moves.end(), [&](const MoveText& m) {
      const auto edges = sides(face);
      return std::any_of(edges.begin(), edges.end(), [&](Ends e) { return MoveText{e.u, e.v} == m; });
    });
    if (likely(random, usable ? 95 : 2)) faces.push_back(face);
  }
  for (std::size_t i = faces.size(); i > 1; --i) std::swap(faces[i - 1], faces[random.below(i)]);
  std::vector<std::int32_t> corners;
  for (const auto& face : faces) corners.insert(corners.end(), face.begin(), face.end());
  return corners;
}

TEST(RandomCertificates, flips) {
  auto list = positions(random_triangulations("all-green", 20), 1);
  for (auto& more : positions(random_triangulations("green-wins", 20), 1)) list.push_back(std::move(more));
  throw_at("flips", list, {"win", "loss"}, [](Random& random, const Solved& solved) {
    std::string lines = "flips";
    auto session = solved.session->clone();
    for (std::size_t i = random.below(4); i > 0 && !session->over(); --i) {
      auto move = likely(random, 90) ? any_of(random, session->moves())
                                     : MoveText{0, static_cast<std::int64_t>(random.below(5))};
      lines += ' ' + std::to_string(move[0]) + ' ' + std::to_string(move[1]);
      const auto legal = session->moves();
      if (std::find(legal.begin(), legal.end(), move) != legal.end()) session->play(move, "here");
    }
    lines += '\n';
    if (random.coin()) lines += line("faces", some_order(random, solved));
    return Proof{"flips", lines};
  });
}

TEST(RandomCertificates, rows) {
  std::vector<Document> boards = random_triangulations("coloring", 25);
  throw_at("rows", positions(boards, 2), {"win", "loss"}, [](Random& random, const Solved& solved) {
    const Triangulation board(PointSet(*solved.document.points), *solved.document.edges);
    std::vector<std::array<std::int32_t, 3>> faces;
    for (std::size_t t = 0; t < board.triangles(); ++t) {
      std::array<std::int32_t, 3> face{};
      for (int i = 0; i < 3; ++i)
        face[static_cast<std::size_t>(i)] = board.origin(static_cast<Triangulation::Half>(3 * t) + i);
      std::sort(face.begin(), face.end());
      bool taken = false;
      for (const auto& m : solved.document.moves) {
        taken =
            taken || (std::count(face.begin(), face.end(), m[0]) > 0 && std::count(face.begin(), face.end(), m[1]) > 0);
      }
      if (likely(random, taken ? 3 : 90)) faces.push_back(face);
    }
    for (std::size_t i = faces.size(); i > 1; --i) std::swap(faces[i - 1], faces[random.below(i)]);
    std::string lines;
    for (std::size_t i = 0; i < faces.size(); ++i) {
      lines += i == 0 || random.coin() ? std::string(i == 0 ? "" : "\n") + "row" : "";
      for (const auto v : faces[i]) lines += ' ' + std::to_string(v);
    }
    return Proof{"rows", faces.empty() ? "" : lines + '\n'};
  });
}

TEST(RandomCertificates, rooms) {
  std::vector<Document> boards;
  for (std::int64_t n = 3; n <= 7; ++n) boards.push_back(board("convex", {n}, "mono-triangle"));
  for (std::uint64_t seed = 1; seed <= 5; ++seed) boards.push_back(board("random", {5}, "mono-triangle", seed));
  std::vector<Solved> list;
  for (int i = 0; i < 5; ++i) {
    for (auto& more : positions(boards, 3)) list.push_back(std::move(more));
  }
  throw_at("rooms", list, {"win", "loss"}, [](Random& random, const Solved& solved) {
    const auto n = solved.document.points->size();
    const std::size_t rooms = 1 + random.below(3);
    std::vector<std::vector<std::int32_t>> lone(rooms);
    for (std::size_t v = 0; v < n; ++v) {
      bool used = false;
      for (const auto& m : solved.document.moves)
        used = used || std::count(m.begin(), m.end(), static_cast<std::int64_t>(v)) > 0;
      if (likely(random, used ? 2 : 98)) lone[random.below(rooms)].push_back(static_cast<std::int32_t>(v));
    }
    std::string lines;
    for (const auto& room : lone) lines += line("room", room);
    return Proof{"rooms", lines};
  });
}

TEST(RandomCertificates, subgames) {
  for (const auto game : {BiGame::triangle, BiGame::complete}) {
    std::vector<Document> boards;
    const auto* id = game == BiGame::triangle ? "bi-triangle" : "bi-complete";
    for (std::int64_t n = 3; n <= 5; ++n) boards.push_back(board("convex", {n}, id));
    for (std::uint64_t seed = 1; seed <= 6; ++seed) boards.push_back(board("random", {4}, id, seed));
    std::vector<Solved> list = positions(boards, 9);
    throw_at("subgames", list, {"tie"}, [&](Random& random, const Solved& solved) {
      const PointSet points(*solved.document.points);
      const auto position = BiPosition::of(points, solved.document.moves, game);
      if (!position) return Proof{"subgames", "lone 0 1 2\n"};
      const auto n = points.size();
      std::optional<Ends> move;
      if (likely(random, 95))
        move = ordered({static_cast<std::int32_t>(random.below(n)), static_cast<std::int32_t>(random.below(n))});
      auto rooms = rooms_with(points, *position, game, move);
      for (auto* part : {&rooms.before, &rooms.after}) {
        if (part->empty() || likely(random, 90)) continue;
        auto& room = (*part)[random.below(part->size())];
        if (random.coin()) room.kind = static_cast<RoomShape::Kind>(random.below(3));
        if (random.coin()) std::rotate(room.corners.begin(), room.corners.begin() + 1, room.corners.end());
        if (likely(random, 30)) room.corners.push_back(static_cast<std::int32_t>(random.below(n)));
        if (likely(random, 20)) part->push_back(RoomShape(room));
      }
      return Proof{"subgames", room_lines(rooms)};
    });
  }
}

/// The points in parts: most often those that segments join, and the lone ones in a few rooms.
TEST(RandomCertificates, components) {
  std::vector<Document> boards;
  for (std::int64_t n = 3; n <= 6; ++n) boards.push_back(board("convex", {n}, "mono-complete"));
  boards.push_back(board("random", {5}, "mono-complete", 2));
  std::vector<Solved> list;
  for (int i = 0; i < 5; ++i) {
    for (auto& more : positions(boards, 6)) list.push_back(std::move(more));
  }
  throw_at("components", list, {"win", "loss", "tie"}, [](Random& random, const Solved& solved) {
    const auto n = solved.document.points->size();
    std::vector<std::size_t> part(n);
    for (std::size_t v = 0; v < n; ++v) part[v] = v;
    for (const auto& m : solved.document.moves) {
      const auto from = part[static_cast<std::size_t>(m[0])], to = part[static_cast<std::size_t>(m[1])];
      if (likely(random, 97)) std::replace(part.begin(), part.end(), from, to);
    }
    std::vector<std::vector<std::int32_t>> joined(n), rooms(1 + random.below(3));
    for (std::size_t v = 0; v < n; ++v) {
      const bool lone = std::count(part.begin(), part.end(), part[v]) == 1;
      auto& list_of = lone == likely(random, 98) ? rooms[random.below(rooms.size())] : joined[part[v]];
      if (likely(random, 99)) list_of.push_back(static_cast<std::int32_t>(v));
    }
    std::string lines;
    for (const auto& component : joined) lines += component.empty() ? "" : line("component", component);
    for (const auto& room : rooms) lines += room.empty() && likely(random, 95) ? "" : line("room", room);
    return Proof{"components", lines};
  });
}

}  // namespace
}  // namespace arete::tests::thrown
