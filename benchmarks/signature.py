# ruff: noqa: INP001, T201 - a script that prints
"""One number for all that the bitboards do: the digest of random rounds by rules of every kind.

``python benchmarks/signature.py`` prints it. It stands in ``benchmarks/SIGNATURE``, and a test sees
that it is so: whoever changes it writes the new one there and says in the commit why.
"""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from typing import Final

from ohhell.fast.dice import dice_of
from ohhell.fast.playouts import deck_of, kind, one_round, score, table
from ohhell.rules import (
    Bidding,
    BidOrder,
    Exhausted,
    Faces,
    FirstBidder,
    FirstLeader,
    Following,
    Hook,
    Identical,
    Leading,
    Missed,
    Naming,
    Pack,
    PackKind,
    RankOrder,
    RuleSet,
    Scoring,
    Specials,
    Suit,
    Trump,
    TrumpLead,
    WhenVoid,
)

SIGNATURE: Final = Path(__file__).parent / "SIGNATURE"
ROUNDS: Final = 100
"""Of each kind."""

SIGNED: Final = (
    (RuleSet(), 4, 10),
    (RuleSet(bidding=Bidding(hook=Hook.OFF, first=FirstBidder.DEALER)), 3, 13),
    (RuleSet(bidding=Bidding(hook=Hook.MUST_EQUAL, zero=False)), 7, 7),
    (RuleSet(bidding=Bidding(hook=Hook.MUST_EXCEED), trump=Trump(rotation=(Suit.HEARTS,))), 10, 5),
    (RuleSet(bidding=Bidding(BidOrder.TOGETHER, Hook.DEALER_CHANGES)), 5, 6),
    (RuleSet(bidding=Bidding(BidOrder.TOGETHER, Hook.LEFT_CHANGES)), 2, 8),
    (RuleSet(bidding=Bidding(BidOrder.SECRET, Hook.OFF), trump=Trump(rotation=(None,))), 6, 4),
    (RuleSet(trump=Trump(named=Naming.DEALER), leading=Leading(FirstLeader.DEALER)), 4, 9),
    (
        RuleSet(
            trump=Trump(named=Naming.HIGHEST_BIDDER), leading=Leading(FirstLeader.HIGHEST_BIDDER)
        ),
        4,
        13,
    ),
    (RuleSet(trump=Trump(exhausted=Exhausted.DEALERS_LAST, faces=Faces.NO_TRUMP)), 4, 13),
    (RuleSet(pack=Pack(PackKind.WIZARD), leading=Leading(trump=TrumpLead.BROKEN)), 5, 9),
    (RuleSet(pack=Pack(PackKind.WIZARD), trump=Trump(specials=Specials.SKIPPED)), 6, 10),
    (RuleSet(following=Following(WhenVoid.MUST_TRUMP), pack=Pack(PackKind.SHORT)), 3, 8),
    (
        RuleSet(
            following=Following(WhenVoid.OVER_OR_UNDER, must_beat=True),
            pack=Pack(PackKind.SPANISH_40, order=RankOrder.THREE_HIGH),
        ),
        4,
        10,
    ),
    (RuleSet(following=Following(WhenVoid.OVER_OR_FREE), teams=2), 6, 8),
    *(
        (RuleSet(following=Following(must_beat=True), pack=Pack(packs=2, identical=equal)), 8, 8)
        for equal in Identical
    ),
    (RuleSet(leading=Leading(trump=TrumpLead.AFTER_FIRST), teams=3), 6, 7),
    (
        RuleSet(
            leading=Leading(trump=TrumpLead.LAST_RESORT),
            scoring=Scoring(missed=Missed.MINUS_TRIANGLE, doubled=Suit.SPADES),
        ),
        9,
        5,
    ),
)
"""Rules, seats and cards: each choice on bitboards is in one of them."""


def signature() -> str:
    """Return the digest of all positions in which the rounds end, of their points and the dice."""
    digest = blake2b(digest_size=8)
    room, dice = table(), dice_of(1)
    for ruleset, seats, size in SIGNED:
        of = kind(ruleset, seats, size)
        cards = deck_of(of, room)
        for _ in range(ROUNDS):
            one_round(of, room, cards, dice)
            points = [score(room.position, of.rules, of.points, seat) for seat in range(seats)]
            digest.update(f"{room.position.tolist()} {points} {dice[0]}".encode())
    return digest.hexdigest()


if __name__ == "__main__":
    print(signature())
