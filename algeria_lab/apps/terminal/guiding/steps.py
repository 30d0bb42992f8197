"""Guided play in a terminal: a scenario's steps, with all that a terminal can do at any table."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from algeria_lab.apps.terminal.errors import WrongUse
from algeria_lab.apps.terminal.guiding.files import GuideKeeper, PartKeeper, part_board
from algeria_lab.apps.terminal.guiding.telling import GuideTeller, command_word
from algeria_lab.apps.terminal.play import Reader, Session, read_line
from algeria_lab.core.words.typed_names import folded
from algeria_lab.scenarios.guide.guide import Guide, NotNow, OffTheStep
from algeria_lab.scenarios.quiz.own_words import CELLS
from algeria_lab.scenarios.quiz.shown import from_letters
from algeria_lab.scenarios.receipts import receipt_of
from algeria_lab.views.scenarios.guide.limits import taken_back_said
from algeria_lab.views.scenarios.guide.shown import leave_out, show_me

if TYPE_CHECKING:
    from collections.abc import Callable

    from algeria_lab.apps.terminal.screen import Board
    from algeria_lab.core.refusals import LabError
    from algeria_lab.players.table import Table

GUIDE_COMMANDS = (
    "next",
    "step",
    "hint",
    "answer",
    "omit",
    "key",
    "show",
    "free",
    "back",
    "debrief",
    "jump",
    "receipt",
)
# In these nothing is chosen at the board.
STANDS = ("predict", "read", "done", "watch", "part", "ask", "debrief")


class GuidedSession(Session):
    """A person who is led through a scenario in a terminal.

    Args:
        guide: The guide.
        board: What shows the game.
        scenario: The file of the scenario.
        read: Reads a line after a prompt.
        file: Where the journal is saved; None until a name is given.
    """

    def __init__(
        self,
        guide: Guide,
        board: Board,
        scenario: Path,
        read: Reader = read_line,
        file: Path | None = None,
    ) -> None:
        self.guide = guide
        self._teller, self._scenario = GuideTeller(guide, board, scenario.parent), scenario
        super().__init__(guide.table, board, read)
        self._keeper = GuideKeeper(guide, board, scenario, file)
        asides = {"hint", "key", "receipt", "step"}  # nothing follows from these
        self._commands |= {
            name: deed if name in asides else self._then_show(deed)
            for name, deed in self._own_commands().items()
        }
        self._commands["save"] = self._keeper.save
        self._commands["save!"] = lambda rest: self._keeper.save(rest, replace=True)
        guide.audience.on_seat(self._reseat)
        guide.audience.on_change(self._look_again)
        if guide.journal.inputs:
            self._teller.heard()

    def _own_commands(self) -> dict[str, Callable[[str], None]]:
        """Return what the commands of the guide do."""
        guide = self.guide
        return {
            "next": lambda _: self._next(),
            "step": lambda _: self._again(),
            "hint": self._hint,
            "answer": self._answer,
            "omit": self._omit,
            "key": self._key,
            "show": lambda _: self._show_me(),
            "free": lambda _: guide.leave(),
            "back": lambda _: guide.come_back(),
            "debrief": lambda _: guide.debrief(),
            "jump": self._jump,
            "receipt": self._receipt,
        }

    def _command_names(self) -> dict[str, str]:
        names = super()._command_names()
        own = {command_word(self.board, name): name for name in GUIDE_COMMANDS}
        plain = {folded(word): name for word, name in own.items()}
        also = {name: name for name in GUIDE_COMMANDS if name not in names}
        return names | also | plain | own

    def _then_show(self, deed: Callable[[str], None]) -> Callable[[str], None]:
        """Return what does something, and then shows what has come of it."""

        def do(rest: str) -> None:
            deed(rest)
            self._go_on()

        return do

    def _reseat(self, table: Table[Any]) -> None:
        """Sit down at another table, once all is told of the old one."""
        if table is not self.table:
            self._tell()
            self._sit(table)

    def _look_again(self) -> None:
        """Look anew at what may be chosen: another step offers something else."""
        self._choices.forget()

    def _welcome(self) -> None:
        self._teller.welcome()
        if self.guide.scenario.has_board:
            self.board.who(self.game, self.table.seat_names)

    def _prompt(self) -> str:
        if self.guide.status in STANDS:
            return self.words.say(f"guidance-prompt-{self.guide.status}") + " > "
        return super()._prompt()

    def _go_on(self) -> None:
        self._tell()
        self.table.let_computers_act()
        self._tell()
        self._show(news=True)

    def _show(self, *, news: bool = False) -> None:
        """Show the step, and the board where something is to be chosen there."""
        status = self.guide.status
        self._teller.step()
        self._teller.news()
        self._teller.exhibits()
        if status in ("play", "free"):
            self._teller.now()
            super()._show(news=news)
        elif status == "debrief":
            self._teller.debrief()
            self._teller.questions()
            self._teller.now()
        else:
            self._teller.questions()
            self._teller.now()

    def _enter(self) -> None:
        if self.guide.status in ("read", "done", "watch", "part"):
            self._commands["next"]("")
        else:
            super()._enter()

    def _next(self) -> None:
        """Go on, or let be played what is to be watched."""
        if self.guide.status == "watch":
            self.guide.watch()
        elif self.guide.status == "part":
            self._play_part()
        else:
            self.guide.go_on()

    def _play_part(self) -> None:
        """Let the other scenario of the step be played, until its debrief or until the person leaves it."""
        part = self.guide.part
        if part is not None:
            board = part_board(part, self.board)
            PartSession(part, board, self._scenario, self._read).run()
        if self.guide.status == "part":
            self.guide.end_part()

    def _again(self) -> None:
        self._teller.step(again=True)

    def _hint(self, rest: str) -> None:
        stage, name = self.guide.stage, rest.strip()
        if name:
            hint = self.guide.hint(name)
            self.board.line(self._teller.text(hint) if hint else self.words.say("guidance-no-hint"))
        elif self.guide.hint() is None or stage is None:
            self.board.say("guidance-no-hint")
        else:
            self._teller.hint(stage.step, stage.hints)

    def _answer(self, rest: str) -> None:
        """Answer a question: by its name, or the only one that is open."""
        name, _, given = rest.strip().partition(" ")
        open_questions = self.guide.open_questions
        if not (name or open_questions):
            raise WrongUse(self.words.say("guidance-no-question"))
        if name not in [question.id for question in self.guide.scenario.quiz] and len(open_questions) == 1:
            name, given = open_questions[0], rest.strip()
        asking = self.guide.asking(name)
        meant = from_letters(self.guide.scenario, asking.question, given.strip())
        if asking.question.kind == "sheet":
            meant = self._cells(given.strip())
        verdict = self.guide.answer(name, meant, self.words.language)
        self._teller.verdict(self.guide.answered(name) if verdict.counts else asking, verdict)

    def _cells(self, first: str) -> dict[str, str]:
        """Return the cells of a sheet, asked one by one; what was typed already is the first."""
        cells = {CELLS[0]: first} if first else {}
        for name in CELLS[len(cells) :]:
            cells[name] = self._read(self.words.say(f"quiz-sheet-{name}") + " ")
        return cells

    def _omit(self, rest: str) -> None:
        if rest.strip():
            self.guide.skip(rest.strip())
        else:
            leave_out(self.guide)

    def _key(self, rest: str) -> None:
        name = rest.strip() or next(iter(self.guide.open_questions), "")
        if not name:
            raise WrongUse(self.words.say("guidance-no-question"))
        self.guide.show_key(name)
        self._teller.key(self.guide.asking(name))

    def _show_me(self) -> None:
        if self.guide.status not in ("play", "watch"):
            raise WrongUse(self.words.say("guidance-not-show"))
        if undone := show_me(self.guide):
            showing = self.board.showing
            self.board.line(taken_back_said(undone, showing.words, lambda _: showing))

    def _jump(self, rest: str) -> None:
        """Go to a checkpoint; without a name, list them."""
        points = self.guide.scenario.checkpoints
        if rest.strip() in [point.step for point in points]:
            self.guide.jump(rest.strip())
            return
        self.board.say("guidance-checkpoints", count=len(points))
        for point in points:
            self.board.numbered(point.step, self._teller.text(point.title))

    def _receipt(self, rest: str) -> None:
        """Write a receipt: to a file, with a name if somebody wants one."""
        name, _, nickname = rest.strip().partition(" ")
        file = Path(name or f"{self.guide.scenario.id}-receipt.json")
        if file.exists():
            raise WrongUse(self.words.say("guidance-receipt-exists", file=str(file)))
        text = json.dumps(receipt_of(self.guide, nickname), ensure_ascii=False, indent=1)
        try:
            file.write_text(text + "\n", encoding="utf-8")
        except OSError as error:
            detail = error.strerror or str(error)
            raise WrongUse(self.words.say("terminal-not-saved", file=str(file), detail=detail)) from error
        self.board.say("guidance-receipt", file=str(file))

    def _undo(self) -> None:
        if self.guide.begins_chapter:
            raise WrongUse(self.words.say("guidance-not-undo"))
        super()._undo()

    def _said_of(self, error: LabError) -> str:
        if isinstance(error, OffTheStep):
            return self._off(error)
        if isinstance(error, NotNow):
            key = f"guidance-not-{error.problem}"
            return self.words.say(key, **{name: str(value) for name, value in error.values.items()})
        return super()._said_of(error)

    def _off(self, error: OffTheStep) -> str:
        """Return why an action is not part of the step: the author's reason, or what the step is about."""
        if error.is_early:
            return self.words.say("guidance-predict-first")
        if reason := self._teller.text(error.reason):
            return reason
        if not error.allowed:
            return self.words.say("guidance-nothing-to-play", command=command_word(self.board, "free"))
        title = self._teller.text(error.step.title if error.step else self.guide.scenario.title)
        number = self.guide.number
        named = title or self.words.say("guiding-untitled", number=number)
        hint, free = command_word(self.board, "hint"), command_word(self.board, "free")
        has_hint = "yes" if self.guide.has_hint else "no"
        return self.words.say("guidance-off-step", title=named, hint=hint, free=free, has=has_hint)

    def _help(self) -> None:
        super()._help()
        self.board.say("guidance-help")
        for name in GUIDE_COMMANDS:
            command = command_word(self.board, name)
            self.board.line(f"  {self.words.say(f'guidance-help-{name}', command=command)}")


class PartSession(GuidedSession):
    """Another scenario that is part of a step; what is done in it is kept with the whole.

    Args:
        guide: The guide of that scenario.
        board: What shows its game.
        scenario: The file of the whole.
        read: Reads a line after a prompt.
    """

    def __init__(self, guide: Guide, board: Board, scenario: Path, read: Reader) -> None:
        super().__init__(guide, board, scenario, read)
        self._keeper = PartKeeper(guide, board, scenario, None)

    def _obey(self, typed: str) -> bool:
        """Carry out a line; leaving, and an empty line in the debrief, lead back to the step."""
        name = typed.strip().partition(" ")[0].casefold()
        if self._names.get(name) == "quit" or (self.guide.status == "debrief" and not name):
            return False
        return super()._obey(typed)
