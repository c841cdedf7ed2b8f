"""Files of games: what each form says, and how each kind of wrong file is refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

import pytest

from ohhell.exchange import FILE_BYTES_MAX, BadFile, CannotWrite, Format, read, write
from ohhell.rules import (
    BY_ID,
    Action,
    Bid,
    Bidding,
    Blind,
    Card,
    Event,
    Hook,
    Identical,
    Look,
    Pack,
    Play,
    RuleSet,
    Schedule,
    Seat,
    Suit,
    deal,
    decide,
    new_game,
    notation,
    parse_cards,
    replay,
    stacked,
    start,
)
from tests.fixtures import DATA, Row, load
from tests.play import hands
from tests.unit import not_yet
from tests.unit.test_notation import block, example

RULES: Final = "ohhell 1 seats=3 dealer=0\nrules {}\n"


def refused(text: str | bytes) -> str:
    """Return how a file is refused."""
    with pytest.raises(BadFile) as caught:
        read(text.encode() if isinstance(text, str) else text)
    return str(caught.value)


def neutral(change: Callable[[Row], object] = lambda _: None) -> str:
    """Return the example as a neutral record, changed, a line a value."""
    row: Row = json.loads(write(notation.read(example()), Format.NEUTRAL))
    change(row)
    return json.dumps(row, indent=1)


# --- Every form -----------------------------------------------------------------------------------


def test_the_round_of_the_docs_is_the_partial_round_of_the_examples() -> None:
    """BOT-05 in tags and as a neutral record, to the card."""
    data = json.dumps(load("games/trickster_partial_hand")).encode()
    (log,) = read(block("pbn").encode()).games
    assert read(data).games == (log,)
    game = replay(log)
    assert (Suit.HEARTS, Hook.OFF) == (game.round_in_progress.trump, game.ruleset.bidding.hook)
    assert (2,) == game.to_act


def test_rounds_in_tags_may_be_written_as_in_bridge() -> None:
    """Suits with dots, remarks, tags of no interest, a variant by name, an end."""
    bridge = block("pbn").replace(
        "6H 4H JD 9C 5C / AS 3S TH QD QC / 5S 3H 9D 4D 7C / 7S 6D AC JC 6C",
        ".64.J.95 A3.T.Q.Q 5.3.94.7 7..6.AJ6",
    )
    bridge = f'% export\n[Event "club"] ; ours\n{bridge}*\nremarks of no interest\n'
    assert read(block("pbn").encode()).games == read(bridge.encode()).games
    begun = '[Seats "a b c"]\n[Rules "spruce"]\n[Dealer "c"]\n'
    (log,) = read(begun.encode()).games
    assert (BY_ID["spruce"].ruleset, 2) == (replay(log).ruleset, replay(log).first_dealer)


def test_rounds_without_rules_are_games_of_their_own() -> None:
    """And those that follow upon rules are one game."""
    assert 2 == len(read((block("pbn") + block("pbn")).encode()).games)
    whole = write(notation.read(example()), Format.PBN)
    assert [3, 1] == [
        len(replay(log).sheet) or 1 for log in read((whole + block("pbn")).encode()).games
    ]


def test_a_list_may_begin_with_any_seat() -> None:
    """As the deal of bridge may."""
    turned = block("pbn").replace('"N:2 2 0 0"', '"S:0 0 2 2"').replace('Play "N"', 'Play "E"')
    turned = turned.replace("4H TH 3H AC", "TH 3H AC 4H").replace("6H AS 5S 7S", "AS 5S 7S 6H")
    assert read(block("pbn").encode()) == read(turned.replace("JD QD", "QD - - JD").encode())


def test_a_file_may_begin_with_a_mark_and_empty_lines() -> None:
    """As some editors write it."""
    for text in (example(), block("pbn"), neutral()):
        assert read(text.encode()) == read(f"\ufeff\n\n{text}\n".encode())


def test_the_events_of_a_game_are_a_file() -> None:
    """Each on a line of its own."""
    log = notation.read(example())
    text = write(log, Format.JSON)
    assert len(log) + 5 == len(text.splitlines())
    assert (Format.JSON, (log,)) == (read(text.encode()).format, read(text.encode()).games)


@pytest.mark.parametrize("kind", [Format.NOTATION, Format.JSON, Format.NEUTRAL, Format.PBN])
def test_a_blind_bid_that_the_hook_moved_is_written_as_it_was_made(kind: Format) -> None:
    """The dealer lies behind and bids two blind; the others bid three of five."""
    ruleset = RuleSet(Schedule(custom=(1, 5)), bidding=Bidding(blind=Blind(behind=1)))
    started = start(ruleset, seats=3, first_dealer=Seat(2))
    game, log = new_game(started), list[Event]([started])
    deals = [("2C / 3C / 2D", "3H"), ("4C 5C 6C 7C 8C / 4D 5D 6D 7D 8D / 4S 5S 6S 7S 8S", "9H")]
    said: list[tuple[Action, ...]] = [
        (Bid(1), Bid(1), Bid(0), *map(Play, parse_cards("2C 3C 2D"))),
        (Look(), Bid(2), Bid(1), Bid(2)),
    ]
    for (held, turned), actions in zip(deals, said, strict=True):
        deck = stacked(game, hands(held), Card.parse(turned))
        log += deal(game, deck)
        game = replay(log)
        for action in actions:
            log += decide(game, game.to_act[0], action)
            game = replay(log)
    assert (3, 1, 2) == game.round_in_progress.all_bids
    assert read(write(log, kind).encode()).games == (tuple(log),)


def test_a_record_cannot_be_written() -> None:
    """It would hold a secret that nobody kept."""
    with pytest.raises(CannotWrite, match="only its table has"):
        write(notation.read(example()), Format.RECORD)


# --- What cannot be read --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "line 1, column 1: not a game"),
        ("\n  dear diary", "line 2, column 3: not a game"),
        (b"ohhell 1\n\xc3\xa9\xff", "line 2, column 2: not text in UTF-8"),
        (b"\xff\xfe{", "line 1, column 1: not text in UTF-8"),
        (b" " * (FILE_BYTES_MAX + 1), "line 1, column 1: the file is larger than 2,000,000"),
        ("{}", "line 1, column 1: not a game"),
        ('{"format": "ohhell-record/2"}', "line 1, column 12: format: not a game"),
        ('{"a": 1,\n "b" 2}', "line 2, column 6: not JSON: Expecting ':'"),
        ('{"a": [1,\n}', "line 2, column 1: not JSON: Expecting value"),
        ('{"a": "[[[",\n "b": NaN}', "line 2, column 7: not JSON: NaN"),
        ('{"a": "9",\n "b": ' + "9" * 5000, "line 2, column 7: a number of more than 500 digits"),
        ('{"a":\n' + "[" * 100_000, "line 2, column 100: nested more than 100 deep"),
        ('{"a":\n' + "[" * 200 + "]" * 200 + "}", "line 2, column 100: nested more than 100"),
        ("%\n", "line 2, column 1: no game stands here"),
        ('{"schema": "ohhell-neutral/1", "kind": "rounds", "items": []}', "no game stands here"),
        (RULES + "round 1\n hands 2C", "line 4, column 10: expected 'turn', found the end"),
    ],
)  # fmt: skip
def test_what_is_no_game_is_refused_with_its_place(text: str | bytes, said: str) -> None:
    """Whatever it is."""
    assert said in refused(text)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('Dealer "W"', 'Dealer "X"', "line 2, column 10: no seat is called 'X'; there are N E S W"),
        ('Dealer "W"', "Dealer W", "line 2, column 1: expected a tag, such as"),
        ("Dealer", "Deeler", "line 2, column 2: there is no such tag"),
        ('[Dealer "W"]', "", "line 1, column 2: Seats: the tag Dealer is missing"),
        ("N E S W", "N E S N", "line 1, column 2: Seats: every seat must have a name of its own"),
        ("N E S W", "N E S", "line 2, column 10: no seat is called 'W'"),
        ("N E S W", "N", "line 1, column 2: Seats: 1 seats: a table has 2 to 10"),
        ('Size "5"', 'Size "6"', "line 3, column 8: by the rules the size of the round is 5"),
        ('Size "5"', 'Size "five"', "line 3, column 8: not a whole number: 'five'"),
        ('Size "5"', 'Size ""', "line 3, column 2: Size: one word is expected"),
        ('[TurnUp "QH"]', "", "the tag TurnUp or the tag Trump is missing"),
        ('"QH"', '"9C"', "line 4, column 10: the"),
        ('"QH"', '"1H"', "line 4, column 10: not a card: '1H'"),
        ('[TurnUp "QH"]', '[Trump "S"]', "line 10, column 1: it is the turn of seat 2"),
        ('[TurnUp "QH"]', '[TurnUp "QH"] x', "line 4, column 1: expected a tag, such as"),
        ("N:2 2 0 0", "N:2 2 0", "line 5, column 15: 3 are given for 4 seats"),
        ("N:2 2 0 0", "N:2 6 0 0", "line 5, column 12: a bid is 0 to 5, not 6"),
        ("N:2 2 0 0", "N:2 - 0 0", "line 5, column 14: it is the turn of seat 1"),
        ("AS 3S TH", "AS 3S 4H", "line 6, column 33: the"),
        ("AS 3S TH", "AS 3S", "line 6, column 27: a hand of 4 cards in a round of 5"),
        ("/ 7S 6D AC JC 6C", "", "line 6, column 59: 3 are given for 4 seats"),
        ("7S 6D AC JC 6C", "7S.6D.AC", "a hand has four suits with dots between"),
        ('Deal "N', 'Hands "N', "line 6, column 2: there is no such tag"),
        ("4H TH 3H AC", "4H TH 3H AC 5C", "line 8, column 13: a trick has 4 columns"),
        ("4H TH 3H AC", "9C TH 3H AC", "line 8, column 4: TH does not follow suit (C): QC may"),
        ("6H AS 5S 7S", "6H AS 5S JC", "line 9, column 10: JC does not follow suit (S)"),
        ("6H AS 5S 7S", "6H - 5S 7S", "line 9, column 6: it is the turn of seat 1"),
        ("JD QD", "JD QD 9D 6D\n9C QC 7C 6C\n5C 3S 4D JC\n2C", "line 13, column 1: the round is"),
        ("JD QD", 'JD QD\n[Result "1 1 0 1"]', "by the rules the number of tricks of seat 3 is 0"),
        ("JD QD", 'JD QD\n[Points "1 1 0 1"]', "the round is not over, so there are no points"),
        ('[Deal "', '[Rules "spruce"]\n[Deal "', "line 3, column 8: by the rules the size"),
        ('[Deal "', '[Rules "{,}"]\n[Deal "', "line 6, column 10: neither a variant nor JSON"),
        ('[Deal "', '[Rules "{\\"x\\": 1}"]\n[Deal "', "line 6, column 2: Rules: rules.x: unknown"),
        ('[Deal "', '[Rules "{\\"x\\" 1}"]\n[Deal "', "line 6, column 16: neither a"),
    ],
)  # fmt: skip
def test_a_wrong_tag_is_refused_with_its_place(old: str, new: str, said: str) -> None:
    """With what is wrong with it, or with what the rules say."""
    assert old in block("pbn")
    assert said in refused(block("pbn").replace(old, new, 1))


def _put(*path: str | int, value: object) -> Callable[[Row], None]:
    def change(data: Any) -> None:  # noqa: ANN401 - any JSON
        for step in path[:-1]:
            data = data[step]
        data[path[-1]] = value

    return change


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (_put("kind", value="deals"), "kind: no games are in this kind of record"),
        (_put("kind", value=None), "line 1, column 1: 'kind' is missing"),
        (_put("players", value="3"), "players: expected a whole number"),
        (_put("players", value=4), "rounds[0]: 3 hands for 4 seats"),
        (_put("players", value=10**14), "players: 100000000000000 seats: a table has 2 to 10"),
        (_put("first_dealer", value=3), "first_dealer: a seat is 0 to 2, not 3"),
        (_put("teams", value=[0, 1]), "teams: games of teams cannot be read yet"),
        (_put("rules", "ruleset", "trump", value=1), "rules.ruleset: ruleset.trump: expected an"),
        (_put("rules", value=[]), "rules: expected an object"),
        (_put("rounds", value={}), "rounds: expected a list"),
        (_put("rounds", 0, value=None), "rounds[0]: expected an object"),
        (_put("rounds", 1, "dealer", value=2), "rounds[1].dealer: by the rules the dealer is 0"),
        (_put("rounds", 1, "cards", value=1), "rounds[1].cards: by the rules the size of the"),
        (_put("rounds", 1, "trump", value="S"), "rounds[1].trump: by the rules the trump is D"),
        (_put("rounds", 1, "trump", value=None), "rounds[1]: by the rules the trump is D"),
        (_put("rounds", 1, "turned_card", value=None), "rounds[1]: by the rules 2C is turned up"),
        (_put("rounds", 1, "hands", 0, 0, value="2S"), "rounds[1].hands[0][1]: the"),
        (_put("rounds", 1, "hands", 0, 0, value="2D"), "rounds[1].turned_card: the"),
        (_put("rounds", 1, "hands", 0, 0, value="2Z"), "rounds[1].hands[0][0]: not a card: '2Z'"),
        (_put("rounds", 1, "hands", 0, value=["AC"]), "hands[0][0]: a hand of 1 cards in a round"),
        (_put("rounds", 1, "bids", 1, value=2), "rounds[1].bids[0]: 0 is forbidden"),
        (_put("rounds", 1, "bids", value=[]), "rounds[1].tricks[0].plays[0]: 8H may not be played"),
        (_put("rounds", 1, "bids", value=[0, 1]), "rounds[1]: 2 bids for 3 seats"),
        (_put("rounds", 1, "tricks", 0, "leader", value=0), "tricks[0].leader: by the rules the"),
        (_put("rounds", 1, "tricks", 0, "plays", 1, value="6S"), "plays[1]: 6S does not follow"),
        (_put("rounds", 1, "tricks", 0, "winner", value=0), "tricks[0].winner: by the rules the"),
        (_put("rounds", 0, "tricks", value=[]), "rounds[0].won[2]: by the rules the number of"),
        (_put("rounds", 1, "won", 0, value=1), "rounds[1].won[0]: by the rules the number of"),
        (_put("rounds", 1, "points", 0, value=11), "rounds[1].totals[0]: the points add up to 21"),
        (_put("rounds", 1, "totals", 0, value=21), "rounds[1].totals[0]: the points add up to 20"),
    ],
)
def test_a_wrong_statement_is_refused_with_its_name_and_its_place(
    change: Callable[[Row], None], said: str
) -> None:
    """The line is that of the value that is named."""
    text = neutral(change)
    error = refused(text)
    assert said in error
    line, named = text.split("\n")[int(error.split()[1][:-1]) - 1], error.split(": ")[1]
    last = named.rsplit(".", 1)[-1]
    assert "[" in last or " " in last or f'"{last}"' in line


def test_events_that_the_rules_do_not_have_are_refused() -> None:
    """At the first of them."""
    lines = write(notation.read(example()), Format.JSON).splitlines()
    bid = 9
    assert '    {"type": "BidMade", "seat": 0, "tricks": 0},' == lines[bid]

    def changed(old: str, new: str, at: int = bid) -> str:
        assert old in lines[at]
        return refused("\n".join([*lines[:at], lines[at].replace(old, new), *lines[at + 1 :]]))

    assert "line 10, column 5: events[6]: a bid is 0 to 1, not 2" in changed('s": 0', 's": 2')
    assert "events[6]: BidMade.trocks: unknown" in changed('"tricks"', '"trocks"')
    assert "events[6]: type: 'BidMode' is not one of" in changed("BidMade", "BidMode")
    assert "events[6]: it is the turn of seat 0, not of seat 1" in changed(
        lines[bid], lines[bid + 1]
    )
    assert "events[1]: every hand must hold" in changed('"seat": 2', '"seat": 1', 7)
    assert "events[1]: the deal is not complete" in changed(lines[8], lines[bid], 8)
    assert "events[0]: a game begins with GameStarted" in changed(lines[3], lines[5], 3)
    assert "line 3, column 13: events: a game begins" in refused(
        "\n".join([*lines[:3], *lines[-2:]])
    )
    cut = [*lines[:14], lines[14].rstrip(","), *lines[-2:]]
    assert "line 15, column 5: events[11]: TrickTaken must follow" in refused("\n".join(cut))


# --- The written examples -------------------------------------------------------------------------

GAMES: Final = {
    "game_fit_a": 19,
    "game_ohw_6p_two_decks_r1_12": 1,
    "openspiel_playthroughs": 2,
    "rounds_openspiel_oracle": 28,
    "rounds_tournament_log": 100,
    "trickster_partial_hand": 1,
    "unfinished_save": 1,
}


@pytest.mark.parametrize("name", GAMES)
def test_every_game_of_the_examples_is_read(name: str) -> None:
    """As a whole, however it was written down."""
    assert GAMES[name] == len(read(json.dumps(load(f"games/{name}")).encode()).games)


def test_every_file_of_the_examples_is_read_or_listed() -> None:
    """What is not read is refused for what is said of it."""
    files = {path.stem for path in (DATA / "games").glob("*.json")}
    listed = {name: said for name, (_, said) in not_yet.FILES.items() if name not in GAMES}
    assert files == GAMES.keys() | listed.keys()
    for name, said in listed.items():
        assert said in refused(json.dumps(load(f"games/{name}")))


def test_two_packs_are_read_where_equal_cards_cancel() -> None:
    """RUL-05: twelve rounds, every trick and every point; and nothing else is guessed of packs."""
    record = load("games/game_ohw_6p_two_decks_r1_12")
    game = replay(read(json.dumps(record).encode()).games[0])
    assert tuple(record["rounds"][-1]["totals"]) == game.scores
    assert Pack(packs=2, identical=Identical.CANCEL_LEADER) == game.ruleset.pack
    assert "decks: there may be 1 or 2" in refused(json.dumps(record | {"decks": 3}))
    other = record | {"rules": record["rules"] | {"duplicates": "first"}}
    assert "rules.duplicates: of several packs" in refused(json.dumps(other))


def test_what_was_left_out_or_never_told_is_said() -> None:
    """Where the deal passes to the right, scores begin elsewhere, or bids were not kept."""
    found = {name: read(json.dumps(load(f"games/{name}")).encode()) for name in GAMES}
    noted = {name for name, file in found.items() if file.notes}
    assert {"game_fit_a", "trickster_partial_hand"} == noted
    assert {"rounds_tournament_log"} == {name for name, file in found.items() if file.guessed}
