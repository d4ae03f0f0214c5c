// The public header as the Python module `_arete`: the same functions, without the interpreter's lock while the engine
// works. What Python wants beyond them (labels, types, words) is in the package around it.

#include <pybind11/functional.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include "edges.hpp"
#include "interrupt.hpp"

PYBIND11_MAKE_OPAQUE(std::vector<arete::v1::Edge>)

namespace arete::python {
namespace {

namespace py = pybind11;
using namespace v1;

using Edges = std::vector<Edge>;

/// The same without the lock. Ctrl-C ends it; where it had no more to end (`whole` of the result), Python hears of it.
template <class Work, class Whole>
auto unlocked(Question question, const Work& work, const Whole& whole) {
  const Interrupt interrupt;
  question.cancelled = interrupt.flag();
  auto result = [&] {
    try {
      const py::gil_scoped_release release;
      return work(question);
    } catch (const LimitReached&) {
      if (!interrupt.heard()) throw;
      PyErr_SetNone(PyExc_KeyboardInterrupt);
      throw py::error_already_set();
    }
  }();
  if (interrupt.heard() && whole(result)) PyErr_SetInterrupt();
  return result;
}
template <class Work>
auto unlocked(const Question& question, const Work& work) {
  return unlocked(question, work, [](const auto&) { return true; });
}

Question question(bool nimber, bool all_best, bool all_starts, bool why, bool proof, bool theorems,
                  std::optional<double> seconds, std::optional<std::uint64_t> nodes,
                  std::optional<std::uint64_t> memory) {
  return {nimber, all_best, all_starts, why, proof, theorems, seconds, nodes, memory};
}

template <class... Of>
Position read(const std::string& document, const Of&... edges, const Question& asked) {
  return unlocked(asked, [&](const Question& q) { return Position::read(document, edges..., q); });
}

Answer solve(const Position& position, const Question& asked) {
  return unlocked(
      asked, [&](const Question& q) { return position.solve(q); }, [](const Answer& a) { return !a.limited; });
}

std::vector<MoveValue> values(const Position& position, const Question& asked) {
  const auto exact = [](const std::vector<MoveValue>& list) {
    return std::all_of(list.begin(), list.end(), [](const MoveValue& v) { return v.exact; });
  };
  return unlocked(
      asked, [&](const Question& q) { return position.values(q); }, exact);
}

/// Of a board or of a position: the animals, and each as a line of JSON.
template <class... Of>
auto list_animals(const Of&... of, const Question& asked, const std::string& by) {
  const auto work = [&](const Question& q) {
    std::vector<std::string> list;
    auto found = animals(
        of..., q, [&](const std::string& animal) { list.push_back(animal); }, by);
    return std::pair(std::move(found), std::move(list));
  };
  return unlocked(asked, work, [](const auto&) { return false; });
}

/// The next results of a stream, each an answer or an exception; waits, and lets Python hear signals meanwhile.
py::list take(Stream& stream) {
  std::vector<Stream::Result> results;
  while (results.empty() && stream.waiting() > 0) {
    {
      const py::gil_scoped_release release;
      results = stream.take(0.05);
    }
    if (PyErr_CheckSignals() != 0) throw py::error_already_set();
  }
  py::list list;
  for (auto& [answer, failure] : results) {
    if (!failure) {
      list.append(std::move(answer));
      continue;
    }
    try {
      std::rethrow_exception(failure);
    } catch (const InputError& e) {
      list.append(py::module_::import("arete.errors").attr("InputError")(e.at(), e.what()));
    }
  }
  return list;
}

void add_results(py::module_& m) {
  py::class_<Answer>(m, "Answer")
      .def_readonly("outcome", &Answer::outcome)
      .def_readonly("to_move", &Answer::to_move)
      .def_readonly("score", &Answer::score)
      .def_readonly("nimber", &Answer::nimber)
      .def_readonly("low", &Answer::low)
      .def_readonly("high", &Answer::high)
      .def_readonly("best", &Answer::best)
      .def_readonly("green", &Answer::green)
      .def_readonly("edges", &Answer::edges)
      .def_readonly("line", &Answer::line)
      .def_readonly("starts", &Answer::starts)
      .def_readonly("method", &Answer::method)
      .def_readonly("source", &Answer::source)
      .def_readonly("limited", &Answer::limited)
      .def_readonly("nodes", &Answer::nodes)
      .def_readonly("ms", &Answer::ms)
      .def_readonly("json", &Answer::json)
      .def_readonly("certificate", &Answer::certificate);
  py::class_<MoveValue>(m, "MoveValue")
      .def_readonly("move", &MoveValue::move)
      .def_readonly("outcome", &MoveValue::outcome)
      .def_readonly("score", &MoveValue::score)
      .def_readonly("low", &MoveValue::low)
      .def_readonly("high", &MoveValue::high)
      .def_readonly("nimber", &MoveValue::nimber)
      .def_readonly("green", &MoveValue::green)
      .def_readonly("exact", &MoveValue::exact);
  py::class_<Kernel>(m, "Kernel")
      .def_readonly("known", &Kernel::known)
      .def_readonly("exists", &Kernel::exists)
      .def_readonly("vertices", &Kernel::vertices)
      .def_readonly("method", &Kernel::method);
  py::class_<Checked>(m, "Checked")
      .def_readonly("game", &Checked::game)
      .def_readonly("claim", &Checked::claim)
      .def_readonly("by", &Checked::by)
      .def_readonly("refusal", &Checked::refusal)
      .def_readonly("limited", &Checked::limited);
  py::class_<Game>(m, "Game")
      .def_readonly("id", &Game::id)
      .def_readonly("title", &Game::title)
      .def_readonly("rule", &Game::rule)
      .def_readonly("board", &Game::board)
      .def_readonly("known", &Game::known)
      .def_readonly("source", &Game::source)
      .def_readonly("directed", &Game::directed);
}

void add_position(py::module_& m) {
  const auto free = py::call_guard<py::gil_scoped_release>();
  py::class_<Edges>(m, "Edges").def("__len__", &Edges::size);
  m.def("edges_of", &edges_of);
  py::class_<Question>(m, "Question").def(py::init(&question));
  py::class_<Position>(m, "Position")
      .def_static("read", &read<>)
      .def_static("read", &read<Edges>)
      .def_static("board", &Position::board, free)
      .def_static("first", &Position::first, free)
      .def("derived", &Position::derived, free)
      .def("game", &Position::game)
      .def("document", &Position::document)
      .def("playable", &Position::playable)
      .def("over", &Position::over)
      .def("to_move", &Position::to_move)
      .def("lead", &Position::lead)
      .def("moves", &Position::moves)
      .def("play", &Position::play)
      .def("solve", &solve)
      .def("values", &values)
      .def("kernel",
           [](const Position& p, const Question& asked) {
             return unlocked(
                 asked, [&](const Question& q) { return p.kernel(q); }, [](const Kernel& k) { return k.known; });
           })
      .def("choose",
           [](const Position& p, const std::string& strength, const Question& asked, std::uint64_t seed) {
             const auto choice = unlocked(asked, [&](const Question& q) { return p.choose(strength, q, seed); });
             return std::pair(choice.move, choice.how);
           })
      .def("ending", &Position::ending, free)
      .def("svg", py::overload_cast<>(&Position::svg, py::const_), free)
      .def("svg_of_answer",
           [](const Position& p, const Question& asked, bool best) {
             return unlocked(asked, [&](const Question& q) { return p.svg(q, best); });
           })
      .def("svg_with_values",
           [](const Position& p, const Question& asked, bool best) {
             return unlocked(asked, [&](const Question& q) { return p.svg_with_values(q, best); });
           })
      .def("tikz", py::overload_cast<>(&Position::tikz, py::const_), free)
      .def("tikz_of_answer",
           [](const Position& p, const Question& asked, bool best) {
             return unlocked(asked, [&](const Question& q) { return p.tikz(q, best); });
           })
      .def("text", &Position::text, free);
}

void add_functions(py::module_& m) {
  py::class_<Stream>(m, "Stream")
      .def(py::init<unsigned, const Question&>())
      .def("put", py::overload_cast<std::string>(&Stream::put))
      .def("put", py::overload_cast<Position>(&Stream::put))
      .def("take", &take);
  m.def("check", [](const std::string& certificates, const Question& asked) {
    return unlocked(asked, [&](const Question& q) { return check(certificates, q); });
  });
  m.def("sequence", [](const std::string& code, std::size_t count, const Question& asked) {
    const auto proved = [](const std::string& json) { return json.find("\"proved\":true") != std::string::npos; };
    return unlocked(
        asked, [&](const Question& q) { return sequence(code, count, q); }, proved);
  });
  py::class_<Animals>(m, "Animals").def("svg", &Animals::svg, py::call_guard<py::gil_scoped_release>());
  m.def("animals", &list_animals<std::string, std::array<int, 2>, std::size_t>);
  m.def("animals", &list_animals<Position>);
  m.def("games", &all_games);
  m.def("version", &version);
}

}  // namespace
}  // namespace arete::python

PYBIND11_MODULE(_arete, m) {
  using namespace arete::python;
  py::register_exception_translator([](std::exception_ptr thrown) {
    try {
      std::rethrow_exception(thrown);
    } catch (const arete::v1::InputError& e) {
      const auto kind = py::module_::import("arete.errors").attr("InputError");
      PyErr_SetObject(kind.ptr(), kind(e.at(), e.what()).ptr());
    } catch (const arete::v1::LimitReached& e) {
      PyErr_SetString(py::module_::import("arete.errors").attr("LimitReached").ptr(), e.what());
    }
  });
  add_results(m);
  add_position(m);
  add_functions(m);
}
