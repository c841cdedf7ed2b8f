"""Log lines: one JSON object each, or words for a person at a terminal.

No line holds a card, a secret, a nonce or a token: messages and states are never logged, and of an
exception only its kind and place, since its text may quote what it stumbled over.
"""

from __future__ import annotations

import logging
import sys
from contextlib import suppress
from typing import TextIO, cast

import structlog
from structlog.typing import EventDict, FilteringBoundLogger, Processor, WrappedLogger

from ohhell.server.settings import Settings


def get_logger() -> FilteringBoundLogger:
    """Return the log."""
    return cast("FilteringBoundLogger", structlog.get_logger())


def set_up(settings: Settings, stream: TextIO | None = None) -> None:
    """Send log lines to `stream` (standard error), as `settings` want them."""
    out = stream or sys.stderr
    as_json = settings.log_format == "json" or (settings.log_format == "auto" and not out.isatty())
    last: Processor = (
        structlog.processors.JSONRenderer()
        if as_json
        else structlog.dev.ConsoleRenderer(colors=out.isatty(), exception_formatter=_nothing)
    )
    level = logging.getLevelNamesMapping()[settings.log_level.upper()]
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            _failure,
            _escape,
            last,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=lambda *_: _Lines(out),
    )
    _set_up_libraries(level)


class _Lines:
    """Writes lines, and never fails: a game must not end because nobody reads its log."""

    def __init__(self, out: TextIO) -> None:
        self._out = out

    def msg(self, line: str) -> None:
        """Write a line."""
        with suppress(OSError, ValueError):
            self._out.write(f"{line}\n")
            self._out.flush()

    debug = info = warning = error = critical = msg


def _failure(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """Turn an exception into its kind and the places it passed."""
    error = event.pop("failure", None)
    if isinstance(error, BaseException):
        event["error"] = type(error).__name__
        event["at"] = _places(error)
    return event


def _escape(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """Write out what a terminal would obey: a path may hold it, and whoever asks chooses the path.

    In JSON it cannot stand anyhow.
    """
    for name, value in event.items():
        if isinstance(value, str) and not value.isprintable():
            plain = (c if c.isprintable() else f"\\x{ord(c):02x}" for c in value)
            event[name] = "".join(plain)
    return event


def _places(error: BaseException) -> list[str]:
    places: list[str] = []
    step = error.__traceback__
    while step is not None:
        code = step.tb_frame.f_code
        places.append(f"{code.co_filename.rsplit('/', 1)[-1]}:{step.tb_lineno} {code.co_name}")
        step = step.tb_next
    return places[-5:]


def _nothing(_out: TextIO, _error: object) -> None:
    return None


class _Forward(logging.Handler):
    """Sends the libraries' lines the same way."""

    def emit(self, record: logging.LogRecord) -> None:
        """Log `record` as one of ours."""
        failure = record.exc_info[1] if record.exc_info else None
        # What picows has to say without an exception is that a client spoke nonsense: it quotes it.
        quotes = record.name == "picows" and failure is None
        text = record.msg if failure or quotes else record.getMessage()
        level = logging.INFO if quotes else record.levelno
        get_logger().log(level, str(text), library=record.name, failure=failure)


def _set_up_libraries(level: int) -> None:
    root = logging.getLogger()
    root.handlers = [_Forward()]
    root.setLevel(max(level, logging.WARNING))
