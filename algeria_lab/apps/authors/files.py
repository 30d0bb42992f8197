"""Scenario files that a command is given, and files that it writes."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from algeria_lab.apps.terminal.errors import WrongUse
from algeria_lab.checking.faults import WrongFile, sentence
from algeria_lab.games import game_named
from algeria_lab.scenarios.files import text_of
from algeria_lab.scenarios.from_text import SCENARIO, inspect_scenario, scenario_as_written
from algeria_lab.scenarios.guide.walks.autopilot import guided_moments, walk
from algeria_lab.scenarios.named_files import gathered
from algeria_lab.scenarios.quiz.keys import keys_of
from algeria_lab.scenarios.table import rules_of

if TYPE_CHECKING:
    from algeria_lab.apps.terminal.screen import Screen
    from algeria_lab.scenarios.conditions.vocabulary import Moment
    from algeria_lab.scenarios.forms.whole import Scenario
    from algeria_lab.scenarios.from_text import Findings, Voices
    from algeria_lab.scenarios.guide.walks.walking import Walk
    from algeria_lab.scenarios.quiz.keys import Keys
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
    if not whole:
        found = scenario_as_written(text_of(file), file.name, screen.words.say)
        return gathered(found, file.parent)
    seen = inspected(file, screen)
    if seen.scenario is None or seen.faults:
        raise WrongFile(SCENARIO, file.name, seen.faults, screen.words.say)
    return seen.gathered


def form_of(scenario: Scenario, period: int | None, screen: Screen, *, usual: bool = True) -> Scenario:
    """Return the form of a lesson that a command is asked for.

    Args:
        scenario: The lesson, or any other scenario, of which there is one form.
        period: For how many minutes; None where the command does not say.
        screen: The reader's language.
        usual: Whether the shortest form is meant where the command does not say; else all of it.

    Raises:
        WrongUse: If it is not offered for so many minutes.
    """
    offered = scenario.lesson.periods if scenario.lesson else []
    if period is not None and period not in offered:
        known = screen.listed(map(str, offered)) or "–"
        raise WrongUse(screen.words.say("terminal-no-period", period=period, known=known))
    shortest = next(iter(scenario.periods), None) if usual else None
    return scenario.for_period(period or shortest)


def walked(scenario: Scenario, screen: Screen) -> Walk:
    """Return the guided line and its branches, played by themselves; while that lasts the screen says so."""
    with screen.console.status(screen.words.say("scenario-preview-progress")):
        return walk(scenario, voices_of(screen)(scenario.game))


def keys_reckoned(scenario: Scenario, screen: Screen) -> tuple[Mapping[str, Moment], Keys]:
    """Return when the questions of a scenario are asked on its guided line, and what is right there."""
    with screen.console.status(screen.words.say("scenario-key-progress")):
        moments = guided_moments(scenario, voices_of(screen)(scenario.game))
        return moments, keys_of(scenario, moments.get)


def tell_unknown(keys: Keys, screen: Screen) -> bool:
    """Say which keys cannot be known; return whether all are."""
    for fault in keys.faults:
        screen.trouble(screen.words.labelled(fault.where, sentence(fault, screen.words.say)))
    return not keys.faults


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
