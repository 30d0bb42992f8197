"""What a board asks its game about: what is shown of it, and the whole line that is played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from algeria_lab.core.rules import S
from algeria_lab.views.shared.messages import GameWords

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from algeria_lab.core.actions import Action, Seat
    from algeria_lab.core.game import Game
    from algeria_lab.players.table import Table
    from algeria_lab.views.play.told.costly import LookingBack
    from algeria_lab.views.play.told.log import Logbook
    from algeria_lab.views.shared.notices import Notice

    OffLimits = Callable[[S, Action], Notice | None]

W = TypeVar("W", bound=GameWords)


class Look(NamedTuple, Generic[S]):
    """What of a game is shown.

    Attributes:
        game: The game, at the moment shown.
        position: The position shown: that of the game, or one on the way to it.
        legal: What is offered; nothing where nobody is asked.
        yours: Whether the person at the board decides next.
        wants: Whether the table asks for just this action now, as a step of a lesson does.
    """

    game: Game[S]
    position: S
    legal: Sequence[Action] = ()
    yours: bool = False
    wants: Callable[[Action], bool] = lambda _: False


@dataclass(frozen=True)
class Asked(Generic[S, W]):
    """What an answer to a question of the board may look at.

    Attributes:
        table: The game that is looked at, and the reasons of its computers.
        words: The reader's language.
        logbook: The log in that language.
        played: The whole line that is played, for pages that look back on it.
        score: How good the reader's predictions have been; None where nobody predicts.
        off_limits: Says why an action is not part of what the table is limited to; None where it is.
        left: The side that has resigned the game; None while none has.
        back: Finds which decisions of people cost most; None where nobody does.
    """

    table: Table[S]
    words: W
    logbook: Logbook[S, Any]
    played: Table[S]
    score: Any = None
    off_limits: OffLimits[S] = lambda _state, _action: None
    left: Seat | None = None
    back: LookingBack[S, W] | None = None

    @property
    def game(self) -> Game[S]:
        """The game that is looked at."""
        return self.table.game

    @property
    def state(self) -> S:
        """The position that is looked at."""
        return self.table.game.state

    @property
    def legal(self) -> list[Action]:
        """What may be offered: of what the rules allow, what the table is not limited against."""
        return self.table.offered()
