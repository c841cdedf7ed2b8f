"""The record of a finished game: all of it, hands and secret included, as JSON to be checked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated, Final, Literal

import msgspec

from ohhell import rules
from ohhell.rules import PACK, RULES_VERSION, Event, Game, GameOver, GameStarted, Round, RuleSet
from ohhell.table import Entry, State
from ohhell.wire.text import text_of

FORMAT: Final = "ohhell-record/1"

CardText = Annotated[str, msgspec.Meta(min_length=2, max_length=3)]
Small = Annotated[int, msgspec.Meta(ge=0, le=99)]
Text = Annotated[str, msgspec.Meta(max_length=200)]
BySeat = Annotated[list[Small], msgspec.Meta(max_length=10)]


class RecordedTrick(msgspec.Struct, rename="camel"):
    """A trick: cards in the order played."""

    leader: Small
    cards: Annotated[list[CardText], msgspec.Meta(max_length=10)]
    winner: Small | None
    """None where equal cards struck the trick out."""


class RecordedRound(msgspec.Struct, rename="camel"):
    """A round; lists go by seat, `number` is 1 for the first."""

    number: Small
    size: Small
    dealer: Small
    hands: Annotated[
        list[Annotated[list[CardText], msgspec.Meta(max_length=60)]], msgspec.Meta(max_length=10)
    ]
    turn_up: CardText | None
    trump: str | None
    bids: BySeat
    tricks: Annotated[list[RecordedTrick], msgspec.Meta(max_length=60)]
    taken: BySeat
    points: Annotated[list[int], msgspec.Meta(max_length=10)]
    shown: CardText | None = None
    """The dealer's last card, where it was shown for trump."""
    first_bids: BySeat | None = None
    """The bids as they were made, where the hook changed one of them afterwards."""
    blind: BySeat = []
    """The seats that bid before they looked at their hands."""


class Record(msgspec.Struct, rename="camel"):
    """A finished game; lists go by seat, times are in milliseconds since 1970."""

    format: Literal["ohhell-record/1"]
    table: Text
    rules_version: int
    variant: Text | None
    rules: dict[str, object]
    seats: Annotated[int, msgspec.Meta(ge=2, le=10)]
    names: Annotated[list[Text], msgspec.Meta(max_length=10)]
    commitment: Text
    secret: Text
    nonces: Annotated[list[Text], msgspec.Meta(max_length=10)]
    first_dealer: Small
    rounds: Annotated[list[RecordedRound], msgspec.Meta(max_length=99)]
    scores: Annotated[list[int], msgspec.Meta(max_length=10)]
    ranks: BySeat
    opened_at: int
    finished_at: int
    pack: Annotated[list[CardText], msgspec.Meta(max_length=120)] = []
    """All cards in the order with which a shuffle begins; none where it is the usual pack."""


def game_events(entries: Iterable[Entry]) -> list[Event]:
    """Return the events of the game itself, out of a table's log."""
    return [e for entry in entries for e in entry.events if isinstance(e, Event)]


def record_of(table_id: str, entries: list[Entry], state: State) -> Record:
    """Return the record of a finished game; raise `ValueError` while its secret is not revealed."""
    game = state.game
    if game is None or not state.revealed or state.secret is None:
        raise ValueError("the game is not over: its cards are still secret")
    options = state.options
    return Record(
        format=FORMAT,
        table=table_id,
        rules_version=RULES_VERSION,
        variant=rules.name_of(options.ruleset),
        rules=rules.to_plain(options.ruleset),
        seats=options.seats,
        names=[place.name for place in state.places],
        commitment=state.opened.commitment,
        secret=state.secret,
        nonces=list(state.nonces),
        first_dealer=game.first_dealer,
        rounds=list(_rounds(game_events(entries))),
        scores=list(game.scores),
        ranks=list(rules.ranks_of(game)),
        opened_at=entries[0].at_ms,
        finished_at=finished_at(entries),
        pack=pack_of(options.ruleset, options.seats),
    )


def pack_of(ruleset: RuleSet, seats: int) -> list[str]:
    """Return the cards of a pack that is not the usual one."""
    cards = ruleset.pack.cards(seats)
    return [] if cards == PACK else [str(card) for card in cards]


def finished_at(entries: Iterable[Entry]) -> int:
    """Return when the game ended; later entries tell only who came and went."""
    return next(e.at_ms for e in entries if any(isinstance(x, GameOver) for x in e.events))


def _rounds(events: list[Event]) -> Iterator[RecordedRound]:
    started = events[0]
    assert isinstance(started, GameStarted)
    game = rules.new_game(started)
    hands: dict[int, list[str]] = {}
    first_bids: tuple[int, ...] | None = None
    for event in events:
        match event:
            case rules.RoundStarted():
                hands, first_bids = {}, None
            case rules.HandDealt(seat, cards) | rules.HandLaid(seat, cards):
                hands[seat] = [str(card) for card in cards]
            case _:
                first_bids = rules.bids_as_made(game, event) or first_bids
        game = rules.evolve(game, event)
        if isinstance(event, rules.RoundScored):
            yield _round(game, [hands.get(seat, []) for seat in range(game.seats)], first_bids)


def _round(game: Game, hands: list[list[str]], first_bids: tuple[int, ...] | None) -> RecordedRound:
    round_, line = game.round_in_progress, game.sheet[-1]
    return RecordedRound(
        number=round_.index + 1,
        size=round_.size,
        dealer=round_.dealer,
        hands=hands,
        turn_up=text_of(round_.turn_up),
        trump=text_of(round_.trump),
        bids=list(line.bids),
        tricks=tricks_of(round_),
        taken=list(line.taken),
        points=list(line.points),
        shown=text_of(round_.shown),
        first_bids=None if first_bids is None else list(first_bids),
        blind=list(round_.blind),
    )


def tricks_of(round_: Round) -> list[RecordedTrick]:
    """Return the tricks of a round."""
    return [
        RecordedTrick(taken.trick.leader, [str(card) for card in taken.trick.cards], taken.winner)
        for taken in round_.tricks
    ]
