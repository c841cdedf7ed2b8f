"""The built page: the right file, the right encoding, the right language."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Comment, GroupComment, Message, ResourceComment
from fluent.syntax.visitor import Transformer

from ohhell.server.web.language import accepted, catalogues, inlined, pick
from ohhell.server.web.page import Page

AVAILABLE = ("en", "fr", "de", "es", "it", "pt")


@pytest.fixture
def page(tmp_path: Path) -> Page:
    """Return a page that was built from next to nothing."""
    assets = tmp_path / "page" / "assets"
    assets.mkdir(parents=True)
    (tmp_path / "secret.txt").write_text("not for the web")
    html = '<!doctype html>\n<html lang="en">\n<head></head>\n<body></body>\n</html>\n'
    (tmp_path / "page" / "index.html").write_text(html)
    (tmp_path / "page" / ".inputs").write_text("digest")
    (tmp_path / "page" / "icon.svg").write_text("<svg/>")
    (assets / "a-1.js").write_text("plain")
    (assets / "a-1.js.br").write_text("brotli")
    (assets / "a-1.js.gz").write_text("gzip")
    return Page(tmp_path / "page")


@pytest.mark.parametrize(
    ("accepts", "body", "encoding"),
    [("gzip, br", b"brotli", "br"), ("gzip", b"gzip", "gzip"), ("", b"plain", None)],
)
def test_a_file_comes_as_small_as_its_reader_takes_it(
    page: Page, accepts: str, body: bytes, encoding: str | None
) -> None:
    answer = page.answer("/assets/a-1.js", {"accept-encoding": accepts})
    assert (answer.status, answer.body) == (200, body)
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["vary"] == "accept-encoding"


def test_only_what_has_its_digest_in_its_name_is_kept_for_ever(page: Page) -> None:
    assert "immutable" in page.answer("/assets/a-1.js", {}).headers["cache-control"]
    assert page.answer("/icon.svg", {}).headers["cache-control"] == "no-cache"
    assert page.answer("/", {}).headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/table/abc",
        "/replay/abc",
        "/rules/plump",
        "/new",
        "/verify",
        "/moderation/1",
        "/account/club",
    ],
)
def test_every_screen_is_the_index(page: Page, path: str) -> None:
    answer = page.answer(path, {})
    assert answer.status == 200
    assert b"<!doctype html>" in answer.body


@pytest.mark.parametrize("path", ["/nothing", "/table/", "/table/a/b", "/.inputs", "/index.html/x"])
def test_other_paths_are_the_index_that_says_so(page: Page, path: str) -> None:
    answer = page.answer(path, {})
    assert answer.status == 404
    assert b"<!doctype html>" in answer.body


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/assets/../../secret.txt", "//etc/passwd", "/assets/none.js", "/\0"]
)
def test_nothing_outside_is_served(page: Page, path: str) -> None:
    answer = page.answer(path, {})
    assert answer.status == 404
    assert b"not for the web" not in answer.body


def test_what_has_not_changed_is_not_sent_again(page: Page) -> None:
    tag = page.answer("/", {}).headers["etag"]
    again = page.answer("/", {"if-none-match": tag})
    assert (again.status, again.body) == (304, b"")


def test_a_page_that_is_not_built_says_how(tmp_path: Path) -> None:
    answer = Page(tmp_path).answer("/", {})
    assert answer.status == 503
    assert b"web/build.py" in answer.body


def test_the_index_speaks_the_readers_language(page: Page) -> None:
    french = page.answer("/", {"accept-language": "nl-BE, fr-BE;q=0.9, en;q=0.8"})
    assert b'<html lang="fr"' in french.body
    assert b'<script type="text/plain" id="messages" lang="fr">' in french.body
    assert french.headers["content-language"] == "fr"
    chosen = page.answer("/", {"accept-language": "fr", "cookie": "a=b; language=es"})
    assert b'<html lang="es"' in chosen.body
    unknown = page.answer("/", {"cookie": "language=../../etc/passwd"})
    assert b'<html lang="en"' in unknown.body


def test_the_index_comes_zipped(page: Page) -> None:
    answer = page.answer("/", {"accept-encoding": "gzip"})
    assert gzip.decompress(answer.body) == page.answer("/", {}).body
    assert len(answer.body) < len(page.answer("/", {}).body) / 2


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        (["nl-BE", "fr-BE", "en"], "fr"),
        (["pt-BR"], "pt"),
        (["de-CH"], "de"),
        (["ja", "ko"], "en"),
        ([], "en"),
        (["IT_CH"], "it"),
        (["  es-419 "], "es"),
        ([None], "en"),
    ],
)
def test_the_first_language_that_we_have_wins(wanted: list[str | None], language: str) -> None:
    """I18-03."""
    assert pick(wanted, AVAILABLE) == language


def test_the_header_ranks_by_weight() -> None:
    assert accepted("en;q=0.5, fr, de;q=0.9, es;q=0") == ["fr", "de", "en"]
    assert pick(accepted("en;q=0.1,fr-CA;q=0.9"), AVAILABLE) == "fr"
    assert accepted("") == [""]


class _Bare(Transformer):
    """Takes away where things stood in the file."""

    def visit_Message(self, node: Message) -> Message:  # noqa: N802 - the library's name
        """Forget the comment of a message."""
        node.comment = None
        return node


@pytest.mark.parametrize("language", sorted(catalogues()))
def test_the_inlined_catalogue_is_the_catalogue(language: str) -> None:
    block = inlined(language, catalogues()[language])
    found = re.fullmatch(r"<script [^>]*>(.*)\n</script>", block, re.DOTALL)
    assert found is not None
    assert "<" not in found[1]
    assert _messages(found[1]) == _messages(catalogues()[language])


def _messages(text: str) -> list[str]:
    comments = (Comment, GroupComment, ResourceComment)
    body = FluentParser(with_spans=False).parse(text).body
    return [repr(_Bare().visit(e).to_json()) for e in body if not isinstance(e, comments)]


def test_a_catalogue_cannot_end_its_block() -> None:
    block = inlined("en", "a = x</script><script>alert(1)</script>\n")
    assert block.count("<") == 2
    assert '{"\\u003C"}/script>' in block
