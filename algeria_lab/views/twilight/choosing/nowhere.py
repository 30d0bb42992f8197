"""Why an activity can begin nowhere: the reasons of the spaces themselves, found by trying each of them."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from algeria_lab.core.actions import Action
from algeria_lab.twilight.decisions import awaited
from algeria_lab.twilight.frames import FRAMES
from algeria_lab.twilight.frames.sequence import Turn
from algeria_lab.twilight.geography import EVERYWHERE, PLACES
from algeria_lab.twilight.initiative import open_boxes
from algeria_lab.twilight.operations.common import NO_LIMIT
from algeria_lab.twilight.operations.kinds import OPERATIONS
from algeria_lab.twilight.pieces import INSURGENT
from algeria_lab.views.twilight.choosing.bundles import ON_MAP
from algeria_lab.views.twilight.choosing.lasting import refusal_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from algeria_lab.core.refusals import Refusal
    from algeria_lab.twilight.state import State
    from algeria_lab.twilight.steps import Verb
    from algeria_lab.views.twilight.words.text import TwilightWords

# Refusals that say only that something else comes first: any other reason tells more.
LEAST_TELLING: Final = ("ct-not-offered", "ct-wrong-kind", "ct-not-selected", "ct-select-a-space-first")
DOMAINS: Final = {"kind": ("FT", "FP", "AT", "AP", "GB", "U", "A", "B"), "number": ("1", "0")}
# Refusals that only say that nothing qualifies, with the value that names the activity.
NOWHERE: Final = {"ct-nothing-to-select": "operation", "ct-special-impossible": "special"}
ELSEWHERE: Final = "ct-not-in-algeria"  # what is true of Morocco and Tunisia at all times tells nothing
SELECTS: Final = (("space",), ("space", "kind"))
MOST_REASONS: Final = 2
PAID: Final = False


class Why(NamedTuple):
    """A reason that some spaces have in common.

    Attributes:
        refusal: As the first of them has it.
        more: How many others have it.
    """

    refusal: Refusal
    more: int


def about(entry: Verb[Any], place: str) -> Iterator[tuple[str, ...]]:
    """Yield arguments of a verb that name a space, first as the first of two."""
    slots = [number for number, takes in enumerate(entry.takes) if takes == "space"]
    for slot in slots:
        domains = [
            (place,)
            if number == slot
            else tuple(ON_MAP)
            if takes == "space"
            else DOMAINS.get(takes, tuple(takes.split("|")))
            for number, takes in enumerate(entry.takes)
        ]
        yield from product(*domains)


def most_telling(state: State, actions: Sequence[Action]) -> Refusal | None:
    """Return why none of some actions is legal, None where one is."""
    found: list[Refusal] = []
    for action in actions:
        refusal = refusal_of(state, action)
        if refusal is None:
            return None
        found.append(refusal)
    return min(found, key=_aptness) if found else None


def _aptness(refusal: Refusal) -> int:
    return LEAST_TELLING.index(refusal.reason) + 1 if refusal.reason in LEAST_TELLING else 0


def reason_at(state: State, refusal: Refusal, place: str) -> Refusal:
    """Return why an activity that can begin nowhere cannot begin at a space; the refusal itself if unknown.

    Args:
        state: The position; it is not changed.
        refusal: What the activity as a whole was answered.
        place: The space.
    """
    trial = _begun(state, refusal)
    return (_reason(trial, place) if trial else None) or refusal


def nowhere(state: State, refusal: Refusal, words: TwilightWords) -> str:
    """Return why no space qualifies, as the spaces that come nearest have it; empty for other refusals.

    What hinders everywhere alike, such as Resources, is told alone; else the rarest reasons: they are those
    of spaces that meet most of what is asked.
    """
    trial = _begun(state, refusal)
    found = _whys(trial) if trial else []
    return " ".join([_told(why, words) for why in found])


def _told(why: Why, words: TwilightWords) -> str:
    text = words.refusal(why.refusal).text
    said = words.say("play-nowhere", text=text, more=why.more) if "place" in why.refusal.values else text
    return f"{said}{words.cite(why.refusal.rule)}"


def _whys(trial: State) -> list[Why]:
    met: dict[str, list[Refusal]] = {}
    for space in sorted(EVERYWHERE, key=lambda space: -_met(trial, space)):
        reason = _reason(trial, PLACES[space])
        if reason and reason.reason != ELSEWHERE:
            met.setdefault(reason.reason, []).append(reason)
    if general := next((alike[0] for alike in met.values() if "place" not in alike[0].values), None):
        return [Why(general, 0)]
    rarest = sorted(met.values(), key=len)[:MOST_REASONS]
    return [Why(alike[0], len(alike) - 1) for alike in rarest]


def _met(state: State, space: int) -> int:
    """Return how many pieces of either side have pieces of the other one before them: there most is close."""
    fln = sum(state.pieces[space][kind] for kind in INSURGENT)
    return min(fln, sum(state.pieces[space]) - fln)


def _reason(trial: State, place: str) -> Refusal | None:
    """Return why none of the verbs that select a space takes this one; None where one does."""
    frame, step = awaited(trial)
    takes = next((takes for takes in SELECTS if any(entry.takes == takes for entry in step.values())), None)
    actions = [
        Action(frame.seat, verb, args)
        for verb, entry in step.items()
        if entry.takes == takes
        for args in about(entry, place)
    ]
    return most_telling(trial, actions)


def _begun(state: State, refusal: Refusal) -> State | None:
    """Return the position in which the activity would ask for its first space; None for other refusals."""
    name = str(refusal.values.get(NOWHERE.get(refusal.reason, ""), ""))
    top: Any = state.agenda[-1]
    if name not in FRAMES.kinds or not hasattr(top, "seat"):
        return None
    trial = state.copy()
    if isinstance(top, Turn) and name in OPERATIONS:
        box = next((box for box in open_boxes(state) if box not in {"EVENT", "PASS"}), "OP_ONLY")
        trial.agenda[-1] = OPERATIONS[name].begin(top.seat, box, NO_LIMIT, PAID)
    elif name not in OPERATIONS:
        special: Any = FRAMES.kinds[name]
        trial.agenda.append(special(top.seat))
    return trial
