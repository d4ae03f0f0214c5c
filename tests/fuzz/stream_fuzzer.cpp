// Any bytes are a stream of positions: nothing of it is lost on the way to the lines that are answered, and each of
// them is a position or bad input that says so. Documents over several lines are joined or not, by the length of the
// stream.

#include <sys/mman.h>
#include <unistd.h>

#include "law.hpp"
#include "lines.hpp"
#include "positions.hpp"

using namespace arete;
using fuzz::require_law;

namespace {

/// What of a stream must arrive: blanks and ends of lines may change, and the mark at the beginning is none of it.
std::string substance(std::string_view text) {
  std::string kept;
  std::copy_if(text.begin(), text.end(), std::back_inserter(kept),
               [](char c) { return std::string_view(" \t\r\n").find(c) == std::string_view::npos; });
  return kept;
}

/// A file that has these bytes, as long as it lives.
class File {
 public:
  explicit File(std::string_view text) : fd_(memfd_create("stream", MFD_CLOEXEC)) {
    if (fd_ < 0 || write(fd_, text.data(), text.size()) != static_cast<ssize_t>(text.size())) std::abort();
  }
  ~File() { close(fd_); }
  File(const File&) = delete;
  File& operator=(const File&) = delete;
  std::string name() const { return "/proc/self/fd/" + std::to_string(fd_); }

 private:
  int fd_;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const File file(text);
  const std::atomic<bool> stop{false};
  Lines lines(file.name(), stop);
  if (size % 2 == 0) lines.join_documents();
  lines.join_edge_lists();
  const PlayedOn options{.game = size % 3 == 0 ? "ueg" : "", .root = {}};
  std::size_t number = 0;
  std::string arrived;
  while (const auto line = lines.next()) {
    require_law(line->number > number, "lines are numbered in their order", text);
    number = line->number;
    arrived += substance(line->text);
    fuzz::reads(reinterpret_cast<const std::uint8_t*>(line->text.data()), line->text.size(), [&](std::string_view) {
      try {
        read_position(*line, options);
      } catch (const InputError& e) {
        throw in_input(e, *line);
      }
    });
  }
  constexpr std::string_view mark = "\xEF\xBB\xBF";
  require_law(arrived == substance(text.starts_with(mark) ? text.substr(mark.size()) : text),
              "nothing of a stream is lost", text);
  return 0;
}
