"""What the API says of itself (OpenAPI) beyond what its types say."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from litestar import Request
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin

from ohhell.wire.http import ProblemReport

_REFUSED = "400"
_OTHERWISE = "default"
_NOTHING = "204"
"""An answer without a body, of which Litestar says that its body is JSON."""


class Description(JsonRenderPlugin):
    """The description as JSON.

    It is made when somebody first asks: that takes a tenth of a second, and most servers are never
    asked.
    """

    def __init__(self) -> None:
        super().__init__()
        self._made: bytes | None = None

    def render(
        self,
        request: Request[Any, Any, Any],  # noqa: ARG002 - Litestar names it
        openapi_schema: dict[str, Any],
    ) -> bytes:
        """Return the description."""
        if self._made is None:
            describe(openapi_schema)
            self._made = msgspec.json.encode(openapi_schema)
        return self._made


def may_refuse(handlers: Iterable[HTTPRouteHandler]) -> list[HTTPRouteHandler]:
    """Return `handlers`, each of which says how it refuses."""
    refusal = ResponseSpec(
        ProblemReport, description="Refused; `code` says why.", generate_examples=False
    )
    found = list(handlers)
    for handler in found:
        handler.responses = {**(handler.responses or {}), int(_REFUSED): refusal}
    return found


def describe(schema: dict[str, Any]) -> None:
    """Have `schema` say that any refusal is a `ProblemReport`, and what is unknown.

    Bodies take no fields that they do not know.
    """
    for path in schema["paths"].values():
        for operation in path.values():
            responses = operation["responses"]
            if _REFUSED in responses:
                responses[_OTHERWISE] = responses.pop(_REFUSED)
            responses.get(_NOTHING, {}).pop("content", None)
    _close(schema["components"]["schemas"])


def _close(schemas: dict[str, Any]) -> None:
    strict = {struct.__name__ for struct in _structs(msgspec.Struct) if _is_strict(struct)}
    for name in strict & schemas.keys():
        schemas[name]["additionalProperties"] = False


def _structs(kind: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for struct in kind.__subclasses__():
        yield struct
        yield from _structs(struct)


def _is_strict(struct: type[msgspec.Struct]) -> bool:
    return struct.__struct_config__.forbid_unknown_fields
