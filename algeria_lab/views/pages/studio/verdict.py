"""What is wrong with the text of a scenario, in words, each fault with its place."""

from __future__ import annotations

import re
from pathlib import PurePath
from typing import Any, NamedTuple

from algeria_lab.checking.faults import Fault, Path, WrongFile, sentence
from algeria_lab.checking.telling import Say
from algeria_lab.scenarios.from_text import Findings, inspect_scenario
from algeria_lab.views.pages.studio.naming import place_said
from algeria_lab.views.pages.studio.position import SHOWINGS
from algeria_lab.views.shared.messages import Messages
from algeria_lab.views.show.speaker import Speaker

ENDING = ".yaml"
# Faults of an item that lacks something, by the key that is to hold it.
MENDED = {"document-unshown": "shown", "sheet-document": "document", "settled-at-once": "settled"}
ITEM = 2  # keys that lead to an item of a list
_FILE_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,60}")


class Looked(NamedTuple):
    """A text that was looked at.

    Attributes:
        text: The text.
        findings: What is in it; None if it is no YAML.
        faults: Faults and then warnings, each from top to bottom.
    """

    text: str
    findings: Findings | None
    faults: tuple[Fault, ...]

    @property
    def data(self) -> dict[str, Any]:
        """What stands in it, as far as it is a table; empty if it cannot be read."""
        data = self.findings.marked.data if self.findings else None
        return data if isinstance(data, dict) else {}

    @property
    def is_playable(self) -> bool:
        """Whether it can be read, and nothing is wrong with it."""
        return self.findings is not None and not self.findings.faults


def look(text: str, language: str = "en") -> Looked:
    """Look at a text that may hold anything; what the rules of a game refuse is told in a language."""
    try:
        found = inspect_scenario(text, voices=lambda game: Speaker(SHOWINGS[game](language)))
    except WrongFile as error:
        return Looked(text, None, error.faults)
    return Looked(text, found, (*found.faults, *found.warnings))


def verdict(looked: Looked, ticket: int, words: Messages) -> dict[str, Any]:
    """Return what the browser shows of it; see `Verdict` there."""
    wrong = sum(1 for fault in looked.faults if not fault.is_warning)
    odd = len(looked.faults) - wrong
    return {
        "ticket": ticket,
        "faults": [_fault(fault, words) for fault in looked.faults],
        "says": words.say("studio-stands", wrong=wrong, odd=odd),
        "ready": not wrong,
        "name": file_name(looked.data),
        "label": title_of(looked, words),
    }


def spots(looked: Looked) -> dict[str, list[int]]:
    """Return line and column of every key, and of every value that has none, by the way to it."""
    if looked.findings is None:
        return {}
    marked = looked.findings.marked
    return {".".join(map(str, path)): list(spot) for path, spot in {**marked.values, **marked.keys}.items()}


def _fault(fault: Fault, words: Messages) -> dict[str, Any]:
    path = _field_of(fault)
    return {
        "line": max(fault.line, 1),
        "column": max(fault.column, 1),
        "where": ("" if fault.file else place_said(path, words)) or fault.where,
        "path": [] if fault.file else list(path),
        "file": fault.file and PurePath(fault.file).name,
        "text": sentence(fault, _form_say(words)),
        "code": getattr(fault, "code", ""),
        "warns": fault.is_warning,
    }


def _field_of(fault: Fault) -> Path:
    """Return the way to the field in which a fault is mended, where the file has nothing there yet."""
    key = MENDED.get(fault.problem)
    return (*fault.path[:2], key) if key and len(fault.path) == ITEM else fault.path


def _form_say(words: Messages) -> Say:
    """Return what says a fault in the words of the form, where there are some."""

    def say(key: str, /, **values: Any) -> str:
        in_form = f"{key}-on-form"
        return words.say(in_form if words.has(in_form) else key, **values)

    return say


def file_name(data: dict[str, Any]) -> str:
    """Return the name that is proposed for the file of a scenario."""
    given = data.get("id")
    return (given if isinstance(given, str) and _FILE_NAME.fullmatch(given) else "scenario") + ENDING


def title_of(looked: Looked, words: Messages) -> str:
    """Return what a scenario calls itself, in the reader's language as far as it has one."""
    title = looked.data.get("title")
    if isinstance(title, dict):
        title = title.get(words.language) or next(iter(title.values()), "")
    return str(title)[:80] if title else words.say("studio-untitled")
