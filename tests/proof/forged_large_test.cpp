// Forged certificates of boards that no search takes. Their moves are kept as they are written: nobody but the checker
// of the kind looks at them.

#include "ask.hpp"
#include "forged.hpp"

namespace arete::tests::forged {
namespace {

std::string after(Document document, std::vector<MoveText> moves) {
  document.moves = std::move(moves);
  return document.write();
}

/// `room 1 2 …`: these numbers but for some.
std::string all_but(const std::string& word, std::int64_t n, const std::set<std::int64_t>& gone) {
  std::string line = word;
  for (std::int64_t v = 0; v < n; ++v) line += gone.contains(v) ? "" : ' ' + std::to_string(v);
  return line;
}

TEST(ForgedLarge, components) {
  const std::int64_t n = 60;
  const auto points = board("convex", {n}, "mono-complete");
  const auto left = all_but("room", n, {0, 1});
  expect_accepted({after(points, {{0, 1}}), won, "components", {"component 0 1", left}});
  expect_refused({after(points, {{0, 1}, {0, 1}}), won, "components", {"component 0 1", left}}, "is drawn twice");
  expect_refused({after(points, {{0, 1}, {1, 0}}), won, "components", {"component 0 1", left}}, "is drawn twice");
  expect_refused({after(points, {{0, 0}}), won, "components", {all_but("room", n, {})}}, "is no segment");
  expect_refused({after(points, {{0, n}}), won, "components", {all_but("room", n, {})}}, "a move names no edge");
  expect_refused({after(points, {{0, 1, 2}}), won, "components", {"component 0 1", left}}, "a move names no edge");
  expect_refused({after(points, {{0, 2}, {1, 3}}),
                  won,
                  "components",
                  {"component 0 2", "component 1 3", all_but("room", n, {0, 1, 2, 3})}},
                 "crosses");
}

TEST(ForgedLarge, rooms) {
  const std::int64_t n = 60;
  const auto points = board("convex", {n}, "mono-triangle");
  const auto left = all_but("room", n, {0, 1});
  const auto claim = [&](std::vector<MoveText> moves, const std::string& room) {
    return Claim{after(points, std::move(moves)), won, "rooms", {room}};
  };
  expect_accepted(claim({{0, 1}}, left));
  expect_refused(claim({{0, 1}, {0, 1}}, left), "has a point that is used before");
  expect_refused(claim({{0, 0}}, all_but("room", n, {})), "is no segment");
  expect_refused(claim({{0, n}}, all_but("room", n, {0})), "is no segment");
  expect_refused(claim({{0, 2}, {1, 3}}, all_but("room", n, {0, 1, 2, 3})), "crosses");
  // A triangle is closed, and the game over.
  expect_refused(claim({{0, 1}, {1, 2}, {0, 2}}, all_but("room", n, {0, 1, 2})), "has a point that is used before");
}

TEST(ForgedLarge, rows) {
  const std::int64_t n = 600;
  const auto fan = board("triangulation", {n}, "coloring", 1, "fan");
  std::string row = "row";
  for (std::int64_t v = 1; v + 1 < n; ++v) row += " 0 " + std::to_string(v) + ' ' + std::to_string(v + 1);
  expect_accepted({fan.write(), won, "rows", {row}});
  expect_refused({after(fan, {{1, 3}}), won, "rows", {}}, "is not an edge");
  expect_refused({after(fan, {{0, 1}, {0, 1}}), won, "rows", {}}, "green twice");
  expect_refused({after(fan, {{0, 1}, {1, 2}}), won, "rows", {}}, "second green edge of a face");
  expect_refused({after(fan, {{0}}), won, "rows", {}}, "a move names no edge");
}

TEST(ForgedLarge, flips) {
  const auto fan = board("triangulation", {600}, "green-wins", 1, "fan");
  expect_refused({after(fan, {{0, 1}}), won, "flips", {"flips"}}, "lies on the hull");
  expect_refused({after(fan, {{0, 2}, {0, 2}}), won, "flips", {"flips"}}, "is not an edge now");
  expect_refused({after(fan, {{0, 2}, {1, 3}}), won, "flips", {"flips"}}, "is green");
  expect_refused({after(fan, {{0, 2}}), won, "flips", {"flips 0 3"}}, "is green");  // a side of what was flipped
}

TEST(ForgedLarge, parities) {
  const std::int64_t n = 1'200;
  const auto path = board("path", {n}, "picarete");
  const std::vector<std::string> whole{"sorts 0 1 0 0"};
  expect_accepted({path.write(), won, "parities", whole});
  expect_refused({after(path, {{0, 1}, {1, 0}}), won, "parities", whole}, "an edge is removed twice");
  expect_refused({after(path, {{0, 2}}), won, "parities", whole}, "a move names no edge");
  expect_refused({after(path, {{0}}), won, "parities", whole}, "a move names no edge");
  // Two parts are two sorts, and points that were made count.
  expect_refused({after(path, {{5, 6}}), won, "parities", whole}, "the components are of other sorts");
}

}  // namespace
}  // namespace arete::tests::forged
