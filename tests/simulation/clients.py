"""A person's page: it folds what it is sent, wants things, and asks again until it is answered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ohhell.rules import Audience, BidSealed, HandDealt, Seat, legal_actions
from ohhell.table import (
    Act,
    AskReady,
    Back,
    Command,
    HandHost,
    Kind,
    Leave,
    MoreTime,
    Offer,
    Order,
    Pause,
    Ready,
    Resume,
    Sent,
    Shuffle,
    Sit,
    Stage,
    Start,
    State,
    Swap,
    TableOpened,
    Unready,
    evolve,
    observe,
    opened,
)
from tests.simulation.nodes import Request

if TYPE_CHECKING:
    from tests.simulation.witness import Answer
    from tests.simulation.world import World

SILENCE_MS: Final = 5_000
"""After so long without a word it tries another node."""
ROAMING: Final = 0.2
"""How often it comes by another way, and may meet a node that lags behind what it has seen."""


class Client:
    """One page of one person; Eve only watches."""

    def __init__(self, world: World, name: str, *, plays: bool = True) -> None:
        self._world, self.name, self._plays = world, name, plays
        self._node = world.rng.choice(world.nodes)
        self._number = 0
        self._view: State | None = None
        self._audience: Audience = None
        self._learned_at = 0
        """The entry after which it learned its seat: what older ones say is history."""
        self._early: dict[int, Sent] = {}
        self._pending: Command | None = None
        self._asked = 0
        self._heard_ms = 0
        self._away_until_ms = 0

    @property
    def settled(self) -> bool:
        """Whether it knows the end of the game, and has no question open."""
        caught_up = self._number == len(self._world.log.entries) and self._pending is None
        return caught_up and self._view is not None and self._view.stage is Stage.OVER

    @property
    def _away(self) -> bool:
        return self._world.now_ms < self._away_until_ms and not self._world.healed

    def start(self) -> None:
        """Open the page."""
        self._world.later(self._world.rng.uniform(0, 2_000), self._wake)

    def _wake(self) -> None:
        self._world.later(self._world.rng.uniform(200, 2_000), self._wake)
        if self._away:
            return
        if self._world.chance(self._world.plan.away):
            self._go_away()
            return
        silent = self._world.now_ms - self._heard_ms > SILENCE_MS
        if silent or self._world.chance(ROAMING):
            self._node = self._world.rng.choice(self._world.nodes)
        if self._pending is None and self._view is not None and self._plays:
            self._want(self._view)
        request = Request(self.name, self._audience, self._number, self._pending)
        self._world.deliver(self._node.receive, request)

    def _go_away(self) -> None:
        """Close the lid, or reload the page: then all it knew is gone, its open question too."""
        rng = self._world.rng
        self._away_until_ms = self._world.now_ms + int(rng.uniform(1_000, 20_000))
        if rng.random() < 0.5:
            self._note("reload")
            self._forget()
            self._pending = None
        else:
            self._note("away")

    def _forget(self, audience: Audience = None, *, learned_at: int = 0) -> None:
        self._number, self._view, self._audience, self._early = 0, None, audience, {}
        self._learned_at = learned_at

    # --- What it hears ----------------------------------------------------------------------------

    def hear(self, id_: str, answer: Answer) -> None:
        """Take the answer to a command: to this one or, late, to one before."""
        if self._away:
            return
        self._heard_ms = self._world.now_ms
        if self._pending is not None and self._pending.id == id_:
            self._pending = None
            self._note("told", answer)

    def moved(self, audience: Audience, number: int) -> None:
        """Hear that, as of entry `number`, this is not its seat."""
        if audience is not None and audience == self._audience and not self._away:
            self._forget(learned_at=number)

    def receive(self, audience: Audience, entry: Sent) -> None:
        """Take an entry, whenever it comes; fold it when its number is due."""
        secrets = [e for e in entry.events if isinstance(e, HandDealt | BidSealed)]
        assert all(event.seat == audience for event in secrets), f"{self.name} sees {secrets}"
        if self._away or audience != self._audience or entry.number <= self._number:
            return
        self._heard_ms = self._world.now_ms
        self._early[entry.number] = entry
        while (following := self._early.pop(self._number + 1, None)) is not None:
            self._fold(following)

    def _fold(self, entry: Sent) -> None:
        view = self._view
        for event in entry.events:
            if isinstance(event, TableOpened):
                view = opened(event)
            else:
                assert view is not None
                view = evolve(view, event, entry.at_ms)
        assert view is not None
        self._view, self._number = view, entry.number
        truth = self._world.witness.states[entry.number - 1]
        assert observe(truth, self._audience) == view, f"{self.name} sees another table"
        self._look_where_i_sit(view)

    def _look_where_i_sit(self, view: State) -> None:
        seat = view.seat_of(self.name)
        if seat == self._audience or self._number < self._learned_at:
            return
        if view.game is None:
            self._audience, self._early = seat, {}
        else:  # what it could not see before must be sent again
            self._forget(seat, learned_at=self._number)

    # --- What it wants ----------------------------------------------------------------------------

    def _want(self, view: State) -> None:
        order = self._wish(view)
        if order is None:
            return
        self._asked += 1
        self._pending = Command(self.name, order, f"{self.name}-{self._asked}")
        self._world.witness.meant(self._pending, self._audience, view)
        self._note("wants", self._pending)

    def _wish(self, view: State) -> Order | None:
        if view.stage is Stage.OVER:
            return None
        seat, rng = self._audience, self._world.rng
        if seat is None:
            return self._seat_wish(view)
        if not self._world.healed and rng.random() < 0.01:
            return Leave("Robo", "random")
        whims = 0.3 if view.stage is Stage.LOBBY else 0.03
        if not self._world.healed and rng.random() < whims:
            return self._whim(view, seat)
        if view.stage is Stage.LOBBY:
            return self._start_wish(view, seat)
        if (wish := self._time_wish(view, seat)) is not None or view.paused:
            return wish
        if view.stage is Stage.SCORED:
            eager = not view.places[seat].ready and rng.random() < 0.4
            return Ready(self._number) if eager else None
        return self._act_wish(view, seat)

    def _whim(self, view: State, seat: Seat) -> Order:
        """Ask for what need not be: some of it is refused."""
        rng, seats = self._world.rng, len(view.places)
        if view.stage is not Stage.LOBBY:
            friends = [client.name for client in self._world.clients]
            return rng.choice((Offer(rng.choice(friends)), Offer(None), HandHost(seat)))
        other = Seat(rng.randrange(seats))
        order = tuple(Seat(old) for old in rng.sample(range(seats), seats))
        whims = (Swap(seat, other), Shuffle(order), HandHost(other), AskReady(), Unready())
        return rng.choice((*whims, Ready(self._number)))

    def _seat_wish(self, view: State) -> Order | None:
        free = Kind.EMPTY if view.game is None else Kind.BOT
        seats = [
            seat
            for seat, place in enumerate(view.places)
            if place.kind is free or place.offered == self.name
        ]
        if not seats:
            return None
        seat = Seat(self._world.rng.choice(seats))
        return Sit(seat, self.name, self._world.rng.randbytes(8).hex())

    def _start_wish(self, view: State, seat: Seat) -> Order | None:
        seated = sum(place.kind is Kind.PERSON for place in view.places)
        if view.host != seat or seated < self._world.plan.people:
            return None
        return Start(tuple("ABCD"), "random")

    def _time_wish(self, view: State, seat: Seat) -> Order | None:
        """Return what somebody wants who is in no hurry, or has been away."""
        rng, place = self._world.rng, view.places[seat]
        if view.paused:
            return Resume() if rng.random() < 0.3 else None
        if place.idle and rng.random() < 0.3:
            return Back()
        if self._world.healed:
            return None
        asked = any(other.wants_pause for other in view.places)
        if rng.random() < (0.3 if asked else 0.02):
            return Resume() if asked and rng.random() < 0.3 else Pause()
        wants_more = place.clock is not None and rng.random() < 0.1
        return MoreTime(self._number) if wants_more else None

    def _act_wish(self, view: State, seat: Seat) -> Order | None:
        assert view.game is not None
        legal = legal_actions(view.game, seat)
        if not legal or self._world.rng.random() < 0.2:
            return None
        return Act(seat, self._world.rng.choice(legal), self._number)

    def _note(self, what: str, detail: object = "") -> None:
        self._world.witness.note(self._world.now_ms, self.name, what, detail)
