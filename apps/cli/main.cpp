// The program: its command line, and what is left to do when there is no more memory.

#include <unistd.h>

#include <cstdlib>
#include <exception>
#include <new>

#include "command_line.hpp"

namespace {

using namespace arete;

/// Some destructors of the JSON library ask for memory, and must not throw when there is none.
[[noreturn]] void end_without_memory() {
  try {
    if (const auto why = std::current_exception()) std::rethrow_exception(why);
  } catch (const std::bad_alloc&) {
    complain_of_memory();
    _exit(static_cast<int>(Status::limited));
  } catch (...) {
    std::abort();
  }
  std::abort();
}

}  // namespace

/// Takes the place of the function by which nauty ends the program.
extern "C" [[noreturn]] void alloc_error(const char*) {
  complain_of_memory();
  _exit(static_cast<int>(Status::limited));
}

int main(int argc, char** argv) {
  catch_interrupts();
  std::set_terminate(end_without_memory);
  try {
    return static_cast<int>(run_command_line(argc, argv));
  } catch (const std::bad_alloc&) {  // also of a message
    complain_of_memory();
    return static_cast<int>(Status::limited);
  }
}
