"""What an action would bring: the difference it makes, and the exact odds of each [A:9, A:C.3]."""

from __future__ import annotations

from collections.abc import Hashable
from fractions import Fraction
from functools import partial
from math import lcm
from typing import NamedTuple, TypeAlias

from algeria_lab.algeria.board.units import FAILEKS, FLN, FRONTS, GOV, KIND, Units, count
from algeria_lab.algeria.cite import cite
from algeria_lab.algeria.draft import Draft
from algeria_lab.algeria.frames import Distribute, Fight, Flush, Frame, Losses, Purge, React
from algeria_lab.algeria.missions.combat import COLUMNS, firepower
from algeria_lab.algeria.rules import PHASE_FRAMES, AlgeriaRules, preview, settle
from algeria_lab.algeria.state import State
from algeria_lab.core.actions import Action
from algeria_lab.core.dice import Dice
from algeria_lab.core.odds import Distribution, R, Telling, Totals, odds
from algeria_lab.core.refusals import IllegalAction

COMBAT = cite("A:C.3")
MANY = 2
_BREAKABLE = FRONTS | FAILEKS
_BEFORE_COMBAT: frozenset[type[Frame]] = PHASE_FRAMES | {Fight}
Foe: TypeAlias = tuple[int, int, int]


class Consequences(NamedTuple):
    """The difference between two positions, as far as somebody who chooses an action cares.

    Attributes:
        fln_points: PSP that the FLN has to distribute.
        gov_points: PSP that the Government has to distribute.
        fln_psl: Change of FLN support.
        gov_psl: Change of Government support.
        fln_ap: Change of the FLN's AP.
        fln_hits: Hits that the FLN has yet to spread over its units.
        fln_eliminated: FLN units that left the map.
        fln_reduced: Fronts and Faileks that were replaced by a smaller unit (or were lost for want of one).
        fln_neutralized: FLN units newly neutralized, with those that a purge has yet to take; those of a
            combat whose hits are yet to be spread are counted by `combat_against` instead.
        fln_exposed: FLN units in Algeria that went from Underground to Operations Completed.
        fln_hidden: FLN units that got away to Underground.
        gov_neutralized: Government units newly neutralized.
        combat_against: The side that a combat will neutralize once its hits have been spread; empty if none.
        terror: Areas with a new Terror marker, less those that lost theirs.
        winner: The side that has won; empty while the war goes on.
    """

    fln_points: int = 0
    gov_points: int = 0
    fln_psl: int = 0
    gov_psl: int = 0
    fln_ap: int = 0
    fln_hits: int = 0
    fln_eliminated: int = 0
    fln_reduced: int = 0
    fln_neutralized: int = 0
    fln_exposed: int = 0
    fln_hidden: int = 0
    gov_neutralized: int = 0
    combat_against: str = ""
    terror: int = 0
    winner: str = ""


NOTHING = Consequences()


def consequences(before: State, after: State) -> Consequences:
    """Return the difference that leads from one position to another."""
    points = {"fln": 0, "gov": 0}
    hits, against, purged = 0, "", 0
    for frame in after.agenda[_shared(before, after) :]:
        if isinstance(frame, Distribute):
            points[frame.seat] += frame.points
        elif isinstance(frame, Purge):
            purged += frame.number
        elif isinstance(frame, Losses):
            hits, more_on_fln = frame.hits, frame.on_fln - frame.on_gov
            against = "fln" if more_on_fln > 0 else "gov" if more_on_fln else ""
    fln_before, fln_after = _fln_on_map(before), _fln_on_map(after)
    return Consequences(
        points["fln"],
        points["gov"],
        after.fln_psl - before.fln_psl,
        after.gov_psl - before.gov_psl,
        after.fln_ap - before.fln_ap,
        hits,
        max(0, count(fln_before) - count(fln_after)),
        max(0, count(fln_before & _BREAKABLE) - count(fln_after & _BREAKABLE)),
        purged + _newly_neutralized(before, after, fln_before, fln_after),
        count(before.ug & after.oc & FLN & ~before.at["FRANCE"]),
        count((before.ops | before.oc) & after.ug & FLN),
        count(after.neutralized & ~before.neutralized & GOV),
        against,
        len(after.terror) - len(before.terror),
        after.winner,
    )


def _fln_on_map(state: State) -> Units:
    """Return the FLN units on the map: exactly those that stand in a box."""
    return FLN & (state.ug | state.ops | state.oc)


def _shared(before: State, after: State) -> int:
    """Return how many frames at the bottom of the agenda were there before."""
    shared = 0
    for old, new in zip(before.agenda, after.agenda, strict=False):
        if type(old) is not type(new) or old != new:
            break
        shared += 1
    return shared


def _newly_neutralized(before: State, after: State, fln_before: Units, fln_after: Units) -> int:
    """Count FLN units that became neutralized; a reduced unit keeps its state in another counter."""
    if before.neutralized == after.neutralized:
        return 0
    stayed = count(after.neutralized & ~before.neutralized & fln_before & fln_after)
    arrived = count(after.neutralized & fln_after & ~fln_before)
    left = count(before.neutralized & fln_before & ~fln_after)
    return stayed + max(0, arrived - left)


