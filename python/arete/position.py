"""Positions: values that can be looked at, played on, and solved."""

from __future__ import annotations

import json
from collections.abc import Hashable, Sequence
from typing import Any, Optional, Union

from . import _arete, limits
from .answer import Answer, Kernel, MoveValue
from .errors import InputError
from .labels import Labels, Move
from .limits import Memory
from .picture import Picture


class Position:
    """A position of a game. Positions are values: playing gives a new one. Make them with `arete.position`."""

    __slots__ = ("_raw", "_labels")

    def __init__(self, raw: _arete.Position, labels: Labels) -> None:
        self._raw = raw
        self._labels = labels

    @property
    def game(self) -> str:
        """The id of the game."""
        return self._raw.game()

    @property
    def to_move(self) -> str:
        """`first` or `second`."""
        return self._raw.to_move()

    @property
    def over(self) -> bool:
        return self._raw.over()

    @property
    def playable(self) -> bool:
        """Whether moves can be listed and played one by one; on very large boards only theorems answer."""
        return self._raw.playable()

    @property
    def lead(self) -> int:
        """Points made so far, the first player's minus the second's."""
        return self._raw.lead()

    @property
    def labels(self) -> Optional[Sequence[Hashable]]:
        """The vertices in the order of their numbers; `None` where they are their numbers."""
        return self._labels.names

    def to_dict(self) -> dict[str, Any]:
        """The document: vertices are numbers, in the order of the graph."""
        document: dict[str, Any] = json.loads(self._raw.document())
        return document

    def moves(self) -> list[Move]:
        """What may be played."""
        return [self._labels.move(move) for move in self._raw.moves()]

    def play(self, *moves: Move) -> Position:
        """The position after a move, or after several.

        >>> import arete
        >>> arete.position("kayles", [3]).play((3, 1, 1), (1, 0, 0)).moves()
        [(1, 0, 0)]
        """
        raw = self._raw
        for move in moves:
            try:
                raw = raw.play(self._labels.numbers(move, raw.moves))
            except InputError as error:
                if self._labels.names is None or error.at == "move":
                    raise
                legal = Position(raw, self._labels).moves()
                raise InputError(error.at, f"{move!r} cannot be played, but {_told(legal)} can") from None
        return Position(raw, self._labels)

    def solve(self, *, time: Optional[float] = None, nodes: Optional[int] = None, memory: Optional[Memory] = None,
              nimber: bool = False, best: str = "all", all_starts: bool = False, why: bool = False,
              search: bool = False) -> Answer:
        """Who wins, by how much, with which moves.

        `time` (seconds), `nodes` and `memory` (bytes, or "512M"; half of the machine's if not given) limit it: an
        answer may then be weaker, never wrong. Ctrl-C does the same. `nimber` asks for the nimber where the outcome
        does not need it, `best="one"` for one best move, `all_starts` for every root of a geography without one,
        `why` for the idea, in `to_dict()["idea"]`; `search` searches even where a theorem answers.
        """
        if time is nodes is memory is None and best == "all" and not (nimber or all_starts or why or search):
            return Answer(self._raw.solve(limits.USUAL), self._labels)
        asked = limits.question(time=time, nodes=nodes, memory=memory, nimber=nimber, best=best,
                                all_starts=all_starts, why=why, search=search)
        return Answer(self._raw.solve(asked), self._labels)

    def values(self, *, time: Optional[float] = None, nodes: Optional[int] = None, memory: Optional[Memory] = None,
               nimber: bool = False) -> list[MoveValue]:
        """Every move with what it is worth to the player who makes it; the limits are for all moves together.

        >>> import arete
        >>> for value in arete.position("kayles", [3]).values():
        ...     print(value.move, value.outcome, value.nimber)
        (3, 0, 1) loss 1
        (3, 0, 2) loss 2
        (3, 1, 1) win 0
        """
        asked = limits.question(time=time, nodes=nodes, memory=memory, nimber=nimber)
        return [MoveValue._of(value, self._labels) for value in self._raw.values(asked)]

    def certificate(self, *, time: Optional[float] = None, nodes: Optional[int] = None,
                    memory: Optional[Memory] = None) -> Optional[str]:
        """A proof of the answer, for `arete.check`; `None` if there is no short one or a limit was hit."""
        return self._raw.solve(limits.question(time=time, nodes=nodes, memory=memory, proof=True)).certificate

    def kernel(self, *, time: Optional[float] = None) -> Kernel:
        """Of `ueg`: an even kernel of what is left of the graph, with the token in it if there is one."""
        found = self._raw.kernel(limits.question(time=time))
        vertices = frozenset(map(self._labels.vertex, found.vertices)) if found.known and found.exists else None
        return Kernel(vertices, found.known, found.method)

    def choose(self, strength: str = "perfect", *, time: Optional[float] = 5, seed: int = 1) -> tuple[Move, str]:
        """A move that the engine would play, `perfect`, `strong`, `medium` or `easy`, and how it came to it."""
        move, how = self._raw.choose(strength, limits.question(time=time), seed)
        return self._labels.move(move), how

    def boards(self, kind: str, game: str = "") -> list[Position]:
        """Starts on boards made of this one: its `triangulations`, its `edge-graph`, its `pseudoarcs`.

        >>> import arete
        >>> len(arete.board("convex", 6, game="mono-complete").boards("triangulations", "mono-flip"))
        14
        """
        return [Position(raw, Labels()) for raw in self._raw.derived(kind, game)]

    @property
    def ending(self) -> Optional[str]:
        """How the game has ended, in words."""
        return (self._raw.ending() or None) if self.over else None

    def svg(self, *, best: Union[bool, str, None] = None, why: bool = False, values: bool = False,
            time: Optional[float] = 10) -> Picture:
        """A picture: `best` marks the best moves, `why` draws the idea of the answer, `values` what each move is worth.

        With `why` and `values` the best moves are marked as well, unless `best` is `False`; `best="one"` marks one.

        >>> import arete
        >>> p = arete.board("convex", 6, game="mono-triangle")
        >>> "best move" in p.svg(best=True), "best move" in p.svg(why=True, best=False)
        (True, False)
        """
        if not (best or why or values):
            return Picture(self._raw.svg())
        asked = _asked_of_picture(best, why, time)
        draw = self._raw.svg_with_values if values else self._raw.svg_of_answer
        return Picture(draw(asked, best is not False))

    def tikz(self, *, best: Union[bool, str, None] = None, why: bool = False, time: Optional[float] = 10) -> str:
        """The same for LaTeX, without values."""
        if not (best or why):
            return self._raw.tikz()
        return self._raw.tikz_of_answer(_asked_of_picture(best, why, time), best is not False)

    def text(self, columns: int = 72) -> str:
        """The board for a terminal, in Braille letters."""
        return self._raw.text(columns)

    def _repr_svg_(self) -> Optional[str]:
        return self._raw.svg() if self.playable else None

    def __repr__(self) -> str:
        if not self.playable:
            return f"Position({self.game!r}, a large board)"
        board = ", ".join(f"{key}={_told(value)}" for key, value in self._labelled().items() if key != "game")
        return f"Position({self.game!r}, {board})"

    def _labelled(self) -> dict[str, Any]:
        """The document with labels where it speaks of vertices."""
        document = self.to_dict()
        if self._labels.names is not None:
            for key in ("edges", "roots", "moves"):
                if key in document:
                    document[key] = [self._labels.move(v if isinstance(v, list) else [v]) for v in document[key]]
            if "root" in document:
                document["root"] = self._labels.vertex(document["root"])
        return document

    def __eq__(self, other: object) -> bool:
        return (isinstance(other, Position) and self._raw.document() == other._raw.document()
                and self.labels == other.labels)

    def __hash__(self) -> int:
        return hash(self._raw.document())

    def __reduce__(self) -> tuple[Any, ...]:
        return (_restored, (self._raw.document(), self.labels))


def _asked_of_picture(best: Union[bool, str, None], why: bool, time: Optional[float]) -> _arete.Question:
    return limits.question(time=time, why=why, best=best if isinstance(best, str) else "all")


def _told(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 60 else f"{len(value)} of them"


def _restored(document: str, names: Optional[Sequence[Hashable]]) -> Position:
    raw = _arete.Position.read(document, limits.USUAL)
    return Position(raw, Labels(names, several_boards='"boards"' in document))
