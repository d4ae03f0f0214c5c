// The stream of the public interface: a queue of positions, threads that answer them, and answers that wait until it is
// their turn.

#include <arete/arete.hpp>
#include <condition_variable>
#include <deque>
#include <limits>
#include <mutex>
#include <variant>

#include "engine/deep_thread.hpp"
#include "view/documents/answer.hpp"

namespace arete::v1 {

struct Stream::State {
  struct Entry {
    std::variant<std::string, Position> what;
    Result result;
    bool done = false;
  };

  explicit State(const Question& asked) : question(asked) { question.cancelled = &stop; }

  void loop() {
    std::unique_lock lock(mutex);
    for (;;) {
      work.wait(lock, [&] { return stop || begun < entries.size(); });
      if (stop) return;
      Entry& entry = entries[begun++];  // stays where it is: others are added behind, and it is taken when it is done
      lock.unlock();
      answer(entry);
      lock.lock();
      entry.done = true;
      if (++done >= wanted || &entry == &entries.front()) ready.notify_one();
    }
  }
  /// To be woken for every short search would cost about as much as the search.
  void gather(std::unique_lock<std::mutex>& lock) {
    constexpr std::size_t many = 64;
    constexpr std::chrono::milliseconds soon{1};
    wanted = std::min(entries.size(), many);
    ready.wait_for(lock, soon, [&] { return done >= wanted; });
    wanted = nobody_waits;
  }
  void answer(Entry& entry) const {
    try {
      const auto* document = std::get_if<std::string>(&entry.what);
      if (document == nullptr) {
        entry.result.answer = std::get<Position>(entry.what).solve(question);
        return;
      }
      const auto start = std::chrono::steady_clock::now();
      const auto position = Position::read(*document, question);
      Question left = question;
      if (left.seconds)
        *left.seconds -= std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
      entry.result.answer = position.solve(left);
    } catch (const LimitReached&) {
      const auto unread = view::Answer::stopped_while_reading();
      entry.result.answer = {
          .outcome = unread.outcome_word(), .method = unread.method, .limited = true, .json = unread.to_json()};
    } catch (...) {
      entry.result.failure = std::current_exception();
    }
  }

  Question question;
  std::atomic<bool> stop{false};
  std::mutex mutex;
  std::condition_variable work, ready;
  std::deque<Entry> entries;
  std::size_t begun = 0, done = 0;  ///< of the entries
  static constexpr std::size_t nobody_waits = std::numeric_limits<std::size_t>::max();
  std::size_t wanted = nobody_waits;  ///< so many done, whoever takes is woken
  DeepThreads threads;
};

Stream::Stream(unsigned threads, const Question& question) : state_(std::make_unique<State>(question)) {
  state_->threads = start_deep_threads(threads, [state = state_.get()] { state->loop(); });
}

Stream::~Stream() {
  if (!state_) return;
  {
    const std::lock_guard lock(state_->mutex);
    state_->stop = true;
  }
  state_->work.notify_all();
  state_->threads.clear();
}
Stream::Stream(Stream&&) noexcept = default;

void Stream::put(std::string document) {
  const std::lock_guard lock(state_->mutex);
  state_->entries.push_back({std::move(document), {}});
  state_->work.notify_one();
}
void Stream::put(Position position) {
  const std::lock_guard lock(state_->mutex);
  state_->entries.push_back({std::move(position), {}});
  state_->work.notify_one();
}

std::vector<Stream::Result> Stream::take(double seconds) {
  std::unique_lock lock(state_->mutex);
  auto& entries = state_->entries;
  const auto is_ready = [&] { return !entries.empty() && entries.front().done; };
  state_->ready.wait_for(lock, std::chrono::duration<double>(seconds), is_ready);
  if (is_ready()) state_->gather(lock);
  std::vector<Result> results;
  for (; is_ready(); --state_->begun, --state_->done) {
    results.push_back(std::move(entries.front().result));
    entries.pop_front();
  }
  return results;
}

std::size_t Stream::waiting() const {
  const std::lock_guard lock(state_->mutex);
  return state_->entries.size();
}

}  // namespace arete::v1
