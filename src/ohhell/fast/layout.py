"""Where things stand in a position: one row of integers, so that copying one is copying memory.

A card is its *place*: ``suit * 13 + rank`` with the ranks in the order in which they beat each
other, then the Wizards (52-55) and the Jesters (56-59). A set of cards is a mask with a bit a
place. Two packs have two masks: of cards held at least once, and of cards held twice. Only seats
that play are counted, clockwise, 0 to n-1.
"""

from typing import Final

SEATS_MAX: Final = 10
SUIT_SIZE: Final = 13
PLAIN: Final = (1 << 52) - 1
WIZARDS: Final = 0b1111 << 52
JESTERS: Final = 0b1111 << 56
SPECIALS: Final = WIZARDS | JESTERS
SUIT: Final = (1 << SUIT_SIZE) - 1
"""The mask of the first suit."""

NO_SUIT: Final = -1
"""No trump; or only Jesters were led so far."""
FREE: Final = -2
"""A Wizard was led: nothing need be followed."""

# --- A position -----------------------------------------------------------------------------------

SEATS: Final = 0
SIZE: Final = 1
TRUMP: Final = 2
DEALER: Final = 3
LEADER: Final = 4
"""Who leads, or led, to the open trick."""
IN_TRICK: Final = 5
"""How many cards lie in the open trick."""
TRICKS: Final = 6
"""How many tricks are complete."""
LED: Final = 7
BEST: Final = 8
"""The place in the order of play of the card that wins the open trick so far, or -1."""
BROKEN: Final = 9
BIDS_MADE: Final = 10
"""How many bids stand in the position; of those that a view hides, none does."""
TURNED: Final = 11
"""The place of the card turned up, or -1."""
PLAYED_ONCE: Final = 12
"""Cards that all have seen: played, or turned up."""
PLAYED_TWICE: Final = 13
FIRST_BIDDER: Final = 14
TRUMP_DUE: Final = 15
"""1 while the trump is to be named after the bidding."""

ONCE: Final = 16
TWICE: Final = ONCE + SEATS_MAX
BIDS: Final = TWICE + SEATS_MAX
"""A bid, or -1."""
TAKEN: Final = BIDS + SEATS_MAX
TRICK: Final = TAKEN + SEATS_MAX
"""The cards of the open trick in the order of play."""
VOIDS: Final = TRICK + SEATS_MAX
"""A bit a suit that the seat has shown not to hold."""
LEDS: Final = VOIDS + SEATS_MAX
"""A bit a suit that the seat has led."""
DISCARD: Final = LEDS + SEATS_MAX
"""The suit of the seat's first discard, or -1."""
GONE: Final = DISCARD + SEATS_MAX
"""The cards that the seat has played, at least once."""
GONE_TWICE: Final = GONE + SEATS_MAX
WIDTH: Final = GONE_TWICE + SEATS_MAX

# --- The rules of a round -------------------------------------------------------------------------

WHEN_VOID: Final = 0
VOID_FREE: Final = 0
VOID_TRUMP: Final = 1
VOID_OVER_OR_FREE: Final = 2
VOID_OVER_OR_UNDER: Final = 3
MUST_BEAT: Final = 1
TRUMP_LEAD: Final = 2
LEAD_ANYTIME: Final = 0
LEAD_AFTER_FIRST: Final = 1
LEAD_BROKEN: Final = 2
LEAD_LAST_RESORT: Final = 3
IDENTICAL: Final = 3
EQUAL_FIRST: Final = 0
EQUAL_LAST: Final = 1
EQUAL_CANCEL: Final = 2
EQUAL_CANCEL_LEADER: Final = 3
PACKS: Final = 4
PACK: Final = 5
"""The mask of the cards that are in the pack."""
BIDS_HIDDEN: Final = 6
SHOWN: Final = 0
AT_ONCE: Final = 1
"""Until all have bid."""
ALL_ROUND: Final = 2
FIRST_LEADER: Final = 7
LEADS_ELDEST: Final = 0
LEADS_HIGHEST: Final = 1
LEADS_DEALER: Final = 2
TEAMS: Final = 8
NAMED: Final = 9
BY_NOBODY: Final = 0
BY_HIGHEST: Final = 1
BY_DEALER: Final = 2
HOOK: Final = 10
"""Whether the last bidder is barred from a bid, by the number of the hook's kind."""
DIRECT: Final = 11
"""1 where the better of two cards is plain to see: one pack, or the first or last of equals."""
CHANGES: Final = 12
NOBODY_CHANGES: Final = 0
DEALER_CHANGES: Final = 1
ELDEST_CHANGES: Final = 2
RULES_WIDTH: Final = 16
