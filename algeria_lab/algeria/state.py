"""The position: integers, strings and sets of counters; outside the rules it is a value."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Literal

from algeria_lab.algeria.board.geography import AREA_IDS, PLACES, PRINTED_KIND, PlaceId
from algeria_lab.algeria.board.profiles import Profile, changes_of, read_profile
from algeria_lab.algeria.board.units import (
    ALL,
    FLN,
    FRONTS,
    GOV,
    GOV_MOBILE,
    NAME_OF,
    NONE,
    UNIT_COUNT,
    Units,
    units_of,
)
from algeria_lab.algeria.frames import FRAMES, Frame
from algeria_lab.core.keeping.positions import Json
from algeria_lab.core.words.voice import PLAIN, Shown, Voice

Box = Literal["", "UG", "OPS", "PTL", "OC"]

POOL, DEAD, NATO, REMOVED, SETUP = "POOL", "DEAD", "NATO", "REMOVED", "SETUP"
SUEZ: dict[PlaceId, str] = {area: f"SUEZ:{area}" for area in AREA_IDS}
OFF_MAP: tuple[str, ...] = (POOL, DEAD, NATO, REMOVED, SETUP, *SUEZ.values())
NOT_MOBILIZED = 1


def _empty_places() -> dict[str, Units]:
    places = dict.fromkeys((*PLACES, *OFF_MAP), NONE)
    places[POOL] = ALL
    return places


@dataclass(slots=True, repr=False)
class State(Shown):
    """Everything that is true at one moment of a war.

    PSL, AP and points are whole numbers; `gov_half` is the half point that Government spending may
    leave during its Reinforcement Phase. `border_zone` is `NOT_MOBILIZED`, or its DRM from 0 to -3.
    `agenda` is a stack: its last frame says what is awaited. `flown_from_patrol` is not saved: under `rtt` it
    says who stands in PTL should the war end before their mission does, and nothing else depends on it.
    `voice` is how the position is told; it is not saved either.
    """

    scenario: str
    profile: Profile
    turn: int = 0
    phase: str = "setup"
    gov_psl: int = 0
    fln_psl: int = 0
    gov_half: int = 0
    fln_ap: int = 0
    air_max: int = 0
    air: int = 0
    helicopter_max: int = 0
    helicopter: int = 0
    naval: int = 0
    border_zone: int = NOT_MOBILIZED
    border_zone_active: bool = False
    border_zone_new: bool = False
    border_zone_steps: int = 0
    independent: bool = False
    oas: str = ""
    oas_control: str = ""
    amnesty: bool = False
    jealousy: bool = False
    suez_done: bool = False
    slow_reaction: bool = False
    slow_allowance_used: bool = False
    independence_roll: bool = False
    shorter_game: bool = False
    shorter_leader: str = ""
    passes: int = 0
    fln_passed: bool = False
    gov_passed: bool = False
    france_transfer: bool = False
    winner: str = ""
    level: str = ""
    ended_by_lead: bool = False
    ug: Units = NONE
    ops: Units = NONE
    ptl: Units = NONE
    oc: Units = NONE
    neutralized: Units = NONE
    airmobile: Units = NONE
    dispersed: Units = NONE
    deployed: Units = NONE
    mode_changed: Units = NONE
    place: list[str] = field(default_factory=lambda: [POOL] * UNIT_COUNT)
    at: dict[str, Units] = field(default_factory=_empty_places)
    control: dict[PlaceId, str] = field(default_factory=dict)
    terror: set[PlaceId] = field(default_factory=set)
    resettled: set[PlaceId] = field(default_factory=set)
    done: set[tuple[str, PlaceId]] = field(default_factory=set)
    agenda: list[Frame] = field(default_factory=list)
    flown_from_patrol: Units = field(default=NONE, compare=False)
    voice: Voice = field(default=PLAIN, compare=False)

    def copy(self) -> State:
        """Return an independent copy."""
        twin = object.__new__(State)
        for name in _FIELDS:
            setattr(twin, name, getattr(self, name))
        twin.place = self.place.copy()
        twin.at = self.at.copy()
        twin.control = self.control.copy()
        twin.terror = self.terror.copy()
        twin.resettled = self.resettled.copy()
        twin.done = self.done.copy()
        twin.agenda = self.agenda.copy()
        return twin

    def plain(self) -> str:
        support = f"PSL fln {self.fln_psl}, gov {self.gov_psl}"
        return f"State({self.scenario!r}, turn {self.turn}, {self.phase}; {support})"

    @property
    def top(self) -> Frame | None:
        """What is awaited: the last frame of the agenda; None once the war is over."""
        return self.agenda[-1] if self.agenda else None

    def is_remote(self, area: PlaceId) -> bool:
        """Return whether *area* is Remote: printed so, or resettled [A:9.27]."""
        return area in self.resettled or PRINTED_KIND[area] == "remote"

    def is_rural(self, area: PlaceId) -> bool:
        """Return whether *area* is Rural and not resettled."""
        return PRINTED_KIND[area] == "rural" and area not in self.resettled

    def kind(self, area: PlaceId) -> str:
        """Return the rating of *area* as it stands now."""
        return "remote" if area in self.resettled else PRINTED_KIND[area]

    def kinds(self) -> Mapping[PlaceId, str]:
        """Return the ratings of all areas as they stand now, in the order of the map."""
        if not self.resettled:
            return PRINTED_KIND
        return PRINTED_KIND | dict.fromkeys(self.resettled, "remote")

    def place_of(self, single: Units) -> PlaceId:
        """Return where the only unit of a set stands."""
        return self.place[single.bit_length() - 1]

    def fln_at(self, place: PlaceId) -> Units:
        """Return the FLN units in *place*."""
        return self.at[place] & FLN

    def gov_at(self, place: PlaceId) -> Units:
        """Return the Government units in *place*."""
        return self.at[place] & GOV

    def patrols(self, area: PlaceId) -> int:
        """Return how many Government units on Patrol count there [A:9.21]."""
        return (self.at[area] & self.ptl & ~self.neutralized).bit_count()

    def active(self) -> Units:
        """Return all active mobile Government units: in OPS or PTL and not neutralized."""
        return GOV_MOBILE & (self.ops | self.ptl) & ~self.neutralized

    def ready(self, place: PlaceId) -> Units:
        """Return the FLN units in OPS of *place* that may perform missions [A:9]."""
        return self.at[place] & FLN & self.ops & ~self.neutralized

    def holds_front(self, place: PlaceId) -> bool:
        """Return whether a Front of any state, or an independent country, is there [A:11.21]."""
        if self.at[place] & FRONTS:
            return True
        return place in ("MOROCCO", "TUNISIA") and self.independent

    def in_algeria(self) -> Units:
        """Return all units that stand in areas of Algeria."""
        at, on_map = self.at, self.ug | self.ops | self.ptl | self.oc
        return on_map & ~(at["FRANCE"] | at["TUNISIA"] | at["MOROCCO"])

    def on_map(self) -> Units:
        """Return all units in areas and countries."""
        return self.ug | self.ops | self.ptl | self.oc  # a unit has a box if and only if it is on the map

    def box_of(self, number: int) -> Box:
        """Return the box of the unit with that id; empty off the map."""
        bit = 1 << number
        if self.ops & bit:
            return "OPS"
        if self.oc & bit:
            return "OC"
        if self.ug & bit:
            return "UG"
        return "PTL" if self.ptl & bit else ""

    def put(self, units: Units, place: str, box: Box) -> None:
        """Put *units* in a place and box; only a `Draft` calls this."""
        at, stands = self.at, self.place
        moving = units & ~at[place]
        while moving:
            single = moving & -moving
            moving ^= single
            number = single.bit_length() - 1
            at[stands[number]] ^= single
            stands[number] = place
        at[place] |= units
        self.to_box(units, box)

    def to_box(self, units: Units, box: Box) -> None:
        """Put *units* into a box of the places where they stand; only a `Draft` calls this."""
        others = ~units
        self.ug &= others
        self.ops &= others
        self.ptl &= others
        self.oc &= others
        if box == "OC":
            self.oc |= units
        elif box == "OPS":
            self.ops |= units
        elif box == "UG":
            self.ug |= units
        elif box == "PTL":
            self.ptl |= units

    def judge(self, area: PlaceId, side: str) -> None:
        """Note who controls *area*; contested areas are not listed. Only a `Draft` calls this."""
        if side:
            self.control[area] = side
        else:
            self.control.pop(area, None)

    def to_json(self) -> Json:
        """Return the position as plain JSON; `from_json` reads it back."""
        data: Json = {name: getattr(self, name) for name in _PLAIN}
        data["profile"] = self.profile.name
        data["changes"] = changes_of(self.profile)
        data["units"] = {
            NAME_OF[number]: [self.place[number], self.box_of(number), self._flags(number)]
            for number in range(UNIT_COUNT)
            if self.place[number] != POOL or self._flags(number)
        }
        data["control"] = self.control.copy()
        data["terror"] = sorted(self.terror)
        data["resettled"] = sorted(self.resettled)
        data["done"] = sorted(list(pair) for pair in self.done)
        data["agenda"] = [FRAMES.to_json(frame) for frame in self.agenda]
        return data

    def _flags(self, number: int) -> str:
        shown = (("N", self.neutralized), ("D", self.dispersed), ("A", self.airmobile))
        marks = "".join(letter for letter, units in shown if units >> number & 1)
        return (
            marks
            + ("d" if self.deployed >> number & 1 else "")
            + ("m" if self.mode_changed >> number & 1 else "")
        )

    @classmethod
    def from_json(cls, data: Json) -> State:
        """Return the state that `to_json` wrote."""
        changes, units = data["changes"], data["units"]
        assert isinstance(changes, dict)
        assert isinstance(units, dict)
        state = cls(str(data["scenario"]), read_profile(str(data["profile"]), changes))
        for name in _PLAIN:
            setattr(state, name, data[name])
        for name, (place, box, flags) in units.items():
            single = units_of([name])
            state.put(single, place, box)
            for letter, attribute in _FLAG_SETS.items():
                if letter in flags:
                    setattr(state, attribute, getattr(state, attribute) | single)
        state.control = dict(data["control"])  # type: ignore[call-overload]
        state.terror, state.resettled = set(data["terror"]), set(data["resettled"])  # type: ignore[call-overload]
        state.done = {(mission, area) for mission, area in data["done"]}  # type: ignore[attr-defined]
        state.agenda = [FRAMES.from_json(frame) for frame in data["agenda"]]  # type: ignore[attr-defined]
        return state


_FIELDS: tuple[str, ...] = tuple(item.name for item in fields(State))
_FLAG_SETS = {"N": "neutralized", "D": "dispersed", "A": "airmobile", "d": "deployed", "m": "mode_changed"}
_PLAIN: tuple[str, ...] = tuple(item.name for item in fields(State) if item.type in ("int", "bool", "str"))
