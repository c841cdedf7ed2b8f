"""What may not be in the repository, whoever puts it there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.tidy.sources import ROOT, kept_files, name_of

# Split, so that this file passes its own test.
HOSTS = ["pypi" + ".org", "python" + "hosted", "npm" + "js.", "deb.debian" + ".org"]
LOCKS = ["requirements.lock", "requirements-dev.lock", "web/package-lock.json"]
FILE_BYTES_MAX = 1_000_000
NETS_BYTES_MAX = 4_000_000
NETS = "src/ohhell/bots/net/nets.npz"
TEXTS = {
    "", ".cfg", ".css", ".ftl", ".html", ".js", ".json", ".lock", ".md", ".py", ".svg", ".toml",
    ".ts", ".tsx", ".txt", ".webmanifest", ".yaml", ".yml",
}  # fmt: skip


@pytest.mark.parametrize("path", [p for p in kept_files() if p.suffix in TEXTS], ids=name_of)
def test_no_file_names_a_registry_host(path: Path) -> None:
    """Mirrors exist: where packages come from is the machine's business, not the project's."""
    text = path.read_text(encoding="utf-8")
    assert not [host for host in HOSTS if host in text]


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_names_no_address(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    assert not re.search(r'"resolved"|^--(extra-)?index-url|--find-links', text, re.MULTILINE)


def test_every_locked_library_has_its_hash() -> None:
    for name in ("requirements.lock", "requirements-dev.lock"):
        text = (ROOT / name).read_text(encoding="utf-8")
        pins = re.split(r"\n(?=\S)", re.sub(r"\n\s+#[^\n]*", "", text).strip())
        assert all("--hash=sha256:" in pin for pin in pins)


def test_what_is_played_with_is_what_is_tested() -> None:
    """Every pin of requirements.lock stands in requirements-dev.lock too."""

    def pins(name: str) -> set[str]:
        text = (ROOT / name).read_text(encoding="utf-8")
        return set(re.findall(r"^[\w.-]+==\S+", text, re.MULTILINE))

    assert pins("requirements.lock") <= pins("requirements-dev.lock")


@pytest.mark.parametrize("path", kept_files(), ids=name_of)
def test_nothing_built_or_heavy_is_kept(path: Path) -> None:
    most = NETS_BYTES_MAX if name_of(path) == NETS else FILE_BYTES_MAX
    assert path.stat().st_size <= most
    assert "node_modules" not in path.parts
    assert not name_of(path).startswith("src/ohhell/page/")
