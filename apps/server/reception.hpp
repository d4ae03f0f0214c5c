// Where clients wait. One thread polls all connections and hands those whose request is whole to a few workers, which
// never wait for a client: however many clients are slow, a whole request is answered at once. Places and memory are
// bounded; when they are used up, the connection that has waited longest gives way. Connections move from list to list
// without allocation, so that an exhausted memory costs an answer and never the server.
#pragma once

#include <poll.h>

#include <atomic>
#include <condition_variable>
#include <functional>
#include <list>
#include <mutex>
#include <thread>
#include <vector>

#include "connection.hpp"

namespace arete {

class Reception {
 public:
  /// Answers the request of a connection; false if the connection is to end.
  using Answer = std::function<bool(Connection&)>;

  /// The guard tells which bodies are waited for. Throws std::system_error if there cannot be as many threads.
  Reception(int listening, const Guard& guard, std::size_t workers, Answer answer);
  ~Reception();
  Reception(const Reception&) = delete;
  Reception& operator=(const Reception&) = delete;

  /// Until it is true.
  void run(const std::atomic<bool>& enough);

 private:
  using Place = std::list<Connection>::iterator;

  void wait();
  void attend_all();
  void attend(Place place, bool ready, Connection::Clock::time_point now);
  void hand_over(Place place);
  void close(Place place);
  void take_back();
  void admit_new();
  void admit(int socket);
  bool make_room();
  bool full() const;
  void work(const std::stop_token& enough);
  bool answer(Connection& connection) const;

  int listening_, bell_;  ///< the bell rings when a worker gives a connection back
  const Guard& guard_;
  Answer answer_;
  std::size_t most_;
  std::list<Connection> waiting_;
  std::vector<pollfd> polled_;
  std::size_t handed_over_ = 0;
  std::ptrdiff_t bytes_ = 0;  ///< of all connections, as far as is known of those that are handed over

  std::mutex mutex_;  ///< guards the two lists
  std::condition_variable_any arrived_;
  std::list<Connection> whole_, served_;
  std::vector<std::jthread> workers_;
};

}  // namespace arete
