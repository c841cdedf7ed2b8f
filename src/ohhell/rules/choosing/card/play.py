"""What the rule card tells about leading, following and taking."""

from __future__ import annotations

from collections.abc import Iterator

from ohhell.rules.choosing.card.told import Told
from ohhell.rules.problems import Clause
from ohhell.rules.values.following import WhenVoid
from ohhell.rules.values.leading import Leading, TrumpLead


def lead_clauses(told: Told) -> Iterator[Clause]:
    """Yield who leads, and what may be led."""
    leading, side = told.ruleset.leading, {"side": told.side}
    when = leading.trump if told.ever_trump else TrumpLead.ANYTIME
    if Leading(leading.first, when) == Leading():
        yield Clause("card-lead", side)
        return
    yield Clause(f"card-first-{leading.first.value}", side)
    yield Clause(f"card-trump_lead-{when.value}" if told.ever_trump else "card-lead-any")


def play_clauses(told: Told) -> Iterator[Clause]:
    """Yield what must be played to a trick, and who takes it."""
    following, pack = told.ruleset.following, told.ruleset.pack
    duty = following.when_void if told.ever_trump else WhenVoid.FREE
    yield Clause(f"card-void-{duty.value}")
    if following.must_beat:
        yield Clause("card-must-beat")
    yield from _taking(told)
    if pack.packs > 1:
        yield Clause(f"card-identical-{pack.identical.value}")


def _taking(told: Told) -> Iterator[Clause]:
    trump = "" if told.ever_trump else "-no_trump"
    if not told.has_wizards:
        yield Clause(f"card-winner{trump}")
        return
    yield Clause("card-specials-play")
    yield Clause("card-specials-lead")
    yield Clause("card-specials-take")
    yield Clause(f"card-winner-specials{trump}")
