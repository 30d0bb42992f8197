"""What stands on the page for teachers, section by section, as data of its widget."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from algeria_lab.core.package import __version__
from algeria_lab.views.scenarios.handouts.roles import roles, roles_of

if TYPE_CHECKING:
    from algeria_lab.views.shared.messages import Messages

Part = dict[str, Any]
_BAR = " | "  # between the cells of a row of a table


def sections_view(words: Messages, *, in_room: bool = False, command: str = "") -> list[Part]:
    """Return the sections in their order; the id of each is what a link to it ends with.

    Args:
        words: The reader's language.
        in_room: Whether they are shown to a class, which gets no keys.
        command: How this program is called in a terminal; no line for one is shown if left out.
    """
    own = "" if in_room else command
    return [
        {
            "id": name,
            "title": words.say(f"teach-{name}"),
            "weight": "looked-up" if name in _LOOKED_UP else "read",
            "blocks": list(_blocks(name, words, own, in_room=in_room)),
        }
        for name in _SECTIONS
    ]


def _blocks(name: str, words: Messages, command: str, *, in_room: bool) -> Iterator[Part]:
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
            case "receipts" | "notes" if in_room:
                yield {"kind": "text", "text": words.say(_IN_ROOM[kind])}
            case "command":
                yield from _command(key, words, command)
            case "roles":
                yield _roles(words)
            case "own-roles":
                yield _own_roles(words)
            case _:
                yield {"kind": kind}


def _numbered(key: str, words: Messages) -> list[str]:
    """Return the messages of a list: ``teach-care-1``, ``teach-care-2`` and so on."""
    found: list[str] = []
    while words.has(name := f"teach-{key}-{len(found) + 1}"):
        found.append(words.say(name, **_named(words)))
    return found


def _roles(words: Messages) -> Part:
    """Return what stands on the role cards as a table: the role, what it does, what it asks."""
    head = [words.say(name) for name in ("teach-role", "roles-does", "roles-asks")]
    parts = [(role.title, role.does, role.asks) for role in roles_of("")]
    return {"kind": "table", "head": head, "rows": [[part[words.language] for part in row] for row in parts]}


def _own_roles(words: Messages) -> Part:
    """Return which cards lessons have that do not take the usual ones."""
    own = [role.title[words.language] for role in roles() if role.lessons]
    return {"kind": "text", "text": words.say("teach-roles-own", names=", ".join(own))}


def _command(key: str, words: Messages, command: str) -> Iterator[Part]:
    """Yield a line for a terminal, where it is known how this program is called there."""
    if command:
        line = words.say(f"teach-{key}-line", command=command)
        yield {"kind": "command", "name": words.say(f"teach-{key}-name"), "line": line}


def _named(words: Messages) -> dict[str, str]:
    """Return what the page names, as it is written on the buttons of lessons and boards."""
    return {name: words.say(key) for name, key in _BUTTONS.items()} | {"version": __version__}


_BUTTONS = {
    "class": "guided-class",
    "roles": "guided-class-roles",
    "paper": "guided-class-paper",
    "large": "guided-class-large",
    "debrief": "guiding-do-debrief",
    "take": "guided-take",
    "report": "guided-take-report",
    "projector": "board-projector",
    "brief": "teach-ui-brief",
    "keys": "board-keys",
    "glossary": "board-glossary-open",
    "table": "board-page-table",
}
_IN_ROOM = {"receipts": "teach-receipts-room", "notes": "teach-papers-room"}
# What nobody reads before an hour, only when it is asked for.
_LOOKED_UP = {"rubric", "paper", "receipts", "parents", "ways", "privacy", "cite", "credits", "languages"}
# Blocks by kind: a text, a list or a table of messages; or something that the widget makes.
_SECTIONS: dict[str, Sequence[tuple[str, str]]] = {
    "hour": [("text", "hour-text"), ("table", "plan"), ("list", "around")],
    "lessons": [("text", "lessons-text"), ("lessons", "")],
    "share": [("text", "share-text"), ("share", "")],
    "roles": [("text", "roles-text"), ("roles", ""), ("own-roles", ""), ("text", "roles-out")],
    "care": [("list", "care")],
    "rubric": [("text", "rubric-text"), ("table", "levels")],
    "hard": [("text", "hard-text"), ("list", "hard")],
    "paper": [("list", "paper")],
    "receipts": [("list", "receipts"), ("receipts", ""), ("command", "receipts-own")],
    "parents": [("text", "parents-text"), ("notes", "")],
    "ways": [("list", "ways")],
    "privacy": [("text", "privacy-text"), ("table", "kept"), ("text", "privacy-host"), ("clear", "")],
    "cite": [("list", "cite")],
    "credits": [("list", "credits")],
    "languages": [("text", "languages-text")],
}
