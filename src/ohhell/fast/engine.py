"""Playing on a position: what may be bid and played, and who takes a trick (docs/rules.md §5, §6).

The only rules that are written twice. `tests/differential` holds them equal to the readable ones.
"""

from __future__ import annotations

from ohhell.fast import layout as at
from ohhell.fast.bits import popcount
from ohhell.fast.compiled import Bids, Position, Rules, inlined

# --- Bidding --------------------------------------------------------------------------------------


@inlined
def bidder(position: Position) -> int:
    """Return the first seat, in the order of bidding, whose bid does not stand yet."""
    seats = position[at.SEATS]
    seat = position[at.FIRST_BIDDER]
    for _ in range(seats):
        if position[at.BIDS + seat] < 0:
            return int(seat)
        seat = seat + 1 if seat + 1 < seats else 0
    return -1


@inlined
def open_bids(position: Position, rules: Rules, bids: Bids) -> int:
    """Return a mask of what the next bidder may bid: bit b for a bid of b."""
    hidden = rules[at.BIDS_HIDDEN] != at.SHOWN
    last = position[at.BIDS_MADE] == position[at.SEATS] - 1 and not hidden
    made = 0
    for seat in range(position[at.SEATS]):
        if not hidden and position[at.BIDS + seat] >= 0:
            made += position[at.BIDS + seat]
    return int(bids[1 if last else 0, made])


@inlined
def bid(position: Position, seat: int, tricks: int) -> None:
    """Let `seat` bid."""
    position[at.BIDS + seat] = tricks
    position[at.BIDS_MADE] += 1


@inlined
def changer(position: Position, rules: Rules) -> int:
    """Return who must bid anew because the bids made together are even, or -1."""
    if rules[at.CHANGES] == at.NOBODY_CHANGES:
        return -1
    made = 0
    for seat in range(position[at.SEATS]):
        made += position[at.BIDS + seat]
    if made != position[at.SIZE]:
        return -1
    dealer = position[at.DEALER]
    if rules[at.CHANGES] == at.DEALER_CHANGES:
        return int(dealer)
    return int((dealer + 1) % position[at.SEATS])


@inlined
def withdraw(position: Position, seat: int) -> None:
    """Take back the bid of `seat`, which must bid anew (`open_changes`)."""
    position[at.BIDS + seat] = -1
    position[at.BIDS_MADE] -= 1


@inlined
def open_changes(position: Position, bids: Bids, seat: int) -> int:
    """Return a mask of what `seat` may bid anew, all others having bid."""
    made = 0
    for other in range(position[at.SEATS]):
        if other != seat:
            made += position[at.BIDS + other]
    return int(bids[1, made])


@inlined
def highest_bidder(position: Position) -> int:
    """Return the seat with the highest bid; of equal ones the first clockwise from eldest."""
    seats = position[at.SEATS]
    best = -1
    most = -1
    for step in range(seats):
        seat = (position[at.DEALER] + 1 + step) % seats
        if position[at.BIDS + seat] > most:
            most = position[at.BIDS + seat]
            best = seat
    return best


@inlined
def begin_play(position: Position, rules: Rules) -> None:
    """Give the lead to whom it belongs, once all have bid and the trump is known."""
    seats = position[at.SEATS]
    if rules[at.FIRST_LEADER] == at.LEADS_ELDEST:
        position[at.LEADER] = (position[at.DEALER] + 1) % seats
    elif rules[at.FIRST_LEADER] == at.LEADS_DEALER:
        position[at.LEADER] = position[at.DEALER]
    else:
        position[at.LEADER] = highest_bidder(position)


# --- What may be played ---------------------------------------------------------------------------


@inlined
def suit_mask(suit: int) -> int:
    """Return the mask of a suit; nothing where there is none."""
    return at.SUIT << (suit * at.SUIT_SIZE) if suit >= 0 else 0


@inlined
def suit_of(card: int) -> int:
    """Return the suit of a place, or `NO_SUIT` of a special."""
    return card // at.SUIT_SIZE if card < 52 else at.NO_SUIT


