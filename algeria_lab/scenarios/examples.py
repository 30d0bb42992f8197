"""The scenarios that the package brings."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from math import ceil

from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.from_text import scenario_as_written
from algeria_lab.scenarios.guide.guide import USUAL_MINUTES

ENDING = ".yaml"
_COMMENT = "# "
_LANGUAGE = "lang: "
_FOR_EDITORS = "# yaml-language-server:"  # a way from the file to its schema, which a copy does not have
_BOTH = re.compile(r"# (?P<en>[^#]*) \(fr: (?P<fr>[^#]*)\)$")
FOLDER = resources.files("algeria_lab.data") / "scenarios" / "examples"


@cache
def example_files() -> tuple[str, ...]:
    """Return the files of the examples, in the order of their names."""
    return tuple(sorted(entry.name for entry in FOLDER.iterdir() if entry.name.endswith(ENDING)))


def example_names() -> tuple[str, ...]:
    """Return the names of the examples, as `guide` takes them: their files without the ending."""
    return tuple(file.removesuffix(ENDING) for file in example_files())


def example_text(file: str) -> str:
    """Return the text of an example as it is kept: its comments in English, and behind each in French."""
    return (FOLDER / file).read_text("utf-8")


def example_in(file: str, language: str) -> str:
    """Return the text of an example for somebody who goes on from it: its comments in one language.

    What stands in both languages stays; texts that stand alone are from now on in *language*.
    """
    lines = [_comment_in(line, language) for line in example_text(file).split("\n")]
    return "\n".join(line for line in lines if not line.startswith(_FOR_EDITORS))


def wish_of(file: str, language: str) -> str:
    """Return what a teacher would say who wants an example: the first sentence of its file."""
    wish = next(line for line in example_in(file, language).split("\n") if line.startswith(_COMMENT))
    return wish.removeprefix(_COMMENT).strip('"«\N{NO-BREAK SPACE}»')


def _comment_in(line: str, language: str) -> str:
    if line.startswith(_LANGUAGE):
        return f"{_LANGUAGE}{language}"
    both = _BOTH.search(line)
    if not both:
        return line
    return f"{line[: both.start()]}{_COMMENT}{both['fr' if language == 'fr' else 'en']}"


@cache
def example(file: str) -> Scenario:
    """Return an example as it is written; tests play all of them."""
    return scenario_as_written(example_text(file), file)


def shelved() -> list[str]:
    """Return the files of the examples, by game, and of each game the shortest first."""
    return sorted(example_files(), key=lambda file: (game_of(file), minutes_of(example(file))))


def game_of(file: str) -> str:
    """Return the name of the game of an example."""
    return str(example(file).game)


def minutes_of(scenario: Scenario) -> int:
    """Return how many minutes a scenario takes, as a rule; 0 where nobody can say, as without steps."""
    return scenario.minutes or ceil(sum(step.minutes or USUAL_MINUTES for step in scenario.steps))
