#include "census/run.hpp"

#include <algorithm>

#include "engine/deep_thread.hpp"

namespace arete::inline census {

Done::Done(const Store& store, std::int64_t question, const std::string& limits) {
  store.each_done(question, limits, [&](std::uint64_t member) {
    if (member >= done_.size()) done_.resize(std::max<std::size_t>(member + 1, 2 * done_.size()));
    done_[member] = true;
  });
}

std::uint64_t Done::count(std::uint64_t first, std::uint64_t last) const {
  const auto end = std::min<std::uint64_t>(last, done_.size());
  if (first >= end) return 0;
  const auto at = [&](std::uint64_t i) { return done_.begin() + static_cast<std::ptrdiff_t>(i); };
  return static_cast<std::uint64_t>(std::count(at(first), at(end), true));
}

Source missing_members(Family& family, const Shard& shard, const Done& done) {
  const auto [first, last] = shard.range(family.size());
  return [&family, &done, next = first, last = last]() mutable -> std::optional<Member> {
    while (next < last && done.has(next)) ++next;
    return next < last ? std::optional(family.member(next++)) : std::nullopt;
  };
}

namespace {

class Workers {
 public:
  Workers(const Source& source, const RunOptions& options, Writer& writer, Progress& progress)
      : source_(source), options_(options), writer_(writer), progress_(progress) {}

  void run() {
    start_deep_threads(options_.threads, [this] { work(); }).clear();
    if (failure_) std::rethrow_exception(failure_);
  }

 private:
  bool stopped() const { return options_.limits.cancelled != nullptr && *options_.limits.cancelled; }

  std::optional<Member> take() {
    const std::lock_guard lock(reading_);
    if (failure_ || stopped()) return std::nullopt;
    return source_();
  }

  void work() {
    try {
      while (auto member = take()) answer(*member);
    } catch (...) {
      const std::lock_guard lock(reading_);
      if (!failure_) failure_ = std::current_exception();
    }
  }

  void answer(const Member& member) {
    try {
      auto answered = answer_member(member, options_.asked, options_.limits, options_.certificates);
      if (!answered) return;
      if (!answered->row.exact) {
        answered->row.limits = options_.limits_words;
        ++progress_.unknown;
      }
      writer_.add(std::move(*answered));
      ++progress_.answered;
    } catch (const PositionRefused& e) {
      ++progress_.refused;
      options_.patience.complain("member " + std::to_string(member.number) + ": " + e.at() + ": " + e.what());
    }
  }

  const Source& source_;
  const RunOptions& options_;
  Writer& writer_;
  Progress& progress_;
  std::mutex reading_;
  std::exception_ptr failure_;
};

}  // namespace

void run_census(Store& store, std::int64_t question, const Source& source, const RunOptions& options,
                Progress& progress) {
  Writer writer(store, question, options.patience);
  try {
    Workers(source, options, writer, progress).run();
  } catch (...) {
    const auto first = std::current_exception();
    try {
      writer.finish();  // what was answered before is worth keeping
    } catch (const InputError&) {
    }
    std::rethrow_exception(first);
  }
  writer.finish();
}

}  // namespace arete::inline census
