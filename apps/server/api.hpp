// What the server answers, path by path: docs/http.md has the contract. Requests come here after the guard has let them pass.
#pragma once

#include <httplib.h>

#include "jobs.hpp"

namespace arete {

class Api {
 public:
  Api();
  void answer(const httplib::Request& request, httplib::Response& response);
  /// Cancels every job, so that streams end.
  void stop();

 private:
  using Request = httplib::Request;
  using Response = httplib::Response;

  void status(const Request&, Response& response) const;
  void board(const Request& request, Response& response) const;
  void animals(const Request& request, Response& response);
  void triangulate(const Request& request, Response& response) const;
  void position(const Request& request, Response& response) const;
  void choose(const Request& request, Response& response);
  void analyse(const Request& request, Response& response);
  void review(const Request& request, Response& response);
  void export_as(const Request& request, Response& response);
  void import(const Request& request, Response& response) const;

  void stream_about(const Request& request, Response& response, void (*work)(const Document&, double, Job&));

  Jobs play_, analyses_;
};

}  // namespace arete
