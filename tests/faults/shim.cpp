// Loaded before the C library (LD_PRELOAD), it lets one of the program's calls fail. ARETE_FAULT says which:
// `KIND K`, the K-th call from the beginning of main on, counted from 1:
//   alloc K          no memory, this once              alloc-on K       no memory, from then on
//   new-some K       from one SIGUSR1 to the next, one of K `new` of more than 2 KiB, at moments that look random
//   write K ENOSPC   and so fsync, rename, close, ftruncate, open: with that error
//   clock K          the steady clock jumps an hour forward        date K     the system's clock an hour back
// Writing to standard error never fails. With ARETE_FAULT_COUNT the number of calls is written to that file at the end.
// With ARETE_FAULT_TURNS, a list of K, the program is loaded once and runs for each of them in a child of its own,
// which takes a fraction of the time: in the folder `K` of the working directory, with its input from `input` and its
// output into `K.out` and `K.err` there. `K.status` says how it has ended.

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdarg>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <new>

namespace {

struct Fault {
  char kind[16] = "";
  long at = 0;
  int error = EIO;
} fault;
std::atomic<bool> counting{false}, some_fail{false};
std::atomic<long> calls{0};

bool is_kind(const char* kind) { return counting && std::strcmp(fault.kind, kind) == 0; }
/// Whether this call is the one.
bool struck(const char* kind) { return is_kind(kind) && ++calls == fault.at; }
/// Whether it has been reached; 0 never is, and only counts.
bool passed(const char* kind) { return is_kind(kind) && ++calls >= fault.at && fault.at > 0; }
/// Small ones go well, as on a real machine, where the server has a reserve for them: destructors of JSON values need
/// some.
bool is_unlucky(std::size_t size) {
  constexpr std::size_t small = 2048;
  if (!some_fail || size <= small) return false;
  std::uint64_t x = static_cast<std::uint64_t>(++calls) * 0x9e3779b97f4a7c15;
  x = (x ^ (x >> 32)) * 0xd6e8feb86659fd93;
  return (x ^ (x >> 32)) % static_cast<std::uint64_t>(fault.at) == 0;
}
bool no_memory() {
  const bool fails = struck("alloc") || passed("alloc-on");
  if (fails) errno = ENOMEM;
  return fails;
}
bool fails(const char* kind) {
  if (!struck(kind)) return false;
  errno = fault.error;
  return true;
}

template <class Function>
Function* next(const char* name) {
  return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

void redirect(int fd, const char* name, int flags) {
  constexpr mode_t readable = 0666;
  const int file = open(name, flags, readable);
  if (file < 0 || dup2(file, fd) < 0 || close(file) != 0) std::abort();
}

/// Runs a child and writes down how it has ended; true in the child itself.
bool is_child(const char* turn) {
  constexpr unsigned patience = 60;
  const pid_t child = fork();
  char name[64];
  const auto beside = [&](const char* ending) {
    std::snprintf(name, sizeof name, "%s.%s", turn, ending);
    return name;
  };
  if (child == 0) {
    redirect(STDIN_FILENO, "input", O_RDONLY);
    redirect(STDOUT_FILENO, beside("out"), O_WRONLY | O_CREAT | O_TRUNC);
    redirect(STDERR_FILENO, beside("err"), O_WRONLY | O_CREAT | O_TRUNC);
    if (chdir(turn) != 0) std::abort();
    alarm(patience);
    return true;
  }
  int status = -1;
  if (child < 0 || waitpid(child, &status, 0) < 0) std::abort();
  FILE* file = std::fopen(beside("status"), "w");
  if (file == nullptr) std::abort();
  constexpr int by_signal = 128;
  std::fprintf(file, "%d\n", WIFEXITED(status) ? WEXITSTATUS(status) : by_signal + WTERMSIG(status));
  std::fclose(file);
  return false;
}

/// True in the process that is to run the program.
bool takes_turn(char* turns) {
  for (char* turn = std::strtok(turns, " "); turn != nullptr; turn = std::strtok(nullptr, " ")) {
    if (!is_child(turn)) continue;
    fault.at = std::atol(turn);
    return true;
  }
  return false;
}

int (*program)(int, char**, char**) = nullptr;

int counted(int argc, char** argv, char** environment) {
  if (const char* text = std::getenv("ARETE_FAULT")) {
    char error[16] = "";
    if (std::sscanf(text, "%15s %ld %15s", fault.kind, &fault.at, error) < 2) std::abort();
    if (std::strcmp(error, "ENOSPC") == 0) fault.error = ENOSPC;
  }
  if (char* turns = std::getenv("ARETE_FAULT_TURNS"); turns != nullptr && !takes_turn(turns)) return 0;
  if (std::strcmp(fault.kind, "new-some") == 0) std::signal(SIGUSR1, [](int) { some_fail = !some_fail; });
  counting = true;
  const int status = program(argc, argv, environment);
  counting = false;
  if (const char* name = std::getenv("ARETE_FAULT_COUNT")) {
    FILE* file = std::fopen(name, "w");
    if (file == nullptr || std::fprintf(file, "%ld\n", calls.load()) < 0 || std::fclose(file) != 0) std::abort();
  }
  return status;
}

}  // namespace

void* operator new(std::size_t size) {
  void* memory = is_unlucky(size) ? nullptr : std::malloc(size == 0 ? 1 : size);
  if (memory == nullptr) throw std::bad_alloc();
  return memory;
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

extern "C" {

void* __libc_malloc(std::size_t);
void* __libc_calloc(std::size_t, std::size_t);
void* __libc_realloc(void*, std::size_t);
void* __libc_memalign(std::size_t, std::size_t);

void* malloc(std::size_t size) noexcept { return no_memory() ? nullptr : __libc_malloc(size); }
void* calloc(std::size_t n, std::size_t size) noexcept { return no_memory() ? nullptr : __libc_calloc(n, size); }
void* realloc(void* old, std::size_t size) noexcept { return no_memory() ? nullptr : __libc_realloc(old, size); }
void* aligned_alloc(std::size_t alignment, std::size_t size) noexcept {
  return no_memory() ? nullptr : __libc_memalign(alignment, size);
}

ssize_t write(int fd, const void* bytes, std::size_t size) {
  static auto* const real = next<ssize_t(int, const void*, std::size_t)>("write");
  return fd != STDERR_FILENO && fails("write") ? -1 : real(fd, bytes, size);
}
int fsync(int fd) {
  static auto* const real = next<int(int)>("fsync");
  return fails("fsync") ? -1 : real(fd);
}
int ftruncate(int fd, off_t size) noexcept {
  static auto* const real = next<int(int, off_t)>("ftruncate");
  return fails("ftruncate") ? -1 : real(fd, size);
}
int rename(const char* from, const char* to) noexcept {
  static auto* const real = next<int(const char*, const char*)>("rename");
  return fails("rename") ? -1 : real(from, to);
}
int close(int fd) {
  static auto* const real = next<int(int)>("close");
  const bool failing = fails("close");
  const int result = real(fd);
  if (failing) errno = fault.error;
  return failing ? -1 : result;
}
int open(const char* name, int flags, ...) {
  static auto* const real = next<int(const char*, int, ...)>("open");
  va_list rest;
  va_start(rest, flags);
  const auto mode = (flags & O_CREAT) != 0 ? va_arg(rest, mode_t) : mode_t{0};
  va_end(rest);
  return fails("open") ? -1 : real(name, flags, mode);
}

int clock_gettime(clockid_t clock, timespec* now) noexcept {
  static auto* const real = next<int(clockid_t, timespec*)>("clock_gettime");
  constexpr long hour = 3600;
  const int result = real(clock, now);
  if (clock == CLOCK_MONOTONIC && passed("clock")) now->tv_sec += hour;
  if (clock == CLOCK_REALTIME && passed("date")) now->tv_sec -= hour;
  return result;
}

int __libc_start_main(int (*main)(int, char**, char**), int argc, char** argv, int (*init)(int, char**, char**),
                      void (*fini)(), void (*loader)(), void* stack) {
  using Start =
      int(int (*)(int, char**, char**), int, char**, int (*)(int, char**, char**), void (*)(), void (*)(), void*);
  program = main;
  return next<Start>("__libc_start_main")(counted, argc, argv, init, fini, loader, stack);
}
}
