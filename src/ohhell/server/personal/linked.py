"""Accounts at providers by which a person signs in: told to the person, and taken along."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ohhell.wire.providers import ExportedLink, LinkedCard, ProviderCard

if TYPE_CHECKING:
    from ohhell.server.house import House
    from ohhell.server.store import Player


async def linked_cards(house: House, player: Player) -> list[LinkedCard]:
    """Return what a player is told of the linked accounts by which one may sign in now."""
    names = {provider.issuer: provider.name for provider in house.settings.oidc}
    return [
        LinkedCard(id=one.id, provider=names[one.issuer], made_at=one.made_at, used_at=one.used_at)
        for one in await house.store.linked.of_player(player.id)
        if one.issuer in names
    ]


def provider_cards(house: House) -> list[ProviderCard]:
    """Return by whose accounts one may sign in."""
    return [ProviderCard(id=one.id, name=one.name) for one in house.settings.oidc]


async def export_linked(house: House, player: Player) -> list[ExportedLink]:
    """Return all linked accounts, also those of providers that are asked no more."""
    return [
        ExportedLink(
            issuer=one.issuer, subject=one.subject, made_at=one.made_at, used_at=one.used_at
        )
        for one in await house.store.linked.of_player(player.id)
    ]
