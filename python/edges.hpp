// The edges of a NetworkX graph as numbers.
#pragma once

#include <pybind11/pybind11.h>

#include <arete/arete.hpp>
#include <vector>

namespace arete::python {

/// In the order of `graph.edges`; `index` has the number of each vertex, in the order of the graph.
std::vector<v1::Edge> edges_of(const pybind11::object& graph, const pybind11::dict& index);

}  // namespace arete::python
