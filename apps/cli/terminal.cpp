#include "terminal.hpp"

#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstring>

#include "view/documents/answer.hpp"

namespace arete {
namespace {

std::atomic<bool> stop{false};

void on_signal(int) {
  if (stop.exchange(true)) _exit(130);
}

bool write_all(int fd, const char* data, std::size_t size) {
  while (size > 0) {
    const ssize_t done = write(fd, data, size);
    if (done < 0 && errno == EINTR) continue;
    if (done < 0) return false;
    data += done;
    size -= static_cast<std::size_t>(done);
  }
  return true;
}

}  // namespace

const std::atomic<bool>& interrupted() { return stop; }

void catch_interrupts() {
  struct sigaction action {};
  action.sa_handler = on_signal;  // without SA_RESTART: a waiting read returns
  sigaction(SIGINT, &action, nullptr);
  sigaction(SIGTERM, &action, nullptr);
  std::signal(SIGPIPE, SIG_IGN);
}

void print(const std::string& text) {
  if (write_all(STDOUT_FILENO, text.data(), text.size())) return;
  throw OutputClosed(errno == EPIPE ? "closed by its reader" : std::strerror(errno));
}

void complain(const std::string& message) {
  const std::string line = "arete: " + printable(message) + '\n';
  write_all(STDERR_FILENO, line.data(), line.size());
}

bool input_is_terminal() { return isatty(STDIN_FILENO) == 1; }
bool output_is_terminal() { return isatty(STDOUT_FILENO) == 1; }
bool errors_are_terminal() { return isatty(STDERR_FILENO) == 1; }

}  // namespace arete
