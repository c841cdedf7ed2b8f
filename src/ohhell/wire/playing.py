"""The bodies of the Play door."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

PaceId = Literal["quick", "standard", "relaxed"]
"""How fast is played: 15, 30 or 60 seconds for a bid, and for a card."""


class PlayNow(msgspec.Struct, rename="camel", kw_only=True, forbid_unknown_fields=True):
    """POST /api/play -> TableCard: a table where you have a seat, with others and with bots.

    Whoever asks again while the game is on is led back to it. The `nonce` is as in `OpenTable`;
    `level` is that of the bots, where a table has to be opened.
    """

    pace: PaceId
    rules: dict[str, object]
    seats: int
    nonce: Annotated[str, msgspec.Meta(max_length=64)]
    level: Annotated[str, msgspec.Meta(max_length=64)] | None = None
