"""Clocks and pauses: what is seen of them, and the messages that ask for time."""

from __future__ import annotations

from ohhell.wire.parts import FromClient, Number, Part, Word


class ClockView(Part):
    """How long a seat may still think about what it is asked, at the moment of sending."""

    left_ms: int
    whole_ms: int
    """All that it was given for this."""
    runs: bool
    """Whether it runs: not in a pause, nor while a bot plays the seat."""


class PauseView(Part):
    """A pause, or the wish for one."""

    on: bool
    """Whether the table is paused."""
    asked: list[int]
    """The seats that ask for it, or agree; it begins when all who are here do."""


class MoreTime(FromClient, tag="moreTime"):
    """Ask for more time, once for each thing that you are asked."""

    id: Word
    after: Number


class Back(FromClient, tag="back"):
    """You are here: the bot that plays for you hands over."""

    id: Word


class Pause(FromClient, tag="pause"):
    """Ask for a pause, or agree to one; it begins when all who are here do."""

    id: Word


class Resume(FromClient, tag="resume"):
    """End the pause, or say no to one that is asked for."""

    id: Word


ClockMessage = MoreTime | Back | Pause | Resume
