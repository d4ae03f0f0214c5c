// arete animals: winners and losers among the animals of a board.

#include <charconv>
#include <filesystem>

#include "achievement_file.hpp"
#include "commands.hpp"
#include "engine/achievement/animal_drawing.hpp"
#include "engine/achievement/animals.hpp"
#include "engine/certificate.hpp"
#include "engine/files/whole_file.hpp"
#include "view/documents/boards.hpp"

namespace arete {
namespace {

struct AnimalsOptions {
  std::string file, board = "triangular-edges", bias = "1,2", by = "any", certificate, directory, picture;
  std::size_t size = 4;
  double seconds = 10;
  bool json = false;
};

Bias read_bias(const std::string& text) {
  const auto number = [&](std::string_view part) {
    int value = 0;
    const auto [end, error] = std::from_chars(part.data(), part.data() + part.size(), value);
    if (error != std::errc() || end != part.data() + part.size() || value < 1 || value > 1000) {
      throw InputError("--bias", "two numbers of marks a turn such as 1,2, not `" + text.substr(0, 40) + "`");
    }
    return value;
  };
  const auto comma = std::min(text.find(','), text.size());
  return {number(std::string_view(text).substr(0, comma)),
          number(std::string_view(text).substr(std::min(comma + 1, text.size())))};
}

std::string as_text(const Tiling& tiling, const ClassifiedAnimal& item) {
  const auto& found = item.finding;
  std::string text = "  " + item.name();
  text.resize(std::max<std::size_t>(text.size() + 1, 8), ' ');
  text += found.maker_wins() ? "winner   " : found.breaker_wins() ? "loser    " : "unknown  ";
  text += to_json(item.animal) + "  " + found.method;
  if (!item.parents.empty()) {
    text += ", child of";
    for (const auto p : item.parents) text += ' ' + std::to_string(item.size - 1) + '.' + std::to_string(p);
  }
  if (const auto paper = paper_name(tiling, item.animal); !paper.empty()) text += "  (the paper's " + paper + ')';
  return text + '\n';
}

/// What is asked about: all animals of a board, or the one of a file.
struct Asked {
  const Tiling* board;
  Bias bias;
  std::optional<Animal> animal;
};

Asked asked(const AnimalsOptions& options) {
  if (options.file.empty()) return {&tiling(options.board), read_bias(options.bias), std::nullopt};
  auto game = read_board<Achievement>(read_achievement(options.file, "animals"));
  return {game.tiling, game.bias, std::move(game.animal)};
}

Document document_of(const ClassifiedAnimal& item, const std::string& board, Bias bias) {
  Document document;
  document.game = "achievement";
  document.board = board;
  document.bias = {bias.maker, bias.breaker};
  document.animal.emplace();
  for (const Cell c : item.animal) document.animal->push_back({c.a, c.b});
  return document;
}

void make_directory(const std::string& name) {
  std::error_code error;
  std::filesystem::create_directories(name, error);
  if (!error && !std::filesystem::is_directory(name)) error = std::make_error_code(std::errc::not_a_directory);
  if (error) throw InputError(name, error.message());
}

class AnimalsReport {
 public:
  explicit AnimalsReport(const AnimalsOptions& options)
      : options_(options), asked_(asked(options)), json_(options.json || !output_is_terminal()) {
    if (!options.directory.empty()) make_directory(options.directory);
    if (!options.certificate.empty()) certificates_.emplace(options.certificate);
  }

  Status run() {
    const auto all = classified();
    end_level();
    if (!options_.picture.empty()) print(picture_of(all));
    if (certificates_) certificates_->keep();
    if (!options_.directory.empty()) draw_animals(*asked_.board, asked_.bias, all, options_.directory);
    return unknown_ || interrupted() ? Status::limited : Status::answered;
  }

