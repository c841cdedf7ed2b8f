"""What messages are made of: their kinds, and the ranges of what they hold."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Word = Annotated[str, msgspec.Meta(max_length=64)]
Tricks = Annotated[int, msgspec.Meta(ge=0, le=99)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=9)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
TalkAtPlay = Literal["none", "phrases", "text"]
ClockS = Literal[0, 7, 15, 30, 60]


class Part(msgspec.Struct, rename="camel"):
    """A piece of a message."""


class FromClient(
    msgspec.Struct, rename="camel", tag_field="t", kw_only=True, forbid_unknown_fields=True
):
    """What a client may send."""


class FromServer(msgspec.Struct, rename="camel", tag_field="t", kw_only=True):
    """What the server may send."""
