"""What the rule card tells about bidding."""

from __future__ import annotations

from collections.abc import Iterator

from ohhell.rules.choosing.card.told import Told
from ohhell.rules.problems import Clause
from ohhell.rules.values.bidding import Bidding, BidOrder, FirstBidder, Hook
from ohhell.rules.values.one_card import OneCard
from ohhell.rules.values.pack import Identical


def bidding_clauses(told: Told) -> Iterator[Clause]:
    """Yield who bids when, what may not be bid, and what is known of the cards."""
    bidding = told.ruleset.bidding
    yield _order(told, bidding)
    yield from _blind(told, bidding)
    yield from _hook(told, bidding)
    if not bidding.zero:
        yield Clause("card-no-zero")
    if told.ruleset.one_card is not OneCard.NORMAL and 1 in told.sizes:
        yield Clause(f"card-one_card-{told.ruleset.one_card.value}")


def _order(told: Told, bidding: Bidding) -> Clause:
    if bidding.order is not BidOrder.IN_TURN:
        return Clause(f"card-bid-{bidding.order.value}")
    if bidding.first is FirstBidder.DEALER:
        return Clause("card-bid-dealer_first", {"side": told.other_side})
    return Clause("card-bid-in_turn", {"side": told.side})


def _blind(told: Told, bidding: Bidding) -> Iterator[Clause]:
    blind = bidding.blind
    if blind is None:
        return
    args = {"behind": told.points(blind.behind), "bonus": told.points(blind.bonus)}
    yield Clause("card-blind", args)
    if bidding.hook is Hook.LAST_BIDDER and _hooked(told):
        yield Clause("card-blind-hook")


def _hook(told: Told, bidding: Bidding) -> Iterator[Clause]:
    hooked = _hooked(told)
    if not hooked:
        yield Clause("card-hook-off", {"least": 0 if bidding.zero else 1})
        return
    yield _hook_itself(told, bidding.hook)
    if bidding.hook_from > min(told.sizes):
        yield Clause("card-hook-from", {"size": bidding.hook_from})
    if bidding.hook_spares_last and not told.endless:
        yield Clause("card-hook-spares_last")


def _hook_itself(told: Told, hook: Hook) -> Clause:
    if hook is not Hook.LAST_BIDDER:
        return Clause(f"card-hook-{hook.value}", {"side": told.side})
    everywhere = len(_hooked(told)) == len(tuple(told.rounds()))
    return Clause("card-hook" if everywhere and not may_cancel(told) else "card-hook-plain")


def _hooked(told: Told) -> list[int]:
    """Return the indices of the rounds with a hook."""
    bidding, last = told.ruleset.bidding, len(told.sizes) - 1
    return [
        index
        for index, size in told.rounds()
        if bidding.hook_in(size=size, last_round=not told.endless and index >= last) is not Hook.OFF
    ]


def may_cancel(told: Told) -> bool:
    """Tell whether nobody may take a trick, so that the tricks taken may be fewer than the size."""
    pack = told.ruleset.pack
    return pack.packs > 1 and pack.identical is Identical.CANCEL


def hook_is_idle(told: Told) -> bool:
    """Tell whether there is a hook that spares every round."""
    return told.ruleset.bidding.hook is not Hook.OFF and not _hooked(told)
