"""The settings: each wrong one, what is wrong with it, and what would be right."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import fields
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from ohhell.server.doctor.finding import Finding, Verdict, trouble, warning, well
from ohhell.server.providers import VARIABLE as PROVIDERS
from ohhell.server.settings import PREFIX, Limits, Settings
from ohhell.server.unfit import WrongSetting

CHECK: Final = "settings"
_ALSO: Final = frozenset({"OHHELL_PROFILE"})
"""What the tests read, and no server."""
_WHERE: Final = frozenset({"OHHELL_DATA", "OHHELL_DATABASE"})
_SECRET_FILE: Final = re.compile(rf"{PROVIDERS}_[A-Z0-9]+_CLIENT_SECRET_FILE")


def known_names() -> frozenset[str]:
    """Return the names of all settings, as the environment has them."""
    both = (*fields(Settings), *fields(Limits))
    return frozenset(PREFIX + known.name.upper() for known in both if known.name != "limits")


def read_what_fits(environ: Mapping[str, str]) -> tuple[Settings, list[WrongSetting]]:
    """Return the settings without those that are wrong, and why each of these is."""
    left, faults = dict(environ), list[WrongSetting]()
    while True:
        try:
            return Settings.read(left), faults
        except WrongSetting as error:
            faults.append(error)
            left = _without(left, error.setting)


def _without(environ: dict[str, str], wrong: str) -> dict[str, str]:
    """Return the settings without the one that is wrong."""
    if wrong.startswith(PROVIDERS):
        # What is said of a provider is of no use without the rest.
        return {name: value for name, value in environ.items() if not name.startswith(PROVIDERS)}
    if wrong in environ:
        return {name: value for name, value in environ.items() if name != wrong}
    # One contradicts what was not set: only where the house is kept matters then.
    return {name: value for name, value in environ.items() if name in _WHERE}


def look_at_settings(
    environ: Mapping[str, str], settings: Settings, faults: list[WrongSetting]
) -> Iterator[Finding]:
    """Yield what is wrong with the settings of `environ`, of which `faults` are known."""
    found = [*map(_wrong, faults)]
    found += [*_unknown(environ), *_proxies(settings), *_secrets(environ)]
    yield from found or [well(CHECK, "settings-well", settings=_set(environ))]


def _wrong(fault: WrongSetting) -> Finding:
    why = {"why": str(fault)}
    return Finding(CHECK, Verdict.TROUBLE, "setting-wrong", why, fault.clause)


def _set(environ: Mapping[str, str]) -> int:
    return len(known_names() & environ.keys())


def _unknown(environ: Mapping[str, str]) -> Iterator[Finding]:
    known = known_names()
    for name in sorted(environ):
        of_provider = name.startswith(f"{PROVIDERS}_")  # whose names are judged with the others
        if name.startswith(PREFIX) and name not in known | _ALSO and not of_provider:
            near = get_close_matches(name, known, 1)
            if near:
                yield warning(CHECK, "setting-misspelt", name=name, near=near[0])
            else:
                yield warning(CHECK, "setting-unknown", name=name)


def _secrets(environ: Mapping[str, str]) -> Iterator[Finding]:
    """Yield the files of secrets that others can read."""
    for name, file in sorted(environ.items()):
        if sys.platform != "win32" and _SECRET_FILE.fullmatch(name):
            with suppress(OSError):
                if Path(file).stat().st_mode & 0o077:
                    yield trouble(CHECK, "secret-wide", file=file)


def _proxies(settings: Settings) -> Iterator[Finding]:
    if settings.secure and not settings.proxies:
        yield warning(CHECK, "proxies-none")
    if settings.proxies and not settings.origins:
        yield warning(CHECK, "origins-none")
