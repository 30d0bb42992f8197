"""Legal actions that differ only in who and how many, taken together: one choice where it happens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from algeria_lab.core.actions import Action
from algeria_lab.twilight.decisions import awaited
from algeria_lab.twilight.frames import FRAMES
from algeria_lab.twilight.geography import AVAILABLE, EVERYWHERE, PLACE, PLACES
from algeria_lab.twilight.pieces import KIND

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from algeria_lab.twilight.state import State

ON_MAP = frozenset(PLACES[space] for space in EVERYWHERE)
NUMBER, AIM, SLOT = "#", "@", "|"
MOST_REPEATED = 8
Ask = tuple[str, str]
"""A decision and a verb, by name."""
# What the numbers of a verb count, where none of its words says so.
COUNTED: dict[Ask, tuple[str, ...]] = {
    ("train", "place"): ("AT", "AP"),
    ("march-into", "group"): ("U", "A"),
    ("troop-lift", "lift"): ("FT",),
    ("suez-return", "return"): ("FT",),
}
# Verbs that name one piece each and are repeated for several.
REPEATED = frozenset({("neutralize", "remove"), ("subvert", "remove"), ("supply", "take")})
# Which argument is the space that something goes to, where two are named.
TARGET_AT: dict[Ask, int] = {("deploy", "move"): 1, ("troop-lift", "lift"): 1, ("move-pieces", "move"): 2}
# Verbs that are about the place chosen last.
AT_LAST = frozenset({("train", "place"), ("garrison", "bring"), ("sweep", "bring"), ("moves", "from")})


class Row(NamedTuple):
    """Alike pieces, or steps, of which some are chosen.

    Attributes:
        key: The action, with marks where numbers and the aim stand; which of two numbers it is, is added.
        kind: Which pieces; empty for steps and for pieces that the action does not name.
        source: Where they are, if that is said.
        target: Where they go, if that is off the map.
        most: How many can be chosen.
    """

    key: str
    kind: str
    source: str
    target: str
    most: int


class Bundle(NamedTuple):
    """Actions that are one choice.

    Attributes:
        step: Name of the decision.
        verb: What is done.
        home: The space of the map that it is about; empty where it is about none.
        actions: The actions; any of them will do to name it.
        counts: Whether numbers are chosen, or pieces one by one.
    """

    step: str
    verb: str
    home: str
    actions: tuple[Action, ...]
    counts: bool

    @property
    def ask(self) -> Ask:
        """The decision and the verb."""
        return self.step, self.verb

    @property
    def name(self) -> str:
        """The verb; by another name where pieces leave the map."""
        at = TARGET_AT.get(self.ask)
        leaves = at is not None and self.actions[0].args[at] not in ON_MAP
        return f"{self.verb}-away" if leaves else self.verb

    @property
    def sources(self) -> tuple[str, ...]:
        """Spaces of the map that pieces come from."""
        names = [source_of(self.ask, action, self.home) for action in self.actions]
        return tuple(dict.fromkeys(name for name in names if name in ON_MAP))


def bundles_of(state: State, legal: Iterable[Action]) -> list[Bundle]:
    """Return the choices among legal actions, in the order of the rules."""
    if not state.agenda:
        return []
    step = FRAMES.name(state.agenda[-1])
    found: dict[tuple[object, ...], list[Action]] = {}
    for action in legal:
        found.setdefault(_key(state, step, action), []).append(action)
    return [
        Bundle(step, some[0].verb, home_of(state, step, some[0]), tuple(some), _counts(state, step, some[0]))
        for some in found.values()
    ]


def _key(state: State, step: str, action: Action) -> tuple[object, ...]:
    """Return what the actions of one choice share."""
    if not _counts(state, step, action):
        return (action,)
    at = TARGET_AT.get((step, action.verb))
    leaves = at is not None and action.args[at] not in ON_MAP
    return action.verb, home_of(state, step, action), leaves


def _counts(state: State, step: str, action: Action) -> bool:
    """Return whether an action says how many of what; a number alone is chosen as it stands."""
    takes = awaited(state)[1][action.verb].takes
    if (step, action.verb) in REPEATED or (step, action.verb) in COUNTED:
        return True
    return "number" in takes and bool({"space", "kind"} & {*takes})


def home_of(state: State, step: str, action: Action) -> str:
    """Return the space of the map that an action is about: the one it goes to if two are named."""
    frame: Any = state.agenda[-1]
    if hasattr(frame, "space"):
        return PLACES[frame.space]
    if (step, action.verb) in AT_LAST:
        places: tuple[int, ...] = frame.targets if step == "moves" else frame.places
        return PLACES[places[-1]]
    at = TARGET_AT.get((step, action.verb))
    if at is not None and action.args[at] in ON_MAP:
        return action.args[at]
    return next((word for word in action.args if word in ON_MAP), "")


def source_of(ask: Ask, action: Action, home: str) -> str:
    """Return the place that the pieces of an action come from, if it names one besides its home."""
    at = TARGET_AT.get(ask)
    named = [word for number, word in enumerate(action.args) if word in PLACE and number != at]
    return next((word for word in named if word != home), "")


def rows_of(state: State, bundle: Bundle, *, source: str = "") -> list[Row]:
    """Return of what some can be chosen.

    Args:
        state: The position, in which the actions are legal.
        bundle: The choice.
        source: The only place that they may come from, with the aim left open; empty for any.
    """
    takes = awaited(state)[1][bundle.verb].takes
    slots = [number for number, kind in enumerate(takes) if kind == "number"]
    most: dict[str, int] = {}
    stands: dict[str, Action] = {}
    for action in bundle.actions:
        if source and source not in action.args:
            continue
        stem = _stem(bundle.ask, action, slots, open_aim=bool(source))
        for place, slot in enumerate(slots or [None]):
            key = f"{stem}{SLOT}{place}"
            number = int(action.args[slot]) if slot is not None else MOST_REPEATED
            most[key] = max(most.get(key, 0), number)
            stands.setdefault(key, action)
    return [_row(bundle, key, stands[key], number) for key, number in most.items() if number]


def _stem(ask: Ask, action: Action, slots: Sequence[int], *, open_aim: bool) -> str:
    at = TARGET_AT.get(ask) if open_aim else None
    marks = {**dict.fromkeys(slots, NUMBER), **({} if at is None else {at: AIM})}
    return " ".join([action.verb, *(marks.get(place, word) for place, word in enumerate(action.args))])


def _row(bundle: Bundle, key: str, action: Action, most: int) -> Row:
    slot = int(key.rpartition(SLOT)[2])
    named = next((word for word in action.args if word in KIND), "")
    kinds = COUNTED.get(bundle.ask, ())
    at = TARGET_AT.get(bundle.ask)
    target = PLACES[AVAILABLE] if at is not None and action.args[at] == PLACES[AVAILABLE] else ""
    source = "" if target else source_of(bundle.ask, action, bundle.home)
    return Row(key, kinds[slot] if kinds else named, source, target, most)


def composed(counts: dict[str, int], aim: str = "") -> list[str]:
    """Return the actions that numbers of rows make, without the side that takes them.

    Args:
        counts: How many of each row, by its key.
        aim: What stands where the aim is left open.
    """
    stems: dict[str, dict[int, int]] = {}
    for key, number in counts.items():
        stem, _, slot = key.rpartition(SLOT)
        stems.setdefault(stem, {})[int(slot)] = number
    return [line for stem, numbers in stems.items() for line in _filled(stem.replace(AIM, aim), numbers)]


def _filled(stem: str, numbers: dict[int, int]) -> Iterator[str]:
    if NUMBER not in stem:
        yield from [stem] * numbers[0]
    elif any(numbers.values()):
        for slot in range(stem.count(NUMBER)):
            stem = stem.replace(NUMBER, str(numbers.get(slot, 0)), 1)
        yield stem
