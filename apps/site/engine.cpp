// The playground for a page without a server, compiled to WebAssembly: one function that does what an endpoint of
// docs/http.md does, and tells each line that it says to the script around it. Whoever no longer wants an answer ends
// the worker in which this runs, so nothing here is ever called off.

#include <emscripten.h>

#include <new>
#include <nlohmann/json.hpp>

#include "base/input_error.hpp"
#include "playground/playground.hpp"
#include "view/documents/answer.hpp"

// clang-format off
EM_JS(void, tell_line, (const char* line), { Module["hear"](UTF8ToString(line)); })
// clang-format on

namespace arete {
namespace {

class ToldTask final : public Task {
 public:
  using Clock = std::chrono::steady_clock;

  explicit ToldTask(std::uint64_t memory) : memory_(memory) {}

  void say(std::string line) override {
    if (!concluded_) tell_line(line.c_str());
  }
  void conclude(std::string line) override {
    say(std::move(line));
    concluded_ = true;
  }
  Limits limits(double seconds, std::uint64_t memory) const override {
    return {.time = std::chrono::duration<double>(seconds),
            .nodes = {},
            .memory = std::min(memory, memory_),
            .cancelled = nullptr,
            .progress = &nodes_};
  }
  bool cancelled() const override { return false; }
  std::uint64_t nodes() const override { return nodes_; }
  double ms() const override { return std::chrono::duration<double, std::milli>(Clock::now() - asked_).count(); }

 private:
  std::uint64_t memory_;  ///< for tables
  mutable std::atomic<std::uint64_t> nodes_{0};
  Clock::time_point asked_ = Clock::now();
  bool concluded_ = false;
};

const char* name_of(Endpoint::Length length) {
  switch (length) {
    case Endpoint::Length::moment: return "moment";
    case Endpoint::Length::move: return "move";
    case Endpoint::Length::analysis: return "analysis";
  }
  return "";
}

void ask(std::string_view path, const std::string& body, std::uint64_t memory) {
  for (const auto& endpoint : endpoints()) {
    if (endpoint.path != path) continue;
    ToldTask task(memory);
    return endpoint.prepare(body)(task);
  }
  throw InputError("path", "there is nothing here");
}

}  // namespace
}  // namespace arete

extern "C" {

/// Says the lines of the endpoint; an error is the last of them. Half of the memory is for tables: while one grows, the
/// smaller one is still there.
EMSCRIPTEN_KEEPALIVE void arete_ask(const char* path, const char* body, std::uint32_t memory) {
  try {
    arete::ask(path, body, memory / 2);
  } catch (const arete::InputError& e) {
    tell_line(arete::error_json(e.at(), e.what()).c_str());
  } catch (const std::bad_alloc&) {
    tell_line(R"({"error":{"at":"","message":"this needs more memory than the page may use"}})");
  } catch (const std::exception&) {
    tell_line(R"({"error":{"at":"","message":"a fault of the program"}})");
  }
}

/// Says one line: what can be asked, whether it takes a body, and how long its work takes.
EMSCRIPTEN_KEEPALIVE void arete_endpoints() {
  auto list = nlohmann::ordered_json::array();
  for (const auto& e : arete::endpoints())
    list.push_back({{"path", e.path}, {"body", e.has_body}, {"length", arete::name_of(e.length)}});
  tell_line(list.dump().c_str());
}
}
