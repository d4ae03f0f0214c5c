#include "interrupt.hpp"

#include <unistd.h>

namespace arete::python {
namespace {

std::atomic<bool> interrupted{false};
const std::atomic<bool> never{false};

void on_signal(int) { interrupted = true; }

}  // namespace

Interrupt::Interrupt() : main_(getpid() == gettid()) {
  if (!main_) return;
  interrupted = false;
  struct sigaction action {};
  action.sa_handler = on_signal;
  sigaction(SIGINT, &action, &before_);
  if (before_.sa_handler == SIG_IGN) sigaction(SIGINT, &before_, nullptr);  // whoever ignores it goes on doing so
}

Interrupt::~Interrupt() {
  if (main_) sigaction(SIGINT, &before_, nullptr);
}

const std::atomic<bool>* Interrupt::flag() const { return main_ ? &interrupted : &never; }

}  // namespace arete::python
