"""Two people without a room: each decides at a device of their own, and the turn goes to and fro as a file.

Whoever opens a turn sits on the other side. What it holds is played again with the dice of its key, and must
go on from what this device knows of the game. Against somebody who opens a file with a program, nothing here
helps: they may read the key of the dice and the hidden cards, and try what would happen.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Generic

from algeria_lab.core.game import Game
from algeria_lab.core.keeping.saves import read_save, save_text
from algeria_lab.core.refusals import LabError
from algeria_lab.core.rules import Rules, S
from algeria_lab.core.words.voice import PLAIN, Voice
from algeria_lab.room.tables.shared import SharedTable
from algeria_lab.room.turn_file import Moment, TurnHead, moment_of, save_in, turn_text, wrong

if TYPE_CHECKING:
    from algeria_lab.core.actions import Seat

OTHER: dict[str, Seat] = {"fln": "gov", "gov": "fln"}


class ByHand(Generic[S]):
    """A game that two people hand to and fro, as one of them has it.

    Attributes:
        war: Its name, the same on both devices.
        own: The side of this device.
        table: The game, with somebody else on the other side.
        handed: Every moment at which it was handed over, by either side.

    Args:
        game: The game.
        own: As above.
        war: As above; a new one if empty.
        handed: As above.
    """

    def __init__(self, game: Game[S], own: Seat, war: str = "", handed: tuple[Moment, ...] = ()) -> None:
        self.war, self.own, self.handed = war or secrets.token_hex(8), own, handed
        self.table = SharedTable(game, frozenset({own}))
        self.table.since = handed[-1].ply if handed else 0

    @property
    def game(self) -> Game[S]:
        """The game."""
        return self.table.game

    @property
    def other(self) -> Seat:
        """The side that somebody elsewhere plays."""
        return OTHER[self.own]

    @property
    def is_own_turn(self) -> bool:
        """Whether this side decides now."""
        return self.game.to_move == self.own

    @property
    def is_handed(self) -> bool:
        """Whether all that was decided here was handed over, or came from there: nothing waits to be sent."""
        return bool(self.handed) and self.handed[-1].ply == self.game.ply and not self.is_own_turn

    @property
    def head(self) -> TurnHead:
        """What can be read of it while it lies here."""
        game = self.game
        return TurnHead(game.rules.name, self.war, self.own, self.handed, moment_of(game, game.ply))

    @property
    def told_from(self) -> int:
        """The moment from which on the other side decided, where the game has just come from there."""
        if not self.handed or self.handed[-1].ply != self.game.ply:
            return self.game.ply
        return self.handed[-2].ply if len(self.handed) > 1 else 0

    def kept_text(self) -> str:
        """Return it as it is kept on this device: whoever opens it sits on the same side."""
        return turn_text(self.head, self._save())

    def hand_over(self) -> str:
        """Hand the turn over: what was decided until now is not taken back any more.

        Returns:
            The text of a file for the other side; the same once more if it was handed over already.
        """
        assert not self.is_own_turn, "a turn is handed over once the other side decides, or the game is over"
        now = moment_of(self.game, self.game.ply)
        if self.handed[-1:] != (now,):
            self.handed = (*self.handed, now)
        self.table.since = now.ply
        self.game.forget_undone()
        return turn_text(self.head._replace(side=self.other), self._save())

    def _save(self) -> str:
        return save_text(self.game, self.table.seat_names)


def open_turn(
    text: str,
    head: TurnHead,
    rules: Rules[S],
    *,
    name: str,
    known: TurnHead | None = None,
    voice: Voice = PLAIN,
) -> ByHand[S]:
    """Return the game of a turn, checked: every decision is played again with the dice of its key.

    Args:
        text: Text of the file.
        head: Its head.
        rules: The rules of its game.
        name: Name of the file, for messages.
        known: The head of what this device keeps of the same game; None if that is nothing.
        voice: How the game is told.

    Raises:
        SaveError: If what it holds is foreign or damaged, or does not replay.
        WrongTurn: If it is forged, for the other side, or does not go on from what is known.
    """
    if known and known.side != head.side:
        raise wrong("turn-side", name, "it is for the other side: send it to them", side=head.side)
    if known and head.now.ply < known.now.ply:
        raise _older(name, head, known)
    saved, _ = read_save(save_in(text, name), {rules.name: rules}, name=name)
    game = _played_again(saved, name, voice)
    _check_moments(game, head, name)
    if known and moment_of(game, known.now.ply) != known.now:
        raise wrong(
            "turn-differs",
            name,
            f"it does not go on from the game kept here: something in its first {known.now.ply} decisions "
            "is different",
            kept=known.now.ply,
        )
    return ByHand(game, "fln" if head.side == "fln" else "gov", head.war, head.handed)


def _older(name: str, head: TurnHead, known: TurnHead) -> Exception:
    number, kept = head.now.ply, known.now.ply
    said = f"it holds {number} decisions, and the game kept here has {kept} already: it is an older turn"
    return wrong("turn-older", name, said, number=number, kept=kept)


def _played_again(saved: Game[S], name: str, voice: Voice) -> Game[S]:
    """Return a game played again from its key alone, whatever dice a file says that there were."""
    start = saved.start or saved.scenario
    game: Game[S] = Game(saved.rules, start, saved.options, seed=saved.seed, voice=voice)
    for entry in saved.history[1:]:
        try:
            game.play(str(entry.action), by=entry.by)
            same = game.history[-1].check == entry.check and game.history[-1].faces == entry.faces
        except LabError:
            same = False
        if not same or entry.by:
            raise _forged(name, game.ply)
    return game


def _check_moments(game: Game[S], head: TurnHead, name: str) -> None:
    """Refuse a turn whose moments are not those of its game, or in which one side decided for both.

    Raises:
        WrongTurn: If it is so.
    """
    moments = [*head.handed, head.now]
    plies = [one.ply for one in moments]
    if plies != sorted(plies) or head.now.ply != game.ply:
        raise wrong("turn-damaged", name, "it holds more or fewer decisions than it says")
    for one in moments:
        if moment_of(game, one.ply) != one:
            raise _forged(name, one.ply)
    before = 0
    for one in head.handed:
        deciders = {game.rules.to_move(game.state_at(ply)) for ply in range(before, one.ply)}
        if len(deciders) > 1 or game.rules.to_move(game.state_at(one.ply)) in deciders:
            raise _forged(name, one.ply)
        before = one.ply


def _forged(name: str, ply: int) -> Exception:
    said = f"what it holds near decision {ply} cannot have come about at this game: the file was changed"
    return wrong("turn-forged", name, said, number=ply)
