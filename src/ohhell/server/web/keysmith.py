"""Passkeys, by WebAuthn: what a browser is to sign, and whether it has signed it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from time import time
from typing import Any, Final, TypeVar, cast

import webauthn
from webauthn.helpers import options_to_json_dict
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from ohhell.server.house import House
from ohhell.server.origins import PasskeyHome, passkey_home
from ohhell.server.store import Device, Passkey, PasskeyKnown, Player, TooManyPasskeys
from ohhell.server.web.problems import AnyRequest, Problem, trying

_ADD: Final = "add"
_SIGN_IN: Final = "sign-in"
_REQUIRED: Final = UserVerificationRequirement.REQUIRED
"""A passkey is all that is asked for, so its device has to know its owner."""
_TEXT_MAX: Final = 20_000
Checked = TypeVar("Checked")
Json = Mapping[str, object]


class Keysmith:
    """Adds passkeys to players, and knows players by them."""

    def __init__(self, house: House) -> None:
        self._accounts = house.store.accounts
        self._tries = house.metrics.sign_ins
        self._settings = house.settings

    async def offer(self, request: AnyRequest, player: Player) -> dict[str, Any]:
        """Return the options by which a browser makes a passkey for `player`."""
        home = self._home(request)
        known = await self._accounts.passkeys(player.id)
        options = webauthn.generate_registration_options(
            rp_id=home.name,
            rp_name="Oh Hell",
            user_id=player.id.encode(),
            user_name=player.handle,
            user_display_name=player.name,
            exclude_credentials=[PublicKeyCredentialDescriptor(one.id) for one in known],
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                require_resident_key=True,
                user_verification=_REQUIRED,
            ),
        )
        await self._accounts.challenge(options.challenge, player.id, _ADD)
        return options_to_json_dict(options)

    async def add(
        self, request: AnyRequest, player: Player, credential: Json, device: Device
    ) -> None:
        """Add the passkey that a browser has made."""
        home, challenge = self._home(request), _challenge_in(credential)
        await self._use_up(challenge, player, _ADD)
        made = _checked(
            lambda: webauthn.verify_registration_response(
                credential=cast("dict[str, Any]", credential),
                expected_challenge=challenge,
                expected_rp_id=home.name,
                expected_origin=home.origin,
                require_user_verification=True,
            )
        )
        now, most = time(), self._settings.limits.passkeys_per_player
        passkey = Passkey(
            made.credential_id, made.credential_public_key, made.sign_count, device, now, now
        )
        try:
            await self._accounts.add_passkey(player.id, passkey, most=most)
        except PasskeyKnown as error:
            raise Problem(409, "passkey-known", "this passkey signs in already") from error
        except TooManyPasskeys as error:
            raise Problem(429, "too-many-passkeys", f"you have {most} passkeys already") from error

    async def ask(self, request: AnyRequest, player: Player) -> dict[str, Any]:
        """Return the options by which a browser signs somebody in; `player` is who asks."""
        options = webauthn.generate_authentication_options(
            rp_id=self._home(request).name, user_verification=_REQUIRED
        )
        await self._accounts.challenge(options.challenge, player.id, _SIGN_IN)
        return options_to_json_dict(options)

    async def known_by(self, request: AnyRequest, player: Player, credential: Json) -> Player:
        """Return whose passkey has signed what `player` was asked for."""
        with trying(self._tries, "passkey"):
            return await self._known_by(request, player, credential)

    async def _known_by(self, request: AnyRequest, player: Player, credential: Json) -> Player:
        home, challenge = self._home(request), _challenge_in(credential)
        await self._use_up(challenge, player, _SIGN_IN)
        found = await self._accounts.passkey(_bytes(credential.get("rawId")))
        if found is None:
            raise Problem(403, "unknown-passkey", "no account has this passkey")
        owner, passkey = found
        signed = _checked(
            lambda: webauthn.verify_authentication_response(
                credential=cast("dict[str, Any]", credential),
                expected_challenge=challenge,
                expected_rp_id=home.name,
                expected_origin=home.origin,
                credential_public_key=passkey.public_key,
                credential_current_sign_count=passkey.sign_count,
                require_user_verification=True,
            )
        )
        await self._accounts.used(passkey.id, signed.new_sign_count)
        return owner

    def _home(self, request: AnyRequest) -> PasskeyHome:
        headers, origins = request.headers, self._settings.origins
        home = passkey_home(headers.get("origin"), headers.get("host", ""), origins)
        if home is None:
            text = "passkeys belong to a name: open the house by its name, not by an address"
            raise Problem(400, "no-passkeys-here", text)
        return home

    async def _use_up(self, challenge: bytes, player: Player, purpose: str) -> None:
        since = time() - self._settings.limits.challenge_s
        if not await self._accounts.take_challenge(challenge, player.id, purpose, not_before=since):
            raise Problem(403, "passkey-too-late", "this took too long, or was asked elsewhere")


def _challenge_in(credential: Json) -> bytes:
    """Return the challenge that a browser says it has signed; whether it has comes later."""
    response = credential.get("response")
    text = cast("Json", response).get("clientDataJSON") if isinstance(response, dict) else None
    return _checked(lambda: webauthn.helpers.parse_client_data_json(_bytes(text))).challenge


def _bytes(text: object) -> bytes:
    if not isinstance(text, str) or len(text) > _TEXT_MAX:
        raise _no_passkey()
    return _checked(lambda: webauthn.base64url_to_bytes(text))


def _checked(check: Callable[[], Checked]) -> Checked:
    """Return what a check of the library finds; refuse whatever it cannot read or believe."""
    try:
        return check()
    except Exception as error:
        # What a client sends may be any nonsense, and the library meets it in many ways.
        raise _no_passkey() from error


def _no_passkey() -> Problem:
    return Problem(403, "bad-passkey", "this is not what the passkey was to sign")
