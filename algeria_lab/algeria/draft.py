"""The only thing that changes a position: each mutator also notes the event that it performs.

One draft serves one action (over a copy) or a whole simulated war (without events). Nothing here
knows a mission; the rules call these few verbs.
"""

from __future__ import annotations

from collections.abc import Sequence

from algeria_lab.algeria.board.units import KIND_OF, NAME_OF, NONE, POLICE, Units, members, names, units_of
from algeria_lab.algeria.cite import cite
from algeria_lab.algeria.frames import Frame
from algeria_lab.algeria.state import Box, State
from algeria_lab.core import drafting
from algeria_lab.core.actions import Seat
from algeria_lab.core.dice import Dice
from algeria_lab.core.events import Counted, Entered, Event, Flipped, Mod, Moved, Rolled, Scalar
from algeria_lab.core.tables import Row, Table, load_table

PATROL = cite("A:9.21")
PSL_LIMITS = cite("A:12.1")
VICTORY = cite("A:12.2")
TRACK_END = 99
PSL: dict[str, str] = {"fln": "fln_psl", "gov": "gov_psl"}
OTHER: dict[str, Seat] = {"fln": "gov", "gov": "fln"}
LEVELS = load_table("algeria", "victory_level")
UNIT_FLAGS = frozenset({"neutralized", "airmobile", "dispersed", "deployed", "mode_changed"})
AREA_FLAGS = frozenset({"terror", "resettled"})


