// arete exclude: does the maker of an achievement game win with a few marks near her first one?

#include <nlohmann/json.hpp>

#include "achievement_file.hpp"
#include "commands.hpp"
#include "engine/achievement/animals.hpp"
#include "engine/certificate.hpp"
#include "engine/files/journal.hpp"
#include "engine/files/whole_file.hpp"
#include "engine/game.hpp"
#include "view/documents/boards.hpp"

namespace arete {
namespace {

struct ExcludeOptions {
  std::string file = "-", checkpoint, certificate;
  std::size_t cells = 67;
  int marks = 0;
};

/// Notes of earlier searches of the same window, and new ones behind them.
std::unique_ptr<Journal> resume(const std::string& name, const std::string& head, Exclusion& exclusion) {
  if (name.empty()) return nullptr;
  auto notes = std::make_unique<Journal>(name, head);
  for (std::size_t i = 0; i < notes->lines().size(); ++i)
    exclusion.recall(notes->lines()[i], name + ", line " + std::to_string(i + 2));
  return notes;
}

std::string as_json(const Exclusion& exclusion, int marks, const Exclusion::Result& found) {
  return nlohmann::ordered_json{
             {"marks", marks}, {"cells", exclusion.cells()}, {"win", found.won.has_value()}, {"nodes", found.nodes}}
             .dump() +
         '\n';
}

Status exclude(const ExcludeOptions& options) {
  const auto document = read_achievement(options.file, "exclude");
  const auto game = read_board<Achievement>(document);
  Exclusion exclusion(game, options.cells);
  const auto checkpoint =
      resume(options.checkpoint, document.write() + " on " + std::to_string(exclusion.cells()) + " cells", exclusion);
  std::optional<WholeFile> certificate;
  if (!options.certificate.empty()) certificate.emplace(options.certificate);
  for (int marks = static_cast<int>(game.animal.size()); options.marks == 0 || marks <= options.marks; ++marks) {
    std::size_t notes = 0;
    const auto note = [&](const std::string& line) {
      if (checkpoint) checkpoint->add(line);
      complain(std::to_string(marks) + " marks: " + std::to_string(++notes) + " positions excluded");
    };
    const auto found = exclusion.search(
        marks, [] { return interrupted().load(); }, note);
    if (found.stopped) return Status::limited;
    print(as_json(exclusion, marks, found));
    if (!found.won) continue;
    if (!certificate) break;
    certificate->write(write_certificate(document, *open(document), *found.won).value());
    certificate->keep();
    break;
  }
  return Status::answered;
}

}  // namespace

void add_exclude(CLI::App& app, Run& run) {
  auto* command = app.add_subcommand(
      "exclude", "Excludes that the maker of an achievement game wins with a few marks near her first");
  auto options = std::make_shared<ExcludeOptions>();
  command->add_option("file", options->file, "A position of `achievement`, its moves left aside; - is standard input")
      ->type_name("FILE");
  command->add_option("--cells", options->cells, "The largest disc around her first mark with at most so many cells")
      ->check(CLI::Range(1u, 192u))
      ->type_name("N");
  command->add_option("--marks", options->marks, "Of the maker, in all; 0: more and more, until it is stopped")
      ->check(CLI::Range(0, 100))
      ->type_name("N");
  command->add_option("--checkpoint", options->checkpoint, "Keeps what has been excluded, and goes on from there")
      ->type_name("FILE");
  command->add_option("--certificate", options->certificate, "Writes the proof if there is a win, for `arete check`")
      ->type_name("FILE");
  command->footer(
      "That there is no win in a window says nothing about larger ones.\n"
      "Example:\n"
      "  arete exclude examples/f28.json --cells 67 --marks 9 --checkpoint f28.txt");
  command->callback([options, &run] { run = [options] { return exclude(*options); }; });
}

}  // namespace arete
