"""One page at a table: what is decided here goes to the room; what was decided elsewhere is played here."""

from __future__ import annotations

from collections.abc import Callable
from itertools import takewhile
from typing import Generic

from algeria_lab.core.game import Game
from algeria_lab.core.rules import S
from algeria_lab.room.line import RoomLine
from algeria_lab.room.tables.record import Act, TableRecord
from algeria_lab.room.wire import Said


class AnotherGame(RuntimeError):
    """What the room tells does not lead to the positions that it says: some page plays by other rules."""


class Sitting(Generic[S]):
    """One page at one table of its room.

    Attributes:
        record: The table as the room has told it last.
        acts: What the room knows of the history; more may have been decided here, and is on its way.
        game: The game as this page plays it.
        on_change: Called when anything but the history has changed: who sits where, what is asked; and when
            the room knows all that was decided here.
        on_acts: Called when others have decided, with the game and the moment before; where *game* is another
            one than before, something was taken back or came between.
        on_refused: Called with why the room did not take what was asked.

    Args:
        line: The line to the room.
        record: The table.
        game: A game at its beginning.
    """

    def __init__(self, line: RoomLine, record: TableRecord, game: Game[S]) -> None:
        self.record, self.acts, self.game = record, list[Act](), game
        self.on_change: Callable[[], object] = lambda: None
        self.on_acts: Callable[[Game[S], int], object] = lambda _game, _before: None
        self.on_refused: Callable[[str], object] = lambda _why: None
        self._told: list[Act] = []  # what was decided here and is on its way to the room
        self._joined: set[int] = set()  # moments in the middle of what one press here decided
        self._parts: tuple[int, list[Act]] = (0, [])  # what was told of a long history so far, and from where
        self._line = line
        line.hear("table", self._hear)
        line.hear("refused", self._hear_refusal)
        line.hear("place", self._come_in)

    @property
    def own(self) -> frozenset[str]:
        """The sides for which this page decides."""
        return self.record.sides_of(self._line.number)

    @property
    def is_confirmed(self) -> bool:
        """Whether the room knows all that was decided here."""
        return len(self.acts) == self.game.ply

    def pressed(self, before: int) -> None:
        """Tell the room what one press has decided since a moment; what computers answered is their own."""
        moments = range(before, self.game.ply)
        own = list(takewhile(lambda at: not self.game.history[at + 1].by, moments))
        self._joined = {at for at in self._joined if at < before} | {*own[1:]}
        self.acted()

    def goes_on(self, at: int) -> bool:
        """Return whether a moment lies in the middle of what one press decided, at whichever page."""
        return self.acts[at].goes_on if at < len(self.acts) else at in self._joined

    def acted(self) -> None:
        """Tell the room what was decided here since it was told last."""
        known = [*self.acts, *self._told]
        at, history = len(known), self.game.history
        news = [
            Act(str(entry.action), entry.check, entry.by, ply in self._joined)
            for ply, entry in enumerate(history[at + 1 :], at)
        ]
        if news:
            self._told += news
            self._say(
                "act",
                at=at,
                after=known[-1].check if known else "",
                acts=[act.told() for act in news],
                next=self.game.to_move or "",
            )

    def ask_undo(self, to: int) -> None:
        """Ask the other side whether all after a moment may be taken back."""
        self._say("ask", to=to)

    def answer_undo(self, *, yes: bool) -> None:
        """Answer what the other side asks."""
        self._say("answer", yes=yes)

    def rise(self) -> None:
        """Leave the table."""
        self._say("rise")

    def give_up(self) -> None:
        """Give the game up."""
        self._say("give-up")

    def seat_computer(self, side: str, name: str) -> None:
        """Let a computer play a side whose people do not come back; with no name, people again."""
        self._say("computer", side=side, name=name)

    def show(self) -> None:
        """Say that this page shows the table, from now on: those at it know that somebody is there."""
        self._line.stand("at", table=self.record.id)

    def close(self) -> None:
        """Hear no more of the table, which this page shows no longer."""
        self._line.stand("at", table="")
        self._line.unhear("table", self._hear)
        self._line.unhear("refused", self._hear_refusal)
        self._line.unhear("place", self._come_in)

    def _say(self, what: str, **content: object) -> None:
        self._line.say("table", what=what, table=self.record.id, **content)

    def _come_in(self, _said: Said) -> None:
        """Ask what was missed, and say again what was on its way: the line stands now, or again."""
        self._told = []
        self._ask_since()
        self.acted()

    def _ask_since(self) -> None:
        """Ask what was decided since the last act that is known; all of it, where that is not the room's."""
        self._say("since", at=len(self.acts), after=self.acts[-1].check if self.acts else "")

    def _hear_refusal(self, said: Said) -> None:
        if said["table"] != self.record.id or said.get("what") in ("sit", "watch"):  # from the lobby
            return
        if said.get("what") == "act":
            self._drop_refused()
        self.on_refused(said["why"])

    def _drop_refused(self) -> None:
        """Forget what was decided here and not taken; what has fitted since then is told again."""
        known, self._told = len(self.acts), []
        if self.game.ply > known:
            self.game = self.game.fork(known)
            self.on_acts(self.game, known)

    def _hear(self, said: Said) -> None:
        """Hear how the table stands, and what was decided from a moment on."""
        if said["record"]["id"] != self.record.id:
            return
        was_confirmed = self.is_confirmed
        before, self.record = self.record, TableRecord.read(said["record"])
        self._take(said.get("from"), [Act.read(one) for one in said.get("acts", ())], more=said.get("more"))
        if before != self.record or was_confirmed != self.is_confirmed:
            self.on_change()

    def _take(self, start: int | None, told: list[Act], *, more: object) -> None:
        """Take a history that is told, which comes in parts if it is long: nothing is played before the last.

        Args:
            start: From which moment on it is told; None where nothing is.
            told: The acts from there on.
            more: Whether a part follows.
        """
        if start is None:
            return
        begun, parts = self._parts
        if parts and begun + len(parts) == start:
            start, told = begun, parts + told
        self._parts = (start, told) if more else (0, [])
        if more:
            return
        if start <= len(self.acts):
            self._follow(start, told)
        else:  # something was missed
            self._ask_since()

    def _follow(self, start: int, told: list[Act]) -> None:
        """Bring the game to what the room knows; what is on its way to it stays if it still fits."""
        before = len(self.acts)
        taken_back = self.acts[start:] and self.acts[start:] != told[: len(self.acts) - start]
        self.acts[start:] = told
        self._told = self._told[max(len(self.acts) - before, 0) :]
        known = [act.action for act in told]
        played = [str(entry.action) for entry in self.game.history[start + 1 :]]
        if not taken_back and played[: len(known)] == known:
            return
        same = takewhile(lambda pair: pair[0] == pair[1], zip(known, played, strict=False))
        shared = start + sum(1 for _ in same)
        if shared < self.game.ply:
            self.game, self._told = self.game.fork(shared), []
        for act in self.acts[shared:]:
            self.game.play(act.action, by=act.by)
            if self.game.history[-1].check != act.check:
                raise AnotherGame(f"after {act.action!r} the positions differ at this table")
        self.on_acts(self.game, shared)
