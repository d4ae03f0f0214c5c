// The program: its command line, and what is left to do when there is no more memory.

#include <unistd.h>

#include <atomic>
#include <cstdlib>
#include <exception>
#include <new>

#include "command_line.hpp"

namespace {

using namespace arete;

/// Says so once, whichever threads find it out.
[[noreturn]] void end_without_memory() {
  static std::atomic_flag ending;
  while (ending.test_and_set()) pause();  // another thread ends the program
  complain_of_memory();
  _exit(static_cast<int>(Status::limited));
}

/// Some destructors of the JSON library ask for memory, and must not throw when there is none.
[[noreturn]] void terminate() {
  try {
    if (const auto why = std::current_exception()) std::rethrow_exception(why);
  } catch (const std::bad_alloc&) {
    end_without_memory();
  } catch (...) {
    std::abort();
  }
  std::abort();
}

}  // namespace

/// Takes the place of the function by which nauty ends the program.
extern "C" [[noreturn]] void alloc_error(const char*) { end_without_memory(); }

int main(int argc, char** argv) {
  catch_interrupts();
  std::set_terminate(terminate);
  try {
    return static_cast<int>(run_command_line(argc, argv));
  } catch (const std::bad_alloc&) {  // also of a message
    end_without_memory();
  }
}
