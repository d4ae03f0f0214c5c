#include "stream.hpp"

#include <nlohmann/json.hpp>

#include "listener.hpp"

namespace arete {
namespace {

constexpr std::chrono::milliseconds patience{50};
constexpr double progress_every = 500;  ///< ms

/// The client's side of a job; when it is gone the job ends.
class Audience {
 public:
  Audience(std::shared_ptr<Job> job, bool lines) : job_(std::move(job)), lines_(lines) {}
  ~Audience() { job_->cancel(); }
  Audience(const Audience&) = delete;
  Audience& operator=(const Audience&) = delete;

  /// Hands on what there is to hear; false when the client is gone.
  bool attend(httplib::DataSink& sink) {
    if (!sink.is_writable() || !tell_progress(sink)) return false;
    bool ended = false;
    const auto line = job_->hear(patience, ended);
    if (line && !send(sink, *line)) return false;
    if (ended) sink.done();
    return true;
  }

 private:
  bool tell_progress(httplib::DataSink& sink) {
    if (!lines_ || job_->ms() - told_ <= progress_every) return true;
    told_ = job_->ms();
    return send(sink, nlohmann::ordered_json{{"event", "progress"}, {"nodes", job_->nodes()}, {"ms", told_}}.dump());
  }
  bool send(httplib::DataSink& sink, std::string line) const {
    if (lines_) line += '\n';
    return sink.write(line.data(), line.size());
  }

  std::shared_ptr<Job> job_;
  bool lines_;
  double told_ = 0;
};

}  // namespace

void stream_job(httplib::Response& response, std::string_view type, Jobs& jobs, Work work) {
  auto job = jobs.begin(std::move(work));
  if (!job) {
    response.set_header("Retry-After", "1");
    return refuse(response, {503, "server", "busy with as many jobs as it takes; try again in a moment"});
  }
  const auto audience = std::make_shared<Audience>(std::move(job), type == lines_type);
  response.set_chunked_content_provider(
      std::string(type), [audience](std::size_t, httplib::DataSink& sink) { return audience->attend(sink); });
}

}  // namespace arete
