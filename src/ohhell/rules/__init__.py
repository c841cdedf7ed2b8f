"""The rulebook: cards, rulesets, what is legal, what happens, who may know it.

Pure, total and deterministic: it must never read a clock, draw a random number or do I/O, and it
imports nothing of the other rooms.
"""

from ohhell.rules.actions import Action, Bid, Play
from ohhell.rules.bidding import Bidding, BidOrder, FirstBidder, Hook
from ohhell.rules.card import notes, rule_card
from ohhell.rules.cards import PACK, Card, Hand, Seat, Suit, hand, parse_cards
from ohhell.rules.deciding import RULES_VERSION, deal, decide, may_deal, stacked, start
from ohhell.rules.events import (
    Audience,
    BidMade,
    BidSealed,
    CardPlayed,
    Event,
    GameOver,
    GameStarted,
    HandDealt,
    HasBid,
    Hidden,
    RoundScored,
    RoundStarted,
    TrickTaken,
    TrumpSet,
    TrumpTurned,
    project,
)
from ohhell.rules.evolving import evolve, new_game, replay
from ohhell.rules.following import Following, WhenVoid, winning_index
from ohhell.rules.leading import FirstLeader, Leading, TrumpLead
from ohhell.rules.legality import forbidden_bid, legal_actions, why_not
from ohhell.rules.plain import Malformed, from_plain, from_tagged, to_plain, to_tagged
from ohhell.rules.problems import Clause, IllegalAction, InvalidRuleSet, Problem
from ohhell.rules.ruleset import SEATS_MAX, SEATS_MIN, RuleSet, problems, require_valid
from ohhell.rules.schedule import Overflow, Pattern, Schedule, Times
from ohhell.rules.scoring import MadeSize, MadeZero, Miss, Missed, Scoring, ranks
from ohhell.rules.state import Game, Round, ScoredRound, TakenTrick, Trick, observe
from ohhell.rules.trump import Exhausted, Faces, NoTrump, Trump, trump_suit
from ohhell.rules.variants import BY_ID, VARIANTS, Variant, name_of

__all__ = [
    "BY_ID",
    "PACK",
    "RULES_VERSION",
    "SEATS_MAX",
    "SEATS_MIN",
    "VARIANTS",
    "Action",
    "Audience",
    "Bid",
    "BidMade",
    "BidOrder",
    "BidSealed",
    "Bidding",
    "Card",
    "CardPlayed",
    "Clause",
    "Event",
    "Exhausted",
    "Faces",
    "FirstBidder",
    "FirstLeader",
    "Following",
    "Game",
    "GameOver",
    "GameStarted",
    "Hand",
    "HandDealt",
    "HasBid",
    "Hidden",
    "Hook",
    "IllegalAction",
    "InvalidRuleSet",
    "Leading",
    "MadeSize",
    "MadeZero",
    "Malformed",
    "Miss",
    "Missed",
    "NoTrump",
    "Overflow",
    "Pattern",
    "Play",
    "Problem",
    "Round",
    "RoundScored",
    "RoundStarted",
    "RuleSet",
    "Schedule",
    "ScoredRound",
    "Scoring",
    "Seat",
    "Suit",
    "TakenTrick",
    "Times",
    "Trick",
    "TrickTaken",
    "Trump",
    "TrumpLead",
    "TrumpSet",
    "TrumpTurned",
    "Variant",
    "WhenVoid",
    "deal",
    "decide",
    "evolve",
    "forbidden_bid",
    "from_plain",
    "from_tagged",
    "hand",
    "legal_actions",
    "may_deal",
    "name_of",
    "new_game",
    "notes",
    "observe",
    "parse_cards",
    "problems",
    "project",
    "ranks",
    "replay",
    "require_valid",
    "rule_card",
    "stacked",
    "start",
    "to_plain",
    "to_tagged",
    "trump_suit",
    "why_not",
    "winning_index",
]
