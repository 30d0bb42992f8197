"""A game on a page whose other side somebody elsewhere plays: the turn goes to and fro as a file or link."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Generic

from algeria_lab.room.turn_file import TurnHead, WrongTurn, head_of
from algeria_lab.views.play.session import Session, W
from algeria_lab.views.room.hand_line import HandLine
from algeria_lab.views.shared.save_links import pack

if TYPE_CHECKING:
    from algeria_lab.room.by_hand import ByHand

Part = dict[str, Any]
ONE_LINE = frozenset({"branch", "switch", "drop"})  # deeds for which a game has one line too few


class HandDesk(Generic[W]):
    """What a page knows of a game that is handed to and fro.

    Attributes:
        here: The game; None while the page shows another one.
        line: What says whose turn it is.
        on_handed: Called once the turn was handed over.

    Args:
        words: The reader's language.
    """

    def __init__(self, words: W) -> None:
        self._words = words
        self.here: ByHand[Any] | None = None
        self.on_handed: Callable[[], object] = lambda: None
        self._card: Part | None = None
        self.line = HandLine(self.hand_over)

    def sit(self, session: Session[Any, W]) -> None:
        """Hear that a game is put on the board; where it is another one, that handed to and fro is let go."""
        self._card = None
        if self.here and session.table is not self.here.table:
            self.here = None
        if self.here:
            session.elsewhere, session.forbids = self._waiting, self._forbids
        session.watch(lambda _game: self.write())

    def speak(self, words: W) -> None:
        """Go on in another language."""
        self._words = words
        self._card = self._card and self._card_of(self._card["text"])
        self.write()

    def known(self, head: TurnHead, heads: Iterable[str]) -> TurnHead | None:
        """Return what this device has of the game of a turn; None if that is nothing.

        Args:
            head: The head of the turn.
            heads: The heads of what the browser keeps.
        """
        if self.here and self.here.war == head.war:
            return self.here.head
        kept = [one for one in map(_read, heads) if one and (one.game, one.war) == (head.game, head.war)]
        return next((one for one in kept if one.side == head.side), kept[0] if kept else None)

    def hand_over(self) -> None:
        """Hand the turn over, and show what to send."""
        if self.here is None or self.here.is_own_turn:
            return
        self._card = self._card_of(self.here.hand_over())
        self.on_handed()
        self.write()

    def label(self, title: str, turn: int) -> str:
        """Return what the kept game is called."""
        assert self.here is not None
        side = self._words.side(self.here.own)
        return self._words.say("hand-save-label", title=title, turn=turn, side=side)

    def write(self) -> None:
        """Show how things stand."""
        here, words, say = self.here, self._words, self._words.say
        if here is None:
            self.line.view = {}
            return
        if here.is_own_turn:
            self._card = None
        over, sent = here.game.outcome is not None, "handed" if here.is_handed else "ready"
        stands = "own" if here.is_own_turn else f"{'over-end' if over else 'other'}-{sent}"
        if not here.game.ply and not here.is_own_turn and not here.handed:
            stands = "other-begins"
        self.line.view = {
            "lang": words.language,
            "dir": words.direction,
            "title": say("hand-side", **self._sides),
            "says": say(f"hand-{stands}", **self._sides),
            "hand": "" if here.is_own_turn else say(f"hand-over-{sent}"),
            "is_ready": sent == "ready",
            "open": "" if here.is_own_turn or over else say("hand-open", **self._sides),
            "card": self._card,
        }

    @property
    def _sides(self) -> dict[str, str]:
        assert self.here is not None
        return {"own": self._words.side(self.here.own), "other": self._words.side(self.here.other)}

    def _waiting(self) -> str:
        if self.here is None:
            return ""
        sent = "handed" if self.here.is_handed else "ready"
        return self._words.say(f"hand-waiting-{sent}", **self._sides)

    def _forbids(self, kind: str) -> str:
        """Return why a deed is not done while a game is handed to and fro."""
        if self.here is None:
            return ""
        if kind == "undo" and self.here.game.ply <= self.here.table.since:
            return "hand-undo"
        return "hand-one-line" if kind in ONE_LINE else "hand-begin" if kind == "begin" else ""

    def _card_of(self, text: str) -> Part:
        """Return what the reader sends: a file, a link where it is short enough, and how."""
        assert self.here is not None
        say, game, other = self._words.say, self.here.game, self.here.other
        turn = game.state.turn
        return {
            "title": say("hand-card-title", **self._sides),
            "steps": [say(f"hand-card-{step}", **self._sides) for step in ("send", "opens", "back")],
            "warning": say("hand-card-warning"),
            "text": text,
            "name": f"{game.scenario}-turn-{turn}-for-{other}.{game.rules.name}.json",
            "link": pack(text),
            "words": self._words.ui("hand-button-")
            | self._words.ui("files-copy", "files-copied", "files-link-"),
        }


def _read(head: str) -> TurnHead | None:
    """Return a head that the browser keeps; what is damaged there is known for nothing."""
    try:
        return head_of(head, "")
    except WrongTurn:
        return None