 private:
  std::vector<ClassifiedAnimal> classified() {
    ClassifyOptions how{.size = options_.size, .seconds = options_.seconds, .by = read_breaker_by(options_.by)};
    how.stop = [] { return interrupted().load(); };
    how.found = [this](const ClassifiedAnimal& item) { tell(item); };
    if (asked_.animal) return {classify_alone({asked_.board, *asked_.animal, asked_.bias}, how)};
    return classify(*asked_.board, asked_.bias, how);
  }
  std::string picture_of(const std::vector<ClassifiedAnimal>& all) const {
    try {
      return animals_picture(*asked_.board, asked_.bias, all, options_.picture);
    } catch (const InputError& e) {
      throw InputError("--" + e.at(), e.what());
    }
  }
  void tell(const ClassifiedAnimal& item) {
    unknown_ = unknown_ || !item.finding.value.exact();
    if (item.size != size_) end_level();
    size_ = item.size;
    if (options_.picture.empty()) list(item);
    if (!certificates_) return;
    if (item.finding.proof) certify(item, *item.finding.proof);
    for (const auto& proof : item.finding.impossible) certify(item, proof);
  }
  void list(const ClassifiedAnimal& item) {
    if (json_) {
      print(to_json(*asked_.board, item) + '\n');
    } else if (item.loser) {
      ++with_losers_;
    } else {
      print(as_text(*asked_.board, item));
    }
  }
  void end_level() {
    if (with_losers_ > 0)
      print("  and " + std::to_string(with_losers_) + " with " + std::to_string(size_) +
            " cells that contain a loser\n");
    with_losers_ = 0;
  }
  void certify(const ClassifiedAnimal& item, const Proof& proof) {
    const auto document = document_of(item, asked_.board->name(), asked_.bias);
    if (const auto text = write_certificate(document, *open(document), proof)) certificates_->write(*text);
  }

  const AnimalsOptions& options_;
  Asked asked_;
  bool json_, unknown_ = false;
  std::optional<WholeFile> certificates_;
  std::size_t size_ = 1, with_losers_ = 0;
};

}  // namespace

void add_animals(CLI::App& app, Run& run) {
  auto* command =
      app.add_subcommand("animals", "Winners and losers among the animals of a periodic board, with reasons");
  auto options = std::make_shared<AnimalsOptions>();
  command
      ->add_option("file", options->file,
                   "A position of `achievement`: only its animal, in place of --board, --bias and --size")
      ->type_name("FILE");
  command
      ->add_option("--board", options->board,
                   "square-edges, triangular-edges, hexagonal-edges, squares, triangles or hexagons")
      ->type_name("NAME");
  command->add_option("--bias", options->bias, "Marks a turn: maker's,breaker's")->type_name("A,B");
  command->add_option("--size", options->size, "Cells of the largest animals")
      ->check(CLI::Range(std::size_t{1}, most_cells))
      ->type_name("N");
  command->add_option("--time", options->seconds, "Seconds an animal may take")
      ->check(CLI::NonNegativeNumber)
      ->type_name("S");
  command
      ->add_option("--by", options->by,
                   "Which of the breaker's strategies to look for: any, paving, answers, priorities or invariant")
      ->check(CLI::IsMember({"any", "paving", "answers", "priorities", "invariant"}))
      ->type_name("KIND");
  command->add_option("--certificate", options->certificate, "Writes the proofs, for `arete check`")->type_name("FILE");
  command
      ->add_option("--draw", options->directory,
                   "A directory for pictures: the tree, each paving and each proof sequence")
      ->type_name("DIR");
  command
      ->add_option("--picture", options->picture,
                   "Prints one picture in place of the list: tree, board, faces, winners, pavings, the strategy of an "
                   "animal such as 3.4, or children-of-4.15")
      ->type_name("WHAT");
  command->add_flag("--json", options->json, "JSON Lines on a terminal too");
  command->footer(
      "The children of an animal that is not known to lose are examined, unless they contain a loser.\n"
      "Examples:\n"
      "  arete animals --board triangular-edges --bias 1,2 --size 5\n"
      "  arete animals --by priorities --size 3 --picture 3.8 > priorities.svg\n"
      "  arete animals examples/f28.json --time 60 --certificate proofs.txt\n"
      "  arete animals --board squares --bias 1,1 --size 5 --certificate proofs.txt");
  command->callback([options, &run] { run = [options] { return AnimalsReport(*options).run(); }; });
}

}  // namespace arete
