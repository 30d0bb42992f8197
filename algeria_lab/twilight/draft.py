"""The only thing that changes a position: each mutator also notes the event that it performs.

A piece in an event is written ``U@batna``: its kind and where it came from. Guerrillas that enter or leave a
box are Underground [CT-1.1]. Control is never noted: it follows from the pieces [CT-7.1].
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeAlias

from algeria_lab.core import drafting
from algeria_lab.core.actions import Action, Seat
from algeria_lab.core.events import Chose, Counted, Flipped, Moved, Revealed, Rolled, Scalar
from algeria_lab.twilight.folding import FROZEN, GUERRILLAS, PLAYED, SUPPORT, TERROR, freeze, mark, turn
from algeria_lab.twilight.frames import FRAMES, Frame
from algeria_lab.twilight.geography import AVAILABLE, PLACES
from algeria_lab.twilight.pieces import KINDS, A, U
from algeria_lab.twilight.state import LEVELS, NEUTRAL, State, may_take_sides

TRACK_LIMITS: Final = {
    "gov_resources": 50,
    "fln_resources": 50,
    "commitment": 50,
    "france": 5,
    "border_zone": 4,
}
MOST_TERROR: Final = 12
MOST_MARKERS: Final = {"plus_pop": 2, "plus_base": 2}
"""Of Resettled markers there is one for each Sector that may have one."""

PAID, PAID_STEP, PAID_PEACE = "paid", "paid-step", "paid-peace"
RESOURCES: Final[dict[Seat, str]] = {"gov": "gov_resources", "fln": "fln_resources"}


Name: TypeAlias = Callable[[int], str]
Part: TypeAlias = tuple[int, str, int | None]


def half(face: int) -> int:
    """Return half of a die, rounded up [CT-8.1]."""
    return (face + 1) // 2


class Draft(drafting.Draft[State, Frame]):
    """A position of the game being changed."""

    __slots__ = ()

    def enter(self, phase: str, seat: str, rule: str) -> None:
        """Begin a phase."""
        self.state.phase = phase
        self.begin(self.state.turn, phase, seat, rule)

    def choose(self, frame: Frame, action: Action, rule: str) -> None:
        """Note what a side has chosen at a decision."""
        if self.events is not None:
            self.events.append(Chose(action.seat, str(action), rule, FRAMES.name(frame)))

    # --- pieces

    def move(self, kind: int, number: int, source: int, target: int, rule: str, why: str = "") -> None:
        """Move pieces of a kind from a place to another; a Guerrilla in a box is Underground."""
        if number <= 0 or source == target:
            return
        rows = self.state.pieces
        if kind == A and source >= AVAILABLE:
            kind = U
        lands_as = U if kind == A and target >= AVAILABLE else kind
        assert rows[source][kind] >= number, (KINDS[kind], number, PLACES[source], PLACES[target])
        rows[source][kind] -= number
        rows[target][lands_as] += number
        if self.events is not None:
            name = f"{KINDS[kind]}@{PLACES[source]}"
            self.events.append(Moved((name,) * number, PLACES[target], "", rule, why))

    def activate(self, space: int, number: int, rule: str) -> None:
        """Turn Underground Guerrillas of a space Active."""
        self._turn_guerrillas(space, number, "active", rule)

    def hide(self, space: int, number: int, rule: str) -> None:
        """Turn Active Guerrillas of a space Underground."""
        self._turn_guerrillas(space, number, "underground", rule)

    def _turn_guerrillas(self, space: int, number: int, to: str, rule: str) -> None:
        if number <= 0:
            return
        turn(self.state, space, number, to)
        if self.events is not None:
            self.events.append(Flipped(GUERRILLAS, (PLACES[space],) * number, to, rule))

    # --- spaces

    def set_support(self, space: int, level: int, rule: str) -> None:
        """Set a space to a level; one without Population, and a Country, stays Neutral [CT-7.2]."""
        state = self.state
        if level != NEUTRAL and not may_take_sides(state.switches, is_populated=state.is_populated(space)):
            level = NEUTRAL
        if state.support[space] != level:
            state.support[space] = level
            self.flip(SUPPORT, (PLACES[space],), LEVELS[level], rule)

    def shift_support(self, space: int, levels: int, rule: str) -> None:
        """Move a space by levels toward Support (positive) or Opposition (negative)."""
        self.set_support(space, max(-1, min(1, self.state.support[space] + levels)), rule)

    def add_terror(self, space: int, change: int, rule: str) -> int:
        """Place Terror markers as far as there are any, or remove some; return how many [CT-1.4]."""
        state = self.state
        if change > 0:
            change = min(change, MOST_TERROR - state.terror_markers)
        change = max(change, -state.terror[space])
        if change:
            state.terror[space] += change
            if self.events is not None:
                now = state.terror[space]
                self.events.append(Counted(TERROR, change, now, rule, PLACES[space]))
        return change

    def place_marker(self, marker: str, space: int, rule: str) -> None:
        """Place ``resettled``, ``plus_pop`` or ``plus_base`` in a space for good, unless it lies there."""
        lies = getattr(self.state, marker)
        if not lies[space]:
            lies[space] = True
            self.flip(marker, (PLACES[space],), True, rule)

    # --- tracks and markers of the whole game

    def count(self, track: str, change: int, rule: str, why: str = "", where: int | None = None) -> int:
        """Move a track within its limits and return by how much [CT-1.2]; no event if it stays."""
        before: int = getattr(self.state, track)
        now = max(0, min(TRACK_LIMITS[track], before + change))
        if now != before:
            setattr(self.state, track, now)
            if self.events is not None:
                place = "" if where is None else PLACES[where]
                self.events.append(Counted(track, change, now, rule, place, why))
        return now - before

    def count_parts(self, track: str, parts: Iterable[Part], rule: str) -> None:
        """Move a track by the sum of parts, and tell each: only the sum meets the limits of the track.

        Args:
            track: The track.
            parts: Number, reason and place (or None) of each; what is 0 is not told.
            rule: Citation key.
        """
        reached: int = getattr(self.state, track)
        for change, why, where in parts:
            if change:
                reached += change
                now = max(0, min(TRACK_LIMITS[track], reached))
                setattr(self.state, track, now)
                if self.events is not None:
                    place = "" if where is None else PLACES[where]
                    self.events.append(Counted(track, change, now, rule, place, why))

    def pay(self, seat: Seat, price: int, rule: str, where: int | None = None, why: str = PAID) -> None:
        """Take Resources that a side is known to have; `PAID` is for a place of what the rule is about."""
        assert self.state.resources(seat) >= price, (seat, price)
        self.count(RESOURCES[seat], -price, rule, why, where)

    def mark(self, code: str, rule: str) -> None:
        """Put the marker of a Capability or Momentum into play."""
        mark(self.state, code, in_play=True)
        self.flip("marker", (code,), True, rule)

    def unmark(self, code: str, rule: str) -> None:
        """Take the marker of a Capability or Momentum out of play."""
        mark(self.state, code, in_play=False)
        self.flip("marker", (code,), False, rule)

    def set(self, what: str, to: Scalar, rule: str) -> None:
        """Set a condition of the whole game, such as ``recall`` or ``first``."""
        if getattr(self.state, what) != to:
            setattr(self.state, what, to)
            self.flip(what, (), to, rule)

    def freeze_control(self, rule: str) -> None:
        """Hold Control as it stands [CT-6.5]."""
        freeze(self.state, holds=True)
        self.flip(FROZEN, (), True, rule)

    def thaw_control(self, rule: str) -> None:
        """Let Control be what the pieces say again [CT-6.5]."""
        freeze(self.state, holds=False)
        self.flip(FROZEN, (), False, rule)

    def play_pivotal(self, card: int, rule: str) -> None:
        """Note that a Pivotal Event is in effect, or used [CT-4.5]."""
        self.state.played.add(card)
        self.flip(PLAYED, (str(card),), True, rule)

    def take_back_pivotal(self, card: int, rule: str) -> None:
        """Let a Pivotal Event be playable again [CT-6.6]."""
        self.state.played.discard(card)
        self.flip(PLAYED, (str(card),), False, rule)

    def flip(self, what: str, names: Sequence[str], to: Scalar, rule: str) -> None:
        """Note that something shows another side now."""
        if self.events is not None:
            self.events.append(Flipped(what, tuple(names), to, rule))

    # --- chance

    def roll(self, what: str, rule: str, where: int | None = None, limit: int = 0) -> int:
        """Throw a die and return its face; see `read_die`."""
        return self.read_die(what, int, rule, where, limit)

    def read_die(
        self, what: str, read: Callable[[int], int], rule: str, where: int | None = None, limit: int = 0
    ) -> int:
        """Throw a die and return what is read from it; faces that read alike are one result for odds.

        Args:
            what: What it is thrown for.
            read: What each face counts as.
            rule: Citation key.
            where: Place concerned, if there is one.
            limit: The highest face that succeeds, where there is one.
        """
        result, faces = self.dice.outcome((1,), read)
        if self.events is not None:
            place = "" if where is None else PLACES[where]
            self.events.append(Rolled(what, faces, (), result, str(result), "", limit, rule, place))
        return result

    def lot(self, what: str, among: Sequence[int], rule: str, name: Name = PLACES.__getitem__) -> int:
        """Draw one of several places, or of other things that have names; a single one needs no dice."""
        if len(among) == 1:
            return among[0]
        drawn, faces = self.dice.draw(len(among), [name(each) for each in among])
        if self.events is not None:
            said = name(among[drawn])
            self.events.append(Rolled(what, faces, (), drawn + 1, said, "lot", len(among), rule))
        return among[drawn]

    def reveal(self, what: str, cards: Iterable[int], rule: str) -> None:
        """Note that everybody sees cards."""
        if self.events is not None:
            self.events.append(Revealed("", what, tuple(map(str, cards)), rule))
