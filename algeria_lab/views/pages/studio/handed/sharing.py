"""What the studio hands on: links, and the line that opens a room for a class with the exercise."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from algeria_lab.checking.faults import WrongFile
from algeria_lab.checking.telling import telling
from algeria_lab.scenarios.quiz.edition import learners_edition
from algeria_lab.views.pages.studio.verdict import file_name, look
from algeria_lab.views.shared.save_links import pack

if TYPE_CHECKING:
    from pathlib import Path

    from algeria_lab.views.shared.messages import Messages

Part = dict[str, Any]
OVER = "over"  # how a file is laid where another one lies
MOST = 200_000  # signs of a file


class Rooms(Protocol):
    """Says how a room is opened; the notebook of the page hands it in where the reader may open one."""

    @property
    def folder(self) -> Path | None:
        """Where files may be laid."""

    def line(self, file: str, language: str) -> str:
        """Return the line that opens a room with a file."""

    def has(self, file: str, text: str) -> bool:
        """Return whether a file lies there and says just this."""

    def has_other(self, file: str, text: str) -> bool:
        """Return whether a file of that name lies there and says something else."""

    def lay(self, file: str, text: str) -> None:
        """Lay a file there, in place of one of that name."""


def packed(text: str, words: Messages) -> tuple[dict[str, str], str]:
    """Return a text packed for links, for authors and without keys for learners; and why that is none."""
    letters = {"author": pack(text), "learner": ""}
    try:
        letters["learner"] = pack(learners_edition(text, say=telling(words.language)))
    except WrongFile as error:
        return letters, str(error.faults[0])
    return letters, ""


def room_view(rooms: Rooms | None, text: str, words: Messages, how: str = "") -> Part:
    """Return how a room is opened with a text; nothing where the reader can open none.

    Args:
        rooms: Says how.
        text: The text of the scenario.
        words: The reader's language.
        how: What was asked for: ``new`` to lay the file there, ``over`` to replace another one, or nothing.
    """
    if rooms is None:
        return {}
    looked = look(text, words.language)
    file, folder = file_name(looked.data), rooms.folder
    view: Part = {"line": rooms.line(file, words.language), "file": file, "folder": str(folder or "")}
    if not looked.is_playable:
        return view | {"line": "", "says": words.say("studio-room-mend")}
    if folder is None or rooms.has(file, text):
        return view | {"lies": folder is not None}
    if rooms.has_other(file, text) and how != OVER:
        return view | {"asks": words.say("studio-room-other", file=file, folder=str(folder))}
    return view | (_laid(rooms, file, text, words) if how and len(text) <= MOST else {})


def _laid(rooms: Rooms, file: str, text: str, words: Messages) -> Part:
    """Lay a file where the line finds it, and return what is said of that."""
    values = {"file": file, "folder": str(rooms.folder)}
    try:
        rooms.lay(file, text)
    except OSError as error:
        return {"says": words.say("studio-room-not-laid", why=error.strerror or str(error), **values)}
    return {"lies": True, "says": words.say("studio-room-laid", **values)}
