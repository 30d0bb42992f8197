"""The game of a terminal in files: saved on demand, asked about on leaving, kept if somebody just leaves."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from algeria_lab.core.keeping.sealed_saves import seal
from algeria_lab.core.keeping.whole_files import write_whole

if TYPE_CHECKING:
    from algeria_lab.apps.terminal.screen import Board
    from algeria_lab.core.game import Game
    from algeria_lab.players.branches import Branches
    from algeria_lab.views.shared.messages import Messages

NO_FILE = "-"  # what is typed to leave without saving
MOST_NAMES = 10_000


def spoken(words: Messages, command: str) -> str:
    """Return a command as the language calls it; the mark of insistence stays."""
    name = command.removesuffix("!")
    return words.say(f"terminal-command-{name}") + command[len(name) :]


class Keeper:
    """Keeps a game in files; while somebody at the table must not see all of it, its moves lie sealed there.

    Args:
        war: The game with its branches; all are saved.
        board: Where to write.
        eyes_differ: Returns whether the sides see different things now.
        file: Where the game is saved; None until a name is given.
    """

    def __init__(
        self, war: Branches[Any], board: Board, eyes_differ: Callable[[], bool], file: Path | None
    ) -> None:
        self._war, self._board, self._eyes_differ, self._file = war, board, eyes_differ, file
        self._saved = self._plain()

    @property
    def _game(self) -> Game[Any]:
        return self._war.table.game

    @property
    def _is_saved(self) -> bool:
        return not self._has_begun or self._plain() == self._saved

    @property
    def _has_begun(self) -> bool:
        """Whether there is anything to lose."""
        return self._war.table.people_have_acted

    def _plain(self) -> str:
        """Return what is kept, with nothing sealed."""
        return self._war.save_text()

    def save(self, name: str, *, replace: bool = False) -> None:
        """Save to a file, that of before or a new one if no name is given; others only if told to."""
        file = Path(name) if name else self._proposed()
        if not replace and self._is_others(file):
            return
        self._write(file)

    def leaves(self, read: Callable[[str], str]) -> bool:
        """Ask about a game that is not saved, and return whether the person leaves."""
        if self._is_saved:
            return True
        proposed = self._proposed()
        asked = self._board.words.say("terminal-ask-save", file=str(proposed))
        answer = read(f"{asked} ").strip()
        if answer == NO_FILE:
            return True
        file = Path(answer) if answer else proposed
        return not self._is_others(file) and self._write(file)

    def keep(self) -> None:
        """Keep the game of somebody who left without a word, and say how to go on."""
        if self._is_saved:
            return
        file = self._proposed()
        if self._write(file) or self._write(Path.home() / file.name):
            self._say_how(str(self._file))

    def _say_how(self, file: str) -> None:
        """Say how to go on from a file."""
        self._board.say("terminal-go-on", file=file)

    def keep_silently(self) -> None:
        """Keep the game where nobody reads any more."""
        if not self._is_saved:
            write_whole(self._proposed(), self._text())

    def _is_others(self, file: Path) -> bool:
        """Return whether a file is there that is not this game's, after saying so."""
        if not file.exists() or file == self._file:
            return False
        command = spoken(self._board.words, "save!")
        self._board.trouble(self._board.words.say("terminal-file-exists", file=str(file), command=command))
        return True

    def _text(self) -> str:
        text = self._plain()
        is_for_two = len(self._board.record.seats(self._game.scenario)) > 1
        return seal(text) if is_for_two and self._eyes_differ() else text

    def _write(self, file: Path) -> bool:
        words = self._board.words
        try:
            write_whole(file, self._text())
        except OSError as error:
            detail = error.strerror or str(error)
            self._board.trouble(words.say("terminal-not-saved", file=str(file), detail=detail))
            return False
        self._file, self._saved = file, self._plain()
        self._board.say("terminal-saved", file=str(file))
        return True

    def _proposed(self) -> Path:
        """Return the file of before, or a name in this folder that nothing has yet."""
        if self._file:
            return self._file
        stem = self._stem()
        names = (Path(f"{stem}{f'-{number}' if number else ''}.json") for number in range(MOST_NAMES))
        return next(name for name in names if not name.exists())

    def _stem(self) -> str:
        """Return how the name of a new file begins."""
        return f"{self._game.rules.name}-{self._game.scenario}-turn-{self._game.state.turn}"
