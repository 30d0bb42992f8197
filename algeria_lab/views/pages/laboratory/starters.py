"""Questions to begin with: each is put by one click, and can then be changed like any other."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any

from algeria_lab.core.refusals import UnknownName
from algeria_lab.experiments.asking.positions import Beginning
from algeria_lab.experiments.asking.put import ask
from algeria_lab.experiments.asking.ways import Way
from algeria_lab.experiments.kept import catalogue
from algeria_lab.views.experiments import controls
from algeria_lab.views.pages.laboratory.link import Asked

if TYPE_CHECKING:
    from algeria_lab.experiments.asking.questions import Question
    from algeria_lab.views.experiments.controls import Control, Part
    from algeria_lab.views.shared.messages import GameWords

KEY = "starter"


@cache
def _entries() -> Mapping[str, dict[str, Any]]:
    path = resources.files("algeria_lab.data") / "experiments" / "starters.toml"
    return tomllib.loads(path.read_text("utf-8"))


def starter_names() -> tuple[str, ...]:
    """Return the names of the questions to begin with."""
    return tuple(_entries())


@cache
def starter(name: str) -> Asked:
    """Return a question to begin with, and what is read from its wars.

    Raises:
        UnknownName: If there is no such question.
    """
    if name not in _entries():
        raise UnknownName("question to begin with", name, _entries())
    entry = _entries()[name]
    question = catalogue.question(entry["kept"]) if "kept" in entry else _own(entry)
    return Asked(question, entry["measure"])


def _own(entry: Mapping[str, Any]) -> Question:
    """Return a question that a row puts; a deck lies in every war as it stands there."""
    given, deck = entry["ways"], entry.get("deck")
    position = Beginning(entry["position"], {"deck": deck}, game=entry["game"]) if deck else entry["position"]
    if isinstance(given, Mapping):
        ways = {
            name: Way(entry["player"], opening=f"{entry['begin']}; {line}") for name, line in given.items()
        }
    else:
        ways = {name: Way(name) for name in given}
    return ask(position, ways, against=entry["against"], runs=entry["runs"], stop=entry["stop"])


def starters_part(words: GameWords, asked: Asked) -> Part:
    """Return the section that offers them; the one that the form puts is marked."""
    shown: dict[str, list[Control]] = {}
    for name in starter_names():
        question = starter(name).question
        hint = words.say(f"lab-starter-{name}-about")
        one = controls.button(f"{KEY}.{name}", words.say(f"lab-starter-{name}"), hint=hint)
        one["pressed"] = question == asked.question
        shown.setdefault(question.position.game, []).append(one)
    return {
        "key": "starters",
        "title": words.say("lab-heading-starters"),
        "says": [words.say("lab-introduction")],
        "groups": [
            controls.group(f"starters-{game}", words.say(f"lab-game-{game}"), buttons)
            for game, buttons in shown.items()
        ],
    }
