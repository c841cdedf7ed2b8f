"""How the club says no."""

from __future__ import annotations

from collections.abc import Mapping


class NotAllowed(ValueError):
    """What was asked for changes nothing. The message says why, and what would be right.

    `code` and `args_by_name` name the reason for the catalogue.
    """

    def __init__(self, code: str, text: str, **args: str | int) -> None:
        super().__init__(text)
        self.code = code
        self.args_by_name: Mapping[str, str | int] = args
