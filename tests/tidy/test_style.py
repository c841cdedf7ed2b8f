"""The style, as a test: what a reviewer would otherwise have to say twice."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.tidy.sources import PACKAGE, SCRIPTS, name_of, page_files, python_files

FILE_LINES_MAX = 400
FUNCTION_LINES_MAX = 60
LINE_LENGTH_MAX = 100
OURS = python_files("src", "tests", "benchmarks")
# A drawing's path or a text for people, in one string.
UNBREAKABLE = re.compile(r"""(["'`])(?:(?!\1).){60,}\1""")
FOLDERS = sorted({path.parent for path in python_files("src")})
ROOMS = sorted(path.parent for path in PACKAGE.rglob("__init__.py"))
# The glossary's word for each; a list, not a judgement: the others mean something else here.
NOT_OUR_WORDS = {"bet": "bid", "wager": "bid", "pile": "trick", "undertrick": "missed"}
# In halves, since this file is read too.
UNFINISHED = re.compile("|".join(("TO" + "DO", "FIX" + "ME", "X" + "XX")))


def tree_of(path: Path) -> ast.Module:
    """Return the parsed file."""
    return ast.parse(path.read_text(encoding="utf-8"))


def names_in(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield every name that the file gives to something, with its line."""
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield node.lineno, name
            case ast.ClassDef(name=name):
                yield node.lineno, name
            case ast.arg(arg=name):
                yield node.lineno, name
            case ast.Name(id=name, ctx=ast.Store()):
                yield node.lineno, name
            case _:
                pass


@pytest.mark.parametrize("path", [*OURS, *SCRIPTS, *page_files()], ids=name_of)
def test_a_file_is_one_sitting(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    long = [
        number
        for number, line in enumerate(lines, 1)
        if len(line) > LINE_LENGTH_MAX and not UNBREAKABLE.search(line)
    ]
    assert len(lines) <= FILE_LINES_MAX, "longer than a sitting: split it by idea"
    assert not long, f"lines over {LINE_LENGTH_MAX} characters: {long}"


@pytest.mark.parametrize("path", [*OURS, *SCRIPTS], ids=name_of)
def test_a_function_is_one_thought(path: Path) -> None:
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            lines = (node.end_lineno or 0) - node.lineno + 1
            assert lines <= FUNCTION_LINES_MAX, f"line {node.lineno}: {node.name} has {lines} lines"


@pytest.mark.parametrize("path", [*OURS, *SCRIPTS, *page_files()], ids=name_of)
def test_nothing_is_left_to_do(path: Path) -> None:
    found = UNFINISHED.search(path.read_text(encoding="utf-8"))
    assert not found, f"{found}: finish it, or write an issue"


@pytest.mark.parametrize("path", python_files("src"), ids=name_of)
def test_the_words_are_the_glossarys(path: Path) -> None:
    for line, name in names_in(tree_of(path)):
        for word in re.split(r"_|(?<=[a-z])(?=[A-Z])", name):
            ours = NOT_OUR_WORDS.get(word.lower())
            assert ours is None, f"line {line}: {name!r}: we say {ours!r}"


@pytest.mark.parametrize("room", ROOMS, ids=name_of)
def test_a_room_has_a_front_door(room: Path) -> None:
    docstring = ast.get_docstring(tree_of(room / "__init__.py"))
    assert docstring, "say in the docstring what the room is for, and what it must never do"


@pytest.mark.parametrize("folder", FOLDERS, ids=name_of)
def test_every_folder_is_a_room(folder: Path) -> None:
    assert (folder / "__init__.py").is_file()


@pytest.mark.parametrize("path", python_files("src"), ids=name_of)
def test_only_the_command_line_prints(path: Path) -> None:
    if name_of(path).startswith("src/ohhell/cli/"):
        return
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id != "print", f"line {node.lineno}: use the log"
