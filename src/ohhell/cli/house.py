"""`ohhell house status`: how a house is, for whoever keeps it."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from ohhell.cli.place import Folder, Language, settings_of
from ohhell.cli.words import Words, say_lines

if TYPE_CHECKING:
    from ohhell.server import Settings
    from ohhell.server.store.glance import Glance

app = typer.Typer(help="The house you keep.", no_args_is_help=True)

_PATIENCE_S: Final = 10.0
_INDENT: Final = "  "
_BYTES_MAX: Final = 4_000_000


@app.callback()
def _house() -> None:
    """Keep `status` a command of its own."""


@app.command("status")
def status_command(
    *,
    url: Annotated[str | None, typer.Option(help="A server; usually the one here.")] = None,
    data: Folder = None,
    language: Language = "en",
    as_json: Annotated[bool, typer.Option("--json", help="As JSON, for another program.")] = False,
) -> None:
    """Tell how a server and its house are; end with 1 unless both are well."""
    words = Words(language)
    settings = settings_of(words, data)
    address = url or f"http://127.0.0.1:{settings.port}"
    health, figures = _health(address), _figures(address)
    found, why = _glance(settings)
    if as_json:
        house = None if found is None else asdict(found)
        told = {"url": address, "health": health, "figures": figures, "house": house}
        print(json.dumps(told, indent=2))
    else:
        say_lines(_of_server(words, address, health, figures))
        say_lines(_of_house(words, settings.kept_in, found, why))
    if health != "ok" or found is None:
        raise typer.Exit(1)


def _glance(settings: Settings) -> tuple[Glance | None, str]:
    from ohhell.server import StoreError
    from ohhell.server.store.glance import glance

    try:
        return glance(settings.data, settings.database), ""
    except StoreError as error:
        return None, str(error)


# --- What a server says ---------------------------------------------------------------------------


def _health(address: str) -> str | None:
    """Return `ok`, the code of what is wrong, or None if nobody answers."""
    try:
        body = _asked(f"{address}/health")
    except urllib.error.HTTPError as error:
        body = error.read(_BYTES_MAX)
    except (OSError, ValueError):
        return None
    try:
        said = json.loads(body)
        return str(said.get("code") or said.get("status"))
    except (ValueError, AttributeError):
        return "unreadable"


def _figures(address: str) -> dict[str, float]:
    """Return the sum of each figure over its labels, and of people by where they are."""
    from prometheus_client.parser import text_string_to_metric_families

    found: dict[str, float] = {}
    try:
        shown = _asked(f"{address}/metrics").decode()
        for family in text_string_to_metric_families(shown):
            for sample in family.samples:
                place = sample.labels.get("place", sample.labels.get("version"))
                name = f"{sample.name}:{place}" if place else sample.name
                found[name] = found.get(name, 0.0) + sample.value
    except (OSError, ValueError):
        return {}
    return {name: value for name, value in found.items() if name.startswith("ohhell_")}


def _asked(url: str) -> bytes:
    if not url.startswith(("http://", "https://")):
        raise ValueError(f"{url}: expected http:// or https://")
    with urllib.request.urlopen(url, timeout=_PATIENCE_S) as answer:  # noqa: S310 - see above
        body: bytes = answer.read(_BYTES_MAX)
        return body


def _of_server(
    words: Words, address: str, health: str | None, figures: Mapping[str, float]
) -> Iterator[str]:
    if health is None:
        yield words.say("status-nobody", url=address)
        return
    message = "status-well" if health == "ok" else "status-unwell"
    yield words.say(message, url=address, version=_version(figures), code=health)
    if not figures:
        yield _INDENT + words.say("status-no-figures")
        return
    yield _INDENT + words.say(
        "status-people",
        **_numbers(figures, table="people_online:table", elsewhere="people_online:elsewhere"),
    )
    yield _INDENT + words.say(
        "status-tables", **_numbers(figures, tables="tables", sockets="sockets")
    )
    yield _INDENT + words.say(
        "status-waiting",
        **_numbers(figures, commands="commands_waiting", bots="bots_waiting", rows="lists_waiting"),
    )


def _version(figures: Mapping[str, float]) -> str:
    begin = "ohhell_info:"
    return next((name.removeprefix(begin) for name in figures if name.startswith(begin)), "?")


def _numbers(figures: Mapping[str, float], **names: str) -> dict[str, int]:
    return {arg: round(figures.get(f"ohhell_{name}", 0.0)) for arg, name in names.items()}


# --- What stands in the database ------------------------------------------------------------------


def _of_house(words: Words, kept_in: str, found: Glance | None, why: str) -> Iterator[str]:
    if found is None:
        yield words.say("status-no-house", place=kept_in, why=why)
        return
    counted, stages = found.counted, found.totals.tables
    playing = sum(stages.get(stage, 0) for stage in ("bidding", "playing", "scored"))
    yield words.say("status-house", place=kept_in, step=found.step)
    yield _INDENT + words.say("status-nodes", nodes=counted.nodes)
    yield _INDENT + words.say("status-known", people=found.totals.people)
    yield _INDENT + words.say("status-all", **_by_stage(stages), playing=playing)
    yield _INDENT + words.say("status-behind", games=counted.unfollowed, tables=counted.overdue)
    yield _INDENT + words.say(
        "status-chips", purses=counted.chips["purses"], stakes=counted.chips["stakes"]
    )
    if counted.chips_off:
        yield words.say("status-off", chips=counted.chips_off)


def _by_stage(stages: Mapping[str, int]) -> dict[str, Any]:
    return {stage: stages.get(stage, 0) for stage in ("lobby", "over", "closed")}