class Draft(drafting.Draft[State, Frame]):
    """A position of the war being changed.

    Attributes:
        spent: What each side has paid so far: AP of the FLN, half points of the Government.
    """

    __slots__ = ("spent",)

    def __init__(self, state: State, dice: Dice, *, listening: bool = True) -> None:
        super().__init__(state, dice, listening=listening)
        self.spent: dict[Seat, int] = {"fln": 0, "gov": 0}

    def enter(self, phase: str, seat: str, rule: str) -> None:
        """Begin a phase."""
        self.state.phase = phase
        self.begin(self.state.turn, phase, seat, rule)

    def put(self, units: Units, place: str, box: Box, rule: str, why: str = "") -> None:
        """Move units to a place and box; a reason is given where it is more than the box."""
        if units:
            self.state.put(units, place, box)
            if self.events is not None:
                self.events.append(Moved(names(units), place, box, rule, why))

    def to_box(self, units: Units, box: Box, rule: str, why: str = "") -> None:
        """Move units to another box of the places where they stand."""
        if self.events is None:
            self.state.to_box(units, box)
            return
        for place in dict.fromkeys(self.state.place[number] for number in members(units)):
            self.put(units & self.state.at[place], place, box, rule, why)

    def mark_units(self, what: str, units: Units, *, to: bool, rule: str, why: str = "") -> None:
        """Turn a unit flag (a set of the state, such as ``neutralized``) on or off."""
        before: Units = getattr(self.state, what)
        changed = units & ~before if to else units & before
        if changed:
            setattr(self.state, what, before ^ changed)
            if self.events is not None:
                self.events.append(Flipped(what, names(changed), to, rule, why))

    def neutralize(self, units: Units, rule: str) -> None:
        """Neutralize units: all but Police go to OC [A:2.3, A:IN-07]."""
        self.mark_units("neutralized", units, to=True, rule=rule)
        if self.state.profile.neutralizing_moves_to_oc:
            moving = units & ~POLICE & ~self.state.oc
            if moving:
                self.to_box(moving, "OC", rule)

    def restore(self, units: Units, rule: str, why: str = "") -> None:
        """End the neutralization of units."""
        self.mark_units("neutralized", units, to=False, rule=rule, why=why)

    def mark_areas(self, what: str, areas: Sequence[str], *, to: bool, rule: str) -> None:
        """Put or remove an area marker (``terror`` or ``resettled``)."""
        held: set[str] = getattr(self.state, what)
        changed = tuple(area for area in areas if (area in held) != to)
        if changed:
            (held.update if to else held.difference_update)(changed)
            if self.events is not None:
                self.events.append(Flipped(what, changed, to, rule))

    def mark_done(self, mission: str, area: str, rule: str) -> None:
        """Note that a once-a-turn mission was done in an area."""
        self.state.done.add((mission, area))
        if self.events is not None:
            self.events.append(Flipped(f"done-{mission}", (area,), True, rule))

    def set(self, what: str, to: Scalar, rule: str, why: str = "") -> None:
        """Set a condition of the whole game."""
        if getattr(self.state, what) != to:
            setattr(self.state, what, to)
            if self.events is not None:
                self.events.append(Flipped(what, (), to, rule, why))

    def count(self, track: str, change: int, rule: str, where: str = "", why: str = "") -> None:
        """Move a track that runs from 0 to 99 and loses what is beyond [A:2.3, A:IN-75]."""
        before: int = getattr(self.state, track)
        now = before + change
        if now < 0:
            now = 0
        elif now > TRACK_END:
            now = TRACK_END
        setattr(self.state, track, now)
        if change and self.events is not None:
            self.events.append(Counted(track, change, now, rule, where, why))

    def pay_ap(self, price: int, rule: str, where: str, why: str) -> None:
        """Take action points from the FLN."""
        self.spent["fln"] += price
        self.count("fln_ap", -price, rule, where, why)

    def track(
        self, track: str, now: int, rule: str, where: str = "", why: str = "", change: int | None = None
    ) -> None:
        """Set a track to a value."""
        before: int = getattr(self.state, track)
        setattr(self.state, track, now)
        if self.events is not None and (now != before or change):
            self.events.append(
                Counted(track, now - before if change is None else change, now, rule, where, why)
            )

    def support(self, seat: str, change: int, rule: str, where: str = "", why: str = "") -> None:
        """Change the PSL of a side; what passes 99 is taken from the other side [A:2.3]."""
        if not change:
            return
        before: int = getattr(self.state, PSL[seat])
        self.count(PSL[seat], change, rule, where, why)
        if before + change > TRACK_END:
            self.count(PSL[OTHER[seat]], TRACK_END - before - change, PSL_LIMITS, where, "overflow")
        if self.state.profile.victory_checked_immediately:
            self.test_victory()

    def test_victory(self) -> None:
        """End the war if a PSL is 0; the Government's is looked at first [A:12.2, A:IN-50].

        Raises:
            GameOver: If it has ended.
        """
        if self.state.gov_psl <= 0:
            self.end_war("fln", VICTORY)
        if self.state.fln_psl <= 0:
            self.end_war("gov", VICTORY)

    def end_war(self, winner: Seat, rule: str, *, by_lead: bool = False) -> None:
        """End the war; the level is read from the difference of the PSLs.

        Raises:
            GameOver: Always.
        """
        state = self.state
        self.set("winner", winner, rule, "lead" if by_lead else "")
        self.set("level", LEVELS.read(abs(state.fln_psl - state.gov_psl)).mark, rule)
        self.set("ended_by_lead", by_lead, rule)
        self.to_box(state.flown_from_patrol & state.ops, "PTL", PATROL)
        self.enter("game_over", "", rule)
        self.finish()

    def check(
        self, what: str, table: Table, mods: tuple[Mod, ...], rule: str, where: str = "", dice: int = 1
    ) -> Row:
        """Roll on a table and return the row read."""
        bonus = sum([mod.value for mod in mods])
        row, faces = self.dice.outcome((dice,), lambda total: table.read(total + bonus))
        if self.events is not None:
            total = sum(faces) + bonus
            self.events.append(Rolled(what, faces, mods, total, str(row), table.name, 0, rule, where))
        return row

    def roll(self, what: str, dice: int, rule: str, where: str = "") -> int:
        """Roll dice and return their sum."""
        total, faces = self.dice.outcome((dice,), _as_it_is)
        if self.events is not None:
            self.events.append(Rolled(what, faces, (), sum(faces), str(total), "", 0, rule, where))
        return total

    def trial(self, what: str, limit: int, mods: tuple[Mod, ...], rule: str, where: str = "") -> bool:
        """Roll one die; success is a modified roll up to *limit*."""
        bonus = sum([mod.value for mod in mods])
        (passed,), faces = self.dice.trials((limit - bonus,), ("",))
        if self.events is not None:
            self._note_trial(what, faces, mods, limit, rule, where, passed=passed)
        return passed

    def trials(self, what: str, rolls: Sequence[tuple[int, int, tuple[Mod, ...]]], rule: str) -> Units:
        """Roll one die a unit and return the units that succeed.

        Args:
            what: What is rolled for.
            rolls: One (unit id, limit, modifiers) a unit, in the order of the dice.
            rule: Citation key.
        """
        limits = [limit - sum([mod.value for mod in mods]) for _, limit, mods in rolls]
        passed, faces = self.dice.trials(limits, [self.looks(number) for number, _, _ in rolls])
        succeeded = NONE
        for index, (number, limit, mods) in enumerate(rolls):
            if passed[index]:
                succeeded |= 1 << number
            if self.events is not None:
                face = faces[index : index + 1]
                self._note_trial(what, face, mods, limit, rule, NAME_OF[number], passed=passed[index])
        return succeeded

    def lot(self, what: str, units: Sequence[int], rule: str, where: str = "") -> int:
        """Draw one of *units* by lot and return its place among them."""
        drawn, faces = self.dice.draw(len(units), [self.looks(number) for number in units])
        if self.events is not None:
            name = NAME_OF[units[drawn]]
            self.events.append(Rolled(what, faces, (), drawn + 1, name, "lot", len(units), rule, where))
        return drawn

    def looks(self, number: int) -> tuple[str, bool]:
        """Return what makes a unit interchangeable with others when odds are counted."""
        return KIND_OF[number].name, bool(self.state.neutralized >> number & 1)

    def _note_trial(
        self,
        what: str,
        faces: tuple[int, ...],
        mods: tuple[Mod, ...],
        limit: int,
        rule: str,
        where: str,
        *,
        passed: bool,
    ) -> None:
        if self.events is not None:
            total = sum(faces) + sum([mod.value for mod in mods])
            row = "yes" if passed else "no"
            self.events.append(Rolled(what, faces, mods, total, row, "up-to", limit, rule, where))


def _as_it_is(total: int) -> int:
    return total


def fold(state: State, event: Event) -> None:
    """Apply what *event* says to *state* in place; the agenda is not part of events."""
    if isinstance(event, Entered):
        state.turn, state.phase = event.turn, event.phase
    elif isinstance(event, Moved):
        state.put(units_of(event.pieces), event.place, event.box)  # type: ignore[arg-type]
    elif isinstance(event, Counted):
        setattr(state, event.track, event.now)
    elif isinstance(event, Flipped):
        _fold_flip(state, event)


def _fold_flip(state: State, event: Flipped) -> None:
    if event.what in UNIT_FLAGS:
        held: Units = getattr(state, event.what)
        units = units_of(event.names)
        setattr(state, event.what, held | units if event.to else held & ~units)
    elif event.what in AREA_FLAGS:
        areas: set[str] = getattr(state, event.what)
        (areas.update if event.to else areas.difference_update)(event.names)
    elif event.what == "control":
        for area in event.names:
            state.judge(area, str(event.to))
    elif event.what == "done":
        state.done.clear()
    elif event.what.startswith("done-"):
        state.done.update((event.what.removeprefix("done-"), area) for area in event.names)
    else:
        setattr(state, event.what, event.to)
