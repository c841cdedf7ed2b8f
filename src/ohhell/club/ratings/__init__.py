"""How strong players are, people and bots alike, by one number for each family of rules.

A game that counts changes the ratings of all who sat there, and each change says why. Who is not
yet known well is provisional, and so is who has long not played. Times are inputs, in milliseconds
since the epoch.
"""

from ohhell.club.ratings.book import Book
from ohhell.club.ratings.changes import Change, changes
from ohhell.club.ratings.families import Family, family_of
from ohhell.club.ratings.leaders import RECENT_MS, Line, leaderboard
from ohhell.club.ratings.rating import DEVIATION, MEAN, PROVISIONAL_ABOVE, Rating
from ohhell.club.ratings.results import Level, Person, Rated, Result, Seated

__all__ = [
    "DEVIATION",
    "MEAN",
    "PROVISIONAL_ABOVE",
    "RECENT_MS",
    "Book",
    "Change",
    "Family",
    "Level",
    "Line",
    "Person",
    "Rated",
    "Rating",
    "Result",
    "Seated",
    "changes",
    "family_of",
    "leaderboard",
]
