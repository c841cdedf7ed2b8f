"""The tools themselves: what they count, and what they tell a newcomer."""

from __future__ import annotations

import importlib.util
import sys
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import ModuleType

import pytest

from tests.tidy.sources import ROOT


def load(name: str) -> ModuleType:
    """Return a script of the tree's top as a module."""
    loader = SourceFileLoader(f"script_{name.replace('.', '_')}", str(ROOT / name))
    spec = importlib.util.spec_from_loader(loader.name, loader)
    assert spec
    module = importlib.util.module_from_spec(spec)
    sys.modules[loader.name] = module  # dataclasses look their module up
    loader.exec_module(module)
    return module


CHECK = load("check")
GO = load("go.py")


@pytest.mark.parametrize(
    ("output", "counted"),
    [
        ("..F\n2 passed, 1 failed in 0.10s\n", (2, 1, 0)),
        ("===== 7 passed, 2 skipped in 61.20s (0:01:01) =====\n", (7, 0, 2)),
        ("1 passed, 2 errors in 0.10s\n", (1, 2, 0)),
        ("ℹ tests 5\nℹ pass 4\nℹ fail 1\nℹ skipped 0\n", (4, 1, 0)),
        ("# pass 3\n# fail 0\n", (3, 0, 0)),
        ("Success: no issues found in 9 source files\n", (0, 0, 0)),
    ],
)
def test_check_counts_by_the_runners_own_words(output: str, counted: tuple[int, int, int]) -> None:
    assert counted == CHECK.count_tests(output)


def test_every_stage_needs_one_that_stands_before_it() -> None:
    """Else two workers could wait for each other."""
    seen: set[str] = set()
    for stage in CHECK.STAGES:
        assert stage.needs is None or stage.needs in seen
        seen.add(stage.name)


def test_every_folder_of_tests_is_checked() -> None:
    folders = {path.parent.relative_to(ROOT) for path in (ROOT / "tests").rglob("test_*.py")}
    commands = {word for stage in CHECK.STAGES for word in stage.command}
    assert not [f for f in folders if "/".join(f.parts[:2]) not in commands]


@pytest.mark.parametrize(
    ("crowded", "body", "counted", "unsteady"),
    [
        (True, "assert seen()", (2, 0), ("test_late.py::test_late",)),
        (True, "assert False", (1, 1), ()),
        (False, "assert seen()", (1, 1), ()),
    ],
)
def test_what_failed_beside_others_is_tried_once_more_alone(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    crowded: bool,
    body: str,
    counted: tuple[int, int],
    unsteady: tuple[str, ...],
) -> None:
    """Only where others can hold a test up, only once, and it is told."""
    monkeypatch.setattr(CHECK, "LOGS", tmp_path)
    (tmp_path / "test_late.py").write_text(
        "from pathlib import Path\n"
        "def seen():\n    there = Path(__file__ + '.seen').exists()\n"
        "    Path(__file__ + '.seen').touch()\n    return there\n"
        "def test_early():\n    assert not Path(__file__ + '.seen').exists()\n"
        f"def test_late():\n    {body}\n"
    )
    command = CHECK.pytest("-p", "no:randomly", f"--rootdir={tmp_path}", str(tmp_path))
    memory = ("-o", f"cache_dir={CHECK.memory('late')}", "-o", "addopts=")
    stage = CHECK.Stage("late", (*command, *memory), crowded=crowded)
    (result,) = CHECK.Runner("check", 1).run([stage])
    assert counted == (result.passed, result.failed)
    assert unsteady == result.unsteady
    assert result.ok == bool(unsteady)


def test_the_starter_passes_on_what_is_not_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`ohhell verify FILE` is in the README, and a newcomer has no `ohhell` on the path."""
    record = tmp_path / "record.json"
    record.touch()
    monkeypatch.chdir(tmp_path)
    assert GO.words_for_ohhell("verify", record.name) == ("verify", str(record))
    convert = ("game", "convert", record.name, "--to", "pbn", "-o", "new.pbn")
    assert GO.words_for_ohhell(*convert)[2:] == (
        str(record), "--to", "pbn", "-o", str(tmp_path / "new.pbn")
    )  # fmt: skip
    assert GO.words_for_ohhell("game", "read", "-") == ("game", "read", "-")
    assert GO.words_for_ohhell("rules", "list") == ("rules", "list")
    ladder = ("lab", "ladder", "--csv", "new.csv")
    assert GO.words_for_ohhell(*ladder)[3] == str(tmp_path / "new.csv")
    new = GO.words_for_ohhell("backup", "saved", "--data", "house")
    assert new == ("backup", str(tmp_path / "saved"), "--data", str(tmp_path / "house"))
    assert GO.words_for_ohhell("doctor", "--fast") == ("doctor", "--fast")
    assert GO.words_for_ohhell("--lan") == ("serve", "--lan")
    assert GO.words_for_ohhell("test", "fast") is None


def test_a_newcomer_without_a_network_is_told_so() -> None:
    assert "online" in GO.explain("error: dns error: failed to lookup address information")
    assert "delete .venv" in GO.explain("Segmentation fault")
