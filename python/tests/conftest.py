"""What the tests share: the program to compare with, and the examples."""

import json
import os
import pathlib
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get("ARETE_PROGRAM", str(ROOT / "build" / "release" / "arete"))


def run_program(*arguments, text=""):
    """What the program writes, line by line."""
    done = subprocess.run([PROGRAM, *arguments], input=text, capture_output=True, text=True, timeout=120, check=False)
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.fixture(scope="session")
def examples():
    """Four small positions of every finite game, and one of a board without end."""
    lines = (ROOT / "examples" / "positions.jsonl").read_text().splitlines()
    endless = {"game": "achievement", "board": "squares", "bias": [1, 1], "animal": [[0, 0], [0, 1], [1, 0]]}
    return [line for line in lines if line.strip()] + [json.dumps(endless)]


@pytest.fixture
def long_search():
    """A position that takes a search much longer than a test."""
    import arete

    return arete.board("grid", 7, 7, game="arc-kayles")
