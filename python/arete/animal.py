"""Animals of boards without end."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Any, Optional

from . import _arete
from .picture import Picture


@dataclass(frozen=True)
class Animal:
    """An animal of a board without end, and who wins when it is the goal."""

    name: str
    cells: list[tuple[int, int]]
    outcome: str
    reason: str
    parents: list[str]
    loser: Optional[list[tuple[int, int]]] = None
    """A smaller animal inside it that the maker cannot get."""
    paper: Optional[str] = None
    """What the paper on edge animals calls it."""

    @classmethod
    def _of(cls, text: str) -> Animal:
        found = json.loads(text)
        loser = [(a, b) for a, b in found["loser"]] if "loser" in found else None
        return cls(found["name"], [(a, b) for a, b in found["animal"]], found["outcome"], found["reason"],
                   found["parents"], loser, found.get("paper"))

    def to_dict(self) -> dict[str, Any]:
        return asdict(self)


class Animals(list[Animal]):
    """A list of animals that can be drawn together."""

    def __init__(self, raw: _arete.Animals, texts: list[str]) -> None:
        super().__init__(map(Animal._of, texts))
        self._raw = raw

    def picture(self, what: str = "tree") -> Picture:
        """The `tree` of winners and losers, the `board`, `faces` (each animal beside its face animal), only the
        `winners` and the undecided, `pavings`, the strategy of an animal such as `"3.4"`, or `"children-of-4.15"`.

        >>> import arete
        >>> arete.animals("hexagons", bias=(1, 2), size=2).picture("tree")[:4]
        '<svg'
        """
        return Picture(self._raw.svg(what))
