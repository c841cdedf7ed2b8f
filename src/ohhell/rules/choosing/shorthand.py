"""Short for long: the phrases that stand in codes of rules as one sign each.

The list only makes codes short: what is not in it is spelled out. Codes name a phrase by its place,
so phrases may be added at the end, and never moved, changed or taken away: a code that somebody
has sent must open for ever.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

END: Final = "\n"
"""What a line ends with; no JSON has one inside. In the list below a semicolon stands for it."""

_PHRASES: Final = """
schedule.pattern="up"; schedule.pattern="down"; schedule.pattern="updown";
schedule.pattern="updown2"; schedule.pattern="downup2"; schedule.largest=
schedule.whole_pack=true; schedule.smallest= schedule.step= schedule.ones="per_seat";
schedule.tops="per_seat"; schedule.overflow="clamp"; schedule.custom=[ trump.no_trump="last";
trump.no_trump="largest"; trump.rotation=[ trump.exhausted="dealers_last"; trump.faces="no_trump";
bidding.order="together"; bidding.hook="off"; bidding.hook_from= bidding.hook_spares_last=true;
bidding.first="dealer"; bidding.zero=false; following.when_void="must_trump";
following.when_void="over_or_free"; following.when_void="over_or_under"; following.must_beat=true;
scoring.bonus= scoring.per_trick= scoring.per_square= scoring.made_zero={
scoring.missed="nothing"; scoring.missed="minus_tricks"; scoring.missed="minus_bid";
scoring.missed="minus_difference"; scoring.missed="minus_square"; scoring.missed="minus_triangle";
scoring.missed="minus_doubling"; scoring.missed="minus_size"; scoring.per_miss=
scoring.miss_bonus= scoring.made_size={ scoring.over={ scoring.missed_zero={ scoring.and_also={
scoring.doubled="C"; scoring.doubled="D"; scoring.doubled="H"; scoring.doubled="S";
scoring.lowest_wins=true; leading.first="highest_bidder"; leading.first="dealer";
leading.trump="after_first"; leading.trump="broken"; leading.trump="last_resort"; 0; 1; 2; 3; 4;
5; 6; 7; 8; 9; 10; 11; 12; 13; 14; 15; 16; 17; 18; 19; 20; 21; 22; 23; 24; 25; 26; 27; 28; 29; 30;
40; 50; 60; 100; -1; -2; -3; -4; -5; -10; -20; 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 1]; 2]; 3]; 4]; 5]; 6]; 7]; 8]; 9]; 10]; 11]; 12];
13]; "C", "D", "H", "S", null, "C"]; "D"]; "H"]; "S"]; null]; trump.rotation=["S"];
trump.rotation=["H"]; trump.rotation=["D"]; trump.rotation=["C"]; trump.rotation=[null];
trump.rotation=["S","D","C","H"]; trump.rotation=["S","D","C","H",null];
trump.rotation=["S","H","C","D",null]; trump.rotation=["H","C","D","S",null];
scoring.made_zero={"bonus":5,"per_card":0}; scoring.made_zero={"bonus":5,"per_card":1};
scoring.made_zero={"bonus":10,"per_card":0}; scoring.over={"bonus":0,"missed":"nothing","per":1};
scoring.over={"bonus":0,"missed":"tricks","per":1}; "bonus": "per_card": "per_card_short":
"missed": "per": "nothing" "tricks" "minus_tricks" "minus_bid" "minus_difference" "minus_square"
"minus_triangle" "minus_doubling" "minus_size" pack.kind="spanish40"; pack.kind="spanish48";
pack.kind="wizard"; pack.packs=2; pack.identical="last"; pack.identical="cancel";
pack.identical="cancel_leader"; pack.order="three_high"; pack.without=[ direction="counter";
teams= one_card="forehead"; one_card="blind"; ending.kind="target"; ending.kind="lives";
ending.points= ending.ties="extra_rounds"; ending.ties="made_bids"; schedule.pattern="fixed";
schedule.overflow="reject"; trump.named="highest_bidder"; trump.named="dealer";
trump.no_trump_rounds=[ trump.specials="skipped"; bidding.order="secret";
bidding.hook="must_equal"; bidding.hook="must_be_under"; bidding.hook="must_exceed";
bidding.hook="dealer_changes"; bidding.hook="left_changes";
bidding.blind={"behind":20,"bonus":10}; bidding.blind={ scoring.nil={ scoring.digit_before=true;
scoring.halves=true; scoring.running="halving"; scoring.running="stackpot"; "when": "made":
"size_above_seats" "pack_exhausted" "nearly_full" "bids_over" "behind":
pack.kind="short"; "]; }; ]}; "2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C", "TC", "JC", "QC",
"KC", "AC", "2D", "3D", "4D", "5D", "6D", "7D", "8D", "9D", "TD", "JD", "QD", "KD", "AD", "2H",
"3H", "4H", "5H", "6H", "7H", "8H", "9H", "TH", "JH", "QH", "KH", "AH", "2S", "3S", "4S", "5S",
"6S", "7S", "8S", "9S", "TS", "JS", "QS", "KS", "AS",
"""

_LETTERS: Final = (END, *map(chr, range(0x20, 0x7F)))
_SIGNS: Final = (*_LETTERS, *(phrase.replace(";", END) for phrase in _PHRASES.split()))
_NUMBERS: Final = {text: number for number, text in enumerate(_SIGNS)}
_LONGEST: Final = max(map(len, _SIGNS))


def shortened(text: str) -> Iterator[int]:
    """Yield the signs, by their numbers, that say `text`: the longest that fits, again and again.

    >>> len(list(shortened("trump.faces=")))
    12
    """
    at = 0
    while at < len(text):
        ends = range(min(at + _LONGEST, len(text)), at, -1)
        end = next(end for end in ends if text[at:end] in _NUMBERS)
        yield _NUMBERS[text[at:end]]
        at = end


def spelled(signs: Iterable[int]) -> str:
    """Return what signs say; raise `IndexError` for one that there is not."""
    return "".join(_SIGNS[sign] for sign in signs)
