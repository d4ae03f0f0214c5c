// arete board: a start position on a named board, or boards made of other ones.

#include <algorithm>
#include <charconv>

#include "commands.hpp"
#include "engine/boards/derived_boards.hpp"
#include "engine/boards/named_boards.hpp"
#include "lines.hpp"
#include "view/documents/answer.hpp"

namespace arete {
namespace {

std::vector<std::int64_t> numbers(const std::vector<std::string>& words) {
  std::vector<std::int64_t> list;
  for (const auto& word : words) {
    std::int64_t number = 0;
    const auto [stop, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error != std::errc() || stop != word.data() + word.size())
      throw InputError("board", "`" + printable(word.substr(0, 40)) + "` is no size");
    list.push_back(number);
  }
  return list;
}

/// The file that a board is made of; of so many convex points if a number stands in its place.
std::optional<std::string> made_of(const std::string& kind, const std::vector<std::string>& words) {
  const auto& names = derived_names();
  if (std::ranges::find(names, kind, &DerivedName::kind) == names.end()) return std::nullopt;
  if (words.size() != 1) throw InputError("board", kind + " takes FILE: a document that it is made of");
  return words[0];
}

Status print_derived(const std::string& of, const BoardRequest& request) {
  const auto put = [](const Document& document) { print(document.write() + '\n'); };
  const bool number = !of.empty() && of.find_first_not_of("0123456789") == std::string::npos;
  if (number && request.kind == "triangulations") {
    BoardRequest convex{.kind = "convex", .sizes = numbers({of}), .game = "mono-complete"};
    each_derived_board(request.kind, make_board(convex), request.game, put);
    return Status::answered;
  }
  Lines lines(of, interrupted());
  lines.join_documents();
  while (const auto line = lines.next())
    each_derived_board(request.kind, Document::read(line->text, line->number), request.game, put);
  return interrupted() ? Status::limited : Status::answered;
}

}  // namespace

void add_board(CLI::App& app, Run& run) {
  auto* command =
      app.add_subcommand("board", "A start position on a named board, as a document that solve and draw read");
  struct Options {
    BoardRequest request;
    std::vector<std::string> sizes;
    std::uint64_t count = 1;
  };
  auto options = std::make_shared<Options>();
  command->add_option("kind", options->request.kind, "Which board")->required()->type_name("KIND");
  command->add_option("sizes", options->sizes, "Its sizes, or a file with the document it is made of")
      ->type_name("SIZES|FILE");
  command->add_option("--game", options->request.game, "The game to play on it")->type_name("ID");
  command->add_option("--root", options->request.root, "Geography: where the token stands")->type_name("V");
  command->add_option("--probability", options->request.probability, "Of each edge of a random graph; 0.5 if absent")
      ->type_name("P");
  command->add_option("--seed", options->request.seed, "Which random board")->type_name("S");
  command
      ->add_option("--shape", options->request.shape,
                   "Of a triangulation: fan, serpentine, random, inner:K or branching:K")
      ->type_name("SHAPE");
  command->add_option("--count", options->count, "So many boards, with the seeds from S on")->type_name("N");
  std::string kinds = "Boards:\n";
  for (const auto& name : board_names()) {
    const auto call = std::string(name.kind) + ' ' + std::string(name.sizes);
    kinds += "  " + call + std::string(18 - call.size(), ' ') + std::string(name.text) + " (" + std::string(name.game) +
             ")\n";
  }
  kinds += "Boards made of the positions in a FILE, - being standard input:\n";
  for (const auto& name : derived_names()) {
    const auto call = std::string(name.kind) + " FILE";
    kinds += "  " + call + std::string(21 - call.size(), ' ') + std::string(name.text) + "; of " +
             std::string(name.of) + " (" + std::string(name.game) + ")\n";
  }
  command->footer(kinds +
                  "In brackets: the game if none is asked for.\n"
                  "Examples:\n"
                  "  arete board grid 3 4 --game arc-kayles | arete solve\n"
                  "  arete board random 6 --game bi-triangle --count 10 --seed 7 | arete solve\n"
                  "  arete board grid 3 4 --game ueg --root 0 | arete solve\n"
                  "  arete board triangulations 6 | arete solve\n"
                  "  arete board triangulation 7 | arete board edge-graph - | arete solve\n"
                  "  arete board triangulation 8 --shape serpentine | arete draw > serpentine.svg");
  command->callback([options, &run] {
    run = [options] {
      if (const auto of = made_of(options->request.kind, options->sizes)) return print_derived(*of, options->request);
      options->request.sizes = numbers(options->sizes);
      for (std::uint64_t i = 0; i < options->count && !interrupted(); ++i) {
        print(make_board(options->request).write() + '\n');
        ++options->request.seed;
      }
      return interrupted() ? Status::limited : Status::answered;
    };
  });
}

}  // namespace arete
