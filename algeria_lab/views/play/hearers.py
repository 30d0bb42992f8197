"""Who hears of a game on a board: those who keep it, those who watch it, those who look at a moment."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from typing import Generic

from algeria_lab.core.game import Game
from algeria_lab.core.rules import S
from algeria_lab.views.shared.notices import Notice

_LOG = logging.getLogger(__name__)
Hearer = Callable[[Game[S]], None]
Looker = Callable[[Game[S], int | None], None]


class Hearers(Generic[S]):
    """All who hear of one game; one that fails does not stop the game.

    Attributes:
        keepers: Called with the game before a change of what is saved is shown, and before computers think.
        watchers: Called with the game after each change of what is saved.
        lookers: Called with the game and the moment shown (None: the present) each time.

    Args:
        failed: Says that one of them has failed.
    """

    def __init__(self, failed: Callable[[Exception], Notice]) -> None:
        self.keepers: list[Hearer[S]] = []
        self.watchers: list[Hearer[S]] = []
        self.lookers: list[Looker[S]] = []
        self._failed = failed

    def decided(self, game: Game[S]) -> Notice | None:
        """Tell that a person has decided, and computers have not yet answered; return what went wrong."""
        return self._tell(self.keepers, game)

    def changed(self, game: Game[S]) -> Notice | None:
        """Tell of a change of what is saved, and return what went wrong."""
        return self._tell((*self.keepers, *self.watchers), game)

    def shown(self, game: Game[S], at: int | None) -> Notice | None:
        """Tell which moment is shown, and return what went wrong."""
        return self._tell(self.lookers, game, at)

    def _tell(self, hearers: Iterable[Callable[..., None]], *news: object) -> Notice | None:
        notice = None
        for hearer in hearers:
            try:
                hearer(*news)
            except Exception as error:  # noqa: BLE001 - the game has gone on: the reader must see it, and hear of the rest
                _LOG.exception("A watcher of the game failed")
                notice = self._failed(error)
        return notice
