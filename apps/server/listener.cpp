#include "listener.hpp"

#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

#include "connection.hpp"
#include "view/documents/answer.hpp"

namespace arete {
namespace {

constexpr int threads = 64, most_requests_a_connection = 1000, most_not_accepted = 128;

/// Connections wait here for a thread; how many do while no thread is free is told to `waiting`.
class Turnstile final : public httplib::TaskQueue {
 public:
  explicit Turnstile(std::atomic<int>& waiting) : waiting_(waiting) {
    for (int i = 0; i < threads; ++i) workers_.emplace_back([this] { loop(); });
  }
  void enqueue(std::function<void()> task) override {
    {
      const std::lock_guard lock(mutex_);
      tasks_.push_back(std::move(task));
      count();
    }
    arrived_.notify_one();
  }
  void shutdown() override {
    {
      const std::lock_guard lock(mutex_);
      closing_ = true;
      waiting_ = 1;  // so that idle connections end
    }
    arrived_.notify_all();
    for (auto& worker : workers_) worker.join();
  }

 private:
  void count() {
    if (!closing_) waiting_ = std::max(0, static_cast<int>(tasks_.size()) - free_);
  }
  void loop() {
    for (;;) {
      std::function<void()> task;
      {
        std::unique_lock lock(mutex_);
        ++free_;
        arrived_.wait(lock, [this] { return closing_ || !tasks_.empty(); });
        --free_;
        if (tasks_.empty()) return;
        task = std::move(tasks_.front());
        tasks_.pop_front();
        count();
      }
      task();
    }
  }

  std::atomic<int>& waiting_;
  std::mutex mutex_;
  std::condition_variable arrived_;
  std::deque<std::function<void()>> tasks_;
  bool closing_ = false;
  int free_ = 0;
  std::vector<std::thread> workers_;
};

/// A response to a request of which not enough could be read.
std::string cut_off_response(int status) {
  const auto body =
      status == 408 ? error_json("request", "it did not come in time") : error_json("headers", "more than 32 KiB");
  return "HTTP/1.1 " + std::to_string(status) +
         (status == 408 ? " Request Timeout" : " Request Header Fields Too Large") +
         "\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: " + std::to_string(body.size()) +
         "\r\n\r\n" + body;
}

/// What httplib itself refuses, in our words.
Refusal in_words(int status) {
  switch (status) {
    case 400: return {status, "request", "not a request that can be read"};
    case 404: return {status, "path", "there is nothing here"};
    case 413: return {status, "body", "at most 1 MiB"};
    case 414: return {status, "path", "too long"};
    default: return {status, "request", "refused"};
  }
}

}  // namespace

void refuse(httplib::Response& response, const Refusal& refusal) {
  response.status = refusal.status;
  response.set_content(error_json(refusal.at, refusal.message), "application/json");
}

Listener::Listener(Answer answer) {
  new_task_queue = [this] { return new Turnstile(waiting_); };
  set_default_headers(protective_headers());
  set_payload_max_length(Guard::most_bytes);
  set_tcp_nodelay(true);
  // Not httplib's default, with which two servers may share a port.
  set_socket_options([](socket_t socket) {
    const int yes = 1;
    setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
  });
  set_pre_routing_handler([this](const auto& request, auto& response) {
    const auto refusal = guard_->judge(request);
    if (refusal) refuse(response, *refusal);
    return refusal ? HandlerResponse::Handled : HandlerResponse::Unhandled;
  });
  set_error_handler([](const httplib::Request&, httplib::Response& response) {
    if (response.body.empty()) refuse(response, in_words(response.status));
  });
  Get(".*", answer);
  Post(".*", answer);
}

void Listener::bind(const std::string& address, int port, int last) {
  int bound = port == 0 ? bind_to_any_port(address) : -1;
  for (int p = port; bound < 0 && p <= last && p > 0; ++p) bound = bind_to_port(address, p) ? p : -1;
  if (bound < 0) {
    throw InputError("--port", "cannot listen on " + address + ", port " + std::to_string(port) +
                                   (last > port ? " to " + std::to_string(last) : "") +
                                   ": taken, or no address of this machine");
  }
  ::listen(svr_sock_, most_not_accepted);  // again: httplib lets five wait
  guard_.emplace(address, bound);
}

bool Listener::process_and_close_socket(socket_t socket) {
  serve(socket);
  ::shutdown(socket, SHUT_RDWR);
  ::close(socket);
  return true;
}

void Listener::serve(socket_t socket) {
  Connection connection(socket, [this] { return waiting_ > 0; });
  for (int left = most_requests_a_connection; left > 0 && connection.await_request(); --left) {
    bool closed = false, refused = true;  // what cannot be read is refused
    const auto look = [&](httplib::Request& request) {
      connection.headers_are_read();
      request.headers.erase("Accept-Encoding");  // the way is short
      refused = guard_->judge(request).has_value();
    };
    const bool fine = process_request(connection, left == 1, closed, look);
    if (connection.cut_off() != 0) connection.last_words(cut_off_response(connection.cut_off()));
    if (refused || connection.cut_off() != 0) return connection.linger();
    if (!fine || closed) return;
  }
}

}  // namespace arete
