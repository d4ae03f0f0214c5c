"""Arête solves, proves and plays combinatorial games on edges.

>>> import arete, networkx as nx
>>> p = arete.position("ueg", nx.grid_2d_graph(3, 4), root=(0, 0))
>>> p.solve().outcome, p.solve().best
('win', [(0, 1)])
>>> p.play((0, 1)).solve().outcome
'loss'
>>> bool(arete.check(p.certificate()))
True

In a notebook a position is shown as a picture. `docs/python.md` has the first ten minutes.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Optional, Union

from . import _arete, limits
from .animal import Animal, Animals
from .answer import Answer, Checked, Game, Kernel, MoveValue, Sequence
from .errors import InputError, LimitReached
from .limits import Memory
from .making import board, graph_position, points, position
from .picture import Picture
from .position import Position
from .stream import solve_many
from .terminal import play

__all__ = ["Animal", "Animals", "Answer", "Checked", "Game", "InputError", "Kernel", "LimitReached", "MoveValue",
           "Picture", "Position", "Sequence", "animals", "board", "check", "check_all", "games", "kernel", "play", "points", "position",
           "sequence", "solve_many"]
__version__ = _arete.version()


def games() -> list[Game]:
    """What can be played, with its rules.

    >>> import arete
    >>> [game.id for game in arete.games()][:3]
    ['achievement', 'all-green', 'arc-kayles']
    """
    return [Game(g.id, g.title, g.rule, g.board, g.known, g.source, g.directed) for g in _arete.games()]


def check(certificate: str, *, time: Optional[float] = None, memory: Optional[Memory] = None) -> Checked:
    """Checks one certificate without the solver; the result is true if it is accepted.

    >>> import arete
    >>> proof = arete.position("kayles", [3, 3]).certificate()
    >>> arete.check(proof).claim["outcome"]
    'loss'
    >>> arete.check(proof.replace('"loss"', '"win"')).accepted
    False
    """
    checked = check_all(certificate, time=time, memory=memory)
    if len(checked) != 1:
        raise InputError("certificate", f"one was expected, not {len(checked)}: check_all checks several")
    return checked[0]


def check_all(certificates: str, *, time: Optional[float] = None, memory: Optional[Memory] = None) -> list[Checked]:
    """Checks certificates that stand one after the other, as `arete solve --certificate` writes them."""
    if not isinstance(certificates, str):
        raise InputError("certificate", f"a text, not {certificates!r}: perhaps no short proof is known, or a limit was hit")
    return [Checked._of(raw) for raw in _arete.check(certificates, limits.question(time=time, memory=memory))]


def sequence(code: str, count: int = 64, *, time: Optional[float] = None) -> Sequence:
    """The nim sequence of an octal game: so many values, and its period with what the proof of it needs.

    >>> import arete
    >>> arete.sequence(".77")
    Sequence('.77', period=12, preperiod=71, values=0 1 2 3 1 4 3 2 1 4 2 6 4 1 2 7 …)
    """
    if not isinstance(code, str):
        raise InputError("code", f"a text such as '.77', not {code!r}")
    return Sequence._of(_arete.sequence(code, count, limits.question(time=time)))


def animals(board: Union[str, Position] = "triangular-edges", *, bias: tuple[int, int] = (1, 2), size: int = 4,
            time: float = 10, by: str = "any") -> Animals:
    """The animals of a board without end up to a size, and who wins: the maker, the breaker, or nobody knows.

    A position of `achievement` in place of the board gives its animal alone, as number 0 of its size. `time` is for
    each animal; `by` says which of the breaker's strategies to look for: any, paving, answers, priorities or invariant.
    Ctrl-C gives those that are decided by then. `picture` of the result draws them.

    >>> import arete
    >>> [(animal.name, animal.outcome) for animal in arete.animals("hexagons", bias=(1, 2), size=2)]
    [('1.1', 'maker'), ('2.1', 'maker')]
    """
    asked = limits.question(time=time)
    if len(bias) != 2:
        raise InputError("bias", f"two numbers of marks a turn, not {bias!r}")
    if isinstance(board, Position):
        return Animals(*_arete.animals(board._raw, asked, by))
    return Animals(*_arete.animals(board, bias, size, asked, by))


def kernel(graph: Any, root: Optional[Hashable] = None, *, time: Optional[float] = None) -> Kernel:
    """An even kernel of a graph, with `root` in it if that is given: its vertices are lost in edge geography.

    >>> import arete, networkx as nx
    >>> sorted(arete.kernel(nx.path_graph(3)).vertices)
    [0, 2]
    >>> print(arete.kernel(nx.complete_graph(4)).vertices)
    None
    """
    return graph_position(graph, root).kernel(time=time)
