"""Names in a scenario: each is given once, and what is named is there."""

from __future__ import annotations

from collections.abc import Iterator

from algeria_lab.checking.faults import Fault, Path, unknown
from algeria_lab.checking.unread import NotBeside
from algeria_lab.scenarios.forms.steps import DEBRIEF, Step
from algeria_lab.scenarios.graph import FILE_ENDINGS, graph_of
from algeria_lab.scenarios.laws.case import Case
from algeria_lab.scenarios.named_files import file_named

_LISTS = ("steps", "quiz", "experiments", "goals", "documents")


def name_faults(case: Case) -> Iterator[Fault]:
    """Yield ids that are given twice, and names of parts that there are not."""
    yield from _twice(case)
    yield from _of_steps(case)
    scenario, steps = case.scenario, case.named("steps")
    for place, checkpoint in enumerate(scenario.checkpoints):
        yield from _known(("checkpoints", place, "step"), checkpoint.step, steps, "step-unknown")
    for place, experiment in enumerate(scenario.experiments):
        if experiment.at:
            yield from _known(("experiments", place, "at"), experiment.at, steps, "step-unknown")


def _twice(case: Case) -> Iterator[Fault]:
    for part in _LISTS:
        first: dict[str, int] = {}
        for place, row in enumerate(getattr(case.scenario, part)):
            if first.setdefault(row.id, place) != place:
                values = {"given": row.id, "first": first[row.id] + 1}
                yield Fault((part, place, "id"), "name-used", values)
        if part == "steps" and DEBRIEF in first:
            yield Fault((part, first[DEBRIEF], "id"), "name-kept", {"given": DEBRIEF})


def _of_steps(case: Case) -> Iterator[Fault]:
    """Yield what steps name: other steps, questions, experiments, files."""
    scenario = case.scenario
    for place, step in enumerate(scenario.steps):
        here: Path = ("steps", place)
        for key in ("predict", "ask"):
            for number, name in enumerate(getattr(step, key)):
                yield from _known((*here, key, number), name, case.named("quiz"), "question-unknown")
        if step.experiment:
            path = (*here, "experiment")
            yield from _known(path, step.experiment, case.named("experiments"), "experiment-unknown")
        if step.back_to:
            yield from _earlier(case, (*here, "back_to"), step.back_to, place)
        if step.next:
            yield from _target(case, (*here, "next"), step.next)
        yield from _ways(case, here, step)
    for number, branch in enumerate(scenario.branches):
        yield from _target(case, ("branches", number, "to"), branch.to)


def _ways(case: Case, here: Path, step: Step) -> Iterator[Fault]:
    """Yield steps and files that there are not, to which orders and branches of a step lead."""
    for key in ("choose", "branches"):
        for number, way in enumerate(getattr(step, key) or ()):
            if way.to:
                yield from _target(case, (*here, key, number, "to"), way.to)


def _earlier(case: Case, path: Path, name: str, place: int) -> Iterator[Fault]:
    """Yield a step to go back to that there is not, not before it, or that a branch may leave out."""
    known = [step.id for step in case.scenario.steps]
    if name in known[place:]:
        values = {"given": name, "earlier": ", ".join(known[:place]) or "-"}
        yield Fault(path, "back-later", values)
    elif name in known and known[place] in graph_of(case.scenario).reached_without(name):
        yield Fault(path, "back-skipped", {"given": name, "step": known[place]})
    else:
        yield from _known(path, name, case.named("steps"), "step-unknown")


def _target(case: Case, path: Path, name: str) -> Iterator[Fault]:
    """Yield a step or a file that there is not."""
    if name.endswith(FILE_ENDINGS):
        yield from file_faults(case, path, name)
    else:
        yield from _known(path, name, [*case.named("steps"), DEBRIEF], "step-unknown")


def file_faults(case: Case, path: Path, name: str) -> Iterator[Fault]:
    """Yield a file that is not beside the scenario; where no folder is known, none can be looked for."""
    try:
        file_named(name, case.files.folder)
    except NotBeside as error:
        if error.problem != "beside-none":
            yield Fault(path, error.problem, {"given": name})


def _known(path: Path, name: str, known: list[str], problem: str) -> Iterator[Fault]:
    if name not in known:
        yield unknown(path, name, known)._replace(problem=problem)
