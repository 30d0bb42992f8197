"""Opening a lesson: how long it takes, beside the mere reading of its YAML as a yardstick of the machine."""

# ruff: noqa: T201 - a command that reports by print

from __future__ import annotations

from pathlib import Path
from statistics import median
from time import process_time

from algeria_lab import read_scenario
from algeria_lab.checking.formats.yaml_text import read_yaml
from algeria_lab.lessons.course import FILE
from algeria_lab.scenarios.from_text import SCENARIO

LESSONS = Path(__file__).parents[2] / "lessons"
LAPS = 7


def laps(file: Path) -> list[tuple[float, float]]:
    """Return the seconds of opening a lesson and of reading each of its texts once, taken in turn."""
    scenario = read_scenario(file)
    parts = dict.fromkeys(step.part for step in scenario.steps if step.part)
    texts = [(file.parent / name).read_text("utf-8") for name in (file.name, *parts)]
    return [(_opened(file), _read(texts)) for _ in range(LAPS)]


def _opened(file: Path) -> float:
    begun = process_time()
    read_scenario(file)
    return process_time() - begun


def _read(texts: list[str]) -> float:
    begun = process_time()
    for text in texts:
        read_yaml(text, SCENARIO, "")
    return process_time() - begun


def run() -> None:
    """Print the cost of opening each lesson, as milliseconds and as multiples of reading its YAML once."""
    for file in sorted(LESSONS.glob(f"*/{FILE}")):
        found = laps(file)
        spent, ratio = median(one for one, _ in found), median(one / other for one, other in found)
        print(f"{file.parent.name:28} {spent * 1000:7.1f} ms  {ratio:5.2f} x its YAML")
