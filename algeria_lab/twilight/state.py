"""The position: pieces, markers, tracks, the sequence of play, and what is awaited [CT-1, CT-2, CT-3]."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, fields
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from algeria_lab.core.actions import Seat
from algeria_lab.core.keeping.positions import Json
from algeria_lab.core.words.voice import PLAIN, Shown, Voice
from algeria_lab.twilight.cards import INDEPENDENCE, MOBILIZATION
from algeria_lab.twilight.frames import FRAMES, Frame
from algeria_lab.twilight.geography import (
    ALGERIA,
    AVAILABLE,
    COUNTRIES,
    EVERYWHERE,
    PLACE,
    PLACES,
    POPULATION,
    SPACES,
    SUEZ,
)
from algeria_lab.twilight.pieces import AP, AT, FP, FT, GB, KIND, KINDS, A, B, U
from algeria_lab.twilight.switches import RULES, Switches

OTHER: Final[dict[Seat, Seat]] = {"fln": "gov", "gov": "fln"}
SUPPORT, NEUTRAL, OPPOSE = 1, 0, -1
LEVELS: Final = {SUPPORT: "support", NEUTRAL: "neutral", OPPOSE: "oppose"}
LEVEL: Final = {name: number for number, name in LEVELS.items()}
Control: TypeAlias = Literal["GOV", "FLN", "NONE"]
Box: TypeAlias = Literal["", "PASS", "EVENT", "OP_SA", "LIM_OP", "OP_ONLY"]
PLACES_OF_PIECES: Final = SUEZ + 1
FRANCE_BOXES: Final = "ABCDEF"
BASES_A_SPACE: Final = 2

if TYPE_CHECKING:  # see `core.game`
    Side: TypeAlias = Seat
    Decider: TypeAlias = Seat | None


def may_take_sides(switches: Switches, *, is_populated: bool) -> bool:
    """Return whether a space may be at Support or Oppose: without Population it is Neutral [CT-11/A09]."""
    return is_populated or not switches.unpopulated_spaces_stay_neutral


def _empty_board() -> list[list[int]]:
    return [[0] * len(KINDS) for _ in range(PLACES_OF_PIECES)]


def _one_each(value: Any) -> Any:
    return lambda: [value] * len(SPACES)


@dataclass(slots=True, repr=False)
class State(Shown):
    """Everything that is true at one moment of a game.

    Attributes:
        scenario: ``full``, ``medium`` or ``short``.
        switches: The readings of the rules that are played with.
        turn: Cards revealed so far, the one being played included.
        phase: What is going on: ``setup``, ``card``, ``pivotal``, ``first``, ``second``, a phase of the
            Propaganda Round (``victory`` … ``reset``), or ``over``.
        pieces: For each space and box (numbers of `geography`) how many pieces of each kind.
        support: Level of each space: 1 Support, 0 Neutral, -1 Oppose.
        terror: Terror markers of each space.
        resettled, plus_pop, plus_base: Whether the marker lies in each space.
        gov_resources, fln_resources, commitment: Tracks, 0 to 50.
        france: Box of the France Track, 0 (A) to 5 (F).
        border_zone: 0 to 4; 0 also while it is not in use.
        capabilities, momentum: Codes of the markers in play.
        played: Pivotal Events in effect or used; 66 leaves at the Reset Phase.
        coup_ever: Whether a Coup d'etat was ever played.
        recall: ``no``, ``in_effect`` or ``cancelled``.
        suez_due: Whether the FLN gains for Suez in the next Round.
        deck: Cards to come, the next one last; 0 where the order is hidden.
        card, previous: The card being played and the one before it; 0 for none.
        propaganda_played, propaganda_total: Propaganda cards.
        first: The 1st Eligible side.
        box1, box2: Boxes of the 1st and the 2nd Eligible on this card.
        frozen: Control as it stood before the Redeploy Phase, by space; empty outside of it.
        winner, reason: Who won and how; empty while the game runs.
        agenda: A stack; its last frame says what is awaited.
        voice: How it is told; not saved.
    """

    scenario: str
    switches: Switches = RULES
    turn: int = 0
    phase: str = "setup"
    pieces: list[list[int]] = field(default_factory=_empty_board)
    support: list[int] = field(default_factory=_one_each(NEUTRAL))
    terror: list[int] = field(default_factory=_one_each(0))
    resettled: list[bool] = field(default_factory=_one_each(False))
    plus_pop: list[bool] = field(default_factory=_one_each(False))
    plus_base: list[bool] = field(default_factory=_one_each(False))
    gov_resources: int = 0
    fln_resources: int = 0
    commitment: int = 0
    france: int = 0
    border_zone: int = 0
    capabilities: set[str] = field(default_factory=set)
    momentum: set[str] = field(default_factory=set)
    played: set[int] = field(default_factory=set)
    coup_ever: bool = False
    recall: str = "no"
    suez_due: bool = False
    deck: list[int] = field(default_factory=list)
    card: int = 0
    previous: int = 0
    propaganda_played: int = 0
    propaganda_total: int = 5
    first: Seat = "fln"
    box1: Box = ""
    box2: Box = ""
    frozen: list[Control] = field(default_factory=list)
    winner: Literal["", Seat] = ""
    reason: str = ""
    agenda: list[Frame] = field(default_factory=list)
    voice: Voice = field(default=PLAIN, compare=False)

    def plain(self) -> str:
        return f"State({self.scenario!r}, card {self.turn}, {self.phase})"

    # --- pieces

    def count(self, place: int, kinds: Iterable[int]) -> int:
        """Return how many pieces of some kinds are at a place."""
        row = self.pieces[place]
        return sum([row[kind] for kind in kinds])

    def on_map(self, kinds: Iterable[int]) -> int:
        """Return how many pieces of some kinds are in spaces, Countries included."""
        rows = self.pieces
        return sum([rows[space][kind] for kind in kinds for space in EVERYWHERE])

    def guerrillas(self, place: int) -> int:
        """Return the Guerrillas at a place, Underground and Active."""
        row = self.pieces[place]
        return row[U] + row[A]

    def cubes(self, space: int) -> int:
        """Return the Troops and Police of both nationalities in a space."""
        row = self.pieces[space]
        return row[FT] + row[FP] + row[AT] + row[AP]

    def troops(self, space: int) -> int:
        """Return the Troops of both nationalities in a space."""
        row = self.pieces[space]
        return row[FT] + row[AT]

    def police(self, space: int) -> int:
        """Return the Police of both nationalities in a space."""
        row = self.pieces[space]
        return row[FP] + row[AP]

    def gov_pieces(self, space: int) -> int:
        """Return the cubes and Government Bases in a space."""
        row = self.pieces[space]
        return row[FT] + row[FP] + row[AT] + row[AP] + row[GB]

    def fln_pieces(self, space: int) -> int:
        """Return the Guerrillas and FLN Bases in a space."""
        row = self.pieces[space]
        return row[U] + row[A] + row[B]

    def has_room_for_base(self, space: int) -> bool:
        """Return whether another Base may stand in a space [CT-7.4]."""
        row = self.pieces[space]
        return row[GB] + row[B] < BASES_A_SPACE + self.plus_base[space]

    # --- spaces

    def pop(self, space: int) -> int:
        """Return the current Population of a space [CT-2.4]; of a Country 1."""
        return 0 if self.resettled[space] else POPULATION[space] + self.plus_pop[space]

    def is_populated(self, space: int) -> bool:
        """Return whether a space of Algeria has Population 1 or more; a Country never counts [CT-7.2]."""
        return (
            not self.resettled[space]
            and POPULATION[space] + self.plus_pop[space] > 0
            and space not in COUNTRIES
        )

    def control(self, space: int) -> Control:
        """Return who controls a space [CT-7.1]; frozen within the Redeploy Phase [CT-6.5]."""
        if self.frozen:
            return self.frozen[space]
        row = self.pieces[space]
        lead = row[FT] + row[FP] + row[AT] + row[AP] + row[GB] - row[U] - row[A] - row[B]
        return "GOV" if lead > 0 else "FLN" if lead < 0 else "NONE"

    @property
    def is_independent(self) -> bool:
        """Whether Morocco and Tunisia are independent, so that the FLN may use them [CT-8.6]."""
        return INDEPENDENCE in self.played

    @property
    def may_resettle(self) -> bool:
        """Whether Mobilization allows Resettlement [CT-8.6]."""
        return MOBILIZATION in self.played

    def is_border_sector(self, space: int) -> bool:
        """Return whether a space is a Border Sector in use [CT-2.3]."""
        return self.is_independent and bool(SPACES[space].border)

    @property
    def fln_spaces(self) -> tuple[int, ...]:
        """Where FLN pieces may be: Algeria, and the Countries once they are independent [CT-5.1]."""
        return EVERYWHERE if self.is_independent else ALGERIA

    # --- tracks

    @property
    def total_support(self) -> int:
        """Population of the spaces at Support [CT-7.2]."""
        return self._population_at(SUPPORT)

    @property
    def total_opposition(self) -> int:
        """Population of the spaces at Oppose [CT-7.2]."""
        return self._population_at(OPPOSE)

    def _population_at(self, level: int) -> int:
        support = self.support
        return sum([self.pop(space) for space in ALGERIA if support[space] == level])

    @property
    def support_commitment(self) -> int:
        """S+C: Total Support and Commitment [CT-1.2]."""
        return self.total_support + self.commitment

    @property
    def opposition_bases(self) -> int:
        """O+B: Total Opposition and FLN Bases on the map [CT-1.2]."""
        return self.total_opposition + self.on_map((B,))

    @property
    def resettled_sectors(self) -> int:
        """Number of Resettled Sectors [CT-1.2]."""
        return sum(self.resettled)

    @property
    def terror_markers(self) -> int:
        """Terror markers on the map [CT-1.4]."""
        return sum(self.terror)

    @property
    def french_available(self) -> int:
        """French pieces in Available [CT-6.2]."""
        row = self.pieces[AVAILABLE]
        return row[FT] + row[FP] + row[GB]

    def resources(self, seat: Seat) -> int:
        """Return the Resources of a side."""
        return self.gov_resources if seat == "gov" else self.fln_resources

    # --- sequence of play

    @property
    def second(self) -> Side:
        """The 2nd Eligible side."""
        return OTHER[self.first]

    @property
    def is_final_campaign(self) -> bool:
        """Whether only the last Propaganda card is still to come [CT-3.3]."""
        return self.propaganda_played == self.propaganda_total - 1

    @property
    def turn_of(self) -> Decider:
        """Whose decision is awaited; None while something runs by itself and once the game is over."""
        return getattr(self.agenda[-1], "seat", None) if self.agenda else None

    @property
    def top(self) -> Frame | None:
        """What is awaited: the last frame of the agenda; None once the game is over."""
        return self.agenda[-1] if self.agenda else None

    # --- copies and JSON

    def copy(self) -> State:
        """Return an independent copy."""
        twin = State(*_all_of(self))
        twin.pieces = list(map(list.copy, self.pieces))
        twin.support, twin.terror = self.support.copy(), self.terror.copy()
        twin.resettled, twin.plus_pop = self.resettled.copy(), self.plus_pop.copy()
        twin.plus_base, twin.frozen = self.plus_base.copy(), self.frozen.copy()
        twin.capabilities, twin.momentum = self.capabilities.copy(), self.momentum.copy()
        twin.played, twin.deck, twin.agenda = self.played.copy(), self.deck.copy(), self.agenda.copy()
        return twin

    def take_over(self, twin: State) -> None:
        """Become what a copy of this position has become; the copy is not used any more."""
        for part in fields(self):
            setattr(self, part.name, getattr(twin, part.name))

    def to_json(self) -> Json:
        """Return the position as plain JSON: the next card first; spaces in which nothing is are left out."""
        data: Json = {name: getattr(self, name) for name in _PLAIN}
        return data | {
            "switches": self.switches.changes(),
            "capabilities": sorted(self.capabilities),
            "momentum": sorted(self.momentum),
            "played": sorted(self.played),
            "deck": self.deck[::-1],
            "frozen": self.frozen.copy(),
            "boxes": {
                PLACES[box]: _pieces_json(self.pieces[box]) for box in range(AVAILABLE, PLACES_OF_PIECES)
            },
            "spaces": {PLACES[space]: row for space in EVERYWHERE if (row := self._space_json(space))},
            "agenda": [FRAMES.to_json(frame) for frame in self.agenda],
        }

    def _space_json(self, space: int) -> Json:
        row: Json = dict(_pieces_json(self.pieces[space]))
        if self.support[space]:
            row["state"] = LEVELS[self.support[space]]
        if self.terror[space]:
            row["terror"] = self.terror[space]
        for marker in _MARKED:
            if getattr(self, marker)[space]:
                row[marker] = True
        return row


def _pieces_json(row: list[int]) -> dict[str, int]:
    return {KINDS[kind]: count for kind, count in enumerate(row) if count}


_PLAIN: Final = (
    "scenario",
    "turn",
    "phase",
    "gov_resources",
    "fln_resources",
    "commitment",
    "france",
    "border_zone",
    "coup_ever",
    "recall",
    "suez_due",
    "card",
    "previous",
    "propaganda_played",
    "propaganda_total",
    "first",
    "box1",
    "box2",
    "winner",
    "reason",
)
_MARKED: Final = ("resettled", "plus_pop", "plus_base")
_all_of: Final = attrgetter(*[part.name for part in fields(State)])


def state_from_json(data: Any) -> State:
    """Return the state that ``to_json`` wrote."""
    state = State(
        **{name: data[name] for name in _PLAIN},
        switches=RULES.changed(data["switches"]),
        capabilities=set(data["capabilities"]),
        momentum=set(data["momentum"]),
        played=set(data["played"]),
        deck=data["deck"][::-1],
        frozen=list(data["frozen"]),
        agenda=[FRAMES.from_json(_tuples(frame)) for frame in data["agenda"]],
    )
    for box, counts in data["boxes"].items():
        put_pieces(state, PLACE[box], counts)
    for space, row in data["spaces"].items():
        number = PLACE[space]
        put_pieces(state, number, {kind: row[kind] for kind in KINDS if kind in row})
        state.support[number] = LEVEL[row.get("state", "neutral")]
        state.terror[number] = row.get("terror", 0)
        for marker in _MARKED:
            getattr(state, marker)[number] = row.get(marker, False)
    return state


def put_pieces(state: State, place: int, counts: dict[str, int]) -> None:
    """Set how many pieces of some kinds are at a place."""
    for kind, count in counts.items():
        state.pieces[place][KIND[kind]] = count


def _tuples(value: Any) -> Any:
    """Return lists of JSON as tuples, as the fields of frames are."""
    return tuple([_tuples(item) for item in value]) if isinstance(value, list) else value
