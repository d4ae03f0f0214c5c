"""Graphs of NetworkX, arrays and texts as boards; labels in moves and answers."""

import arete
import networkx as nx
import pytest


def test_labels_are_kept_in_moves_and_answers():
    grid = nx.grid_2d_graph(3, 4)
    p = arete.position("ueg", grid, root=(0, 0))
    assert p.moves() == [(0, 1), (1, 0)]
    assert p.solve().best == [(0, 1)]
    assert p.play((0, 1)).solve().outcome == "loss"
    numbers = nx.convert_node_labels_to_integers(grid)
    assert arete.position("ueg", numbers, root=0).solve().to_dict()["best"] == p.solve().to_dict()["best"]
    assert [value.move for value in p.values()] == [(0, 1), (1, 0)]


def test_a_position_tells_itself_in_labels():
    p = arete.position("uvg", nx.path_graph("abcd"), root="a").play("b")
    assert repr(p) == "Position('uvg', vertices=4, edges=[('a', 'b'), ('b', 'c'), ('c', 'd')], root='a', moves=['b'])"
    assert repr(p.values()) == "[MoveValue(move='c', outcome='loss')]"


def test_edges_are_pairs_of_labels():
    p = arete.position("arc-kayles", nx.Graph([("a", "b"), ("b", "c"), ("c", "d")]))
    assert p.moves() == [("a", "b"), ("b", "c"), ("c", "d")]
    assert p.play(("c", "b")).over
    with pytest.raises(arete.InputError, match="no vertex and no edge"):
        p.play(("a", "x"))
    with pytest.raises(arete.InputError) as error:
        p.play(("a", "c"))
    assert error.value.at == "moves[0]"
    assert error.value.message == "('a', 'c') cannot be played, but [('a', 'b'), ('b', 'c'), ('c', 'd')] can"


def test_a_label_that_looks_like_an_edge_is_what_the_game_asks_for():
    graph = nx.Graph([(0, 1), (1, (0, 1)), ((0, 1), 0)])
    assert arete.position("uvg", graph, root=0).play((0, 1)).to_dict()["moves"] == [2]
    assert arete.position("arc-kayles", graph).play((0, 1)).to_dict()["moves"] == [[0, 1]]


def test_digraphs_multigraphs_and_views():
    cycle = nx.DiGraph([("x", "y"), ("y", "z"), ("z", "x")])
    assert arete.position("deg", cycle, root="x").moves() == ["y"]
    double = nx.MultiGraph([(0, 1), (0, 1), (1, 2)])
    coins = arete.position("strings-and-coins", double)
    assert coins.to_dict()["edges"] == [[0, 1], [0, 1], [1, 2]]
    assert coins.play((0, 1), (0, 1)).moves() == [(1, 2)]
    assert coins.play((0, 1, 1)).to_dict()["moves"] == [[0, 1, 1]]
    with pytest.raises(arete.InputError) as error:
        arete.position("ueg", double, root=0)
    assert error.value.at == "edges[1]"
    part = nx.path_graph(6).subgraph([2, 3, 4])
    p = arete.position("ueg", part, root=2)
    assert p.labels == [2, 3, 4] and p.play(3).moves() == [4]
    assert arete.position("strings-and-coins", double.subgraph([0, 1])).to_dict()["edges"] == [[0, 1], [0, 1]]


def test_edges_have_the_order_of_the_graph():
    graph = nx.gnp_random_graph(12, 0.4, seed=3)
    assert list(map(tuple, arete.position("arc-kayles", graph).to_dict()["edges"])) == list(graph.edges)


def test_partizan_roots_and_all_starts():
    p = arete.position("partizan-uvg", nx.path_graph("abcd"), roots=["a", "d"])
    assert p.moves() == ["b"]
    starts = arete.position("uvg", nx.star_graph(["hub", "l", "r"])).solve(all_starts=True).starts
    assert starts == {"hub": "N", "l": "P", "r": "P"}


def test_moves_that_have_been_played_are_labels_too():
    p = arete.position("ueg", nx.grid_2d_graph(2, 2), root=(0, 0), moves=[(0, 1), (1, 1)])
    assert p.to_move == "first" and p.moves() == [(1, 0)]


def test_the_vertices_of_an_even_kernel_have_their_labels():
    grid = nx.grid_2d_graph(2, 2)
    found = arete.kernel(grid)
    assert found and found.known
    assert all(not grid.has_edge(u, v) for u in found.vertices for v in found.vertices)
    assert all(sum(w in found.vertices for w in grid[v]) % 2 == 0 for v in grid if v not in found.vertices)
    assert not arete.kernel(nx.complete_graph(3))


def test_graph6_and_arrays():
    numpy = pytest.importorskip("numpy")
    text = nx.to_graph6_bytes(nx.cycle_graph(5), header=False).decode().strip()
    assert arete.position("node-kayles", text).solve().nimber == arete.board("cycle", 5, game="node-kayles").solve().nimber
    square = numpy.array([[0, 0], [10, 1], [9, 11], [-1, 10]])
    assert arete.points(square, game="mono-triangle").solve() == arete.position("mono-triangle", square.tolist()).solve()
    assert arete.position("kayles", numpy.array([3, 4])).solve().nimber == 2
    assert arete.points(square / 4, game="mono-triangle").solve().outcome == "win"
    assert arete.position("ueg", nx.path_graph(3), root=numpy.int64(0)).solve().outcome == "loss"


def test_several_boards_and_heaps():
    p = arete.position({"game": "kayles", "boards": [{"heaps": [2]}, {"heaps": [1]}]})
    assert p.moves() == [(0, (2, 0, 0)), (0, (2, 0, 1)), (1, (1, 0, 0))]
    assert p.play((0, (2, 0, 1))).solve().outcome == "loss"


def test_a_graph_with_many_edges_is_read_without_text():
    graph = nx.circulant_graph(20_000, [1, 2, 3])
    answer = arete.position("uvg", graph, root=0).solve(best="one")
    assert answer.outcome == "win" and answer.method == "theorem"
    assert arete.position("uvg", graph, root=0)._repr_svg_() is None
