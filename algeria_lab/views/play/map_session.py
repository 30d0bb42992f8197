"""A game on a drawn map: each scene tells what moved and what was rolled in the step that led to it."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Generic

from algeria_lab.core.rules import S
from algeria_lab.views.play.deeds import Deed, Message
from algeria_lab.views.play.session import W
from algeria_lab.views.play.telling import A, TellingSession

if TYPE_CHECKING:
    from collections.abc import Sequence

    from algeria_lab.core.history import Entry
    from algeria_lab.views.play.guide import Guide
    from algeria_lab.views.shared.notices import Notice
    from algeria_lab.views.shared.scene_widget import Scene

Part = dict[str, Any]
SMALL_STEP = 30  # actions: farther on, what moved on the way would be too much to follow


@dataclass(frozen=True)
class News:
    """What a scene tells of the step that led to it, and no later one.

    Attributes:
        motion: What moved on the map; see `Motion` in the browser's types.
        rolls: The rolls of the reader's last choice.
        prediction: What came of the reader's prediction, if there was one.
    """

    motion: list[Part] = field(default_factory=list)
    rolls: list[Part] = field(default_factory=list)
    prediction: Part | None = None


class MapSession(TellingSession[S, W, A], Generic[S, W, A]):
    """One game with its branches on a map; see `TellingSession`."""

    _news: News
    _guided: bool | None = None  # what the reader wished; None as long as they have not said

    def deeds(self) -> dict[str, Deed]:
        """Return what the browser may ask for, by the kind of its message."""
        return super().deeds() | {"chart": Deed(self._chart), "guide": Deed(self._guide_on)}

    @property
    @abstractmethod
    def _is_new(self) -> bool:
        """Whether the game has just begun, so that the guide speaks without being asked."""

    @abstractmethod
    def _make_guide(self) -> Guide | None:
        """Return the guide to the decision that is awaited; None once the game is over."""

    def _guide(self) -> Guide | None:
        """Return the guide, where the reader decides and wants it."""
        # Where a guide of a lesson leads, the advice for the whole game stands back.
        wanted = self._is_new and self.table.limit is None if self._guided is None else self._guided
        if not wanted or self._at is not None or self.is_telling or not self.table.person_decides:
            return None
        return self._make_guide()

    def _guide_on(self, message: Message) -> None:
        self._guided = message["on"]

    def _rolls(self, first: int, last: int) -> list[Part]:  # noqa: ARG002 - a game whose log says enough has none
        """Return the rolls of the actions from *first* to *last*, explained beside what is asked next."""
        return []

    @abstractmethod
    def _motions(self, step: Sequence[Entry[S]]) -> list[Part]:
        """Return what moved on the map in a piece of the history; its first entry is the moment before."""

    @abstractmethod
    def _acts_motion(self, acts: Sequence[A]) -> list[Part]:
        """Return what moved on the map in acts that are told."""

    def _use(self, words: W) -> None:
        super()._use(words)
        self._news = News()

    def seat(self, table: Any) -> None:
        """Put another table on the board; the next scene shows it."""
        super().seat(table)
        self._news = News()

    def answer(self, message: Message) -> Scene:
        """Carry out a message of the browser and return the next scene; see `Session`."""
        self._news = replace(self._news, motion=[]) if message["kind"] == "told" else News()
        return super().answer(message)

    def _decided(self, before: int, own: int) -> None:
        self._news = News(rolls=self._rolls(before + 1, own))
        super()._decided(before, own)

    def _passed(self, acts: Sequence[A]) -> None:
        self._news = replace(self._news, motion=self._acts_motion(acts))

    def _rest(self, since: int) -> None:
        super()._rest(since)
        step = self.game.history[since:]
        self._news = News(self._motions(step) if len(step) <= SMALL_STEP + 1 else [])

    def _redo(self, message: Message) -> Notice | None:
        before = self.game.ply
        notice = super()._redo(message)
        self._news = News(self._motions(self.game.history[before:]))
        return notice

    def _look(self, message: Message) -> Notice | None:
        """Show a moment, to look at only; what moved is shown on a small step forward."""
        start = self.shown.game.ply
        notice = super()._look(message)
        end = self.shown.game.ply
        if start < end <= start + SMALL_STEP:
            self._news = News(self._motions(self.game.history[start : end + 1]))
        return notice
