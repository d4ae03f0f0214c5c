// A machine that has no more memory: the server does not start and says why, or it answers what it can, tells the
// others to come again, and goes on when there is memory again.

#include <gtest/gtest.h>
#include <sys/resource.h>

#include "server.hpp"

namespace arete::tests {
namespace {

std::function<void()> within(rlim_t mebibytes) {
  return [mebibytes] {
    const rlimit space{mebibytes << 20, mebibytes << 20};
    setrlimit(RLIMIT_AS, &space);
  };
}

std::vector<std::string> mixed_requests(const std::string& host) {
  const Json position{{"position", {{"game", "kayles"}, {"heaps", {3, 7, 20}}}}},
      hard{{"position", hard_position()}, {"seconds", 0.1}};
  return {post_request(host, "/api/position", position.dump()),
          post_request(host, "/api/choose", position.dump()),
          post_request(host, "/api/analyse", position.dump()),
          post_request(host, "/api/choose", hard.dump()),
          post_request(host, "/api/analyse", hard.dump()),
          post_request(host, "/api/position", "{\"position\": 3}"),
          "GET /api/games HTTP/1.1\r\nHost: " + host + "\r\n\r\n",
          "GET / HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n"};
}

int answered(const Server& server) {
  int count = 0;
  for (const auto& request : mixed_requests(server.host())) {
    const int status = server.status_of(request);
    EXPECT_TRUE(status == 200 || status == 400 || status == 500 || status == 503) << status << " to " << request;
    count += status != 0 ? 1 : 0;
  }
  return count;
}

/// Whether it served.
bool starts_within(rlim_t mebibytes) {
  SCOPED_TRACE(std::to_string(mebibytes) + " MiB");
  Program program(Server::serve_args(), within(mebibytes));
  const auto line = program.line(20);
  if (line.empty()) {
    const auto run = program.finish({}, 20);
    EXPECT_TRUE(run.status == 1 || run.status == 3) << run.status;
    EXPECT_EQ(lines_of(run.err).size(), 1U) << run.err;
    EXPECT_TRUE(run.err.starts_with("arete: out of memory")) << run.err;
    return false;
  }
  program.interrupt();
  EXPECT_EQ(program.wait(20), 0);
  return true;
}

TEST(ServerMemory, within_any_address_space_it_serves_or_says_why_not) {
  bool served = false;
  for (rlim_t mebibytes = 50; mebibytes <= 2048; mebibytes += mebibytes < 200 ? 25 : mebibytes < 1000 ? 150 : 75) {
    const bool serves = starts_within(mebibytes);
    EXPECT_TRUE(serves || !served) << "more is never less";
    served = serves;
  }
  EXPECT_TRUE(served) << "two gibibytes are enough";
}

TEST(ServerMemory, in_little_more_address_space_than_it_needs_to_start_every_request_gets_a_status) {
  rlim_t low = 50, high = 2048;
  while (high - low > 8) (starts_within((low + high) / 2) ? high : low) = (low + high) / 2;
  Server server(Server::serve_args(), within(high + 64));
  const int each = static_cast<int>(mixed_requests("").size());
  for (int i = 0; i < 5; ++i) EXPECT_EQ(answered(server), each);
  EXPECT_TRUE(server.alive());
}

TEST(ServerMemory, in_512_MiB_of_address_space_it_serves_and_answers) {
  Server server(Server::serve_args(), within(512));
  for (int i = 0; i < 5; ++i) {
    for (const auto& request : mixed_requests(server.host())) {
      const int status = server.status_of(request);
      EXPECT_TRUE(status == 200 || status == 400) << status << " to " << request;
    }
  }
  EXPECT_TRUE(server.alive());
}

/// Toggles whether allocations fail in a server that was started with the library that makes them.
void toggle(Server& server) { kill(server.program().pid(), SIGUSR1); }

TEST(ServerMemory, when_allocations_fail_a_request_is_told_and_the_server_lives) {
  for (const char* fault : {"new-some 1", "new-some 3", "new-some 30", "new-some 300"}) {
    SCOPED_TRACE(fault);
    Server server(Server::serve_args(), [fault] {
      setenv("LD_PRELOAD", ARETE_FAULT_SHIM, 1);
      setenv("ARETE_FAULT", fault, 1);
    });
    toggle(server);
    const int each = static_cast<int>(mixed_requests("").size());
    for (int i = 0; i < 20; ++i) EXPECT_EQ(answered(server), each);
    toggle(server);
    EXPECT_TRUE(comes_true([&] { return server.alive(); }));
    for (const auto& request : mixed_requests(server.host())) EXPECT_NE(server.status_of(request) / 100, 5) << request;
  }
}

}  // namespace
}  // namespace arete::tests
