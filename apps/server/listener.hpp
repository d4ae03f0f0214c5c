// httplib's server behind the guard, with our own reception: httplib reads requests that are whole and writes what
// becomes of them. Requests are judged by their headers, and a refused one ends its connection, since its body has not
// been read.
#pragma once

#include <httplib.h>

#include <atomic>
#include <functional>
#include <optional>

#include "guard.hpp"
#include "reception.hpp"

namespace arete {

class Listener final : public httplib::Server {
 public:
  using Answer = std::function<void(const httplib::Request&, httplib::Response&)>;

  /// `answer` gets every request that is not refused. `progress` of a request says whether its client is still there.
  explicit Listener(Answer answer);
  ~Listener() override;

  /// Binds to the first free port of [port, last] and lets clients queue from now on; throws InputError if none is
  /// free. Port 0 is any free one.
  void bind(const std::string& address, int port, int last);
  /// Makes the threads that answer, which may fail.
  void start(std::size_t workers);
  void serve(const std::atomic<bool>& enough) { reception_->run(enough); }
  std::string url() const { return guard_->url(); }

 private:
  bool answer(Connection& connection);

  std::optional<Guard> guard_;
  std::optional<Reception> reception_;
};

/// An error as every response tells it.
void refuse(httplib::Response& response, const Refusal& refusal);
/// What a client is told of the exception that is being handled.
Refusal refusal_of_exception();

}  // namespace arete
