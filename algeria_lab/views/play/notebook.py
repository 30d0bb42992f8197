"""A game on a board in a notebook, where other cells say what a game is and what came of it."""

from __future__ import annotations

from typing import Any

from algeria_lab.views.play.telling import A, TellingSession

Scene = dict[str, Any]
BY_THEMSELVES = ("minute", "turn_page")


class InNotebook(TellingSession[Any, Any, A]):
    """What a board in a notebook does otherwise than one on a page; stands before the session of a game.

    The sheets of the page, its first minute, the page at the end of a turn and that of the game, do not lie
    over the board by themselves: the last is one click away.
    Where no computer plays, one reader plays both sides and is told nothing of what they did themselves.
    """

    def scene(self, notice: Any = None) -> Scene:
        """Return what the board shows now."""
        shown: Scene = super().scene(notice)  # type: ignore[safe-super]  # that of the game comes next
        kept = {name: part for name, part in shown.items() if name not in BY_THEMSELVES}
        return kept | {"on_request": True}

    def _stop_for(self, first: int, *, handed: bool = False) -> list[A]:
        passed = super()._stop_for(first, handed=handed and self._has_computers)
        if self._has_computers or self.tale.at is None:
            return passed
        return [*passed, *self.tale.turn_to(None)]

    @property
    def _has_computers(self) -> bool:
        return any(player is not None for player in self.table.seats.values())
