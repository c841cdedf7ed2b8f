"""Says what somebody may not do now: talk, be among others, or play with strangers."""

from __future__ import annotations

from collections.abc import Callable

from ohhell.club import NotAllowed
from ohhell.club.safety import FOR_GOOD_MS, rest_ms
from ohhell.server.settings import Settings
from ohhell.server.store import Gone, Store
from ohhell.table import Door, Options

_MINUTE_MS = 60_000
_STRANGERS = frozenset({Door.PLAY, Door.COMPETE})


def with_strangers(options: Options) -> bool:
    """Tell whether a table is one at which strangers rely on each other to stay."""
    return options.door in _STRANGERS or options.rated


class Guardian:
    """Refuses, as `NotAllowed`, with the time that is left."""

    def __init__(self, store: Store, settings: Settings, clock: Callable[[], int]) -> None:
        self._safety = store.safety
        self._waits_s = settings.cool_off_s
        self._clock = clock

    async def learn(self, player_id: str) -> None:
        """Have at hand what will be asked of somebody."""
        await self._safety.deeds.learn(player_id)

    def is_suspended(self, player_id: str) -> bool:
        """Tell whether somebody may only look after their own account."""
        return self._safety.deeds.standing(player_id).is_suspended(self._clock())

    def moderates(self, player_id: str) -> bool:
        """Tell whether somebody is a moderator, and not suspended."""
        return self._safety.deeds.moderates(player_id) and not self.is_suspended(player_id)

    def require_free(self, player_id: str) -> None:
        """Refuse whoever is suspended, or was deleted while this was on its way."""
        if self._safety.deeds.has_gone(player_id):
            raise Gone(player_id)
        until_ms = self._safety.deeds.standing(player_id).suspended_ms
        self._require_past(until_ms, "suspended", "you are suspended")

    def require_voice(self, player_id: str) -> None:
        """Refuse words of their own to whoever is muted or suspended."""
        self.require_free(player_id)
        until_ms = self._safety.deeds.standing(player_id).muted_ms
        self._require_past(until_ms, "muted", "you are muted, and may say phrases")

    def require_may_play(self, player_id: str, options: Options) -> None:
        """Refuse whoever is suspended or, at a table of strangers, has left others."""
        self.require_free(player_id)
        if not with_strangers(options):
            return
        now = self._clock()
        rest = rest_ms(self._safety.leaves.recent(player_id, now), now, self._waits_s)
        if rest:
            self._require_past(now + rest, "cool-off", "you have left games: play with friends")

    def _require_past(self, until_ms: int, code: str, text: str) -> None:
        """Refuse, by `code` and with the time that is left, before `until_ms`."""
        left_ms = until_ms - self._clock()
        if left_ms <= 0:
            return
        if until_ms == FOR_GOOD_MS:
            raise NotAllowed(f"{code}-for-good", f"{text} for good")
        time = time_text(left_ms)
        raise NotAllowed(code, f"{text}; time left: {time}", time=time)


def time_text(left_ms: int) -> str:
    """Return a time by signs that are read in every language, rounded up.

    >>> time_text(61_000), time_text(4 * 3_600_000 + 1), time_text(3 * 86_400_000)
    ('2 min', '4 h 1 min', '3 d')
    """
    minutes = -(-left_ms // _MINUTE_MS)
    days, minutes = divmod(minutes, 24 * 60)
    hours, minutes = divmod(minutes, 60)
    parts = ((days, "d"), (hours, "h"), (minutes, "min"))
    return " ".join(f"{count} {sign}" for count, sign in parts if count)
