"""What is wrong with an input, and where."""

from __future__ import annotations


class InputError(ValueError):
    """Bad input: `message` says what is wrong, `at` at which place of the document.

    >>> import arete
    >>> try:
    ...     arete.position({"game": "ueg", "vertices": 3, "edges": [[0, 1], [1, 9]]})
    ... except arete.InputError as error:
    ...     print(error.at, "-", error.message)
    edges[1] - no vertex 9: the vertices are 0 to 2
    """

    def __init__(self, at: str, message: str) -> None:
        super().__init__(at, message)
        self.at = at
        self.message = message

    def __str__(self) -> str:
        return f"{self.at}: {self.message}" if self.at else self.message


class LimitReached(Exception):
    """A limit has ended work that has no weaker result: a position was not opened."""
