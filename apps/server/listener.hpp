// httplib's server behind the guard. A fixed number of threads serve a connection each; requests are judged by their
// headers, and a refused one ends its connection, since its body has not been read.
#pragma once

#include <httplib.h>

#include <atomic>
#include <functional>

#include "guard.hpp"

namespace arete {

class Listener final : public httplib::Server {
 public:
  using Answer = std::function<void(const httplib::Request&, httplib::Response&)>;

  /// `answer` gets every request that is not refused.
  explicit Listener(Answer answer);

  /// Binds to the first free port of [port, last] and listens from now on; throws InputError if none is free. Port 0 is
  /// any free one.
  void bind(const std::string& address, int port, int last);
  std::string url() const { return guard_->url(); }

 private:
  bool process_and_close_socket(socket_t socket) override;
  void serve(socket_t socket);

  std::optional<Guard> guard_;
  std::atomic<int> waiting_{0};  ///< connections that no thread serves yet
};

/// An error as every response tells it.
void refuse(httplib::Response& response, const Refusal& refusal);

}  // namespace arete
