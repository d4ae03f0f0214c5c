"""Answers, errors and limits."""

import copy
import pickle

import arete
import pytest


def test_answers_have_equality_repr_and_documents():
    p = arete.position("kayles", [3, 7])
    answer = p.solve()
    assert answer == arete.position({"game": "kayles", "heaps": [3, 7]}).solve()
    assert hash(answer) == hash(p.solve()) and answer != arete.position("kayles", [3]).solve()
    assert repr(answer).startswith("Answer(outcome='win', nimber=1, best=[")
    document = answer.to_dict()
    assert document["outcome"] == "win" and document["nimber"] == 1
    assert [tuple(move) for move in document["best"]] == answer.best
    assert "… 15 in all" in repr(arete.board("complete", 6, game="arc-kayles").solve())


def test_positions_are_values():
    p = arete.position("kayles", [3])
    q = p.play((3, 1, 1))
    assert p.moves()[0] == (3, 0, 1) and q != p and hash(p.play((3, 1, 1))) == hash(q) and p.play((3, 1, 1)) == q
    assert pickle.loads(pickle.dumps(q)) == q and copy.deepcopy(q) == q
    import networkx as nx

    grid = arete.position("ueg", nx.grid_2d_graph(2, 3), root=(0, 0)).play((0, 1))
    again = pickle.loads(pickle.dumps(grid))
    assert again == grid and again.moves() == grid.moves() == [(0, 2), (1, 1)]


@pytest.mark.parametrize("at, make", [
    ("points[3]", lambda: arete.points([(0, 0), (5, 1), (2, 7), (0, 0)])),
    ("edges[1]", lambda: arete.position({"game": "ueg", "vertices": 3, "edges": [[0, 1], [1, 9]]})),
    ("game", lambda: arete.position("kaylez", [3])),
    ("root", lambda: arete.position("ueg", __import__("networkx").path_graph(3), root="x")),
    ("memory", lambda: arete.position("kayles", [3]).solve(memory="much")),
    ("time", lambda: arete.position("kayles", [3]).solve(time=-1)),
    ("best", lambda: arete.position("kayles", [3]).solve(best="two")),
    ("board", lambda: arete.board("convexe", 8)),
    ("document", lambda: arete.position({"game": "kayles", "heaps": [object()]})),
    ("move", lambda: arete.position("kayles", [3]).play("x")),
    ("moves[0]", lambda: arete.position("kayles", [3]).play((4, 1, 1))),
    ("points", lambda: arete.points("abc")),
    ("points", lambda: arete.points([1, 2, 3])),
    ("points[1][0]", lambda: arete.points([(0, 1), (float("nan"), 2)])),
    ("board", lambda: arete.points(7)),
    ("game", lambda: arete.position(7)),
    ("sizes[0]", lambda: arete.board("convex", "8")),
    ("certificate", lambda: arete.check(None)),
    ("code", lambda: arete.sequence(0.77)),
    ("bias", lambda: arete.animals("squares", bias=(1, 2, 3), size=1)),
    ("time", lambda: arete.position("kayles", [3]).solve(time="1")),
    ("nodes", lambda: arete.position("kayles", [3]).solve(nodes=1.5)),
    ("positions", lambda: arete.solve_many('{"game": "kayles", "heaps": [3]}')),
    ("positions", lambda: list(arete.solve_many([7]))),
    ("graph", lambda: arete.position("deg", __import__("networkx").path_graph(3), root=0)),
    ("graph", lambda: arete.kernel(__import__("networkx").DiGraph([(0, 1)]))),
    ("threads", lambda: arete.solve_many([], threads=0)),
    ("size", lambda: arete.animals("squares", bias=(1, 1), size=99)),
    ("picture", lambda: arete.animals("squares", bias=(1, 1), size=1).picture("trees")),
    ("by", lambda: arete.animals("squares", size=1, by="magic")),
    ("best", lambda: arete.position("kayles", [3]).svg(best="two")),
    ("strength", lambda: arete.position("kayles", [3]).choose("brutal")),
])
def test_errors_name_their_place(at, make):
    with pytest.raises(arete.InputError) as error:
        make()
    assert error.value.at == at and error.value.message and str(error.value).startswith(at + ": ")
    assert pickle.loads(pickle.dumps(error.value)).at == at


def test_limits_give_bounds_and_no_exceptions():
    board = arete.board("boxes", 4, 4)
    stopped = board.solve(nodes=2000)
    assert stopped.limited and stopped.outcome == "unknown"
    assert stopped.bounds is not None and stopped.bounds[0] < stopped.bounds[1]
    assert stopped.nodes <= 2000
    assert board.solve(time=0.05).limited
    assert board.solve(memory="1M", time=0.1).limited
    assert all(not value.exact for value in board.values(nodes=100))
    assert arete.sequence(".007", time=0.05).limit == "the time was over"


def test_documents_are_read_within_limits():
    import networkx as nx

    many = [3] * 10_000
    for limits in ({"time": 0}, {"memory": 1000}, {"memory": "1K"}):
        with pytest.raises(arete.LimitReached):
            arete.position("kayles", many, **limits)
        with pytest.raises(arete.LimitReached):
            arete.position({"game": "kayles", "heaps": many}, **limits)
        with pytest.raises(arete.LimitReached):
            arete.position("ueg", nx.path_graph(2000), **limits)
    assert arete.position("kayles", many, time=1e6) == arete.position("kayles", many)
    with pytest.raises(arete.InputError):
        arete.position("kayles", many, time=-1)
    stopped, answered = arete.solve_many([{"game": "kayles", "heaps": many}, {"game": "kayles", "heaps": [3]}],
                                         memory="100K")
    assert stopped.limited and stopped.outcome == "unknown" and answered.nimber == 3


def test_what_is_asked_for_is_answered():
    p = arete.board("grid", 3, 3, game="ueg", root=0)
    assert p.solve().nimber is None and p.solve(nimber=True).nimber is not None
    assert p.solve().method == "theorem" and p.solve(search=True).method == "search"
    assert len(p.solve(best="one").best) <= 1
    assert "idea" in p.solve(why=True).to_dict()
    assert p.svg(best=True).startswith("<svg") and p.svg(why=True) != p.svg(best=True)


def test_a_solitaire_tells_its_line():
    answer = arete.board("triangulation", 7, game="green-wins").solve()
    assert answer.edges == 11 and answer.green is not None and answer.line
    assert isinstance(answer.line[0], tuple)


def test_certificates_one_or_several():
    proofs = [arete.position("kayles", [n]).certificate() for n in (2, 3)]
    assert all(arete.check_all("".join(proofs)))
    with pytest.raises(arete.InputError, match="check_all"):
        arete.check("".join(proofs))
    with pytest.raises(arete.InputError):
        arete.check("")
