// arete play: a game in the terminal, against the engine, against each other, or the engine against itself.

#include <cctype>
#include <filesystem>

#include "commands.hpp"
#include "engine/boards/beginnings.hpp"
#include "engine/deep_thread.hpp"
#include "engine/opponent.hpp"
#include "engine/picture.hpp"
#include "engine/replay.hpp"
#include "lines.hpp"
#include "view/pictures/braille.hpp"
#include "view/pictures/scene.hpp"

namespace arete {
namespace {

struct PlayOptions {
  std::string what, you = "first", strength = "perfect";
  std::vector<std::string> board;
  double seconds = 5;
  std::uint64_t seed = 1;
};

constexpr const char* help_text =
    "  0-1  0 1  [0,1]   play an edge, or a cell; a vertex is one number, a heap of 7 that becomes 2 and 3 is 7 2 3\n"
    "  moves             what may be played\n"
    "  hint              what the engine would play\n"
    "  why               who wins, with which moves, and how that is known\n"
    "  undo              take back your last move\n"
    "  document          the position, as a line that `arete solve` reads\n"
    "  quit              stop\n";

/// The numbers of a line, if it is nothing but numbers: a dash behind a digit separates, any other one is a minus sign.
std::optional<MoveText> read_move(const std::string& line) {
  MoveText move;
  for (std::size_t i = 0; i < line.size();) {
    const bool dash = line[i] == '-', after_digit = i > 0 && std::isdigit(static_cast<unsigned char>(line[i - 1]));
    if (std::isdigit(static_cast<unsigned char>(line[i])) || (dash && !after_digit)) {
      std::size_t length = 0;
      try {
        move.push_back(std::stoll(line.substr(i), &length));
      } catch (const std::exception&) {
        return std::nullopt;
      }
      i += length;
    } else if (dash || std::string(" \t\r,;[]()").find(line[i]) != std::string::npos) {
      ++i;
    } else {
      return std::nullopt;
    }
  }
  return move.empty() ? std::nullopt : std::optional(move);
}
/// The same on this position: of several boards the first number says on which.
std::optional<MoveText> read_move(const std::string& line, const Document& document) {
  const auto move = read_move(line);
  return move && document.boards ? MoveText::on_first(*move) : move;
}

/// Two players and a board between them.
class TerminalGame {
 public:
  TerminalGame(Document document, const PlayOptions& options)
      : document_(std::move(document)),
        options_(options),
        strength_(read_strength(options.strength)),
        counts_(find_game(document_.game).about().play == Play::score),
        lines_("-", interrupted()) {}

  Status play() {
    const auto& about = find_game(document_.game).about();
    print(std::string(about.title) + ". " + std::string(about.rule) + "\n" + goal_text() +
          (asks() ? "Type a move, or `help`.\n" : "") + "\n");
    if (too_large()) return play_by_theorem();
    while (!interrupted()) {
      const auto game = replay(document_);
      show(game);
      if (game.session->over()) {
        print(ending(document_, game)->text + '\n');
        return status_;
      }
      if (is_you(game.session->to_move()) ? !listen(game) : !answer(game)) break;
    }
    return leave();
  }

 private:
  /// Nothing is lost.
  Status leave() const {
    print(document_.write() + '\n');
    return interrupted() ? worse(status_, Status::limited) : status_;
  }
  bool asks() const { return options_.you != "none"; }
  bool is_you(Player player) const { return options_.you == "both" || options_.you == name(player); }

  /// On a board without end: what the maker wants, and how many cells are marked a turn.
  std::string goal_text() const {
    if (!document_.animal || !document_.bias) return "";
    std::string text = "The animal has the cells";
    for (const auto& [a, b] : *document_.animal) text += " " + std::to_string(a) + "," + std::to_string(b);
    return text + ". Marks a turn: maker " + std::to_string((*document_.bias)[0]) + ", breaker " +
           std::to_string((*document_.bias)[1]) + ".\n";
  }

  void show(const Replay& game) const {
    const std::size_t columns = game.session->infinite() ? 120 : 72;  // room for the names of cells
    print(to_braille(scene_of(document_, *game.session, {}, "", {}, true), columns, output_is_terminal()));
    if (counts_) {
      const auto [first, second] = game.scores();
      print("first " + std::to_string(first) + " : " + std::to_string(second) + " second\n");
    }
  }

  /// Reads until a move is made or taken back. False at the end.
  bool listen(const Replay& game) {
    while (const auto heard = hear(name(game.session->to_move()))) {
      const auto& word = *heard;
      if (word == "quit") return false;
      if (word == "undo") {
        if (take_back(game)) return true;
        complain("there is nothing to take back");
      } else if (const auto move = read_move(word, document_)) {
        if (try_move(game, *move)) return true;
      } else if (!tell(game, word)) {
        complain("`" + printable(word.substr(0, 40)) + "` is no move and no command: try `help`");
        status_ = Status::bad_input;
      }
    }
    return false;
  }
  /// What a player types, without blanks around it; nothing at the end.
  std::optional<std::string> hear(const std::string& who) {
    if (input_is_terminal()) print(who + "> ");
    const auto line = lines_.next();
    if (!line) return std::nullopt;
    const auto start = line->text.find_first_not_of(" \t\r"), end = line->text.find_last_not_of(" \t\r");
    return line->text.substr(start, end - start + 1);
  }

