"""Providers: other houses whose accounts sign people in here, as the operator names them."""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from ohhell.server.names import clean_name
from ohhell.server.unfit import Unfit, WrongSetting, wrong

VARIABLE: Final = "OHHELL_OIDC"
_ID: Final = re.compile(r"[a-z][a-z0-9]{0,19}")
_NAME_MAX: Final = 40
"""Characters of a shown name: it stands on a button of a phone."""
_SECRET_MAX: Final = 4_096
"""Bytes of a file that holds a secret; whatever is longer is another file."""
PARTS: Final = ("ISSUER", "CLIENT_ID", "CLIENT_SECRET", "CLIENT_SECRET_FILE", "NAME")
"""What is said of each, in variables named after it."""


@dataclass(frozen=True, slots=True)
class Provider:
    """Another house, and by what it knows ours."""

    id: str
    """Stands in addresses: 1 to 20 small letters and digits."""
    name: str
    """What people are shown."""
    issuer: str
    """Its address, exactly as it says itself."""
    client_id: str
    client_secret: str = field(repr=False)


def read_providers(environ: Mapping[str, str]) -> tuple[Provider, ...]:
    """Return the providers that `environ` names, in its order; raise `WrongSetting`."""
    ids = [part.strip() for part in environ.get(VARIABLE, "").split(",") if part.strip()]
    if not all(map(_ID.fullmatch, ids)) or len(set(ids)) < len(ids):
        told = "expected different short names of small letters and digits, as in club,school"
        raise wrong(VARIABLE, Unfit("oidc-ids", told), repr(environ[VARIABLE]))
    _require_no_strays(environ, ids)
    found = tuple(_read(environ, one) for one in ids)
    for provider in found:
        same = [one.id for one in found if one.issuer == provider.issuer]
        if len(same) > 1:
            told = f"{same[0]} and {same[1]} have the same; expected one provider for each"
            unfit = Unfit("oidc-same", told, first=same[0], second=same[1])
            raise wrong(_variable(provider.id, "ISSUER"), unfit, repr(provider.issuer))
    return found


def is_loopback(host: str | None) -> bool:
    """Tell whether a host is this very machine, to which no TLS is needed."""
    try:
        return host == "localhost" or ipaddress.ip_address(host or "").is_loopback
    except ValueError:
        return False


def _read(environ: Mapping[str, str], id_: str) -> Provider:
    def said(part: str) -> str:
        name = _variable(id_, part)
        text = environ.get(name, "").strip()
        if not text:
            told = f"{name} is missing: {VARIABLE} names the provider {id_!r}"
            raise WrongSetting(name, "oidc-missing", told, said=name, provider=repr(id_))
        return text

    return Provider(
        id_,
        _name(_variable(id_, "NAME"), said("NAME")),
        _issuer(_variable(id_, "ISSUER"), said("ISSUER")),
        said("CLIENT_ID"),
        _secret(environ, id_),
    )


def _require_no_strays(environ: Mapping[str, str], ids: list[str]) -> None:
    """Refuse a setting that nobody would read: most likely it is misspelt."""
    known = {_variable(one, part) for one in ids for part in PARTS}
    for name in sorted(environ):
        if name.startswith(f"{VARIABLE}_") and name not in known:
            parts = ", ".join(PARTS)
            told = f"expected {VARIABLE}_<PROVIDER>_ and one of {parts}, "
            told += f"for a provider that {VARIABLE} names"
            raise wrong(name, Unfit("oidc-stray", told, parts=parts))


def _name(variable: str, text: str) -> str:
    name = clean_name(text, length_max=_NAME_MAX)
    if name is None:
        told = f"expected 1 to {_NAME_MAX} visible characters"
        raise wrong(variable, Unfit("oidc-name", told, most=str(_NAME_MAX)), repr(text))
    return name


def _issuer(variable: str, text: str) -> str:
    try:
        parts = urlsplit(text)
        safe = parts.scheme == "https" or (parts.scheme == "http" and is_loopback(parts.hostname))
        fits = safe and bool(parts.hostname) and parts.port != 0
    except ValueError:
        fits, parts = False, urlsplit("")
    if not fits or parts.query or parts.fragment or "@" in parts.netloc:
        unfit = Unfit("oidc-issuer", "expected an address as in https://id.example")
        raise wrong(variable, unfit, repr(text))
    return text


def _secret(environ: Mapping[str, str], id_: str) -> str:
    plain, file = _variable(id_, "CLIENT_SECRET"), _variable(id_, "CLIENT_SECRET_FILE")
    found = list(_secrets(environ, plain, file))
    if len(found) != 1 or not found[0]:
        # Neither is said again: a log is no place for it.
        told = f"expected the secret there, or its file in {file}, and not both"
        raise wrong(plain, Unfit("oidc-secret", told, file=file))
    return found[0]


def _secrets(environ: Mapping[str, str], plain: str, file: str) -> Iterator[str]:
    if plain in environ:
        yield environ[plain].strip()
    if file in environ:
        yield _in_file(file, Path(environ[file]))


def _in_file(variable: str, path: Path) -> str:
    try:
        with path.open("rb") as file:
            found = file.read(_SECRET_MAX + 1)
        text = found.decode().strip()
    except (OSError, ValueError) as error:
        why = type(error).__name__
        unfit = Unfit("file-unread", f"the file cannot be read ({why})", error=why)
        raise wrong(variable, unfit, repr(str(path))) from error
    if not text or len(found) > _SECRET_MAX:
        told = f"expected a file that holds the secret and nothing else, to {_SECRET_MAX} bytes"
        raise wrong(variable, Unfit("file-secret", told, most=str(_SECRET_MAX)), repr(str(path)))
    return text


def _variable(id_: str, part: str) -> str:
    return f"{VARIABLE}_{id_.upper()}_{part}"
