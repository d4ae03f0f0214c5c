// What a census asks of each member of its family, and how one member is answered.
#pragma once

#include "base/input_error.hpp"
#include "census/family.hpp"
#include "census/row.hpp"
#include "rules/question.hpp"

namespace arete::inline census {

inline constexpr auto stream_name = "-";  ///< the family of what is read

/// What the rows of a census are about; two runs with the same one go on with each other.
struct CensusQuestion {
  std::string family, game;
  bool nimber = false, all_starts = false, one_best = false;
  std::optional<std::array<std::int64_t, 2>> bias = {};

  bool is_stream() const { return family == stream_name; }
  Played played() const { return {game, bias.value_or(std::array<std::int64_t, 2>{1, 1})}; }
  /// The options as they are typed: `--nimber --best one`.
  std::string options() const;
  /// The reverse of it; throws InputError.
  static CensusQuestion read(std::string family, std::string game, const std::string& options);
  /// `order-types:8 --game bi-triangle`
  std::string text() const;
};

/// A member that cannot be played on, told apart from a database that cannot be written.
struct PositionRefused : InputError {
  using InputError::InputError;
};

struct Answered {
  CensusRow row;
  std::string position = {};     ///< kept of a stream, which cannot be asked for it again
  std::string certificate = {};  ///< empty: none was wanted, or there is none
};

/// With the limits of `limits`; throws PositionRefused. Nothing if it was interrupted.
std::optional<Answered> answer_member(const Member& member, const CensusQuestion& asked, const Limits& limits,
                                      bool certificate);
/// By the plain search alone, to check others by.
std::optional<CensusRow> plain_answer(const Member& member, const CensusQuestion& asked, const Limits& limits);

}  // namespace arete::inline census
