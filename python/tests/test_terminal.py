"""Playing in a terminal."""

import arete


def play(words, game, **options):
    said = []
    words = iter(words)

    def ask(prompt):
        said.append(prompt)
        try:
            return next(words)
        except StopIteration:
            raise EOFError from None

    end = arete.play(game, ask=ask, say=said.append, **options)
    return end, "\n".join(said)


def test_a_game_against_the_engine():
    end, said = play(["why", "moves", "hint", "help", "nonsense", "3 1 1", "1 0 0"], arete.position("kayles", [3]), you="first")
    assert end.over and end.ending == "Second cannot move: First wins."
    assert "second plays (1, 0, 0)" in said and "no move and no command" in said and "Answer(outcome='win'" in said


def test_moves_are_typed_in_many_ways_and_taken_back():
    square = arete.board("cycle", 4, game="arc-kayles")
    for word in ("0-1", "0 1", "(0, 1)", "[0,1]"):
        end, _ = play([word, "quit"], square, you="both")
        assert end.to_dict()["moves"] == [[0, 1]]
    end, _ = play(["0-1", "undo", "1-2", "quit"], square, you="both")
    assert end.to_dict()["moves"] == [[1, 2]]
    end, _ = play(["undo", "0-1", "quit"], square, you="both")
    assert end.to_dict()["moves"] == [[0, 1]]


def test_the_end_of_the_input_ends_the_game():
    end, said = play([], "mono-triangle", you="first")
    assert end == arete.position("mono-triangle") and "first> " in said


def test_every_strength_plays_to_the_end():
    for strength in ("easy", "medium", "strong", "perfect"):
        assert arete.play("mono-triangle", you="none", strength=strength, say=lambda text: None).over
