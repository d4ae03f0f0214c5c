// The playground's server: how long a click takes on boards of about 200 edges whose value a theorem knows, and whether
// 200 requests a second of mixed play go on for half a minute without an error and without memory that grows.
// serve_bench [SECONDS]

#include <algorithm>
#include <cstdio>
#include <mutex>
#include <thread>

#include "engine/boards/named_boards.hpp"
#include "soak.hpp"

namespace {

using namespace arete;
using tests::Json, tests::part;
using Clock = std::chrono::steady_clock;

double ms_since(Clock::time_point begin) {
  return std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
}

void click(tests::Server& server, const BoardRequest& board) {
  const auto position = Json{{"position", Json::parse(make_board(board).write())}};
  std::vector<double> looks, choices;
  bool theorem = true;
  for (int i = 0; i < 20; ++i) {
    auto begin = Clock::now();
    const auto stands = server.post("/api/position", position);
    looks.push_back(ms_since(begin));
    begin = Clock::now();
    const auto chosen = server.post("/api/choose", position);
    choices.push_back(ms_since(begin));
    theorem = theorem && stands.status == 200 && chosen.json["how"].get<std::string>().starts_with("theorem");
  }
  std::printf(
      "%-16s position: first %6.1f ms, then %6.1f, at most %6.1f; choose: first %6.1f, then %6.1f, at most %6.1f%s\n",
      board.game.c_str(), looks.front(), part(looks, 0.5), *std::max_element(looks.begin() + 1, looks.end()),
      choices.front(), part(choices, 0.5), *std::max_element(choices.begin() + 1, choices.end()),
      theorem ? "" : "  (NOT by a theorem)");
}

/// Each client plays random games against the engine, at its share of the pace.
class Load {
 public:
  Load(tests::Server& server, double seconds) : server_(server), seconds_(seconds) {
    for (const auto& game : Json(server.get("/api/games").json["games"])) starts_.push_back(game["start"]["document"]);
  }

  void run() {
    const double before = tests::footprint_of(server_.program().pid()).memory;
    std::vector<double> memory;
    {
      std::vector<std::jthread> clients;
      for (std::size_t c = 0; c < count; ++c) clients.emplace_back([this, c] { play(c); });
      for (int i = 0; i < static_cast<int>(seconds_); ++i) {
        std::this_thread::sleep_for(std::chrono::seconds(1));
        memory.push_back(tests::footprint_of(server_.program().pid()).memory);
      }
    }
    std::printf("%zu requests in %.0f s, %.0f a second, %d errors; median %.1f ms, 99%% %.1f ms, most %.1f ms\n",
                times_.size(), seconds_, static_cast<double>(times_.size()) / seconds_, errors_, part(times_, 0.5),
                part(times_, 0.99), part(times_, 1));
    std::printf("memory %.1f MiB before, %.1f after a third, %.1f at the end\n", before, memory[memory.size() / 3],
                memory.back());
  }

 private:
  static constexpr std::size_t count = 10;
  static constexpr double pace = 210;

  void play(std::size_t c) {
    httplib::Client client("127.0.0.1", server_.port());
    client.set_keep_alive(true);
    client.set_tcp_nodelay(true);
    const auto begin = Clock::now();
    Json position = starts_[c % starts_.size()];
    for (std::size_t i = 0; ms_since(begin) < 1000 * seconds_; ++i) {
      std::this_thread::sleep_until(
          begin + std::chrono::microseconds(static_cast<long>(1e6 * static_cast<double>(i * count) / pace)));
      const auto start = Clock::now();
      const bool choose = i % 2 == 1;
      Json body{{"position", position}};
      if (choose) body["strength"] = i % 4 == 1 ? "easy" : "perfect", body["seed"] = i, body["seconds"] = 0.05;
      const auto reply = client.Post(choose ? "/api/choose" : "/api/position", body.dump(), "application/json");
      const bool good = reply && reply->status == 200;
      note(ms_since(start), good);
      if (!choose || !good) continue;
      const auto move = Json::parse(reply->body)["move"];
      if (move.is_null()) {
        position = starts_[(c + i) % starts_.size()];
      } else {
        position["moves"].push_back(move);
      }
    }
  }
  void note(double ms, bool good) {
    const std::lock_guard lock(mutex_);
    times_.push_back(ms);
    errors_ += good ? 0 : 1;
  }

  tests::Server& server_;
  double seconds_;
  std::vector<Json> starts_;
  std::mutex mutex_;
  std::vector<double> times_;
  int errors_ = 0;
};

}  // namespace

int main(int argc, char** argv) {
  tests::Server server;
  for (const BoardRequest& board :
       {BoardRequest{"convex", {20}, "mono-complete"}, BoardRequest{"convex", {20}, "mono-triangle"},
        BoardRequest{"triangulation", {40}, "coloring", 1, "serpentine"}, BoardRequest{"grid", {10, 11}, "uvg"},
        BoardRequest{"grid", {10, 11}, "ueg"}, BoardRequest{"heaps", {60, 70, 70}, "kayles"}}) {
    click(server, board);
  }
  Load(server, argc > 1 ? std::stod(argv[1]) : 30).run();
}
