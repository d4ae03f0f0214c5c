#include "proof/kinds/geography_lines.hpp"

#include <algorithm>
#include <istream>
#include <numeric>
#include <utility>

#include "proof/words.hpp"

namespace arete::inline proof {
namespace {

using Vertices = std::vector<std::int32_t>;

bool has_edge(const Graph& graph, Ends e) {
  return std::binary_search(graph.edges.begin(), graph.edges.end(), ordered(e));
}

/// The edges of a way, sorted.
std::vector<Ends> edges_of(const Vertices& way) {
  std::vector<Ends> edges;
  for (std::size_t i = 1; i < way.size(); ++i) edges.push_back(ordered({way[i - 1], way[i]}));
  std::sort(edges.begin(), edges.end());
  return edges;
}

Vertices with(Vertices way, std::int32_t next) {
  way.push_back(next);
  return way;
}

template <class T>
bool repeats(std::vector<T> list) {
  std::sort(list.begin(), list.end());
  return std::adjacent_find(list.begin(), list.end()) != list.end();
}

void append(std::string& text, std::string_view word, const Vertices& numbers) {
  text += word;
  for (const auto n : numbers) text += ' ' + std::to_string(n);
  text += '\n';
}

/// Calls f with the words of each line behind the first.
template <class F>
void each_line(std::istream& lines, F f) {
  lines.exceptions(std::ios::badbit);
  std::size_t number = 0;
  for (std::string text; std::getline(lines, text);) {
    WordReader words(text, ++number);
    const std::string key(words.next());
    f(key, words);
  }
}

}  // namespace

std::vector<std::int32_t> checked_way(const Rooted<Graph, 1>& board, const std::vector<MoveText>& moves, Used used) {
  Vertices way;
  if (board.roots) way.push_back(board.roots->front());
  for (const auto& move : moves) {
    require(move.size() == 1 && 0 <= move[0] && move[0] < board.graph.vertices,
            "a move of the position names no vertex");
    const auto to = static_cast<std::int32_t>(move[0]);
    require(way.empty() || has_edge(board.graph, {way.back(), to}), "a move of the position follows no edge");
    way.push_back(to);
  }
  require(!(used == Used::vertices ? repeats(way) : repeats(edges_of(way))),
          "a move of the position uses something twice");
  return way;
}

std::vector<std::int32_t> moves_on_edges(const Graph& graph, const Vertices& way) {
  Vertices moves;
  if (way.empty()) {
    moves.resize(static_cast<std::size_t>(graph.vertices));
    std::iota(moves.begin(), moves.end(), 0);
    return moves;
  }
  const auto used = edges_of(way);
  for (const auto& e : graph.edges) {
    if (std::binary_search(used.begin(), used.end(), e)) continue;
    if (e.u == way.back()) moves.push_back(e.v);
    if (e.v == way.back()) moves.push_back(e.u);
  }
  std::sort(moves.begin(), moves.end());
  return moves;
}

std::string matching_lines(const VertexGeographyProof& proof) {
  std::string text;
  append(text, "mates", proof.matching.mate);
  append(text, "barrier", proof.matching.barrier);
  for (const auto& path : proof.lost) append(text, "path", path);
  return text;
}

std::vector<std::int32_t> winning_by_matching(const Graph& graph, const Vertices& way, std::istream& lines,
                                              const Effort& effort) {
  VertexGeographyProof proof;
  Vertices winning;
  std::size_t count = 0;
  each_line(lines, [&](const std::string& key, WordReader& words) {
    effort.look();
    auto numbers = words.numbers<std::int32_t>();
    const auto* expected = count == 0 ? "mates" : count == 1 ? "barrier" : "path";
    require(key == expected, words.at() + "`" + expected + "` is expected");
    if (++count == 1) {
      proof.matching.mate = std::move(numbers);
    } else if (count == 2) {
      proof.matching.barrier = std::move(numbers);
    } else {
      require(!numbers.empty(), words.at() + "the path is empty");
      winning.push_back(numbers.back());
      proof.lost.push_back(std::move(numbers));
    }
  });
  require(count >= 2, "mates and barrier are missing");
  require(std::is_sorted(winning.begin(), winning.end()), "the paths are not in order");
  check_vertex_geography(graph, way, winning, proof);
  return winning;
}

namespace {

/// What lines of kernels have shown so far.
class ShownByKernels {
 public:
  ShownByKernels(const Graph& graph, const Vertices& way)
      : graph_(graph), way_(way), shown_(static_cast<std::size_t>(graph.vertices)) {}

  void read(const std::string& key, WordReader& words) {
    const bool first = std::exchange(first_, false);
    if (key == "some") {
      require(first, words.at() + "`some` is the first line");
      result_.complete = false;
    } else if (key == "lost") {
      // The root is still to be chosen: whoever chooses it is not the one who has to move from the kernel.
      require(!way_.empty(), words.at() + "there is no token yet");
      check_edge_geography_lost(graph_, way_, words.numbers<std::int32_t>());
      lost_ = true;
    } else if (key == "wins") {
      // Each of its vertices can be chosen, and leaves the opponent to move from the kernel.
      require(way_.empty(), words.at() + "the token stands already");
      const auto kernel = words.numbers<std::int32_t>();
      check_even_kernel(graph_, {}, kernel);
      for (const auto v : kernel) show(v), result_.moves.push_back(v);
    } else {
      require(key == "win" || key == "lose", words.at() + "lost, win or lose is expected");
      read_move(key == "win", words);
    }
  }

  WinningMoves result() && {
    // The position is lost only if every legal move is; a kernel with the token in it says so of all at once.
    const auto moves = moves_on_edges(graph_, way_);
    const bool all = std::all_of(moves.begin(), moves.end(), [&](std::int32_t v) { return shown(v); });
    if (result_.complete) require(lost_ ? !any_ : all, "not every move is shown to win or to lose");
    // Without every move nothing is shown but that one of them wins.
    if (!result_.complete) require(!lost_ && !result_.moves.empty(), "no move is shown to win");
    std::sort(result_.moves.begin(), result_.moves.end());
    result_.moves.erase(std::unique(result_.moves.begin(), result_.moves.end()), result_.moves.end());
    return std::move(result_);
  }

 private:
  bool shown(std::int32_t v) const { return shown_[static_cast<std::size_t>(v)]; }
  void show(std::int32_t v) { shown_[static_cast<std::size_t>(v)] = any_ = true; }

  void read_move(bool win, WordReader& words) {
    const auto move = words.number<std::int32_t>();
    require(0 <= move && move < graph_.vertices && last_ < move, words.at() + "the moves are not in order");
    last_ = move;
    show(move);
    if (win) {
      check_edge_geography_won(graph_, way_, move, words.numbers<std::int32_t>());
      result_.moves.push_back(move);
    } else {
      const auto answer = words.number<std::int32_t>();
      check_edge_geography_won(graph_, with(way_, move), answer, words.numbers<std::int32_t>());
    }
  }

  const Graph& graph_;
  const Vertices& way_;
  std::vector<bool> shown_;
  WinningMoves result_;
  std::int32_t last_ = -1;
  bool first_ = true, lost_ = false, any_ = false;
};

}  // namespace

WinningMoves winning_by_kernels(const Graph& graph, const Vertices& way, std::istream& lines, const Effort& effort) {
  ShownByKernels shown(graph, way);
  each_line(lines, [&](const std::string& key, WordReader& words) {
    effort.look(1 + graph.edges.size());  // each kernel is compared with all edges
    shown.read(key, words);
  });
  return std::move(shown).result();
}

}  // namespace arete::inline proof
