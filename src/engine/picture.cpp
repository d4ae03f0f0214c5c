#include "engine/picture.hpp"

#include <algorithm>
#include <cmath>

#include "engine/achievement/infinite_board.hpp"
#include "view/cells/cell_scene.hpp"
#include "view/pictures/svg.hpp"
#include "view/pictures/tikz.hpp"

namespace arete::inline engine {

std::vector<std::array<double, 2>> places_of(const Document& document, const Session& session) {
  auto places = session.places();
  if (!document.points) return places;
  const PointSet points(*document.points);
  for (std::size_t i = 0; i < points.size(); ++i) places.push_back(points.approximate(static_cast<PointSet::Index>(i)));
  return places;
}

std::string in_words(const Answer& answer) {
  if (answer.green && answer.edges) {
    return (answer.outcome == Outcome::win ? "won with " : "lost: at most ") + std::to_string(*answer.green) + " of " +
           std::to_string(*answer.edges) + " edges green";
  }
  if (answer.outcome == Outcome::unknown) return "unknown within the limits";
  if (answer.maker_and_breaker) return "the " + answer.outcome_word() + " wins";
  std::string text = std::string(name(*answer.to_move)) + " to move " +
                     (answer.outcome == Outcome::tie   ? "ties"
                      : answer.outcome == Outcome::win ? "wins"
                                                       : "loses");
  if (answer.score) text += ", score " + std::to_string(*answer.score) + " from here";
  if (answer.nimber) text += ", nimber " + to_text(*answer.nimber);
  return text;
}

namespace {

/// The frame of a board, and around it two periods of what the idea repeats, as far as that can be shown.
Frame frame_for(const InfiniteBoard& board, const std::vector<Cell>& goal, const std::optional<Idea>& idea) {
  const auto& tiling = board.tiling();
  auto frame = board.frame();
  std::vector<Cell> wanted = goal;
  for (const auto& group : idea ? idea->groups : std::vector<Idea::Group>{}) {
    wanted.insert(wanted.end(), group.cells.begin(), group.cells.end());
    if (!group.period || group.links.empty()) continue;
    const auto& [p, q] = *group.period;
    for (const Cell shift : {p, q, p + q, Cell{} - p, Cell{} - q}) wanted.push_back(group.links.front().from + shift);
  }
  for (const Cell c : wanted) {
    const auto [left, low, right, high] = frame_around(tiling, {c});
    const Frame wider{std::min(frame.left, left), std::min(frame.low, low), std::max(frame.right, right),
                      std::max(frame.high, high)};
    const double wide = wider.right - wider.left, tall = wider.high - wider.low;
    if (wide <= most_side && tall <= most_side && wide * tall <= most_area) frame = wider;
  }
  return frame;
}

Scene cells_of(const InfiniteBoard& board, const std::vector<MoveText>& best, const std::string& caption,
               const std::optional<Idea>& idea, bool names) {
  const auto is_marked = [&](Cell c) { return board.mark(c) != Mark::absent; };
  const auto around = cells_within(board.tiling(), board.frame());
  const bool empty = std::none_of(around.begin(), around.end(), is_marked);
  CellPicture picture{{}, [&](Cell c) { return board.mark(c); }, {}, names, idea};
  if (idea && empty && best.empty()) picture.goal = board.goal();
  picture.cells = cells_within(board.tiling(), frame_for(board, picture.goal, idea));
  for (const auto& move : best) {
    const Cell cell{static_cast<int>(move[0]), static_cast<int>(move[1])};
    picture.best.push_back(cell);
    if (std::find(picture.cells.begin(), picture.cells.end(), cell) == picture.cells.end())
      picture.cells.push_back(cell);
  }
  std::string text = caption;
  if (idea) text += "; " + groups_in_words(*idea);
  if (!picture.goal.empty()) text += ". Yellow: a copy of the animal";
  if (!caption.empty() && !empty) text += ". Solid: the maker's marks; dashed: the breaker's";
  return cell_scene(board.tiling(), picture, text);
}

/// A flat set is stretched until its points can be told apart. An affine map changes neither what crosses nor what is
/// convex.
void stretch(std::vector<std::array<double, 2>>& places) {
  constexpr double flat = 3, wanted = 1.1;
  std::array<double, 2> extent{};
  for (const std::size_t axis : {0u, 1u}) {
    const auto by = [&](const auto& a, const auto& b) { return a[axis] < b[axis]; };
    const auto [low, high] = std::minmax_element(places.begin(), places.end(), by);
    extent[axis] = places.empty() ? 0 : (*high)[axis] - (*low)[axis];
  }
  const std::size_t narrow = extent[0] < extent[1] ? 0 : 1;
  const double ratio = extent[1 - narrow] / extent[narrow];
  if (!(ratio > flat) || !std::isfinite(ratio)) return;
  for (auto& place : places) place[narrow] *= ratio / wanted;
}

/// Of several moves; boards without end and boards that are too large for their moves to be listed have no list of all.
bool is_every_move(const std::vector<MoveText>& best, const Session& session) {
  return best.size() > 1 && session.infinite() == nullptr && session.playable() &&
         best.size() == session.moves().size();
}

}  // namespace

Scene scene_of(const Document& document, const Session& session, const std::vector<MoveText>& best,
               const std::string& caption, const std::optional<Idea>& idea, bool names,
               const std::vector<ValuedMoves>& values) {
  const auto* board = session.infinite();
  if (board != nullptr) return cells_of(*board, best, caption, idea, names);
  const auto look = session.look();
  const bool unknown = !session.playable() && look.vertices.empty() && look.heaps.empty();
  if (unknown || look.vertices.size() + look.lines.size() + look.heaps.size() > most_drawn)
    return words_scene("(the board is too large to be drawn)", caption);
  std::vector<MoveText> shown;
  for (const auto& move : best) shown.push_back(session.in_look(move));
  auto places = places_of(document, session);
  if (document.points) stretch(places);
  return make_scene(look, places, shown, caption, idea, values);
}

std::string picture(const Document& document, const Session& session, const std::optional<Answer>& answer,
                    const std::string& format, const std::vector<MoveValue>& values) {
  std::string caption(find_game(document.game).about().title);
  std::vector<MoveText> best;
  std::optional<Idea> idea;
  if (answer) {
    best = answer->best.value_or(best);
    idea = answer->idea;
    caption += ": " + in_words(*answer);
    if (is_every_move(best, session)) {  // to mark all is to mark none
      caption += ", with every move";
      best.clear();
    }
  }
  const auto valued = by_value(session, values);
  if (!values.empty()) idea = values_idea(session, valued);
  const auto scene = scene_of(document, session, best, caption, idea, false, valued);
  return format == "svg" ? to_svg(scene) : to_tikz(scene);
}

}  // namespace arete::inline engine
