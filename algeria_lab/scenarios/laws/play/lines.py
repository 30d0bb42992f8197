"""Lines of play and patterns of a scenario: verbs that its game has, in a form that can be read."""

from __future__ import annotations

from collections.abc import Iterator

from algeria_lab.checking.faults import Fault, Path, quoted, unknown
from algeria_lab.core.actions import Action
from algeria_lab.core.refusals import MalformedAction
from algeria_lab.experiments.measuring.subjects import subject
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.laws.case import Case


def line_faults(case: Case) -> Iterator[Fault]:
    """Yield lines and patterns whose first action no player of the game could type.

    What follows in a line may leave out its verb, and whether a line can be played at all is seen where the
    scenario is played through.
    """
    rules = subject(case.scenario.game).rules
    verbs = tuple(dict.fromkeys([*rules.vocabulary(), *rules.anywhere]))
    for path, text in _patterns(case.scenario):
        yield from _wrong(case, path, text, verbs)
    for path, text in (*_lines(case.scenario), *_shown(case.scenario)):
        yield from _wrong(case, path, text.split(";")[0], verbs)


def _patterns(scenario: Scenario) -> Iterator[tuple[Path, str]]:
    for place, step in enumerate(scenario.steps):
        for number, pattern in enumerate(step.allow or ()):
            yield ("steps", place, "allow", number), pattern
        for number, wrong in enumerate(step.on_wrong):
            if wrong.pick:
                yield ("steps", place, "on_wrong", number, "pick"), wrong.pick


def _lines(scenario: Scenario) -> Iterator[tuple[Path, str]]:
    for number, line in enumerate(scenario.opponent.script):
        yield ("opponent", "script", number), line
    for place, step in enumerate(scenario.steps):
        for key, lines in (("opening", step.opening), ("play", step.play)):
            yield from ((("steps", place, key, number), line) for number, line in enumerate(lines))
        for number, one in enumerate(step.choose or ()):
            yield ("steps", place, "choose", number, "order"), one.order
    for place, question in enumerate(scenario.quiz):
        if question.line:
            yield ("quiz", place, "line"), question.line
    for place, experiment in enumerate(scenario.experiments):
        for name, way in experiment.ways.items():
            if way.opening:
                yield ("experiments", place, "ways", name, "opening"), way.opening


def _shown(scenario: Scenario) -> Iterator[tuple[Path, str]]:
    """Yield lines whose chances a step shows, and those that are played as something is dragged."""
    for place, step in enumerate(scenario.steps):
        for number, exhibit in enumerate(step.show):
            path: Path = ("steps", place, "show", number)
            if exhibit.chances:
                yield (*path, "chances", "line"), exhibit.chances.line
            if exhibit.slide:
                for key, lines in (("actions", exhibit.slide.actions), ("then", exhibit.slide.then)):
                    yield from (((*path, "slide", key, at), line) for at, line in enumerate(lines))


def _wrong(case: Case, path: Path, text: str, verbs: tuple[str, ...]) -> Iterator[Fault]:
    """Yield what is wrong with the first action of a line, at its verb."""
    try:
        verb = Action.parse(text, case.scenario.side if case.scenario.side != "both" else "gov").verb
    except MalformedAction:
        yield Fault(path, "line-form", {"given": quoted(text)})
        return
    if verb not in verbs:
        fault = unknown(path, verb, verbs)._replace(problem="verb-unknown")
        yield case.inside(fault, text.index(verb) + 1)
