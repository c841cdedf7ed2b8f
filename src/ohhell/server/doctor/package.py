"""What was installed: the built page, and the texts of every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from ohhell.server.doctor.finding import Finding, trouble, well

PAGE, LANGUAGES = "page", "languages"
PACKAGE: Final = Path(__file__).parents[2]
_REFERENCE: Final = "en"
_ASSET: Final = re.compile(r'(?:src|href)="/(assets/[^"]+)"')
_MESSAGE: Final = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
_NAMED: Final = 5
"""Texts that are named; the others are counted."""


def look_at_page(folder: Path = PACKAGE / "page") -> Finding:
    """Tell whether the page is built, and all that it begins with is there."""
    index = folder / "index.html"
    if not index.is_file():
        return trouble(PAGE, "page-missing")
    named = _ASSET.findall(index.read_text(encoding="utf-8", errors="replace"))
    lost = [name for name in named if not (folder / name).is_file()]
    if lost:
        return trouble(PAGE, "page-broken", name=lost[0])
    return well(PAGE, "page-well")


def look_at_languages(folder: Path = PACKAGE / "locales") -> Iterator[Finding]:
    """Yield whether every language says all that English says."""
    languages = sorted(file.stem for file in folder.glob("*.ftl"))
    parts = [folder, *sorted(path for path in folder.iterdir() if path.is_dir())]
    lacking = {language: _lacking(parts, language) for language in languages}
    for language, texts in lacking.items():
        if texts:
            shown = ", ".join(texts[:_NAMED])
            yield trouble(LANGUAGES, "language-short", lang=language, count=len(texts), texts=shown)
    if _REFERENCE not in languages:
        yield trouble(LANGUAGES, "language-none")
    elif not any(lacking.values()):
        yield well(LANGUAGES, "languages-well", languages=", ".join(languages))


def _lacking(parts: list[Path], language: str) -> list[str]:
    missing = (_texts(part, _REFERENCE) - _texts(part, language) for part in parts)
    return sorted(text for texts in missing for text in texts)


def _texts(part: Path, language: str) -> set[str]:
    file = part / f"{language}.ftl"
    return set(_MESSAGE.findall(file.read_text(encoding="utf-8"))) if file.is_file() else set()
