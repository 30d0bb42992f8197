"""A question that the teacher puts to the class once more: its choices as a card over the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from algeria_lab.room.line import RoomLine
    from algeria_lab.room.wire import Said

Part = dict[str, Any]


class Again:
    """What a page shows and says of the question that is open to a second vote.

    Args:
        line: The line of the page to its room.
        renew: Shows what has changed.
    """

    def __init__(self, line: RoomLine, renew: Callable[[], object]) -> None:
        self._line, self._renew = line, renew
        self._counted: Said = {}
        line.hear("vote", self._take)

    def part(self, vote: Said | None, language: str) -> Part | None:
        """Return the card in a language; None while no vote is open.

        Args:
            vote: What is said to all of it.
            language: As above.
        """
        if not vote:
            return None
        own = self._counted if self._counted.get("round") == vote["round"] else {}
        return {
            "round": vote["round"],
            "ask": vote["ask"][language],
            "unit": vote["unit"][language],
            "many": vote["many"],
            "options": [{**one, "text": one["text"][language]} for one in vote["options"]],
            "given": list(own.get("given", ())),
            "unread": own.get("unread") is True,
        }

    def say(self, number: int, given: list[str]) -> None:
        """Vote; the room says when that is counted.

        Args:
            number: The round of the vote that the reader saw.
            given: The options by id, or one number as it was typed.
        """
        self._line.say("vote", round=number, given=given)

    def close(self) -> None:
        """Hear nothing any more."""
        self._line.unhear("vote", self._take)

    def _take(self, said: Said) -> None:
        self._counted = said
        self._renew()
