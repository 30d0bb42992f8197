"""The same war in a terminal: what is typed is played, everything that happens is told, nothing is lost."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from algeria_lab.algeria.consequences import action_odds
from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.apps.terminal_errors import WrongUse, sentence
from algeria_lab.apps.terminal_reasons import reasons
from algeria_lab.apps.terminal_saves import tell_branch
from algeria_lab.apps.terminal_screen import by_group
from algeria_lab.core.actions import Action, parse_line
from algeria_lab.core.refusals import LabError, TooManyOutcomes
from algeria_lab.players.branches import Branches
from algeria_lab.views.algeria.logbook import Logbook
from algeria_lab.views.algeria.scene import make_scene

if TYPE_CHECKING:
    from algeria_lab.algeria.state import State
    from algeria_lab.apps.terminal_screen import Scene, Screen
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
    "log",
    "save",
    "save!",
    "help",
    "quit",
)
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
        screen: Where to write.
        read: Reads a line after a prompt.
        file: Where the war is saved; None until a name is given.
    """

    def __init__(
        self,
        war: Branches[State] | Table[State],
        screen: Screen,
        read: Reader = read_line,
        file: Path | None = None,
    ) -> None:
        self._war = war if isinstance(war, Branches) else Branches(war)
        self.table = self._war.table
        self.screen = screen
        self.words = screen.words
        self.file = file
        self._read = read
        self._logbook = Logbook(self.words)
        self._told = len(self._logbook.lines(self.game))
        self._saved = self._war.save_text()
        self._listed, self._wanted = 0, ""
        self._names = self._command_names()
        self._commands: dict[str, Callable[[str], None]] = {
            "list": self._list,
            "more": lambda _: self._list(self._wanted, self._listed),
            "undo": lambda _: self._undo(),
            "redo": lambda _: self._redo(),
            "odds": self._odds,
            "why": self._why,
            "status": lambda _: self._show(),
            "map": lambda rest: self.screen.places(self.scene(), rest),
            "areas": lambda rest: self.screen.places(self.scene(), rest),
            "log": self._log,
            "save": self._save,
            "save!": lambda rest: self._save(rest, replace=True),
            "help": lambda _: self._help(),
        }
        self._scene_at: tuple[object, Scene] | None = None

    @property
    def game(self) -> Game[State]:
        """The game on the table."""
        return self.table.game

    def _command_names(self) -> dict[str, str]:
        """Return the commands by what may be typed: the English word, and that of the language."""
        return {name: name for name in COMMANDS} | {self._spoken(name): name for name in COMMANDS}

    def _spoken(self, command: str) -> str:
        """Return a command as the language calls it; the mark of insistence stays."""
        name = command.removesuffix("!")
        return self.words.say(f"terminal-command-{name}") + command[len(name) :]

    def run(self) -> None:
        """Play until the person leaves; a war that is not saved by then is kept in a new file."""
        try:
            self.screen.who(self.game, self.table.seat_names)
            tell_branch(self._war.current, len(self._war.all), "terminal-play-branches", self.screen)
            self.screen.say("terminal-welcome", command=self.words.say("terminal-command-help"))
            self._go_on()
            while self._obey(self._read(self._prompt())):
                pass
        except (EOFError, KeyboardInterrupt):
            self.screen.line()
            self._keep()
        except (BrokenPipeError, SystemExit):
            # Nobody reads any more (rich leaves by SystemExit then), so nothing can be said; the war is kept.
            if not self._is_saved():
                (self.file or self._new_file()).write_text(self._war.save_text(), encoding="utf-8")
            raise

    def _prompt(self) -> str:
        seat = self.game.to_move
        return f"{self.words.side(seat)} > " if seat else "> "

    def scene(self) -> Scene:
        """Return the position as the board would show it."""
        at = self.game.history[-1]
        if self._scene_at is None or self._scene_at[0] is not at:
            scene = make_scene(self.game, self.words, (), yours=self.table.person_decides)
            choices = [self._with_odds(choice) for choice in by_group(scene["actions"])]
            self._scene_at = at, {**scene, "actions": choices}
        return self._scene_at[1]

    def _with_odds(self, choice: Mapping[str, Any]) -> Mapping[str, Any]:
        """Return a choice with its odds in words, where dice fall for it."""
        if not choice.get("rolls"):
            return choice
        try:
            chances = action_odds(AlgeriaRules(), self.game.state, Action.parse(choice["id"]))
        except TooManyOutcomes:
            return {**choice, "odds": self.words.say("scene-odds-too-many")}
        return {**choice, "odds": self.words.odds(chances)}

    def _go_on(self) -> None:
        """Let computers answer, tell what happened, and show what is to be decided now."""
        self._tell()
        self.table.let_computers_act()
        self._tell()
        self._show()

    def _tell(self) -> None:
        lines = self._logbook.lines(self.game)
        self.screen.happened(lines[self._told :])
        self._told = len(lines)

    def _show(self) -> None:
        scene = self.scene()
        self.screen.line()
        self.screen.status(scene)
        if over := scene.get("over"):
            self.screen.line(over["text"], "bold")
            self.screen.say("terminal-over")
        else:
            self.screen.prompt(scene)
            self._list("")

    def _obey(self, typed: str) -> bool:
        """Do what was typed; False to leave."""
        name, _, rest = typed.strip().partition(" ")
        command = self._names.get(name.casefold())
        if command == "quit":
            return self._quit()
        try:
            if not name:
                self._show()
            elif command:
                self._commands[command](rest.strip())
            else:
                self._play(typed)
        except LabError as error:
            self.screen.trouble(sentence(error, self.words))
        return True

    def _play(self, typed: str) -> None:
        line = self._numbered(typed)
        if line is None:
            self.screen.trouble(self.words.say("terminal-no-number", most=len(self.scene()["actions"])))
            return
        self.table.play(line)
        self._go_on()

    def _numbered(self, typed: str) -> str | None:
        """Return the action that a number stands for, or the text itself; None for a number too large."""
        text = typed.strip()
        if not text.isascii() or not text.isdigit():
            return text
        actions = self.scene()["actions"]
        return actions[int(text) - 1]["id"] if 0 < int(text) <= len(actions) else None

    def _list(self, wanted: str, first: int = 0) -> None:
        self._wanted = wanted
        self._listed = self.screen.choices(self.scene()["actions"], first, wanted)

    def _log(self, rest: str) -> None:
        most = int(rest) if rest.isascii() and rest.isdigit() else LOG_LINES
        self.screen.happened(self._logbook.lines(self.game)[-most or None :])

    def _help(self) -> None:
        self.screen.say("terminal-help")
        for name in COMMANDS:
            key = name.replace("!", "-anyway")
            self.screen.line(f"  {self.words.say(f'terminal-help-{key}', command=self._spoken(name))}")

    def _undo(self) -> None:
        action = self.table.undo()
        self.screen.say("terminal-undone", action=self.words.action(action, self.game.state))
        self._told = len(self._logbook.lines(self.game))
        self._show()

    def _redo(self) -> None:
        self.table.redo()
        self._go_on()

    def _odds(self, rest: str) -> None:
        line = self._numbered(rest) if rest else None
        if line is None:
            self.screen.trouble(self.words.say("terminal-odds-of-what"))
            return
        show_odds(self.game, line, self.screen)

    def _why(self, rest: str) -> None:
        """Tell every question of the last choice, or what decided each of several."""
        standing = [ply for ply in self.table.reasons if ply <= self.game.ply]
        if not standing:
            self.screen.say("terminal-why-nothing")
            return
        several = rest.isascii() and rest.isdigit() and int(rest) > 0
        for ply in sorted(standing)[-int(rest) :] if several else [max(standing)]:
            before = self.game.history[ply - 1].state
            choice = self.table.reasons[ply]
            for text in reasons(choice, before, self.words, decisive=several):
                self.screen.line(text)

    def _save(self, rest: str, *, replace: bool = False) -> None:
        file = Path(rest) if rest else self.file or self._new_file()
        if file.exists() and file != self.file and not replace:
            self.screen.trouble(self.words.say("terminal-file-exists", file=str(file)))
            return
        self._write(file)

    def _write(self, file: Path) -> bool:
        text = self._war.save_text()
        try:
            file.write_text(text, encoding="utf-8")
        except OSError as error:
            self.screen.trouble(
                self.words.say("terminal-not-saved", file=str(file), detail=error.strerror or str(error))
            )
            return False
        self.file, self._saved = file, text
        self.screen.say("terminal-saved", file=str(file))
        return True

    def _new_file(self) -> Path:
        """Return a name in this folder that nothing has yet."""
        stem = f"{self.game.rules.name}-{self.game.scenario}-turn-{self.game.state.turn}"
        names = (Path(f"{stem}{f'-{number}' if number else ''}.json") for number in range(10_000))
        return next(name for name in names if not name.exists())

    def _is_saved(self) -> bool:
        return not self.table.people_have_acted or self._war.save_text() == self._saved

    def _quit(self) -> bool:
        """Leave, after asking about a war that is not saved; False means to leave."""
        if self._is_saved():
            return False
        proposed = self.file or self._new_file()
        answer = self._read(self.words.say("terminal-ask-save", file=str(proposed)) + " ").strip()
        if answer == "-":
            return False
        file = Path(answer) if answer else proposed
        if file.exists() and file != self.file:
            self.screen.trouble(self.words.say("terminal-file-exists", file=str(file)))
            return True
        return not self._write(file)

    def _keep(self) -> None:
        """Keep the war of somebody who left without a word, and say how to go on."""
        if self._is_saved():
            return
        file = self.file or self._new_file()
        if self._write(file) or self._write(Path.home() / file.name):
            self.screen.say("terminal-go-on", file=str(self.file))


def show_odds(game: Game[State], line: str, screen: Screen) -> None:
    """Write the exact chances of the last action of a line; the parts before it are played on a fork.

    Raises:
        WrongUse: If a part before the last rolls dice.
        IllegalAction: If a part is refused.
    """
    words = screen.words
    *before, last = parse_line(line)
    twin = game.fork()
    for part in before:
        twin.play(part)
        if twin.history[-1].obstacle:
            raise WrongUse(words.say("terminal-odds-after-dice", action=part))
    action: Action = twin.rules.complete(twin.state, last)
    distribution = action_odds(AlgeriaRules(), twin.state, action)
    screen.chances(words.action(action, twin.state), words.odds_rows(distribution))
