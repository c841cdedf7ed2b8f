"""Where bots are measured and made: duplicate matches, ladders, learning from self-play.

It must never be imported by what people play with.
"""

from ohhell.lab.account import Account
from ohhell.lab.checking import CannotPlay, check
from ohhell.lab.fields import read_field, usual_field
from ohhell.lab.figures import Sample
from ohhell.lab.plan import Chunk, Field, Plan, chunks, rotations
from ohhell.lab.players import UnknownBot, factory_of
from ohhell.lab.playing import BotFailed, play
from ohhell.lab.plot import CannotPlot, check_plot, plot
from ohhell.lab.ratings import Rating, ratings
from ohhell.lab.report import difference_label, ladder_lines, match_lines, told, units, what
from ohhell.lab.results import Measure, PlayedDeal, PlayedTable, Runner, Tally
from ohhell.lab.sheet import Sheet, read_sheet
from ohhell.lab.sprt import Sprt, Verdict
from ohhell.lab.workers import Crew, WorkersLost, cores, in_order, processes

__all__ = [
    "Account",
    "BotFailed",
    "CannotPlay",
    "CannotPlot",
    "Chunk",
    "Crew",
    "Field",
    "Measure",
    "Plan",
    "PlayedDeal",
    "PlayedTable",
    "Rating",
    "Runner",
    "Sample",
    "Sheet",
    "Sprt",
    "Tally",
    "UnknownBot",
    "Verdict",
    "WorkersLost",
    "check",
    "check_plot",
    "chunks",
    "cores",
    "difference_label",
    "factory_of",
    "in_order",
    "ladder_lines",
    "match_lines",
    "play",
    "plot",
    "processes",
    "ratings",
    "read_field",
    "read_sheet",
    "rotations",
    "told",
    "units",
    "usual_field",
    "what",
]
