// The engine as an opponent: perfect, or weaker in three steps that are never stupid. Whatever the strength, a win on the move is taken
// and one of the other side's that can be prevented is prevented.
#pragma once

#include "jobs.hpp"
#include "standing.hpp"

namespace arete {

enum class Strength { easy, medium, strong, perfect };

/// Throws InputError at `strength`.
Strength read_strength(const std::string& text);

/// The answer to /api/choose.
Json choose(const Session& session, Strength strength, double seconds, std::uint64_t seed, const Job& job);

}  // namespace arete
