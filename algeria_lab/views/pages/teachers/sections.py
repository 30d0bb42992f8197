"""What stands on the page for teachers, section by section, as data of its widget."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from algeria_lab.core.package import __version__
from algeria_lab.views.scenarios.handouts.roles import roles

if TYPE_CHECKING:
    from algeria_lab.views.shared.messages import Messages

Part = dict[str, Any]
_BAR = " | "  # between the cells of a row of a table


def sections_view(words: Messages) -> list[Part]:
    """Return the sections in their order; the id of each is what a link to it ends with."""
    return [
        {
            "id": name,
            "title": words.say(f"teach-{name}"),
            "weight": "looked-up" if name in _LOOKED_UP else "read",
            "blocks": list(_blocks(name, words)),
        }
        for name in _SECTIONS
    ]


def _blocks(name: str, words: Messages) -> Iterator[Part]:
    for kind, key in _SECTIONS[name]:
        match kind:
            case "text":
                yield {"kind": kind, "text": words.say(f"teach-{key}", **_named(words))}
            case "list":
                yield {"kind": kind, "items": _numbered(key, words)}
            case "table":
                head, *rows = (
                    text.split(_BAR) for text in (words.say(f"teach-{key}-head"), *_numbered(key, words))
                )
                yield {"kind": kind, "head": head, "rows": rows}
            case "roles":
                yield _roles(words)
            case _:
                yield {"kind": kind}


def _numbered(key: str, words: Messages) -> list[str]:
    """Return the messages of a list: ``teach-care-1``, ``teach-care-2`` and so on."""
    found: list[str] = []
    while words.has(name := f"teach-{key}-{len(found) + 1}"):
        found.append(words.say(name, version=__version__, **_named(words)))
    return found


def _roles(words: Messages) -> Part:
    """Return what stands on the role cards as a table: the role, what it does, what it asks."""
    head = [words.say(name) for name in ("teach-role", "roles-does", "roles-asks")]
    parts = [(role.title, role.does, role.asks) for role in roles()]
    return {"kind": "table", "head": head, "rows": [[part[words.language] for part in row] for row in parts]}


def _named(words: Messages) -> dict[str, str]:
    """Return what the page names, as it is written on the buttons of lessons and boards."""
    return {name: words.say(key) for name, key in _BUTTONS.items()}


_BUTTONS = {
    "class": "guided-class",
    "roles": "guided-class-roles",
    "paper": "guided-class-paper",
    "large": "guided-class-large",
    "debrief": "guiding-do-debrief",
    "take": "guided-take",
    "report": "guided-take-report",
    "projector": "board-projector",
}
# What nobody reads before an hour, only when it is asked for.
_LOOKED_UP = {"rubric", "paper", "receipts", "privacy", "cite", "credits", "languages"}
# Blocks by kind: a text, a list or a table of messages; or something that the widget makes.
_SECTIONS: dict[str, Sequence[tuple[str, str]]] = {
    "hour": [("text", "hour-text"), ("table", "plan")],
    "lessons": [("text", "lessons-text"), ("lessons", "")],
    "share": [("text", "share-text"), ("share", "")],
    "roles": [("text", "roles-text"), ("roles", ""), ("text", "roles-out")],
    "care": [("list", "care")],
    "rubric": [("text", "rubric-text"), ("table", "levels")],
    "hard": [("text", "hard-text"), ("list", "hard")],
    "paper": [("list", "paper")],
    "receipts": [("list", "receipts")],
    "privacy": [("text", "privacy-text"), ("table", "kept"), ("text", "privacy-host"), ("clear", "")],
    "cite": [("list", "cite")],
    "credits": [("list", "credits")],
    "languages": [("text", "languages-text")],
}
