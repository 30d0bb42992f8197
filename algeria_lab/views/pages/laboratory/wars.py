"""Wars in and out of the laboratory: one to begin from, at any of its turns; one of many, to be watched."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from algeria_lab.core.keeping.saves import read_save
from algeria_lab.experiments.asking.given import beginning_of
from algeria_lab.experiments.asking.positions import Beginning
from algeria_lab.experiments.asking.questions import OTHER
from algeria_lab.experiments.measuring.subjects import subject
from algeria_lab.experiments.results.reading import values
from algeria_lab.experiments.results.wars import war_of
from algeria_lab.players.base import HUMAN
from algeria_lab.players.branches import Branches
from algeria_lab.players.table import Table
from algeria_lab.views.experiments.words import TOLD
from algeria_lab.views.pages.laboratory.blanks import BLANKS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from algeria_lab.core.game import Game
    from algeria_lab.experiments.measuring.measures import Measure
    from algeria_lab.experiments.results.table import Wars

NOW = "now"


@dataclass(frozen=True)
class OpenedWar:
    """The moments of a war at which wars can begin.

    Attributes:
        game: The war itself.
        turns: Its position at the beginning of each turn, by turn.
    """

    game: Game[Any]
    turns: Mapping[int, Any]

    @property
    def now(self) -> Any:
        """Its last position."""
        return self.game.state

    @classmethod
    def of(cls, game: Game[Any]) -> OpenedWar:
        """Return the moments of a game."""
        turns: dict[int, Any] = {}
        for entry in game.history:
            if entry.state.turn and entry.state.agenda:
                turns.setdefault(entry.state.turn, entry.state)
        return cls(game, turns)

    def position(self, moment: str) -> Beginning:
        """Return the position of a moment, `NOW` or the number of a turn; `NOW` for anything else."""
        state = self.turns.get(int(moment)) if moment.isdecimal() else None
        return beginning_of(state or self.now)

    def moment(self, position: Beginning) -> str:
        """Return the moment at which a position stands, if it is one of this war; else nothing."""
        for turn, state in self.turns.items():
            if position.state == state.to_json():
                return str(turn)
        return NOW if position.state == self.now.to_json() else ""


def open_war(name: str, text: str) -> OpenedWar:
    """Return the war of a save file; of its lines the one that is played.

    Args:
        name: Name of the file, for messages.
        text: Its text.

    Raises:
        SaveError: If the text is foreign or damaged, or a move does not replay.
    """
    rules = {game: subject(game).rules for game in BLANKS}
    return OpenedWar.of(read_save(text, rules, name=name)[0])


PICKS = ("middle", "highest", "lowest", "number")


def pick_seed(wars: Wars, way: str, against: str, what: Measure, pick: str) -> int:
    """Return the seed of a war that stands out.

    Args:
        wars: The results.
        way: Name of the way.
        against: Name of the opponent.
        what: The measure by which the wars are ordered.
        pick: ``middle``, ``highest`` or ``lowest``.
    """
    found = values(wars, what)[against, way]
    ordered = sorted(found, key=found.__getitem__)
    return ordered[{"lowest": 0, "highest": -1}.get(pick, (len(ordered) - 1) // 2)]


def watch_text(wars: Wars, way: str, against: str, seed: int, war: OpenedWar | None) -> str:
    """Return the save file of one war of an experiment: its studied side is left to the reader.

    Args:
        wars: The results.
        way: Name of the way.
        against: Name of the opponent.
        seed: Seed of the war.
        war: The saved war at which all began, if they began at one.

    Raises:
        UnknownName: If there is no such way, opponent or war.
    """
    question = wars.question
    before = war.game if war and war.moment(question.position) else None
    game = war_of(wars, way, against, seed, before)
    spec = question.against[question.opponents.index(against)]
    opponent = spec if isinstance(spec, str) else HUMAN
    seats = {question.side: HUMAN, OTHER[question.side]: opponent}
    return Branches(Table(game, TOLD[question.position.game].players.seat(seats))).save_text()
