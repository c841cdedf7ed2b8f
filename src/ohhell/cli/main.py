"""The command line: serve the house, check a record, read the rules."""

from __future__ import annotations

import asyncio
import io
import os
import socket
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ohhell import __version__, wire
from ohhell.cli import advise, doctor, game, house, keep, lab, rules, safety
from ohhell.cli.words import give_up, plain

if TYPE_CHECKING:
    from ohhell.server import Settings

app = typer.Typer(
    help="Oh Hell: play with friends and bots, on a machine of your own.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.add_typer(rules.app, name="rules")
app.add_typer(game.app, name="game")
app.add_typer(lab.app, name="lab")
house.app.add_typer(safety.app)
app.add_typer(house.app, name="house")
app.command("advise")(advise.advise_command)
app.command("doctor")(doctor.doctor_command)
app.command("backup")(keep.backup_command)
app.command("restore")(keep.restore_command)

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - compared with, not bound to


@app.command("serve")
def serve_command(  # noqa: PLR0913 - each is an option
    *,
    host: Annotated[str | None, typer.Option(help="Address to listen on.")] = None,
    port: Annotated[int | None, typer.Option(help="Port; 0 is any free one.")] = None,
    lan: Annotated[bool, typer.Option("--lan", help="Let your local network play.")] = False,
    data: Annotated[Path | None, typer.Option(help="Folder that keeps all games.")] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(help="Public address, as in https://cards.example. May be repeated."),
    ] = None,
    proxies: Annotated[int | None, typer.Option(help="Proxies in front of the server.")] = None,
    bot_pace: Annotated[str | None, typer.Option(help="Seconds bots think, as in 0.5-1.5.")] = None,
    socket: Annotated[str | None, typer.Option(help="picows or asgi.")] = None,
    metrics_public: Annotated[
        bool | None, typer.Option("--metrics-public", help="Show /metrics to everybody.")
    ] = None,
    log: Annotated[str | None, typer.Option(help="debug, info, warning or error.")] = None,
    log_format: Annotated[str | None, typer.Option(help="auto, json or console.")] = None,
) -> None:
    """Serve the game. Every option can also be set as OHHELL_<OPTION>; see docs/operations.md."""
    # Only those who serve wait for a server to load.
    from ohhell.server import Settings, WrongSetting

    given = {
        "HOST": "0.0.0.0" if lan and host is None else host,  # noqa: S104 - asked for
        "PORT": port,
        "DATA": data,
        "ORIGINS": ",".join(origin) if origin else None,
        "PROXIES": proxies,
        "BOT_PACE_S": bot_pace,
        "SOCKET": socket,
        "METRICS_PUBLIC": metrics_public,
        "LOG_LEVEL": log,
        "LOG_FORMAT": log_format,
    }
    spoken = {f"OHHELL_{key}": str(value) for key, value in given.items() if value is not None}
    try:
        settings = Settings.read(os.environ | spoken)
    except WrongSetting as error:
        give_up(str(error))
    _serve(settings)


def _serve(settings: Settings) -> None:
    from ohhell.server import PortTaken, StoreError, bind, serve
    from ohhell.server.logs import set_up

    set_up(settings)
    try:
        bound = bind(settings.host, settings.port)
        _run(serve(settings, bound, lambda: _say_where(settings, bound.getsockname()[1])))
    except PortTaken as error:
        hint = f" Try: ohhell serve --port {error.free}" if error.free else ""
        give_up(f"Port {error.port} is taken by another program.{hint}")
    except (StoreError, OSError, ValueError) as error:
        give_up(str(error))


def _run(main: Any) -> None:  # noqa: ANN401 - a coroutine, which uvloop and asyncio type apart
    try:
        import uvloop
    except ImportError:  # Windows
        asyncio.run(main)
    else:
        uvloop.run(main)


def _say_where(settings: Settings, port: int) -> None:
    everywhere = settings.host in EVERYWHERE
    host = "127.0.0.1" if everywhere else settings.host
    shown = f"[{host}]" if ":" in host else host
    print(f"Oh Hell {__version__}, games in {settings.kept_in}")
    print(f"listening on http://{shown}:{port}", flush=True)
    if everywhere:
        print(f"From a phone in the same network: http://{_own_address()}:{port}", flush=True)


def _own_address() -> str:
    """Return the address under which the local network knows this machine."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: the kernel only says which of our addresses it would use.
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="A record, as the page lets you download it.")],
) -> None:
    """Check a finished game: was it played by the rules, and dealt by the secret promised?"""
    try:
        with file.open("rb") as open_file:
            # No more than a record may have: the file may have no end.
            record = wire.parse(open_file.read(wire.RECORD_BYTES_MAX + 1))
        faults = wire.faults(record)
    except OSError as error:
        give_up(f"{file}: {error.strerror}")
    except wire.BadRecord as error:
        give_up(f"NOT PROVED: {error}")
    print(plain(f"Table {record.table}: {', '.join(record.names)}"))
    for round_ in record.rounds:
        name = f"round {round_.number}"
        wrong = next((fault for fault in faults if fault.startswith(f"{name}:")), None)
        cards = f"{round_.size} card{'s' if round_.size > 1 else ''} each"
        said = wrong.partition(": ")[2] if wrong else f"{cards}, deal proved"
        print(plain(f"  {name}: {said}"))
    if faults:
        give_up(f"NOT PROVED: {faults[0]}")
    print("Proved: played by the rules, and every card dealt by the secret promised beforehand.")


def _version(wanted: bool) -> None:
    if wanted:
        print(__version__)
        raise typer.Exit


@app.callback()
def _main(
    _version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Say the version.")
    ] = False,
) -> None:
    """Take the options that come before any command."""


def main() -> None:
    """Run the command line."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A terminal may lack a letter; what it has is worth more than a traceback.
            stream.reconfigure(errors="replace")
    app()
