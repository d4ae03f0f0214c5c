#include "reception.hpp"

#include <netinet/in.h>
#include <netinet/tcp.h>
#include <pthread.h>
#include <sys/eventfd.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <new>
#include <system_error>

#include "reserve.hpp"

namespace arete {
namespace {

using Clock = Connection::Clock;

constexpr std::size_t most_connections = 1024, most_bytes = 64 << 20, other_files = 32;
constexpr int admitted_at_a_time = 64, glance = 50;  // ms

/// As many connections as there may be files, other than the few that the program has open for itself.
std::size_t places() {
  rlimit files{};
  getrlimit(RLIMIT_NOFILE, &files);
  files.rlim_cur = std::min<rlim_t>(files.rlim_max, std::max<rlim_t>(files.rlim_cur, most_connections + other_files));
  setrlimit(RLIMIT_NOFILE, &files);
  getrlimit(RLIMIT_NOFILE, &files);
  return std::clamp<std::size_t>(files.rlim_cur - std::min<rlim_t>(files.rlim_cur, other_files), 4, most_connections);
}

/// While it lives, threads are made with stacks that suffice for answers: a few dozen of the usual size would take most
/// of a small address space.
class SmallStacks {
 public:
  SmallStacks() {
    constexpr std::size_t stack = std::size_t{5} << 20;  // httplib reads `Range` by recursion, more than 2 MiB deep
    pthread_getattr_default_np(&usual_);
    pthread_attr_t small;
    pthread_getattr_default_np(&small);
    pthread_attr_setstacksize(&small, stack);
    pthread_setattr_default_np(&small);
    pthread_attr_destroy(&small);
  }
  ~SmallStacks() {
    pthread_setattr_default_np(&usual_);
    pthread_attr_destroy(&usual_);
  }
  SmallStacks(const SmallStacks&) = delete;
  SmallStacks& operator=(const SmallStacks&) = delete;

 private:
  pthread_attr_t usual_{};
};

}  // namespace

Reception::Reception(int listening, const Guard& guard, std::size_t workers, Answer answer)
    : listening_(listening),
      bell_(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)),
      guard_(guard),
      answer_(std::move(answer)),
      most_(places()) {
  if (bell_ < 0) throw std::system_error(errno, std::generic_category(), "cannot listen");
  last_words();
  keep_memory_reserve();
  polled_.reserve(most_ + 2);
  const SmallStacks small;
  for (std::size_t i = 0; i < workers; ++i)
    workers_.emplace_back([this](const std::stop_token& enough) { work(enough); });
}

Reception::~Reception() {
  workers_.clear();
  ::close(bell_);
}

void Reception::run(const std::atomic<bool>& enough) {
  while (!enough) {
    wait();
    attend_all();
    take_back();
    if (polled_.front().revents != 0) admit_new();
    while (full() && make_room()) continue;
  }
}

void Reception::wait() {
  polled_.clear();
  polled_.push_back({full() && waiting_.empty() ? -1 : listening_, POLLIN, 0});
  polled_.push_back({bell_, POLLIN, 0});
  for (const auto& connection : waiting_) polled_.push_back({connection.socket(), connection.events(), 0});
  if (poll(polled_.data(), polled_.size(), glance) >= 0) return;
  for (auto& one : polled_) one.revents = 0;
}

void Reception::attend_all() {
  const auto now = Clock::now();
  auto place = waiting_.begin();
  for (std::size_t i = 2; i < polled_.size(); ++i) attend(place++, polled_[i].revents != 0, now);
}

void Reception::attend(Place place, bool ready, Clock::time_point now) {
  auto next = Connection::Next::wait;
  try {
    next = place->attend(ready, guard_, now);
  } catch (const std::bad_alloc&) {
    place->dismiss(last_words().busy);
  }
  bytes_ += place->growth();
  if (next == Connection::Next::answer) hand_over(place);
  if (next == Connection::Next::close) close(place);
}

void Reception::hand_over(Place place) {
  {
    const std::lock_guard lock(mutex_);
    whole_.splice(whole_.end(), waiting_, place);
  }
  ++handed_over_;
  arrived_.notify_one();
}

void Reception::take_back() {
  std::uint64_t rings = 0;
  if (polled_[1].revents == 0 || ::read(bell_, &rings, sizeof rings) < 0) return;
  std::list<Connection> back;
  {
    const std::lock_guard lock(mutex_);
    back.swap(served_);
  }
  handed_over_ -= back.size();
  for (auto& connection : back) bytes_ += connection.growth();
  waiting_.splice(waiting_.end(), back);
}

void Reception::close(Place place) {
  place->dismiss({});
  bytes_ += place->growth();
  waiting_.erase(place);
}

bool Reception::full() const {
  return waiting_.size() + handed_over_ >= most_ || bytes_ > static_cast<std::ptrdiff_t>(most_bytes);
}

/// False if nobody can be asked to leave.
bool Reception::make_room() {
  const auto first = std::min_element(waiting_.begin(), waiting_.end(),
                                      [](const auto& a, const auto& b) { return a.gives_way_before(b); });
  if (first == waiting_.end()) return false;
  first->dismiss(last_words().busy);
  close(first);
  return true;
}

void Reception::admit_new() {
  for (int i = 0; i < admitted_at_a_time && (!full() || make_room()); ++i) {
    const int socket = accept4(listening_, nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK);
    if (socket >= 0) {
      admit(socket);
    } else if (errno != ECONNABORTED && errno != EINTR) {
      const bool exhausted = errno == EMFILE || errno == ENFILE || errno == ENOBUFS || errno == ENOMEM;
      if (exhausted && !make_room()) std::this_thread::sleep_for(std::chrono::milliseconds(glance));
      return;
    }
  }
}

void Reception::admit(int socket) {
  const int yes = 1;
  setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
  try {
    waiting_.emplace_back(socket);
  } catch (const std::bad_alloc&) {
    send(socket, last_words().busy.data(), last_words().busy.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
    ::close(socket);
  }
}

void Reception::work(const std::stop_token& enough) {
  for (;;) {
    std::list<Connection> one;
    {
      std::unique_lock lock(mutex_);
      if (!arrived_.wait(lock, enough, [this] { return !whole_.empty(); })) return;
      one.splice(one.begin(), whole_, whole_.begin());
    }
    one.front().finish(answer(one.front()));
    {
      const std::lock_guard lock(mutex_);
      served_.splice(served_.end(), one);
    }
    const std::uint64_t ring = 1;
    if (::write(bell_, &ring, sizeof ring) < 0) continue;  // it is ringing already
  }
}

/// Whatever is thrown ends here: if nothing has been said yet, the client is told to come again.
bool Reception::answer(Connection& connection) const {
  bool keep = false;
  try {
    if (!memory_reserve_is_whole()) throw std::bad_alloc();
    keep = answer_(connection);
    if (!connection.answered()) connection.dismiss(last_words().unreadable);
  } catch (const std::exception&) {
    if (!connection.answered()) connection.dismiss(last_words().busy);
  }
  return keep;
}

}  // namespace arete
