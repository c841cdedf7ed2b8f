"""A game as text: what is read, and how each kind of wrong line is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ohhell.rules import Bid, GameStarted, RuleSet, Seat, decide, replay, to_plain, to_tagged
from ohhell.rules.notation import BadNotation, read, write

DOCS = Path(__file__).parents[2] / "docs"


def example() -> str:
    """Return the game that docs/notation.md shows."""
    return block("text")


def block(kind: str) -> str:
    """Return the first block of code of one kind in docs/notation.md."""
    text = (DOCS / "notation.md").read_text(encoding="utf-8")
    return text.split(f"```{kind}\n")[1].split("```")[0]


def test_the_example_of_the_docs_is_a_game() -> None:
    """Read and written again it is the same text."""
    assert example() == write(read(example()))


def test_the_example_is_played_to_its_end() -> None:
    """Three seats, three rounds; the scores are the sums of its points."""
    game = replay(read(example()))
    assert (True, 3, 3) == (game.over, game.seats, len(game.sheet))


def test_blank_lines_and_spaces_do_not_matter() -> None:
    """Only words do."""
    spaced = "\n\n" + example().replace("  ", "      ").replace("\n", "  \n\n")
    assert read(example()) == read(spaced)


@pytest.mark.parametrize("lines", range(2, 40))
def test_a_text_may_end_after_any_decision(lines: int) -> None:
    """Cut between two tricks or rounds, it is an unfinished game; else the line is named."""
    text = "\n".join(example().splitlines()[:lines]) + "\n"
    try:
        events = read(text)
    except BadNotation as error:
        assert "follows" in str(error) or "the end" in str(error)  # noqa: PT017
    else:
        assert text == write(events)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("ohhell 1", "ohhell 2", "line 1, column 1: expected 'ohhell 1' first"),
        ("ohhell 1", "ohhell 11", "line 1, column 8: by the rules 'ohhell 1 seats=3 dealer=2'"),
        ("seats=3", "seats=11", "line 1, column 10: 11 seats: a table has 2 to 10"),
        ("seats=3", "seats=three", "line 1, column 10: invalid literal"),
        ("seats=3", "", "line 1, column 19: seats= is missing"),
        (
            "seats=3 dealer=2",
            "seats=3 dealer=3",
            "line 1, column 18: the first dealer must be a seat",
        ),
        ('"largest":3', '"largest":99', "line 2, column 7: a largest hand of 99"),
        ('"largest":3', '"largest":' + "9" * 5000, "line 2, column 7: Exceeds"),
        ("seats=3 dealer=2", "seats=3 dealer=2 sun=1", "line 1, column 27: by the rules"),
        ("rules {", "rules [", "line 2, column 17: Expecting"),
        ("rules {", "{", "line 2, column 1: expected 'rules', found"),
        (
            '"last_bidder"',
            '"first_bidder"',
            "line 2, column 7: RuleSet.bidding.hook: expected one of",
        ),
        (
            "round 1 size=1",
            "round 1 size=2",
            "line 3, column 9: by the rules 'round 1 size=1 dealer=2'",
        ),
        ("round 2 size=2 dealer=0", "round 2 size=2 dealer=1", "line 9, column 16: by the rules"),
        ("hands 8C / 2S / 7S", "hands 8C / 2S", "line 4, column 3: 2 hands for 3 seats"),
        (
            "hands 8C / 2S / 7S",
            "hands 8C 9C / 2S / 7S",
            "line 4, column 3: every hand must hold 1 cards",
        ),
        ("hands 8C / 2S / 7S", "hands 8C / 2S / 7X", "line 4, column 19: not a card: '7X'"),
        (
            "hands 8C / 2S / 7S",
            "hands 8C / 2S / 8C",
            "line 4, column 19: the pack does not hold 8C so often",
        ),
        ("turn JS", "turn none", "line 5, column 8: by the rules"),
        ("turn JS", "turn", "line 5, column 7: not a card: ''"),
        ("turn JS", "turn 2S", "line 5, column 8: the pack does not hold 2S so often"),
        ("turn JS", "turn up", "line 5, column 8: not a card: 'up'"),
        ("bids 0 1 1", "bids 0 1 0", "line 6, column 12: 0 is forbidden"),
        ("bids 0 1 1", "bids 0 1 2", "line 6, column 12: a bid is 0 to 1"),
        ("bids 0 1 1", "bids 0 1", "line 6, column 3: 2 bids for 3 seats"),
        ("bids 0 1 1", "bids 0 - 1", "line 6, column 12: it is the turn of seat 1"),
        ("trick 0: 8C 2S", "trick 1: 8C 2S", "line 7, column 12: it is the turn of seat 0"),
        ("trick 0: 8C 2S", "trick 0: 9C 2S", "line 7, column 12: seat 0 does not hold 9C"),
        ("trick 0: 8C 2S 7S", "trick", "line 7, column 9: invalid literal"),
        ("2S 7S -> 2", "2S 7S -> 1", "line 7, column 24: by the rules 'trick 0: 8C 2S 7S -> 2'"),
        ("2S 7S -> 2", "2S 7S", "line 7, column 20: by the rules"),
        ("points 10 0 11", "points 10 0 12", "line 8, column 15: by the rules 'points 10 0 11'"),
        ("points 10 0 11", "pints 10 0 11", "line 8, column 3: expected 'round', found 'pints'"),
        ("over 2", "over 1 2", "by the rules 'over 2' stands here"),
        ("over 2", "over 2\nover 2", "by the rules nothing follows"),
        ("over 2", "", "by the rules 'over 2' follows"),
    ],
)
def test_a_wrong_line_is_named(old: str, new: str, said: str) -> None:
    """With what is wrong with it, or with what should stand there."""
    assert old in example()
    with pytest.raises(BadNotation) as caught:
        read(example().replace(old, new, 1))
    assert said in str(caught.value)


def test_a_ruleset_nested_too_deep_is_refused() -> None:
    """However deep: the answer is the same."""
    deep = "ohhell 1 seats=3 dealer=0\nrules " + "[" * 100_000
    with pytest.raises(BadNotation, match="line 2"):
        read(deep)


def test_sealed_bids_are_written_while_others_wait() -> None:
    """Bids made together, of which one is in; the text is for who may know it."""
    ruleset = '{"bidding":{"hook":"off","order":"together"},"schedule":{"largest":1}}'
    text = f"ohhell 1 seats=2 dealer=0\nrules {ruleset}\nround 1 size=1 dealer=0\n"
    log = list(read(text + "  hands 2C / 3C\n  turn 4D\n"))
    log += decide(replay(log), Seat(0), Bid(1))
    assert write(log).endswith("  bids 1 -\n")
    assert replay(log) == replay(read(write(log)))


def test_a_text_begins_with_its_game() -> None:
    """And so does what is read."""
    assert isinstance(read(example())[0], GameStarted)


def test_the_ruleset_of_the_docs_is_the_usual_one() -> None:
    """With every value written out."""
    assert json.loads(block("json")) == to_plain(RuleSet())


def test_the_events_of_the_docs_are_those_of_its_game() -> None:
    """One object a line, with its type."""
    shown = [json.loads(line) for line in block("jsonl").splitlines()]
    assert shown == [to_tagged(event) for event in read(example())[1 : len(shown) + 1]]
