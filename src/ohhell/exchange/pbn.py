"""Rounds in tags, after the manner of Portable Bridge Notation (docs/notation.md)."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Final

from ohhell.exchange.neutral_rules import ruleset_of
from ohhell.exchange.pbn_rounds import Block, Table, round_of
from ohhell.exchange.places import Said
from ohhell.exchange.playing import Log, played
from ohhell.exchange.tags import Tag, tags_in
from ohhell.exchange.told import ToldGame, ToldRound
from ohhell.rules import BY_ID, Hook, Malformed, RuleSet, Scoring, from_plain

TAGS: Final = (
    "Seats", "Rules", "Round", "Dealer", "Size", "TurnUp", "Trump", "Shown", "Bids", "FirstBids",
    "Blind", "Looked", "Named", "Deal", "Play",
    "Result", "Points",
)  # fmt: skip
_FIRST: Final = ("Seats", "Rules", "Round")
_IGNORED: Final = (
    "Annotator", "Board", "Date", "East", "Event", "Game", "North", "Site", "South", "West",
)  # fmt: skip


def read(text: str) -> tuple[Log, ...]:
    """Return the games of a text; raise `BadFile` with the place that is wrong."""
    return tuple(_game(blocks) for blocks in _games(text))


def _blocks(text: str) -> Iterator[Block]:
    """Yield the tags of each round: one that stood before, or stands first, begins the next."""
    block: Block = {}
    for tag in tags_in(text):
        name = tag.name.text
        if name in _IGNORED:
            continue
        if name not in TAGS:
            raise tag.name.bad(f"there is no such tag; there are {', '.join(TAGS)}")
        if name in block or ("Deal" in block and name in _FIRST):
            yield block
            block = {}
        block[name] = tag
    if block:
        yield block


def _games(text: str) -> Iterator[list[Block]]:
    """Yield the rounds of each game: those that follow upon its rules."""
    game: list[Block] = []
    for block in _blocks(text):
        if game and ("Rules" in block or "Seats" in block or "Rules" not in game[0]):
            yield game
            game = []
        game.append(block)
    if game:
        yield game


def _game(blocks: Sequence[Block]) -> Log:
    first = next(iter(blocks[0].values()))
    if "Dealer" not in blocks[0]:
        raise first.bad("the tag Dealer is missing")
    table = Table.of(blocks[0].get("Seats"))
    dealer = table.seat(blocks[0]["Dealer"])
    rounds = [round_of(table, block, number) for number, block in enumerate(blocks, 1)]
    told = tuple(one for one in rounds if one is not None)
    if len(told) < len(rounds) > 1:
        raise first.bad("a round without a deal follows")
    rules = _rules(blocks[0], told, len(table.names))
    place = blocks[0].get("Seats", first)
    seats = Said(len(table.names), place)
    return played(ToldGame(first, rules, seats, dealer, told))


def _rules(block: Block, told: Sequence[ToldRound], seats: int) -> Said[RuleSet]:
    stated = block.get("Rules")
    if stated is not None:
        return Said(_stated(stated), stated)
    first = next(iter(block.values()))
    if not told:
        raise first.bad("the tag Deal is missing")
    if "TurnUp" not in block and "Trump" not in block:
        raise first.bad("the tag TurnUp or the tag Trump is missing")
    sizes = [len(told[0].hands[0])]
    return Said(ruleset_of(told, sizes, seats, Hook.OFF, Scoring()), first)


def _stated(tag: Tag) -> RuleSet:
    if (variant := BY_ID.get(tag.value)) is not None:
        return variant.ruleset
    try:
        return from_plain(RuleSet, json.loads(tag.value), place="rules")
    except json.JSONDecodeError as error:
        raise tag.spot(error.pos).bad(f"neither a variant nor JSON: {error.msg}") from error
    except Malformed as error:
        raise tag.bad(str(error)) from error
    except (ValueError, RecursionError) as error:
        raise tag.bad(f"not JSON: {error}") from error
