"""The position: zones of cards, who may know what, and a stack of what is still to be decided.

A view for one seat has the same shape: `UNKNOWN` stands where that seat may not know the card.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from algeria_lab.core.actions import SEATS, Seat
from algeria_lab.core.keeping.positions import Json
from algeria_lab.core.refusals import UnknownName, WrongOption
from algeria_lab.core.words.voice import PLAIN, Shown, Voice
from algeria_lab.insurgent.cards import FRONTS, OTHER, Cards
from algeria_lab.insurgent.frames import FRAMES, EndTurn, Frame

UNKNOWN = -1
HIDDEN = "?"  # an unknown card in text, events and JSON
DUEL, SOLO = "duel", "solo"
HAND: dict[str, str] = {seat: f"{seat}-hand" for seat in SEATS}
DECK: dict[str, str] = {seat: f"{seat}-deck" for seat in SEATS}
DISCARD: dict[str, str] = {seat: f"{seat}-discard" for seat in SEATS}
ROW: dict[str, dict[str, str]] = {seat: {front: f"{seat}-{front}" for front in FRONTS} for seat in SEATS}
ROWS: dict[str, tuple[str, ...]] = {seat: tuple(ROW[seat].values()) for seat in SEATS}
FRONT_OF: dict[str, str] = {row: front for rows in ROW.values() for front, row in rows.items()}
SEAT_OF: dict[str, Seat] = {row: seat for seat in SEATS for row in ROWS[seat]}
RIVAL: dict[str, str] = {row: ROW[OTHER[SEAT_OF[row]]][front] for row, front in FRONT_OF.items()}
PRISON, GRAVEYARD = "prison", "graveyard"
ZONES: tuple[str, ...] = (
    *DECK.values(),
    *HAND.values(),
    *FRONT_OF,
    PRISON,
    GRAVEYARD,
    *DISCARD.values(),
)


class Switches(NamedTuple):
    """Readings of the rules that may be changed [INS-7]; each is consulted in one place.

    Attributes:
        fln_may_attack_prison: The FLN may choose their own prisoners for ATTACK [INS-7/A16].
        activation_cap: How often one card may act in a turn [INS-7/A33].
        solo_rally_home_front: The automaton plays agents with RALLY to their home front [INS-7/A62].
        solo_count: Whose cards make a front the fullest for the automaton: ``fln`` or ``both`` [INS-7/A63].
        solo_prison_pool: The automaton compares prisoners with cards in rows [INS-7/A64].
    """

    fln_may_attack_prison: bool = True
    activation_cap: int = 20
    solo_rally_home_front: bool = False
    solo_count: str = "fln"
    solo_prison_pool: bool = False


ADOPTED = Switches()


def read_switches(changes: object) -> Switches:
    """Return the adopted readings of the rules with some changed [INS-7].

    Raises:
        UnknownName: For an unknown switch.
        WrongOption: For a value that the switch does not take.
    """
    if not isinstance(changes, Mapping):
        said = f"switches must map names to values, not {changes!r:.60}."
        raise WrongOption(said, "option-map", name="switches", given=repr(changes))
    adopted = Switches()
    for name, value in changes.items():
        if name not in Switches._fields:
            raise UnknownName("switch", name, Switches._fields)
        now = getattr(adopted, name)
        if type(value) is not type(now) or (name == "solo_count" and value not in {"fln", "both"}):
            said = f"{name} was set to {value!r}; it is {now!r} and takes a value of that kind."
            raise WrongOption(said, "option-kind", name=name, given=repr(value), now=repr(now))
        if name == "activation_cap" and not 1 <= value <= 100:
            said = f"activation_cap was set to {value}; it goes from 1 to 100."
            raise WrongOption(said, "option-range", name=name, given=str(value), least=1, most=100)
    return adopted._replace(**changes)


if TYPE_CHECKING:  # see `core.game`
    Decider: TypeAlias = Seat | None


def _no_cards() -> dict[str, list[int]]:
    return {zone: [] for zone in ZONES}


@dataclass(slots=True, repr=False)
class State(Shown):
    """Everything that is true at one moment of a game.

    `zones` holds card numbers: rows from bottom to top of the splay, decks from bottom to top. `down` are the
    FLN cards that lie face-down in rows, `known` those in play that the French have seen; `captured_from`
    is the front of a prisoner. `starts` counts the activations of each card in this turn. `sunk` is how many
    cards at the bottom of a deck its owner has put there. `agenda` is a stack: its last frame says what is
    awaited. `where` and `totals` follow from the zones. `voice` is how the position is told; it is not saved.
    """

    scenario: str
    cards: Cards
    switches: Switches = ADOPTED
    turn: int = 0
    phase: str = "setup"
    turns: dict[str, int] = field(default_factory=lambda: dict.fromkeys(SEATS, 0))
    mulligan: dict[str, str] = field(default_factory=lambda: dict.fromkeys(SEATS, ""))
    zones: dict[str, list[int]] = field(default_factory=_no_cards)
    down: set[int] = field(default_factory=set)
    known: set[int] = field(default_factory=set)
    captured_from: dict[int, str] = field(default_factory=dict)
    starts: dict[int, int] = field(default_factory=dict)
    sunk: dict[str, int] = field(default_factory=lambda: dict.fromkeys(SEATS, 0))
    final_turn_of: str = ""
    triggered_by: str = ""
    winner: str = ""
    reason: str = ""
    front: str = ""
    agenda: list[Frame] = field(default_factory=list)
    where: list[str] = field(default_factory=list)
    totals: dict[str, int] = field(default_factory=dict)
    voice: Voice = field(default=PLAIN, compare=False)

    def plain(self) -> str:
        """See `Shown.plain`; no card is named."""
        return f"State({self.scenario!r}, turn {self.turn}, {self.phase})"

    def __post_init__(self) -> None:
        if not self.totals:
            self.index()

    @property
    def top(self) -> Frame | None:
        """What is awaited: the last frame of the agenda; None once the game is over."""
        return self.agenda[-1] if self.agenda else None

    @property
    def turn_of(self) -> Decider:
        """Whose turn it is; None before the first turn and once the game is over."""
        return next((frame.seat for frame in self.agenda if isinstance(frame, EndTurn)), None)

    @property
    def is_solo(self) -> bool:
        """Whether the French are the automaton [INS-6]."""
        return self.scenario == SOLO

    def is_automaton(self, seat: str) -> bool:
        """Return whether nobody plays a side: the French of the solo game, who have no hand [INS-6]."""
        return self.is_solo and seat == "gov"

    def index(self) -> None:
        """Work out `where` and `totals` from the zones."""
        self.where = [""] * len(self.cards.all)
        for zone, cards in self.zones.items():
            for card in cards:
                if card != UNKNOWN:
                    self.where[card] = zone
        self.totals = {row: self.sum_values(self.zones[row]) for row in FRONT_OF}

    def sum_values(self, cards: Iterable[int]) -> int:
        """Return the icons of some cards; an unknown card counts none."""
        value = self.cards.value
        return sum([value[card] for card in cards if card != UNKNOWN])

    def lead(self, seat: str, front: str) -> int:
        """Return by how many icons a side leads in a front [INS-1.2.8]."""
        return self.totals[ROW[seat][front]] - self.totals[ROW[OTHER[seat]][front]]

    def in_rows(self, seat: str) -> list[int]:
        """Return a side's cards in its three rows, each from bottom to top."""
        zones, (one, two, three) = self.zones, ROWS[seat]
        return zones[one] + zones[two] + zones[three]

    def open_cards(self, seat: str) -> list[int]:
        """Return the face-up cards in a side's rows [INS-1.6.2]."""
        down = self.down
        return [card for card in self.in_rows(seat) if card not in down and card != UNKNOWN]

    def copy(self) -> State:
        """Return an independent copy; the cards themselves are shared."""
        twin = State.__new__(State)
        twin.scenario, twin.cards, twin.switches = self.scenario, self.cards, self.switches
        twin.turn, twin.phase = self.turn, self.phase
        twin.turns, twin.mulligan = self.turns.copy(), self.mulligan.copy()
        twin.zones = {zone: cards.copy() for zone, cards in self.zones.items()}
        twin.down, twin.known = self.down.copy(), self.known.copy()
        twin.captured_from, twin.starts = self.captured_from.copy(), self.starts.copy()
        twin.sunk = self.sunk.copy()
        twin.final_turn_of, twin.triggered_by = self.final_turn_of, self.triggered_by
        twin.winner, twin.reason, twin.front = self.winner, self.reason, self.front
        twin.agenda = self.agenda.copy()
        twin.where, twin.totals = self.where.copy(), self.totals.copy()
        twin.voice = self.voice
        return twin

    def name(self, card: int) -> str:
        """Return the id of a card, ``?`` for an unknown one."""
        return HIDDEN if card == UNKNOWN else self.cards.all[card].id

    def names(self, cards: Iterable[int]) -> tuple[str, ...]:
        """Return the ids of cards."""
        return tuple([self.name(card) for card in cards])

    def to_json(self) -> Json:
        """Return the position as plain JSON; cards by id, with the hashes of both decks."""
        return {
            "scenario": self.scenario,
            "decks": [self.cards.fln.hash, self.cards.gov.hash],
            "switches": self.switches._asdict(),
            "turn": self.turn,
            "phase": self.phase,
            "turns": self.turns.copy(),
            "mulligan": self.mulligan.copy(),
            "zones": {zone: list(self.names(cards)) for zone, cards in self.zones.items()},
            "down": list(self.names(sorted(self.down))),
            "known": list(self.names(sorted(self.known))),
            "captured_from": {
                self.name(card): self.captured_from[card] for card in sorted(self.captured_from)
            },
            "starts": {self.name(card): self.starts[card] for card in sorted(self.starts)},
            "sunk": self.sunk.copy(),
            "final_turn_of": self.final_turn_of,
            "triggered_by": self.triggered_by,
            "winner": self.winner,
            "reason": self.reason,
            "front": self.front,
            "agenda": [FRAMES.to_json(frame) for frame in self.agenda],
        }


def state_from_json(data: Any, cards: Cards) -> State:
    """Return the state that ``to_json`` wrote.

    Args:
        data: Plain JSON.
        cards: The decks that it was written with.
    """
    number = {**cards.number, HIDDEN: UNKNOWN}
    plain = {
        name: data[name]
        for name in (
            "scenario",
            "turn",
            "phase",
            "turns",
            "mulligan",
            "sunk",
            "final_turn_of",
            "triggered_by",
            "winner",
            "reason",
            "front",
        )
    }
    return State(
        **plain,
        cards=cards,
        switches=Switches(**data["switches"]),
        zones={zone: [number[name] for name in data["zones"][zone]] for zone in ZONES},
        down={number[name] for name in data["down"]},
        known={number[name] for name in data["known"]},
        captured_from={number[name]: front for name, front in data["captured_from"].items()},
        starts={number[name]: count for name, count in data["starts"].items()},
        agenda=[FRAMES.from_json(frame) for frame in data["agenda"]],
    )
