#include "terminal.hpp"

#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstring>

#include "engine/files/file_writing.hpp"
#include "view/documents/answer.hpp"

namespace arete {
namespace {

std::atomic<bool> stop{false};

void on_signal(int) {
  if (stop.exchange(true)) _exit(130);
}

}  // namespace

const std::atomic<bool>& interrupted() { return stop; }

void catch_interrupts() {
  struct sigaction action {};
  action.sa_handler = on_signal;  // without SA_RESTART: a waiting read returns
  sigaction(SIGINT, &action, nullptr);
  sigaction(SIGTERM, &action, nullptr);
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);  // a file that grows too long is an error of the write
}

void print(const std::string& text) {
  if (write_all(STDOUT_FILENO, text)) return;
  throw OutputClosed(errno == EPIPE ? "closed by its reader" : std::strerror(errno));
}

void complain(const std::string& message) {
  const std::string line = "arete: " + printable(message) + '\n';
  write_all(STDERR_FILENO, line);
}

void complain_of_memory() { write_all(STDERR_FILENO, "arete: out of memory\n"); }

bool input_is_terminal() { return isatty(STDIN_FILENO) == 1; }
bool output_is_terminal() { return isatty(STDOUT_FILENO) == 1; }
bool errors_are_terminal() { return isatty(STDERR_FILENO) == 1; }

}  // namespace arete
