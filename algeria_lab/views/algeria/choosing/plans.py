"""A line of play worked out before it is sent: is it allowed, what it costs, what may come of it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from algeria_lab.algeria.board.units import GOV, ID_OF, unit
from algeria_lab.algeria.frames import Operations
from algeria_lab.algeria.missions.consequences import action_odds
from algeria_lab.algeria.rules import OPERATIONS, AlgeriaRules, awaited
from algeria_lab.algeria.spending import HALVES
from algeria_lab.algeria.steps import FREE
from algeria_lab.core.actions import Action
from algeria_lab.core.dice import SeededDice
from algeria_lab.core.events import Mod, Rolled
from algeria_lab.core.refusals import TooManyOutcomes
from algeria_lab.views.algeria.choosing.line_text import line_text
from algeria_lab.views.algeria.choosing.prices import line_price, owed, price_text
from algeria_lab.views.algeria.choosing.thresholds import warnings
from algeria_lab.views.algeria.odds.outcomes import at_stake
from algeria_lab.views.algeria.odds.view import odds_view
from algeria_lab.views.play.lines import begun, follow, is_rolled

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from algeria_lab.algeria.missions.consequences import Consequences
    from algeria_lab.algeria.state import State
    from algeria_lab.core.odds import Distribution
    from algeria_lab.views.algeria.words.text import Words
    from algeria_lab.views.play.lines import Reached
    from algeria_lab.views.shared.notices import Notice

    OffLimits = Callable[[State, Action], Notice | None]
RULES = AlgeriaRules()
REACT = "react"  # the mission that is not begun: it has been, by what it answers


def plan_line(state: State, line: str, words: Words, off_limits: OffLimits | None = None) -> dict[str, Any]:
    """Return a line of play worked out: text, price, exact odds of its last action, or why it is refused.

    Args:
        state: The position.
        line: The line.
        words: The reader's language.
        off_limits: Says why an action is not part of what the table is limited to; None where nothing is.
    """
    reached = _within(follow(RULES, state, line, words), off_limits)
    actions, positions = reached.actions, reached.positions
    price = FREE if reached.notice else line_price(positions, actions)
    return {
        "line": line,
        "text": line_text(state, actions, words),
        "price": price_text(state, price, words),
        "warns": warnings(state, price, words),
        "odds": None if reached.notice else _odds(positions[-1], actions[-1], words),
        "refusal": reached.notice,
    }


def _within(reached: Reached[State], off_limits: OffLimits | None) -> Reached[State]:
    """Return how far a line comes at a limited table, where its rules allow it."""
    if reached.notice or off_limits is None:
        return reached
    notices = map(off_limits, reached.positions, reached.actions)
    return reached._replace(notice=next(filter(None, notices), None))


def _odds(before: State, action: Action, words: Words) -> dict[str, Any] | None:
    if not is_rolled(RULES, before, action):
        return None
    mods = known_mods(before, action)
    try:
        distribution = told_odds(before, action)
    except TooManyOutcomes:
        return {"summary": words.say("scene-odds-too-many"), "rows": [], "exact": [], "mods": []}
    if mods is None and len(distribution) == 1:
        return None
    view = odds_view(words, distribution, at_stake(before), mods or ())
    for row in view["rows"]:
        row["text"] = told_row(words, row["text"], action)
    if len(view["rows"]) > 1:
        view["summary"] = _summary(words, view["rows"], len(view["exact"]))
    return view


def _summary(words: Words, rows: Sequence[Mapping[str, Any]], exact: int) -> str:
    """Return the likeliest rows in a sentence, and of how many exact results all rows are made."""
    tops = [row for row in rows if row["chance"] == rows[0]["chance"]]
    text = words.say("list-semicolon").join(row["text"] for row in tops)
    said = words.say(
        "panel-odds-summary", results=len(rows), count=len(tops), text=text, chance=rows[0]["chance"]
    )
    return f"{said} {words.say('outcome-exact', count=exact)}" if exact else said


def told_odds(before: State, action: Action) -> Distribution[Consequences]:
    """Return the odds of an action as they are told: the price stands by itself, as it does after the roll.

    Raises:
        TooManyOutcomes: If there are too many to be counted.
    """
    return action_odds(RULES, before, action).map(partial(told_result, before, action))


def told_result(before: State, action: Action, result: Consequences) -> Consequences:
    """Return what an action brings, without what it costs."""
    price = owed(before, action)
    return result._replace(fln_ap=result.fln_ap + price.ap, gov_psl=result.gov_psl + price.halves // HALVES)


def told_row(words: Words, text: str, action: Action) -> str:
    """Return a row of the odds as it is told: where a Move brings nothing else, the unit arrives."""
    arrives = action.verb == "to" and text == words.say("brings-nothing")
    return words.say("panel-arrives") if arrives else text


def known_mods(before: State, action: Action) -> tuple[Mod, ...] | None:
    """Return the modifiers of the first roll of an action, None where nothing is rolled at once.

    They do not depend on how dice fall: any dice show them.
    """
    _, events = RULES.apply(before, action, SeededDice(0))
    rolls = [event for event in events if isinstance(event, Rolled)]
    alike = [event for event in rolls if event.what == rolls[0].what]
    return tuple(dict.fromkeys(mod for event in alike for mod in event.mods)) if rolls else None


def compose(state: State, question: Mapping[str, Any]) -> str:
    """Return the line of a mission: who, where and against what come from the reader's choices.

    Args:
        state: The position.
        question: ``mission``, ``place``, ``subject``, ``aim``, and ``units``: Air Points among them as
            numbers, units of the place that are airmobilized behind `LIFTED`.
    """
    mission, place = str(question["mission"]), str(question["place"])
    asked = [str(name) for name in question.get("units", ())]
    # In the order of the counters: a Failek, which lets others join a Harass, comes before Bands.
    chosen = {name for name in map(_unlifted, asked) if name in ID_OF}
    units = sorted(chosen, key=ID_OF.__getitem__)
    joining = [f"{LIFTED}{name}" if f"{LIFTED}{name}" in asked else name for name in units]
    air = sum(_unlifted(name) not in ID_OF for name in asked)
    subject, aim = str(question.get("subject", "")), str(question.get("aim", ""))
    subject = subject or _subject(state, mission, place)
    parts = [] if mission == REACT else [f"{mission} {subject}"]
    if aim and mission in _AIMED:
        parts.append(f"{_AIMED[mission]} {aim}")
    parts += picks(state, joining, place)
    parts += [f"air {air}"] if air else []
    seat = RULES.to_move(state)
    if units or mission == REACT or (seat and is_prepared(state, Action(seat, mission, (subject,)))):
        parts.append("done")
    return "; ".join(f"{seat} {part}" for part in parts)


def is_prepared(state: State, action: Action) -> bool:
    """Return whether a mission is carried out by an action of its own, once it has been prepared."""
    after = None if RULES.refuse(state, action) else begun(RULES, state, action)
    return after is not None and any(verb.ends for verb in awaited(after).step.values())


LIFTED = "lifted:"
"""Stands before the name of a unit that takes part airmobilized in the place where it is."""
# Missions that are against somebody or go somewhere, and the verb that says so.
_AIMED = {"move": "to", "harass": "target"}


def _subject(state: State, mission: str, place: str) -> str:
    """Return what a mission is about where the reader had no choice: the only unit that can, or the place."""
    frame = state.top
    verb = OPERATIONS[frame.seat].get(mission) if isinstance(frame, Operations) else None
    if not isinstance(frame, Operations) or verb is None or verb.takes != ("unit",):
        return place
    able = [args[0] for args in verb.candidates(state, frame) if state.place[ID_OF[args[0]]] == place]
    allowed = [name for name in able if RULES.refuse(state, Action(frame.seat, mission, (name,))) is None]
    return next(iter(allowed or able), place)


def picks(state: State, unit_names: Sequence[str], place: str = "") -> list[str]:
    """Return the parts of a line by which units join a mission; those that are elsewhere are lifted first.

    Args:
        state: The position.
        unit_names: The units; those that are lifted although they are there, behind `LIFTED`.
        place: Where the mission is; empty where the position is that of preparing it.
    """
    place = place or getattr(state.top, "area", "")
    parts: list[str] = []
    for given in unit_names:
        name = _unlifted(given)
        is_elsewhere = not unit(name) & (state.at[place] | state.airmobile)
        if given != name or (unit(name) & GOV and is_elsewhere):
            parts.append(f"lift {name}")
        parts.append(f"pick {name}")
    return parts


def _unlifted(name: str) -> str:
    return name.removeprefix(LIFTED)
