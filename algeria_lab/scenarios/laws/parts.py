"""Other scenarios that are part of a step: each stands beside the file, can be played, and has no parts."""

from __future__ import annotations

from collections.abc import Iterator

from algeria_lab.checking.faults import Fault, Path
from algeria_lab.checking.unread import NotBeside
from algeria_lab.core.refusals import LabError
from algeria_lab.scenarios.causes import cause_of
from algeria_lab.scenarios.laws.case import Case
from algeria_lab.scenarios.table import opened


def part_faults(case: Case) -> Iterator[Fault]:
    """Yield parts that cannot be played; a file that came alone, as by a link, may name none."""
    for place, step in enumerate(case.scenario.steps):
        if step.part:
            yield from _wrong(case, ("steps", place, "part"), step.part)


def _wrong(case: Case, path: Path, name: str) -> Iterator[Fault]:
    try:
        part = case.files.part(name)
        if any(step.part for step in part.steps):
            yield Fault(path, "part-nested", {"given": name})
        else:
            opened(case.files.whole_part(name))
    except NotBeside as error:
        yield Fault(path, error.problem, {"given": error.file})
    except LabError as error:
        yield Fault(path, "part-broken", {"given": name, "why": cause_of(error)})
