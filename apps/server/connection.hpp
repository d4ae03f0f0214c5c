// A client's connection, which never waits: what has come is kept until a request is whole, and httplib reads it from
// memory; what it writes goes out as far as the client takes it, and the rest is kept. So a slow client costs a place
// and some memory, but no thread. Who sends a request a byte at a time, or never stops sending headers, is turned away.
#pragma once

#include <httplib.h>

#include <chrono>
#include <string>
#include <string_view>

#include "guard.hpp"

namespace arete {

class Connection final : public httplib::Stream {
 public:
  using Clock = std::chrono::steady_clock;
  enum class Next { wait, answer, close };
  static constexpr std::size_t most_header_bytes = 32 << 10;

  explicit Connection(int socket) : socket_(socket) {}
  ~Connection() override;
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  // For the thread that waits for clients.
  /// What to poll for.
  short events() const;
  /// Sends and takes what is possible at once, and says what is to be done with the connection.
  Next attend(bool ready, const Guard& guard, Clock::time_point now);
  /// Says a last response, if none is on its way, and hears no more.
  void dismiss(std::string_view words);
  /// Who has been waiting longest gives way to others; who has got everything does so first.
  bool gives_way_before(const Connection& other) const;
  /// By how much its memory has grown since this was asked last.
  std::ptrdiff_t growth();

  // For the thread that answers a request.
  /// How many requests this one follows.
  int requests_before() const { return requests_; }
  bool answered() const { return answered_; }
  /// After the request: the connection is kept for the next one, or ends when all is sent.
  void finish(bool keep);

  bool is_readable() const override { return read_ < in_.size(); }
  /// False when the client has gone, or takes nothing.
  bool is_writable() const override;
  ssize_t read(char* to, size_t size) override;
  ssize_t write(const char* from, size_t size) override;
  void get_remote_ip_and_port(std::string& ip, int& port) const override;
  void get_local_ip_and_port(std::string& ip, int& port) const override;
  socket_t socket() const override { return socket_; }

 private:
  Next attend_request(bool ready, const Guard& guard, Clock::time_point now);
  bool receive();
  bool is_whole(const Guard& guard);
  void close_our_side();
  std::size_t send_some(const char* from, std::size_t size);
  bool flush();

  int socket_, requests_ = 0;
  std::string in_, out_;      ///< what came and is not done with; what is not sent yet
  std::size_t searched_ = 0;  ///< of `in_`, for the end of the headers
  std::size_t whole_ = 0;     ///< the size of the request, once its headers have come
  std::size_t read_ = 0;      ///< of the request, by httplib
  std::size_t counted_ = 0;   ///< of memory, by `growth`
  bool answered_ = false, keep_ = true, parting_ = false, broken_ = false;
  Clock::time_point since_ = Clock::now();  ///< when it began to wait for what it waits for
};

/// Responses that are made before they are needed: to say one takes no memory.
struct LastWords {
  std::string unreadable, late, long_headers, busy;
};
const LastWords& last_words();

}  // namespace arete
