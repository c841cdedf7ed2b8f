"""Words that the house does not want: found whatever their case and accents, and only whole."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from ohhell.server.words import Words, read_words

MOST = 100


def words_of(tmp_path: Path, *lines: str) -> Words:
    file = tmp_path / "words.txt"
    file.write_text("\n".join(lines), encoding="utf-8")
    return Words(str(file), MOST, pytest.fail)


@pytest.mark.parametrize(
    ("word", "text", "masked"),
    [
        ("drat", "Oh DRAT, dráT!", "Oh ∗∗∗∗, ∗∗∗∗!"),
        ("drât", "drat", "∗∗∗∗"),
        ("straße", "STRASSE", "∗∗∗∗∗∗∗"),
        ("drat", "drats hydrate drat9", "drats hydrate drat9"),
        ("drat", "drat-drat 'drat'", "∗∗∗∗-∗∗∗∗ '∗∗∗∗'"),
        ("drat", "ｄｒａｔ", "∗∗∗∗"),
        ("바보", "이 바보!", "이 ∗∗!"),
        ("çã", "ÇÃ ca", "∗∗ ∗∗"),
        ("x̌y", "xy", "∗∗"),
        ("किताब", "किताब कताब", "∗∗∗ कताब"),
    ],
)
def test_a_word_is_masked(tmp_path: Path, word: str, text: str, masked: str) -> None:
    words = words_of(tmp_path, word)
    assert words.masked(text) == masked
    assert words.finds_any(text) == (masked != text)


def test_remarks_and_empty_lines_are_no_words(tmp_path: Path) -> None:
    words = words_of(tmp_path, "# drat", "", "  fie  # a remark", "pish")
    assert words.masked("drat fie pish remark") == "drat ∗∗∗ ∗∗∗∗ remark"


def test_without_a_file_everything_is_wanted() -> None:
    assert Words("", MOST, pytest.fail).masked("drat") == "drat"


def test_a_file_is_read_again_when_it_changes(tmp_path: Path) -> None:
    words = words_of(tmp_path, "drat")
    assert words.finds_any("drat")
    words_of(tmp_path, "fie")
    assert (words.finds_any("drat"), words.finds_any("fie")) == (False, True)


def test_a_file_that_went_bad_changes_nothing(tmp_path: Path) -> None:
    """Whoever edits it is told once, and may mend it; meanwhile the old words hold."""
    file, told = tmp_path / "words.txt", list[str]()
    file.write_text("drat\n", encoding="utf-8")
    words = Words(str(file), MOST, told.append)
    assert words.finds_any("drat")
    file.write_text("two words\n", encoding="utf-8")
    assert [words.finds_any("drat") for _ in range(3)] == [True] * 3
    file.unlink()
    assert [words.finds_any("drat") for _ in range(3)] == [True] * 3
    assert len(told) == 2
    assert "line 1: expected one word" in told[0]
    file.write_text("fie\n", encoding="utf-8")
    os.utime(file, ns=(1, 1))
    assert words.finds_any("fie")


@pytest.mark.parametrize("line", ["two words", "drat!", "---"])
def test_a_line_is_one_word(tmp_path: Path, line: str) -> None:
    file = tmp_path / "words.txt"
    file.write_text(f"drat\n{line}\n", encoding="utf-8")
    with pytest.raises(ValueError, match="line 2: expected one word"):
        read_words(file, MOST)


def test_what_cannot_be_read_is_told(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="cannot read"):
        read_words(tmp_path / "nowhere", MOST)
    (tmp_path / "latin").write_bytes(b"\xe9t\xe9\n")
    with pytest.raises(ValueError, match="cannot read"):
        read_words(tmp_path / "latin", MOST)
