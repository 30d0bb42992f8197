"""Handing in to the teacher's desk at the end of a lesson: what is sent, and what the desk said to it."""

from __future__ import annotations

import logging
from time import localtime, strftime
from typing import TYPE_CHECKING, Any

from algeria_lab.room.wire import Misspoken
from algeria_lab.views.shared.later import Later

if TYPE_CHECKING:
    from collections.abc import Callable

    from algeria_lab.room.wire import Said
    from algeria_lab.scenarios.guide.guide import Guide
    from algeria_lab.views.room.strip import Strip
    from algeria_lab.views.shared.messages import Messages

Part = dict[str, Any]
MOST_REPORT = 400_000  # bytes that a desk takes
MOST_WORD = 400  # letters of what a reader writes to the teacher
PATIENCE = 12.0  # seconds until a desk that says nothing is told of: it plays nothing again before it answers
_LOG = logging.getLogger(__name__)


class Handing:
    """Hands in what was done in a lesson, as often as its reader wishes: the newest counts.

    Args:
        strip: The strip of the page.
        changed: Called when the desk has said something, or says nothing.
    """

    def __init__(self, strip: Strip, changed: Callable[[], None]) -> None:
        self._strip, self._changed = strip, changed
        self._state, self._at, self._lesson = "", "", ""
        self._name, self._has = "", False
        self._waiting = Later(PATIENCE)
        strip.line.hear("handed", self._take)

    def part(self, words: Messages) -> Part:
        """Return what the end of a lesson says of it."""
        who = words.say("hour-hand-in-place", place=self._strip.number)
        if name := self._name or self._strip.nickname:
            who = f"{who}, {name}"
        return {
            "state": "done" if self._state == "newer" else self._state,
            "said": words.say(f"hour-hand-in-{self._state}", at=self._at, who=who) if self._state else "",
            "nickname": self._strip.nickname,
        }

    def hand(self, guide: Guide, word: str, nickname: str, receipt: str, report: str) -> None:
        """Hand in.

        Args:
            guide: The guide of the lesson.
            word: What the reader writes to the teacher; may be empty.
            nickname: What the reader wants to be called; that of the strip if empty.
            receipt: The text of the receipt.
            report: The text of the report; left out where it is too long.

        Where the receipt alone is too much, the reader is told, and nothing is sent.
        """
        self._name = nickname or self._strip.nickname
        said = {
            "lesson": guide.scenario.id,
            "form": guide.scenario.period or 0,
            "receipt": receipt,
            "word": word.strip()[:MOST_WORD],
            "nickname": self._name,
        }
        self._lesson = guide.scenario.id
        short = report if len(report.encode()) <= MOST_REPORT else ""
        if any(self._says(said | {"report": text}) for text in (short, "")):
            self._state = "sent"
            self._waiting.wish(self._give_up)
        else:
            self._state = "large"

    def close(self) -> None:
        """Hear nothing any more."""
        self._waiting.drop()
        self._strip.line.unhear("handed", self._take)

    def _says(self, said: Said) -> bool:
        """Say it to the desk; return whether it is short enough for one message."""
        try:
            self._strip.line.say("hand-in", **said)
        except Misspoken as error:
            _LOG.warning("What is handed in of %s is too long: %s", said["lesson"], error)
            return False
        return True

    def _give_up(self) -> None:
        self._state = "silent"
        self._changed()

    def _take(self, said: Said) -> None:
        """Hear whether it was handed in; a page that was loaded again hears of what was before."""
        if said.get("lesson") != self._lesson and self._lesson:
            return
        self._waiting.drop()
        self._state = ("newer" if self._has else "done") if said.get("ok") is True else "refused"
        self._has = self._has or said.get("ok") is True
        at = said.get("at")
        self._at = strftime("%H:%M", localtime(at)) if isinstance(at, int | float) else str(at or "")[:5]
        self._changed()
