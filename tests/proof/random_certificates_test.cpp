// Random certificates of finite games against the plain search: whatever a certificate shows, the search finds.

#include "random_certificates.hpp"

#include <algorithm>
#include <memory>
#include <set>

#include "ask.hpp"
#include "board/plane/triangulation.hpp"
#include "engine/game.hpp"
#include "proof/kinds/bi_room_lines.hpp"
#include "proof/kinds/face_corners.hpp"
#include "reproduce/geography/by_definition.hpp"
#include "theory/points/bi_room_proof.hpp"

namespace arete::tests::thrown {
namespace {

struct Solved {
  Document document;
  std::shared_ptr<Session> session;
  Answer answer;  ///< by the plain search
};

/// Positions of a game after some random moves.
std::vector<Solved> positions(const std::vector<Document>& boards, std::size_t most_moves, bool starts = false) {
  std::vector<Solved> list;
  Random random(7);
  for (const auto& board : boards) {
    for (std::size_t moves = 0; moves <= most_moves; ++moves) {
      auto document = board;
      std::shared_ptr<Session> session = open(document);
      for (std::size_t i = 0; i < moves && !session->over(); ++i) {
        document.moves.push_back(any_of(random, session->moves()));
        session->play(document.moves.back(), "here");
      }
      if (session->over() && likely(random, 80)) continue;
      const bool all = starts && document.moves.empty() && !document.root;
      list.push_back({document, session, session->solve({.nimber = true, .all_starts = all, .plain = true})});
    }
  }
  return list;
}

/// All that was shown is as the search has it.
void expect_true(const Solved& solved, const Answer& shown, const Proof& proof) {
  const auto where = [&] {
    return solved.document.write() + '\n' + proof.lines + shown.claim() + "\ninstead of " + solved.answer.claim();
  };
  ASSERT_EQ(shown.to_move, solved.answer.to_move) << where();
  ASSERT_TRUE(shown.outcome == Outcome::unknown || shown.outcome == solved.answer.outcome) << where();
  ASSERT_TRUE(!shown.score || shown.score == solved.answer.score) << where();
  ASSERT_TRUE(!shown.nimber || shown.nimber == solved.answer.nimber) << where();
  ASSERT_TRUE(!shown.best || shown.best == solved.answer.best) << where();
  ASSERT_TRUE(!shown.green || shown.green == solved.answer.green) << where();
  ASSERT_TRUE(!shown.starts || !solved.answer.starts || shown.starts == solved.answer.starts) << where();
}

/// Throws certificates at the checker, each made for one of the positions.
template <class Make>
void throw_at(const std::string& kind, const std::vector<Solved>& list, const std::vector<std::string>& outcomes,
              Make make) {
  Tally tally(kind);
  Random random(1);
  for (std::size_t i = certificates(); i > 0 && !testing::Test::HasFatalFailure(); --i) {
    const auto& solved = any_of(random, list);
    const Proof proof = make(random, solved);
    Answer shown;
    const auto what = tally.shown([&] {
      shown = solved.session->check(proof);
      return shown.outcome_word();
    });
    if (!what.empty()) expect_true(solved, shown, proof);
  }
  for (const auto& outcome : outcomes) EXPECT_GT(tally.accepted(outcome), 0u) << outcome;
}

std::string line(const std::string& key, const std::vector<std::int32_t>& numbers) {
  std::string text = key;
  for (const auto n : numbers) text += ' ' + std::to_string(n);
  return text + '\n';
}

std::vector<std::int32_t> subset(Random& random, std::int32_t n, unsigned percent) {
  std::vector<std::int32_t> list;
  for (std::int32_t v = 0; v < n; ++v) {
    if (likely(random, percent)) list.push_back(v);
  }
  return list;
}

std::vector<Document> random_graphs(const std::string& game, std::size_t count, std::int32_t most) {
  std::vector<Document> list;
  Random random(3);
  while (list.size() < count) {
    const auto n = static_cast<std::int32_t>(2 + random.below(static_cast<std::uint64_t>(most) - 1));
    std::vector<Ends> edges;
    for (std::int32_t v = 1; v < n; ++v) {
      for (std::int32_t u = 0; u < v; ++u) {
        if (likely(random, 50)) edges.push_back({u, v});
      }
    }
    list.push_back(graph(game, n, edges));
    if (likely(random, 80) && (game == "uvg" || game == "ueg"))
      list.back().root = static_cast<std::int64_t>(random.below(static_cast<std::uint64_t>(n)));
  }
  return list;
}

/// The vertices that the token has used.
std::vector<std::int32_t> way(const Document& document) {
  std::vector<std::int32_t> list;
  if (document.root) list.push_back(static_cast<std::int32_t>(*document.root));
  for (const auto& m : document.moves) list.push_back(static_cast<std::int32_t>(m[0]));
  return list;
}

TEST(RandomCertificates, matching) {
  throw_at("matching", positions(random_graphs("uvg", 80, 6), 2, true), {"win", "loss"},
           [](Random& random, const Solved& solved) {
             const auto n = static_cast<std::int32_t>(*solved.document.vertices);
             std::vector<std::int32_t> mates(static_cast<std::size_t>(n), -1);
             const auto used = way(solved.document);
             auto edges = *solved.document.edges;
             for (std::size_t i = edges.size(); i > 1; --i) std::swap(edges[i - 1], edges[random.below(i)]);
             for (const Ends e : edges) {
               auto &u = mates[static_cast<std::size_t>(e.u)], &v = mates[static_cast<std::size_t>(e.v)];
               const bool gone = std::find(used.begin(), used.end(), e.u) != used.end() ||
                                 std::find(used.begin(), used.end(), e.v) != used.end();
               if (u == -1 && v == -1 && likely(random, gone ? 3 : 90)) u = e.v, v = e.u;
             }
             if (likely(random, 3))
               mates[random.below(mates.size())] = static_cast<std::int32_t>(random.below(mates.size()));
             std::string lines = line("mates", mates) + line("barrier", subset(random, n, 25));
             for (const auto end : subset(random, n, 40)) {
               std::vector<std::int32_t> path{end};  // backwards: a mate, and a neighbour of it
               while (likely(random, 60) && path.size() < 9) {
                 const auto mate = mates[static_cast<std::size_t>(path.back())];
                 if (mate < 0) break;
                 std::vector<std::int32_t> next;
                 for (const Ends e : edges) {
                   if (e.u == mate) next.push_back(e.v);
                   if (e.v == mate) next.push_back(e.u);
                 }
                 path.push_back(mate);
                 path.push_back(any_of(random, next.empty() ? path : next));
               }
               std::reverse(path.begin(), path.end());
               lines += line("path", path);
             }
             return Proof{"matching", lines};
           });
}

TEST(RandomCertificates, kernels) {
  throw_at("kernels", positions(random_graphs("ueg", 80, 5), 2, true), {"win", "loss"},
           [](Random& random, const Solved& solved) {
             const auto n = static_cast<std::int32_t>(*solved.document.vertices);
             const auto used = way(solved.document);
             const auto kernel = [&](std::int32_t with) {
               auto list = subset(random, n, 20);
               if (likely(random, 95) && std::find(list.begin(), list.end(), with) == list.end()) list.push_back(with);
               std::sort(list.begin(), list.end());
               return list;
             };
             if (likely(random, 40)) return Proof{"kernels", line("lost", kernel(used.empty() ? 0 : used.back()))};
             std::string lines = likely(random, 10) ? "some\n" : "";
             while (likely(random, used.empty() ? 60 : 3)) lines += line("wins", subset(random, n, 30));
             for (const auto& move : solved.session->moves()) {
               if (likely(random, used.empty() ? 40 : 0)) continue;
               const auto to = static_cast<std::int32_t>(move[0]),
                          answer = static_cast<std::int32_t>(random.below(static_cast<std::uint64_t>(n)));
               if (likely(random, 3)) continue;
               lines += random.coin()
                            ? line("win " + std::to_string(to), kernel(to))
                            : line("lose " + std::to_string(to) + ' ' + std::to_string(answer), kernel(answer));
             }
             return Proof{"kernels", lines};
           });
}

TEST(RandomCertificates, no_kernel) {
  Tally tally("no-kernel");
  Random random(1);
  const auto list = positions(random_graphs("ueg", 80, 5), 2, true);
  for (std::size_t i = certificates(); i > 0; --i) {
    const auto& solved = any_of(random, list);
    const auto n = static_cast<std::int32_t>(*solved.document.vertices);
    const auto used = way(solved.document);
    std::string lines;
    for (std::int32_t v = used.empty() ? 0 : used.back(), k = 0; k < n && likely(random, 97); ++k, v = (v + 1) % n)
      lines += line("none " + std::to_string(v), subset(random, n, 40));
    const auto what = tally.shown([&] { return solved.session->check({"no-kernel", lines}).outcome_word(); });
    if (what.empty()) continue;
    std::vector<Ends> left;
    for (const Ends e : *solved.document.edges) {
      bool gone = false;
      for (std::size_t k = 1; k < used.size(); ++k) gone = gone || ordered({used[k - 1], used[k]}) == ordered(e);
      if (!gone) left.push_back(e);
    }
    const auto inside = in_even_kernels(n, left);
    EXPECT_TRUE(used.empty() ? inside == 0 : !(inside >> used.back() & 1)) << solved.document.write() << '\n' << lines;
  }
  EXPECT_GT(tally.accepted("unknown"), 0u);
}

std::vector<Document> random_triangulations(const std::string& game, std::size_t count) {
  std::vector<Document> list;
  for (std::uint64_t seed = 1; seed <= count; ++seed)
    list.push_back(board("random", {static_cast<std::int64_t>(3 + seed % 4)}, game, seed));
  for (std::uint64_t seed = 1; seed <= count; ++seed)
    list.push_back(board("convex", {static_cast<std::int64_t>(3 + seed % 5)}, game, seed));
  return list;
}

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

/// Statements by the grammar of a search: nodes with small values and references forward. Most have as many references
/// for the moves as there are moves.
Proof statements(Random& random, const Session& session, bool nimbers, bool solitaire) {
  const std::uint64_t nodes = random.below(5);
  const auto exactly = [&](std::uint64_t after, std::uint64_t count) {
    std::string text;
    for (std::uint64_t i = count; i > 0; --i)
      text += ' ' + std::to_string(likely(random, 50) || after == nodes ? 0 : after + 1 + random.below(nodes - after));
    return text;
  };
  const auto refs = [&](std::uint64_t after, std::uint64_t most) { return exactly(after, random.below(most + 1)); };
  const auto moves = session.moves().size() * (nimbers ? 1 : 2);
  std::string lines;
  if (nimbers && random.coin()) lines += "nimber" + refs(0, 2) + '\n';
  lines += "moves" + (likely(random, 80) ? exactly(0, moves) : refs(0, nimbers ? 4 : 6)) + '\n';
  if (solitaire && random.coin()) lines += "line" + refs(nodes, 2) + '\n';
  for (std::uint64_t i = 1; i <= nodes; ++i) {
    const auto value = static_cast<std::int64_t>(random.below(4)) - (nimbers ? 0 : 1);
    const std::string place = ' ' + std::to_string(random.below(2));
    lines += std::to_string(i);
    switch (random.below(4) + (nimbers ? 0 : 4)) {
      case 0:
      case 1: lines += " = " + std::to_string(value) + refs(i, 3); break;
      case 2: lines += " != " + std::to_string(value) + place + refs(i, 2); break;
      case 3:
        lines += random.coin() ? " loony" + place + refs(i, 1) + place + refs(i, 1) : " lost" + place + refs(nodes, 1);
        break;
      case 4:
      case 5: lines += " >= " + std::to_string(value) + place + refs(i, 1); break;
      default: lines += " <= " + std::to_string(value) + refs(i, 3);
    }
    lines += '\n';
  }
  return {Proof::by_search, lines};
}

/// Statements about scores that fit the game: each node has as many references as its position has moves, so that only
/// its value may be wrong. Without that, hardly a false bound would come as far as the condition that refuses it.
Proof fitting_statements(Random& random, const Session& root) {
  constexpr std::size_t most_nodes = 8;
  std::vector<std::unique_ptr<Session>> nodes;  // the position that each is about
  const auto reference = [&](const Session& from, const MoveText& move) -> std::string {
    auto next = from.clone();
    next->play(move, "here");
    if (nodes.size() == most_nodes || likely(random, next->over() ? 97 : 40)) return " 0";
    nodes.push_back(std::move(next));
    return ' ' + std::to_string(nodes.size());
  };
  std::string lines = "moves";
  for (const auto& move : root.moves()) {
    lines += reference(root, move);
    lines += reference(root, move);
  }
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    const auto& at = *nodes[i];
    const auto moves = at.over() ? std::vector<MoveText>{} : at.moves();
    const bool at_most = moves.empty() || likely(random, 60);
    lines += '\n' + std::to_string(i + 1) + (at_most ? " <= " : " >= ") +
             std::to_string(static_cast<std::int64_t>(random.below(5)) - 2);
    if (at_most) {
      for (const auto& move : moves) lines += reference(at, move);
    } else {
      const auto place = random.below(moves.size());
      lines += ' ' + std::to_string(place) + reference(at, moves[place]);
    }
  }
  return {Proof::by_search, lines + '\n'};
}

TEST(RandomCertificates, search_for_nimbers) {
  std::vector<Solved> list;
  for (const auto* game : {"arc-kayles", "node-kayles", "nimstring", "uvg", "ueg"}) {
    for (auto& solved : positions(random_graphs(game, 30, 4), 3)) list.push_back(std::move(solved));
  }
  for (auto& solved : positions({heaps("kayles", {1, 2}), heaps("kayles", {3}), heaps("dawson-kayles", {3, 2})}, 2))
    list.push_back(std::move(solved));
  std::erase_if(list, [](const Solved& s) { return s.session->moves().size() > 4; });
  throw_at("search for nimbers", list, {"win", "loss"},
           [](Random& random, const Solved& solved) { return statements(random, *solved.session, true, false); });
}

TEST(RandomCertificates, search_for_scores) {
  std::vector<Solved> list;
  for (const auto* game : {"picarete", "strings-and-coins"}) {
    for (auto& solved : positions(random_graphs(game, 30, 4), 3)) list.push_back(std::move(solved));
  }
  for (const auto* game : {"bi-coloring", "all-green", "green-wins", "four-cycle", "mono-flip-triangle", "bi-flip"}) {
    for (auto& solved : positions(random_triangulations(game, 5), 6)) list.push_back(std::move(solved));
  }
  std::erase_if(list, [](const Solved& s) { return s.session->moves().size() > 3; });
  throw_at("search for scores", list, {"win", "loss", "tie"}, [](Random& random, const Solved& solved) {
    if (random.coin()) return fitting_statements(random, *solved.session);
    return statements(random, *solved.session, false, solved.answer.edges.has_value());
  });
}

}  // namespace
}  // namespace arete::tests::thrown
