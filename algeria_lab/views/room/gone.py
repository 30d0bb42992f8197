"""Who has left a table at which they played: the room forgets their place, the page remembers it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from algeria_lab.room.tables.sitting import Sitting
    from algeria_lab.views.shared.messages import GameWords


class Gone:
    """Those who sat last on the sides of a table, as far as its page has seen it.

    Args:
        sitting: The page at the table.
    """

    def __init__(self, sitting: Sitting[Any]) -> None:
        self._sitting, self._last = sitting, dict[str, list[int]]()
        self.note()

    def note(self) -> None:
        """Remember who sits there now."""
        self._last |= {side: list(team) for side, team in self._sitting.record.seats.items() if team}

    def said(self, words: GameWords, side: str) -> str:
        """Return in words who has left a side on which nobody sits; empty if nobody has played it yet."""
        if self._sitting.record.seats.get(side):
            return ""
        numbers = [number for number in self._last.get(side, ()) if number]
        if not numbers and not self._was_played(side):
            return ""
        listed = words.listed(map(words.number, numbers))
        return words.say("table-gone", count=len(numbers), listed=listed)

    def _was_played(self, side: str) -> bool:
        """Whether a person has decided for a side."""
        acts = ((entry.action, entry.by) for entry in self._sitting.game.history)
        return any(action and action.seat == side and not by for action, by in acts)
