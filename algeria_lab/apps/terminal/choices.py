"""What may be chosen in a terminal, and which of it was typed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.apps.terminal.errors import WrongUse
from algeria_lab.apps.terminal.said import called, named, with_verb
from algeria_lab.apps.terminal.setting import by_group
from algeria_lab.core.actions import Action, Actions
from algeria_lab.core.refusals import MalformedAction
from algeria_lab.views.show.eyes import seen

if TYPE_CHECKING:
    from algeria_lab.apps.terminal.screen import Board
    from algeria_lab.apps.terminal.shared import SharedScreen
    from algeria_lab.players.table import Table
    from algeria_lab.views.show.showing import Pick


class Choices:
    """What those before the screen may choose.

    Args:
        table: The game, and who sits at it.
        shared: Whose eyes are before the screen.
        board: What shows the game.
    """

    def __init__(self, table: Table[Any], shared: SharedScreen[Any], board: Board) -> None:
        self._table, self._shared, self._board = table, shared, board
        self._kept: tuple[object, list[Pick]] | None = None

    @property
    def view(self) -> Any:
        """The position as those before the screen see it."""
        return seen(self._table.game, self._shared.viewer)

    @property
    def all(self) -> list[Pick]:
        """Return what those before the screen may choose, with what may be done at every decision last."""
        game, seat = self._table.game, self._table.game.to_move
        if seat is None or not self._table.person_decides or self._shared.must_change:
            return []
        at = game.history[-1]
        if self._kept is None or self._kept[0] is not at:
            rules, view = game.rules, self.view
            anywhere = (Action(seat, verb) for verb in rules.anywhere)
            allowed = [action for action in anywhere if rules.refuse(view, action) is None]
            shown = filter(self._table.shows, [*rules.legal(view), *allowed])
            actions = Actions(shown, game.voice, view)
            self._kept = at, by_group(self._board.showing.picks(actions))
        return self._kept[1]

    def forget(self) -> None:
        """Look anew at what may be chosen, where something beside the game has changed, such as a limit."""
        self._kept = None

    def line_of(self, typed: str) -> str | None:
        """Return the line that was typed: by its number, by its words on the screen, or as the rules read it.

        None for a number too large.

        Raises:
            WrongUse: If several choices begin so, and no action does.
        """
        text = typed.strip()
        if not text.isascii() or not text.isdigit():
            return self._said(text)
        picks = self.all
        return picks[int(text) - 1].line if 0 < int(text) <= len(picks) else None

    def asks(self, line: str) -> str:
        """Return what is asked before a line is played; empty where nothing is."""
        return next((pick.asks for pick in self.all if pick.line == self._whole(line)), "")

    def _whole(self, line: str) -> str:
        """Return a single action with what may be left out; anything else as it is."""
        try:
            return str(self._table.game.rules.complete(self.view, line))
        except MalformedAction:
            return line

    def _said(self, text: str) -> str:
        """Return the action whose words on the screen were typed, or the text itself."""
        if self._is_allowed(text):
            return text
        picks = self.all
        numbers = called(text, picks)
        if len(numbers) == 1:
            return picks[numbers[0] - 1].line
        if numbers and text.split(maxsplit=1)[0].casefold() not in self._table.game.rules.vocabulary():
            raise WrongUse(
                self._board.words.say("terminal-several", text=text, choices=named(numbers, picks))
            )
        return with_verb(text, self._verb_words())

    def _verb_words(self) -> dict[str, str]:
        """Return how the screen calls verbs that have a name of their own, by verb."""
        keys = {
            verb: f"{self._board.record.name}-word-{verb}" for verb in self._table.game.rules.vocabulary()
        }
        return {verb: self._board.words.say(key) for verb, key in keys.items() if self._board.words.has(key)}

    def _is_allowed(self, text: str) -> bool:
        """Return whether a text is a single action that may be taken now."""
        rules, view = self._table.game.rules, self.view
        try:
            return rules.refuse(view, rules.complete(view, text)) is None
        except MalformedAction:
            return False
