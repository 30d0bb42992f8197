"""Scenario files are read: all that is wrong is found in one pass, each fault with its line and column."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from algeria_lab.checking.faults import Fault, Kind, WrongFile, located
from algeria_lab.checking.formats.yaml_text import read_yaml
from algeria_lab.checking.forms import form_of
from algeria_lab.checking.spots import Marked
from algeria_lab.checking.telling import Say, english
from algeria_lab.core.words.voice import PLAIN, Voice
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.laws import law_faults, playing_faults
from algeria_lab.scenarios.laws.case import Case, case_of
from algeria_lab.scenarios.laws.periods import shorter
from algeria_lab.scenarios.laws.play.ways import dry_run_faults
from algeria_lab.scenarios.named_files import NamedFiles

SCENARIO = Kind("scenario", most=200_000)
MOST_FAULTS = 100  # nobody reads more at once
# Called while a scenario is played through: steps done, steps in all.
Progress: TypeAlias = Callable[[int, int], None]
# Gives the voice of a game, by its name.
Voices: TypeAlias = Callable[[str], Voice]


@dataclass(frozen=True)
class Findings:
    """What was found in a scenario file.

    Attributes:
        name: Name of the file.
        marked: Its data, and where everything stands.
        faults: What keeps it from being played, from top to bottom.
        warnings: What is odd.
        scenario: The scenario, if its form is right.
        text: What was read.
        case: What could be examined of it.
    """

    name: str
    text: str
    marked: Marked
    faults: tuple[Fault, ...]
    warnings: tuple[Fault, ...]
    scenario: Scenario | None
    case: Case | None

    @property
    def gathered(self) -> Scenario:
        """The scenario with what it names in its place, where nothing keeps it from being played."""
        assert self.case, "what cannot be read has faults"
        return self.case.gathered


def inspect_scenario(
    text: str,
    name: str = "scenario",
    folder: Path | None = None,
    told: Progress | None = None,
    voices: Voices = lambda _: PLAIN,
) -> Findings:
    """Return everything that is found in the text of a scenario file.

    Args:
        text: What somebody wrote.
        name: Name of the file, for messages.
        folder: Where the files stand that it names; None where it may name none, as one from a link.
        told: Called while the scenario is played through.
        voices: How each game is told: what its rules refuse is then in that language.

    Raises:
        WrongFile: If the text is too large or no YAML, so that nothing else can be said of it.
    """
    marked = read_yaml(text, SCENARIO, name)
    found, case = _formed(marked, folder)
    if case:
        found += law_faults(case)
    if case and all(fault.is_warning for fault in found):
        found += _played(case, voices(case.scenario.game), told)
    placed = located(found, marked.spot_of)
    faults = _few([fault for fault in placed if not fault.is_warning])
    warnings = _few([fault for fault in placed if fault.is_warning])
    scenario = case.scenario if case and case.is_whole else None
    return Findings(name, text, marked, faults, warnings, scenario, case)


def _formed(marked: Marked, folder: Path | None) -> tuple[list[Fault], Case | None]:
    """Return what is wrong with the form of a file, and what of it can be examined further."""
    made, misfits = form_of(Scenario, marked.data)
    found = [*marked.faults, *misfits]
    return found, case_of(marked, made, found, NamedFiles(folder))


def _played(case: Case, voice: Voice, told: Progress | None) -> list[Fault]:
    """Return what is found where a scenario is played through, in the shortest form of a lesson too."""
    found = list(dry_run_faults(case, voice, told))
    if form := shorter(case):
        placed = map(form.placed, dry_run_faults(form, voice, told))
        found += [fault for fault in placed if fault not in found]
    return found


def _few(faults: list[Fault]) -> tuple[Fault, ...]:
    """Return the first faults, and how many more there are."""
    if len(faults) <= MOST_FAULTS:
        return tuple(faults)
    last = faults[MOST_FAULTS - 1]
    more = Fault((), "more", {"count": len(faults) - MOST_FAULTS}, line=last.line, column=last.column)
    return (*faults[:MOST_FAULTS], more)


def scenario_as_written(text: str, name: str = "scenario", say: Say = english) -> Scenario:
    """Return the scenario that a text holds, if its form is right, whatever else may be wrong with it.

    Files that it names are not read, and nothing is played.

    Raises:
        WrongFile: With every fault of its form.
    """
    marked = read_yaml(text, SCENARIO, name)
    found, case = _formed(marked, None)
    if case is None or not case.is_whole:
        raise WrongFile(SCENARIO, name, _few(located(found, marked.spot_of)), say)
    return case.scenario


def read_scenario(
    text: str, name: str = "scenario", folder: Path | None = None, say: Say = english
) -> Scenario:
    """Return the scenario that a text holds, if it can be played.

    What else may be wrong with it, from unreachable steps to contested keys, `inspect_scenario` finds.

    Raises:
        WrongFile: With every fault that keeps it from being played.
        NotBeside: If it names a file that cannot be read.
    """
    marked = read_yaml(text, SCENARIO, name)
    found, case = _formed(marked, folder)
    if case:
        found += playing_faults(case)
    if found or case is None:
        raise WrongFile(SCENARIO, name, _few(located(found, marked.spot_of)), say)
    return case.gathered if folder else case.scenario
