"""The levels that a house offers in these tests: all that have a name, and each thinks no time."""

from ohhell.bots import Casual, Level

LEVELS = {
    name: Level(lambda _: Casual(), budget_ms=1)
    for name in ("beginner", "casual", "steady", "strong", "master")
}
