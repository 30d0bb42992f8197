"""What the terminal shows: messages, and any game as it says of itself, set for a console."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any

from rich.console import Console, Group
from rich.padding import Padding
from rich.table import Table as Grid

from algeria_lab.apps.terminal.setting import (
    Line,
    behind,
    changed,
    fitting,
    grid_of,
    rows_of,
    set_block,
    set_choices,
)
from algeria_lab.core.actions import Action, Actions
from algeria_lab.core.refusals import LabError
from algeria_lab.players.base import HUMAN
from algeria_lab.views.shared.html import Block
from algeria_lab.views.shared.numbers import percent

if TYPE_CHECKING:
    from algeria_lab.core.actions import Seat
    from algeria_lab.core.game import Game
    from algeria_lab.core.odds import Distribution
    from algeria_lab.games import Record
    from algeria_lab.views.shared.html import Page
    from algeria_lab.views.shared.messages import Messages
    from algeria_lab.views.show.showing import Pick, Sentence

# Okabe and Ito, as on the board; every coloured word also says the side.
STYLES = {"fln": "bold dark_orange", "gov": "bold dodger_blue1", "": "bold"}
PAGE = 36
RULE = 4  # what a line needs beside its heading
CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # the screen and what could be scrolled back to


class Screen:
    """Writes to a terminal, a pipe or a file, in one language.

    Args:
        words: The language.
        console: Where to write; texts are never read as markup.

    Attributes:
        board: What shows the game that is spoken of, once one is.
    """

    def __init__(self, words: Messages, console: Console) -> None:
        self.words = words
        self.console = console
        self.board: Board | None = None

    def of(self, record: Record) -> Board:
        """Return what shows a game here."""
        self.board = Board(record, self.words.language, self.console)
        return self.board

    def say(self, key: str, /, **values: str | int) -> None:
        """Write a message."""
        self.line(self.words.say(key, **values))

    def line(self, text: str = "", style: str = "") -> None:
        """Write a text as it is; where it begins with spaces, its further lines do so too."""
        indent = len(text) - len(text.lstrip(" "))
        line = Line(text[indent:], style=style)
        # Alone it would be joined into a plain text.
        self.console.print(Padding(line, (0, 0, 0, indent), expand=False) if indent else Group(line))

    def trouble(self, text: str) -> None:
        """Write what went wrong."""
        self.line(text, "bold red")

    def clear(self) -> None:
        """Clear a terminal, with what could be scrolled back to; a pipe or a file gets an empty line."""
        if self.console.is_terminal:
            self.console.file.write(CLEAR)
        self.line()

    def listed(self, names: Iterable[str]) -> str:
        """Return several names in a row."""
        return self.words.say("list-comma").join(names)

    def grid(self, *columns: str) -> Grid:
        """Return an empty table with headings in words."""
        return grid_of(self.words.say(f"terminal-column-{column}") for column in columns)


class Board(Screen):
    """Writes what a game shows.

    Args:
        record: The game.
        language: The reader's language.
        console: Where to write.
    """

    def __init__(self, record: Record, language: str, console: Console) -> None:
        self.record = record
        self.showing = record.showing(language)
        self._last: tuple[str, list[Block]] | None = None
        super().__init__(self.showing.words, console)
        self.board = self

    @property
    def example(self) -> str:
        """An action of this game, as it is typed."""
        key = f"terminal-example-{self.record.name}"
        return self.words.say(key) if self.words.has(key) else self.record.rules().vocabulary()[0]

    def player(self, name: str, seat: str) -> str:
        """Return who plays a side, in words; the name of somebody unknown here stays as it is."""
        if name == HUMAN:
            return self.words.say("terminal-player-human")
        try:
            title = self.record.players().title(name, _seat(seat), self.words.language)
        except LabError:
            return name
        return self.words.say("terminal-player-computer", title=title)

    def side(self, seat: str) -> str:
        """Return a side as a heading."""
        return str(self.showing.words.side(seat))

    def who(self, game: Game[Any], seats: Mapping[str, str]) -> None:
        """Write which game this is, and who plays."""
        self.say("terminal-war", scenario=self.showing.words.begun(game), seed=str(game.seed))
        played = self.record.seats(game.scenario)
        for seat in game.rules.seats:
            rules = self.words.say("terminal-player-rules")
            name = self.player(seats.get(seat, HUMAN), seat) if seat in played else rules
            self.say("terminal-seat", side=self.side(seat), player=name)

    def status(self, view: Any, *, news: bool = False) -> None:
        """Write where the game stands, as far as it is shown without being asked for.

        Args:
            view: What the reader sees.
            news: Whether only what has changed is written, as long as the same side decides at the same step.
        """
        title, moment = self.showing.title(view), self.showing.moment(view)
        heading = self.words.say("show-heading", scenario=title, moment=moment)
        blocks = [block for block in self.showing.position(view).blocks if not block.folded]
        blocks = blocks or [Block(((self.showing.tally(view),),))]
        known = self._last if news and self._last and self._last[0] == heading else None
        if known is None:
            self._heading(heading)
        for block in blocks:
            self._block(changed(block, known[1]) if known else block, "")
        self._last = heading, blocks

    def forget(self) -> None:
        """Begin anew: nothing of what was written can be read any more."""
        self._last = None

    def _heading(self, heading: str) -> None:
        line = Line(heading, style="bold")
        if line.cell_len + RULE > self.console.width:
            self.console.rule(style="dim")
            self.console.print(Group(line))
        else:
            self.console.rule(line, align="left", style="dim")

    def places(self, view: Any, wanted: str = "") -> None:
        """Write what opens on demand, or all if nothing does; rows that hold a text, if one is given."""
        page: Page = self.showing.position(view)
        blocks = [block for block in page.blocks if block.folded] or page.blocks
        if not any(rows_of(block, wanted) for block in blocks):
            self.say("terminal-no-row", text=wanted)
        for block in blocks:
            self._block(block, wanted)

    def page(self, page: Page) -> None:
        """Write a page: its tables and sentences, those too that open on demand elsewhere."""
        for block in page.blocks:
            self._block(block, "")

    def _block(self, block: Block, wanted: str) -> None:
        if rows := rows_of(block, wanted):
            self.console.print(Group(set_block(block, rows, self.words, self.console.width)))

    def prompt(self, view: Any, seat: str) -> None:
        """Write who has to decide what, and under which rule."""
        self.line(self.showing.awaited(view), STYLES[seat])

    def choices(self, picks: Sequence[Pick], first: int = 0, wanted: str = "") -> int:
        """Write a page of the numbered list of choices.

        Args:
            picks: All choices.
            first: How many of those that fit have been shown already.
            wanted: Only choices that hold this text are shown; they keep their numbers.

        Returns:
            How many have been shown now, 0 once there are no more.
        """
        fit = list(fitting(picks, wanted))
        shown = fit[first : first + PAGE]
        for group, members in groupby(shown, key=lambda pair: pair[1].group):
            if group:
                self.line(group, "underline")
            self.console.print(set_choices(list(members), self.console.width))
        if not fit:
            self.say("terminal-no-choice", text=wanted)
        left = len(fit) - first - len(shown)
        if left:
            self.say("terminal-more", count=left, command=self.words.say("terminal-command-more"))
        return first + len(shown) if left else 0

    def happened(self, sentences: Iterable[Sentence]) -> None:
        """Write what happened."""
        for sentence in sentences:
            self.line(f"  {sentence.text}", "bold" if sentence.begins else "")

    def numbered(self, number: int | str, text: str) -> None:
        """Write a text behind a number."""
        self.console.print(behind(number, text))

    def chances(self, asked: str, distribution: Distribution[object]) -> None:
        """Write the chances of an action as a table."""
        self.line(asked, "underline")
        grid = self.grid("result", "chance", "percent")
        for column in grid.columns[1:]:
            column.justify, column.no_wrap = "right", True
        for text, share in self.showing.chances(distribution):
            exact = f"{share.numerator}/{share.denominator}"
            grid.add_row(*map(Line, (text, exact, percent(self.words, share))))
        self.console.print(grid)
        if distribution.phase_ends:
            self.say("show-odds-until")

    def action(self, action: Action, view: Any) -> str:
        """Return an action at what its side sees, in words."""
        return str(self.showing.offers(Actions((action,), None, view))[0].text)


def _seat(seat: str) -> Seat:
    return "fln" if seat == "fln" else "gov"
