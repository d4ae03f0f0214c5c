// Many clients at once, most of them slow, greedy or silent: every request that is whole is answered, and nobody waits
// for a slow one. Order tells, not the clock: a visitor has her answer while all the slow ones are still waited for.

#include <gtest/gtest.h>
#include <sys/resource.h>

#include "soak.hpp"

namespace arete::tests {
namespace {

const Json kayles{{"position", {{"game", "kayles"}, {"heaps", {3, 7}}}}};

/// This process holds the other ends.
void allow_files(rlim_t count) {
  rlimit files{};
  getrlimit(RLIMIT_NOFILE, &files);
  files.rlim_cur = std::min(files.rlim_max, std::max(files.rlim_cur, count));
  setrlimit(RLIMIT_NOFILE, &files);
}

std::vector<RawClient> crowd(const Server& server, int count, const std::string& each) {
  allow_files(4096);
  std::vector<RawClient> clients;
  for (int i = 0; i < count; ++i) {
    clients.push_back(server.raw());
    clients.back().send(each);
  }
  return clients;
}

TEST(ServerCrowd, a_visitor_is_answered_while_five_hundred_slow_clients_are_waited_for) {
  Server server;
  const auto request = post_request(server.host(), "/api/position", kayles.dump());
  const auto slow = crowd(server, 500, request.substr(0, request.size() - 5));
  for (int i = 0; i < 10; ++i) EXPECT_EQ(server.post("/api/choose", kayles).status, 200);
  EXPECT_TRUE(std::all_of(slow.begin(), slow.end(), [](const auto& client) { return client.silent(); }));
  slow.front().send(request.substr(request.size() - 5));
  EXPECT_EQ(slow.front().status(), 200) << "slow, and in time";
  EXPECT_TRUE(std::all_of(slow.begin() + 1, slow.end(), [](const auto& client) { return client.status() == 408; }));
}

TEST(ServerCrowd, who_asks_for_much_and_reads_nothing_holds_up_nobody) {
  Server server;
  std::string many;
  for (int i = 0; i < 40; ++i) many += "GET /api/games HTTP/1.1\r\nHost: " + server.host() + "\r\n\r\n";
  const auto greedy = crowd(server, 60, many);
  for (int i = 0; i < 10; ++i) EXPECT_EQ(server.post("/api/choose", kayles).status, 200);
  const auto text = greedy.front().receive_until("HTTP/1.1 200 OK");
  EXPECT_TRUE(text.ends_with("HTTP/1.1 200 OK")) << "the connection is open, and the answer is there to be read";
  EXPECT_TRUE(server.alive());
}

TEST(ServerCrowd, of_a_thousand_analyses_at_once_each_gets_a_status) {
  Server server;
  const auto body = Json{{"position", hard_position()}, {"seconds", 1}}.dump();
  const auto clients = crowd(server, 1000, post_request(server.host(), "/api/analyse", body));
  int begun = 0, busy = 0;
  for (const auto& client : clients) {
    const auto text = client.receive_until("\r\n\r\n", 30);
    begun += text.starts_with("HTTP/1.1 200") ? 1 : 0;
    busy += text.starts_with("HTTP/1.1 503") && text.find("Retry-After: 1\r\n") != std::string::npos ? 1 : 0;
  }
  EXPECT_EQ(begun + busy, 1000) << begun << " of them begun";
  EXPECT_GE(begun, 8);
}

TEST(ServerCrowd, when_places_are_used_up_who_waits_longest_gives_way_and_is_told) {
  Server server(Server::serve_args(), [] {
    const rlimit few{100, 100};
    setrlimit(RLIMIT_NOFILE, &few);
  });
  const auto silent = crowd(server, 300, "");
  EXPECT_EQ(server.post("/api/choose", kayles).status, 200);
  int told = 0;
  for (const auto& client : silent) {
    if (!client.silent()) told += client.status() == 503 ? 1 : 0;
  }
  EXPECT_GE(told, 200);
  EXPECT_TRUE(silent.back().silent()) << "the last who came is still welcome";
  EXPECT_LE(footprint_of(server.program().pid()).files, 100);
}

TEST(ServerCrowd, bodies_that_never_end_are_given_bounded_memory) {
  // A sanitizer keeps what is freed for a while, to see whether it is used again.
  Server server(Server::serve_args(), [] { setenv("ASAN_OPTIONS", "quarantine_size_mb=1", 1); });
  const auto before = footprint_of(server.program().pid()).memory;
  const auto most = post_request(server.host(), "/api/position", std::string(1 << 20, ' '));
  const auto clients = crowd(server, 200, most.substr(0, most.size() - 1));
  EXPECT_EQ(server.post("/api/choose", kayles).status, 200);
  EXPECT_LT(footprint_of(server.program().pid()).memory, before + 150);
  EXPECT_NE(clients.front().status(), 200);
}

TEST(ServerCrowd, requests_that_come_together_are_answered_in_their_order) {
  Server server;
  const auto client = server.raw();
  const auto ask = [&](const char* path) { return post_request(server.host(), path, kayles.dump()); };
  client.send(ask("/api/position") + ask("/nothing") + ask("/api/choose") + ask("/api/position").substr(0, 50));
  const auto text = client.receive_until("\"move\"");
  const auto first = text.find("HTTP/1.1 200"), second = text.find("HTTP/1.1 404"), third = text.rfind("HTTP/1.1 200");
  EXPECT_TRUE(first == 0 && first < second && second < third && third < text.size()) << text;
}

TEST(ServerCrowd, who_asks_before_sending_a_body_is_told_to_go_on) {
  Server server;
  const auto body = kayles.dump();
  auto request = post_request(server.host(), "/api/position", body);
  request.resize(request.size() - body.size() - 2);
  const auto client = server.raw();
  client.send(request + "Expect: 100-continue\r\n\r\n");
  EXPECT_EQ(client.receive_until("\r\n\r\n"), "HTTP/1.1 100 Continue\r\n\r\n");
  client.send(body);
  EXPECT_EQ(client.status(), 200);
}

TEST(ServerSoak, loses_nothing_and_keeps_nothing_among_clients_that_vanish_stall_and_lie) {
  Server server;
  EXPECT_TRUE(server.alive());
  const auto before = footprint_of(server.program().pid());
  const auto report = Soak(server, 6).run();
  EXPECT_EQ(report.lost, 0);
  EXPECT_EQ(report.wrong, 0);
  EXPECT_EQ(report.unanswered, 0);
  EXPECT_GT(report.ms.size(), 20U);
  EXPECT_GT(report.misdeeds, 20);
  EXPECT_TRUE(server.alive());
  for (const auto& taken : report.footprints) EXPECT_EQ(taken.threads, before.threads);
  EXPECT_TRUE(comes_true([&] { return footprint_of(server.program().pid()).files <= before.files + 1; }, 20))
      << footprint_of(server.program().pid()).files << " files, " << before.files << " before";
}

}  // namespace
}  // namespace arete::tests
