// arete invariant: one animal in, a local invariant of the breaker out, however long it takes.

#include "achievement_file.hpp"
#include "commands.hpp"
#include "engine/achievement/invariant_search.hpp"
#include "engine/certificate.hpp"
#include "engine/files/whole_file.hpp"

namespace arete {
namespace {

struct InvariantOptions {
  std::string file = "-", checkpoint, certificate;
  int index = 1;
  double seconds = 3600;
};

Status search(const InvariantOptions& options) {
  const auto document = read_achievement(options.file, "invariant");
  InvariantQuestion question{.index = options.index,
                             .seconds = options.seconds,
                             .cancelled = &interrupted(),
                             .checkpoint = options.checkpoint};
  if (errors_are_terminal()) {
    question.progress = [](const std::string& text) { std::fprintf(stderr, "\r\033[K%s ", text.c_str()); };
  }
  std::optional<WholeFile> certificate;
  if (!options.certificate.empty()) certificate.emplace(options.certificate);
  const auto report = search_invariant(document, question);
  if (errors_are_terminal()) std::fprintf(stderr, "\r\033[K");
  print(report.to_json() + '\n');
  if (report.proof && certificate) {
    certificate->write(write_certificate(document, *open(document), *report.proof).value());
    certificate->keep();
  }
  return report.limited ? Status::limited : Status::answered;
}

}  // namespace

void add_invariant(CLI::App& app, Run& run) {
  auto* command =
      app.add_subcommand("invariant", "Searches for a local invariant that wins an achievement game for the breaker");
  auto options = std::make_shared<InvariantOptions>();
  command->add_option("file", options->file, "A position of `achievement`; - is standard input")->type_name("FILE");
  command->add_option("--index", options->index, "The index of the largest period lattices")
      ->check(CLI::Range(1, 64))
      ->type_name("N");
  command->add_option("--time", options->seconds, "Seconds it may take")->check(CLI::NonNegativeNumber)->type_name("S");
  command->add_option("--checkpoint", options->checkpoint, "Keeps what is found in a file, and goes on from there")
      ->type_name("FILE");
  command->add_option("--certificate", options->certificate, "Writes the proof, for `arete check`")->type_name("FILE");
  command->footer(
      "Example, the animal that paper E leaves open, for an hour at a time:\n"
      "  echo '{\"game\": \"achievement\", \"board\": \"triangular-edges\", \"bias\": [1, 2], \"animal\": "
      "[[0,1],[1,0],[1,2],[1,3]]}' |\n"
      "    arete invariant --index 2 --checkpoint f28.txt");
  command->callback([options, &run] { run = [options] { return search(*options); }; });
}

}  // namespace arete
