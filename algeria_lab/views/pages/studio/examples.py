"""What a new scenario can be made from: the examples of the package, or five lines."""

from __future__ import annotations

from importlib import resources
from typing import Any

from algeria_lab.views.pages.studio.verdict import ENDING, look, title_of
from algeria_lab.views.shared.messages import Messages

NOTHING = "nothing"
_FOLDER = resources.files("algeria_lab.data") / "scenarios" / "examples"


def example_names() -> tuple[str, ...]:
    """Return the names of the examples, in the order of their files."""
    names = (entry.name for entry in _FOLDER.iterdir() if entry.name.endswith(ENDING))
    return tuple(sorted(name.removesuffix(ENDING) for name in names))


def starter_text(which: str, words: Messages) -> str:
    """Return the text that a new scenario begins with; five lines where there is no such example."""
    if which in example_names():
        return (_FOLDER / f"{which}{ENDING}").read_text("utf-8")
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
        looked = look(starter_text(name, words))
        about = looked.data.get("about")
        said = about.get(words.language) or about.get("en", "") if isinstance(about, dict) else about or ""
        offered.append({"id": name, "title": title_of(looked, words), "says": str(said)})
    return offered
