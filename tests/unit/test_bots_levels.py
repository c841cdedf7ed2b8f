"""The levels: what stands in for what, and where they are read from."""

from __future__ import annotations

from pathlib import Path

import pytest

from ohhell.bots import LEVELS, Casual, Level, NoLevels, lighter, offered, read_levels

SHELF = {
    "baseline": Level(lambda _: Casual(), 1, offered=False),
    "low": Level(lambda _: Casual(), 1),
    "mid": Level(lambda _: Casual(), 5),
    "high": Level(lambda _: Casual(), 6),
    "top": Level(lambda _: Casual(), 50),
}


@pytest.mark.parametrize(
    ("name", "expected"),
    [("top", "mid"), ("high", "mid"), ("mid", "low"), ("low", None), ("baseline", None)],
)
def test_the_strongest_light_level_below_stands_in(name: str, expected: str | None) -> None:
    """Nothing that has to be waited for itself, and no baseline that nobody would choose."""
    assert expected == lighter(SHELF, name)


def test_a_baseline_is_not_offered() -> None:
    """People choose among the others, and old games still know it."""
    assert offered(SHELF) == ("low", "mid", "high", "top")
    assert "random" not in offered(LEVELS)
    assert "random" in LEVELS


def test_somebody_can_be_offered_and_is_light() -> None:
    """Else nothing could stand in for a level that cannot be played."""
    assert any(LEVELS[name].light for name in offered(LEVELS))


def test_levels_are_read_where_they_stand() -> None:
    assert read_levels("ohhell.bots:LEVELS") is LEVELS


@pytest.mark.parametrize(
    ("where", "said"),
    [
        ("ohhell.bots", "expected levels at module:NAME"),
        ("", "expected levels at module:NAME"),
        (".levels:LEVELS", "expected levels at module:NAME"),
        ("ohhell.no_such_room:LEVELS", "expected levels at module:NAME"),
        ("ohhell.bots:NONE_SUCH", "expected levels at module:NAME"),
        ("ohhell.bots:Casual", "a mapping of names to Level"),
        ("os:environ", "a mapping of names to Level"),
    ],
)
def test_where_no_levels_are_is_said(where: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        read_levels(where)


@pytest.mark.parametrize("line", ["1 +", "1 / 0", "raise SystemError('of my own')", "import none_"])
def test_a_module_that_cannot_be_loaded_is_said(
    line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever keeps a house may have written it: it is a wrong setting, and no failure of ours."""
    (tmp_path / "broken_levels.py").write_text(f"{line}\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(NoLevels, match=r"broken_levels|none_"):
        read_levels("broken_levels:LEVELS")
