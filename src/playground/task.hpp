// Work that somebody waits for: it says lines, each the text of a JSON object, obeys limits and can be called off. The
// server's jobs are tasks; so is whatever calls the playground without a server.
#pragma once

#include <functional>
#include <string>

#include "base/budget.hpp"

namespace arete::inline playground {

class Task {
 public:
  virtual ~Task() = default;

  virtual void say(std::string line) = 0;
  /// The last line: nothing is heard after it.
  virtual void conclude(std::string line) = 0;
  /// Limits that end with the task's cancellation and count its nodes.
  virtual Limits limits(double seconds, std::uint64_t memory) const = 0;
  virtual bool cancelled() const = 0;
  virtual std::uint64_t nodes() const = 0;
  virtual double ms() const = 0;
};

using Work = std::function<void(Task&)>;

}  // namespace arete::inline playground
