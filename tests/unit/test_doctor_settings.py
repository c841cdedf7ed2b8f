"""`ohhell doctor` names every wrong setting at once, and what would be right."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest

from ohhell.server import Limits, Settings
from ohhell.server.doctor import Finding, Verdict
from ohhell.server.doctor.choices import known_names, look_at_settings, read_what_fits

NAMES = sorted(known_names() - {"OHHELL_HOST", "OHHELL_DATA", "OHHELL_ORIGINS"})


def looked(**environ: str) -> list[Finding]:
    """Return what is found in these settings, which are named without their beginning."""
    whole = {f"OHHELL_{name}": value for name, value in environ.items()}
    settings, faults = read_what_fits(whole)
    return list(look_at_settings(whole, settings, faults))


def codes(found: list[Finding]) -> list[str]:
    """Return the codes of findings."""
    return [finding.code for finding in found]


def test_no_setting_at_all_is_well() -> None:
    (found,) = looked()
    assert (found.code, found.args, found.verdict) == ("settings-well", {"settings": 0}, Verdict.OK)


@pytest.mark.parametrize("name", NAMES)
def test_each_wrong_setting_is_named_first(name: str) -> None:
    """So that the others can be looked at without it."""
    settings, (fault,) = read_what_fits({"OHHELL_PAUSES": "7", name: "-1 of nothing"})
    assert fault.setting == name
    assert str(fault).startswith(name)
    assert settings.pauses == (10 if name == "OHHELL_PAUSES" else 7)


def test_all_wrong_settings_are_told_together() -> None:
    found = looked(PORT="99999", SOCKET="pigeon", BOT_LEVEL="god", INBOX="0", HOST="0.0.0.0")
    told = sorted(str(finding.args["why"]) for finding in found)
    assert [re.findall("[A-Z_]+", why)[0] for why in told] == [
        "OHHELL_BOT_LEVEL",
        "OHHELL_INBOX",
        "OHHELL_PORT",
        "OHHELL_SOCKET",
    ]
    assert {finding.verdict for finding in found} == {Verdict.TROUBLE}


def test_what_contradicts_a_setting_that_is_not_there_ends_too(tmp_path: Path) -> None:
    """Without the usual level among others the usual choice is wrong."""
    module = tmp_path / "levels_of_nobody.py"
    module.write_text("LEVELS = {}\n")
    found = looked(BOT_LEVELS="levels_of_nobody:LEVELS", DATA=str(tmp_path))
    assert codes(found) == ["setting-wrong"]


def test_an_address_with_a_password_is_not_said_again() -> None:
    (found,) = looked(DATABASE="mysql://me:secret@host/house")
    assert "secret" not in str(found.args)


def test_a_name_that_is_no_setting_is_told_with_the_one_that_is_meant() -> None:
    (found,) = looked(ORIGIN="https://cards.example")
    assert (found.code, found.args["near"]) == ("setting-misspelt", "OHHELL_ORIGINS")
    assert codes(looked(QQQQQQ="1")) == ["setting-unknown"]


@pytest.mark.parametrize("origin", ["cards.example", "https://cards.example/play", "ftp://x"])
def test_an_origin_that_no_page_can_have_is_found(origin: str) -> None:
    assert "setting-wrong" in codes(looked(ORIGINS=origin, PROXIES="1"))


@pytest.mark.parametrize("origin", ["https://Cards.example/", "http://[::1]:8000", "http://a:1"])
def test_an_origin_that_a_page_can_have_is_well(origin: str) -> None:
    assert codes(looked(ORIGINS=origin, PROXIES="1")) == ["settings-well"]


def test_a_proxy_and_a_public_address_go_together() -> None:
    assert codes(looked(ORIGINS="https://cards.example")) == ["proxies-none"]
    assert codes(looked(PROXIES="1")) == ["origins-none"]


def test_a_provider_of_whom_something_is_wrong_is_told_once(tmp_path: Path) -> None:
    secret = tmp_path / "secret"
    secret.write_text("sesame")
    secret.chmod(0o644)
    whole = {
        "OIDC": "club",
        "OIDC_CLUB_NAME": "The Club",
        "OIDC_CLUB_ISSUER": "https://id.club.example",
        "OIDC_CLUB_CLIENT_ID": "cards",
        "OIDC_CLUB_CLIENT_SECRET_FILE": str(secret),
    }
    assert codes(looked(**whole)) == ["secret-wide"]
    secret.chmod(0o600)
    assert codes(looked(**whole)) == ["settings-well"]
    wrong = looked(**whole | {"OIDC_CLUB_ISSUER": "club", "PORT": "x"})
    assert codes(wrong) == ["setting-wrong", "setting-wrong"]


def test_every_setting_is_known() -> None:
    own = {field.name.upper() for kind in (Settings, Limits) for field in fields(kind)}
    assert known_names() == {f"OHHELL_{name}" for name in own - {"LIMITS"}}
