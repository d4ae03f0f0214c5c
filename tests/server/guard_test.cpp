// Every attack that the guard is for, really sent to the real program: it is refused, and the server goes on serving.
// Work is bounded, ends with the client who asked for it, and never holds up play.

#include <gtest/gtest.h>

#include <thread>

#include "server.hpp"

namespace arete::tests {
namespace {

std::string get(const std::string& host, const std::string& path = "/api/status", const std::string& more = "") {
  return "GET " + path + " HTTP/1.1\r\nHost: " + host + "\r\n" + more + "Connection: close\r\n\r\n";
}
std::string post(const std::string& host, const std::string& headers, const std::string& body,
                 const std::string& path = "/api/board") {
  return "POST " + path + " HTTP/1.1\r\nHost: " + host + "\r\n" + headers + "\r\n" + body;
}
const std::string board = R"({"kind": "heaps", "sizes": [3]})";
const std::string json = "Content-Type: application/json\r\n";
std::string length(std::size_t n) { return "Content-Length: " + std::to_string(n) + "\r\n"; }

TEST(ServerGuard, a_host_that_is_not_exactly_this_server_is_refused) {
  Server server;
  const auto port = std::to_string(server.port());
  EXPECT_EQ(server.status_of(get(server.host())), 200);
  EXPECT_EQ(server.status_of(get("localhost:" + port)), 200);
  const std::vector<std::string> others{
      "evil.example", "evil.example:" + port, "127.0.0.1",       "localhost",     "127.0.0.1:" + port + ".evil.example",
      "127.0.0.1:1",  "127.0.0.2:" + port,    "0.0.0.0:" + port, "[::1]:" + port, ""};
  for (const auto& host : others) {
    EXPECT_EQ(server.status_of(get(host)), 403) << host;
  }
  EXPECT_EQ(server.status_of("GET / HTTP/1.1\r\n\r\n"), 403);
  EXPECT_EQ(server.status_of(get(server.host(), "/", "Host: evil.example\r\n")), 403);
}

TEST(ServerGuard, a_foreign_origin_is_refused) {
  Server server;
  const auto with = [&](const std::string& origin) {
    return post(server.host(), "Origin: " + origin + "\r\n" + json + length(board.size()), board);
  };
  EXPECT_EQ(server.status_of(with("http://" + server.host())), 200);
  EXPECT_EQ(server.status_of(with("http://localhost:" + std::to_string(server.port()))), 200);
  for (const auto& origin :
       {std::string("http://evil.example"), std::string("null"), std::string("http://127.0.0.1"),
        "https://" + server.host(), "http://" + server.host() + ".evil.example", "http://" + server.host() + "/"}) {
    EXPECT_EQ(server.status_of(with(origin)), 403) << origin;
  }
  EXPECT_EQ(server.status_of(get(server.host(), "/api/games", "Origin: http://evil.example\r\n")), 403);
}

TEST(ServerGuard, only_json_of_a_told_and_modest_length_is_read) {
  Server server;
  const auto n = length(board.size());
  EXPECT_EQ(server.status_of(post(server.host(), json + n, board)), 200);
  EXPECT_EQ(server.status_of(post(server.host(), "Content-Type: application/json; charset=utf-8\r\n" + n, board)), 200);
  for (const std::string type : {"text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x",
                                 "application/jsonx", ""}) {
    EXPECT_EQ(server.status_of(post(server.host(), "Content-Type: " + type + "\r\n" + n, board)), 415) << type;
  }
  EXPECT_EQ(server.status_of(post(server.host(), n, board)), 415);
  EXPECT_EQ(server.status_of(post(server.host(), json, board)), 411);
  EXPECT_EQ(server.status_of(post(server.host(), json + "Transfer-Encoding: chunked\r\n", "5\r\n{\"a\":\r\n")), 411);
  EXPECT_EQ(server.status_of(post(server.host(), json + n + "Transfer-Encoding: chunked\r\n", board)), 411);
  EXPECT_EQ(server.status_of(post(server.host(), json + n + length(3), board)), 411);
  EXPECT_EQ(server.status_of(post(server.host(), json + n + "Content-Encoding: gzip\r\n", board)), 415);
  EXPECT_EQ(server.status_of(post(server.host(), json + length((1 << 20) + 1), "")), 413);
  EXPECT_EQ(server.status_of(post(server.host(), json + "Content-Length: 99999999999999999999\r\n", "")), 413);
  for (const std::string bad : {"-1", "1e3", "0x10", "five"}) {
    EXPECT_EQ(server.status_of(post(server.host(), json + "Content-Length: " + bad + "\r\n", board)), 400) << bad;
  }
  EXPECT_EQ(server.status_of(get(server.host(), "/", length(5))), 400)
      << "a GET has no body in which another request could hide";
}

TEST(ServerGuard, a_body_of_a_mebibyte_is_read_and_one_byte_more_is_not) {
  Server server;
  const std::string blanks((1 << 20) - board.size(), ' ');
  EXPECT_EQ(server.post_text("/api/board", board + blanks).status, 200);
  EXPECT_EQ(server.post_text("/api/board", board + blanks + " ").status, 413);
  EXPECT_TRUE(server.alive());
}

TEST(ServerGuard, other_methods_and_paths_get_a_clear_error) {
  Server server;
  for (const std::string method : {"PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "CONNECT", "BREW", "get"}) {
    const auto client = server.raw();
    client.send(method + " /api/position HTTP/1.1\r\nHost: " + server.host() + "\r\nContent-Length: 0\r\n\r\n");
    const auto text = client.receive();
    EXPECT_TRUE(text.starts_with("HTTP/1.1 40")) << method << ": " << text;
    EXPECT_NE(text.find(R"({"error":{"at":)"), std::string::npos) << method << ": " << text;
  }
  EXPECT_EQ(server.get("/api/position").status, 405);
  EXPECT_EQ(server.post("/api/games", Json::object()).status, 405);
  for (const auto& reply :
       {server.get("/api/nothing"), server.get("/nothing.js"), server.post("/nothing", Json::object())}) {
    EXPECT_EQ(reply.status, 404);
    EXPECT_EQ(reply.json["error"]["at"], "path");
  }
}

TEST(ServerGuard, no_path_reaches_the_file_system) {
  Server server;
  for (const std::string path : {"/../../../../etc/passwd", "/..%2f..%2f..%2fetc/passwd", "/%2e%2e/%2e%2e/etc/passwd",
                                 "//etc/passwd", "/etc/passwd", "/index.html/../../etc/passwd", "/proc/self/environ",
                                 "/index.html%00.js", "/./web/index.html", "/CMakeLists.txt"}) {
    const auto client = server.raw();
    client.send(get(server.host(), path));
    const auto text = client.receive();
    EXPECT_TRUE(text.starts_with("HTTP/1.1 404")) << path << ": " << text.substr(0, 60);
    EXPECT_EQ(text.find("root:"), std::string::npos);
  }
  const auto client = server.raw();
  client.send("GET http://evil.example/etc/passwd HTTP/1.1\r\nHost: " + server.host() +
              "\r\nConnection: close\r\n\r\n");
  EXPECT_EQ(client.receive().find("root:"), std::string::npos);
}

TEST(ServerGuard, what_is_too_long_is_refused) {
  Server server;
  EXPECT_EQ(server.status_of(get(server.host(), "/" + std::string(300, 'a'))), 414);
  EXPECT_EQ(server.status_of(get(server.host(), "/" + std::string(20'000, 'a'))), 414);
  std::string many;
  for (int i = 0; i < 4000; ++i) many += "X-" + std::to_string(i) + ": y\r\n";
  EXPECT_EQ(server.status_of(get(server.host(), "/", many)), 431);
  EXPECT_EQ(server.status_of(get(server.host(), "/", "X: " + std::string(40'000, 'y') + "\r\n")) / 100, 4);
  std::string ranges = "Range: bytes=0-1";
  while (ranges.size() < 8000) ranges += ",0-1";
  server.status_of(get(server.host(), "/api/status", ranges + "\r\n"));
  EXPECT_TRUE(server.alive());
}

TEST(ServerGuard, bytes_that_are_no_request_do_no_harm) {
  Server server;
  const std::string hello("\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 11);  // of TLS
  for (const std::string& bytes :
       {hello, std::string("\r\n\r\n\r\n"), std::string(100, '\0'), std::string("GET\r\n\r\n"),
        std::string("GET / HTTP/9.9\r\n\r\n"), std::string("POST / HTTP/1.1\r\nHost\r\n\r\n"),
        std::string("SSH-2.0-x\r\n"), std::string("\xff\xfe\xfd\r\n\r\n")}) {
    const auto client = server.raw();
    client.send(bytes);
  }
  EXPECT_TRUE(server.alive());
}

TEST(ServerGuard, who_drips_bytes_is_cut_off_and_others_are_served) {
  Server server;
  std::vector<RawClient> slow;
  for (int i = 0; i < 100; ++i) slow.push_back(server.raw());
  const auto request = get(server.host(), "/", "X: " + std::string(2000, 'y') + "\r\n");
  std::jthread drip([&](const std::stop_token& enough) {
    for (std::size_t i = 0; i < request.size() && !enough.stop_requested(); ++i) {
      for (const auto& client : slow) client.send(request.substr(i, 1));
      usleep(50'000);
    }
  });
  usleep(300'000);
  EXPECT_TRUE(server.alive()) << "an honest request waits a few seconds at most";
  const auto text = slow.front().receive(8);
  EXPECT_EQ(text.find("still open"), std::string::npos);
  EXPECT_EQ(text.find("HTTP/1.1 200"), std::string::npos);
}

TEST(ServerGuard, a_body_that_never_comes_is_not_waited_for) {
  Server server;
  const auto client = server.raw();
  client.send(post(server.host(), json + length(1000), "{"));
  const auto text = client.receive(8);
  EXPECT_TRUE(text.starts_with("HTTP/1.1 408")) << text;
  EXPECT_EQ(text.find("still open"), std::string::npos);
}

TEST(ServerGuard, it_listens_on_one_local_address_only) {
  Server server;
  EXPECT_TRUE(RawClient(server.port()).connected());
  EXPECT_FALSE(RawClient(server.port(), "127.0.0.2").connected());
  EXPECT_EQ(arete({"serve", "--host", "0.0.0.0", "--no-browser"}).status, 2);
  EXPECT_EQ(arete({"serve", "--host", "localhost", "--no-browser"}).status, 2);
  EXPECT_EQ(arete({"serve", "--host", "203.0.113.7", "--no-browser"}).status, 2) << "no address of this machine";
}

TEST(ServerGuard, every_answer_forbids_inline_scripts_frames_and_sniffing) {
  Server server;
  for (const auto& reply :
       {server.get("/"), server.get("/api/games"), server.get("/nothing"), server.post("/api/board", Json::object())}) {
    const auto header = [&](const char* name) {
      const auto it = reply.headers.find(name);
      return it == reply.headers.end() ? std::string() : it->second;
    };
    const auto policy = header("Content-Security-Policy");
    EXPECT_NE(policy.find("default-src 'none'; script-src 'self'; style-src 'self';"), std::string::npos);
    EXPECT_NE(policy.find("frame-ancestors 'none'"), std::string::npos);
    EXPECT_EQ(policy.find("unsafe"), std::string::npos);
    EXPECT_EQ(header("X-Content-Type-Options"), "nosniff");
    EXPECT_EQ(header("X-Frame-Options"), "DENY");
    EXPECT_EQ(header("Cross-Origin-Resource-Policy"), "same-origin");
    EXPECT_EQ(header("Access-Control-Allow-Origin"), "");
  }
}

TEST(ServerGuard, only_the_board_to_embed_may_be_framed_and_it_is_as_strict_otherwise) {
  Server server;
  const auto reply = server.get("/embed/");
  ASSERT_EQ(reply.status, 200);
  EXPECT_EQ(reply.headers.count("X-Frame-Options"), 0u);
  ASSERT_EQ(reply.headers.count("Content-Security-Policy"), 1u);
  const auto policy = reply.headers.find("Content-Security-Policy")->second;
  EXPECT_NE(policy.find("default-src 'none'; script-src 'self'; style-src 'self';"), std::string::npos);
  EXPECT_NE(policy.find("frame-ancestors *"), std::string::npos);
  EXPECT_EQ(server.get("/embed/embed.js").headers.count("X-Frame-Options"), 1u);
}

TEST(ServerGuard, bad_bodies_get_an_error_with_a_place) {
  Server server;
  const std::string deep = std::string(200'000, '[') + std::string(200'000, ']');
  const std::vector<std::string> bodies{
      "",
      "{",
      "[]",
      "null",
      "1e999",
      "\"x\"",
      "{}",
      R"({"position": 3})",
      R"({"position": {}})",
      R"({"position": {"game": "ueg"}})",
      R"({"position": {"game": "ueg", "vertices": 1000000000, "edges": []}})",
      R"({"position": {"game": "ueg", "graph6": ":~~~~~~~~"}})",
      R"({"position": {"game": "ueg", "graph6": "~~?????"}})",
      R"({"position": {"game": "kayles", "heaps": [1000000000000]}})",
      R"({"position": {"game": "kayles", "heaps": [3], "moves": [[3,1,1],[9,9,9]]}})",
      R"({"position": {"game": "mono-complete", "points": [[0,0],[1,1],[2,2]]}})",
      R"({"position": {"game": "mono-complete", "points": [[0,0],[1,1e400],[2,2]]}})",
      R"({"position": {"game": "kayles", "heaps": [3]}, "position": {}})",
      R"({"position": {"game": "kayles", "heaps": [3]}, "surprise": 1})",
      R"({"position": )" + deep + "}",
      deep,
      std::string("{\"position\": \"\0\"}", 17),
      "\xff\xfe",
      R"({"position": {"game": "kayles", "heaps": [3]}, "seconds": -1, "seed": 1.5, "strength": 7, "as": []})"};
  for (const std::string path : {"/api/position", "/api/choose", "/api/analyse", "/api/review", "/api/export",
                                 "/api/import", "/api/board", "/api/triangulate"}) {
    for (const auto& body : bodies) {
      const auto reply = server.post_text(path, body);
      EXPECT_EQ(reply.status, 400) << path << " " << body.substr(0, 100);
      EXPECT_FALSE(reply.json["error"]["at"].get<std::string>().empty()) << path << " " << body.substr(0, 100);
      EXPECT_FALSE(reply.json["error"]["message"].get<std::string>().empty());
    }
  }
  EXPECT_TRUE(server.alive());
}

Json running(Server& server, const char* pool = "analyses") { return server.get("/api/status").json[pool]["running"]; }

RawClient begun(Server& server) {
  const auto body = Json{{"position", hard_position()}, {"seconds", 60}}.dump();
  auto client = server.raw();
  client.send(post_request(server.host(), "/api/analyse", body));
  return client;
}

TEST(ServerGuard, stops_an_analysis_when_its_client_goes_away) {
  Server server;
  auto client = begun(server);
  EXPECT_NE(client.receive_until("\"answer\"").find("\"begin\""), std::string::npos);
  EXPECT_EQ(running(server), 1);
  client.close();
  EXPECT_TRUE(comes_true([&] { return running(server) == 0; }, 3));
}

TEST(ServerGuard, takes_a_bounded_number_of_analyses_and_plays_on_meanwhile) {
  Server server;
  const auto limits = server.get("/api/status").json["analyses"];
  const auto most = limits["most_running"].get<int>() + limits["most_waiting"].get<int>();
  std::vector<RawClient> clients;
  for (int i = 0; i < most; ++i) clients.push_back(begun(server));
  EXPECT_TRUE(
      comes_true([&] { return server.get("/api/status").json["analyses"]["waiting"] == limits["most_waiting"]; }));
  const auto refused = server.post("/api/analyse", {{"position", hard_position()}});
  EXPECT_EQ(refused.status, 503);
  EXPECT_EQ(refused.json["error"]["at"], "server");
  const Json heaps{{"game", "kayles"}, {"heaps", {3, 7}}};
  EXPECT_EQ(server.post("/api/position", {{"position", heaps}}).status, 200);
  EXPECT_EQ(server.post("/api/choose", {{"position", heaps}}).json["outcome"], "win");
  clients.clear();
  EXPECT_TRUE(comes_true([&] { return running(server) == 0; }));
  EXPECT_EQ(server.post("/api/analyse", {{"position", heaps}}).status, 200);
}

TEST(ServerGuard, keeps_to_the_seconds_it_is_given) {
  Server server;
  const auto begin = std::chrono::steady_clock::now();
  const auto lines = server.lines("/api/analyse", {{"position", hard_position()}, {"seconds", 0.5}});
  const auto chosen = server.post("/api/choose", {{"position", hard_position()}, {"seconds", 0.5}}).json;
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(10));
  EXPECT_EQ(lines.back()["event"], "done");
  EXPECT_EQ(lines.back()["complete"], false);
  EXPECT_EQ(chosen["exact"], false);
  EXPECT_TRUE(chosen["move"].is_array());
}

TEST(ServerGuard, ends_at_once_on_an_interrupt_with_streams_open) {
  Server server;
  const auto client = begun(server);
  client.receive_until("\"answer\"");
  server.program().interrupt();
  EXPECT_EQ(server.program().wait(5), 0);
}

TEST(ServerGuard, takes_the_next_free_port_unless_one_is_asked_for) {
  Server one({"serve", "--no-browser"}), two({"serve", "--no-browser"});
  EXPECT_NE(one.port(), two.port());
  EXPECT_TRUE(one.alive());
  EXPECT_TRUE(two.alive());
  const auto taken = arete({"serve", "--no-browser", "--port", std::to_string(one.port())});
  EXPECT_EQ(taken.status, 2);
  EXPECT_NE(taken.err.find("--port"), std::string::npos) << taken.err;
}

}  // namespace
}  // namespace arete::tests
