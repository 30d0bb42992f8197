"""Orders of a scenario in words, as the board names them, for those who do not read lines of play."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import reduce
from typing import TYPE_CHECKING, Any

from algeria_lab.checking.faults import Path
from algeria_lab.core.actions import Actions, parse_line
from algeria_lab.core.asking import action_of
from algeria_lab.core.dice import SeededDice
from algeria_lab.core.refusals import LabError
from algeria_lab.scenarios.guide.own_line import Taken
from algeria_lab.scenarios.guide.walks.autopilot import walk
from algeria_lab.scenarios.guide.walks.recorded import whole_of
from algeria_lab.views.insurgent.showing import InsurgentShowing
from algeria_lab.views.insurgent.text import DuelWords
from algeria_lab.views.pages.studio.position import SHOWINGS
from algeria_lab.views.show.speaker import Speaker

if TYPE_CHECKING:
    from algeria_lab.core.rules import Rules
    from algeria_lab.scenarios.forms.steps import Step
    from algeria_lab.scenarios.guide.walks.walking import Stop
    from algeria_lab.views.pages.studio.verdict import Looked
    from algeria_lab.views.shared.messages import GameWords
    from algeria_lab.views.show.showing import Showing

# What says nothing of where orders are given: after a change there they are said as before.
_ASIDE = ("id", "title", "about", "authors", "experiments", "debrief", "lesson", "minutes", "strings")
_ASIDE_STEP = ("title", "text", "hints", "on_done", "on_wrong", "show", "picture", "content_note", "minutes")


def showing_of(rules: Rules[Any], language: str) -> Showing[Any, Any]:
    """Return what a game says of itself, with the decks that it is played with."""
    cards = getattr(rules, "cards", None)
    return InsurgentShowing(DuelWords(language, cards)) if cards else SHOWINGS[rules.name](language)


def deed_said(rules: Rules[Any], one: Taken, showing: Showing[Any, Any]) -> str:
    """Return an action that somebody takes, as the board names it to them."""
    state = rules.observe(one.state, one.action.seat) if rules.hides else one.state
    offers = showing.offers(Actions((one.action,), about=state))
    return offers[0].text if offers else str(one.action)


def deeds_said(rules: Rules[Any], deeds: Iterable[Taken], showing: Showing[Any, Any]) -> str:
    """Return what somebody does, one action behind the other, with the side that does it."""
    parts: list[tuple[str, list[str]]] = []
    for one in deeds:
        if not parts or parts[-1][0] != one.action.seat:
            parts.append((one.action.seat, []))
        parts[-1][1].append(deed_said(rules, one, showing))
    words = showing.words
    return " ".join(words.labelled(words.side(seat), _joined(said, words)) for seat, said in parts)


def _joined(said: Iterable[str], words: GameWords) -> str:
    return reduce(lambda first, after: words.say("studio-order-then", first=first, after=after), said)


class SaidOrders:
    """The orders of a text in words; what cannot be played just now is not said."""

    def __init__(self) -> None:
        self._known: tuple[str, dict[str, str]] = ("", {})

    def of(self, looked: Looked, language: str) -> dict[str, str]:
        """Return each order in words, by the way to it; a line of several parts in as many lines."""
        if looked.findings is None or looked.findings.case is None:
            return self._known[1]
        mark = language + repr(_played(looked.data))
        if mark != self._known[0]:
            self._known = mark, _said(looked, language)
        return self._known[1]


def _played(data: Mapping[str, Any]) -> dict[str, Any]:
    """Return of a scenario what says where its orders are given."""
    rest = {key: value for key, value in data.items() if key not in _ASIDE}
    steps = data.get("steps")
    if isinstance(steps, list):
        rest["steps"] = [
            {key: value for key, value in step.items() if key not in _ASIDE_STEP}
            if isinstance(step, dict)
            else step
            for step in steps
        ]
    return rest


def _said(looked: Looked, language: str) -> dict[str, str]:
    case = looked.findings.case if looked.findings else None
    assert case is not None, "asked of what can be read"
    try:
        scenario = whole_of(case)
        found = walk(scenario, Speaker(SHOWINGS[scenario.game](language)))
        rules = found.first.rules if found.first else None
    except LabError:  # it cannot be begun, which the checker says
        return {}
    if rules is None:
        return {}
    showing, said = showing_of(rules, language), dict[Path, str]()
    places = case.kept.get(("steps",), range(len(scenario.steps)))
    for step, place in zip(scenario.steps, places, strict=False):
        if stop := found.stop(step.id):
            said |= {("steps", place, *path): text for path, text in _orders(rules, step, stop, showing)}
    return {".".join(map(str, path)): text for path, text in said.items() if text}


def _orders(
    rules: Rules[Any], step: Step, stop: Stop, showing: Showing[Any, Any]
) -> Iterator[tuple[Path, str]]:
    """Yield the orders of a step in words."""
    for place, one in enumerate(step.choose or ()):
        yield ("choose", place, "order"), deeds_said(rules, _tried(rules, stop.before, one.order), showing)
    if step.play:
        deeds = _done(stop)
        lines = [deeds_said(rules, _next(deeds, len(parse_line(line))), showing) for line in step.play]
        yield ("play",), "\n".join(filter(None, lines))


def _done(stop: Stop) -> Iterator[Taken]:
    """Yield what the learner does in a step where its author plays it."""
    before = stop.before
    for entry in stop.entries:
        if entry.action and not entry.by:
            yield Taken(before, entry.action)
        before = entry.state


def _next(deeds: Iterator[Taken], count: int) -> list[Taken]:
    return [one for one, _ in zip(deeds, range(count), strict=False)]


def _tried(rules: Rules[Any], state: Any, order: str) -> list[Taken]:
    """Return the actions of an order, played on a copy; as far as the rules let it be."""
    found: list[Taken] = []
    try:
        for part in parse_line(order):
            found.append(Taken(state, action_of(rules, state, part)))
            state, _ = rules.apply(state, found[-1].action, SeededDice(1))
    except LabError:  # what follows hangs on dice, or the order is refused, which the checker says
        return found
    return found
