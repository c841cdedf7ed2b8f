"""How far one ruleset is from another, and which variant is nearest to it.

A difference is told by the setting that asks for it, where there is one: then the page and the
command line have words for it. What no setting asks for is told by its path alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, cast

from ohhell.rules.choosing.setting import Setting
from ohhell.rules.choosing.settings import SETTINGS
from ohhell.rules.plain import to_plain
from ohhell.rules.values.ruleset import RuleSet
from ohhell.rules.variants import VARIANTS, Variant

Path = tuple[str, ...]
_ASKED: Final = {setting.path: setting for setting in SETTINGS}
_ORDER: Final = {path: place for place, path in enumerate(_ASKED)}
_PLAIN: Final = tuple((variant, to_plain(variant.ruleset, full=True)) for variant in VARIANTS)


@dataclass(frozen=True, slots=True)
class Difference:
    """A place in the rulesets' JSON, and what stands there in the one and in the other."""

    path: Path
    there: Any
    here: Any

    @property
    def setting(self) -> Setting | None:
        """The setting that asks for it, if one does."""
        return _ASKED.get(self.path)


@dataclass(frozen=True, slots=True)
class Nearest:
    """The variant from which a ruleset differs least, and in what."""

    variant: Variant
    differences: tuple[Difference, ...]


def differences(there: RuleSet, here: RuleSet) -> tuple[Difference, ...]:
    """Return all that changes from `there` to `here`: first by the settings' order."""
    return _differences(to_plain(there, full=True), to_plain(here, full=True))


def nearest(ruleset: RuleSet) -> Nearest:
    """Return the variant with the fewest differences; of several the first."""
    here = to_plain(ruleset, full=True)
    all_ = (Nearest(variant, _differences(plain, here)) for variant, plain in _PLAIN)
    return min(all_, key=lambda one: len(one.differences))


def said_as(setting: Setting | None, value: object) -> str | None:
    """Return the id of the choice that has `value`; None if it is none that is offered."""
    choices = () if setting is None else setting.choices
    return next((choice.id for choice in choices if _same(choice.value, value)), None)


def _differences(there: Any, here: Any) -> tuple[Difference, ...]:  # noqa: ANN401
    found = _compared(there, here, ())
    return tuple(sorted(found, key=lambda one: _ORDER.get(one.path, len(_ORDER))))


def _same(one: object, other: object) -> bool:
    return one == other and type(one) is type(other)  # else False would be 0


def _compared(there: Any, here: Any, path: Path) -> Iterator[Difference]:  # noqa: ANN401
    """Compare down to what a setting asks for, or to single values."""
    if path not in _ASKED and isinstance(there, dict) and isinstance(here, dict):
        before, after = cast("dict[str, Any]", there), cast("dict[str, Any]", here)
        for key in after:
            yield from _compared(before[key], after[key], (*path, key))
    elif not _same(cast("object", there), here):
        yield Difference(path, there, here)
