"""The examples: what their teacher would say, the game, and how long they are."""

from __future__ import annotations

from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.from_text import read_scenario
from references.rules import game_title
from references.scenario_format import example_files

USUAL_MINUTES = 2


def scenario_examples() -> str:
    """Return a table of the examples, the shortest first."""
    read = [(text, read_scenario(text, name)) for name, text in example_files().items()]
    read.sort(key=lambda pair: (len(pair[1].steps), len(pair[0])))
    rows = [
        f"| “{wish_of(text)}” | `{scenario.id}.yaml` | {game_title(scenario.game)} | {len(scenario.steps)} |"
        f" {_minutes(scenario)} |"
        for text, scenario in read
    ]
    return "\n".join(
        ["| what a teacher would say | file | game | steps | minutes |", "|---|---|---|---|---|", *rows]
    )


def wish_of(text: str) -> str:
    """Return the sentence of a teacher above an example."""
    return text.splitlines()[1].removeprefix('# "').removesuffix('"')


def _minutes(scenario: Scenario) -> str:
    counted = sum(step.minutes or USUAL_MINUTES for step in scenario.steps)
    return f"{scenario.minutes or counted:g}" if scenario.steps else "as you like"