  bool try_move(const Replay& game, const MoveText& move) {
    try {
      game.session->clone()->play(move, "move");
    } catch (const InputError& e) {
      complain(e.what());
      status_ = Status::bad_input;
      return false;
    }
    document_.moves.push_back(move);
    return true;
  }
  bool take_back(const Replay& game) {
    for (std::size_t i = game.history.size(); i-- > 0;) {
      if (!is_you(game.history[i].by)) continue;
      document_.moves.resize(i);
      return true;
    }
    return false;
  }

  /// What a command asks for; false if there is no such command.
  bool tell(const Replay& game, const std::string& word) {
    if (word == "help") {
      print(help_text);
    } else if (word == "moves") {
      std::string list;
      for (const auto& move : game.session->moves()) list += (list.empty() ? "" : "  ") + to_text(move);
      print(list + '\n');
    } else if (word == "document") {
      print(document_.write() + '\n');
    } else if (word == "why") {
      Question question;
      question.limits = limits();
      print(game.session->solve(question).to_text("from here"));
    } else if (word == "hint") {
      const auto choice = choose(*game.session, Strength::perfect, limits(), options_.seed);
      print(to_text(choice.move) + " (" + choice.how + ")\n");
    } else {
      return false;
    }
    return true;
  }

  bool answer(const Replay& game) {
    const auto choice = choose(*game.session, strength_, limits(), options_.seed + document_.moves.size());
    if (interrupted()) return false;
    print(std::string(name(game.session->to_move())) + " plays " + to_text(choice.move) + " (" + choice.how + ")\n");
    document_.moves.push_back(choice.move);
    return true;
  }

  /// Too large for a list of moves: the theorem that answers also says what is legal.
  bool too_large() const {
    Document start = document_;
    start.moves.clear();
    const auto session = open(start);
    return !session->playable() || (!session->over() && session->moves().empty());
  }
  Status play_by_theorem() {
    auto answer = ask();
    while (!interrupted()) {
      print(answer.to_text("move " + std::to_string(document_.moves.size() + 1)));
      if (is_you(answer.to_move.value_or(Player::first))) {
        if (!hear_move(name(answer.to_move.value_or(Player::first)))) break;
      } else if (answer.best && !answer.best->empty()) {
        document_.moves.push_back(answer.best->front());
      } else {
        print("The engine has nothing left to play for.\n");
        break;
      }
      answer = ask();
    }
    return leave();
  }
  Answer ask() const {
    Question question;
    question.all_best = false;
    question.limits = limits();
    return open(document_)->solve(question);
  }
  /// Reads until a move is legal. False at the end.
  bool hear_move(const std::string& who) {
    for (;;) {
      const auto word = hear(who);
      if (!word || *word == "quit") return false;
      const auto move = read_move(*word, document_);
      if (move) document_.moves.push_back(*move);
      try {
        if (!move) throw InputError("move", "only moves and `quit` are understood on a board of this size");
        ask();
        return true;
      } catch (const InputError& e) {
        if (move) document_.moves.pop_back();
        complain(e.what());
        status_ = Status::bad_input;
      }
    }
  }

  Limits limits() const {
    Limits limits;
    limits.time = std::chrono::duration<double>(options_.seconds);
    limits.cancelled = &interrupted();
    return limits;
  }

  Document document_;
  const PlayOptions& options_;
  Strength strength_;
  bool counts_;
  Lines lines_;
  Status status_ = Status::answered;
};

/// A file with a position, or a game on the board that is asked for.
Document opening(const PlayOptions& options) {
  if (std::filesystem::exists(options.what)) {
    Lines lines(options.what, interrupted());
    lines.join_documents();
    const auto line = lines.next();
    if (!line) throw InputError(options.what, "empty: there is no position to play from");
    return Document::read(line->text, line->number);
  }
  if (options.board.empty()) return first_document(options.what);
  BoardRequest request{.kind = options.board[0], .sizes = {}, .game = options.what, .seed = options.seed};
  for (std::size_t i = 1; i < options.board.size(); ++i) {
    const auto size = read_move(options.board[i]);
    if (!size || size->size() != 1) throw InputError("board", "`" + options.board[i] + "` is no size");
    request.sizes.push_back((*size)[0]);
  }
  return make_board(request);
}

}  // namespace

void add_play(CLI::App& app, Run& run) {
  auto* command = app.add_subcommand("play", "A game in the terminal, against the engine or each other");
  auto options = std::make_shared<PlayOptions>();
  command->add_option("what", options->what, "A game, or a file with a position of one")
      ->required()
      ->type_name("GAME|FILE");
  command->add_option("--board", options->board, "A named board with its sizes: see `arete board --help`")
      ->type_name("KIND SIZES")
      ->expected(1, 64);
  command->add_option("--you", options->you, "Which player you are: first, second, both or none")
      ->check(CLI::IsMember({"first", "second", "both", "none"}))
      ->type_name("PLAYER");
  command->add_option("--strength", options->strength, "Of the engine: perfect, strong, medium or easy")
      ->type_name("S");
  command->add_option("--time", options->seconds, "Seconds that the engine may think about a move")
      ->check(CLI::NonNegativeNumber)
      ->type_name("S");
  command->add_option("--seed", options->seed, "Which random board, and which of equal moves")->type_name("S");
  command->footer(
      "Examples:\n"
      "  arete play bi-triangle\n"
      "  arete play ueg --board grid 4 5 --you second\n"
      "  arete play examples/pentagon.json --you both");
  command->callback([options, &run] {
    run = [options] { return on_deep_thread([&] { return TerminalGame(opening(*options), *options).play(); }); };
  });
}

}  // namespace arete
