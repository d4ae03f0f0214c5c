// How far a census is, while it runs on a terminal.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <thread>

#include "census/run.hpp"

namespace arete {

/// A number as it is typed: no zeros at its end.
std::string shortest(double value);

/// A bar, a rate and the time left, ten times a second, while it lives; nothing where errors go to a file.
class ProgressBar {
 public:
  ProgressBar(const Progress& progress, std::optional<std::uint64_t> total);

 private:
  void show(const std::stop_token& done) const;
  std::string line() const;

  const Progress& progress_;
  std::optional<std::uint64_t> total_;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
  std::optional<std::jthread> thread_;
};

}  // namespace arete
