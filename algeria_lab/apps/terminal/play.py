"""Any game in a terminal: what is typed is played, all that may be seen is told, nothing is lost."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from algeria_lab.apps.terminal.choices import Choices
from algeria_lab.apps.terminal.errors import sentence
from algeria_lab.apps.terminal.explain import aim, explained
from algeria_lab.apps.terminal.eyes import Log, judge
from algeria_lab.apps.terminal.keeping import Keeper, spoken
from algeria_lab.apps.terminal.odds import show_odds
from algeria_lab.apps.terminal.reasons import asked_why
from algeria_lab.apps.terminal.saves import tell_branch
from algeria_lab.apps.terminal.shared import SharedScreen
from algeria_lab.core.refusals import LabError
from algeria_lab.core.words.typed_names import folded
from algeria_lab.players.branches import Branches

if TYPE_CHECKING:
    from pathlib import Path

    from algeria_lab.apps.terminal.screen import Board
    from algeria_lab.core.actions import Seat
    from algeria_lab.core.game import Game
    from algeria_lab.players.table import Table

Reader = Callable[[str], str]
COMMANDS = (
    "list",
    "more",
    "undo",
    "redo",
    "odds",
    "why",
    "status",
    "map",
    "areas",
    "explain",
    "log",
    "save",
    "save!",
    "help",
    "quit",
)
WHILE_COVERED = {"save", "save!", "help", "quit"}
LOG_LINES = 40


def read_line(prompt: str) -> str:
    """Read a line; where input is piped it is repeated, so that the output reads like a session.

    Raises:
        EOFError: When there is no more input.
    """
    if sys.stdin.isatty():
        return input(prompt)
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    print(prompt + line.rstrip("\n"), flush=True)
    return line


class Session:
    """A person, or two, at a table in a terminal.

    Args:
        war: The game and who sits where; with branches, the current one is played and all are saved.
        board: What shows the game.
        read: Reads a line after a prompt.
        file: Where the game is saved; None until a name is given.
    """

    def __init__(
        self,
        war: Branches[Any] | Table[Any],
        board: Board,
        read: Reader = read_line,
        file: Path | None = None,
    ) -> None:
        self._war = war if isinstance(war, Branches) else Branches(war)
        self.board = board
        self.words = board.words
        self._read = read
        self._sit(self._war.table)
        self._keeper = Keeper(self._war, board, lambda: self._shared.eyes_differ, file)
        self._listed, self._wanted = 0, ""
        self._commands: dict[str, Callable[[str], None]] = {
            "list": self._list,
            "more": lambda _: self._list(self._wanted, self._listed),
            "undo": lambda _: self._undo(),
            "redo": lambda _: self._redo(),
            "odds": self._odds,
            "why": self._why,
            "status": lambda _: self._show(),
            "map": lambda rest: self.board.places(self._choices.view, rest),
            "areas": lambda rest: self.board.places(self._choices.view, rest),
            "explain": self._explain,
            "log": self._tell_log,
            "save": self._keeper.save,
            "save!": lambda rest: self._keeper.save(rest, replace=True),
            "help": lambda _: self._help(),
        }
        self._names = self._command_names()

    def _sit(self, table: Table[Any]) -> None:
        """Sit down at a table: what happens there from now on is told."""
        self.table = table
        self._shared = SharedScreen(table, self.board.record.seats(table.game.scenario))
        self._log: Log[Any] = Log(self.board.showing, table.game)
        self._begun = table.game.ply + 1
        self._told: dict[Seat | None, int] = {}
        self._choices = Choices(table, self._shared, self.board)

    @property
    def game(self) -> Game[Any]:
        """The game on the table."""
        return self.table.game

    def _command_names(self) -> dict[str, str]:
        """Return the commands by what may be typed: the English word, and those of the language."""
        own = {spoken(self.words, name): name for name in COMMANDS}
        plain = {folded(word): name for word, name in own.items() if not name.endswith("!")}
        also = dict(pair.split(":") for pair in self.words.say("terminal-synonyms").split("|"))
        return {name: name for name in COMMANDS} | also | plain | own

    def run(self) -> None:
        """Play until the person leaves; a game that is not saved by then is kept in a new file."""
        try:
            self._welcome()
            self._go_on()
            while self._obey(self._read(self._prompt())):
                pass
        except (EOFError, KeyboardInterrupt):
            self.board.line()
            self._keeper.keep()
        except (BrokenPipeError, SystemExit):
            # Nobody reads any more (rich leaves by SystemExit then): nothing can be said, the game is kept.
            self._keeper.keep_silently()
            raise

    def _welcome(self) -> None:
        """Say what is played, by whom, and how."""
        self.board.who(self.game, self.table.seat_names)
        self._tell_aim()
        tell_branch(self._war.current, len(self._war.all), "terminal-play-branches", self.board)
        help_word = self.words.say("terminal-command-help")
        self.board.say("terminal-welcome", example=self.board.example, command=help_word)

    def _tell_aim(self) -> None:
        """Say how one wins, where a game begins."""
        for line in aim(self.board) if not self.game.ply else ():
            self.board.line(line)

    def _prompt(self) -> str:
        seat = self.game.to_move
        if seat is None:
            return "> "
        if self._shared.is_covered:
            return self.words.say("terminal-take", side=self.board.side(seat)) + " > "
        if self._shared.is_leaving:
            return self.words.say("terminal-pass-on", side=self.board.side(seat)) + " > "
        return f"{self.board.side(seat)} > "

    def _go_on(self) -> None:
        """Let computers answer, tell what happened, and show what is to be decided now."""
        self._tell()
        self.table.let_computers_act()
        self._tell()
        self._show(news=True)

    def _tell(self) -> None:
        """Tell those before the screen what they have not heard yet."""
        if self._shared.is_covered:
            return
        viewer, now = self._shared.viewer, self.game.ply + 1
        self.board.happened(self._log.sentences(viewer, self._told.get(viewer, self._begun)))
        heard = [viewer] if self._shared.eyes_differ else [None, *self.game.rules.seats]
        self._told |= dict.fromkeys(heard, now)

    def _show(self, *, news: bool = False) -> None:
        """Show where the game stands and what may be chosen; of the first only what is news, if asked."""
        seat, view = self.game.to_move, self._choices.view
        self.board.line()
        if self._shared.is_covered:
            return
        self.board.status(view, news=news)
        if seat is None:
            self.board.line(self.board.showing.awaited(view), "bold")
            self.board.say("terminal-over")
        elif not self._shared.is_leaving:
            self.board.prompt(view, seat)
            self._list("")

    def _obey(self, typed: str) -> bool:
        """Do what was typed; False to leave."""
        name, _, rest = typed.strip().partition(" ")
        command = self._names.get(name.casefold())
        if command == "quit":
            return not self._keeper.leaves(self._read)
        try:
            if self._shared.is_covered and name and command not in WHILE_COVERED:
                self.board.trouble(self.words.say("terminal-covered"))
            elif not name:
                self._enter()
            elif command:
                self._commands[command](rest.strip())
            else:
                self._play(typed)
        except LabError as error:
            self.board.trouble(self._said_of(error))
        return True

    def _said_of(self, error: LabError) -> str:
        """Return an error in the reader's language."""
        return sentence(error, self.board)

    def _enter(self) -> None:
        """Do what the Enter key alone means: show what is to be decided, or pass the screen on."""
        if self._shared.is_covered:
            self._shared.take()
            self._tell()
        elif self._shared.is_leaving:
            self._shared.leave()
            self.board.clear()
            self.board.forget()
            return
        self._show()

    def _play(self, typed: str) -> None:
        line = self._choices.line_of(typed)
        if line is None:
            self._no_number()
            return
        seat = self.game.to_move
        if self._shared.eyes_differ and seat in self._shared.people:
            judge(self.game, line, self._shared.viewer or seat, self._shared.others)
        if self._is_meant(line):
            self.table.play(line)
            self._go_on()

    def _no_number(self) -> None:
        most = len(self._choices.all)
        key = "terminal-no-number" if most else "terminal-no-choices"
        self.board.trouble(self.words.say(key, **({"most": most} if most else {})))

    def _is_meant(self, line: str) -> bool:
        """Ask about what is rarely meant, and return whether it is."""
        asks = self._choices.asks(line)
        if not asks:
            return True
        answer = self._read(self.words.say("terminal-ask", question=asks) + " ").strip().casefold()
        if answer and self.words.say("terminal-yes").startswith(answer):
            return True
        self.board.say("terminal-not-done")
        return False

    def _list(self, wanted: str, first: int = 0) -> None:
        self._wanted = wanted
        picks = self._choices.all
        if not picks and not wanted:
            self.board.say("terminal-no-choices")
            return
        self._listed = self.board.choices(picks, first, wanted)

    def _tell_log(self, rest: str) -> None:
        most = int(rest) if rest.isascii() and rest.isdigit() else LOG_LINES
        self.board.happened(self._log.sentences(self._shared.viewer)[-most or None :])

    def _help(self) -> None:
        self.board.say("terminal-help")
        for name in COMMANDS:
            key = name.replace("!", "-anyway")
            self.board.line(f"  {self.words.say(f'terminal-help-{key}', command=spoken(self.words, name))}")

    def _explain(self, rest: str) -> None:
        for line in explained(rest, self._choices.view, self.board):
            self.board.line(line)

    def _undo(self) -> None:
        action = self.table.undo((self._shared.viewer or "") if self.game.rules.hides else "")
        view = self.game.rules.observe(self.game.state, action.seat)
        self.board.say("terminal-undone", action=self.board.action(action, view))
        now = self.game.ply + 1
        self._told = {eyes: min(heard, now) for eyes, heard in self._told.items()}
        self._show()

    def _redo(self) -> None:
        self.table.redo()
        self._go_on()

    def _odds(self, rest: str) -> None:
        line = self._choices.line_of(rest) if rest else None
        if line is None:
            self.board.trouble(self.words.say("terminal-odds-of-what"))
            return
        if self._shared.is_leaving:
            self.board.trouble(self.words.say("terminal-no-choices"))
            return
        show_odds(self.game, line, self.board)

    def _why(self, rest: str) -> None:
        for text in asked_why(self.table, self._shared.viewer, rest, self.board):
            self.board.line(text)
