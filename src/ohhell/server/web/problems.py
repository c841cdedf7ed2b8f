"""Every refusal as a `ProblemReport`: a code for the catalogue, and the reason in English."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Any, Final, TypeVar, cast

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from sqlalchemy.exc import DBAPIError

from ohhell.rules import Malformed
from ohhell.rules.choosing.code import BadCode
from ohhell.server.house import NoSuchTable, TooMany
from ohhell.server.logs import get_logger
from ohhell.server.store import StoreError, in_words
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
_log = get_logger()

AnyRequest = Request[Any, Any, Any]
Body = TypeVar("Body")


class Problem(Exception):
    """A request is refused."""

    def __init__(
        self, status: int, code: str, text: str, problems: list[Clause] | None = None
    ) -> None:
        super().__init__(text)
        self.status = status
        self.report = ProblemReport(code=code, text=text, problems=problems or [])


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


def _too_many(_request: AnyRequest, error: TooMany) -> Response[ProblemReport]:
    return Response(ProblemReport(code=error.code, text=str(error)), status_code=429)


def _store(_request: AnyRequest, error: StoreError) -> Response[ProblemReport]:
    return Response(ProblemReport(code=error.code, text=str(error)), status_code=503)


def _database(request: AnyRequest, error: DBAPIError) -> Response[ProblemReport]:
    return _sqlite(request, error.orig or error)


def _sqlite(request: AnyRequest, error: BaseException) -> Response[ProblemReport]:
    _log.error("request failed", path=request.scope["path"], failure=error)
    return _store(request, in_words(error))


def _unreadable(request: AnyRequest, error: Malformed) -> Response[ProblemReport]:
    _log.error("table cannot be read", path=request.scope["path"], failure=error)
    report = ProblemReport(code="unreadable", text="the log of this table cannot be read")
    return Response(report, status_code=500)


def _mistake(request: AnyRequest, error: Exception) -> Response[ProblemReport]:
    _log.error("request failed", path=request.scope["path"], failure=error)
    report = ProblemReport(code="failed", text="the server made a mistake")
    return Response(report, status_code=500)


Handler = Callable[[AnyRequest, Any], Response[ProblemReport]]

HANDLERS: Final[dict[int | type[Exception], Handler]] = {
    Problem: _refused,
    HTTPException: _by_litestar,
    NoSuchTable: _no_table,
    TooMany: _too_many,
    BadCode: _bad_code,
    StoreError: _store,
    DBAPIError: _database,
    sqlite3.Error: _sqlite,
    Malformed: _unreadable,
    RecursionError: _too_deep,
    Exception: _mistake,
}
