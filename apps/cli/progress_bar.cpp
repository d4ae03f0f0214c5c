#include "progress_bar.hpp"

#include <array>
#include <cmath>
#include <cstdio>
#include <sstream>

#include "terminal.hpp"

namespace arete {
namespace {

std::string hours(double seconds) {
  const auto s = static_cast<long long>(seconds);
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%lld:%02lld:%02lld", s / 3600, s / 60 % 60, s % 60);
  return text.data();
}

}  // namespace

std::string shortest(double value) {
  std::ostringstream text;
  text << value;
  return text.str();
}

ProgressBar::ProgressBar(const Progress& progress, std::optional<std::uint64_t> total)
    : progress_(progress), total_(total) {
  if (errors_are_terminal()) thread_.emplace([this](const std::stop_token& done) { show(done); });
}

void ProgressBar::show(const std::stop_token& done) const {
  while (!done.stop_requested()) {
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    std::fprintf(stderr, "\r%s\033[K", line().c_str());
  }
  std::fprintf(stderr, "\r\033[K");
}

std::string ProgressBar::line() const {
  constexpr std::size_t width = 30;
  const auto answered = progress_.answered.load();
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
  const double rate = static_cast<double>(answered) / seconds;
  std::string text = std::to_string(answered);
  if (total_) {
    const auto full = *total_ == 0 ? width : width * answered / *total_;
    text =
        '[' + std::string(full, '#') + std::string(width - full, '.') + "] " + text + " of " + std::to_string(*total_);
  }
  text += ", " + shortest(rate < 10 ? std::round(rate * 10) / 10 : std::round(rate)) + " a second";
  if (total_ && answered > 0) text += ", " + hours(static_cast<double>(*total_ - answered) / rate) + " left";
  if (progress_.unknown > 0) text += ", " + std::to_string(progress_.unknown.load()) + " unknown";
  return text;
}

}  // namespace arete
