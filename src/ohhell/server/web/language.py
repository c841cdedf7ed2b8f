"""Which language a reader wants, of those that the catalogue has."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from ohhell.server.origins import cookie

FALLBACK: Final = "en"


@cache
def catalogues() -> Mapping[str, str]:
    """Return the text of every catalogue by its language."""
    folder = files("ohhell") / "locales"
    found = (file for file in folder.iterdir() if file.name.endswith(".ftl"))
    return {file.name.removesuffix(".ftl"): file.read_text(encoding="utf-8") for file in found}


def pick(wanted: Iterable[str | None], available: Iterable[str]) -> str:
    """Return the first wanted language that there is; regions, case and spaces do not matter."""
    known = frozenset(available)
    bases = (re.split("[-_]", (tag or "").strip().lower())[0] for tag in wanted)
    return next((base for base in bases if base in known), FALLBACK)


def accepted(header: str) -> list[str]:
    """Return the languages of an Accept-Language header, the most wanted first."""
    parts = [part.partition(";") for part in header.split(",")]
    ranked = sorted(((_weight(weight), tag) for tag, _, weight in parts), key=lambda r: -r[0])
    return [tag.strip() for weight, tag in ranked if weight > 0]


def chosen(cookies: str | None, accept_language: str) -> str:
    """Return the language that a reader chose on the page, or else asks for, of those we have."""
    wanted = [cookie(cookies, "language"), *accepted(accept_language)]
    return pick(wanted, catalogues())


def one_line(language: str, message: str) -> str:
    """Return the text of a message that has one line, its places not filled in."""
    return _one_line(catalogues()[language], message)


def _one_line(catalogue: str, message: str) -> str:
    found = re.search(rf"^{message} = (.+)$", catalogue, re.MULTILINE)
    if found is None:
        raise KeyError(message)
    return found[1]


@cache
def _part(language: str, part: str) -> str:
    file = files("ohhell") / "locales" / part / f"{language}.ftl"
    return file.read_text(encoding="utf-8")


def part_line(language: str, part: str, message: str) -> str:
    """Return the text of a message of one line in a part of the catalogue, not filled in."""
    return _one_line(_part(language, part), message)


def variant_name(language: str, variant: str | None) -> str:
    """Return what a variant is called; None is a ruleset without a name."""
    return one_line(language, f"variant-{variant or 'none'}")


@cache
def variant_names() -> Mapping[str, tuple[str, ...]]:
    """Return what each variant is called in every language, by its id."""
    line = re.compile(r"^variant-([a-z0-9_]+) = (.+)$", re.MULTILINE)
    found = [pair for text in catalogues().values() for pair in line.findall(text)]
    return {id_: tuple(name for one, name in found if one == id_) for id_, _ in found}


def inlined(language: str, catalogue: str) -> str:
    """Return a catalogue as a block of text that a page can hold and no browser runs.

    Comments stay at home. No `<` may stand in it: Fluent can say it otherwise.
    """
    lines = (line for line in catalogue.splitlines() if line and not line.startswith("#"))
    text = "\n".join(lines).replace("<", '{"\\u003C"}')
    return f'<script type="text/plain" id="messages" lang="{language}">{text}\n</script>'


def _weight(text: str) -> float:
    found = re.fullmatch(r"\s*q\s*=\s*(\d(?:\.\d*)?)\s*", text)
    return float(found[1]) if found else 1.0
