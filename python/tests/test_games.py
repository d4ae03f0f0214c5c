"""Every game: opened, solved, drawn, proved, and compared with the program."""

import subprocess

import arete
import pytest
from conftest import PROGRAM, run_program


# With a limit of nodes the program keeps nothing from one line to the next, so that nodes can be compared, too.
LINE_BY_LINE = ("solve", "--json", "--nodes", "1000000000")


def without_time(document):
    return {key: value for key, value in document.items() if key != "ms"}


def test_every_game_is_among_the_examples(examples):
    assert {arete.position(text).game for text in examples} == {game.id for game in arete.games()}


def test_answers_are_those_of_the_program(examples):
    told = run_program(*LINE_BY_LINE, text="\n".join(examples) + "\n")
    assert len(told) == len(examples)
    for text, expected in zip(examples, told):
        assert without_time(arete.position(text).solve().to_dict()) == without_time(expected), text


def test_a_stream_gives_the_answers_of_the_program(examples):
    told = run_program(*LINE_BY_LINE, "--nimber", text="\n".join(examples) + "\n")
    answers = [answer.to_dict() for answer in arete.solve_many(examples, threads=2, nimber=True)]
    assert list(map(without_time, answers)) == list(map(without_time, told))


def test_every_example_is_drawn_and_told(examples):
    for text in examples:
        position = arete.position(text)
        assert position._repr_svg_().startswith("<svg")
        assert position.game in repr(position)
        assert arete.position(position.to_dict()) == position


@pytest.mark.parametrize("game", [game.id for game in arete.games()])
def test_every_game_can_be_begun(game):
    start = arete.position(game)
    assert start.moves() and start.to_move == "first" and not start.over and start.ending is None
    next_one = start.play(start.moves()[0])
    assert next_one != start and next_one.to_dict()["moves"]
    assert start.text().strip() or "heaps" in start.to_dict()
    assert "tikzpicture" in start.tikz()


def test_values_agree_with_the_best_moves(examples):
    for text in examples:
        position = arete.position(text)
        answer = position.solve()
        if position.over or position.game == "achievement":
            continue
        values = position.values()
        assert [value.move for value in values] == position.moves()
        assert all(value.exact for value in values)
        if answer.score is not None:
            best = [value.move for value in values if value.score == answer.score]
        elif answer.green is not None:
            best = [value.move for value in values if value.green == answer.green]
        else:
            best = [value.move for value in values if value.outcome == answer.outcome != "loss"]
        if answer.outcome != "loss" or answer.score is not None:
            assert best == answer.best, text


def test_values_can_be_seen_on_the_board():
    picture = arete.board("boxes", 1, 2, game="strings-and-coins").svg(values=True)
    assert picture.startswith("<svg") and "each move with its value" in picture
    assert picture._repr_svg_() == picture
    kayles = arete.board("cycle", 5, game="node-kayles").svg(values=True)
    assert kayles.count(">*") == 5  # the nimber that each vertex leaves


def test_values_can_be_seen_below_heaps_and_in_cells():
    heaps = arete.position("kayles", [3]).svg(values=True, best=False)
    assert all(f">{line}<" in heaps for line in ("*0: 1, 1", "*1: 0, 1", "*2: 0, 2")) and "best move" not in heaps
    pair = {"game": "achievement", "board": "squares", "bias": [1, 1], "animal": [[0, 0], [0, 1]]}
    started = arete.position(pair).play((0, 0), (5, 5))
    assert started.svg(values=True).count(">win<") == len(started.moves())


def test_pictures_show_what_is_asked_for():
    p = arete.board("grid", 3, 4, game="ueg", root=0)
    assert "best move" in p.svg(why=True) and "best move" not in p.svg(why=True, best=False) != p.svg()
    assert len({p.tikz(), p.tikz(best=True), p.tikz(why=True)}) == 3
    twelve = arete.board("convex", 6, game="mono-triangle")
    assert 0 < twelve.svg(best="one").count("<path") < twelve.svg(best=True).count("<path")


def test_animals_are_drawn_as_the_program_draws_them():
    asked = ["animals", "--board", "square-edges", "--size", "3", "--picture"]
    found = arete.animals("square-edges", bias=(1, 2), size=3)
    for what in ("tree", "pavings", "winners", "2.1"):
        done = subprocess.run([PROGRAM, *asked, what], capture_output=True, text=True, check=True)
        assert found.picture(what) == done.stdout
    pair = {"game": "achievement", "board": "square-edges", "bias": [1, 2], "animal": [[0, 1], [0, 3]]}
    alone = arete.animals(arete.position(pair))
    assert [animal.name for animal in alone] == ["2.0"] and alone.picture("2.0").startswith("<svg")


def test_proofs_are_accepted_and_changed_ones_refused(examples):
    for text in examples[::4]:
        proof = arete.position(text).certificate()
        checked = arete.check(proof)
        assert checked and checked.accepted and checked.claim["outcome"], text
        changed = proof.replace(f'"outcome":"{checked.claim["outcome"]}"', '"outcome":"tied"')
        assert not arete.check(changed) and arete.check(changed).refusal


def test_boards_made_of_others():
    hexagon = arete.board("convex", 6, game="mono-complete")
    for triangulation in hexagon.boards("triangulations", "coloring"):
        graph = triangulation.boards("edge-graph")[0]
        assert graph.game == "node-kayles"
        assert triangulation.solve().outcome == graph.solve().outcome


def test_the_commands_have_their_functions():
    told = run_program("sequence", ".07", "--json")[0]
    assert arete.sequence(".07").to_dict()["values"] == told["values"]
    assert (arete.sequence(".07").period, arete.sequence(".07").preperiod) == (told["period"], told["preperiod"])
    listed = run_program("animals", "--board", "squares", "--bias", "1,1", "--size", "3", "--json")
    found = arete.animals("squares", bias=(1, 1), size=3)
    assert [(a.name, a.outcome, a.reason) for a in found] == [(a["name"], a["outcome"], a["reason"]) for a in listed]
    grid = arete.board("grid", 5, 5, game="ueg")
    told = run_program("kernel", text=str(grid.to_dict()).replace("'", '"'))[0]
    assert arete.kernel(grid).vertices == frozenset(told["kernel"])
