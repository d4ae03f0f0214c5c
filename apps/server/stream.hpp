// A job as a response: its lines are sent as they come. While nothing comes the stream says how far the work is, and
// when the client has gone away the job is cancelled.
#pragma once

#include <httplib.h>

#include <string_view>

#include "jobs.hpp"

namespace arete {

constexpr std::string_view lines_type = "application/x-ndjson";

/// Answers 503 if there are too many jobs. Streams of lines are told their progress; other types are the job's one line
/// alone.
void stream_job(httplib::Response& response, std::string_view type, Jobs& jobs, Work work);

}  // namespace arete
