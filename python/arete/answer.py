"""Answers: small classes with types, equality, `repr`, and `to_dict()`."""

from __future__ import annotations

import json
from collections.abc import Hashable
from dataclasses import asdict, dataclass
from typing import Any, Optional, Union

from . import _arete
from .labels import Labels, Move

Nimber = Union[int, str]
"""A number, or `"loony"`."""


def _nimber(text: Optional[str]) -> Optional[Nimber]:
    return int(text) if text is not None and text.isdigit() else text


def _bounds(low: Optional[int], high: Optional[int]) -> Optional[tuple[int, int]]:
    return None if low is None or high is None else (low, high)


class Answer:
    """Who wins, by how much, with which moves, and how that is known. What is not known is `None`.

    Answers are equal if they say the same; how long it took to find out does not matter.
    """

    __slots__ = ("_raw", "_labels")

    def __init__(self, raw: _arete.Answer, labels: Labels) -> None:
        self._raw = raw
        self._labels = labels

    @property
    def outcome(self) -> str:
        """`win`, `loss` or `tie` for the player to move; `maker` or `breaker`; `unknown` if a limit was hit."""
        return self._raw.outcome

    @property
    def to_move(self) -> Optional[str]:
        """`first` or `second`."""
        return self._raw.to_move or None

    @property
    def score(self) -> Optional[int]:
        """The mover's points from here on minus the opponent's."""
        return self._raw.score

    @property
    def bounds(self) -> Optional[tuple[int, int]]:
        """Of a score that is not exact, or of a solitaire's green edges."""
        return _bounds(self._raw.low, self._raw.high)

    @property
    def nimber(self) -> Optional[Nimber]:
        return _nimber(self._raw.nimber)

    @property
    def best(self) -> Optional[list[Move]]:
        """Every best move, or one if one was asked for; empty when every move loses."""
        return self._labels.moves(self._raw.best)

    @property
    def green(self) -> Optional[int]:
        """Solitaires: the most green edges that can be reached, of `edges`, by `line`."""
        return self._raw.green

    @property
    def edges(self) -> Optional[int]:
        return self._raw.edges

    @property
    def line(self) -> Optional[list[Move]]:
        return self._labels.moves(self._raw.line)

    @property
    def starts(self) -> Optional[dict[Hashable, str]]:
        """Geography with `all_starts=True`: `N` or `P` for every vertex as the root."""
        if self._raw.starts is None:
            return None
        return {self._labels.vertex(v): letter for v, letter in enumerate(self._raw.starts)}

    @property
    def method(self) -> str:
        return self._raw.method

    @property
    def source(self) -> str:
        """The theorem with its paper, or the search."""
        return self._raw.source

    @property
    def limited(self) -> bool:
        """Something that was asked for was left off by a limit, or by Ctrl-C."""
        return self._raw.limited

    @property
    def nodes(self) -> int:
        return self._raw.nodes

    @property
    def ms(self) -> float:
        return self._raw.ms

    @property
    def certificate(self) -> Optional[str]:
        """If a proof was asked for and there is one."""
        return self._raw.certificate

    def to_dict(self) -> dict[str, Any]:
        """The answer document, as `arete solve` writes it: vertices are numbers, in the order of the graph."""
        document: dict[str, Any] = json.loads(self._raw.json)
        return document

    def _facts(self) -> tuple[Any, ...]:
        return (self.outcome, self.to_move, self.score, self.bounds, self.nimber, self.best, self.green, self.edges,
                self.line, self.starts, self.method, self.source)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Answer) and self._facts() == other._facts()

    def __hash__(self) -> int:
        return hash((self.outcome, self.score, self.nimber, self.source))

    def __repr__(self) -> str:
        told = {"outcome": self.outcome, "score": self.score, "bounds": self.bounds, "nimber": self.nimber,
                "green": self.green, "best": _shortened(self.best), "source": self.source or self.method}
        return "Answer(" + ", ".join(f"{key}={value!r}" for key, value in told.items() if value is not None) + ")"


class _Shortened(list):  # type: ignore[type-arg]
    def __repr__(self) -> str:
        return f"[{', '.join(map(repr, self[:6]))}, … {len(self)} in all]"


def _shortened(moves: Optional[list[Move]]) -> Optional[list[Move]]:
    return moves if moves is None or len(moves) <= 8 else _Shortened(moves)


@dataclass(frozen=True)
class MoveValue:
    """What a move is worth to the player who makes it."""

    move: Move
    outcome: str
    score: Optional[int] = None
    bounds: Optional[tuple[int, int]] = None
    nimber: Optional[Nimber] = None
    """Of the position that the move leaves."""
    green: Optional[int] = None
    exact: bool = True

    def __repr__(self) -> str:
        told = {key: value for key, value in self.to_dict().items() if value is not None and value is not True}
        return "MoveValue(" + ", ".join(f"{key}={value!r}" for key, value in told.items()) + ")"

    @classmethod
    def _of(cls, raw: _arete.MoveValue, labels: Labels) -> MoveValue:
        return cls(labels.move(raw.move), raw.outcome, raw.score, _bounds(raw.low, raw.high), _nimber(raw.nimber),
                   raw.green, raw.exact)

    def to_dict(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(frozen=True)
class Checked:
    """A certificate that was checked without the solver; it is true if the certificate was accepted."""

    accepted: bool
    game: str
    by: str
    claim: dict[str, Any]
    """What is proved, if it is accepted."""
    refusal: Optional[str] = None
    limited: bool = False
    """A limit stopped the check: nothing is known."""

    @classmethod
    def _of(cls, raw: _arete.Checked) -> Checked:
        accepted = not raw.refusal
        claim = json.loads(raw.claim) if accepted else {}
        return cls(accepted, raw.game, raw.by, claim, raw.refusal or None, raw.limited)

    def __bool__(self) -> bool:
        return self.accepted

    def to_dict(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(frozen=True)
class Kernel:
    """An even kernel: a set of vertices with no edge inside, in which every vertex outside has an even number of neighbours."""

    vertices: Optional[frozenset[Hashable]]
    """`None` if there is none, or if a limit was hit and nothing is `known`."""
    known: bool
    method: str

    def __bool__(self) -> bool:
        return self.vertices is not None

    def to_dict(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(frozen=True)
class Sequence:
    """The nim sequence of an octal game; a period is told only when it is proved."""

    code: str
    digits: list[int]
    values: list[int]
    proved: bool
    period: Optional[int]
    preperiod: Optional[int]
    pattern: Optional[list[int]]
    exceptions: Optional[list[tuple[int, int]]]
    exception_count: Optional[int]
    magic: Optional[list[int]]
    """The least heaps whose values are powers of two."""
    needed_to: Optional[int]
    verified_to: int
    limit: Optional[str] = None

    @classmethod
    def _of(cls, text: str) -> Sequence:
        found = json.loads(text)
        if found["exceptions"] is not None:
            found["exceptions"] = [(heap, value) for heap, value in found["exceptions"]]
        return cls(**found)

    def to_dict(self) -> dict[str, Any]:
        return asdict(self)

    def __repr__(self) -> str:
        values = " ".join(map(str, self.values[:16])) + (" …" if len(self.values) > 16 else "")
        return f"Sequence({self.code!r}, period={self.period}, preperiod={self.preperiod}, values={values})"


@dataclass(frozen=True)
class Game:
    """What can be played."""

    id: str
    title: str
    rule: str
    board: str
    known: str
    source: str
    directed: bool = False
    """Played on a graph whose edges are arcs."""

    def to_dict(self) -> dict[str, Any]:
        return asdict(self)
