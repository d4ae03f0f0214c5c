// The animals of the public interface: what a classification found, kept for its pictures.

#include "engine/achievement/animal_drawing.hpp"
#include "engine/achievement/animals.hpp"
#include "engine/public_errors.hpp"
#include "view/documents/boards.hpp"

namespace arete::v1 {

struct Animals::State {
  const Tiling* board;
  Bias bias;
  std::vector<ClassifiedAnimal> all;
};

namespace {

using Found = std::function<void(const std::string&)>;

ClassifyOptions options(const Tiling& board, const Question& question, const Found& found, const std::string& by) {
  ClassifyOptions how{.seconds = question.seconds.value_or(10), .by = read_breaker_by(by)};
  how.stop = [&question] { return question.cancelled != nullptr && *question.cancelled; };
  how.found = [&board, &found](const ClassifiedAnimal& item) { found(to_json(board, item)); };
  return how;
}

Animals kept(const Tiling& board, Bias bias, std::vector<ClassifiedAnimal> all) {
  return Animals(std::make_shared<const Animals::State>(Animals::State{&board, bias, std::move(all)}));
}

}  // namespace

std::string Animals::svg(const std::string& what) const {
  return told([&] { return animals_picture(*state_->board, state_->bias, state_->all, what); });
}

Animals animals(const std::string& board, std::array<int, 2> bias, std::size_t size, const Question& question,
                const Found& found, const std::string& by) {
  return told([&] {
    if (bias[0] < 1 || bias[0] > 1000 || bias[1] < 1 || bias[1] > 1000)
      throw base::InputError("bias", "two numbers of marks a turn, from 1 to 1000");
    if (size < 1 || size > most_cells)
      throw base::InputError("size", "from 1 to " + std::to_string(most_cells) + " cells");
    const auto& plane = tiling(board);
    auto how = options(plane, question, found, by);
    how.size = size;
    const Bias marks{bias[0], bias[1]};
    return kept(plane, marks, classify(plane, marks, how));
  });
}

Animals animals(const Position& position, const Question& question, const Found& found, const std::string& by) {
  return told([&] {
    if (position.game() != "achievement")
      throw base::InputError("game", "animals belong to `achievement`, not to `" + position.game() + "`");
    const auto game = read_board<Achievement>(Document::read(position.document()));
    return kept(*game.tiling, game.bias, {classify_alone(game, options(*game.tiling, question, found, by))});
  });
}

}  // namespace arete::v1
