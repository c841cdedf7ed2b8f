"""What the house holds of a person to be fair: reports, what was told, leaves, and browsers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ohhell.wire.safety import ExportedReport, ExportedSafety, ExportedSighting

if TYPE_CHECKING:
    from ohhell.server.house import House
    from ohhell.server.store import Player

_ALL: Final = 10**6
"""More than anybody reports."""


async def export_safety(house: House, player: Player) -> ExportedSafety:
    """Return what a player reported, what moderators did to the player, and sightings."""
    reports = await house.store.safety.reports.by(player.id, most=_ALL)
    deeds = await house.store.safety.deeds.of_person(player.id)
    seen = await house.store.safety.sightings.of_player(player.id)
    return ExportedSafety(
        reports=[
            ExportedReport(
                person=kept.report.of,
                reason=kept.report.reason.value,
                words=kept.report.words,
                at=kept.report.at_ms / 1000,
            )
            for kept in reports
        ],
        deeds=[f"{deed.kind.value}: {deed.reason}" for deed in deeds],
        browsers=[
            ExportedSighting(table=one.table_id, digest=one.digest.hex(), at=one.at) for one in seen
        ],
    )


async def delete_safety(house: House, player: Player, _name: str) -> None:
    """Forget what a player wrote and was told; what is open is forgotten when it is seen to."""
    await house.store.safety.forget(player.id)
