// Mixed play on the real server among clients that vanish, stall and lie. Honest clients play at a steady pace and note
// whether every question was answered and how soon; the others do what a client should not do, a bounded number of
// times a second, and drop their connections. What the server takes of the machine is read from the kernel meanwhile.
#pragma once

#include <algorithm>
#include <deque>
#include <filesystem>
#include <fstream>
#include <mutex>
#include <random>
#include <thread>

#include "server.hpp"

namespace arete::tests {

/// What a process has taken.
struct Footprint {
  double memory = 0;  ///< resident, in MiB
  int threads = 0, files = 0;
};

inline Footprint footprint_of(pid_t pid) {
  const auto process = "/proc/" + std::to_string(pid);
  Footprint taken;
  std::ifstream status(process + "/status");
  for (std::string line; std::getline(status, line);) {
    if (line.starts_with("VmRSS:")) taken.memory = std::stod(line.substr(6)) / 1024;
    if (line.starts_with("Threads:")) taken.threads = std::stoi(line.substr(8));
  }
  for ([[maybe_unused]] const auto& file : std::filesystem::directory_iterator(process + "/fd")) ++taken.files;
  return taken;
}

/// The value below which this share of them lies.
inline double part(std::vector<double> times, double share) {
  const auto at = times.begin() + static_cast<std::ptrdiff_t>(share * static_cast<double>(times.size() - 1));
  std::nth_element(times.begin(), at, times.end());
  return *at;
}

class Soak {
 public:
  struct Report {
    std::vector<double> ms;             ///< of every answer to an honest client
    int busy = 0;                       ///< answers that said: try again
    int wrong = 0, lost = 0;            ///< answers with another status; questions without one
    int misdeeds = 0, unanswered = 0;   ///< what liars did; whole requests of theirs that got no status
    std::vector<Footprint> footprints;  ///< one a second
  };

  Soak(Server& server, double seconds) : server_(server), seconds_(seconds) {
    for (const auto& game : Json(server.get("/api/games").json["games"])) starts_.push_back(game["start"]["document"]);
  }

  Report run() {
    end_ = Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds_));
    {
      std::vector<std::jthread> clients;
      for (std::size_t c = 0; c < honest; ++c) clients.emplace_back([this, c] { play(c); });
      for (unsigned seed = 1; seed <= liars; ++seed) clients.emplace_back([this, seed] { lie(seed); });
      while (!over()) {
        std::this_thread::sleep_for(std::chrono::seconds(1));
        report_.footprints.push_back(footprint_of(server_.program().pid()));
      }
    }
    return std::move(report_);
  }

 private:
  using Clock = std::chrono::steady_clock;
  static constexpr std::size_t honest = 4, liars = 3, most_stalled = 100;
  static constexpr std::chrono::milliseconds between_questions{40}, between_misdeeds{25};

  bool over() const { return Clock::now() >= end_; }

  void play(std::size_t c) {
    httplib::Client client("127.0.0.1", server_.port());
    client.set_keep_alive(true);
    client.set_tcp_nodelay(true);
    client.set_read_timeout(30);
    Json position = starts_[c % starts_.size()];
    for (std::size_t i = 0; !over(); ++i) {
      const auto begin = Clock::now();
      const bool choose = i % 2 == 1;
      Json body{{"position", position}};
      if (choose) body["strength"] = "easy", body["seed"] = i;
      const auto reply = client.Post(choose ? "/api/choose" : "/api/position", body.dump(), "application/json");
      note(reply ? reply->status : 0, std::chrono::duration<double, std::milli>(Clock::now() - begin).count());
      if (choose && reply && reply->status == 200) {
        const auto move = Json::parse(reply->body)["move"];
        if (move.is_null()) {
          position = starts_[(c + i) % starts_.size()];
        } else {
          position["moves"].push_back(move);
        }
      }
      std::this_thread::sleep_until(begin + between_questions);
    }
  }
  void note(int status, double ms) {
    const std::lock_guard lock(mutex_);
    ++(status == 0 ? report_.lost : status == 503 ? report_.busy : report_.wrong);
    if (status == 200) --report_.wrong;
    if (status != 0) report_.ms.push_back(ms);
  }

  void lie(unsigned seed) {
    std::mt19937 random(seed);
    std::deque<RawClient> stalled;
    for (std::size_t i = 0; !over(); ++i) {
      const auto begin = Clock::now();
      auto client = server_.raw();
      const bool unanswered = !misbehave(client, random);
      stalled.push_back(std::move(client));  // says nothing more, and keeps its connection
      if (stalled.size() > most_stalled) stalled.pop_front();
      stalled[random() % stalled.size()].send("x");
      {
        const std::lock_guard lock(mutex_);
        ++report_.misdeeds;
        report_.unanswered += unanswered ? 1 : 0;
      }
      std::this_thread::sleep_until(begin + between_misdeeds);
    }
  }

  /// False if a request that was whole got no status.
  bool misbehave(RawClient& client, std::mt19937& random) {
    const auto host = server_.host();
    const auto body = Json{{"position", starts_[random() % starts_.size()]}}.dump();
    const auto whole = post_request(host, "/api/position", body);
    switch (random() % 9) {
      case 0: return true;  // nothing is asked
      case 1: return client.send(whole.substr(0, random() % whole.size())), true;
      case 2: return client.send(whole.substr(0, random() % whole.size())), client.close(), true;
      case 3: return client.send(garbage(random)), true;
      case 4: {  // shorter than its body: what follows is no request
        client.send(post_request(host, "/api/position", "{}") + body);
        return client.status(30) != 0;
      }
      case 5: {  // more is promised than comes
        client.send("POST /api/position HTTP/1.1\r\nHost: " + host +
                    "\r\nContent-Type: application/json\r\nContent-Length: 99999\r\n\r\n" + body);
        return random() % 2 == 0 ? client.close(), true : true;
      }
      case 6: {  // dropped in the middle of a stream
        client.send(post_request(host, "/api/analyse", Json{{"position", hard_position()}, {"seconds", 5}}.dump()));
        const bool status = client.status(30) != 0;
        client.close();
        return status;
      }
      case 7: {  // asks for much, and reads nothing
        const std::string get = "GET /api/games HTTP/1.1\r\nHost: " + host + "\r\n\r\n";
        for (int i = 0; i < 10; ++i) client.send(get);
        return true;
      }
      default: return client.send(post_request(host, "/api/choose", body)), client.close(), true;
    }
  }
  static std::string garbage(std::mt19937& random) {
    std::string bytes(random() % 3000, '\0');
    for (auto& byte : bytes) byte = static_cast<char>(random());
    return bytes + (random() % 2 == 0 ? "\r\n\r\n" : "");
  }

  Server& server_;
  double seconds_;
  Clock::time_point end_;
  std::vector<Json> starts_;
  std::mutex mutex_;
  Report report_;
};

}  // namespace arete::tests
