// What the program shares with its surroundings: exit statuses, interruption, output that may be closed.
#pragma once

#include <atomic>
#include <stdexcept>
#include <string>

namespace arete {

enum class Status : int { answered = 0, fault = 1, bad_input = 2, limited = 3, refused = 4 };

/// Of two statuses the one to report: a fault before bad input before a limit.
constexpr Status worse(Status a, Status b) {
  if (a == Status::answered) return b;
  if (b == Status::answered) return a;
  return a < b ? a : b;
}

/// Set by Ctrl-C (and by SIGTERM); a second one ends the program at once.
const std::atomic<bool>& interrupted();
void catch_interrupts();

/// Standard output was closed by its reader, or cannot be written.
struct OutputClosed : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// Writes to standard output at once; throws OutputClosed.
void print(const std::string& text);
/// One line on standard error, `arete: …`.
void complain(const std::string& message);

/// That there is no more memory, without asking for any.
void complain_of_memory();

bool input_is_terminal();
bool output_is_terminal();
bool errors_are_terminal();

}  // namespace arete
