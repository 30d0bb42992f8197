"""Why players of Colonial Twilight decide as they do: a sentence for every question that they ask."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import algeria_lab
from algeria_lab.views.shared.messages import LANGUAGES, Messages

ROOT = Path(algeria_lab.__file__).parent
ROOMS = ("twilight/chart", "players/twilight")
# Heads of a message that others refer to, and the frames of a choice and a test.
FRAMES = {"chart-draw-event", "chart-chosen", "chart-test-left"}
# Dice that the chart throws: told where they fall, not among the reasons.
DICE = {"chart-rally-or-march", "chart-event-test"}


def nodes() -> Iterator[ast.AST]:
    """Yield everything that stands in the source of the chart and of the players."""
    for room in ROOMS:
        for path in sorted((ROOT / room).rglob("*.py")):
            yield from ast.walk(ast.parse(path.read_text("utf-8")))


def asked() -> tuple[set[str], set[str]]:
    """Return the ids of questions that are written out, and the beginnings of those that are put together."""
    written, begun = set[str](), set[str]()
    parts = set[int]()
    for node in list(nodes()):  # all of them live while they are told apart by their ids
        if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
            start = str(node.values[0].value)
            parts.add(id(node.values[0]))
            if start.startswith("chart-"):
                begun.add(start)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in parts:
            if node.value.startswith(("chart-", "judgement-twilight-")):
                written.add(node.value)
        elif isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Judgement":
            written.add(f"judgement-twilight-{ast.literal_eval(node.args[0])}")
    return written, begun


def told(language: str) -> set[str]:
    """Return the ids of all messages of the game that say why."""
    found = set[str]()
    for path in (ROOT / "data" / "messages" / language / "players").glob("twilight_*.ftl"):
        body = FluentParser().parse(path.read_text("utf-8")).body
        found |= {entry.id.name for entry in body if isinstance(entry, fluent.Message)}
    return {key for key in found if re.match(r"chart-|judgement-twilight-", key)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_its_sentence(language: str):
    written, begun = asked()
    messages = told(language)

    assert len(written) > 100
    assert written - messages == DICE
    assert {start for start in begun if not any(key.startswith(start) for key in messages)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_die_of_the_chart_says_what_it_is_for(language: str):
    said = Messages(language)

    assert [die for die in DICE if not said.has(die.replace("chart", "twilight-die", 1))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_judgement_says_what_it_found(language: str):
    judgements = {key for key in asked()[0] if key.startswith("judgement-")}

    assert {f"{key}-found" for key in judgements} - told(language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_left_over(language: str):
    written, begun = asked()
    questions = {key.removesuffix("-found") for key in told(language)} - FRAMES

    assert {key for key in questions - written if not key.startswith(tuple(begun))} == set()
