"""Players that do as the nets say: the strong one plainly, others with a taste or a blurred eye."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from math import inf
from pathlib import Path
from random import Random
from typing import Final

from ohhell.bots.casual import Casual
from ohhell.bots.net.files import load_nets
from ohhell.bots.net.foresight import Foresight, Player
from ohhell.bots.net.network import Nets
from ohhell.bots.net.placing import chances
from ohhell.bots.net.shared_features import scoring_features
from ohhell.bots.net.sure import rule_out_fewer, sure_tricks
from ohhell.bots.net.weighing import (
    PLAIN,
    Scratch,
    Style,
    Terms,
    look_to_bid,
    look_to_play,
    scratch,
    weigh_bids,
    weigh_cards,
)
from ohhell.bots.odds import Odds, stake
from ohhell.bots.places import plays_for_places
from ohhell.bots.unseen import unseen_odds
from ohhell.fast import layout as at
from ohhell.fast.positions import Read, read
from ohhell.fast.tables import Refused, places
from ohhell.rules import (
    Action,
    Bid,
    BidOrder,
    Game,
    Look,
    NameTrump,
    Play,
    Seat,
    Sight,
    legal_actions,
    observe,
)


@cache
def house_nets() -> Nets:
    """Return the nets that come with the game."""
    return load_nets(Path(__file__).parent / "nets.npz")


@dataclass(frozen=True, slots=True)
class NetPlayer:
    """Takes what its nets hold to be worth most.

    `blur` is by how much, about, it misjudges each choice, in parts of what a made bid is worth: in
    rounds of one card, of two, and so on, and the last in all larger ones. Of equal seeds it does
    so alike.
    """

    seed: int = 0
    style: Style = PLAIN
    blur: tuple[float, ...] = ()
    places: bool = False
    """Whether, near the end of a game, it plays to win it rather than for points."""
    foresight: Foresight | None = None
    """How it looks ahead before it plays a card; else it does as the nets say at once."""
    nets: Nets = field(default_factory=house_nets, repr=False)
    _room: Scratch = field(default_factory=scratch, repr=False)

    def act(self, view: Game, seat: Seat) -> Action:
        """Return the action that is worth most; where there is but one, that."""
        legal = legal_actions(view, seat)
        if len(legal) == 1:
            return legal[0]
        if legal[0] == Look():
            return Look()
        try:
            return self._best(view, seat, legal)
        except Refused:  # bitboards cannot express this round
            return Casual().act(view, seat)

    def _best(self, view: Game, seat: Seat, legal: Sequence[Action]) -> Action:
        worths = self._blurred(view, seat, legal) if self.blur else self.worths(view, seat, legal)
        return legal[max(range(len(legal)), key=worths.__getitem__)]

    def _blurred(self, view: Game, seat: Seat, legal: Sequence[Action]) -> list[float]:
        """Return what each action seems to be worth to an eye that is blurred."""
        weighed = self._weighed(view, seat, legal)
        worths = [worth for _, worth in weighed]
        # What surely fails is seen to fail, however blurred the eye.
        hope = weighed[worths.index(max(worths))][0].made > 0
        return [
            -inf
            if hope and odds.made == 0
            # Of choices that it cannot tell apart, it misjudges all alike.
            else worth + self._error(view, seat, worths.index(worth))
            for odds, worth in weighed
        ]

    def odds(self, view: Game, seat: Seat) -> tuple[Odds, ...]:
        """Return the odds of every legal action, in the order of `legal_actions`."""
        weighed = (odds for odds, _ in self._weighed(view, seat, legal_actions(view, seat)))
        sign = -1 if view.ruleset.scoring.lowest_wins else 1
        return tuple(replace(odds, points=sign * odds.points) for odds in weighed)

    def worths(self, view: Game, seat: Seat, legal: Sequence[Action]) -> list[float]:
        """Return what each action is worth to this player's taste: points, or the chance to win."""
        weighed = [worth for _, worth in self._weighed(view, seat, legal)]
        if not self.places or not plays_for_places(view) or not _foretold(view, seat, legal):
            return weighed
        found = _read(view, seat)
        winning = chances(found, view, seat, _choices(found, view, seat, legal), self._room)
        # Where the game is lost or won whatever one does, points decide.
        return [win + _POINTS * worth for win, worth in zip(winning, weighed, strict=True)]

    def _error(self, view: Game, seat: Seat, index: int) -> float:
        """Return by how many points the choice at `index` is misjudged."""
        blur = self.blur[min(view.round_in_progress.size, len(self.blur)) - 1]
        return Random(f"{self._place(view, seat)}/{index}").gauss(0, blur) * stake(view)

    def _place(self, view: Game, seat: Seat) -> str:
        """Return what tells this decision of this player apart."""
        round_ = view.round_in_progress
        return f"{self.seed}/{seat}/{round_.index}/{round_.bidding}/{len(round_.tricks)}"

    # --- Weighing ---------------------------------------------------------------------------------

    def _weighed(self, view: Game, seat: Seat, legal: Sequence[Action]) -> list[tuple[Odds, float]]:
        """Return the odds of each action, and what it is worth to this player."""
        round_ = view.round_in_progress
        names = [action for action in legal if isinstance(action, NameTrump)]
        if names:
            return [self._named(view, seat, name) for name in names]
        found = _read(view, seat)
        if not round_.bidding:
            self._weigh_cards(found, view, seat, legal)
            place = places(found.ranks)
            return [self._of(play, place[play.card]) for play in legal if isinstance(play, Play)]
        bids = [action for action in legal if isinstance(action, Bid)]
        if round_.sight is not Sight.OWNER or round_.hands[seat] is None:
            unseen = [unseen_odds(view, seat, bid, found.tables.points) for bid in bids]
            weighed = [(odds, odds.points) for odds in unseen]
        else:
            self._weigh_bids(found, view, seat, [bid.tricks for bid in bids])
            weighed = [self._of(bid, bid.tricks) for bid in bids]
        if legal[0] == Look():
            best = max(odds.points for odds, _ in weighed)
            return [(Odds(Look(), max(odds.made for odds, _ in weighed), best), best), *weighed]
        return weighed

    def _of(self, action: Action, choice: int) -> tuple[Odds, float]:
        room = self._room
        odds = Odds(action, float(room.made[choice]), float(room.points[choice]))
        return odds, float(room.worth[choice])

    def _weigh_bids(self, found: Read, view: Game, seat: Seat, bids: Sequence[int]) -> None:
        round_, me = view.round_in_progress, found.order.index(seat)
        known = view.ruleset.bidding.order is BidOrder.IN_TURN or round_.others_have_bid(seat)
        terms, net, room = terms_of(found), self.nets.bid, self._room
        look_to_bid(found.position, terms, me, known, net, room)
        open_ = sum(1 << bid for bid in bids)
        weigh_bids(found.position, terms, open_, net, self.style, room)
        if sure := sure_tricks(view, seat):
            rule_out_fewer(sure, bids, found.tables.points, room)

    def _weigh_cards(self, found: Read, view: Game, seat: Seat, legal: Sequence[Action]) -> None:
        place, me = places(found.ranks), found.order.index(seat)
        cards = sum(1 << place[play.card] for play in legal if isinstance(play, Play))
        terms, net, room = terms_of(found), self.nets.play, self._room
        if self.foresight is None:
            look_to_play(found.position, terms, me, net, room)
            weigh_cards(found.position, terms, cards, net, self.style, room)
        else:
            player = Player(self.nets, self.style, terms, room)
            dice = Random(self._place(view, seat)).getrandbits(64)
            self.foresight.weigh(found, view, seat, cards, player, dice)

    def _named(self, view: Game, seat: Seat, name: NameTrump) -> tuple[Odds, float]:
        """Return the odds of a trump: those of the best bid under it, or of the bid that stands."""
        found = _read(view, seat)
        found.position[at.TRUMP] = -1 if name.suit is None else name.suit
        found.position[at.TRUMP_DUE] = 0
        bid = view.round_in_progress.bid_of(seat)
        bids = range(found.position[at.SIZE] + 1) if bid is None else [bid]
        self._weigh_bids(found, view, seat, bids)
        best = max(bids, key=lambda tricks: float(self._room.worth[tricks]))
        return self._of(name, best)


