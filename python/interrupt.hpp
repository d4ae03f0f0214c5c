// Ctrl-C while the engine works: on the main thread it sets a flag, at which a search ends and says what it knows.
#pragma once

#include <atomic>
#include <csignal>

namespace arete::python {

/// While it lives, SIGINT is heard here and not by Python. On other threads, which never hear it, it does nothing.
class Interrupt {
 public:
  Interrupt();
  ~Interrupt();
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;

  const std::atomic<bool>* flag() const;
  bool heard() const { return main_ && *flag(); }

 private:
  bool main_;
  struct sigaction before_ {};
};

}  // namespace arete::python
