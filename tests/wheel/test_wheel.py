"""What a person gets who installs the package without this tree."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "src" / "ohhell" / "page"


@pytest.fixture(scope="module")
def names(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """Return the names of the files in a wheel that is built now."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    done = subprocess.run(build, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def test_the_page_is_inside(names: set[str]) -> None:
    assert {"ohhell/page/index.html", "ohhell/py.typed"} <= names
    assert any(name.endswith(".js.br") for name in names)
    built = {f"ohhell/page/{path.name}" for path in PAGE.iterdir() if path.is_file()}
    assert built <= names


def test_every_language_is_inside(names: set[str]) -> None:
    locales = ROOT / "src" / "ohhell" / "locales"
    files = locales.rglob("*.ftl")
    ours = {f"ohhell/{path.relative_to(locales.parent).as_posix()}" for path in files}
    assert ours
    assert ours <= names


def test_the_licence_is_inside(names: set[str]) -> None:
    assert any(name.endswith("/licenses/LICENSE") for name in names)


def test_nothing_else_is_inside(names: set[str]) -> None:
    tops = {name.split("/")[0] for name in names}
    assert {"ohhell"} == {top for top in tops if not top.endswith(".dist-info")}
