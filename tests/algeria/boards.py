"""Positions and lines of play for tests, in the words of the rules.

A `Board` is an empty map in Operations, the FLN to act, with the starting numbers of a scenario but
nothing on it; a test puts there what its sentence speaks of.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from algeria_lab.algeria import rules as engine
from algeria_lab.algeria.board.profiles import read_profile
from algeria_lab.algeria.board.scenarios import read_scenario
from algeria_lab.algeria.board.units import POLICE, names, unit, units_of
from algeria_lab.algeria.draft import Draft
from algeria_lab.algeria.frames import FRAMES, Frame
from algeria_lab.algeria.rules import PHASE_FRAMES, AlgeriaRules
from algeria_lab.algeria.state import NATO, POOL, REMOVED, SETUP, SUEZ, Box, State
from algeria_lab.core.actions import parse_line
from algeria_lab.core.dice import FixedDice
from algeria_lab.core.drafting import GameOver
from algeria_lab.core.events import Counted, Event, Events, Rolled

RULES = AlgeriaRules()
MARKS = {"N": "neutralized", "D": "dispersed", "A": "airmobile"}
E = TypeVar("E", bound=Event)


class Board:
    """A position under construction; every method returns the board itself.

    Attributes:
        state: The position; also what the finished board is.
    """

    def __init__(self, scenario: str, profile: str, changes: dict[str, object]) -> None:
        self.state = State(scenario, read_profile(profile, changes), turn=1, phase="operations")
        for track, value in read_scenario(scenario).values.items():
            setattr(self.state, track, value)
        self.state.air_max, self.state.helicopter_max = self.state.air, self.state.helicopter
        self.state.fln_ap = 7
        self.awaiting("operations", "fln")

    @classmethod
    def of(cls, state: State) -> Board:
        """Return a board that goes on from a copy of *state*."""
        twin = object.__new__(cls)
        twin.state = state.copy()
        return twin

    def put(self, units: str, place: str, box: Box = "", marks: str = "") -> Board:
        """Put units on the map.

        Args:
            units: Names of counters, separated by spaces.
            place: Area, country, or a place off the map.
            box: Where they stand; if empty OPS, or PTL for Police.
            marks: Any of N (neutralized), D (dispersed), A (airmobile).
        """
        single = units_of(units.split())
        off_map = place in (POOL, NATO, REMOVED, SETUP, *SUEZ.values())
        for some, home in ((single & POLICE, "PTL"), (single & ~POLICE, "OPS")):
            self.state.put(some, place, "" if off_map else box or home)
        for letter in marks:
            setattr(self.state, MARKS[letter], getattr(self.state, MARKS[letter]) | single)
        return self

    def set(self, **values: object) -> Board:
        """Set tracks and conditions of the whole game, such as ``fln_ap=7``."""
        for name, value in values.items():
            assert hasattr(self.state, name), name
            setattr(self.state, name, value)
        return self

    def mark(self, what: str, *areas: str) -> Board:
        """Put area markers: ``terror`` or ``resettled``."""
        getattr(self.state, what).update(areas)
        return self

    def control(self, side: str, *areas: str) -> Board:
        """Give the control of areas to a side."""
        self.state.control.update(dict.fromkeys(areas, side))
        return self

    def awaiting(self, step: str = "", *fields: object, **named: object) -> Board:
        """Say what is awaited, such as ``("operations", "gov")``; nothing else waits behind it."""
        self.state.agenda = [frame(step, *fields, **named)] if step else []
        return self


def frame(step: str, *fields: object, **named: object) -> Frame:
    """Return what may be awaited, such as ``("distribute", "fln", points=3)``."""
    return FRAMES.kinds[step](*fields, **named)


def board(scenario: str = "1954", profile: str = "default", **changes: object) -> Board:
    """Return an empty board with the numbers of *scenario*, 7 AP, and single switches changed."""
    return Board(scenario, profile, changes)


def _state(start: Board | State) -> State:
    return (start.state if isinstance(start, Board) else start).copy()


def play(
    start: Board | State, *texts: str, faces: Iterable[int] = (), alone: bool = False
) -> tuple[State, Events]:
    """Play actions through the door of the game and check that exactly *faces* were thrown.

    Args:
        start: A board or a position; it stays as it is.
        texts: Actions or lines of play, such as ``fln raid V-4; band-3; done``.
        faces: What the dice show.
        alone: After the last action stop before the next phase or turn to act begins.

    Returns:
        The position reached and all events.
    """
    draft = Draft(_state(start), FixedDice(faces))
    parts = [part for line in texts for part in parse_line(line)]
    for index, text in enumerate(parts):
        action = RULES.complete(draft.state, text)
        refusal = RULES.refuse(draft.state, action)
        assert refusal is None, f"{action} was refused: {refusal}"
        engine.resolve(draft, action)
        engine.settle(draft, PHASE_FRAMES if alone and index == len(parts) - 1 else frozenset())
    return _finished(draft)


def carry_out(
    start: Board | State, procedure: Callable[..., object], *args: object, faces: Iterable[int] = ()
) -> tuple[State, Events]:
    """Carry out one procedure of the rules on a draft; the war may end in it."""
    draft = Draft(_state(start), FixedDice(faces))
    try:
        procedure(draft, *args)
    except GameOver:
        assert draft.state.winner
    return _finished(draft)


def run(
    start: Board | State, step: str, *, faces: Iterable[int] = (), **named: object
) -> tuple[State, Events]:
    """Run a step that needs no decision, and what follows up to a decision or the next phase."""

    def whole(draft: Draft) -> None:
        draft.push(frame(step, **named))
        engine.RUNS[type(draft.state.top)](draft, draft.pop())
        engine.settle(draft, PHASE_FRAMES)

    return carry_out(start, whole, faces=faces)


def _finished(draft: Draft) -> tuple[State, Events]:
    assert isinstance(draft.dice, FixedDice)
    assert draft.dice.used == len(draft.dice.faces), (
        f"only {draft.dice.used} of {draft.dice.faces} were thrown"
    )
    return draft.state, draft.happened


def refused(start: Board | State, text: str) -> tuple[str, str]:
    """Return (reason, rule) of why an action is refused, and check that it is not listed either."""
    state = _state(start)
    action = RULES.complete(state, text)
    refusal = RULES.refuse(state, action)
    assert refusal is not None, f"{action} is legal"
    assert action not in RULES.legal(state)
    return refusal.reason, refusal.rule


def legal(start: Board | State, verb: str = "") -> set[str]:
    """Return the texts of all legal actions (of one verb), and check that none is refused."""
    state = _state(start)
    actions = RULES.legal(state)
    assert all(RULES.refuse(state, action) is None for action in actions)
    return {str(action) for action in actions if not verb or action.verb == verb}


def agenda(state: State) -> list[tuple[object, ...]]:
    """Return what waits, what is awaited last: the name of each step, then its fields."""
    return [tuple(FRAMES.to_json(waiting)) for waiting in state.agenda]


def on_top(state: State) -> tuple[object, ...]:
    """Return what is awaited: the name of the step, then its fields."""
    return agenda(state)[-1]


def awaits(state: State) -> tuple[object, ...]:
    """Return what is awaited: the step and the seat."""
    return on_top(state)[:2]


def stands(state: State, name: str) -> str:
    """Return where a unit stands: place, box and marks, such as ``V-4 OC N``."""
    single = unit(name)
    number = single.bit_length() - 1
    shown = (letter for letter, what in MARKS.items() if getattr(state, what) & single)
    return " ".join(part for part in (state.place[number], state.box_of(number), "".join(shown)) if part)


def there(state: State, place: str) -> set[str]:
    """Return the names of the units in a place."""
    return set(names(state.at[place]))


def psl(state: State) -> tuple[int, int]:
    """Return both Political Support Levels: FLN, Government."""
    return state.fln_psl, state.gov_psl


def only(kind: type[E], events: Events) -> E:
    """Return the only event of a kind."""
    (found,) = [event for event in events if isinstance(event, kind)]
    return found


def rolls(events: Events, what: str) -> list[Rolled]:
    """Return the rolls for something, in order."""
    return [event for event in events if isinstance(event, Rolled) and event.what == what]


def roll(events: Events, what: str) -> Rolled:
    """Return the only roll for something."""
    (found,) = rolls(events, what)
    return found


def counts(events: Events, *tracks: str) -> list[tuple[str, int]]:
    """Return the changes asked for on tracks (all without *tracks*), in order."""
    return [
        (event.track, event.change)
        for event in events
        if isinstance(event, Counted) and (not tracks or event.track in tracks)
    ]


def rules_cited(events: Events) -> set[str]:
    """Return the citation keys of what happened."""
    return {event.rule for event in events}
