"""What a board says where its reader is asked for nothing: a guide limits it, or others decide elsewhere."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic

from algeria_lab.core.rules import S

if TYPE_CHECKING:
    from algeria_lab.players.roster import Roster
    from algeria_lab.players.table import Table
    from algeria_lab.views.play.moment import Moment
    from algeria_lab.views.shared.messages import GameWords

    Scene = dict[str, Any]

ASKING = ("seat", "why", "rule", "hint")  # what a prompt says beside its text


class Waiting(ABC, Generic[S]):
    """Part of a session; see `session.Session`.

    Attributes:
        elsewhere: Returns what is said while somebody at another computer decides; empty at other tables.
        forbids: Returns why a kind of deed is not done at this table, as the id of a message; empty if it is.
    """

    elsewhere: Callable[[], str] = staticmethod(lambda: "")
    forbids: Callable[[str], str] = staticmethod(lambda _kind: "")
    _moment: Moment[S]
    _words: Any

    @property
    @abstractmethod
    def table(self) -> Table[S]:
        """The line that is played, and who sits at it."""

    @property
    @abstractmethod
    def is_telling(self) -> bool:
        """Whether something is told, and nobody is asked anything yet."""

    def tell_since(self, before: int) -> None:  # noqa: ARG002 - a board that tells nothing shows how things stand
        """Tell what others decided since a moment, before the reader is asked anything."""
        self.renew()

    @abstractmethod
    def renew(self) -> None:
        """Show the scene once more."""

    @property
    def limited(self) -> str:
        """What is said where more would be legal than the table offers; empty where nothing limits it."""
        table = self.table
        if table.limit is None or not self._moment.is_now or not table.person_decides:
            return ""
        legal = table.game.legal()
        shown = sum(map(table.shows, legal))
        if shown == len(legal):
            return ""
        words: GameWords = self._words
        return words.say("guiding-limited" if shown else "guiding-limited-all")

    @property
    def waits(self) -> bool:
        """Whether the present is shown, and somebody at another computer decides in it."""
        is_now = self._moment.is_now and not self.is_telling
        return is_now and self.table.game.to_move is not None and not self.table.person_decides

    def _thinks(self, opponents: Roster[Any] | None) -> str:
        """Return what is said while the only computer thinks after a choice; empty where there is none."""
        computers = [(seat, player.name) for seat, player in self.table.seats.items() if player is not None]
        if len(computers) != 1 or not self._moment.is_now:
            return ""
        words: GameWords = self._words
        ((seat, name),) = computers
        known = opponents is not None and opponents.knows(name, seat)
        title = opponents.title(name, seat, words.language) if opponents and known else "none"
        return words.say("session-thinks", title=title)

    def _waiting(self, scene: Scene) -> Scene:
        """Return a scene whose prompt asks for nothing where its reader is asked for nothing just now."""
        prompt, limited = scene["prompt"], scene.get("limited", "")
        if said := self.elsewhere() if self.waits else "":
            return scene | {"prompt": self._asking_nothing(prompt) | {"seat": prompt["seat"], "text": said}}
        if limited and limited == self._words.say("guiding-limited-all"):
            return scene | {"prompt": self._asking_nothing(prompt) | {"text": limited}}
        return scene

    @staticmethod
    def _asking_nothing(prompt: Scene) -> Scene:
        return prompt | {name: "" for name in ASKING if name in prompt}
