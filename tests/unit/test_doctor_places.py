"""`ohhell doctor` finds what is wrong with a folder, a machine and an installation."""

from __future__ import annotations

import os
import shutil
import socket
import sys
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import time

import pytest

from ohhell.server import Limits, Settings
from ohhell.server.doctor import Finding, Verdict, folder, machine, package
from ohhell.server.doctor.machine import Answer
from ohhell.server.store.sqlite_house import HOUSE_FILE, LOG_FILE

_NOBODY = 65_534
unix = pytest.mark.skipif(sys.platform == "win32", reason="Windows has other rights")


def codes(found: Iterator[Finding]) -> dict[str, Finding]:
    """Return findings by their code."""
    return {finding.code: finding for finding in found}


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Return a folder with the files of a house."""
    made = tmp_path / "house"
    made.mkdir(mode=0o700)
    for name in (HOUSE_FILE, LOG_FILE):
        (made / name).write_bytes(b"x" * 1_000)
        (made / name).chmod(0o600)
    return made


def looked(data: Path, **limits: int) -> dict[str, Finding]:
    """Return what is found in a data folder."""
    return codes(folder.look_at_folder(Settings(data=data, limits=Limits(**limits))))


def test_a_folder_with_its_files_is_well(data: Path) -> None:
    found = looked(data)
    assert {"folder-well", "rights-well"} <= found.keys()
    assert not any(f.verdict is Verdict.TROUBLE for f in found.values() if f.check != "space")


def test_a_folder_that_is_not_there_is_named(data: Path) -> None:
    assert looked(data / "none").keys() == {"folder-missing"}
    assert not (data / "none").exists()
    assert "folder-none" in looked(data / LOG_FILE)
    (data / LOG_FILE).unlink()
    assert looked(data)["folder-empty"].args["name"] == LOG_FILE


@contextmanager
def without_rights() -> Generator[None]:
    """Be nobody for a while, where one is root, who may do everything."""
    if os.geteuid() != 0:
        yield
        return
    os.setresuid(_NOBODY, _NOBODY, 0)
    try:
        yield
    finally:
        os.setresuid(0, 0, 0)


@unix
@pytest.mark.parametrize("mode", [0, 0o500])
def test_a_folder_that_may_not_be_used_is_named(data: Path, mode: int) -> None:
    data.chmod(mode)
    with without_rights():
        assert "folder-closed" in looked(data)
    data.chmod(0o700)


@unix
def test_what_others_can_read_is_named(data: Path) -> None:
    (data / LOG_FILE).chmod(0o644)
    assert "rights-well" in looked(data), "nobody else comes into the folder"
    data.chmod(0o755)
    assert looked(data)["rights-wide"].args["names"] == LOG_FILE
    (data / LOG_FILE).chmod(0o600)
    assert "rights-well" in looked(data)


def test_a_log_near_its_limit_is_told(data: Path) -> None:
    assert "log-full" not in looked(data, log_bytes=2_000)
    assert looked(data, log_bytes=1_100)["log-full"].args == {"percent": 90, "limit": 1_100}


# --- The machine ----------------------------------------------------------------------------------


def test_a_port_is_free_or_taken_or_nobodys() -> None:
    with socket.socket() as bound:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind(("127.0.0.1", 0))
        taken = Settings(port=bound.getsockname()[1])
        assert machine.look_at_port(taken, None).code == "port-free", "nobody listens yet"
        bound.listen()
        assert machine.look_at_port(taken, None).code == "port-taken"
    assert machine.look_at_port(Settings(port=0), None).code == "port-free"
    nowhere = Settings(host="192.0.2.7", port=0)
    assert machine.look_at_port(nowhere, None).code == "port-nowhere"


def test_a_house_that_answers_says_itself_how_it_is() -> None:
    assert machine.look_at_port(Settings(), Answer("ok")).code == "port-house"
    unwell = machine.look_at_port(Settings(), Answer("store-full"))
    assert (unwell.verdict, unwell.args["health"]) == (Verdict.TROUBLE, "store-full")


@pytest.mark.parametrize(
    ("used", "most", "people", "code"),
    [
        (20, 1_024, 300, "files-well"),
        (20, 1_024, 309, "files-few"),
        (20, 65_536, 20_000, "files-well"),
        (820, 1_024, 10, "files-used"),
    ],
)
def test_files_must_suffice_for_who_is_expected(
    used: int, most: int, people: int, code: str
) -> None:
    assert [f.code for f in machine.look_at_files(Answer("ok", used, most), people)] == [code]


def test_a_clock_behind_the_log_is_found() -> None:
    now_s = time()
    assert machine.look_at_clock(None, None).verdict is Verdict.OK
    assert machine.look_at_clock(now_s - 1e8, now_s + 1).verdict is Verdict.OK
    assert machine.look_at_clock(now_s + 3_600, None).code == "clock-behind"
    assert machine.look_at_clock(None, now_s - 60).code == "clock-apart"


# --- What was installed ---------------------------------------------------------------------------


def test_a_page_without_one_of_its_files_is_broken(tmp_path: Path) -> None:
    assert package.look_at_page(tmp_path).code == "page-missing"
    (tmp_path / "index.html").write_text('<script src="/assets/a.js"></script>')
    assert package.look_at_page(tmp_path).args == {"name": "assets/a.js"}
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "a.js").touch()
    assert package.look_at_page(tmp_path).code == "page-well"


def test_a_language_that_lacks_texts_is_named(tmp_path: Path) -> None:
    (here,) = package.look_at_languages()
    assert here.args == {"languages": "co, en, es, fi, fr, ko, ro"}
    locales = tmp_path / "locales"
    shutil.copytree(package.PACKAGE / "locales", locales)
    (locales / "operating" / "fi.ftl").unlink()
    text = (locales / "fr.ftl").read_text(encoding="utf-8")
    (locales / "fr.ftl").write_text(text.replace("\nsuit-S = ", "\nsuit-P = "), encoding="utf-8")
    fi, fr = package.look_at_languages(locales)
    assert (fi.args["lang"], fr.args["lang"], fr.args["count"]) == ("fi", "fr", 1)
    assert fr.args["texts"] == "suit-S"
