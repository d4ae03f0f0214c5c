// A graph with a million edges is read in the time that Python takes to go over them once: the dictionaries of its
// adjacency are walked here, and no tuple is made for an edge.

#include "edges.hpp"

namespace arete::python {
namespace {

namespace py = pybind11;

class Reader {
 public:
  Reader(const py::object& graph, const py::dict& index)
      : index_(index),
        directed_(graph.attr("is_directed")().cast<bool>()),
        parallel_(graph.attr("is_multigraph")().cast<bool>()) {
    edges_.reserve(graph.attr("number_of_edges")().cast<std::size_t>());
    for (const auto& item : graph.attr("adjacency")()) {
      const auto pair = py::reinterpret_borrow<py::tuple>(item);
      read_neighbours(number(pair[0].ptr()), pair[1]);
    }
  }
  std::vector<v1::Edge> edges() && { return std::move(edges_); }

 private:
  std::int32_t number(PyObject* vertex) const {
    PyObject* found = PyDict_GetItemWithError(index_.ptr(), vertex);
    if (found == nullptr) {
      if (PyErr_Occurred() != nullptr) throw py::error_already_set();
      throw py::key_error("an edge to a vertex that the graph does not have");
    }
    return static_cast<std::int32_t>(PyLong_AsLong(found));
  }

  void read_neighbours(std::int32_t u, const py::object& neighbours) {
    if (PyDict_CheckExact(neighbours.ptr())) {
      Py_ssize_t at = 0;
      PyObject *vertex = nullptr, *data = nullptr;
      while (PyDict_Next(neighbours.ptr(), &at, &vertex, &data) != 0) add(u, number(vertex), data);
    } else {  // a view of a part of a graph
      for (const auto& vertex : neighbours) {
        const py::object data = neighbours[py::reinterpret_borrow<py::object>(vertex)];
        add(u, number(vertex.ptr()), data.ptr());
      }
    }
  }
  void add(std::int32_t u, std::int32_t v, PyObject* data) {
    if (!directed_ && v < u) return;  // it was seen from the other end
    const Py_ssize_t copies = parallel_ ? PyObject_Length(data) : 1;
    if (copies < 0) throw py::error_already_set();
    edges_.insert(edges_.end(), static_cast<std::size_t>(copies), v1::Edge{u, v});
  }

  const py::dict& index_;
  bool directed_, parallel_;
  std::vector<v1::Edge> edges_;
};

}  // namespace

std::vector<v1::Edge> edges_of(const py::object& graph, const py::dict& index) { return Reader(graph, index).edges(); }

}  // namespace arete::python
