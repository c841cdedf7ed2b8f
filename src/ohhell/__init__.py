"""Oh Hell: a web home for the card game.

The rooms, from the foundation up: `rules`, then `table` and `bots`, then `wire`, then `server`.
Each room's own docstring says what it is for and what it must never do; import-linter holds the
arrows between them.
"""

__version__ = "0.1.0"
