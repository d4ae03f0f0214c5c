#include "connection.hpp"

#include <arpa/inet.h>
#include <sys/socket.h>

#include <cerrno>

namespace arete {
namespace {

using std::chrono::milliseconds;
// A client is told that it may idle for five seconds; a little longer, its next request does not meet a closing door.
constexpr milliseconds idle{6000}, whole_request{5000}, whole_request_when_busy{1000}, writing{5000}, lingering{500},
    glance{50};

}  // namespace

bool Connection::wait(short events, Clock::time_point end) const {
  pollfd one{socket_, events, 0};
  for (;;) {
    const auto left = std::chrono::duration_cast<milliseconds>(end - Clock::now()).count();
    const int ready = poll(&one, 1, static_cast<int>(std::max<long>(left, 0)));
    if (ready >= 0 || errno != EINTR) return ready > 0;
  }
}

bool Connection::await_request() {
  const auto begin = Clock::now();
  bool ready = begin_ < end_;
  while (!ready && Clock::now() - begin < idle && !busy_()) ready = wait(POLLIN, Clock::now() + glance);
  if (!ready && begin_ == end_) ready = wait(POLLIN, Clock::now());
  start_ = Clock::now();
  in_headers_ = true;
  header_bytes_ = 0;
  return ready;
}

bool Connection::fill() {
  const auto late = [this] { return Clock::now() - start_ > (busy_() ? whole_request_when_busy : whole_request); };
  while (!late()) {
    if (!wait(POLLIN, Clock::now() + glance)) continue;
    const ssize_t got = recv(socket_, buffer_.data(), buffer_.size(), 0);
    begin_ = 0;
    end_ = got > 0 ? static_cast<std::size_t>(got) : 0;
    return got > 0;
  }
  cut_off_ = 408;
  return false;
}

ssize_t Connection::read(char* to, size_t size) {
  if (cut_off_ != 0 || (begin_ == end_ && !fill())) return -1;
  const std::size_t taken = std::min(size, end_ - begin_);
  if (in_headers_ && (header_bytes_ += taken) > most_header_bytes) {
    cut_off_ = 431;
    return -1;
  }
  std::copy_n(buffer_.data() + begin_, taken, to);
  begin_ += taken;
  return static_cast<ssize_t>(taken);
}

bool Connection::is_writable() const {
  char byte = 0;
  const ssize_t ahead = recv(socket_, &byte, 1, MSG_PEEK | MSG_DONTWAIT);
  const bool gone = ahead == 0 || (ahead < 0 && errno != EAGAIN && errno != EWOULDBLOCK && errno != EINTR);
  return !gone && wait(POLLOUT, Clock::now() + writing);
}

ssize_t Connection::send_all(const char* from, std::size_t size) const {
  std::size_t done = 0;
  while (done < size) {
    if (!wait(POLLOUT, Clock::now() + writing)) return -1;
    const ssize_t sent = send(socket_, from + done, size - done, MSG_NOSIGNAL | MSG_DONTWAIT);
    if (sent < 0 && errno != EAGAIN && errno != EINTR) return -1;
    if (sent > 0) done += static_cast<std::size_t>(sent);
  }
  return static_cast<ssize_t>(size);
}

ssize_t Connection::write(const char* from, size_t size) { return cut_off_ != 0 ? -1 : send_all(from, size); }

void Connection::last_words(const std::string& text) { send_all(text.data(), text.size()); }

void Connection::linger() {
  shutdown(socket_, SHUT_WR);
  const auto end = Clock::now() + lingering;
  while (wait(POLLIN, end) && recv(socket_, buffer_.data(), buffer_.size(), MSG_DONTWAIT) > 0 && !busy_() &&
         Clock::now() < end)
    continue;
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
