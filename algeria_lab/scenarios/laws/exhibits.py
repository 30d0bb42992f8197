"""What steps show besides their text: each exhibit is one thing, and what it names is there."""

from __future__ import annotations

from collections.abc import Iterator

from algeria_lab.checking.faults import Fault, Path, unknown
from algeria_lab.checking.unread import NotBeside
from algeria_lab.core.dice import SeededDice
from algeria_lab.core.refusals import LabError, Value
from algeria_lab.scenarios.causes import cause_of
from algeria_lab.scenarios.forms.exhibits import KINDS, Exhibit
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.guide.walks.walking import Walk
from algeria_lab.scenarios.laws.case import Case
from algeria_lab.scenarios.laws.names import file_faults
from algeria_lab.scenarios.slides import refusal
from algeria_lab.scenarios.traces import read_trace

MAPPED = "algeria"  # the only game whose support is accounted for row by row


def exhibit_faults(case: Case) -> Iterator[Fault]:
    """Yield exhibits that are nothing or two things, or that name what there is not."""
    for place, step in enumerate(case.scenario.steps):
        for number, exhibit in enumerate(step.show):
            path: Path = ("steps", place, "show", number)
            yield from _one(path, exhibit)
            yield from _moments(case, path, exhibit, place)
            if exhibit.accounts and case.scenario.game != MAPPED:
                values = {"game": case.scenario.game}
                yield Fault((*path, "accounts"), "exhibit-game", values, is_key=True)
            if exhibit.trace:
                yield from _trace(case, (*path, "trace"), exhibit.trace)


def _one(path: Path, exhibit: Exhibit) -> Iterator[Fault]:
    """Yield an exhibit that does not say what it is, or says it twice."""
    given = [name for name in KINDS if getattr(exhibit, name)]
    if not given:
        yield Fault(path, "exhibit-none")
    elif len(given) > 1:
        first, second = (Fault((), "cause-exhibit", {"kind": name}) for name in given[:2])
        values: dict[str, Value | Fault] = {"first": first, "given": second}
        yield Fault((*path, given[1]), "exhibit-two", values, is_key=True)


def _moments(case: Case, path: Path, exhibit: Exhibit, place: int) -> Iterator[Fault]:
    """Yield steps at whose beginning something is reckoned and that do not come before, or are not there."""
    named = [((*path, "amounts", row, "at"), one.at) for row, one in enumerate(exhibit.amounts)]
    if exhibit.accounts:
        named.append(((*path, "accounts", "since"), exhibit.accounts.since))
    known = [step.id for step in case.scenario.steps]
    for where, name in named:
        if name and name in known[place + 1 :]:
            yield Fault(where, "back-later", {"given": name, "earlier": ", ".join(known[: place + 1])})
        elif name and name not in case.named("steps"):
            yield unknown(where, name, case.named("steps"))._replace(problem="step-unknown")


def slide_faults(scenario: Scenario, walked: Walk) -> Iterator[Fault]:
    """Yield lines of slides that cannot be played where their step begins on the author's line."""
    for stop in walked.stops:
        for number, exhibit in enumerate(stop.step.show):
            wrong = exhibit.slide and refusal(
                exhibit.slide, stop.moment.rules, stop.before, lambda: SeededDice(scenario.dice.seed)
            )
            if wrong:
                path: Path = ("steps", scenario.steps.index(stop.step), "show", number, "slide")
                values: dict[str, Value | Fault] = {"given": stop.step.id, "why": cause_of(wrong.why)}
                yield Fault((*path, wrong.key, wrong.place), "dry-line", values)


def _trace(case: Case, path: Path, name: str) -> Iterator[Fault]:
    """Yield a recorded game that is not beside the scenario, or does not replay."""
    found = list(file_faults(case, path, name))
    yield from found
    if found or case.files.folder is None:
        return
    try:
        read_trace(name, case.files.folder)
    except NotBeside as error:
        yield Fault(path, error.problem, {"given": name})
    except LabError as error:
        yield Fault(path, "trace-broken", {"given": name, "why": cause_of(error)})
