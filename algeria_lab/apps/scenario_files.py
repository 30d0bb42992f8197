"""Scenario files that a command is given, and files that it writes."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from algeria_lab.apps.terminal_errors import WrongUse
from algeria_lab.checking.faults import WrongFile
from algeria_lab.games import game_named
from algeria_lab.scenarios.beside import gathered
from algeria_lab.scenarios.files import text_of
from algeria_lab.scenarios.guide.autopilot import walk
from algeria_lab.scenarios.opening import rules_of
from algeria_lab.scenarios.reading import SCENARIO, inspect_scenario

if TYPE_CHECKING:
    from algeria_lab.apps.terminal_screen import Screen
    from algeria_lab.scenarios.forms.whole import Scenario
    from algeria_lab.scenarios.guide.autopilot import Walk
    from algeria_lab.scenarios.reading import Findings, Voices
    from algeria_lab.views.show.showing import Showing


def voices_of(screen: Screen) -> Voices:
    """Return how each game is told in the reader's language."""
    return lambda game: game_named(game).voice(screen.words.language)


def inspected(file: Path, screen: Screen) -> Findings:
    """Return what is found in a scenario file.

    Raises:
        CannotRead: If there is no such file, or no text in it.
        WrongFile: If it is too large, or no YAML.
    """
    return inspect_scenario(text_of(file), file.name, file.parent, voices=voices_of(screen))


def scenario_in(file: Path, screen: Screen, *, whole: bool = True) -> Scenario:
    """Return the scenario that a file holds, with what it names in its place.

    Args:
        file: The file.
        screen: The reader's language.
        whole: Whether nothing may be wrong with it; else only its form must be right.

    Raises:
        CannotRead: If there is no such file, or no text in it.
        WrongFile: With every fault that was found.
        NotBeside: If it names a file that is not beside it.
    """
    found = inspected(file, screen)
    if found.scenario is None or (whole and found.faults):
        raise WrongFile(SCENARIO, file.name, found.faults, screen.words.say)
    return gathered(found.scenario, file.parent)


def walked(scenario: Scenario, screen: Screen) -> Walk:
    """Return the guided line and its branches, played by themselves; while that lasts the screen says so."""
    with screen.console.status(screen.words.say("scenario-preview-progress")):
        return walk(scenario, voices_of(screen)(scenario.game))


def showing_of(scenario: Scenario, language: str) -> Showing[Any, Any]:
    """Return what the game of a scenario says of itself, with the decks of the scenario."""
    return game_named(scenario.game).showing_with(rules_of(scenario), language)


def written(out: Path, data: str | bytes, screen: Screen) -> None:
    """Write a file, and say so.

    Raises:
        WrongUse: If it cannot be written.
    """
    try:
        out.write_bytes(data.encode("utf-8") if isinstance(data, str) else data)
    except OSError as error:
        detail = error.strerror or str(error)
        raise WrongUse(screen.words.say("terminal-not-written", file=str(out), detail=detail)) from error
    screen.say("scenario-written", file=str(out))
