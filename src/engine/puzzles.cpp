#include "engine/puzzles.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "base/random.hpp"
#include "engine/boards/start_boards.hpp"
#include "engine/lookahead.hpp"
#include "engine/move_value.hpp"
#include "engine/opponent.hpp"

namespace arete::inline engine {
namespace {

constexpr std::size_t least_moves = 3, most_moves = 30;  // what a person can look over
constexpr std::size_t most_on_a_board = 3;
constexpr int deepest = 6;  // looking further takes long
constexpr int most_plies = 14;
constexpr std::size_t attempts = 400;  // for each puzzle that is wanted
const Limits to_solve{.nodes = 20'000}, to_look{.nodes = 4'000}, to_play{.nodes = 300};

/// Whether looking so far ahead shows one move above all others, and it is this one.
bool stands_out(const std::vector<Lookahead::Seen>& seen, const MoveText& move) {
  const auto it = std::ranges::find(seen, move, &Lookahead::Seen::move);
  return it != seen.end() &&
         std::ranges::all_of(seen, [&](const auto& other) { return other.move == move || other.value < it->value; });
}

/// How many moves ahead a person must look; one more than is looked at if that does not suffice.
int depth_of(const Session& session, const MoveText& move, const Limits& limits) {
  int depth = 1;
  while (depth <= deepest && !stands_out(Lookahead(session, limits).look(depth), move)) ++depth;
  return depth;
}

/// How much of what the other player can answer lets a wrong move pass, on the average of all wrong moves.
double temptation(const Session& session, const MoveText& right, const Limits& limits) {
  double sum = 0;
  int wrong = 0;
  for (const auto& move : session.moves()) {
    if (move == right) continue;
    ++wrong;
    const auto after = session.clone();
    after->play(move, "move");
    if (after->over() || after->to_move() == session.to_move()) continue;
    Question question;
    question.limits = limits;
    const auto answers = after->solve(question).best.value_or(std::vector<MoveText>{}).size();
    sum += 1 - static_cast<double>(answers) / static_cast<double>(after->moves().size());
  }
  return wrong == 0 ? 0 : sum / wrong;
}

/// A board of the game, of a size that can be looked over. Throws InputError where sizes do not go together.
Document random_board(const std::string& game, const std::vector<std::string_view>& kinds, Random& random) {
  const auto among = [&](std::int64_t low, std::int64_t high) {
    return low + static_cast<std::int64_t>(random.below(static_cast<std::uint64_t>(high - low + 1)));
  };
  const auto kind = kinds[random.below(kinds.size())];
  const auto& offer = *std::ranges::find(offered_boards(), kind, &OfferedBoard::kind);
  BoardRequest request{.kind = std::string(kind), .sizes = {}, .game = game, .seed = random.below(1'000'000)};
  const auto many = offer.many ? static_cast<std::size_t>(among(2, 4)) : offer.sizes.size();
  for (std::size_t i = 0; i < many; ++i) {
    const auto& size = offer.sizes[std::min(i, offer.sizes.size() - 1)];
    request.sizes.push_back(among(size.least, std::min(size.most, size.usual + (offer.many ? 6 : 1))));
  }
  return make_board(request);
}

/// Some moves as weak players make them; true if the game goes on.
bool play_on(Session& session, Document& document, int plies, Random& random) {
  for (int i = 0; i < plies && !session.over(); ++i) {
    const auto move = choose(session, Strength::easy, to_play, random.below(1'000'000)).move;
    session.play(move, "move");
    document.moves.push_back(move);
  }
  return !session.over();
}

std::optional<Puzzle> attempt(const std::string& game, const std::vector<std::string_view>& kinds, Random& random) {
  auto document = random_board(game, kinds, random);
  const auto session = open(document);
  if (session->over() || session->moves().size() > most_moves) return std::nullopt;
  if (document.heaps && std::ranges::count(*document.heaps, 0) > 0) return std::nullopt;  // nothing to see
  if (!play_on(*session, document, static_cast<int>(random.below(most_plies)), random)) return std::nullopt;
  const auto move = only_winning_move(*session, to_solve);
  if (!move) return std::nullopt;
  return Puzzle{document, *move, puzzle_rating(*session, *move, to_look)};
}

/// What has been found; the same position by another order of moves is the same puzzle.
class Collection {
 public:
  void add(Puzzle puzzle) {
    auto board = puzzle.document, sorted = puzzle.document;
    board.moves.clear();
    std::ranges::sort(sorted.moves);
    auto& on_board = known_[board.write()];
    if (on_board.size() < most_on_a_board && on_board.insert(sorted.write()).second)
      puzzles_.push_back(std::move(puzzle));
  }
  std::size_t size() const { return puzzles_.size(); }
  std::vector<Puzzle> by_rating() && {
    std::ranges::stable_sort(puzzles_, {}, &Puzzle::rating);
    return std::move(puzzles_);
  }