def action_odds(rules: AlgeriaRules, state: State, action: Action) -> Distribution[Consequences]:
    """Return the exact odds of what a legal action brings, up to the next decision.

    What the next phase would roll is left out; a single certain result is a distribution too.

    Args:
        rules: The rules of the game.
        state: The position.
        action: A legal action.

    Raises:
        IllegalAction: If the action is refused.
        TooManyOutcomes: If there are more outcomes than `core.odds.MOST_LEAVES`.
    """
    if refusal := rules.refuse(state, action):
        raise IllegalAction(str(action), refusal)
    fights: dict[Foe, State] = {}

    def up_to_combat(dice: Dice) -> tuple[Consequences, Foe | None]:
        reached = preview(state, action, dice, _BEFORE_COMBAT)
        fight = _fight_in(reached)
        if fight:
            fights.setdefault(fight, reached)
        return consequences(state, reached), fight

    telling = _TELLING.get(type(state.agenda[-1]), _COUNTED)
    return _with_combat(odds(up_to_combat, telling=telling), fights)


def action_result(rules: AlgeriaRules, state: State, action: Action, dice: Dice) -> Consequences:
    """Return what a legal action brings with given dice: one of the results of `action_odds`.

    Args:
        rules: The rules of the game.
        state: The position.
        action: A legal action.
        dice: Used up to the next decision or phase.

    Raises:
        IllegalAction: If the action is refused.
    """
    if refusal := rules.refuse(state, action):
        raise IllegalAction(str(action), refusal)
    reached = preview(state, action, dice, _BEFORE_COMBAT)
    so_far = consequences(state, reached)
    return _together(so_far, _fought(reached, dice)) if _fight_in(reached) else so_far


def _with_combat(
    reached: Distribution[tuple[Consequences, Foe | None]], fights: dict[Foe, State]
) -> Distribution[Consequences]:
    """Go on from each kind of combat once, and put the two parts together."""
    ends = {fight: _in_whole_numbers(odds(partial(_fought, state))) for fight, state in fights.items()}
    whole = lcm(*[size for _, size in ends.values()])
    ways, span = _in_whole_numbers(reached)
    counted: dict[Consequences, int] = {}
    for (so_far, fight), way in ways:
        parts, size = ends[fight] if fight else ([(NOTHING, 1)], 1)
        for more, part in parts:
            both = _together(so_far, more)
            counted[both] = counted.get(both, 0) + way * part * (whole // size)
    return Distribution({result: Fraction(count, span * whole) for result, count in counted.items()})


def _in_whole_numbers(distribution: Distribution[R]) -> tuple[list[tuple[R, int]], int]:
    """Return chances as whole numbers and what they are parts of: many fractions are slow to add."""
    size = lcm(*[share.denominator for _, share in distribution])
    return [(result, share.numerator * (size // share.denominator)) for result, share in distribution], size


def _together(first: Consequences, then: Consequences) -> Consequences:
    """Return the sum of two parts; of the two words at most one is not empty."""
    pairs = zip(first, then, strict=True)
    return Consequences(*[one + other for one, other in pairs])  # type: ignore[operator]


def _fought(state: State, dice: Dice) -> Consequences:
    """Return what a combat adds that stands on top of the agenda of *state*."""
    draft = Draft(state.copy(), dice, listening=False)
    settle(draft, PHASE_FRAMES)
    return consequences(state, draft.state)


def _fight_in(state: State) -> Foe | None:
    """Return what the combat that is about to be rolled will make of the FLN's group, None without combat."""
    frame = state.top
    if not isinstance(frame, Fight):
        return None
    return _fight_of((firepower(state, frame.fln), count(frame.fln), count(frame.fln & ~state.neutralized)))


def _worth(label: Hashable) -> Totals:
    """Return firepower, number and number of units that are not neutralized yet, for one unit."""
    assert isinstance(label, tuple)
    name, neutralized = label
    return KIND[name].firepower, 1, int(not neutralized)


def _fight_of(totals: Totals) -> Foe:
    """Return what a combat makes of a group of FLN units.

    Two or more fight by their column alone, because the FLN is asked where hits go; one takes them
    without a question, so there its kind (told by its firepower) and state count.
    """
    power, number, able = totals
    if number < MANY:
        return power, number, able
    return next(limit for limit, _ in COLUMNS if power <= limit), MANY, 0


def _seen_in_flush(found: Totals, missed: Totals) -> Hashable:
    return _fight_of(found)


def _seen_in_react(away: Totals, caught: Totals) -> Hashable:
    return away[1], _fight_of(caught)


def _seen_by_number(passed: Totals, failed: Totals) -> Hashable:
    return passed[1:]


_COUNTED = Telling(_worth, _seen_by_number)
_TELLING: dict[type[Frame], Telling] = {
    Flush: Telling(_worth, _seen_in_flush),
    React: Telling(_worth, _seen_in_react),
}
