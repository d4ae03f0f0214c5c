"""The package itself: its examples hold, its types check, it can be installed, and its notebooks run."""

import doctest
import importlib
import os
import pathlib
import pkgutil
import re
import subprocess
import sys
import sysconfig
import zipfile

import arete
import pytest
from conftest import ROOT

PYTHON = ROOT / "python"
NOTEBOOKS = sorted((PYTHON / "notebooks").glob("*.ipynb"))


def run(*command, **options):
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300, **options)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("module", sorted(m.name for m in pkgutil.iter_modules(arete.__path__) if m.name != "_arete"))
def test_the_examples_of_docstrings_hold(module):
    assert doctest.testmod(importlib.import_module(f"arete.{module}")).failed == 0


def test_the_examples_of_the_package_and_of_its_page_hold():
    found = doctest.testmod(arete)
    assert found.failed == 0 and found.attempted > 10
    page = doctest.testfile(str(ROOT / "docs" / "python.md"), module_relative=False)
    assert page.failed == 0 and page.attempted > 20


def test_the_module_stands_on_the_public_header_alone():
    sources = list(PYTHON.glob("*.?pp"))
    included = {name for file in sources for name in re.findall(r'#include ["<]([^">]+/[^">]+)', file.read_text())}
    assert sources and {name for name in included if not name.startswith("pybind11/")} == {"arete/arete.hpp"}


def test_the_types_check(tmp_path):
    user = tmp_path / "user.py"
    user.write_text("import arete\nanswer: arete.Answer = arete.position('kayles', [3]).solve(time=1)\n"
                    "best: list[tuple[int, int, int]] = answer.best or []\nscore: str = answer.score\n")
    cache = f"--cache-dir={os.environ.get('ARETE_MYPY_CACHE', tmp_path / 'cache')}"
    run(sys.executable, "-m", "mypy", cache, cwd=PYTHON)
    wrong = subprocess.run([sys.executable, "-m", "mypy", cache, "--strict", str(user)], capture_output=True, text=True,
                           env={**os.environ, "MYPYPATH": str(PYTHON)}, check=False, timeout=300)
    assert "user.py:4" in wrong.stdout and "Found 1 error" in wrong.stdout, wrong.stdout


def test_a_wheel_is_built_and_installed_without_a_network(tmp_path):
    build = pathlib.Path(arete._arete.__file__).resolve().parents[2]
    environment = {**os.environ, "ARETE_BUILD": str(build), "PIP_NO_INDEX": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    run(sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "-w", str(tmp_path), ".", cwd=PYTHON,
        env=environment)
    wheel = next(tmp_path.glob("arete_games-*.whl"))
    names = set(zipfile.ZipFile(wheel).namelist())
    assert {"arete/__init__.py", "arete/py.typed", "arete/_arete.pyi"} <= names
    place = tmp_path / "installed"
    run(sys.executable, "-m", "pip", "install", "--no-deps", "--target", str(place), str(wheel), env=environment)
    told = run(sys.executable, "-c", "import arete; print(arete.__file__, arete.position('kayles', [3, 4]).solve().nimber)",
               env={**os.environ, "PYTHONPATH": str(place)}, cwd=tmp_path)
    assert told.split() == [str(place / "arete" / "__init__.py"), "2"]


def test_the_build_that_pip_begins_from_nothing_can_be_configured(tmp_path):
    """Compiling it takes minutes; that it is configured and knows the module is found out in seconds."""
    run(sys.executable, "-c", f"import build_wheel; build_wheel.configure({str(tmp_path)!r})", cwd=PYTHON)
    planned = run("ninja", "-C", str(tmp_path), "-t", "commands", "arete_python")
    assert f"_arete{sysconfig.get_config_var('EXT_SUFFIX')}" in planned


def test_there_is_a_notebook_for_each_paper():
    assert [notebook.stem for notebook in NOTEBOOKS] == ["animals", "bichromatic", "geography", "picarete", "triangulations"]


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda notebook: notebook.stem)
def test_notebooks_run(notebook):
    nbformat = pytest.importorskip("nbformat")
    nbclient = pytest.importorskip("nbclient")
    paper = {"animals": "E", "bichromatic": "B", "geography": "U", "picarete": "P", "triangulations": "T"}[notebook.stem]
    figures = sorted((ROOT / "docs" / "pictures").glob(f"{paper}-*.svg"))
    book = nbformat.read(notebook, as_version=4)
    assert all(not cell.outputs for cell in book.cells if cell.cell_type == "code"), "kept without outputs"
    nbclient.NotebookClient(book, timeout=120, kernel_name="python3").execute()
    outputs = [output.get("data", {}) for cell in book.cells if cell.cell_type == "code" for output in cell.outputs]
    shown = {data["image/svg+xml"].strip() for data in outputs if "image/svg+xml" in data}
    assert figures and [figure.name for figure in figures if figure.read_text().strip() not in shown] == []
