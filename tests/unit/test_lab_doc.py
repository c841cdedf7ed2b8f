"""docs/lab.md: what it shows is run as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

DOC = Path(__file__).resolve().parents[2] / "docs" / "lab.md"


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """It prints a match of fifty deals."""
    (block,) = re.findall(r"```python\n(.*?)```", DOC.read_text(encoding="utf-8"), re.DOTALL)
    exec(compile(block, str(DOC), "exec"), {})
    said = capsys.readouterr().out
    assert said.startswith("50 deals at 200 tables")
    assert "casual - random: +" in said
