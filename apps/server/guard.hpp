// Who may ask what. The server is for the person at this machine: a page of another origin, or a name that was made to
// point here (DNS rebinding), must get nothing; nobody may send more than the server is willing to hold. The headers of
// a request are judged before its body is read.
#pragma once

#include <httplib.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arete {

struct Refusal {
  int status = 400;
  std::string at, message;
};

class Guard {
 public:
  static constexpr std::size_t most_bytes = 1 << 20, longest_path = 256;

  /// Of a server that is bound to this numeric address.
  Guard(const std::string& address, int port);

  std::optional<Refusal> judge(const httplib::Request& request) const;
  /// What is still to come after the headers of a request before it can be answered: nothing, if it will be refused.
  struct Awaited {
    std::size_t bytes = 0;
    bool asks_first = false;  ///< the client waits to be told to go on
  };
  Awaited awaited_body(std::string_view head) const;
  /// Where the page is.
  std::string url() const { return "http://" + hosts_.front() + "/"; }

 private:
  bool knows(const std::string& host) const;

  std::vector<std::string> hosts_;
};

/// `framed_by` are the sources of pages that may put an answer into a frame of theirs.
std::string content_policy(const std::string& framed_by);

/// Sent with every response: nothing may be framed, sniffed, or loaded from elsewhere, and no script stands in the page
/// itself.
const httplib::Headers& protective_headers();

}  // namespace arete
