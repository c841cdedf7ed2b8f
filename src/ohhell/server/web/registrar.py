"""What a sign-in needs: words that fit, the right password, and not too many tries."""

from __future__ import annotations

from dataclasses import replace

from ohhell.server.house import House
from ohhell.server.limits import Buckets
from ohhell.server.names import clean_name
from ohhell.server.people.passwords import Passwords
from ohhell.server.store import NameTaken, Player, SignIn
from ohhell.server.store.people import folded
from ohhell.server.web.problems import Problem, trying
from ohhell.wire import accounts as wire


class Registrar:
    """Keeps sign-in names and passwords, and tells whether somebody has the right one."""

    def __init__(self, house: House) -> None:
        limits = house.settings.limits
        self._limits = limits
        self._accounts = house.store.accounts
        self._tries = house.metrics.sign_ins
        self.passwords = Passwords(limits.password_hashes)
        rate = limits.sign_ins_per_minute
        self._of_name = Buckets(rate / 60, max(1.0, rate))
        self._of_address = Buckets(rate / 60, max(1.0, rate))

    def close(self) -> None:
        """Begin nothing more."""
        self.passwords.close()

    def require_patience(self, address: str, sign_in_name: str | None = None) -> None:
        """Count one more try, from an address and of a name; refuse one too many."""
        fits = self._of_address.take(address)
        if sign_in_name is not None:
            fits = self._of_name.take(folded(sign_in_name)) and fits
        if not fits:
            raise Problem(429, "too-many-tries", "too many tries: wait a minute")

    async def known_by(self, asked: wire.SignIn, address: str) -> Player:
        """Return who signs in by a name and a password; a wrong name is refused as a wrong one."""
        with trying(self._tries, "password"):
            return await self._known_by(asked, address)

    async def _known_by(self, asked: wire.SignIn, address: str) -> Player:
        self.require_patience(address, asked.sign_in_name)
        found = await self._accounts.named(asked.sign_in_name)
        player, kept = found or (None, None)
        compared = await self.passwords.compare(kept.hash if kept else None, asked.password)
        if player is None or kept is None or not compared.is_right:
            raise Problem(403, "wrong-sign-in", "no account has this name and this password")
        if compared.is_stale:
            fresh = await self.passwords.hash(asked.password)
            await self._accounts.rehash(player.id, kept, fresh)
        return player

    async def require_password(self, player: Player, current: str | None, address: str) -> None:
        """Refuse whoever does not say the password of a player who has one."""
        kept = await self._accounts.sign_in(player.id)
        if kept is None:
            return
        self.require_patience(address, kept.name)
        compared = await self.passwords.compare(kept.hash, current or "")
        if not compared.is_right:
            raise Problem(403, "wrong-password", "this is not your password")

    async def register(self, player: Player, asked: wire.SetSignIn) -> None:
        """Have a player sign in as asked from now on, or refuse in words."""
        name = self._name(asked.sign_in_name)
        kept = await self._accounts.sign_in(player.id)
        if asked.password is not None:
            self._require_password_fits(asked.password)
            kept = SignIn(name, await self.passwords.hash(asked.password))
        if kept is None:
            raise Problem(400, "bad-password", self._password_fits)
        try:
            await self._accounts.set_sign_in(player.id, replace(kept, name=name))
        except NameTaken as error:
            text = "somebody signs in by this name already"
            raise Problem(409, "sign-in-name-taken", text) from error

    def _name(self, text: str) -> str:
        most = self._limits.sign_in_name_length
        name = clean_name(text, length_max=most)
        if name is None or " " in name:
            text = f"a sign-in name has 1 to {most} visible characters and no spaces"
            raise Problem(400, "bad-sign-in-name", text)
        return name

    @property
    def _password_fits(self) -> str:
        least, most = self._limits.password_length_min, self._limits.password_length
        return f"a password has {least} to {most} characters"

    def _require_password_fits(self, password: str) -> None:
        limits = self._limits
        if not limits.password_length_min <= len(password) <= limits.password_length:
            raise Problem(400, "bad-password", self._password_fits)
