#include "listener.hpp"

#include <fcntl.h>
#include <sys/socket.h>
#include <unistd.h>

#include <new>

#include "base/input_error.hpp"
#include "terminal.hpp"
#include "view/documents/answer.hpp"

namespace arete {
namespace {

constexpr int most_requests_a_connection = 1000, most_not_accepted = 4096;

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
  if (refusal.status == 503) response.set_header("Retry-After", "1");
  response.set_content(error_json(refusal.at, refusal.message), "application/json");
}

Refusal refusal_of_exception() {
  try {
    throw;
  } catch (const InputError& e) {
    return {400, e.at(), e.what()};
  } catch (const std::bad_alloc&) {
    return {503, "server", "the machine is out of memory"};
  } catch (const std::exception& e) {
    complain(std::string("a fault of the program: ") + e.what());
    return {500, "server", "a fault of the program"};
  }
}

Listener::Listener(Answer answer) {
  set_default_headers(protective_headers());
  set_payload_max_length(Guard::most_bytes);
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
  set_exception_handler([](const auto&, auto&, const std::exception_ptr& e) { std::rethrow_exception(e); });
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
  fcntl(svr_sock_, F_SETFL, O_NONBLOCK);   // who was there to be accepted may be gone
  guard_.emplace(address, bound);
}

Listener::~Listener() {
  reception_.reset();
  if (svr_sock_ != INVALID_SOCKET) ::close(svr_sock_);
}

void Listener::start(std::size_t workers) {
  reception_.emplace(svr_sock_, *guard_, workers, [this](Connection& connection) { return answer(connection); });
}

bool Listener::answer(Connection& connection) {
  bool closed = false, refused = true;  // what cannot be read is refused
  const auto look = [&](httplib::Request& request) {
    request.headers.erase("Accept-Encoding");  // the way is short
    request.headers.erase("Expect");           // the body is here already
    request.progress = [&](std::uint64_t, std::uint64_t) { return connection.is_writable(); };
    refused = guard_->judge(request).has_value();
  };
  const bool last = connection.requests_before() + 1 >= most_requests_a_connection;
  return process_request(connection, last, closed, look) && !closed && !refused;
}

}  // namespace arete
