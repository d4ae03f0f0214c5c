// Runs the real program as a user would: arguments and bytes in, status and bytes out.
#pragma once

#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <functional>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arete::tests {

struct Run {
  int status = 0;
  std::string out, err;
};

constexpr int out_of_time = 124;  ///< what `status` says of a program that had to be killed
constexpr int by_signal = 128;    ///< and this plus the signal of one that crashed
constexpr double patience = 60;   ///< seconds

/// A running program with its three pipes. Input is written and output taken in small steps, so that neither side
/// can wait for the other for ever.
class Program {
 public:
  /// `prepare` is done in the new process: limits, its environment.
  explicit Program(
      const std::vector<std::string>& args, const std::function<void()>& prepare = [] {}) {
    std::signal(SIGPIPE, SIG_IGN);
    std::array<int, 2> in{}, out{}, err{};
    for (auto* ends : {&in, &out, &err}) {
      if (pipe2(ends->data(), O_CLOEXEC) != 0) std::abort();
    }
    child_ = fork();
    if (child_ == 0) {
      std::signal(SIGPIPE, SIG_DFL);
      dup2(in[0], STDIN_FILENO);
      dup2(out[1], STDOUT_FILENO);
      dup2(err[1], STDERR_FILENO);
      prepare();
      std::string name = ARETE_PROGRAM;
      std::vector<char*> words{name.data()};
      auto copies = args;
      for (auto& word : copies) words.push_back(word.data());
      words.push_back(nullptr);
      execv(name.c_str(), words.data());
      _exit(127);
    }
    close(in[0]);
    close(out[1]);
    close(err[1]);
    in_ = in[1];
    out_ = out[0];
    err_ = err[0];
  }
  ~Program() {
    close_all();
    if (child_ > 0) {
      kill(child_, SIGKILL);
      waitpid(child_, nullptr, 0);
    }
  }
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;

  void write(std::string_view text) {
    while (!text.empty()) {
      const ssize_t done = ::write(in_, text.data(), text.size());
      if (done < 0 && errno == EINTR) continue;
      if (done <= 0) return;
      text.remove_prefix(static_cast<std::size_t>(done));
    }
  }
  void close_input() { shut(in_); }
  void close_output() { shut(out_); }
  void interrupt() const { kill(child_, SIGINT); }
  void destroy() const { kill(child_, SIGKILL); }
  pid_t pid() const { return child_; }

  /// The next line of standard output, without its end; empty if none comes in time.
  std::string line(double seconds = patience) {
    const auto end = deadline(seconds);
    for (;;) {
      if (const auto at = run_.out.find('\n'); at != std::string::npos) {
        auto text = run_.out.substr(0, at);
        run_.out.erase(0, at + 1);
        return text;
      }
      if (out_ < 0 || !exchange({}, end)) return "";
    }
  }

  /// Writes the rest of the input, takes all output and waits for the end.
  Run finish(std::string_view input = {}, double seconds = patience) {
    const auto end = deadline(seconds);
    if (input.empty()) close_input();
    while (out_ >= 0 || err_ >= 0) {
      if (!exchange(input, end)) break;
    }
    close_all();
    run_.status = wait(std::chrono::duration<double>(end - Clock::now()).count());
    return std::move(run_);
  }

  /// The status, while the pipes stay as they are; a program that has not ended in time is killed.
  int wait(double seconds) {
    const auto end = deadline(seconds);
    int status = 0;
    pid_t ended = 0;
    while ((ended = waitpid(child_, &status, WNOHANG)) == 0 && Clock::now() < end) usleep(1000);
    if (ended == 0) {
      kill(child_, SIGKILL);
      waitpid(child_, &status, 0);
    }
    child_ = -1;
    if (ended == 0) return out_of_time;
    return WIFEXITED(status) ? WEXITSTATUS(status) : by_signal + WTERMSIG(status);
  }

 private:
  using Clock = std::chrono::steady_clock;

  static Clock::time_point deadline(double seconds) {
    return Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
  }
  static void shut(int& fd) {
    if (fd >= 0) close(fd);
    fd = -1;
  }
  void close_all() {
    for (int* fd : {&in_, &out_, &err_}) shut(*fd);
  }

  /// Moves what can be moved; false when the time is over.
  bool exchange(std::string_view& input, Clock::time_point end) {
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - Clock::now()).count();
    if (left <= 0) return false;
    std::array<pollfd, 3> fds{pollfd{input.empty() ? -1 : in_, POLLOUT, 0}, pollfd{out_, POLLIN, 0},
                              pollfd{err_, POLLIN, 0}};
    if (poll(fds.data(), fds.size(), static_cast<int>(left)) < 0) return errno == EINTR;
    if (fds[0].revents != 0) {
      const ssize_t done =
          ::write(in_, input.data(), std::min<std::size_t>(input.size(), 4096));  // never blocks: PIPE_BUF
      input.remove_prefix(done > 0 ? static_cast<std::size_t>(done) : input.size());
      if (input.empty()) close_input();
    }
    if (fds[1].revents != 0) take(out_, run_.out);
    if (fds[2].revents != 0) take(err_, run_.err);
    return true;
  }
  bool exchange(std::string_view&& input, Clock::time_point end) { return exchange(input, end); }
  static void take(int& fd, std::string& text) {
    std::array<char, 1 << 16> bytes{};
    const ssize_t got = read(fd, bytes.data(), bytes.size());
    if (got > 0) {
      text.append(bytes.data(), static_cast<std::size_t>(got));
    } else {
      shut(fd);
    }
  }

  pid_t child_ = -1;
  int in_ = -1, out_ = -1, err_ = -1;
  Run run_;
};

inline Run arete(const std::vector<std::string>& args, const std::string& input = "") {
  return Program(args).finish(input);
}

inline std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

/// A line of output as JSON; discarded (and so equal to nothing) if it is not.
inline nlohmann::json parsed(const std::string& line) { return nlohmann::json::parse(line, nullptr, false); }

}  // namespace arete::tests