 private:
  std::map<std::string, std::set<std::string>> known_;
  std::vector<Puzzle> puzzles_;
};

}  // namespace

std::optional<MoveText> only_winning_move(const Session& session, const Limits& limits) {
  const auto moves = session.moves();
  if (moves.size() < least_moves || moves.size() > most_moves) return std::nullopt;
  Question question;
  question.limits = limits;
  if (session.solve(question).outcome != Outcome::win) return std::nullopt;  // most are none, and that is soon known
  std::optional<MoveText> found;
  for (const auto& value : values_of(session, question)) {
    if (value.outcome == Outcome::unknown) return std::nullopt;
    if (value.outcome != Outcome::win) continue;
    if (found) return std::nullopt;
    found = value.move;
  }
  if (!found) return std::nullopt;
  const auto after = session.clone();
  after->play(*found, "move");
  return after->over() ? std::nullopt : found;
}

int puzzle_rating(const Session& session, const MoveText& move, const Limits& limits) {
  const double choice = std::log2(static_cast<double>(session.moves().size()));
  const double rating =
      150 + 170 * depth_of(session, move, limits) + 60 * choice + 500 * temptation(session, move, limits);
  return std::clamp(static_cast<int>(rating), 400, 2400);
}

std::vector<Puzzle> make_puzzles(const std::string& game, std::size_t count, std::uint64_t seed) {
  const auto& about = find_game(game).about();
  if (about.play == Play::solitaire) throw InputError("game", "`" + game + "` is for one player");
  if (find_game(game).board() == BoardKind::tiling) throw InputError("game", "`" + game + "` has no last move");
  const auto kinds = kinds_for(game);
  Random random(seed);
  Collection found;
  for (std::size_t i = 0; i < attempts * count && found.size() < count; ++i) {
    try {
      if (auto puzzle = attempt(game, kinds, random)) found.add(std::move(*puzzle));
    } catch (const InputError&) {
      // sizes that do not go together: another attempt
    }
  }
  return std::move(found).by_rating();
}

std::string to_book(const std::vector<Puzzle>& puzzles) {
  std::map<std::string, std::size_t> numbers;
  std::string boards, rows;
  for (const auto& puzzle : puzzles) {
    auto board = puzzle.document;
    board.moves.clear();
    const auto text = board.write();
    const auto [it, fresh] = numbers.try_emplace(text, numbers.size());
    if (fresh) boards += (boards.empty() ? "" : ",\n") + text;
    rows += (rows.empty() ? "[" : ",\n[") + std::to_string(it->second) + ", [";
    for (std::size_t i = 0; i < puzzle.document.moves.size(); ++i)
      rows += (i == 0 ? "" : ", ") + to_json(puzzle.document.moves[i]);
    rows += "], " + to_json(puzzle.move) + ", " + std::to_string(puzzle.rating) + "]";
  }
  return "{\"boards\": [\n" + boards + "\n], \"puzzles\": [\n" + rows + "\n]}\n";
}

}  // namespace arete::inline engine
