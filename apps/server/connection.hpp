// A client's connection as httplib reads and writes it, with patience for a whole request instead of one for each byte:
// who sends a header a byte at a time, or never stops sending headers, is turned away.
#pragma once

#include <httplib.h>
#include <poll.h>

#include <array>
#include <chrono>
#include <functional>

namespace arete {

class Connection final : public httplib::Stream {
 public:
  using Clock = std::chrono::steady_clock;
  static constexpr std::size_t most_header_bytes = 32 << 10;

  /// `busy` says whether other clients are waiting for this one to end.
  Connection(int socket, std::function<bool()> busy) : socket_(socket), busy_(std::move(busy)) {}

  /// Waits for the next request; false when none comes, or others need the place.
  bool await_request();
  void headers_are_read() { in_headers_ = false; }
  /// 408 or 431 if the request was cut off, else 0.
  int cut_off() const { return cut_off_; }
  /// Writes even on a connection whose request was cut off.
  void last_words(const std::string& text);
  /// Reads a little of what is still coming: closed at once, the response would be lost on its way.
  void linger();

  bool is_readable() const override { return begin_ < end_ || wait(POLLIN, Clock::now()); }
  /// Also false when the client has closed its side.
  bool is_writable() const override;
  ssize_t read(char* to, size_t size) override;
  ssize_t write(const char* from, size_t size) override;
  void get_remote_ip_and_port(std::string& ip, int& port) const override;
  void get_local_ip_and_port(std::string& ip, int& port) const override;
  socket_t socket() const override { return socket_; }

 private:
  bool wait(short events, Clock::time_point end) const;
  bool fill();
  ssize_t send_all(const char* from, std::size_t size) const;

  int socket_;
  std::function<bool()> busy_;
  std::array<char, 4096> buffer_{};
  std::size_t begin_ = 0, end_ = 0, header_bytes_ = 0;
  Clock::time_point start_ = Clock::now();
  bool in_headers_ = true;
  int cut_off_ = 0;
};

}  // namespace arete
