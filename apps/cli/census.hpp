// What the commands of a census share.
#pragma once

#include "census/store.hpp"
#include "commands.hpp"

namespace arete {

void add_census_run(CLI::App& census, Run& run);

/// Brings in what the shards of a cluster's job have by now.
void gather(const std::string& file);
/// The only question of a database, or the one of this number, from 1.
StoredQuestion chosen_question(const Store& store, std::size_t number);

}  // namespace arete
