"""Positions from what people have: documents, graphs of NetworkX, arrays of points, graph6, named boards."""

from __future__ import annotations

import json
from collections.abc import Hashable, Mapping
from functools import lru_cache
from math import isfinite
from typing import Any, Optional, Union

from . import _arete, limits
from .errors import InputError
from .labels import Labels
from .limits import Memory, whole
from .position import Position

_VERTICES = ("root", "roots")


def _plain(value: Any) -> Any:
    """What JSON does not know and numbers and arrays of NumPy are."""
    if hasattr(value, "tolist"):
        return value.tolist()
    if hasattr(value, "__index__"):
        return value.__index__()
    raise InputError("document", f"{type(value).__name__} has no place in a document")


def _text(document: Mapping[str, Any]) -> str:
    try:
        return json.dumps(dict(document), default=_plain, allow_nan=False)
    except (TypeError, ValueError) as error:
        if isinstance(error, InputError):
            raise
        raise InputError(_not_finite(document) or "document", str(error)) from None


def _not_finite(value: Any, at: str = "") -> Optional[str]:
    """The place of a number that is infinite or none at all."""
    if isinstance(value, float):
        return None if isfinite(value) else at
    named = isinstance(value, Mapping)
    inner = value.items() if named else enumerate(value) if isinstance(value, (list, tuple)) else ()
    places = (_not_finite(item, (f"{at}.{key}".lstrip(".") if named else f"{at}[{key}]")) for key, item in inner)
    return next(filter(None, places), None)


def _read(document: Mapping[str, Any], asked: _arete.Question) -> Position:
    return Position(_arete.Position.read(_text(document), asked), Labels(several_boards="boards" in document))


def is_graph(board: Any) -> bool:
    return hasattr(board, "adjacency") and hasattr(board, "is_directed")


@lru_cache(maxsize=None)
def _directed() -> dict[str, bool]:
    return {game.id: game.directed for game in _arete.games()}


def _check_directions(game: str, graph: Any) -> None:
    """A graph is not given directions, nor are they taken from it, without a word."""
    directed = _directed().get(game)
    if directed is None or directed == graph.is_directed():
        return
    has, on, take = ("no directions", "arcs", "to_directed") if directed else ("directions", "edges", "to_undirected")
    raise InputError("graph", f"it has {has}, but {game} is played on {on}: take graph.{take}()")


def _of_graph(game: str, graph: Any, keys: dict[str, Any], asked: _arete.Question) -> Position:
    _check_directions(game, graph)
    names = list(graph)
    index = {name: i for i, name in enumerate(names)}
    labels = Labels() if names == list(range(len(names))) else Labels(names, index)
    document: dict[str, Any] = {"game": game, "vertices": len(names), **keys}
    if "root" in keys:
        document["root"] = labels.number(keys["root"], "root")
    if "roots" in keys:
        document["roots"] = [labels.number(root, f"roots[{i}]") for i, root in enumerate(keys["roots"])]
    moves = document.pop("moves", ())
    edges = _arete.edges_of(graph, index)
    return Position(_arete.Position.read(_text(document), edges, asked), labels).play(*moves)


def _keys_of(board: Any) -> dict[str, Any]:
    """What a board that is no graph says in a document."""
    if isinstance(board, Mapping):
        return dict(board)
    if isinstance(board, str):
        return {"graph6": board}
    if hasattr(board, "tolist"):
        board = board.tolist()
    if not hasattr(board, "__iter__"):
        raise InputError("board", f"a graph, points, heaps, graph6 or a mapping, not {board!r}")
    board = list(board)
    pairs = board and all(hasattr(item, "__len__") for item in board)
    return {"points": [list(item) for item in board]} if pairs else {"heaps": board}


def position(game: Union[str, Mapping[str, Any]], board: Any = None, *, time: Optional[float] = None,
             memory: Optional[Memory] = None, **keys: Any) -> Position:
    """A position of a game.

    `board` is a graph of NetworkX (its labels are kept), points in the plane (any array of pairs), sizes of heaps, a
    string in graph6, sparse6 or digraph6, or a mapping with the keys of a document; further keys of the document
    (`root`, `roots`, `edges`, `moves`, `misere`, `given`, `to_move` …) are named. Or the whole document alone, as a
    mapping or as text. Without any board: a small one to begin on.

    `time` (seconds) and `memory` (bytes, or "512M"; half of the machine's if not given) limit what reading it may take;
    where they do not suffice, `LimitReached` is raised.

    >>> import arete, networkx as nx
    >>> p = arete.position("ueg", nx.grid_2d_graph(3, 4), root=(0, 0))
    >>> p.solve().best
    [(0, 1)]
    >>> arete.position("mono-triangle", [(0, 0), (9, 1), (5, 8)]).solve().outcome
    'win'
    >>> arete.position({"game": "kayles", "heaps": [3, 7]}).solve().nimber
    1
    """
    asked = limits.USUAL if time is memory is None else limits.question(time=time, memory=memory)
    if isinstance(game, Mapping):
        return _read({**game, **keys}, asked)
    if not isinstance(game, str):
        raise InputError("game", f"the id of a game, or a document, not {game!r}")
    if game.lstrip().startswith("{"):
        if board is not None or keys:
            raise InputError("document", "a text says all by itself")
        return Position(_arete.Position.read(game, asked), Labels(several_boards='"boards"' in game))
    if is_graph(board):
        return _of_graph(game, board, keys, asked)
    if board is None and not keys:
        return Position(_arete.Position.first(game), Labels())
    return _read({"game": game, **({} if board is None else _keys_of(board)), **keys}, asked)


def points(array: Any, game: str = "mono-complete", **keys: Any) -> Position:
    """A position on points of the plane; decimals are read exactly as they are written.

    >>> import arete
    >>> arete.points([(0, 0), (4, 0.5), (3.25, 3), (0.5, 2.75)], game="mono-triangle").solve().outcome
    'win'
    """
    board = _keys_of(array)
    if board == {"heaps": []}:
        board = {"points": []}
    if "points" not in board:
        raise InputError("points", f"pairs [x, y], not {array!r}")
    return position(game, board, **keys)


def board(kind: str, *sizes: int, game: str = "", seed: int = 1, shape: str = "", probability: Optional[float] = None,
          root: Optional[int] = None) -> Position:
    """A start on a named board: convex, random, wheel, grid, cycle, boxes, triangulation … (`arete board --help`).

    >>> import arete
    >>> arete.board("convex", 8, game="bi-triangle").solve().outcome
    'tie'
    """
    numbers = [whole(size, f"sizes[{i}]") for i, size in enumerate(sizes)]
    raw = _arete.Position.board(kind, numbers, game, seed, shape, probability, root)
    return Position(raw, Labels())


def graph_position(graph: Any, root: Optional[Hashable]) -> Position:
    """Edge geography on a graph, or on whatever else a position can be made of."""
    if isinstance(graph, Position):
        return graph
    return position("ueg", graph) if root is None else position("ueg", graph, root=root)
