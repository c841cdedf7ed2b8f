"""Notes for moderators who played a rated game in one browser, so that it was not rated."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

from ohhell.club import NotAllowed
from ohhell.club.safety import HOUSE, Deed, Kind
from ohhell.server.store.deeds import Deeds
from ohhell.table import State, sharers


class Withholder:
    """Follows every game; what it notes once stays noted once."""

    def __init__(self, deeds: Deeds) -> None:
        self._deeds = deeds

    async def follow(self, table_id: str, state: State) -> None:
        """Have the trail say of each who shared a browser with whom, by their ids."""
        if not state.withheld:
            return
        for player, others in sorted(_by_player(state).items()):
            reason = " ".join(sorted(others))
            at_ms = state.scored_at_ms
            deed = Deed(Kind.WITHHOLD, HOUSE, reason, at_ms, of=player, table=table_id)
            await self._do_once(deed)

    async def _do_once(self, deed: Deed) -> None:
        try:
            await self._deeds.do(deed)
        except NotAllowed as error:
            if error.code != "withheld-already":
                raise


def _by_player(state: State) -> Mapping[str, set[str]]:
    found = defaultdict[str, set[str]](set)
    for one, other in sharers(state):
        found[one].add(other)
        found[other].add(one)
    return found
