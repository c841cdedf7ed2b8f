"""Why a setting is wrong is told in every language, and in each in no other."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path

import pytest

from ohhell.cli.words import Words
from ohhell.server import Settings, WrongSetting
from ohhell.server.doctor.choices import look_at_settings, read_what_fits
from tests.tidy.sources import LOCALES, PACKAGE
from tests.tidy.test_locales import messages

OTHERS = ("fr", "ro", "fi", "ko", "co", "es")
CLUB = {
    "OIDC": "club",
    "OIDC_CLUB_NAME": "The Club",
    "OIDC_CLUB_ISSUER": "https://id.club.example",
    "OIDC_CLUB_CLIENT_ID": "cards",
    "OIDC_CLUB_CLIENT_SECRET": "sesame",
}
SCHOOL = {name.replace("CLUB", "SCHOOL"): text for name, text in CLUB.items()}
BOTH = CLUB | SCHOOL | {"OIDC": "club,school"}
OF_A_FILE = {name: text for name, text in CLUB.items() if "SECRET" not in name}
FILES = {
    "latin": b"\xe9t\xe9\n",
    "two": b"two words\n",
    "many": b"one\ntwo\n",
    "empty": b"",
    "broken_levels_of_mine.py": b"1 +\n",
}
WRONG: Mapping[str, Mapping[str, str]] = {
    "whole-number": {"PORT": "abc"},
    "number": {"BOT_WAIT_S": "soon"},
    "range": {"PORT": "65536"},
    "choice": {"SOCKET": "pigeon"},
    "pace": {"BOT_PACE_S": "1.2.3-4"},
    "pace-order": {"BOT_PACE_S": "2-1"},
    "waits": {"COOL_OFF_S": "9" * 5_000},
    "waits-order": {"COOL_OFF_S": "300,200"},
    "origins": {"ORIGINS": "cards.example"},
    "database": {"DATABASE": "mysql://me:secret@host/house"},
    "levels-place": {"BOT_LEVELS": "mine"},
    "levels-no-module": {"BOT_LEVELS": "none_such:LEVELS"},
    "levels-no-name": {"BOT_LEVELS": "ohhell.bots:NONE"},
    "levels-broken": {"BOT_LEVELS": "broken_levels_of_mine:LEVELS"},
    "levels-unfit": {"BOT_LEVELS": "os:environ"},
    "words-unread": {"WORDS": "{folder}/none"},
    "words-letters": {"WORDS": "{folder}/latin"},
    "words-line": {"WORDS": "{folder}/two"},
    "words-many": {"WORDS": "{folder}/many", "WORDS_LISTED": "1"},
    "oidc-ids": {"OIDC": "Club!"},
    "oidc-missing": {"OIDC": "club"},
    "oidc-stray": CLUB | {"OIDC_CLUB_ISSUR": "https://x"},
    "oidc-same": BOTH,
    "oidc-name": CLUB | {"OIDC_CLUB_NAME": "x" * 41},
    "oidc-issuer": CLUB | {"OIDC_CLUB_ISSUER": "club"},
    "oidc-secret": OF_A_FILE,
    "file-unread": OF_A_FILE | {"OIDC_CLUB_CLIENT_SECRET_FILE": "{folder}/none"},
    "file-secret": OF_A_FILE | {"OIDC_CLUB_CLIENT_SECRET_FILE": "{folder}/empty"},
}


@pytest.fixture(params=sorted(WRONG))
def environ(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> dict[str, str]:
    """Return an environment with one wrong setting, and lay its files."""
    for name, content in FILES.items():
        (tmp_path / name).write_bytes(content)
    monkeypatch.syspath_prepend(tmp_path)
    said = WRONG[request.param].items()
    return {f"OHHELL_{name}": text.replace("{folder}", str(tmp_path)) for name, text in said}


def refused(environ: Mapping[str, str]) -> WrongSetting:
    """Return how an environment is refused."""
    with pytest.raises(WrongSetting) as caught:
        Settings.read(environ)
    return caught.value


def pairs(sentence: str, error: WrongSetting) -> set[tuple[str, str]]:
    """Return all words that follow each other, but for names, values and examples."""
    for value in sorted(error.clause.args.values(), key=lambda value: -len(str(value))):
        sentence = sentence.replace(str(value), " ; ")
    words = re.sub(r"\S*\w[:/<_,]\w\S*|[^\w\s]", " ; ", sentence.lower()).split()
    return {pair for pair in pairwise(words) if ";" not in pair}


def test_every_reason_is_given_here() -> None:
    """Those for which there is a sentence are those that are spelt in the code."""
    keys = {key for key, _ in messages(LOCALES / "operating" / "en.ftl")}
    assert {key.removeprefix("unfit-") for key in keys if key.startswith("unfit-")} == set(WRONG)
    rooms = (*(PACKAGE / "server").glob("*.py"), *(PACKAGE / "bots").glob("*.py"))
    code = "\n".join(room.read_text(encoding="utf-8") for room in rooms)
    spelt = re.findall(r'(?:Unfit|NoLevels|WrongSetting)\((?:name, )?"([a-z-]+)"', code)
    assert set(spelt) == set(WRONG)


def test_english_says_what_a_log_says(environ: dict[str, str]) -> None:
    error = refused(environ)
    assert Words("en").clause(error.clause) == str(error)
    assert error.setting in str(error)


def test_each_wrong_setting_has_its_own_reason(
    request: pytest.FixtureRequest, environ: dict[str, str]
) -> None:
    code = request.node.callspec.params["environ"]
    assert refused(environ).clause.id == f"unfit-{code}"


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_is_in_another_language(language: str, environ: dict[str, str]) -> None:
    error = refused(environ)
    told = Words(language).clause(error.clause)
    assert not pairs(told, error) & pairs(str(error), error), told
    assert all(str(value) in told for value in error.clause.args.values())


def test_the_doctor_gives_the_reason_with_what_it_finds(environ: dict[str, str]) -> None:
    settings, faults = read_what_fits(environ)
    found = list(look_at_settings(environ, settings, faults))
    wrong = [finding for finding in found if finding.code == "setting-wrong"]
    assert [finding.reason for finding in wrong] == [fault.clause for fault in faults]
    assert [finding.args["why"] for finding in wrong] == [str(fault) for fault in faults]
