"""The scenarios that the package brings."""

from __future__ import annotations

from functools import cache
from importlib import resources

from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.from_text import scenario_as_written

ENDING = ".yaml"
FOLDER = resources.files("algeria_lab.data") / "scenarios" / "examples"


@cache
def example_files() -> tuple[str, ...]:
    """Return the files of the examples, in the order of their names."""
    return tuple(sorted(entry.name for entry in FOLDER.iterdir() if entry.name.endswith(ENDING)))


def example_text(file: str) -> str:
    """Return the text of an example."""
    return (FOLDER / file).read_text("utf-8")


@cache
def example(file: str) -> Scenario:
    """Return an example as it is written; tests play all of them."""
    return scenario_as_written(example_text(file), file)
