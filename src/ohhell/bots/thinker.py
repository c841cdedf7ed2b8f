"""Where one bot after the other thinks, and the program of a process that does nothing else.

The program reads questions from standard input and writes the answers to standard output, until
the input ends. It belongs to whoever started it, and trusts what it reads.
"""

from __future__ import annotations

import os
import pickle
import random
import signal
import struct
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import BinaryIO, Final, NamedTuple, cast

from ohhell.bots.advice import Advice, advise
from ohhell.bots.levels import Level, read_levels, with_adviser
from ohhell.bots.odds import Judge
from ohhell.bots.policy import Policy
from ohhell.rules import (
    Action,
    Game,
    Pattern,
    RuleSet,
    Schedule,
    Seat,
    deal,
    decide,
    fold,
    legal_actions,
    new_game,
    observe,
    start,
)

LENGTH: Final = struct.Struct(">I")
"""What precedes everything that is sent: how many bytes follow."""
_NICENESS: Final = 5
"""On a machine with few cores, whoever answers people goes first."""
_PLACES: Final = 5


class Hello(NamedTuple):
    """The first thing that is sent to the program: where its levels stand, and its dice."""

    levels: str
    seed: int


class Question(NamedTuple):
    """What would a bot of `level` do in `seat`? Without a view: can it be made at all?"""

    level: str
    view: Game | None = None
    seat: Seat = Seat(0)
    advise: bool = False
    """Rather than act: what is everything good for that the seat may do?"""


class Failure(NamedTuple):
    """There is no answer. `error` is the kind of the exception, `at` the places it passed.

    Its text is left behind: it may quote the cards that it stumbled over.
    """

    error: str
    at: tuple[str, ...] = ()


class Ready(NamedTuple):
    """The bots of this level can be asked, and will not have to load anything."""


Answer = Action | Advice | Failure | Ready


@dataclass(slots=True)
class Thinker:
    """Answers one question after the other; the same seed, the same answers."""

    levels: Mapping[str, Level]
    seed: int = field(repr=False)
    _policies: dict[str, Policy] = field(default_factory=dict[str, Policy])

    def answer(self, question: Question) -> Answer:
        """Return a legal action or advice, whether the level is ready, or what went wrong."""
        try:
            if question.view is None:
                _play_a_round(self._policy(question.level))
                return Ready()
            if question.advise:
                judge = cast("Judge", self._policy(question.level))
                return advise(question.view, question.seat, judge)
            return _act(self._policy(question.level), question.view, question.seat)
        except Exception as error:  # noqa: BLE001 - whatever a bot does, the game goes on
            return Failure(type(error).__name__, tuple(_places(error)))

    def _policy(self, level: str) -> Policy:
        if level not in self._policies:
            self._policies[level] = self.levels[level].make(self.seed)
        return self._policies[level]


def pack(message: object) -> bytes:
    """Return `message` as it is sent."""
    body = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(body)) + body


def unpack(body: bytes) -> object:
    """Return the message whose bytes, after their length, are `body`."""
    return pickle.loads(body)  # noqa: S301 - from the process that started this one, or the reverse


def _act(policy: Policy, view: Game, seat: Seat) -> Action:
    action = policy.act(view, seat)
    if action not in legal_actions(view, seat):
        raise ValueError("the bot's action is not legal")
    return action


def _play_a_round(policy: Policy) -> None:
    """Play a round of two cards against itself, so that all is loaded and compiled by then."""
    ruleset = RuleSet(schedule=Schedule(Pattern.DOWN, largest=2))
    game = new_game(start(ruleset, seats=3, first_dealer=Seat(0)))
    game = fold(game, deal(game, random.Random(1).sample(game.pack, len(game.pack))))
    while game.to_act:
        seat = game.to_act[0]
        game = fold(game, decide(game, seat, _act(policy, observe(game, seat), seat)))


def _places(error: BaseException) -> Iterable[str]:
    places: list[str] = []
    step = error.__traceback__
    while step is not None:
        code = step.tb_frame.f_code
        places.append(f"{os.path.basename(code.co_filename)}:{step.tb_lineno} {code.co_name}")  # noqa: PTH119
        step = step.tb_next
    return places[-_PLACES:]


# --- The program ----------------------------------------------------------------------------------


def main() -> None:
    """Say hello, then answer until there are no more questions."""
    # Ctrl-C at a terminal is for the server, which ends its processes when it is done with them.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    source, sink = _ends()
    hello = _read(source)
    assert isinstance(hello, Hello), "the first message says where the levels are"
    thinker = Thinker(with_adviser(read_levels(hello.levels)), hello.seed)
    _write(sink, Ready())
    while isinstance(question := _read(source), Question):
        _write(sink, thinker.answer(question))


def _ends() -> tuple[BinaryIO, BinaryIO]:
    """Return where questions come from and answers go, out of the reach of whoever prints."""
    source, sink = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    return source, sink


def _read(source: BinaryIO) -> object:
    """Return the next message, or None at the end."""
    head = source.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    (length,) = LENGTH.unpack(head)
    body = source.read(length)
    return unpack(body) if len(body) == length else None


def _write(sink: BinaryIO, message: object) -> None:
    sink.write(pack(message))
    sink.flush()
