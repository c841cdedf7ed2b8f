"""`ohhell doctor`: is all well with a house, and if not, what is to be done?"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from ohhell.cli.bar import bar
from ohhell.cli.place import Folder, Language, environ_of
from ohhell.cli.words import Words, say_lines

if TYPE_CHECKING:
    from ohhell.server.doctor import Finding

FAST: Final = 100
"""Tables whose log is read by `--fast`."""
_WHOLE: Final = 1_000
_PEOPLE: Final = 300


def doctor_command(
    *,
    data: Folder = None,
    fast: Annotated[
        bool, typer.Option("--fast", help=f"Read the log of the newest {FAST} tables alone.")
    ] = False,
    people: Annotated[
        int, typer.Option(min=1, max=10**6, help="How many people you expect at once.")
    ] = _PEOPLE,
    jobs: Annotated[
        int | None, typer.Option(min=1, max=1000, help="Processes that read logs; else all cores.")
    ] = None,
    language: Language = "en",
    as_json: Annotated[bool, typer.Option("--json", help="As JSON, for another program.")] = False,
) -> None:
    """Look whether all is well with a house, and change nothing; end with 1 if it is not."""
    from ohhell.server.doctor import Asked, Verdict, examine
    from ohhell.server.settings import spare_cores

    words = Words(language)
    asked = Asked(environ_of(data), people, FAST if fast else None, jobs or spare_cores() + 1)
    with bar(_WHOLE, words.say("doctor-reading")) as show:

        def moved(done: int, total: int) -> None:
            show(f"{done} / {total}", _WHOLE * done // max(total, 1))

        found = examine(asked, moved)
    if as_json:
        print(json.dumps(_plain(words, found), indent=2, ensure_ascii=False))
    else:
        say_lines(_lines(words, found))
    if any(finding.verdict is Verdict.TROUBLE for finding in found):
        raise typer.Exit(1)


def _plain(words: Words, found: Sequence[Finding]) -> dict[str, Any]:
    return {
        "verdict": _worst(found),
        "findings": [_plain_finding(words, finding) for finding in found],
    }


def _plain_finding(words: Words, finding: Finding) -> dict[str, Any]:
    told: dict[str, Any] = {
        "check": finding.check,
        "verdict": finding.verdict.value,
        "code": finding.code,
        "args": dict(finding.args),
        "text": _text(words, finding),
    }
    if finding.reason is not None:
        told["reason"] = {"code": finding.reason.id, "args": dict(finding.reason.args)}
    return told


def _lines(words: Words, found: Sequence[Finding]) -> Iterator[str]:
    """Yield a line a finding, and one that sums up."""
    said = {verdict: words.say(f"doctor-{verdict}") for verdict in _VERDICTS}
    width = max(map(len, said.values()))
    for finding in found:
        yield f"{said[finding.verdict.value]:<{width}}  {_text(words, finding)}"
    yield words.say(f"doctor-all-{_worst(found)}")


_VERDICTS: Final = ("ok", "warning", "trouble")
"""The worst last."""


def _worst(found: Sequence[Finding]) -> str:
    return max((finding.verdict.value for finding in found), key=_VERDICTS.index)


def _text(words: Words, finding: Finding) -> str:
    args = dict(finding.args)
    if finding.reason is not None:
        args["why"] = words.clause(finding.reason)
    return words.say(f"doctor-{finding.code}", **args)
