"""The lines to the house's database: how long one is waited for, and how all that fails is told."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import URL, event
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as NoLine
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool, PoolProxiedConnection

WAIT_S: Final = 5.0
"""How long one who asks waits for a free line: as long as for an answer on one. A node that waits
for longer before it says that it lives would be taken for dead by the others."""


def engine_on(url: str | URL, **options: Any) -> AsyncEngine:  # noqa: ANN401 - SQLAlchemy's own
    """Return an engine that raises `DBAPIError` for all that a database does not do.

    Drivers let a wait that is over, and a line that breaks, through as they are; so does a pool in
    which no line becomes free in `WAIT_S`.
    """
    engine = create_async_engine(url, poolclass=_Pool, pool_timeout=WAIT_S, **options)
    event.listen(engine.sync_engine, "handle_error", _of_one_kind)
    return engine


class _Pool(AsyncAdaptedQueuePool):
    def connect(self) -> PoolProxiedConnection:
        try:
            return super().connect()
        except NoLine as error:
            raise OperationalError("connect", None, TimeoutError(str(error))) from error
        except OSError as error:
            raise OperationalError("connect", None, error) from error


def _of_one_kind(failed: ExceptionContext) -> DBAPIError | None:
    error = failed.original_exception
    if failed.sqlalchemy_exception is None and isinstance(error, OSError):
        return OperationalError(failed.statement, failed.parameters, error)
    return None
