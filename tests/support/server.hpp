// The real server on a free port, and clients: a decent one, and one that sends whatever bytes it likes.
#pragma once

#include <arpa/inet.h>
#include <httplib.h>
#include <netinet/in.h>
#include <sys/socket.h>

#include <optional>
#include <stdexcept>

#include "program.hpp"

namespace arete::tests {

using Json = nlohmann::json;

/// A connection on which anything can be sent.
class RawClient {
 public:
  explicit RawClient(int port, const char* address = "127.0.0.1") : socket_(socket(AF_INET, SOCK_STREAM, 0)) {
    sockaddr_in to{};
    to.sin_family = AF_INET;
    to.sin_port = htons(static_cast<std::uint16_t>(port));
    inet_pton(AF_INET, address, &to.sin_addr);
    connected_ = connect(socket_, reinterpret_cast<sockaddr*>(&to), sizeof to) == 0;
  }
  ~RawClient() { close(); }
  RawClient(RawClient&& other) noexcept : socket_(std::exchange(other.socket_, -1)), connected_(other.connected_) {}
  RawClient(const RawClient&) = delete;
  RawClient& operator=(const RawClient&) = delete;

  bool connected() const { return connected_; }
  bool send(std::string_view bytes) const {
    return ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL) == static_cast<ssize_t>(bytes.size());
  }
  /// What comes until the other side closes or the time is over.
  std::string receive(double seconds = 10) const {
    std::string text;
    std::array<char, 4096> bytes{};
    const auto end = std::chrono::steady_clock::now() + std::chrono::duration<double>(seconds);
    pollfd one{socket_, POLLIN, 0};
    while (std::chrono::steady_clock::now() < end) {
      if (poll(&one, 1, 50) <= 0) continue;
      const ssize_t got = recv(socket_, bytes.data(), bytes.size(), 0);
      if (got <= 0) return text;
      text.append(bytes.data(), static_cast<std::size_t>(got));
    }
    return text + "\n(still open)";
  }
  /// Up to a text, which is all that is waited for.
  std::string receive_until(std::string_view wanted, double seconds = 10) const {
    std::string text;
    const auto end = std::chrono::steady_clock::now() + std::chrono::duration<double>(seconds);
    pollfd one{socket_, POLLIN, 0};
    char byte = 0;
    while (text.find(wanted) == std::string::npos && std::chrono::steady_clock::now() < end) {
      if (poll(&one, 1, 50) > 0 && recv(socket_, &byte, 1, 0) <= 0) break;
      if (one.revents != 0) text += byte;
    }
    return text;
  }
  /// Of the next answer; 0 if there is none.
  int status(double seconds = 10) const {
    const auto text = receive_until("\r\n", seconds);
    return text.starts_with("HTTP/1.1 ") ? std::stoi(text.substr(9)) : 0;
  }
  /// Nothing has come, not even an end.
  bool silent() const {
    char byte = 0;
    return recv(socket_, &byte, 1, MSG_PEEK | MSG_DONTWAIT) < 0 && errno == EAGAIN;
  }
  void close() {
    if (socket_ >= 0) ::close(std::exchange(socket_, -1));
  }

 private:
  int socket_;
  bool connected_ = false;
};

/// A request with a body, as its client has to send it.
inline std::string post_request(const std::string& host, const std::string& path, const std::string& body) {
  return "POST " + path + " HTTP/1.1\r\nHost: " + host +
         "\r\nContent-Type: application/json\r\nContent-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body;
}

struct Reply {
  int status = 0;
  Json json;
  std::string text;
  httplib::Headers headers;
};

class Server {
 public:
  explicit Server(
      const std::vector<std::string>& args = serve_args(), const std::function<void()>& prepare = [] {})
      : program_(args, prepare) {
    const auto line = program_.line();
    const auto begin = line.find("http://127.0.0.1:");
    if (begin != std::string::npos) port_ = std::stoi(line.substr(begin + 17));
    if (port_ == 0) throw std::runtime_error("the server did not start: " + line);
    client_.emplace("127.0.0.1", port_);
    client_->set_read_timeout(60);
    client_->set_tcp_nodelay(true);  // as browsers do
  }

  static std::vector<std::string> serve_args() { return {"serve", "--port", "0", "--no-browser"}; }
  int port() const { return port_; }
  std::string host() const { return "127.0.0.1:" + std::to_string(port_); }
  Program& program() { return program_; }
  httplib::Client& client() { return *client_; }

  Reply get(const std::string& path) { return read(client_->Get(path)); }
  Reply post(const std::string& path, const Json& body) { return post_text(path, body.dump()); }
  Reply post_text(const std::string& path, const std::string& body) {
    return read(client_->Post(path, body, "application/json"));
  }
  /// The lines of a stream.
  std::vector<Json> lines(const std::string& path, const Json& body) {
    std::vector<Json> list;
    for (const auto& line : lines_of(post(path, body).text)) list.push_back(parsed(line));
    return list;
  }
  RawClient raw() const { return RawClient(port_); }
  /// The status of the answer to these bytes; 0 if there is none.
  int status_of(const std::string& bytes) const {
    const auto client = raw();
    client.send(bytes);
    return client.status();
  }
  bool alive() { return get("/api/status").status == 200; }

 private:
  static Reply read(const httplib::Result& result) {
    if (!result) return {};
    return {result->status, Json::parse(result->body, nullptr, false), result->body, result->headers};
  }

  Program program_;
  int port_ = 0;
  std::optional<httplib::Client> client_;
};

/// Asks until it is so, for a while.
template <class F>
bool comes_true(F f, double seconds = 5) {
  const auto end = std::chrono::steady_clock::now() + std::chrono::duration<double>(seconds);
  while (!f()) {
    if (std::chrono::steady_clock::now() > end) return false;
    usleep(20'000);
  }
  return true;
}

/// Too hard for any time: strings and coins on 6 × 6 boxes.
inline Json hard_position() {
  Json edges = Json::array();
  for (int i = 0; i < 36; ++i) {
    if (i % 6 < 5) edges.push_back({i, i + 1});
    if (i < 30) edges.push_back({i, i + 6});
    if (i % 6 == 0 || i % 6 == 5 || i < 6 || i >= 30) edges.push_back({i, -1});
  }
  return {{"game", "strings-and-coins"}, {"vertices", 36}, {"edges", edges}};
}

}  // namespace arete::tests
