"""A scenario is opened in a terminal, and the journal of whoever is led through it is kept."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from algeria_lab.apps.authors.files import form_of, scenario_in
from algeria_lab.apps.terminal.errors import WrongUse
from algeria_lab.apps.terminal.keeping import Keeper
from algeria_lab.games import game_named
from algeria_lab.players.branches import Branches
from algeria_lab.scenarios.guide.guide import Guide
from algeria_lab.scenarios.receipts import FORMAT as RECEIPT
from algeria_lab.scenarios.receipts import MOST_BYTES
from algeria_lab.views.show.speaker import Speaker

if TYPE_CHECKING:
    from algeria_lab.apps.terminal.screen import Board, Screen


class Beginning(NamedTuple):
    """With what a guided game begins.

    Attributes:
        file: The scenario.
        load: A journal or a receipt to go on with, in its form of a lesson; None to begin.
        period: The form of a lesson, by its minutes; the shortest if None.
    """

    file: Path
    load: Path | None = None
    period: int | None = None


def open_guide(begins: Beginning, screen: Screen) -> tuple[Board, Guide]:
    """Return a guide through the scenario of a file, and what shows its game.

    Args:
        begins: The scenario, and where to go on.
        screen: The reader's language.

    Raises:
        WrongFile: With every fault of the scenario.
        CannotRead, NotBeside: If the file, or one that it names, cannot be read.
        WrongUse: If the journal cannot be read, or does not replay, or the lesson has no such form.
    """
    scenario, load = form_of(scenario_in(begins.file, screen), begins.period, screen), begins.load
    board = screen.of(game_named(scenario.game))
    language = screen.words.language
    voice, voices = Speaker(board.showing), lambda game: game_named(game).voice(language)
    if load is None:
        return board, Guide(scenario, voice, voices=voices)
    try:
        return board, Guide.resume(scenario, _journal_in(load), voice, voices=voices)
    except (OSError, ValueError, RecursionError) as error:  # no JSON is a ValueError, as is a wrong journal
        detail = getattr(error, "strerror", None) or str(error)
        said = screen.words.say("guidance-not-resumed", file=str(load), detail=detail[:300])
        raise WrongUse(said) from error


def part_board(part: Guide, board: Board) -> Board:
    """Return what shows the game of another scenario that is part of a step."""
    return type(board)(game_named(part.scenario.game), board.words.language, board.console)


def _journal_in(file: Path) -> object:
    """Return the journal in a file, which may be that of a receipt."""
    with file.open("rb") as source:
        data = json.loads(source.read(MOST_BYTES))
    is_receipt = isinstance(data, dict) and data.get("format") == RECEIPT
    return data.get("journal") if is_receipt else data


class GuideKeeper(Keeper):
    """Keeps the journal of a guided person in files.

    Args:
        guide: The guide.
        board: Where to write.
        scenario: The file of the scenario, to say how to go on.
        file: Where the journal is saved; None until a name is given.
    """

    def __init__(self, guide: Guide, board: Board, scenario: Path, file: Path | None) -> None:
        self._guide, self._scenario = guide, scenario
        super().__init__(Branches(guide.table), board, lambda: False, file)

    @property
    def _has_begun(self) -> bool:
        return bool(self._guide.journal.inputs)

    def _plain(self) -> str:
        return json.dumps(self._guide.journal.to_json(self._guide.scenario), ensure_ascii=False, indent=1)

    def _stem(self) -> str:
        return f"{self._guide.scenario.id}-journal"

    def _say_how(self, file: str) -> None:
        self._board.say("guidance-go-on", file=file, scenario=str(self._scenario))


class PartKeeper(GuideKeeper):
    """Keeps nothing by itself: another scenario that is part of a step is kept with the whole."""

    @property
    def _has_begun(self) -> bool:
        return False
