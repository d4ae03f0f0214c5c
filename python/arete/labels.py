"""Moves in the words of whoever made the board.

The engine numbers the vertices of a graph from 0 on and knows nothing else; a graph of NetworkX has labels, which are
kept in moves and answers.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from typing import Any, Optional

from .errors import InputError

Move = Any
"""A vertex, an edge `(u, v)`, a heap `(h, a, b)` that becomes heaps of a and b, or `(i, move)` on one of several boards."""


def _numbers(move: Move, at: str = "move") -> Iterator[int]:
    if isinstance(move, (tuple, list)):
        for part in move:
            yield from _numbers(part, at)
    elif hasattr(move, "__index__"):
        yield move.__index__()
    else:
        raise InputError(at, f"made of numbers, not of {move!r}")


class Labels:
    """The names of the vertices; without names they are their numbers."""

    __slots__ = ("names", "_index", "_several")

    def __init__(self, names: Optional[Sequence[Hashable]] = None, index: Optional[dict[Hashable, int]] = None,
                 several_boards: bool = False) -> None:
        self.names = names
        self._index = index if index is not None else {name: i for i, name in enumerate(names or ())}
        self._several = several_boards

    def vertex(self, number: int) -> Hashable:
        return number if self.names is None or number < 0 else self.names[number]

    def number(self, vertex: Hashable, at: str) -> int:
        if self.names is None:
            return next(_numbers(vertex, at))
        try:
            return self._index[vertex]
        except (KeyError, TypeError):
            raise InputError(at, f"no vertex {vertex!r}") from None

    def move(self, numbers: Sequence[int]) -> Move:
        """A move of the engine, as Python has it."""
        if self._several:
            return (numbers[0], self._alone(numbers[1:]))
        return self._alone(numbers)

    def _alone(self, numbers: Sequence[int]) -> Move:
        if len(numbers) == 1:
            return self.vertex(numbers[0])
        if len(numbers) == 2:
            return (self.vertex(numbers[0]), self.vertex(numbers[1]))
        return tuple(numbers)

    def moves(self, moves: Optional[Iterable[Sequence[int]]]) -> Optional[list[Move]]:
        return None if moves is None else [self.move(move) for move in moves]

    def numbers(self, move: Move, legal: Any) -> list[int]:
        """A move as the engine has it; `legal()` are the moves of the position, asked where a label could be an edge."""
        if self.names is None:
            return list(_numbers(move))
        vertex = self._find(move)
        edge = self._edge(move)
        if vertex is not None and edge is not None:
            return vertex if any(len(other) == 1 for other in legal()) else edge
        found = vertex if vertex is not None else edge
        if found is None:
            raise InputError("move", f"no vertex and no edge {move!r}")
        return found

    def _find(self, vertex: Move) -> Optional[list[int]]:
        try:
            return [self._index[vertex]]
        except (KeyError, TypeError):
            return None

    def _edge(self, move: Move) -> Optional[list[int]]:
        if not isinstance(move, (tuple, list)) or len(move) not in (2, 3):
            return None
        ends = [self._find(end) for end in move[:2]]
        if ends[0] is None or ends[1] is None:
            return None
        return ends[0] + ends[1] + list(_numbers(move[2:]))
