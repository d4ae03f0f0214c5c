#include "connection.hpp"

#include <arpa/inet.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <tuple>
#include <utility>

#include "view/documents/answer.hpp"

namespace arete {
namespace {

using std::chrono::milliseconds;
// A client is told that it may idle for five seconds; a little longer, its next request does not meet a closing door.
constexpr milliseconds idle{6000}, whole_request{5000}, sending{5000}, parting{500};
constexpr std::size_t at_a_time = 16 << 10, kept_capacity = 64 << 10;

bool would_wait() { return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR; }

/// Empties it, and keeps no large memory for a client that may not need it again.
void drop(std::string& text) {
  text.clear();
  if (text.capacity() > kept_capacity) std::string().swap(text);
}

std::string response(const char* status, const std::string& body, const char* more = "") {
  return std::string("HTTP/1.1 ") + status + "\r\nContent-Type: application/json\r\nConnection: close\r\n" + more +
         "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body;
}

}  // namespace

const LastWords& last_words() {
  static const LastWords words{
      response("400 Bad Request", error_json("request", "not a request that can be read")),
      response("408 Request Timeout", error_json("request", "it did not come in time")),
      response("431 Request Header Fields Too Large", error_json("headers", "more than 32 KiB")),
      response("503 Service Unavailable", error_json("server", "busy, or out of memory; try again in a moment"),
               "Retry-After: 1\r\n")};
  return words;
}

Connection::~Connection() { ::close(socket_); }

short Connection::events() const { return out_.empty() ? POLLIN : POLLOUT; }

bool Connection::gives_way_before(const Connection& other) const {
  return std::tuple(!parting_, since_) < std::tuple(!other.parting_, other.since_);
}

std::ptrdiff_t Connection::growth() {
  const std::size_t before = std::exchange(counted_, in_.size() + out_.size());
  return static_cast<std::ptrdiff_t>(counted_) - static_cast<std::ptrdiff_t>(before);
}

Connection::Next Connection::attend(bool ready, const Guard& guard, Clock::time_point now) {
  if (!flush()) return Next::close;
  if (!out_.empty()) return now - since_ > sending ? Next::close : Next::wait;
  if (keep_) return attend_request(ready, guard, now);
  if (!parting_) close_our_side();
  // Closed at once, with something still coming, the response would be lost on its way.
  const bool open = !ready || receive();
  drop(in_);
  return open && now - since_ < parting ? Next::wait : Next::close;
}

Connection::Next Connection::attend_request(bool ready, const Guard& guard, Clock::time_point now) {
  const bool open = !ready || receive();
  if (is_whole(guard)) return Next::answer;
  if (!keep_) return Next::wait;  // the headers were too long
  if (in_.empty()) return open && now - since_ < idle ? Next::wait : Next::close;
  if (!open || now - since_ > whole_request) dismiss(open ? last_words().late : last_words().unreadable);
  return Next::wait;
}

/// False when the client has closed its side.
bool Connection::receive() {
  std::array<char, at_a_time> bytes;
  const ssize_t got = recv(socket_, bytes.data(), bytes.size(), MSG_DONTWAIT);
  if (got <= 0) return got < 0 && would_wait();
  if (in_.empty() && !parting_) since_ = Clock::now();
  in_.append(bytes.data(), static_cast<std::size_t>(got));
  return true;
}

bool Connection::is_whole(const Guard& guard) {
  if (whole_ == 0 && searched_ < in_.size()) {
    constexpr std::string_view end_of_headers = "\n\r\n";
    const auto end = in_.find(end_of_headers, searched_ - std::min(searched_, end_of_headers.size() - 1));
    searched_ = in_.size();
    if (std::min(end, in_.size()) > most_header_bytes) {
      dismiss(last_words().long_headers);
    } else if (end != std::string::npos) {
      const std::size_t head = end + end_of_headers.size();
      const auto awaited = guard.awaited_body(std::string_view(in_).substr(0, head));
      whole_ = head + awaited.bytes;
      if (awaited.asks_first && in_.size() < whole_) {
        constexpr std::string_view go_on = "HTTP/1.1 100 Continue\r\n\r\n";
        write(go_on.data(), go_on.size());
        answered_ = false;
      }
    }
  }
  return whole_ != 0 && in_.size() >= whole_;
}

void Connection::dismiss(std::string_view words) {
  if (out_.empty() && !parting_) send_some(words.data(), words.size());
  drop(out_);
  drop(in_);
  keep_ = false;
  if (!parting_) close_our_side();
}

void Connection::close_our_side() {
  shutdown(socket_, SHUT_WR);
  parting_ = true;
  since_ = Clock::now();
}

void Connection::finish(bool keep) {
  keep_ = keep && !parting_;
  in_.erase(0, read_);
  if (in_.empty()) drop(in_);
  searched_ = whole_ = read_ = 0;
  answered_ = false;
  ++requests_;
  since_ = Clock::now();
}

bool Connection::is_writable() const {
  char byte = 0;
  const ssize_t ahead = recv(socket_, &byte, 1, MSG_PEEK | MSG_DONTWAIT);
  const bool gone = ahead == 0 || (ahead < 0 && !would_wait());
  return !gone && !broken_ && (out_.empty() || Clock::now() - since_ < sending);
}

ssize_t Connection::read(char* to, size_t size) {
  const std::size_t taken = std::min(size, in_.size() - read_);
  if (taken == 0) return -1;
  std::copy_n(in_.data() + read_, taken, to);
  read_ += taken;
  return static_cast<ssize_t>(taken);
}

ssize_t Connection::write(const char* from, size_t size) {
  if (!flush()) return -1;
  const std::size_t sent = out_.empty() ? send_some(from, size) : 0;
  if (broken_) return -1;
  answered_ = true;
  if (out_.empty()) since_ = Clock::now();
  out_.append(from + sent, size - sent);
  return static_cast<ssize_t>(size);
}

std::size_t Connection::send_some(const char* from, std::size_t size) {
  std::size_t done = 0;
  while (done < size && !broken_) {
    const ssize_t sent = send(socket_, from + done, size - done, MSG_NOSIGNAL | MSG_DONTWAIT);
    if (sent < 0 && would_wait()) break;
    broken_ = sent < 0;
    if (sent > 0) done += static_cast<std::size_t>(sent);
  }
  return done;
}

/// Sends what is left; false if it cannot ever be.
bool Connection::flush() {
  if (out_.empty()) return !broken_;
  const std::size_t sent = send_some(out_.data(), out_.size());
  out_.erase(0, sent);
  if (sent > 0) since_ = Clock::now();
  if (out_.empty()) drop(out_);
  return !broken_;
}

namespace {

void address_of(const sockaddr_storage& from, std::string& ip, int& port) {
  char text[INET6_ADDRSTRLEN] = "";
  const void* address = from.ss_family == AF_INET6
                            ? static_cast<const void*>(&reinterpret_cast<const sockaddr_in6&>(from).sin6_addr)
                            : &reinterpret_cast<const sockaddr_in&>(from).sin_addr;
  inet_ntop(from.ss_family, address, text, sizeof text);
  ip = text;
  port = ntohs(reinterpret_cast<const sockaddr_in&>(from).sin_port);  // in the same place in both
}

}  // namespace

void Connection::get_remote_ip_and_port(std::string& ip, int& port) const {
  sockaddr_storage from{};
  socklen_t size = sizeof from;
  if (getpeername(socket_, reinterpret_cast<sockaddr*>(&from), &size) == 0) address_of(from, ip, port);
}

void Connection::get_local_ip_and_port(std::string& ip, int& port) const {
  sockaddr_storage from{};
  socklen_t size = sizeof from;
  if (getsockname(socket_, reinterpret_cast<sockaddr*>(&from), &size) == 0) address_of(from, ip, port);
}

}  // namespace arete
