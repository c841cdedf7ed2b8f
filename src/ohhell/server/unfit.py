"""How settings say no: in English, and by a code of the catalogues in any language."""

from __future__ import annotations

from typing import Final

from ohhell.rules import Clause

_SHOWN: Final = 1_000
"""Characters of a value that are said again: a sentence has room for no more than 2,500."""


class Unfit(ValueError):
    """What was written cannot be used. The text says why, or what could be.

    `code` names its sentence in the catalogues (``unfit-<code>``), which `args_by_name` fill.
    """

    def __init__(self, code: str, text: str, **args: str) -> None:
        super().__init__(text)
        self.code = code
        self.args_by_name = args


class WrongSetting(ValueError):
    """No server can work with what was set. `clause` says in any language what the text says.

    `setting` is the one that is to be corrected, as the environment has it.
    """

    def __init__(self, setting: str, code: str, text: str, **args: str) -> None:
        super().__init__(text)
        self.setting = setting
        self.clause = Clause(f"unfit-{code}", args)


def wrong(setting: str, why: Unfit, value: str | None = None) -> WrongSetting:
    """Return that a setting is wrong, with its value unless that is nobody's business."""
    said = setting if value is None else f"{setting}={_shortened(value)}"
    return WrongSetting(setting, why.code, f"{said}: {why}", said=said, **why.args_by_name)


def _shortened(value: str) -> str:
    return value if len(value) <= _SHOWN else f"{value[:_SHOWN]}…"
