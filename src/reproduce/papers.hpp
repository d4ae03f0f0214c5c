// The five papers and their claims, in the order of the text. Each paper has a room of its own.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "reproduce/claim.hpp"

namespace arete::inline reproduce {

struct Paper {
  std::string_view letter, title, page;  ///< `page` is its file in docs/papers/
  std::span<const Claim> claims;
};
const std::vector<Paper>& papers();

std::span<const Claim> triangulation_claims();  ///< T
std::span<const Claim> geography_claims();      ///< U
std::span<const Claim> bichromatic_claims();    ///< B
std::span<const Claim> picarete_claims();       ///< P
std::span<const Claim> animal_claims();         ///< E

}  // namespace arete::inline reproduce
