#include "lines.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "board/input_error.hpp"

namespace arete {
namespace {

constexpr auto blanks = " \t\r";

char first_of(const std::string& text) {
  const auto i = text.find_first_not_of(blanks);
  return i == std::string::npos ? '\0' : text[i];
}
char last_of(const std::string& text) {
  const auto i = text.find_last_not_of(blanks);
  return i == std::string::npos ? '\0' : text[i];
}

}  // namespace

Lines::Lines(const std::string& file, const std::atomic<bool>& stop) : name_(file == "-" ? "standard input" : file), stop_(stop) {
  if (file != "-") fd_ = open(file.c_str(), O_RDONLY | O_CLOEXEC);
  struct stat status {};
  if (fd_ < 0 || fstat(fd_, &status) != 0) throw InputError(name_, std::strerror(errno));
  if (S_ISDIR(status.st_mode)) throw InputError(name_, "a directory");
  regular_ = S_ISREG(status.st_mode);
}

Lines::~Lines() {
  if (fd_ > 0) close(fd_);
}

bool Lines::fill() {
  if (stop_.load()) return false;
  buffer_.erase(0, at_);
  at_ = 0;
  const std::size_t before = buffer_.size();
  buffer_.resize(before + (std::size_t{1} << 20));
  ssize_t got = -1;
  do {
    got = read(fd_, buffer_.data() + before, buffer_.size() - before);
  } while (got < 0 && errno == EINTR && !stop_.load());
  buffer_.resize(before + static_cast<std::size_t>(got > 0 ? got : 0));
  if (got < 0 && errno != EINTR) throw InputError(name_, std::strerror(errno));
  return got > 0;
}

std::optional<InputLine> Lines::raw() {
  InputLine line;
  std::size_t searched = at_;
  for (;;) {
    const auto end = buffer_.find('\n', searched);
    const std::size_t stop = end == std::string::npos ? buffer_.size() : end;
    if (stop - at_ > longest) {
      line.too_long = true;
      at_ = stop;
    }
    if (end != std::string::npos) {
      if (!line.too_long) line.text = buffer_.substr(at_, end - at_);
      at_ = end + 1;
      break;
    }
    const std::size_t pending = buffer_.size() - at_;
    if (!fill()) {
      if (stop_.load() || (pending == 0 && !line.too_long)) return std::nullopt;
      if (!line.too_long) line.text = buffer_.substr(at_);
      at_ = buffer_.size();
      break;
    }
    searched = pending;
  }
  line.number = ++number_;
  return line;
}

std::optional<InputLine> Lines::next() {
  for (;;) {
    auto line = ahead_ ? std::move(ahead_) : raw();
    ahead_.reset();
    if (!line) return std::nullopt;
    if (!line->too_long && first_of(line->text) == '\0' && line->text.find_first_not_of(blanks) == std::string::npos) continue;
    while (join_ && !line->too_long && first_of(line->text) == '{' && last_of(line->text) != '}') {
      ahead_ = raw();
      if (!ahead_ || first_of(ahead_->text) == '{') break;
      line->too_long = ahead_->too_long || line->text.size() + ahead_->text.size() > longest;
      line->text += ' ' + ahead_->text;
      ahead_.reset();
    }
    return line;
  }
}

}  // namespace arete
