"""What an expense brings about by the support that it leaves: asked of the rules before it is made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from algeria_lab.algeria.board.units import KIND, first, members
from algeria_lab.algeria.draft import Draft
from algeria_lab.algeria.phases.coup import ATTEMPT_AT_LEAST, coup_is_checked
from algeria_lab.algeria.phases.interphase import HIGH_PSL, psl_mod, recovery_mods
from algeria_lab.algeria.phases.oas import ENTRY_PSL, ask_removal, enter_or_leave
from algeria_lab.algeria.spending import half_points, round_down
from algeria_lab.core.dice import SeededDice
from algeria_lab.core.drafting import GameOver
from algeria_lab.views.algeria.choosing.prices import SPENDING, paid
from algeria_lab.views.shared.numbers import halved

if TYPE_CHECKING:
    from collections.abc import Callable

    from algeria_lab.algeria.state import State
    from algeria_lab.algeria.steps import Price
    from algeria_lab.views.algeria.words.text import Words
    from algeria_lab.views.shared.messages import Value

# A unit whose recovery nothing but support changes.
PLAIN_UNIT = next(members(first(KIND["brigade"].units)))


def warnings(state: State, price: Price, words: Words) -> list[str]:
    """Return what a price brings about, in sentences; nothing where no threshold is crossed.

    Args:
        state: The position.
        price: What is about to be paid.
        words: The reader's language.
    """
    if not price.halves:
        return []
    after = paid(state, price)
    crossed = crossings(state, after)
    if not crossed:
        return []
    lead = words.say("threshold-leaves", after=halved(words, half_points(after)))
    values = _values(after, words)
    return [lead, *(words.say(f"threshold-{name}", **values) for name in crossed)]


def crossings(before: State, after: State) -> list[str]:
    """Return the names of the conditions that hold after an expense and did not before, the gravest first."""
    return [name for name, holds in CONDITIONS.items() if holds(after) and not holds(before)]


def _values(after: State, words: Words) -> dict[str, Value]:
    profile = after.profile
    return {
        "limit": profile.coup_threshold,
        "inclusive": "yes" if profile.coup_at_psl_30 else "no",
        "die": ATTEMPT_AT_LEAST,
        "entry": ENTRY_PSL,
        "high": HIGH_PSL,
        "leaves": profile.oas_removal_psl_at_least,
        "depreciation": words.change(sum(mod.value for mod in psl_mod(after, "gov"))),
        "recovery": words.change(sum(mod.value for mod in recovery_mods(after, PLAIN_UNIT))),
    }


def _war_ends(state: State) -> bool:
    """Return whether the Government has no support left once the phase is over."""
    draft = Draft(state.copy(), SeededDice(0), listening=False)
    try:
        round_down(draft, SPENDING)
        draft.test_victory()
    except GameOver:
        return True
    return False


def _oas_later(state: State) -> tuple[bool, bool]:
    """Return whether the OAS is in play, and whether it could be taken out, once the next phase begins."""
    draft = Draft(state.copy(), SeededDice(0), listening=False)
    waiting = len(draft.state.agenda)
    enter_or_leave(draft)
    ask_removal(draft)
    return bool(draft.state.oas), len(draft.state.agenda) > waiting


def _oas_enters(state: State) -> bool:
    return not state.oas and _oas_later(state)[0]


def _oas_stays(state: State) -> bool:
    return bool(state.oas) and _oas_later(state) == (True, False)


def _support_is(why: str) -> Callable[[State], bool]:
    return lambda state: any(mod.why == why for mod in psl_mod(state, "gov"))


_is_low, _is_high = _support_is("low-psl"), _support_is("high-psl")
CONDITIONS: dict[str, Callable[[State], bool]] = {
    "ends": _war_ends,
    "coup": coup_is_checked,
    "oas-enters": _oas_enters,
    "low": _is_low,
    "oas-stays": _oas_stays,
    "not-high": lambda state: not _is_high(state),
}
