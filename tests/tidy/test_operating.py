"""What stands in the manual for operators is so, and so are the files that it hands them."""

from __future__ import annotations

import re
import shutil
import subprocess
from dataclasses import fields
from pathlib import Path

import pytest

from ohhell.server import Limits, Settings
from ohhell.server.providers import PARTS
from tests.tidy.sources import ROOT

FOLDER = ROOT / "docs" / "operating"
UNIT = FOLDER / "ohhell.service"
MANUAL = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
NAMES = {field.name.upper() for kind in (Settings, Limits) for field in fields(kind)} - {"LIMITS"}
SPELT = re.compile(r"\bOHHELL_([A-Z_]+)\b")
NO_SETTINGS = {"OPTION"}
OF_PROVIDERS = re.compile(rf"OIDC_(?:[A-Z]+_(?:{'|'.join(PARTS)}))?")
"""Each provider has some of its own, named after it."""


@pytest.mark.parametrize("name", sorted(NAMES))
def test_every_setting_is_told_of(name: str) -> None:
    assert re.search(rf"`(OHHELL_)?{name}[`=]", MANUAL)


@pytest.mark.parametrize("path", [*FOLDER.iterdir(), ROOT / "Containerfile"], ids=lambda p: p.name)
def test_what_is_handed_out_names_settings_that_there_are(path: Path) -> None:
    assert set(SPELT.findall(path.read_text(encoding="utf-8"))) <= NAMES


def test_the_manual_names_settings_that_there_are() -> None:
    named = {name for name in SPELT.findall(MANUAL) if not OF_PROVIDERS.fullmatch(name)}
    assert named - {"DATABASE", *NO_SETTINGS} <= NAMES


@pytest.mark.parametrize("path", sorted(FOLDER.iterdir()), ids=lambda p: p.name)
def test_the_manual_hands_out_what_there_is(path: Path) -> None:
    assert f"operating/{path.name}" in MANUAL


def test_the_unit_is_one_that_systemd_takes(tmp_path: Path) -> None:
    verify = shutil.which("systemd-analyze")
    if verify is None:
        pytest.skip("there is no systemd here")
    own = re.sub("(?m)^ExecStart=.*", "ExecStart=/bin/true", UNIT.read_text(encoding="utf-8"))
    (tmp_path / UNIT.name).write_text(own, encoding="utf-8")
    done = subprocess.run(
        [verify, "verify", str(tmp_path / UNIT.name)], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_the_unit_leaves_room_for_twenty_thousand_sockets_and_for_nothing_else() -> None:
    lines = UNIT.read_text(encoding="utf-8").splitlines()
    files = next(line for line in lines if line.startswith("LimitNOFILE="))
    assert int(files.partition("=")[2]) >= 3 * 20_000
    for line in ("DynamicUser=yes", "NoNewPrivileges=yes", "ProtectSystem=strict", "Type=notify"):
        assert line in lines
