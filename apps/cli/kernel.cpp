// arete kernel: graphs in, even kernels out.

#include "commands.hpp"
#include "engine/certificate.hpp"
#include "engine/files/whole_file.hpp"
#include "engine/kernels.hpp"
#include "engine/reading.hpp"
#include "positions.hpp"
#include "view/documents/answer.hpp"

namespace arete {
namespace {

struct KernelOptions {
  std::string file = "-";
  std::optional<std::int64_t> root;
  double seconds = 3600;
  std::string certificate;
  bool all_starts = false;
};

Document read_graph(const InputLine& line, const KernelOptions& options, Reading& reading) {
  auto document = read_position(line, {.game = "ueg", .usual = true}, &reading.held());
  if (document.game != "ueg") throw InputError("game", "even kernels belong to `ueg`");
  if (options.root) document.root = options.root;
  return document;
}

Status answer(const Document& document, const std::string& at, const KernelOptions& options, double seconds,
              WholeFile* certificates) {
  if (options.all_starts) {
    if (document.root || !document.moves.empty())
      throw InputError("root", "all starts are asked for, but the root is given");
    const auto found = find_kernel_starts(document, seconds, interrupted());
    print(found.to_json() + '\n');
    return found.known() ? Status::answered : Status::limited;
  }
  const auto found = find_kernel(document, seconds, interrupted(), certificates != nullptr);
  print(found.to_json() + '\n');
  const auto certificate =
      found.proof ? write_certificate(document, *open(document), *found.proof) : std::optional<std::string>();
  if (certificate) certificates->write(*certificate);
  if (certificates != nullptr && !certificate)
    complain(at + ": no certificate: " + (found.known ? "there is no short proof" : "stopped by a limit"));
  return found.known && (certificate || certificates == nullptr) ? Status::answered : Status::limited;
}

Status answer(const InputLine& line, const KernelOptions& options, WholeFile* certificates) {
  const std::string at = place_of(line);
  try {
    Reading reading({.time = std::chrono::duration<double>(options.seconds), .cancelled = &interrupted()},
                    line.text.size());
    const auto graph = read_graph(line, options, reading);
    return answer(graph, at, options, reading.left().time->count(), certificates);
  } catch (const BudgetSpent&) {
    print((options.all_starts ? KernelStarts{}.to_json()
                              : KernelAnswer{.method = Answer::stopped_while_reading().method}.to_json()) +
          '\n');
    return Status::limited;
  } catch (const InputError& error) {
    const auto e = in_input(error, line);
    print(error_json(e.at(), e.what()) + '\n');
    complain(at + ": " + (e.at() == at ? "" : e.at() + ": ") + e.what());
    return Status::bad_input;
  }
}

Status find_kernels(const KernelOptions& options) {
  std::optional<WholeFile> certificates;
  if (!options.certificate.empty()) certificates.emplace(options.certificate);
  Lines lines(options.file, interrupted());
  lines.join_documents();
  lines.join_edge_lists();
  Status status = Status::answered;
  std::size_t count = 0;
  while (const auto line = lines.next()) {
    ++count;
    status = worse(status, answer(*line, options, certificates ? &*certificates : nullptr));
  }
  if (certificates && count > 0) certificates->keep();
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
  auto* certificate =
      command->add_option("--certificate", options->certificate, "Writes proofs of the answers, for `arete check`")
          ->type_name("FILE");
  command
      ->add_flag("--all-starts", options->all_starts,
                 "Of each vertex whether it is in an even kernel, beside whether it is lost")
      ->excludes(certificate);
  command->footer(
      "An even kernel is a nonempty set of vertices with no edge inside, in which every vertex outside has an even "
      "number of\n"
      "neighbours. Answers are JSON Lines: {\"kernel\":[...]}, null if there is none, \"unknown\" if a limit was hit.\n"
      "With --all-starts: {\"in_kernel\":\"K-K\",\"starts\":\"PNP\",\"same\":true}, K for the vertices that are in "
      "one,\n"
      "P for those that are lost; on bipartite graphs these are the same.\n"
      "Examples:\n"
      "  arete board grid 5 5 --game ueg | arete kernel\n"
      "  geng -c 8 | arete kernel --root 0\n"
      "  arete board complete 5 --game ueg | arete kernel --certificate none.txt; arete check none.txt");
  command->callback([options, &run] { run = [options] { return find_kernels(*options); }; });
}

}  // namespace arete
