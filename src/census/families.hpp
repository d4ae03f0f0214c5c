// The families, each made from the words after its name. They throw InputError at `family`.
#pragma once

#include "census/family.hpp"

namespace arete::inline census {

using Words = std::vector<std::string>;

std::unique_ptr<Family> order_type_family(const Words& words, const Played& played);
std::unique_ptr<Family> triangulation_family(const Words& words, const Played& played);
std::unique_ptr<Family> convex_triangulation_family(const Words& words, const Played& played);
std::unique_ptr<Family> grid_family(const Words& words, const Played& played);
std::unique_ptr<Family> graph_family(const Words& words, const Played& played);
std::unique_ptr<Family> connected_graph_family(const Words& words, const Played& played);
std::unique_ptr<Family> tree_family(const Words& words, const Played& played);
std::unique_ptr<Family> octal_family(const Words& words, const Played& played);
std::unique_ptr<Family> animal_family(const Words& words, const Played& played);
std::unique_ptr<Family> random_family(const Words& words, const Played& played);

/// A number within bounds.
std::int64_t family_size(const std::string& text, std::int64_t least, std::int64_t most);

}  // namespace arete::inline census
