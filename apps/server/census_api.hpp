// What the page of a census asks: its questions, rows sorted and filtered, and a member as a position.
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <string>

#include "census/browse.hpp"

namespace arete {

class CensusApi {
 public:
  /// Throws InputError if the file is not a census.
  explicit CensusApi(const std::string& file);

  static constexpr std::string_view path = "/api/census";
  /// Whether a path is answered here, and takes a body.
  static bool has(const std::string& path);
  static bool takes_body(const std::string& path);
  /// JSON; throws InputError.
  std::string answer(const std::string& path, const std::string& body);

 private:
  std::string questions() const;
  std::string rows(const std::string& body) const;
  std::string member(const std::string& body);
  StoredQuestion question(std::int64_t number) const;

  std::mutex mutex_;  // of the database and of the families, which are asked by one thread at a time
  Store store_;
  std::map<std::int64_t, std::unique_ptr<MemberFinder>> finders_;
};

}  // namespace arete
