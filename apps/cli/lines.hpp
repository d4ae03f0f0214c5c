// Reads a stream line by line without ever holding more than one line, and no line longer than a limit.
#pragma once

#include <atomic>
#include <cstddef>
#include <optional>
#include <string>

namespace arete {

struct InputLine {
  std::size_t number = 0;
  std::string text;
  bool too_long = false;  ///< the rest of the line has been skipped
};

class Lines {
 public:
  static constexpr std::size_t longest = std::size_t{256} << 20;

  /// `-` is standard input. Throws InputError if the file cannot be opened. `stop` ends the stream early.
  Lines(const std::string& file, const std::atomic<bool>& stop);
  ~Lines();
  Lines(const Lines&) = delete;
  Lines& operator=(const Lines&) = delete;

  /// A file may hold documents that are spread over several lines; they are joined. A pipe may not: each of
  /// its lines is answered before the next is waited for.
  void join_documents() { join_ = regular_; }

  /// The lines of an edge list are given together.
  void join_edge_lists() { lists_ = true; }

  /// The next line that is not blank.
  std::optional<InputLine> next();
  const std::string& name() const { return name_; }

 private:
  std::optional<InputLine> raw();
  std::string cut(std::size_t end);
  void join_list(InputLine& line);
  void wait() const;
  bool fill();

  std::string name_, buffer_;
  std::size_t at_ = 0, number_ = 0, unread_ = 0;  // of a regular file, so many bytes at most
  int fd_ = 0;
  bool regular_ = false, join_ = false, lists_ = false;
  const std::atomic<bool>& stop_;
  std::optional<InputLine> ahead_;
};

}  // namespace arete