@inlined
def above(card: int) -> int:
    """Return the mask of the places of the same suit that are above a plain `card`."""
    return suit_mask(card // at.SUIT_SIZE) & ~((2 << card) - 1)


@inlined
def turn(position: Position) -> int:
    """Return whose turn it is to play."""
    seat = position[at.LEADER] + position[at.IN_TRICK]
    return int(seat if seat < position[at.SEATS] else seat - position[at.SEATS])


@inlined
def best_card(position: Position) -> int:
    """Return the card that wins the open trick so far; there must be one."""
    return int(position[at.TRICK + int(position[at.BEST])])


@inlined
def playable(position: Position, rules: Rules, hand: int) -> int:
    """Return the mask of what a seat that holds `hand` may play now."""
    if position[at.IN_TRICK] == 0:
        return _leadable(position, rules, hand)
    led = position[at.LED]
    if led < 0:
        return hand
    plain = hand & at.PLAIN
    following = plain & suit_mask(led)
    if following:
        bound = _following(position, rules, following)
    elif rules[at.WHEN_VOID] == at.VOID_FREE:
        bound = plain
    else:
        bound = _void(position, rules, plain)
    return bound | (hand & at.SPECIALS)


@inlined
def _leadable(position: Position, rules: Rules, hand: int) -> int:
    when = rules[at.TRUMP_LEAD]
    if when == at.LEAD_ANYTIME or position[at.TRUMP] < 0:
        return hand
    if when == at.LEAD_AFTER_FIRST and position[at.TRICKS] > 0:
        return hand
    if when == at.LEAD_BROKEN and position[at.BROKEN]:
        return hand
    others = hand & ~suit_mask(position[at.TRUMP])
    return others or hand


@inlined
def _following(position: Position, rules: Rules, following: int) -> int:
    if not rules[at.MUST_BEAT] or position[at.BEST] < 0:
        return following
    best = best_card(position)
    if suit_of(best) != position[at.LED]:
        return following
    beating = following & _as_good(rules, best)
    return beating or following


@inlined
def _void(position: Position, rules: Rules, plain: int) -> int:
    trumps = plain & suit_mask(position[at.TRUMP])
    if rules[at.WHEN_VOID] == at.VOID_TRUMP:
        return trumps or plain
    over = trumps
    for index in range(position[at.IN_TRICK]):
        card = position[at.TRICK + index]
        if suit_of(card) >= 0 and suit_of(card) == position[at.TRUMP]:
            over &= _as_good(rules, card)
    if over:
        return over
    if rules[at.WHEN_VOID] == at.VOID_OVER_OR_UNDER and trumps:
        return trumps
    return plain


@inlined
def _as_good(rules: Rules, card: int) -> int:
    """Return the mask of what beats a plain `card` in its suit, if played after it."""
    if rules[at.IDENTICAL] == at.EQUAL_LAST:
        return above(card) | (1 << card)
    return above(card)


# --- Playing --------------------------------------------------------------------------------------


@inlined
def beats(position: Position, rules: Rules, card: int, best: int) -> bool:
    """Tell whether `card` beats `best`, the winner so far, if played after it."""
    if best >= 56:
        return card < 56
    if best >= 52 or card >= 56:
        return False
    if card >= 52:
        return True
    if suit_of(card) != suit_of(best):
        return bool(suit_of(card) == position[at.TRUMP])
    return card > best or (card == best and rules[at.IDENTICAL] == at.EQUAL_LAST)


@inlined
def play(position: Position, rules: Rules, seat: int, card: int) -> int:
    """Let `seat` play a legal `card`; return who takes the trick it completes.

    -1 where the trick goes on, -2 where equal cards struck it out.
    """
    _note(position, seat, card)
    bit = 1 << card
    if position[at.TWICE + seat] & bit:
        position[at.TWICE + seat] ^= bit
    else:
        position[at.ONCE + seat] &= ~bit
    position[at.GONE_TWICE + seat] |= position[at.GONE + seat] & bit
    position[at.GONE + seat] |= bit
    _show(position, card)
    index = position[at.IN_TRICK]
    position[at.TRICK + index] = card
    position[at.IN_TRICK] = index + 1
    if index == 0:
        position[at.LED] = at.NO_SUIT
    if position[at.LED] == at.NO_SUIT and card < 56:
        position[at.LED] = suit_of(card) if card < 52 else at.FREE
    if not rules[at.DIRECT]:
        position[at.BEST] = _winner(position, rules)
    elif index == 0 or beats(position, rules, card, best_card(position)):
        position[at.BEST] = index
    if index + 1 < position[at.SEATS]:
        return -1
    return _close(position)


@inlined
def _show(position: Position, card: int) -> None:
    """Let everybody see a card."""
    bit = 1 << card
    position[at.PLAYED_TWICE] |= position[at.PLAYED_ONCE] & bit
    position[at.PLAYED_ONCE] |= bit


@inlined
def _note(position: Position, seat: int, card: int) -> None:
    """Keep what a card shows: a lead, or that its seat is void in what was led."""
    suit = suit_of(card)
    if suit < 0:
        return
    led = position[at.LED]
    if position[at.IN_TRICK] == 0:
        position[at.LEDS + seat] |= 1 << suit
    elif led >= 0 and suit != led:
        position[at.VOIDS + seat] |= 1 << led
        if position[at.DISCARD + seat] < 0 and suit != position[at.TRUMP]:
            position[at.DISCARD + seat] = suit


@inlined
def _close(position: Position) -> int:
    """Complete the trick; return who takes it, or -2."""
    trump = position[at.TRUMP]
    seats = position[at.SEATS]
    if trump >= 0 and position[at.LED] != trump and not position[at.BROKEN]:
        for index in range(seats):
            if suit_of(position[at.TRICK + index]) == trump:
                position[at.BROKEN] = 1
    best = position[at.BEST]
    position[at.TRICKS] += 1
    position[at.IN_TRICK] = 0
    position[at.BEST] = -1
    position[at.LED] = at.NO_SUIT
    if best < 0:
        return -2
    winner = position[at.LEADER] + best
    winner = winner if winner < seats else winner - seats
    position[at.TAKEN + winner] += 1
    position[at.LEADER] = winner
    return int(winner)


@inlined
def _winner(position: Position, rules: Rules) -> int:
    """Return the place in the order of play of the best card where equal ones cancel, or -1."""
    count = position[at.IN_TRICK]
    jesters = True
    for index in range(count):
        jesters = jesters and position[at.TRICK + index] >= 56
    best = -1
    for index in range(count):
        card = position[at.TRICK + index]
        able = _stands(position, index, count) and _may_take(position, card, jesters)
        if able and (best < 0 or beats(position, rules, card, position[at.TRICK + best])):
            best = index
    if best < 0 and rules[at.IDENTICAL] == at.EQUAL_CANCEL_LEADER:
        return 0
    return best


@inlined
def _stands(position: Position, index: int, count: int) -> bool:
    """Tell whether no other card of the trick equals that at `index`."""
    for other in range(count):
        if other != index and position[at.TRICK + other] == position[at.TRICK + index]:
            return False
    return True


@inlined
def _may_take(position: Position, card: int, jesters: bool) -> bool:
    if card >= 52:
        return card < 56 or jesters
    suit = suit_of(card)
    return suit in (position[at.TRUMP], position[at.LED])


# --- Counting -------------------------------------------------------------------------------------


@inlined
def of_party(position: Position, rules: Rules, what: int, seat: int) -> int:
    """Return the bid or the tricks (`what`: `BIDS`, `TAKEN`) of `seat`, or of its team."""
    teams = rules[at.TEAMS]
    if not teams:
        return int(position[what + seat])
    together = 0
    for mate in range(seat % teams, position[at.SEATS], teams):
        together += position[what + mate]
    return together


@inlined
def unseen(position: Position, rules: Rules, once: int, twice: int) -> tuple[int, int]:
    """Return what was not shown and is not in the hand (`once`, `twice`), as two masks."""
    played, again = position[at.PLAYED_ONCE], position[at.PLAYED_TWICE]
    pack = rules[at.PACK]
    if rules[at.PACKS] == 1:
        return pack & ~played & ~once, 0
    gone = again | twice | (played & once)
    return pack & ~gone, pack & ~played & ~once


@inlined
def count(once: int, twice: int, mask: int) -> int:
    """Return how many cards of `mask` there are in a pair of masks."""
    return popcount(once & mask) + popcount(twice & mask)
