// arete draw: positions in, pictures out.

#include "commands.hpp"
#include "engine/deep_thread.hpp"
#include "engine/files/whole_file.hpp"
#include "engine/picture.hpp"
#include "positions.hpp"

namespace arete {
namespace {

struct DrawOptions {
  std::string file = "-", output, format = "svg";
  PlayedOn on;
  std::string moves = "all";
  bool best = true, why = false;
  double seconds = 10;
};

std::string drawn(const Document& document, const DrawOptions& options) {
  const auto session = open(document);
  std::optional<Answer> answer;
  if (options.best) {
    Question question;
    question.limits.time = std::chrono::duration<double>(options.seconds);
    question.limits.cancelled = &interrupted();
    question.idea = options.why;
    question.all_best = options.moves == "all";
    answer = session->solve(question);
    if (options.moves == "none") answer->best.reset();
  }
  return picture(document, *session, answer, options.format);
}

/// `name.svg` for one picture; a `%` in the name becomes the number of the line.
void deliver(const std::string& text, const DrawOptions& options, std::size_t line) {
  if (options.output.empty()) return print(text);
  std::string name = options.output;
  if (const auto percent = name.find('%'); percent != std::string::npos) name.replace(percent, 1, std::to_string(line));
  write_whole(name, text);
}

Status draw(const DrawOptions& options) {
  Lines lines(options.file, interrupted());
  if (options.on.game.empty()) lines.join_documents();
  lines.join_edge_lists();
  Status status = Status::answered;
  std::size_t count = 0;
  while (const auto line = lines.next()) {
    ++count;
    try {
      deliver(drawn(read_position(*line, options.on), options), options, line->number);
    } catch (const InputError& error) {
      const auto e = in_input(error, *line);
      complain(lines.name() + ':' + std::to_string(line->number) + ": " +
               (e.at() == place_of(*line) ? "" : e.at() + ": ") + e.what());
      status = Status::bad_input;
    }
  }
  if (count == 0) throw InputError(lines.name(), "empty: there is no position to draw");
  return status;
}

}  // namespace

void add_draw(CLI::App& app, Run& run) {
  auto* command = app.add_subcommand("draw", "Positions as pictures, SVG or TikZ, the best moves marked");
  auto options = std::make_shared<DrawOptions>();
  auto plain = std::make_shared<bool>(false);
  command->add_option("file", options->file, "Positions: JSON objects, graph6, edge lists; - is standard input")
      ->type_name("FILE");
  command
      ->add_option("--game", options->on.game,
                   "What is played on graphs: lines of graph6, sparse6 or digraph6, and edge lists")
      ->type_name("ID");
  command->add_option("--root", options->on.root, "Where the token stands, if a position does not say it")
      ->type_name("V");
  command->add_option("-o,--output", options->output, "A file to write; % in its name becomes the number of the line")
      ->type_name("FILE");
  command->add_option("--format", options->format, "svg or tikz")
      ->check(CLI::IsMember({"svg", "tikz"}))
      ->type_name("FORMAT");
  command->add_option("--time", options->seconds, "Seconds to look for the best moves")
      ->check(CLI::NonNegativeNumber)
      ->type_name("S");
  command->add_flag(
      "--why", options->why,
      "Draw the idea behind the verdict, where it has one: components with nimbers, a matching, a kernel …");
  command->add_option("--best", options->moves, "Mark every best move, one, or none")
      ->check(CLI::IsMember({"all", "one", "none"}))
      ->type_name("all|one|none");
  command->add_flag("--plain", *plain, "Do not solve: no verdict, no best moves");
  command->footer(
      "Examples:\n"
      "  arete board convex 6 | arete draw > six.svg\n"
      "  arete board grid 4 5 --game arc-kayles | arete draw --why > grid.svg\n"
      "  printf '0 1\\n1 2\\n2 0\\n' | arete draw --game ueg --root 0 > triangle.svg\n"
      "  arete draw positions.jsonl -o picture-%.svg\n"
      "  arete draw --format tikz position.json > figure.tex");
  command->callback([options, plain, &run] {
    run = [options, plain] {
      options->best = !*plain;
      return on_deep_thread([&] { return draw(*options); });
    };
  });
}

}  // namespace arete
