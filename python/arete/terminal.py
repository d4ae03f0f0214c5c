"""A game in the terminal."""

from __future__ import annotations

from typing import Callable, Optional, Union

from . import making
from .errors import InputError
from .labels import Move
from .position import Position

_HELP = """  0 1, 0-1, 7       play an edge, a cell or a vertex; a heap of 7 that becomes 2 and 3 is 7 2 3
  moves             what may be played
  hint              what the engine would play
  why               who wins, with which moves, and how that is known
  undo              take back your last move
  quit              stop"""


def _read(word: str, position: Position) -> Optional[Move]:
    """A legal move that is written like this, however its numbers are separated."""
    for move in position.moves():
        if word == str(move) or _parts(word) == _parts(str(move)):
            return move
    return None


def _parts(text: str) -> list[str]:
    for separator in "()[],'\"":
        text = text.replace(separator, " ")
    return [part for word in text.split() for part in (word.replace("-", " ").split() if word[0] != "-" else [word])]


def play(game: Union[str, Position], you: str = "first", *, strength: str = "perfect", time: float = 5, seed: int = 1,
         ask: Callable[[str], str] = input, say: Callable[[str], None] = print) -> Position:
    """Plays a game, or on from a position, and gives the position at its end. `you` is first, second, both or none.

    >>> import arete
    >>> end = arete.play(arete.position("kayles", [2, 1]), you="none", say=lambda text: None)
    >>> end.ending
    'Second cannot move: First wins.'
    """
    if you not in ("first", "second", "both", "none"):
        raise InputError("you", f"first, second, both or none, not {you!r}")
    history = [making.position(game) if isinstance(game, str) else game]
    while not history[-1].over:
        now = history[-1]
        say(now.text())
        if you in ("both", now.to_move):
            if not _listen(history, you, ask, say):
                return history[-1]
        else:
            move, how = now.choose(strength, time=time, seed=seed + len(history))
            say(f"{now.to_move} plays {move} ({how})")
            history.append(now.play(move))
    say(history[-1].text())
    say(history[-1].ending or "")
    return history[-1]


def _listen(history: list[Position], you: str, ask: Callable[[str], str], say: Callable[[str], None]) -> bool:
    """Until a move is made or taken back; false at the end."""
    now = history[-1]
    while True:
        try:
            word = ask(f"{now.to_move}> ").strip()
        except EOFError:
            return False
        if word == "quit":
            return False
        if word == "undo":
            mine = [i for i, position in enumerate(history[:-1]) if you in ("both", position.to_move)]
            del history[mine[-1] + 1 if mine else 1 :]
            return True
        move = _read(word, now)
        if move is not None:
            history.append(now.play(move))
            return True
        say(_told(word, now))


def _told(word: str, now: Position) -> str:
    if word == "help":
        return _HELP
    if word == "moves":
        return "  ".join(map(str, now.moves()))
    if word == "hint":
        move, how = now.choose()
        return f"{move} ({how})"
    if word == "why":
        return repr(now.solve(time=5))
    return f"{word!r} is no move and no command: try help"
