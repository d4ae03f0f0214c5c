from typing import Any, Optional, Sequence, Union, overload

class Answer:
    outcome: str
    to_move: str
    score: Optional[int]
    nimber: Optional[str]
    low: Optional[int]
    high: Optional[int]
    best: Optional[list[list[int]]]
    green: Optional[int]
    edges: Optional[int]
    line: Optional[list[list[int]]]
    starts: Optional[str]
    method: str
    source: str
    limited: bool
    nodes: int
    ms: float
    json: str
    certificate: Optional[str]

class MoveValue:
    move: list[int]
    outcome: str
    score: Optional[int]
    low: Optional[int]
    high: Optional[int]
    nimber: Optional[str]
    green: Optional[int]
    exact: bool

class Kernel:
    known: bool
    exists: bool
    vertices: list[int]
    method: str

class Checked:
    game: str
    claim: str
    by: str
    refusal: str
    limited: bool

class Game:
    id: str
    title: str
    rule: str
    board: str
    known: str
    source: str
    directed: bool

class Edges:
    def __len__(self) -> int: ...

class Question:
    def __init__(
        self,
        nimber: bool,
        all_best: bool,
        all_starts: bool,
        why: bool,
        proof: bool,
        theorems: bool,
        seconds: Optional[float],
        nodes: Optional[int],
        memory: Optional[int],
    ) -> None: ...

class Position:
    @overload
    @staticmethod
    def read(document: str, asked: Question) -> Position: ...
    @overload
    @staticmethod
    def read(document: str, edges: Edges, asked: Question) -> Position: ...
    @staticmethod
    def board(
        kind: str,
        sizes: Sequence[int],
        game: str,
        seed: int,
        shape: str,
        probability: Optional[float],
        root: Optional[int],
    ) -> Position: ...
    @staticmethod
    def first(game: str) -> Position: ...
    def derived(self, kind: str, game: str) -> list[Position]: ...
    def game(self) -> str: ...
    def document(self) -> str: ...
    def playable(self) -> bool: ...
    def over(self) -> bool: ...
    def to_move(self) -> str: ...
    def lead(self) -> int: ...
    def moves(self) -> list[list[int]]: ...
    def play(self, move: Sequence[int]) -> Position: ...
    def solve(self, asked: Question) -> Answer: ...
    def values(self, asked: Question) -> list[MoveValue]: ...
    def kernel(self, asked: Question) -> Kernel: ...
    def choose(self, strength: str, asked: Question, seed: int) -> tuple[list[int], str]: ...
    def ending(self) -> str: ...
    def svg(self) -> str: ...
    def svg_of_answer(self, asked: Question, best: bool) -> str: ...
    def svg_with_values(self, asked: Question, best: bool) -> str: ...
    def tikz(self) -> str: ...
    def tikz_of_answer(self, asked: Question, best: bool) -> str: ...
    def text(self, columns: int) -> str: ...

class Animals:
    def svg(self, what: str) -> str: ...

class Stream:
    def __init__(self, threads: int, asked: Question) -> None: ...
    def put(self, position: Union[str, Position]) -> None: ...
    def take(self) -> list[Any]: ...

def edges_of(graph: Any, index: dict[Any, int]) -> Edges: ...
def check(certificates: str, asked: Question) -> list[Checked]: ...
def sequence(code: str, count: int, asked: Question) -> str: ...
@overload
def animals(
    board: str, bias: tuple[int, int], size: int, asked: Question, by: str
) -> tuple[Animals, list[str]]: ...
@overload
def animals(position: Position, asked: Question, by: str) -> tuple[Animals, list[str]]: ...
def games() -> list[Game]: ...
def version() -> str: ...
