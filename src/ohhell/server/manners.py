"""What people may call themselves and say: cleaned, sifted by the house's words, at a measure."""

from __future__ import annotations

from ohhell.rules import IllegalAction
from ohhell.server import names
from ohhell.server.limits import Buckets
from ohhell.server.logs import get_logger
from ohhell.server.settings import Settings
from ohhell.server.words import Words

_log = get_logger()


def _warn(reason: str) -> None:
    _log.warning("words not read", reason=reason)


class Manners:
    """Judges names and lines; refusals are `IllegalAction`, in words."""

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self._limits = limits
        self._words = Words(settings.words, limits.words_listed, _warn)
        self._talk = Buckets(limits.talk_per_s, limits.talk_burst)

    def name(self, text: str) -> str:
        """Return `text` fit to be a name."""
        length = self._limits.name_length
        name = names.clean_name(text, length_max=length)
        if name is None:
            raise IllegalAction("bad-name", f"a name has 1 to {length} visible characters")
        self.require_name(name)
        return name

    def require_name(self, name: str) -> None:
        """Refuse a name that has a word in it which the house does not want."""
        if self._words.finds_any(name):
            raise IllegalAction("name-refused", "this house does not want this name: take another")

    def line(self, text: str) -> str:
        """Return `text` as it may be said: on one line, with the house's words masked."""
        length = self._limits.talk_length
        line = names.clean_name(" ".join(text.split()), length_max=length)
        if line is None:
            told = f"a line has 1 to {length} visible characters"
            raise IllegalAction("bad-line", told, length=length)
        return self._words.masked(line)

    def take_turn(self, player_id: str) -> bool:
        """Count one more line of a person; tell whether it is within the rate."""
        return self._talk.take(player_id)
