"""Limits, and what else is asked of the engine, as Python writes them."""

from __future__ import annotations

import os
from typing import Any, Optional, Union

from . import _arete
from .errors import InputError

Memory = Union[int, str]
"""Bytes, or `"512M"`, `"8G"`."""

_UNITS = {"K": 10, "M": 20, "G": 30, "T": 40}
_HALF_OF_MEMORY = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE") // 2


def memory_bytes(memory: Optional[Memory]) -> int:
    """Half of what the machine has, if nothing is said."""
    if memory is None:
        return _HALF_OF_MEMORY
    if isinstance(memory, int) and memory >= 0:
        return memory
    text = str(memory)
    unit = _UNITS.get(text[-1:].upper(), 0)
    try:
        size = float(text[:-1] if unit else text)
    except ValueError:
        size = -1.0
    if not 0 <= size < 1e18:
        raise InputError("memory", f"bytes, or a size such as 512M or 8G, not {memory!r}")
    return int(size * 2.0**unit)


def whole(number: Any, at: str) -> int:
    """1000, and 1e3 as well."""
    if isinstance(number, float) and number.is_integer():
        return int(number)
    if not hasattr(number, "__index__"):
        raise InputError(at, f"a whole number, not {number!r}")
    return int(number.__index__())


def question(*, time: Optional[float] = None, nodes: Optional[int] = None, memory: Optional[Memory] = None,
             threads: int = 1, nimber: bool = False, best: str = "all", all_starts: bool = False, why: bool = False,
             proof: bool = False, search: bool = False) -> _arete.Question:
    if best not in ("all", "one"):
        raise InputError("best", f"all or one, not {best!r}")
    if time is not None and not (isinstance(time, (int, float)) and 0 <= time < float("inf")):
        raise InputError("time", f"a number of seconds, not {time!r}")
    if nodes is not None:
        nodes = whole(nodes, "nodes")
        if nodes < 0:
            raise InputError("nodes", f"a number of positions, not {nodes!r}")
    return _arete.Question(nimber, best == "all", all_starts, why, proof, not search, time, nodes,
                           memory_bytes(memory) // threads)


USUAL = question()
