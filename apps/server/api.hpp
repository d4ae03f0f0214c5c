// What the server answers, path by path: the page's files, and what the page asks of the playground (docs/http.md has
// the contract). Requests come here after the guard has let them pass.
#pragma once

#include <httplib.h>

#include <optional>

#include "census_api.hpp"
#include "jobs.hpp"
#include "playground/playground.hpp"

namespace arete {

class Api {
 public:
  static constexpr std::size_t most_moves = 2, most_moves_waiting = 16, most_analyses = 2, most_analyses_waiting = 6;
  /// Each of them may keep a thread of the listener waiting.
  static constexpr std::size_t most_jobs = most_moves + most_moves_waiting + most_analyses + most_analyses_waiting;

  /// With the database of a census to look through, if one is named. Throws InputError.
  explicit Api(const std::string& census = "");
  void answer(const httplib::Request& request, httplib::Response& response);
  /// Cancels every job, so that streams end.
  void stop();

 private:
  void answer_path(const httplib::Request& request, httplib::Response& response);
  void answer(const Endpoint& endpoint, const httplib::Request& request, httplib::Response& response);
  void status(httplib::Response& response) const;

  Jobs play_, analyses_;
  std::optional<CensusApi> census_;
};

}  // namespace arete
