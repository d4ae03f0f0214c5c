// arete kernel: graphs in, even kernels out.

#include "commands.hpp"
#include "engine/game.hpp"
#include "engine/kernels.hpp"
#include "positions.hpp"

namespace arete {
namespace {

struct KernelOptions {
  std::string file = "-";
  std::optional<std::int64_t> root;
  double seconds = 3600;
};

Document read_graph(const InputLine& line, const KernelOptions& options) {
  auto document = read_position(line, {.game = "ueg", .usual = true});
  if (document.game != "ueg") throw InputError("game", "even kernels belong to `ueg`");
  if (options.root) document.root = options.root;
  return document;
}

Status answer(const InputLine& line, const KernelOptions& options) {
  const std::string at = place_of(line);
  try {
    const auto found = find_kernel(read_graph(line, options), options.seconds, interrupted());
    print(found.to_json() + '\n');
    return found.known ? Status::answered : Status::limited;
  } catch (const InputError& error) {
    const auto e = in_input(error, line);
    print(error_json(e.at(), e.what()) + '\n');
    complain(at + ": " + (e.at() == at ? "" : e.at() + ": ") + e.what());
    return Status::bad_input;
  }
}

Status find_kernels(const KernelOptions& options) {
  Lines lines(options.file, interrupted());
  lines.join_documents();
  lines.join_edge_lists();
  Status status = Status::answered;
  std::size_t count = 0;
  while (const auto line = lines.next()) {
    ++count;
    status = worse(status, answer(*line, options));
  }
  if (count == 0 && !interrupted()) throw InputError(lines.name(), "empty: there is no graph");
  return interrupted() ? worse(status, Status::limited) : status;
}

}  // namespace

void add_kernel(CLI::App& app, Run& run) {
  auto* command =
      app.add_subcommand("kernel", "Graphs in, even kernels out: sets whose vertices are lost in edge geography");
  auto options = std::make_shared<KernelOptions>();
  command->add_option("file", options->file, "Graphs: documents of `ueg`, graph6, edge lists; - is standard input")
      ->type_name("FILE");
  command->add_option("--root", options->root, "A vertex that has to be in it")->type_name("V");
  command->add_option("--time", options->seconds, "Seconds a graph may take")
      ->check(CLI::NonNegativeNumber)
      ->type_name("S");
  command->footer(
      "An even kernel is a nonempty set of vertices with no edge inside, in which every vertex outside has an even "
      "number of\n"
      "neighbours. Answers are JSON Lines: {\"kernel\":[...]}, null if there is none, \"unknown\" if a limit was hit.\n"
      "Examples:\n"
      "  arete board grid 5 5 --game ueg | arete kernel\n"
      "  geng -c 8 | arete kernel --root 0");
  command->callback([options, &run] { run = [options] { return find_kernels(*options); }; });
}

}  // namespace arete
