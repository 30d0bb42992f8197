"""The war on a board in a notebook, where other cells say what a war is and what its turns moved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from algeria_lab.views.algeria.session import Session

if TYPE_CHECKING:
    from algeria_lab.views.algeria.scene import Scene
    from algeria_lab.views.algeria.telling.acts import Act
    from algeria_lab.views.shared.notices import Notice


class NotebookSession(Session):
    """A war on a board in a notebook; see `Session`.

    The sheets of the page, its first minute, the page at the end of a turn and that of the war, do not lie
    over the board by themselves: the last is one click away.
    Where no computer plays, one reader plays both sides and is told nothing of what they did themselves.
    """

    def scene(self, notice: Notice | None = None) -> Scene:
        """Return what the board shows now."""
        shown = super().scene(notice)
        kept = {name: part for name, part in shown.items() if name not in ("minute", "turn_page")}
        return kept | {"on_request": True}

    def _stop_for(self, first: int, *, handed: bool = False) -> list[Act]:
        passed = super()._stop_for(first, handed=handed and self._has_computers)
        if self._has_computers or self.tale.at is None:
            return passed
        return [*passed, *self.tale.turn_to(None)]

    @property
    def _has_computers(self) -> bool:
        return any(player is not None for player in self.table.seats.values())
