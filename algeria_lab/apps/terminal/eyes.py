"""What is told to the eyes before the terminal, and whether a line is allowed there."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from typing import TYPE_CHECKING, Generic

from algeria_lab.core.actions import parse_line
from algeria_lab.core.refusals import IllegalAction, LabError
from algeria_lab.core.rules import S
from algeria_lab.views.play.told.log import Pages
from algeria_lab.views.show.eyes import story

if TYPE_CHECKING:
    from algeria_lab.core.actions import Seat
    from algeria_lab.core.game import Game
    from algeria_lab.core.history import Entry
    from algeria_lab.views.shared.messages import GameWords
    from algeria_lab.views.show.showing import Sentence, Showing


class NotYours(LabError, ValueError):
    """A line would decide for another person; nothing has changed.

    Attributes:
        asked: The part that would.
        seat: The side that decides there.
    """

    def __init__(self, asked: str, seat: str) -> None:
        self.asked, self.seat = asked, seat
        super().__init__(f"{asked!r} was not played: at that point {seat} decides.")


class Log(Generic[S]):
    """Tells a game as somebody saw it; what was told once is kept.

    Args:
        showing: What the game says of itself.
        game: The game.
    """

    def __init__(self, showing: Showing[S, GameWords], game: Game[S]) -> None:
        self._showing, self._game = showing, game
        self._pages: dict[tuple[Seat | None, bool], Pages[S, tuple[Sentence, ...]]] = {}

    def sentences(self, seat: Seat | None, first: int = 0) -> list[Sentence]:
        """Return what happened from an action on.

        Args:
            seat: Whose eyes; None for a bystander.
            first: Number of actions before the first one that is told.
        """
        return [sentence for page in self._of(seat)[first:] for sentence in page]

    def of(self, ply: int) -> tuple[Sentence, ...]:
        """Return what a bystander saw of one action, 0 for the set-up."""
        return self._of(None)[ply]

    def _of(self, seat: Seat | None) -> list[tuple[Sentence, ...]]:
        eyes = seat, self._game.outcome is not None
        pages = self._pages.setdefault(eyes, Pages(partial(self._page, seat)))
        return pages.of(self._game.history)

    def _page(self, seat: Seat | None, entry: Entry[S], _ply: int, _before: object) -> tuple[Sentence, ...]:
        return tuple(self._showing.sentences(story(self._game, entry, seat)))


def judge(game: Game[S], line: str, seat: Seat, others: Collection[Seat]) -> None:
    """See to it that a line is allowed as far as its side can know, before the whole position is asked.

    Args:
        game: The game; it stays as it is.
        line: The line.
        seat: The side that decides.
        others: Sides of other people, for whom the line may not decide.

    Raises:
        IllegalAction: If a part is refused.
        MalformedAction: If a part is no action.
        NotYours: If a part would decide for somebody else.
    """
    twin, rules = game.fork(), game.rules
    for part in parse_line(line):
        decides = twin.to_move
        if decides in others:
            raise NotYours(part, str(decides))
        view = rules.observe(twin.state, seat)
        action = rules.complete(view, part)
        if decides == seat and (refusal := rules.refuse(view, action)):
            raise IllegalAction(str(action), refusal)
        twin.play(action)
