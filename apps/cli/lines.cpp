#include "lines.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <utility>

#include "view/documents/edge_list.hpp"

namespace arete {
namespace {

constexpr std::size_t chunk = std::size_t{1} << 20;  // that is read at once
constexpr auto blanks = " \t\r";
constexpr std::string_view utf8_mark = "\xEF\xBB\xBF";  // that some programs begin a text with

char first_of(const std::string& text) {
  const auto i = text.find_first_not_of(blanks);
  return i == std::string::npos ? '\0' : text[i];
}
/// Square and curly brackets differ by a bit, which is masked; with bytes alone, many letters are looked at at once.
bool opens(unsigned char c) { return static_cast<unsigned char>(c & 0xDF) == '['; }
bool closes(unsigned char c) { return static_cast<unsigned char>(c & 0xDF) == ']'; }
/// How many more brackets are opened than closed, counted in blocks whose counts fit into bytes.
std::ptrdiff_t opened(std::string_view text) {
  constexpr std::ptrdiff_t block = 64;
  std::ptrdiff_t depth = 0;
  const auto* at = reinterpret_cast<const unsigned char*>(text.data());
  const auto* const end = at + text.size();
  for (; end - at >= block; at += block) {
    unsigned char open = 0, closed = 0;
    for (std::ptrdiff_t i = 0; i < block; ++i) {
      open = static_cast<unsigned char>(open + opens(at[i]));
      closed = static_cast<unsigned char>(closed + closes(at[i]));
    }
    depth += open - closed;
  }
  for (; at != end; ++at) depth += opens(*at) - closes(*at);
  return depth;
}
/// Whether brackets that are opened outside strings are left open.
bool is_open(std::string_view text) {
  std::ptrdiff_t depth = 0;
  for (;;) {
    const auto quote = text.find('"');
    depth += opened(text.substr(0, quote));
    if (quote == std::string_view::npos) return depth > 0;
    std::size_t end = quote + 1;
    while (end < text.size() && text[end] != '"') end += text[end] == '\\' ? 2 : 1;
    if (end >= text.size()) return depth > 0;
    text.remove_prefix(end + 1);
  }
}

}  // namespace

Lines::Lines(const std::string& file, const std::atomic<bool>& stop)
    : name_(file == "-" ? "standard input" : file), stop_(stop) {
  if (file != "-") fd_ = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
  struct stat status {};
  if (fd_ < 0 || fstat(fd_, &status) != 0) throw InputError(name_, std::strerror(errno));
  if (S_ISDIR(status.st_mode)) throw InputError(name_, "a directory");
  regular_ = S_ISREG(status.st_mode);
  if (regular_) unread_ = static_cast<std::size_t>(std::max<off_t>(status.st_size, 0));
}

Lines::~Lines() {
  if (fd_ > 0) close(fd_);
}

/// A signal may reach another thread than the one that waits here, so it looks up every now and then.
void Lines::wait() const {
  pollfd input{fd_, POLLIN, 0};
  while (!stop_.load() && poll(&input, 1, 100) <= 0) {
  }
}

bool Lines::fill() {
  if (stop_.load()) return false;
  buffer_.erase(0, at_);
  at_ = 0;
  const std::size_t before = buffer_.size();
  if (before + chunk > buffer_.capacity())
    buffer_.reserve(before + chunk + std::min(unread_, 7 * before));  // copied seldom
  buffer_.resize(before + chunk);
  wait();
  const ssize_t got = stop_.load() ? 0 : read(fd_, buffer_.data() + before, buffer_.size() - before);
  buffer_.resize(before + static_cast<std::size_t>(got > 0 ? got : 0));
  unread_ -= std::min(unread_, buffer_.size() - before);
  if (got < 0 && errno != EINTR) throw InputError(name_, std::strerror(errno));
  return got > 0;
}

/// What is between here and there; a long line that is all there is in the buffer is not copied.
std::string Lines::cut(std::size_t end) {
  if (at_ > 0 || end + 1 < buffer_.size() || end < chunk) return buffer_.substr(at_, end - at_);
  buffer_.resize(end);
  return std::exchange(buffer_, {});
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
      if (!line.too_long) line.text = cut(end);
      at_ = std::min(end + 1, buffer_.size());
      break;
    }
    const std::size_t pending = buffer_.size() - at_;
    if (!fill()) {
      if (stop_.load() || (pending == 0 && !line.too_long)) return std::nullopt;
      if (!line.too_long) line.text = cut(buffer_.size());
      at_ = buffer_.size();
      break;
    }
    searched = pending;
  }
  line.number = ++number_;
  if (line.number == 1 && line.text.starts_with(utf8_mark)) line.text.erase(0, utf8_mark.size());
  return line;
}

std::optional<InputLine> Lines::next() {
  while (!stop_.load()) {
    auto line = ahead_ ? std::move(ahead_) : raw();
    ahead_.reset();
    if (!line) return std::nullopt;
    if (!line->too_long && first_of(line->text) == '\0' && line->text.find_first_not_of(blanks) == std::string::npos)
      continue;
    while (join_ && !line->too_long && first_of(line->text) == '{' && is_open(line->text)) {
      ahead_ = raw();
      if (!ahead_ || first_of(ahead_->text) == '{') break;
      line->too_long = ahead_->too_long || line->text.size() + ahead_->text.size() > longest;
      line->text += ' ' + ahead_->text;
      ahead_.reset();
    }
    if (lists_ && !line->too_long && of_edge_list(line->text)) join_list(*line);
    return line;
  }
  return std::nullopt;
}

/// An edge list goes on up to a line that cannot be of it.
void Lines::join_list(InputLine& line) {
  while ((ahead_ = raw()) && !line.too_long && !ahead_->too_long && of_edge_list(ahead_->text)) {
    line.too_long = line.text.size() + ahead_->text.size() > longest;
    line.text += '\n' + ahead_->text;
  }
}

}  // namespace arete
