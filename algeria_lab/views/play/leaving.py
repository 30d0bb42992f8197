"""How a person leaves a game on a map to the other side, and what they need not be asked in it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, Generic

from algeria_lab.core.rules import S
from algeria_lab.views.play.resigning import left_scene, resign, resigned, resigning_side, take_back
from algeria_lab.views.shared.notices import Notice, info

if TYPE_CHECKING:
    from collections.abc import Callable

    from algeria_lab.core.actions import Seat
    from algeria_lab.players.table import Table
    from algeria_lab.views.play.deeds import Message
    from algeria_lab.views.play.moment import Moment
    from algeria_lab.views.play.sparing import Sparing
    from algeria_lab.views.play.told.telling import Tale
    from algeria_lab.views.shared.scene_widget import Scene


class Leaving(ABC, Generic[S]):
    """Part of a session; see `map_session.MapSession`."""

    family: ClassVar[str]
    looks_on: Callable[[], bool]
    forbids: Callable[[str], str]
    _words: Any
    _moment: Moment[Any]
    _sparing: Sparing[S] | None
    _in_notebook: bool

    @property
    @abstractmethod
    def table(self) -> Table[S]:
        """The line that is played, and who sits at it."""

    @property
    @abstractmethod
    def tale(self) -> Tale[Any]:
        """What may be told of the present."""

    @property
    @abstractmethod
    def is_telling(self) -> bool:
        """Whether something is told, and nobody is asked anything yet."""

    @property
    def left(self) -> Seat | None:
        """The side that has resigned the game; None while none has."""
        return resigned(self.table.game)

    def _left_or_asked(self, scene: Scene) -> Scene:
        """Return a scene in which nobody is asked any more where a side has resigned."""
        side = resigned(self.table.game)
        if side and self._moment.is_now and not self.is_telling:
            return left_scene(scene, side, self._words)
        if self._sparing and self._moment.is_now:
            spare = self._sparing.view(self.table, self._words)
            why = " ".join(filter(None, [spare.get("says"), scene["prompt"]["why"]]))
            return scene | {"spare": spare, "prompt": scene["prompt"] | {"why": why}}
        return scene

    def _can(self, table: Table[S]) -> dict[str, Any]:
        """Return what can be done besides choosing; resigning not where a guide or a notebook leads."""
        can: dict[str, Any] = {"undo": self._may_undo(), "redo": table.can_redo()}
        leads = self._in_notebook or self.table.limit is not None or self.looks_on()
        may_resign = self._moment.is_now and not leads and resigning_side(self.table)
        return can | ({"resign": may_resign} if may_resign else {})

    def _may_undo(self) -> bool:
        """Return whether the last decision can be taken back on this board now, be it to resign."""
        may = not self.table.undo_obstacle() and not self.forbids("undo")
        return self._moment.is_now and (may or resigned(self.table.game) is not None)

    def _undo_leaving(self) -> Notice | None:
        """Go on with a game that was resigned; None where there is nothing of the kind to take back."""
        if not resigned(self.table.game):
            return None
        take_back(self.table.game)
        return info(self._words, f"{self.family}-taken-back")

    def _resign(self, _message: Message) -> None:
        """Leave the game to the other side."""
        side = resigning_side(self.table)
        if side:
            self._moment.at = None
            self.tale.turn_to(None)
            resign(self.table.game, side)

    def _spare(self) -> None:
        """Answer what people do not wish to be asked, and let computers go on."""
        if self._sparing:
            self._sparing.spare(self.table)

    def _spare_wish(self, message: Message) -> Notice | None:
        """Ask what is answered for people by itself, now, next time or always."""
        return self._sparing.wish(self.table, message, self._words) if self._sparing else None
