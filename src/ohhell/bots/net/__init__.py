"""A small net that foretells how a bid ends, and the features by which it sees a position.

One net bids and one plays; both serve every number of seats, every size and every ruleset, and
know no scoring: they tell how likely each outcome is, and points follow by the table of the rules.
"""
