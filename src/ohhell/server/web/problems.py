"""Every refusal as a `ProblemReport`: a code for the catalogue, and the reason in English."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Generator, Mapping
from contextlib import contextmanager
from typing import Any, Final, TypeVar, cast

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from prometheus_client import Counter
from sqlalchemy.exc import DBAPIError

from ohhell.club import NotAllowed
from ohhell.rules import IllegalAction, Malformed
from ohhell.rules.choosing.code import BadCode
from ohhell.server.house import NoSuchTable, TooMany
from ohhell.server.logs import get_logger
from ohhell.server.metrics import Metrics
from ohhell.server.outages import Watch
from ohhell.server.store import Gone, LastWay, StoreError, StoreFull, StoreGone, in_words
from ohhell.server.store.circles import NoSuchPlayer
from ohhell.server.store.errors import is_unfit, may_pass
from ohhell.wire.http import ProblemReport
from ohhell.wire.messages import Clause

_CODES: Final = {
    400: "bad-request",
    401: "not-known",
    403: "forbidden",
    404: "not-found",
    405: "not-allowed",
    413: "too-large",
    415: "not-json",
    429: "too-fast",
}
_OF_THE_STORE: Final = frozenset({StoreGone.code, StoreFull.code})
_log = get_logger()

AnyRequest = Request[Any, Any, Any]
Body = TypeVar("Body")


class Problem(Exception):
    """A request is refused."""

    def __init__(
        self,
        status: int,
        code: str,
        text: str,
        problems: list[Clause] | None = None,
        args: dict[str, str | int] | None = None,
    ) -> None:
        super().__init__(text)
        self.status = status
        found, filled = problems or [], args or {}
        self.report = ProblemReport(code=code, text=text, problems=found, args=filled)


@contextmanager
def trying(tries: Counter, way: str) -> Generator[None]:
    """Count a try to sign in, by what comes of it."""
    outcome = "failed"
    try:
        yield
        outcome = "done"
    except Problem as problem:
        outcome = problem.report.code
        raise
    finally:
        tries.labels(way, outcome).inc()


def _refused(_request: AnyRequest, error: Problem) -> Response[ProblemReport]:
    return Response(error.report, status_code=error.status)


def _by_litestar(_request: AnyRequest, error: HTTPException) -> Response[ProblemReport]:
    status, text = error.status_code, error.detail
    code = "csrf" if "CSRF" in text else _CODES.get(status, "failed")
    if error.extra:
        text = "; ".join(map(_fault, cast("list[Any]", error.extra))) or text
    return Response(ProblemReport(code=code, text=text), status_code=status)


def _fault(fault: Any) -> str:  # noqa: ANN401 - Litestar does not say
    match fault:
        case {"key": key, "message": message}:
            return f"{key}: {message}"
        case {"message": message}:
            return str(message)
        case _:
            return str(fault)


async def strictly(request: AnyRequest, kind: type[Body]) -> Body:
    """Return the body as `kind`, read as strictly as messages are: Litestar takes "4" for 4."""
    try:
        return msgspec.convert(await request.json(), kind)
    except msgspec.ValidationError as error:
        raise Problem(400, "bad-request", str(error)) from error


def _too_deep(_request: AnyRequest, _error: RecursionError) -> Response[ProblemReport]:
    report = ProblemReport(code="bad-request", text="nothing here is nested so deep")
    return Response(report, status_code=400)


def _no_table(_request: AnyRequest, _error: NoSuchTable) -> Response[ProblemReport]:
    report = ProblemReport(code="no-such-table", text="there is no table with this link")
    return Response(report, status_code=404)


def _bad_code(_request: AnyRequest, error: BadCode) -> Response[ProblemReport]:
    return Response(ProblemReport(code=error.code, text=str(error)), status_code=404)


def _illegal(_request: AnyRequest, error: IllegalAction) -> Response[ProblemReport]:
    return Response(_told(error), status_code=400)


def _too_many(_request: AnyRequest, error: TooMany) -> Response[ProblemReport]:
    return Response(ProblemReport(code=error.code, text=str(error)), status_code=429)


def _no_player(_request: AnyRequest, _error: NoSuchPlayer) -> Response[ProblemReport]:
    report = ProblemReport(code="no-such-player", text="there is nobody with this id")
    return Response(report, status_code=404)


def _last_way(_request: AnyRequest, _error: LastWay) -> Response[ProblemReport]:
    text = "you could not sign in any more: choose a password first"
    return Response(ProblemReport(code="last-way", text=text), status_code=409)


def _gone(_request: AnyRequest, _error: Gone) -> Response[ProblemReport]:
    report = ProblemReport(code="not-known", text="all that you were here has been deleted")
    return Response(report, status_code=401)


def _not_allowed(_request: AnyRequest, error: NotAllowed) -> Response[ProblemReport]:
    return Response(_told(error), status_code=409)


def _told(error: IllegalAction | NotAllowed) -> ProblemReport:
    return ProblemReport(code=error.code, text=str(error), args=dict(error.args_by_name))


def _away(request: AnyRequest, failure: Exception) -> Response[ProblemReport]:
    """Have it said that the store does not answer, though not of each request."""
    watch: Watch = request.app.state.house.watch
    watch.failed(failure, path=request.scope["path"])
    return _unstored(in_words(failure))


def _unstored(error: StoreError) -> Response[ProblemReport]:
    return Response(ProblemReport(code=error.code, text=str(error)), status_code=503)


def _database(request: AnyRequest, error: DBAPIError) -> Response[ProblemReport]:
    if is_unfit(error):
        text = "there is something in this request that no database holds, such as a NUL"
        return Response(ProblemReport(code="bad-request", text=text), status_code=400)
    if may_pass(error):
        return _away(request, error)
    _log.error("request failed", path=request.scope["path"], failure=error)
    return _unstored(in_words(error))


def _unreadable(request: AnyRequest, error: Malformed) -> Response[ProblemReport]:
    _log.error("table cannot be read", path=request.scope["path"], failure=error)
    report = ProblemReport(code="unreadable", text="the log of this table cannot be read")
    return Response(report, status_code=500)


def _mistake(request: AnyRequest, error: Exception) -> Response[ProblemReport]:
    _log.error("request failed", path=request.scope["path"], failure=error)
    report = ProblemReport(code="failed", text="the server made a mistake")
    return Response(report, status_code=500)


Handler = Callable[[AnyRequest, Any], Response[ProblemReport]]

_HANDLERS: Final[Mapping[int | type[Exception], Handler]] = {
    Problem: _refused,
    HTTPException: _by_litestar,
    NoSuchTable: _no_table,
    TooMany: _too_many,
    IllegalAction: _illegal,
    BadCode: _bad_code,
    NoSuchPlayer: _no_player,
    Gone: _gone,
    LastWay: _last_way,
    NotAllowed: _not_allowed,
    StoreError: _away,
    DBAPIError: _database,
    sqlite3.Error: _away,
    Malformed: _unreadable,
    RecursionError: _too_deep,
    Exception: _mistake,
}


def handlers(metrics: Metrics) -> dict[int | type[Exception], Handler]:
    """Return who answers each kind of failure, and counts it."""
    return {kind: _counted(handler, metrics) for kind, handler in _HANDLERS.items()}


def _counted(handler: Handler, metrics: Metrics) -> Handler:
    def handle(request: AnyRequest, error: Any) -> Response[ProblemReport]:  # noqa: ANN401
        response = handler(request, error)
        code = response.content.code
        metrics.refusals.labels(code).inc()
        if code in _OF_THE_STORE:
            metrics.store_errors.labels(code, "request").inc()
        return response

    return handle
