#include "guard.hpp"

#include <algorithm>
#include <sstream>

namespace arete {
namespace {

using Judgement = std::optional<Refusal>;

std::string lower(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return text;
}

/// Of a body that may be read: JSON, of a length that is told and not too large.
Judgement judge_body(const httplib::Request& request) {
  if (request.has_header("Transfer-Encoding"))
    return Refusal{411, "Transfer-Encoding", "a body comes whole, with its Content-Length"};
  if (request.has_header("Content-Encoding"))
    return Refusal{415, "Content-Encoding", "a body comes as it is, not compressed"};
  if (request.get_header_value_count("Content-Length") != 1)
    return Refusal{411, "Content-Length", "the length of the body is needed, once"};
  const auto length = request.get_header_value("Content-Length");
  const bool digits = !length.empty() &&
                      std::all_of(length.begin(), length.end(), [](unsigned char c) { return std::isdigit(c) != 0; });
  if (!digits) return Refusal{400, "Content-Length", "not a number"};
  if (length.size() > 9 || std::stoul(length) > Guard::most_bytes)
    return Refusal{413, "Content-Length", "at most 1 MiB"};
  const auto type = lower(request.get_header_value("Content-Type"));
  if (request.get_header_value_count("Content-Type") != 1 || type.substr(0, type.find(';')) != "application/json") {
    return Refusal{415, "Content-Type", "application/json is needed"};
  }
  return std::nullopt;
}

std::string trimmed(std::string_view text) {
  constexpr std::string_view blanks = " \t\r";
  const auto begin = std::min(text.find_first_not_of(blanks), text.size());
  return std::string(text.substr(begin, text.find_last_not_of(blanks) + 1 - begin));
}

/// As much of a request as the guard judges by.
httplib::Request read_head(std::string_view head) {
  httplib::Request request;
  std::istringstream lines{std::string(head)};
  lines >> request.method >> request.target;
  std::string line;
  std::getline(lines, line);
  while (std::getline(lines, line)) {
    const auto colon = line.find(':');
    if (colon != std::string::npos) request.headers.emplace(line.substr(0, colon), trimmed(line.substr(colon + 1)));
  }
  return request;
}

}  // namespace

Guard::Guard(const std::string& address, int port) {
  const auto with_port = [&](const std::string& host) { return host + ":" + std::to_string(port); };
  hosts_.push_back(with_port(address.find(':') == std::string::npos ? address : "[" + address + "]"));
  if (address == "127.0.0.1" || address == "::1") hosts_.push_back(with_port("localhost"));
}

bool Guard::knows(const std::string& host) const {
  return std::find(hosts_.begin(), hosts_.end(), lower(host)) != hosts_.end();
}

Judgement Guard::judge(const httplib::Request& request) const {
  if (request.get_header_value_count("Host") != 1 || !knows(request.get_header_value("Host"))) {
    return Refusal{403, "Host", "this server is " + hosts_.front()};
  }
  constexpr std::string_view scheme = "http://";
  for (std::size_t i = 0; i < request.get_header_value_count("Origin"); ++i) {
    const auto origin = request.get_header_value("Origin", i);
    if (!origin.starts_with(scheme) || !knows(origin.substr(scheme.size())))
      return Refusal{403, "Origin", "only this server's own page may ask"};
  }
  if (request.target.size() > longest_path)
    return Refusal{414, "path", "at most " + std::to_string(longest_path) + " characters"};
  if (request.method == "POST") return judge_body(request);
  if (request.method != "GET" && request.method != "HEAD")
    return Refusal{405, "method", "GET and POST are all that is done here"};
  const bool body = request.has_header("Transfer-Encoding") ||
                    (request.has_header("Content-Length") && request.get_header_value("Content-Length") != "0");
  if (body) return Refusal{400, "Content-Length", "a " + request.method + " has no body"};
  return std::nullopt;
}

Guard::Awaited Guard::awaited_body(std::string_view head) const {
  const auto request = read_head(head);
  if (request.method != "POST" || judge(request)) return {};
  return {std::stoul(request.get_header_value("Content-Length")),
          lower(request.get_header_value("Expect")) == "100-continue"};
}

std::string content_policy(const std::string& framed_by) {
  return "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; "
         "base-uri 'none'; form-action 'none'; frame-ancestors " +
         framed_by;
}

const httplib::Headers& protective_headers() {
  static const httplib::Headers headers{
      {"Content-Security-Policy", content_policy("'none'")},
      {"X-Content-Type-Options", "nosniff"},
      {"X-Frame-Options", "DENY"},
      {"Referrer-Policy", "no-referrer"},
      {"Cross-Origin-Opener-Policy", "same-origin"},
      {"Cross-Origin-Resource-Policy", "same-origin"},
      {"Cache-Control", "no-store"},
  };
  return headers;
}

}  // namespace arete