_POINTS: Final = 1e-4
"""What a point is worth next to the chance to win."""


def terms_of(found: Read) -> Terms:
    """Return by what a round is played, for those who weigh it."""
    rules, bids, points = found.tables
    return Terms(rules, bids, points, scoring_features(points))


def _read(view: Game, seat: Seat) -> Read:
    """Read a view; where the lowest score wins, points are turned round: here more is better."""
    found = read(observe(view, seat), seat)
    if view.ruleset.scoring.lowest_wins:
        found.tables.points[:] *= -1
    return found


def _foretold(view: Game, seat: Seat, legal: Sequence[Action]) -> bool:
    """Tell whether the nets foretell what comes of these actions: bids on a hand, or cards."""
    round_ = view.round_in_progress
    seen = round_.sight is Sight.OWNER and round_.hands[seat] is not None
    return seen and isinstance(legal[0], Bid | Play)


def _choices(found: Read, view: Game, seat: Seat, legal: Sequence[Action]) -> list[tuple[int, int]]:
    """Return each bid or card as the nets know it, with the bid that it is to make."""
    place, bid = places(found.ranks), view.round_in_progress.bid_of(seat) or 0
    bids = [(action.tricks, action.tricks) for action in legal if isinstance(action, Bid)]
    return bids or [(place[play.card], bid) for play in legal if isinstance(play, Play)]
