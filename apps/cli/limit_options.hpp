// Limits as the command line writes them: seconds, and memory such as 512M.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <string>

namespace arete {

/// Accepts a finite number that is not negative.
CLI::Validator seconds();
/// `512M`, `8G`, or bytes; half of the machine's if nothing is given. Throws InputError.
std::uint64_t memory_limit(const std::string& text);

}  // namespace arete
