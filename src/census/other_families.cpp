// Octal games, and animals of boards without end.

#include "achievement/animals.hpp"
#include "census/families.hpp"
#include "engine/achievement/animals.hpp"

namespace arete::inline census {
namespace {

/// Member 31 of those with two digits is .37: its number in octal digits.
class OctalFamily : public Family {
 public:
  explicit OctalFamily(std::int64_t digits) : digits_(static_cast<std::size_t>(digits)) {}
  std::uint64_t size() const override { return std::uint64_t{1} << 3 * digits_; }
  Member member(std::uint64_t number) override {
    Member member{number, {}};
    member.octal = ".";
    for (auto place = digits_; place-- > 0;) member.octal += static_cast<char>('0' + (number >> 3 * place & 7));
    return member;
  }

 private:
  std::size_t digits_;
};

class AnimalFamily : public Family {
 public:
  AnimalFamily(const Tiling& tiling, std::size_t cells, std::array<std::int64_t, 2> bias)
      : animals_(animals_of_size(tiling, cells)) {
    document_.game = "achievement";
    document_.board = tiling.name();
    document_.bias = bias;
  }
  std::uint64_t size() const override { return animals_.size(); }
  Member member(std::uint64_t number) override {
    Member member{number, document_};
    member.position.animal.emplace();
    for (const auto& cell : animals_.at(number)) member.position.animal->push_back({cell.a, cell.b});
    return member;
  }

 private:
  std::vector<Animal> animals_;
  Document document_;
};

}  // namespace

std::unique_ptr<Family> octal_family(const Words& words, const Played& played) {
  if (!played.game.empty()) throw InputError("--game", "an octal game is a game itself");
  return std::make_unique<OctalFamily>(family_size(words[0], 1, 6));
}

std::unique_ptr<Family> animal_family(const Words& words, const Played& played) {
  if (!played.game.empty() && played.game != "achievement")
    throw InputError("--game", played.game + " is not played with animals: achievement is");
  const auto cells = static_cast<std::size_t>(family_size(words[1], 1, static_cast<std::int64_t>(most_cells)));
  return std::make_unique<AnimalFamily>(tiling(words[0]), cells, played.bias);
}

}  // namespace arete::inline census
