// The body of a request: one JSON object with a few members. A position inside keeps its text as it was sent, since its
// decimals are read exactly; nesting is bounded, so that no body can exhaust the stack.
#pragma once

#include <initializer_list>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "view/documents/document.hpp"

namespace arete::inline playground {

class RequestBody {
 public:
  /// Throws InputError if it is not a JSON object, or has members that are not among the known ones.
  RequestBody(const std::string& text, std::initializer_list<std::string_view> known);
  RequestBody(const RequestBody&) = delete;  // views of its own text
  RequestBody& operator=(const RequestBody&) = delete;

  bool has(const std::string& key) const { return json_.contains(key); }
  /// `position`, of a size that the playground takes.
  Document position() const;
  /// `points` alone, for a triangulation of them.
  Document points() const;
  /// A value of the right type within its range, or what stands for it when it is absent.
  std::string text(const std::string& key, const std::string& otherwise) const;
  double number(const std::string& key, double otherwise, double least, double most) const;
  std::int64_t whole(const std::string& key, std::int64_t otherwise) const;
  bool flag(const std::string& key) const;
  std::vector<std::int64_t> list(const std::string& key) const;
  std::vector<double> numbers(const std::string& key) const;
  /// The text of a member as it was sent.
  std::string_view raw(const std::string& key) const;

 private:
  std::string text_;
  nlohmann::json json_;
  std::map<std::string, std::string_view> raw_;
};

/// Throws InputError at what is more than the playground takes.
void require_playable_size(const Document& document);

}  // namespace arete::inline playground
