"""Many positions at once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Optional, Union

from . import _arete, limits, making
from .answer import Answer
from .errors import InputError
from .labels import Labels
from .limits import Memory
from .position import Position

_AHEAD = 256
"""So many positions wait for each thread: enough to keep it busy, and no more of an endless stream."""


def solve_many(positions: Iterable[Union[Position, Mapping[str, Any], str]], *, threads: int = 1,
               time: Optional[float] = None, nodes: Optional[int] = None, memory: Optional[Memory] = None,
               nimber: bool = False, best: str = "all", search: bool = False, errors: str = "raise") -> Iterator[Any]:
    """Answers to many positions or documents, in their order, while the interpreter does other things.

    It is a stream: positions are taken as they are needed, answers come as soon as all before them are known. The
    limits are for each position, the memory is shared by the threads. A document that cannot be read raises
    `InputError` in its turn; with `errors="return"` the exception takes the place of the answer, and the others are
    answered.

    >>> import arete
    >>> [answer.nimber for answer in arete.solve_many([{"game": "kayles", "heaps": [n]} for n in range(8)], threads=2)]
    [0, 1, 2, 3, 1, 4, 3, 2]
    """
    if isinstance(positions, (str, Mapping)):
        raise InputError("positions", "several in a list or a stream, not one alone")
    if threads < 1:
        raise InputError("threads", f"at least 1, not {threads}")
    if errors not in ("raise", "return"):
        raise InputError("errors", f"raise or return, not {errors!r}")
    asked = limits.question(time=time, nodes=nodes, memory=memory, threads=threads, nimber=nimber, best=best,
                            search=search)
    return _answers(iter(positions), _arete.Stream(threads, asked), _AHEAD * threads, errors == "return")


def _answers(positions: Iterator[Any], stream: _arete.Stream, ahead: int, keep: bool) -> Iterator[Any]:
    labels: list[Labels] = []  # of the positions that wait
    for position in positions:
        labels.append(_put(stream, position))
        if len(labels) >= ahead:
            yield from _ready(stream, labels, keep)
    while labels:
        yield from _ready(stream, labels, keep)


def _put(stream: _arete.Stream, position: Any) -> Labels:
    if isinstance(position, Position):
        stream.put(position._raw)
        return position._labels
    if not isinstance(position, (str, Mapping)):
        raise InputError("positions", f"positions, documents or texts, not {position!r}")
    text = position if isinstance(position, str) else making._text(position)
    stream.put(text)
    return _SEVERAL if '"boards"' in text else _PLAIN


_PLAIN, _SEVERAL = Labels(), Labels(several_boards=True)


def _ready(stream: _arete.Stream, labels: list[Labels], keep: bool) -> Iterator[Any]:
    results = stream.take()
    taken = labels[: len(results)]
    del labels[: len(results)]
    for result, named in zip(results, taken):
        if isinstance(result, InputError):
            if not keep:
                raise result
            yield result
        else:
            yield Answer(result, named)
