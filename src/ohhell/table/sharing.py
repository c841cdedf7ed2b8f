"""Two people who came in one browser: no chips are played for then, and nothing is rated."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce

from ohhell.rules import IllegalAction
from ohhell.table.commands import Sit
from ohhell.table.events import BrowserShared, Event, RatedChanged
from ohhell.table.state import State, evolve


def require_own_browser(state: State, by: str, order: Sit) -> None:
    """Make sure that `by` plays for chips in another browser than all who sit there already."""
    if not state.options.buy_in or state.game is not None:
        return
    if _seated(state) & {*order.alike, *partners(state, by)}:
        text = "somebody who sits here came in this browser: chips are played for one by one"
        raise IllegalAction("same-browser", text)


def shared(state: State, by: str, order: Sit) -> tuple[Event, ...]:
    """Return what the log is to say of the browser in which `by` sits down."""
    known = {by, *partners(state, by)}
    new = tuple(other for other in order.alike if other not in known)
    return (BrowserShared(by, new),) if new and state.options.counts else ()


def settled(state: State, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Return `events`, and whether the game is rated where they change it; once it has begun, none.

    Before it, who shares a browser may still get up, and all is as it was.
    """
    if not state.options.rated or state.game is not None:
        return events
    after = reduce(evolve, events, state)
    withheld = any(True for _ in sharers(after))
    return events if withheld is state.withheld else (*events, RatedChanged(not withheld))


def sharers(state: State) -> Iterator[tuple[str, str]]:
    """Yield the pairs of those who came in one browser and both sit here, or left this game."""
    played = _seated(state) | {player for player, _ in state.left}
    return ((one, other) for one, other in state.sharing if {one, other} <= played)


def partners(state: State, player: str) -> Iterator[str]:
    """Yield who came in the same browser as `player`."""
    for one, other in state.sharing:
        if player in (one, other):
            yield other if player == one else one


def _seated(state: State) -> set[str]:
    return {place.player for place in state.places if place.player is not None}
