#include "census/pipe.hpp"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <sstream>

#include "base/input_error.hpp"

extern char** environ;

namespace arete::inline census {

Pipe::Pipe(const std::vector<std::string>& command) {
  std::array<int, 2> ends{};
  if (pipe2(ends.data(), O_CLOEXEC) != 0) throw InputError(command[0], std::strerror(errno));
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  posix_spawnattr_t attributes;  // the program ignores broken pipes, the other one shall not
  posix_spawnattr_init(&attributes);
  sigset_t usual;
  sigemptyset(&usual);
  sigaddset(&usual, SIGPIPE);
  posix_spawnattr_setsigdefault(&attributes, &usual);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF);
  auto copies = command;
  std::vector<char*> words;
  for (auto& word : copies) words.push_back(word.data());
  words.push_back(nullptr);
  const int error = posix_spawnp(&child_, words[0], &actions, &attributes, words.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  close(ends[1]);
  output_ = fdopen(ends[0], "r");
  if (error != 0) {
    child_ = -1;
    std::fclose(output_);
    throw InputError(command[0], std::strerror(error));
  }
}

Pipe::~Pipe() {
  std::fclose(output_);
  if (child_ > 0) {
    kill(child_, SIGTERM);
    waitpid(child_, nullptr, 0);
  }
}

bool Pipe::exists(const std::string& program) {
  const char* path = std::getenv("PATH");
  std::istringstream folders(path != nullptr ? path : "/usr/bin:/bin");
  for (std::string folder; std::getline(folders, folder, ':');) {
    if (access((folder + '/' + program).c_str(), X_OK) == 0) return true;
  }
  return false;
}

std::optional<std::string> Pipe::line() {
  std::string text;
  for (int c = 0; (c = getc_unlocked(output_)) != EOF;) {
    if (c == '\n') return text;
    text += static_cast<char>(c);
  }
  return text.empty() ? std::nullopt : std::optional(text);
}

int Pipe::wait() {
  while (line()) {
  }
  int status = 0;
  waitpid(child_, &status, 0);
  child_ = -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

}  // namespace arete::inline census
