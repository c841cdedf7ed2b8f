"""Where everybody stands: the points of a round, who leads, who has won (docs/rules.md §7, §8)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ohhell.rules.cards import Seat
from ohhell.rules.play.state import Game, Round, ScoredRound, scores_of
from ohhell.rules.values.ending import ROUNDS_MAX, End, Ties
from ohhell.rules.values.scoring import Circumstances, ranks

_Key = tuple[int, ...]


def points_of(game: Game, taken: Sequence[int]) -> tuple[int, ...]:
    """Return what each seat scores in the round in progress for the tricks `taken`."""
    round_ = game.round_in_progress
    at = _circumstances(game, round_)
    bids, tricks = _shared(game, round_.all_bids), _shared(game, taken)
    scoring = game.ruleset.scoring
    return tuple(
        0
        if seat in round_.out
        else scoring.points_at(at, bid=bid, taken=got, score=at.scores[seat])
        + (_blind_bonus(game, round_, seat) if bid == got else 0)
        for seat, (bid, got) in enumerate(zip(bids, tricks, strict=True))
    )


def _circumstances(game: Game, round_: Round) -> Circumstances:
    return Circumstances(
        size=round_.size,
        largest=max(game.sizes),
        trump=round_.trump,
        seats=round_.playing,
        undealt=round_.undealt,
        bids=sum(round_.all_bids),
        scores=game.scores,
    )


def _blind_bonus(game: Game, round_: Round, seat: int) -> int:
    blind = game.ruleset.bidding.blind
    return blind.bonus if blind is not None and seat in round_.blind else 0


def _shared(game: Game, numbers: Sequence[int]) -> tuple[int, ...]:
    """Return for each seat the sum of its team, or its own number where everyone plays alone."""
    teams = game.ruleset.teams
    if not teams:
        return tuple(numbers)
    return tuple(sum(numbers[seat % teams :: teams]) for seat in range(game.seats))


def ranks_of(game: Game) -> tuple[int, ...]:
    """Return each seat's rank, 1 for the first; winners come before all others."""
    won = game.winners or ()
    keys = _keys(game, len(game.sheet))
    return ranks([(seat in won, *key) for seat, key in enumerate(keys)])


def winners_of(game: Game) -> tuple[Seat, ...] | None:
    """Return who has won by the rounds on the sheet, or None while the game goes on."""
    played = len(game.sheet)
    end = next((n for n in range(1, played + 1) if _ends(game, n)), None)
    if end is None:
        return None
    left = _best(game, end, map(Seat, range(game.seats)))
    if game.ruleset.ending.ties is not Ties.EXTRA_ROUNDS:
        return left
    for n in range(end + 1, played + 1):
        left = _best(game, n, left)
    parties = {game.ruleset.team_of(seat) if game.ruleset.teams else seat for seat in left}
    return left if len(parties) == 1 or played >= ROUNDS_MAX else None


def _ends(game: Game, played: int) -> bool:
    """Tell whether the game, ties apart, is over after so many rounds."""
    ending, sheet = game.ruleset.ending, game.sheet[:played]
    if played >= ROUNDS_MAX:
        return True
    match ending.kind:
        case End.SCHEDULE:
            return played >= len(game.sizes)
        case End.TARGET:
            return max(scores_of(sheet, game.seats)) >= ending.points
        case End.LIVES:
            return sum(s > -ending.points for s in scores_of(sheet, game.seats)) <= 1


def _best(game: Game, played: int, among: Iterable[Seat]) -> tuple[Seat, ...]:
    keys = _keys(game, played)
    seats = tuple(among)
    best = max(keys[seat] for seat in seats)
    return tuple(seat for seat in seats if keys[seat] == best)


def _keys(game: Game, played: int) -> list[_Key]:
    """Return by seat what is compared after so many rounds; the best has the highest."""
    sheet, ending = game.sheet[:played], game.ruleset.ending
    sign = -1 if game.ruleset.scoring.lowest_wins else 1
    scores = [sign * score for score in scores_of(sheet, game.seats)]
    nothing = [0] * game.seats
    lasted = _lasted(sheet, game.seats) if ending.kind is End.LIVES else nothing
    made = _made(game, sheet) if ending.ties is Ties.MADE_BIDS else nothing
    return list(zip(lasted, scores, made, strict=True))


def _lasted(sheet: Sequence[ScoredRound], seats: int) -> list[int]:
    """Return in how many rounds each seat played."""
    return [sum(seat not in line.out for line in sheet) for seat in range(seats)]


def _made(game: Game, sheet: Sequence[ScoredRound]) -> list[int]:
    """Return the sum of each seat's made bids."""
    lines = [
        zip(_shared(game, line.bids), _shared(game, line.taken), strict=True) for line in sheet
    ]
    made = [[bid if bid == taken else 0 for bid, taken in line] for line in lines]
    return [sum(line[seat] for line in made) for seat in range(game.seats)]
