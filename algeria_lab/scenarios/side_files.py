"""The files beside a scenario that it needs: pictures, decks, doctrines, a saved game, other scenarios."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path, PurePosixPath

from algeria_lab.scenarios.forms.quiz import Question
from algeria_lab.scenarios.forms.start import Event
from algeria_lab.scenarios.forms.steps import Step
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.from_text import scenario_as_written
from algeria_lab.scenarios.graph import graph_of
from algeria_lab.scenarios.named_files import file_named
from algeria_lab.scenarios.quiz.edition import learners_edition

INSIDE = "data:"  # a picture that stands in the scenario itself


def side_files(scenario: Scenario, folder: Path, *, is_learners: bool = False) -> dict[str, bytes]:
    """Return the files that a scenario names, by their paths, with those that other scenarios name.

    Args:
        scenario: The scenario, as it is written: not with what it names in its place.
        folder: Where it stands; files elsewhere are not read.
        is_learners: Whether other scenarios are wanted in their editions for learners.

    Raises:
        NotBeside: If a file is not there, or not in the folder.
        WrongFile: If another scenario cannot be read.
    """
    found: dict[str, bytes] = {}
    waiting = [scenario]
    while waiting:
        one = waiting.pop()
        further = [_plain(name) for name in _further(one)]
        for name in (*map(_plain, _named(one)), *further):
            if name in found:
                continue
            data = file_named(name, folder).read_bytes()
            if name in further:
                waiting.append(scenario_as_written(data.decode(), name))
                data = (
                    learners_edition(data.decode(), name, folder, is_fixed=True).encode()
                    if is_learners
                    else data
                )
            found[name] = data
    return found


def _plain(name: str) -> str:
    """Return the path of a file as archives have it: ``./a//b.png`` is ``a/b.png``."""
    return PurePosixPath(name).as_posix()


def _further(scenario: Scenario) -> Iterator[str]:
    """Yield other scenarios that one leads to."""
    yield from (node.id for node in graph_of(scenario).nodes if node.kind == "file")
    yield from (step.part for step in scenario.steps if step.part)


def _named(scenario: Scenario) -> Iterator[str]:
    """Yield all other files that a scenario names."""
    if scenario.start.save:
        yield scenario.start.save
    yield from (
        one for one in (*scenario.doctrines.values(), *scenario.decks.values()) if isinstance(one, str)
    )
    yield from (one.trace for step in scenario.steps for one in step.show if one.trace)
    shown: tuple[Step | Event | Question, ...] = (*scenario.steps, *scenario.events, *scenario.quiz)
    pictures = (one.picture for one in shown if one.picture)
    yield from (picture.file for picture in pictures if not picture.file.startswith(INSIDE))
