"""The built page: small files made ready at build time, and an index that speaks your language."""

from __future__ import annotations

import gzip
import mimetypes
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from ohhell.server.web import language

FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
_PATH_MAX: Final = 200
"""Characters; systems refuse to look for names beyond 255."""
_SCREEN: Final = re.compile(
    r"/|/(?:table|replay|rules|people|moderation|account)/[^/]+"
    r"|/(?:new|how|people|leaders|verify|account|compete|moderation)"
)
_ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))
_TYPES: Final = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
NOT_BUILT: Final = (
    "The page is not built yet. In a checkout, run: python3 web/build.py\n"
    "(python3 go.py does it by itself.) The API is at /api, its description at /api/schema.\n"
)


@dataclass(frozen=True, slots=True)
class Answer:
    """What goes back for a path of the page."""

    status: int
    body: bytes
    headers: dict[str, str] = field(default_factory=dict[str, str])


class Page:
    """Answers for every path that is not the API's."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = (folder or Path(__file__).parents[2] / "page").resolve()

    def answer(self, path: str, headers: Mapping[str, str]) -> Answer:
        """Return what `path` is for a reader that sent `headers` (lower-case names)."""
        index = self._folder / "index.html"
        if not index.is_file():
            return _plain(503, NOT_BUILT)
        # A NUL ends a name for the system, and no file of ours has one, nor one so long.
        name = path.replace("\0", "?").lstrip("/")
        file = index if len(name) > _PATH_MAX else (self._folder / name).resolve()
        inside = file.is_relative_to(self._folder) and not file.name.startswith(".")
        if file != index and inside and file.is_file():
            return _file(file, headers, forever=path.startswith("/assets/"))
        if path.startswith("/assets/"):
            return _plain(404, "There is no such file.\n")
        return _index(index, headers, status=200 if _SCREEN.fullmatch(path) else 404)


def _plain(status: int, text: str) -> Answer:
    headers = {"content-type": "text/plain; charset=utf-8", "cache-control": ASK_AGAIN}
    return Answer(status, text.encode(), headers)


def _file(file: Path, headers: Mapping[str, str], *, forever: bool) -> Answer:
    guessed = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    own = {
        "content-type": _TYPES.get(file.suffix, guessed),
        "cache-control": FOREVER if forever else ASK_AGAIN,
        "vary": "accept-encoding",
    }
    accepted = headers.get("accept-encoding", "")
    for encoding, suffix in _ENCODINGS:
        ready = file.with_name(file.name + suffix)
        if encoding in accepted and ready.is_file():
            return _tagged(
                Answer(200, ready.read_bytes(), own | {"content-encoding": encoding}), headers
            )
    return _tagged(Answer(200, file.read_bytes(), own), headers)


def _index(file: Path, headers: Mapping[str, str], *, status: int) -> Answer:
    spoken = language.chosen(headers.get("cookie"), headers.get("accept-language", ""))
    plain, zipped = _speaking(file, file.stat().st_mtime_ns, spoken)
    own = {
        "content-type": _TYPES[".html"],
        "cache-control": ASK_AGAIN,
        "content-language": spoken,
        "vary": "accept-encoding, accept-language, cookie",
    }
    if "gzip" in headers.get("accept-encoding", ""):
        return _tagged(Answer(status, zipped, own | {"content-encoding": "gzip"}), headers)
    return _tagged(Answer(status, plain, own), headers)


@lru_cache(maxsize=64)
def _speaking(file: Path, _changed_at: int, spoken: str) -> tuple[bytes, bytes]:
    """Return the index in a language, plain and zipped, with its texts inside."""
    html = file.read_text(encoding="utf-8")
    html = re.sub(r'<html lang="[^"]*"', f'<html lang="{spoken}"', html, count=1)
    block = language.inlined(spoken, language.catalogues()[spoken])
    whole = html.replace("</head>", f"{block}\n</head>", 1).encode()
    return whole, gzip.compress(whole, 9, mtime=0)


def _tagged(answer: Answer, headers: Mapping[str, str]) -> Answer:
    """Let a reader keep what has not changed."""
    tag = f'"{sha256(answer.body).hexdigest()[:20]}"'
    own = answer.headers | {"etag": tag}
    if answer.status == 200 and tag in headers.get("if-none-match", ""):
        return Answer(304, b"", own)
    return Answer(answer.status, answer.body, own)
