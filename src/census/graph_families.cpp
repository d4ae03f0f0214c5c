// Graphs: grids, boards at random, and what nauty's generators write, one graph6 a line, in the order in which they do.

#include <algorithm>
#include <cstdio>

#include "census/families.hpp"
#include "census/pipe.hpp"
#include "engine/boards/named_boards.hpp"
#include "engine/game.hpp"

namespace arete::inline census {
namespace {

using Sizes = std::vector<std::int64_t>;

/// Boards that `arete board` makes, one for each request.
class NamedFamily : public Family {
 public:
  explicit NamedFamily(std::vector<BoardRequest> requests) : requests_(std::move(requests)) {}
  std::uint64_t size() const override { return requests_.size(); }
  Member member(std::uint64_t number) override { return {number, make_board(requests_.at(number))}; }

 private:
  std::vector<BoardRequest> requests_;
};

/// Increasing sizes that fit into the box, each once: calls f in lexicographic order.
template <class F>
void every_fitting(const Sizes& box, Sizes& sizes, F f) {
  if (sizes.size() == box.size()) return f(sizes);
  for (std::int64_t side = sizes.empty() ? 1 : sizes.back(); side <= box[sizes.size()]; ++side) {
    sizes.push_back(side);
    every_fitting(box, sizes, f);
    sizes.pop_back();
  }
}

Sizes read_box(const std::string& text) {
  Sizes box;
  for (std::size_t at = 0; at <= text.size();) {
    const auto end = std::min(text.find('x', at), text.size());
    box.push_back(family_size(text.substr(at, end - at), 1, 10'000));
    at = end + 1;
  }
  if (box.size() < 2) throw InputError("family", "grids have two sizes or more: grids:3x4, not `grids:" + text + "`");
  std::sort(box.begin(), box.end());
  return box;
}

class NautyFamily : public Family {
 public:
  NautyFamily(std::vector<std::string> command, std::uint64_t size, std::string game)
      : command_(std::move(command)), size_(size), game_(std::move(game)) {}
  std::uint64_t size() const override { return size_; }
  Member member(std::uint64_t number) override {
    if (!pipe_ || number < next_) {
      pipe_ = std::make_unique<Pipe>(command_);
      next_ = 0;
    }
    std::optional<std::string> line;
    do {
      line = pipe_->line();
    } while (line && next_++ < number);
    if (!line) throw InputError("family", command_[0] + " ended before its graph " + std::to_string(number));
    Member member{number, {}};
    member.position.game = game_;
    member.position.graph6 = std::move(*line);
    return member;
  }

 private:
  std::vector<std::string> command_;
  std::uint64_t size_;
  std::string game_;
  std::unique_ptr<Pipe> pipe_;
  std::uint64_t next_ = 0;
};

/// nauty's programs are called `geng` by its authors and `nauty-geng` by Debian; with -u they only count.
std::unique_ptr<Family> nauty_family(const std::string& program, std::vector<std::string> arguments,
                                     const Played& played) {
  if (!is_graph(find_game(played.game).board())) throw InputError("--game", played.game + " is not played on a graph");
  for (const auto& name : {"nauty-" + program, program}) {
    if (!Pipe::exists(name)) continue;
    std::vector<std::string> command{name, "-q"};
    command.insert(command.end(), arguments.begin(), arguments.end());
    std::uint64_t size = 0;
    for (Pipe counted(command); counted.line();) ++size;
    return std::make_unique<NautyFamily>(command, size, played.game);
  }
  throw InputError("family", "nauty's " + program + " is not installed: Debian has it in the package nauty");
}

}  // namespace

std::unique_ptr<Family> grid_family(const Words& words, const Played& played) {
  std::vector<BoardRequest> requests;
  Sizes sizes;
  every_fitting(read_box(words[0]), sizes, [&](const Sizes& fitting) {
    requests.push_back({.kind = "grid", .sizes = fitting, .game = played.game});
  });
  return std::make_unique<NamedFamily>(std::move(requests));
}

std::unique_ptr<Family> random_family(const Words& words, const Played& played) {
  const auto n = family_size(words[1], 0, 10'000'000);
  std::vector<BoardRequest> requests;
  for (std::int64_t seed = 1; seed <= family_size(words[2], 1, 10'000'000); ++seed)
    requests.push_back({.kind = words[0], .sizes = {n}, .game = played.game, .seed = static_cast<std::uint64_t>(seed)});
  return std::make_unique<NamedFamily>(std::move(requests));
}

std::unique_ptr<Family> graph_family(const Words& words, const Played& played) {
  return nauty_family("geng", {std::to_string(family_size(words[0], 1, 11))}, played);
}

std::unique_ptr<Family> connected_graph_family(const Words& words, const Played& played) {
  return nauty_family("geng", {"-c", std::to_string(family_size(words[0], 1, 11))}, played);
}

std::unique_ptr<Family> tree_family(const Words& words, const Played& played) {
  return nauty_family("gentreeg", {std::to_string(family_size(words[0], 1, 25))}, played);
}

}  // namespace arete::inline census
