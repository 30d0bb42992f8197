"""What the terminal shows of a war: the scene of the board, as text."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any

from rich import box
from rich.columns import Columns
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from algeria_lab.algeria.geography import AREA_IDS, AREAS
from algeria_lab.algeria.units import KIND
from algeria_lab.apps.terminal_errors import player
from algeria_lab.players.base import HUMAN

if TYPE_CHECKING:
    from algeria_lab.algeria.state import State
    from algeria_lab.core.game import Game
    from algeria_lab.views.algeria.words.text import Words

Scene = Mapping[str, Any]
# Okabe and Ito, as on the board; every coloured word also says the side.
STYLES = {"fln": "bold dark_orange", "gov": "bold dodger_blue1", "": "bold"}
PAGE = 36
HIDDEN_TRACKS = frozenset({"turn"})


class Screen:
    """Writes to a terminal, a pipe or a file, in one language.

    Args:
        words: The language.
        console: Where to write; texts are never read as markup.
    """

    def __init__(self, words: Words, console: Console) -> None:
        self.words = words
        self.console = console

    def say(self, key: str, /, **values: str | int) -> None:
        """Write a message."""
        self.line(self.words.say(key, **values))

    def line(self, text: str = "", style: str = "") -> None:
        """Write a text as it is."""
        self.console.print(Text(text, style=style))

    def trouble(self, text: str) -> None:
        """Write what went wrong."""
        self.line(text, "bold red")

    def who(self, game: Game[State], seats: Mapping[str, str]) -> None:
        """Write which war this is, and who plays."""
        self.say("terminal-war", scenario=self.words.begun(game), seed=str(game.seed))
        for seat in game.rules.seats:
            name = player(seats.get(seat, HUMAN), seat, self.words)
            self.say("terminal-seat", side=self.words.side(seat), player=name)

    def status(self, scene: Scene) -> None:
        """Write where the war stands."""
        self.console.rule(Text(scene["heading"], style="bold"), align="left", style="dim")
        tracks = [
            Text.assemble((f"{track['label']} ", ""), (track["text"], STYLES[track["side"]]))
            for track in scene["tracks"]
            if track["id"] not in HIDDEN_TRACKS
        ]
        self.console.print(Columns(tracks, padding=(0, 3)))

    def prompt(self, scene: Scene) -> None:
        """Write who has to decide what, and under which rule."""
        prompt = scene["prompt"]
        self.console.print(Text.assemble((prompt["text"], STYLES[prompt["seat"]]), f" {prompt['why']}"))

    def choices(self, actions: Sequence[Mapping[str, Any]], first: int = 0, wanted: str = "") -> int:
        """Write a page of the numbered list of legal actions.

        Args:
            actions: All legal actions, as in a scene.
            first: How many of those that fit have been shown already.
            wanted: Only actions that hold this text are shown; they keep their numbers.

        Returns:
            How many have been shown now, 0 once there are no more.
        """
        fitting = [
            (number, action) for number, action in enumerate(actions, 1) if holds(_text_of(action), wanted)
        ]
        shown = fitting[first : first + PAGE]
        for group, members in groupby(shown, key=lambda pair: pair[1]["group"]):
            self._group(str(group), list(members))
        if not fitting:
            self.say("terminal-no-choice", text=wanted)
        left = len(fitting) - first - len(shown)
        if left:
            self.say("terminal-more", count=left, command=self.words.say("terminal-command-more"))
        return first + len(shown) if left else 0

    def _group(self, group: str, members: list[tuple[int, Mapping[str, Any]]]) -> None:
        self.line(group, "underline")
        self.console.print(Columns([_choice(number, action) for number, action in members], padding=(0, 2)))

    def happened(self, lines: Iterable[Mapping[str, Any]]) -> None:
        """Write lines of the log."""
        for line in lines:
            style = "bold" if line["kind"] == "entered" else ""
            self.console.print(Text.assemble(("  ", ""), (line["text"], style)))

    def places(self, scene: Scene, wanted: str = "") -> None:
        """Write the places as a table, those whose row holds a text if one is given."""
        grid = self.grid("place", "marks", "fln", "gov")
        rows = [self._place(place, shown, scene) for place, shown in scene["places"].items()]
        for row in rows:
            if holds(" ".join(row), wanted):
                grid.add_row(*map(Text, row))
        self.console.print(grid)

    def _place(self, place: str, shown: Mapping[str, Any], scene: Scene) -> tuple[str, ...]:
        words = self.words
        lying = shown.get("marks", {})
        marks = [words.say(f"scene-control-{shown['control'] or 'none'}")] if place in AREA_IDS else []
        marks += [words.say(f"scene-{mark}") for mark in ("terror", "resettled") if mark in lying]
        marks += [words.say("scene-kind-remote")] if "remote" in lying or _is_remote(place) else []
        pieces = scene["pieces"].get(place, {}).values()
        sides = [
            [piece["label"] for piece in pieces if KIND[piece["kind"]].side == side]
            for side in ("fln", "gov")
        ]
        return words.place(place), words.listed(marks), *map(words.listed, sides)

    def grid(self, *columns: str) -> Grid:
        """Return an empty table with headings in words."""
        heads = [self.words.say(f"terminal-column-{column}") for column in columns]
        return Grid(*heads, box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)

    def chances(self, asked: str, rows: Iterable[tuple[str, str, str]]) -> None:
        """Write the chances of an action as a table."""
        self.line(asked, "underline")
        grid = self.grid("result", "chance", "percent")
        for column in grid.columns[1:]:
            column.justify, column.no_wrap = "right", True
        for row in rows:
            grid.add_row(*map(Text, row))
        self.console.print(grid)


def _is_remote(place: str) -> bool:
    return place in AREAS and AREAS[place].kind == "remote"


def holds(text: str, wanted: str) -> bool:
    """Return whether *text* holds *wanted*, from the beginning of a word."""
    return re.search(rf"(?<!\w){re.escape(wanted)}", text, re.IGNORECASE) is not None


def by_group(actions: Iterable[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """Return actions with those of one heading together, in the order in which the headings first appear."""
    groups: dict[str, list[Mapping[str, Any]]] = {}
    for action in actions:
        groups.setdefault(action["group"], []).append(action)
    return [action for members in groups.values() for action in members]


def _text_of(action: Mapping[str, Any]) -> str:
    return f"{action['group']} {action['text']} {action['id']}"


def _choice(number: int, action: Mapping[str, Any]) -> Text:
    more = action.get("odds") or action.get("price", "")
    return Text.assemble((f"{number:4} ", "bold"), action["text"], (f"   {more}" if more else "", "dim"))
