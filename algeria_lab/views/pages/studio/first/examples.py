"""What a new scenario can be made from: the examples of the package, or five lines."""

from __future__ import annotations

from typing import Any

from algeria_lab.scenarios.examples import ENDING, example, example_in, minutes_of, shelved, wish_of
from algeria_lab.views.shared.messages import Messages

NOTHING = "nothing"


def example_names() -> tuple[str, ...]:
    """Return the names of the examples, by game, and of each game the shortest first."""
    return tuple(file.removesuffix(ENDING) for file in shelved())


def starter_text(which: str, words: Messages) -> str:
    """Return the text that a new scenario begins with; five lines where there is no such example."""
    if which in example_names():
        return example_in(which + ENDING, words.language)
    return "\n".join(
        [
            "format: algeria-scenario/1",
            f"id: {words.say('studio-new-id')}",
            f"title: {words.say('studio-new-title')}",
            f"lang: {words.language}",
            f"read_in: {words.language}",
            "start: 1956-like",
            "steps:",
            "  - id: look",
            f"    text: {words.say('studio-new-step')}",
            "",
        ]
    )


def starters(words: Messages) -> list[dict[str, Any]]:
    """Return what a new scenario can be made from: its title, what it is for, its game, how long it is."""
    offered = [{"id": NOTHING, "title": words.say("studio-starter-nothing"), "says": ""}]
    for name in example_names():
        known = example(name + ENDING)
        title = known.said(known.title, words.language)
        offered.append({"id": name, "title": title, "says": _says(name, words)})
    return offered


def _says(name: str, words: Messages) -> str:
    known = example(name + ENDING)
    facts = [words.say(f"studio-choice-{known.game}")]
    if minutes := minutes_of(known):
        facts.append(words.say("learn-minutes", minutes=minutes))
    wish = wish_of(name + ENDING, words.language)
    return words.say("studio-starter-says", wish=wish, facts=" · ".join(facts))
