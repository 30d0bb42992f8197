"""The French of the solo game: they flip, and choose by lists of priorities [INS-6].

Each list is a chain of filters: the best by the first line stay; if several are left, the next line decides;
what is left at the end is drawn by lot. The rule of a choice is the line that decided it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias, TypeVar

from algeria_lab.core.actions import Action
from algeria_lab.core.steps import procedure
from algeria_lab.insurgent.cards import FRONTS
from algeria_lab.insurgent.cite import cite
from algeria_lab.insurgent.draft import UP, Draft
from algeria_lab.insurgent.frames import Attack, Capture, ExposeSlot, Flip, Frame, Hit, RecruitPlay
from algeria_lab.insurgent.icons import STEPS, hidden_slots
from algeria_lab.insurgent.placing import ON_DISCARD, looked_at, put_in_play
from algeria_lab.insurgent.state import DECK, FRONT_OF, PRISON, ROW, State
from algeria_lab.insurgent.steps import Runs, main_verb, to_action

T = TypeVar("T")
Choice: TypeAlias = tuple[tuple[Any, ...], str]  # the arguments, and the line that decided

FLIP = cite("INS-6.1")
NEVER_SKIPS = cite("INS-7/A61")
ONLY_ONE = cite("INS-6.5")
HOME = cite("INS-6.4")
GAP, MOST_CARDS, MOST_ICONS, FRONT_BY_LOT = (cite(f"INS-6.4/{line}") for line in (1, 2, 3, 4))
RECRUIT_ICONS, RECRUIT_KIND, RECRUIT_BY_LOT = (cite(f"INS-6.5.1/{line}") for line in (1, 2, 3))
TARGET_ICONS, TARGET_FRONT, TARGET_BY_LOT = (cite(f"INS-6.5.2/{line}") for line in (1, 2, 3))
ONLY_PRISONERS = cite("INS-7/A64")
EXPOSE_FRONT, EXPOSE_BY_LOT = (cite(f"INS-6.5.3/{line}") for line in (1, 2))
GAP_OF_CARDS = 3
SUPPORTER_FIRST = {"supporter": 2, "agent": 1, "event": 0}


class Line(NamedTuple):
    """One line of a list: the options with the highest worth stay."""

    rule: str
    worth: Callable[[Any], int]


def best(
    draft: Draft, options: Sequence[T], lines: Sequence[Line], by_lot: str, name: Callable[[T], str]
) -> tuple[T, str]:
    """Return the option that a list of priorities leaves, and the line that decided."""
    left, decided = list(options), ONLY_ONE
    for line in lines:
        if len(left) == 1:
            break
        worth = [line.worth(option) for option in left]
        left = [option for option, of in zip(left, worth, strict=True) if of == max(worth)]
        decided = line.rule
    if len(left) > 1:
        decided = by_lot
    return left[draft.lot("automaton-lot", [name(option) for option in left], by_lot)], decided


def run_flip(draft: Draft, frame: Flip) -> None:
    """Flip the top card of the French deck and play it, if there is one [INS-6.1, INS-6.3]."""
    deck = draft.state.zones[DECK["gov"]]
    if deck:
        card = deck[-1]
        draft.reveal("", "flipped", [card], FLIP, "flip")
        place, rule = front_for(draft, card)
        draft.choose(frame, Action("gov", "play", (draft.state.name(card), place, UP)), rule)
        put_in_play(draft, "gov", card, place, UP, FLIP)


def front_for(draft: Draft, card: int) -> tuple[str, str]:
    """Return where a flipped or recruited card goes, and the line that decided [INS-6.4]."""
    state = draft.state
    printed = state.cards.all[card]
    if printed.kind == "event":
        return ON_DISCARD, HOME
    if not printed.is_free or (printed.front and state.switches.solo_rally_home_front):
        return printed.front, HOME

    def count(seat: str, front: str) -> int:
        return len(state.zones[ROW[seat][front]])

    lines = (
        Line(GAP, lambda front: count("fln", front) - count("gov", front) >= GAP_OF_CARDS),
        Line(MOST_CARDS, lambda front: count("gov", front)),
        Line(MOST_ICONS, lambda front: state.totals[ROW["gov"][front]]),
    )
    return best(draft, FRONTS, lines, FRONT_BY_LOT, str)


def cards_in_front(state: State, front: str) -> int:
    """Return how many cards make a front full: those of the FLN, up and down [INS-7/A63]."""
    seats = ("fln", "gov") if state.switches.solo_count == "both" else ("fln",)
    return sum(len(state.zones[ROW[seat][front]]) for seat in seats)


def choose_target(draft: Draft, targets: Sequence[int]) -> Choice:
    """Return what ATTACK, CAPTURE or a BOMB hit strikes [INS-6.5.2]."""
    state = draft.state
    in_rows = [card for card in targets if state.where[card] != PRISON]
    pool = targets if state.switches.solo_prison_pool or not in_rows else in_rows

    def fullness(card: int) -> int:
        row = state.where[card]
        return cards_in_front(state, FRONT_OF[row]) if row in FRONT_OF else -1

    lines = [Line(TARGET_ICONS, lambda card: state.cards.value[card]), Line(TARGET_FRONT, fullness)]
    card, rule = best(draft, pool, lines, TARGET_BY_LOT, state.name)
    return (card,), rule if in_rows else ONLY_PRISONERS


def choose_slot(draft: Draft) -> Choice:
    """Return which face-down card EXPOSE turns: the topmost of the fullest front that has one [INS-6.5.3]."""
    state = draft.state
    topmost = {slot.split("-")[0]: slot for slot in hidden_slots(state, "gov")}
    lines = [Line(EXPOSE_FRONT, lambda front: cards_in_front(state, front))]
    front, rule = best(draft, list(topmost), lines, EXPOSE_BY_LOT, str)
    return (topmost[front],), rule


def choose_recruit(draft: Draft) -> Choice:
    """Return which of the two cards RECRUIT plays, and where [INS-6.5.1]."""
    cards = draft.state.cards
    lines = [
        Line(RECRUIT_ICONS, lambda card: cards.value[card]),
        Line(RECRUIT_KIND, lambda card: SUPPORTER_FIRST[cards.all[card].kind]),
    ]
    card, rule = best(draft, looked_at(draft.state, "gov"), lines, RECRUIT_BY_LOT, draft.state.name)
    return (card, front_for(draft, card)[0], UP), rule


def decide(draft: Draft) -> None:
    """Take the decision on top of the agenda for the automaton, which never does without [INS-7/A61]."""
    frame = draft.pop()
    name, verb = main_verb(STEPS[type(frame)])
    args, rule = _choose(draft, frame, [option[0] for option in verb.options(draft.state, frame) if option])
    draft.choose(frame, to_action(draft.state, "gov", name, verb.takes, args), rule)
    verb.resolve(draft, frame, *args)


def _choose(draft: Draft, frame: Frame, options: Sequence[Any]) -> Choice:
    if isinstance(frame, Attack | Capture | Hit):
        return choose_target(draft, options)
    if isinstance(frame, ExposeSlot):
        return choose_slot(draft)
    if isinstance(frame, RecruitPlay):
        return choose_recruit(draft)
    return (), NEVER_SKIPS


RUNS: Runs = procedure(Flip, run_flip)
