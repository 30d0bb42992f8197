"""What a new scenario can be made from: the examples of the package, or five lines."""

from __future__ import annotations

from typing import Any

from algeria_lab.scenarios.examples import ENDING, example, example_files, example_text
from algeria_lab.views.shared.messages import Messages

NOTHING = "nothing"


def example_names() -> tuple[str, ...]:
    """Return the names of the examples, in the order of their files."""
    return tuple(file.removesuffix(ENDING) for file in example_files())


def starter_text(which: str, words: Messages) -> str:
    """Return the text that a new scenario begins with; five lines where there is no such example."""
    if which in example_names():
        return example_text(which + ENDING)
    return "\n".join(
        [
            "format: algeria-scenario/1",
            f"id: {words.say('studio-new-id')}",
            f"title: {words.say('studio-new-title')}",
            f"lang: {words.language}",
            "start: 1956-like",
            "steps:",
            "  - id: look",
            f"    text: {words.say('studio-new-step')}",
            "",
        ]
    )


def starters(words: Messages) -> list[dict[str, Any]]:
    """Return what a new scenario can be made from, each with its title and what a teacher would say."""
    offered = [{"id": NOTHING, "title": words.say("studio-starter-nothing"), "says": ""}]
    for name in example_names():
        known = example(name + ENDING)
        title, says = (known.said(text, words.language) for text in (known.title, known.about))
        offered.append({"id": name, "title": title, "says": says})
    return offered
