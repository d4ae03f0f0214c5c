// A job as a response: its one line when it is done, or a stream of lines as they come. While nothing comes a stream
// says how far the work is, and when the client has gone away the job is cancelled.
#pragma once

#include <httplib.h>

#include "jobs.hpp"

namespace arete {

/// Waits for the job's line. Answers 503 if there are too many jobs; throws what the work throws.
void answer_job(const httplib::Request& request, httplib::Response& response, Jobs& jobs, Work work);
/// Answers 503 if there are too many jobs; what the work throws is the stream's last line.
void stream_job(httplib::Response& response, Jobs& jobs, Work work);

}  // namespace arete
