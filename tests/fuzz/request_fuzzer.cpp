// A path of the server, and in the lines after it any body: it is refused as bad input, or worked on within its limits,
// and every line that is said is JSON.

#include <nlohmann/json.hpp>

#include "law.hpp"
#include "playground/playground.hpp"

using namespace arete;

namespace {

/// Somebody who has little patience.
class Visitor final : public Task {
 public:
  explicit Visitor(std::string_view request) : request_(request) {}

  void say(std::string line) override { hear(line); }
  void conclude(std::string line) override { hear(line); }
  Limits limits(double, std::uint64_t memory) const override {
    return {.time = std::chrono::duration<double>(0.005), .nodes = 300, .memory = memory};
  }
  bool cancelled() const override { return false; }
  std::uint64_t nodes() const override { return 0; }
  double ms() const override { return 0; }
  bool heard() const { return heard_; }

 private:
  void hear(const std::string& line) {
    heard_ = true;
    fuzz::require_law(nlohmann::json::accept(line), "what is said is JSON", request_);
  }

  std::string_view request_;
  bool heard_ = false;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  constexpr std::size_t worked_on = 400;  // longer ones are only prepared
  const std::string_view request(reinterpret_cast<const char*>(data), size);
  const auto path = request.substr(0, request.find('\n'));
  const auto all = endpoints();
  const auto endpoint = std::find_if(all.begin(), all.end(), [&](const Endpoint& e) { return e.path == path; });
  if (endpoint == all.end()) return -1;
  return fuzz::reads(data, size, [&](std::string_view) {
    const auto work = endpoint->prepare(std::string(request.substr(std::min(path.size() + 1, size))));
    if (size > worked_on) return;
    Visitor visitor(request);
    work(visitor);
    fuzz::require_law(visitor.heard(), "every request is answered", request);
  });
}
