"""The examples and the documentation run as they stand."""

import doctest
import importlib
import pathlib
import re
import subprocess
import sys

import pytest

import mu_games

HERE = pathlib.Path(__file__).parent
EXAMPLES = sorted((HERE.parent / "examples").glob("*.py"))
ARGUMENTS = {"throughput": ["--seconds", "0.02", "--games", "16"]}


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
def test_examples_run(example):
    command = [sys.executable, str(example), *ARGUMENTS.get(example.stem, [])]
    told = subprocess.run(command, capture_output=True, text=True)
    assert told.returncode == 0, told.stderr
    assert told.stdout


def test_the_first_game_of_the_readme_runs():
    text = (HERE.parent / "README.md").read_text(encoding="utf-8")
    programs = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert len(programs) >= 2
    for program in programs:
        exec(compile(program, "README.md", "exec"), {})


@pytest.mark.parametrize("name", ["mu_games", "mu_games.vector", "mu_games.openspiel", "mu_games.gymnasium"])
def test_docstrings_say_what_is(name):
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_the_stubs_name_what_the_native_module_has():
    stubs = (pathlib.Path(mu_games.__file__).parent / "_native.pyi").read_text(encoding="utf-8")
    native = importlib.import_module("mu_games._native")
    for name in [name for name in dir(native) if not name.startswith("__")]:
        thing = getattr(native, name)
        part = re.search(rf"^(?:class|def) {name}\b.*?(?=^\S|\Z)", stubs, re.DOTALL | re.MULTILINE)
        assert part, f"{name} is missing in _native.pyi"
        own = [member for member in vars(thing)] if isinstance(thing, type) else []
        for member in own:
            if not member.startswith("__"):
                assert re.search(rf"def {member}\b", part[0]), f"{name}.{member} is missing in _native.pyi"
        declared = re.findall(r"^    def (\w+)", part[0], re.MULTILINE)
        assert all(hasattr(thing, member) for member in declared), f"{name} has not all that is declared"
        assert thing.__doc__, f"{name} has no documentation"
