"""Results as CSV: one line for each seat of each table, and the results back from them."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter
from typing import Final, TextIO

from ohhell.lab.results import PlayedDeal, PlayedTable, Tally

COLUMNS: Final = (
    *("deal", "field", "rotation", "seat", "bot", "name"),
    *("rounds", "points", "made", "wins"),
)
_Row = dict[str, str]


@dataclass(frozen=True, slots=True)
class Sheet:
    """Writes deals as they come; whatever happens later, what was written is whole lines."""

    file: TextIO
    labels: Sequence[str]

    def begin(self) -> None:
        """Write the names of the columns."""
        csv.writer(self.file).writerow(COLUMNS)

    def add(self, deal: PlayedDeal) -> None:
        """Write a deal."""
        csv.writer(self.file).writerows(_rows(deal, self.labels))
        self.file.flush()


def _rows(deal: PlayedDeal, labels: Sequence[str]) -> Iterator[tuple[object, ...]]:
    for table in deal.tables:
        place = (deal.number, table.field, table.rotation)
        for seat, (bot, tally) in enumerate(zip(table.bots, table.tallies, strict=True)):
            got = (tally.rounds, tally.points, tally.made, tally.wins)
            yield (*place, seat, bot, labels[bot], *got)


def read_sheet(file: Iterable[str]) -> Iterator[PlayedDeal]:
    """Yield the deals of a sheet; raise `ValueError` for anything else."""
    reader = csv.DictReader(file)
    if tuple(reader.fieldnames or ()) != COLUMNS:
        raise ValueError(f"not a sheet of a match: its first line must be {','.join(COLUMNS)}")
    for number, rows in groupby(reader, itemgetter("deal")):
        tables = groupby(rows, itemgetter("field", "rotation"))
        yield PlayedDeal(int(number), tuple(_table(list(lines)) for _, lines in tables))


def _table(rows: Sequence[_Row]) -> PlayedTable:
    return PlayedTable(
        int(rows[0]["field"]),
        int(rows[0]["rotation"]),
        tuple(int(row["bot"]) for row in rows),
        tuple(map(_tally, rows)),
    )


def _tally(row: _Row) -> Tally:
    rounds, points, made = (int(row[name]) for name in ("rounds", "points", "made"))
    return Tally(1, rounds, points, made, float(row["wins"]))
