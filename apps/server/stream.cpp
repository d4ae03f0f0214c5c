#include "stream.hpp"

#include <nlohmann/json.hpp>

#include "listener.hpp"
#include "view/documents/answer.hpp"

namespace arete {
namespace {

constexpr std::chrono::milliseconds patience{50};
constexpr double progress_every = 500;  ///< ms

/// The client's side of a job; when it is gone the job ends.
class Audience {
 public:
  explicit Audience(std::shared_ptr<Job> job) : job_(std::move(job)) {}
  ~Audience() { job_->cancel(); }
  Audience(const Audience&) = delete;
  Audience& operator=(const Audience&) = delete;

  /// Hands on what there is to hear; false when the client is gone.
  bool attend(httplib::DataSink& sink) {
    if (!sink.is_writable() || !tell_progress(sink)) return false;
    bool ended = false;
    const auto line = hear(ended);
    if (line && !send(sink, *line)) return false;
    if (ended) sink.done();
    return true;
  }
  /// The job's one line; none if it was called off or `present` says that nobody waits any longer.
  std::optional<std::string> line(const std::function<bool()>& present) {
    std::optional<std::string> line;
    for (bool ended = false; !ended && !line && present();) line = job_->hear(patience, ended);
    return line;
  }

 private:
  std::optional<std::string> hear(bool& ended) {
    try {
      return job_->hear(patience, ended);
    } catch (const std::exception&) {
      const auto refusal = refusal_of_exception();
      ended = true;
      return error_json(refusal.at, refusal.message);
    }
  }
  bool tell_progress(httplib::DataSink& sink) {
    if (job_->ms() - told_ <= progress_every) return true;
    told_ = job_->ms();
    return send(sink, nlohmann::ordered_json{{"event", "progress"}, {"nodes", job_->nodes()}, {"ms", told_}}.dump());
  }
  static bool send(httplib::DataSink& sink, std::string line) {
    line += '\n';
    return sink.write(line.data(), line.size());
  }

  std::shared_ptr<Job> job_;
  double told_ = 0;
};

/// Nobody, after the client was told so, if there are too many jobs.
std::shared_ptr<Audience> begin(httplib::Response& response, Jobs& jobs, Work work) {
  auto job = jobs.begin(std::move(work));
  if (job) return std::make_shared<Audience>(std::move(job));
  refuse(response, {503, "server", "busy with as many jobs as it takes; try again in a moment"});
  return nullptr;
}

}  // namespace

void answer_job(const httplib::Request& request, httplib::Response& response, Jobs& jobs, Work work) {
  const auto audience = begin(response, jobs, std::move(work));
  if (!audience) return;
  const auto line = audience->line([&] { return request.progress(0, 0); });
  if (!line) return refuse(response, {503, "server", "the work was called off"});
  response.set_content(*line, "application/json");
}

void stream_job(httplib::Response& response, Jobs& jobs, Work work) {
  const auto audience = begin(response, jobs, std::move(work));
  if (!audience) return;
  response.set_chunked_content_provider(
      "application/x-ndjson", [audience](std::size_t, httplib::DataSink& sink) { return audience->attend(sink); });
}

}  // namespace arete
