"""Orders between which a step lets choose: they stand alone, and each is known from the others."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from algeria_lab.checking.faults import Fault, Path, quoted
from algeria_lab.core.actions import parse_line
from algeria_lab.core.refusals import MalformedAction
from algeria_lab.scenarios.forms.steps import Step
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.guide.walks.walking import Stop, Walk
from algeria_lab.scenarios.laws.case import Case

# What else says what is played in a step.
_PLAYS = ("play", "allow", "by", "goal", "watch", "part")


def choice_faults(case: Case) -> Iterator[Fault]:
    """Yield steps that let choose and play something else too, and orders that begin another one."""
    for place, step in enumerate(case.scenario.steps):
        if not step.choose:
            continue
        for key in _PLAYS:
            if getattr(step, key):
                yield Fault(("steps", place, key), "choices-plays", {"given": key}, is_key=True)
        yield from _alike(step, ("steps", place, "choose"))


def _alike(step: Step, here: Path) -> Iterator[Fault]:
    """Yield orders of which one is the beginning of another."""
    for one, place in alike([one.order for one in step.choose or ()]):
        yield _same(step, (*here, place, "order"), one, place)


def alike(orders: Iterable[str]) -> Iterator[tuple[int, int]]:
    """Yield the places of two orders of which one is the beginning of the other."""
    for (one, first), (place, second) in combinations(enumerate(map(_parts, orders)), 2):
        common = min(len(first), len(second))
        if common and first[:common] == second[:common]:
            yield one, place


def _parts(order: str) -> list[list[str]]:
    try:
        return [part.split() for part in parse_line(order)]
    except MalformedAction:
        return []


def _same(step: Step, path: Path, one: int, other: int) -> Fault:
    orders = [row.order for row in step.choose or ()]
    return Fault(path, "choices-same", {"first": quoted(orders[one]), "given": quoted(orders[other])})


def answered_faults(scenario: Scenario, walked: Walk) -> Iterator[Fault]:
    """Yield orders that were played and taken for another one, be it that a unit stands for its like."""
    stops: list[Stop] = [*walked.stops, *walked.choices]
    for stop in stops:
        if stop.step.choose and not stop.stuck and stop.chosen not in (stop.choice, None):
            here: Path = ("steps", scenario.steps.index(stop.step), "choose", stop.choice, "order")
            yield _same(stop.step, here, stop.chosen or 0, stop.choice)
