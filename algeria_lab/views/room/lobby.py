"""The part of a game's page in which two people find a table: which are open, who sits there, what is agreed.

The browser shows what stands in `view`, and sends back which of its deeds was chosen. People are numbers of
places: nobody is named.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, NotRequired, TypedDict

import anywidget
import traitlets

from algeria_lab.core.actions import SEATS
from algeria_lab.room.line import RoomLine
from algeria_lab.room.tables.record import TableRecord
from algeria_lab.room.wire import Said
from algeria_lab.views.play.session import W
from algeria_lab.views.room.table_form import OPENS, TableForm
from algeria_lab.views.shared.bundles import bundle

MOST_IN_TEAM = 4
TOLD = ("hints", "undo")  # what of that which was agreed is told in the list of tables
NEW = "new"  # the table that is being opened

Part = dict[str, Any]


class Deed(TypedDict):
    """Something that can be done, as the browser shows it.

    Attributes:
        do: What comes back when it is chosen.
        label: What stands on its button.
        look: ``primary``, ``danger`` or ``quiet``; plain without.
        ask: What is asked before, with both answers.
        options: What is chosen first, from a menu: its label, and pairs of value and text.
    """

    do: str
    label: str
    look: NotRequired[str]
    ask: NotRequired[dict[str, str]]
    options: NotRequired[dict[str, Any]]


class Lobby(anywidget.AnyWidget, Generic[W]):
    """A folded part of the page with all tables of its game, and what is said of the one at which it sits.

    Attributes:
        at: The id of the table that the page shows; empty for none.
        returns: Whether the page goes to a table of its reader by itself, as after it was loaded again.
        on_table: Called with the table to which the page is to go.
        on_deed: Called with what was chosen at the table of the page, and its value.
        options: Returns the options of a game from what was chosen on the sheet.

    Args:
        words: The reader's language.
        line: The line to the room.
        game: The name of the game.
        form: The sheet on which a table is opened.
    """

    _esm = bundle("lobby.js")
    _css = bundle("lobby.css")

    view = traitlets.Dict().tag(sync=True)

    def __init__(self, words: W, line: RoomLine, game: str, form: TableForm[W]) -> None:
        self._words, self._line, self._game, self._form = words, line, game, form
        self.at, self.returns = "", True
        self._wanted = ""
        self._tables: list[Said] = []
        self._table: Part | None = None
        self._said, self._answers = "", 0
        self.on_table: Callable[[TableRecord], object] = lambda _record: None
        self.on_deed: Callable[[str, str], object] = lambda _deed, _value: None
        self.options: Callable[[Mapping[str, Any]], dict[str, Any]] = lambda chosen: dict(chosen["options"])
        super().__init__()
        self.on_msg(self._on_message)
        self.write()

    def listen(self) -> None:
        """Begin to hear the room: the page is there."""
        for do, ear in (
            ("place", lambda _said: self.write()),
            ("tables", self._hear_tables),
            ("table", self._hear_table),
            ("refused", self._hear_refusal),
        ):
            self._line.hear(do, ear)

    def open_table(self) -> None:
        """Open the table that the sheet describes."""
        chosen, self._wanted = self._form.chosen(), NEW
        self._line.say(
            "table",
            what="open",
            game=self._game,
            scenario=chosen["scenario"],
            options=self.options(chosen),
            side=chosen["seat"],
            agreed=chosen["agreed"],
        )

    def sit(self, table: str, side: str) -> None:
        """Sit down on a side of a table."""
        self._wanted = table
        self._line.say("table", what="sit", table=table, side=side)

    def watch(self, table: str) -> None:
        """Watch a table."""
        self._wanted = table
        self._line.say("table", what="watch", table=table)

    def go_back(self, table: str) -> None:
        """Go to a table at which the reader sits already."""
        self._wanted = table
        self._line.say("table", what="since", table=table, at=0, after="")

    def show_table(self, shown: Part | None) -> None:
        """Show how the table of the page stands.

        Args:
            shown: Its ``title``; what it ``says``; the deeds of its ``bar``; ``asked``, a text and deeds, or
                None; ``clocks``; ``facts``; ``deeds``. None once the page shows no table.
        """
        self._table = shown
        self.write()

    def say(self, text: str) -> None:
        """Say something beside the tables, to screen readers, too."""
        self._said, self._answers = text, self._answers + 1
        self.write()

    def speak(self, words: W) -> None:
        """Go on in another language."""
        self._words, self._said = words, ""
        self._form.speak(words)
        self.write()

    def write(self) -> None:
        """Show everything anew."""
        say, words = self._words.say, self._words
        mine = self._of_game()
        self.view = {
            "lang": words.language,
            "dir": words.direction,
            "title": say("lobby-title-seated" if self._table else "lobby-title", count=len(mine)),
            "short": say("lobby-short"),
            "note": say("lobby-note", number=self._line.number),
            "none": "" if mine else say("lobby-none"),
            "rows": [self._row(one) for one in mine],
            "open": {"label": say("lobby-open-one"), "event": OPENS},
            "said": {"text": self._said, "answer": self._answers},
            "table": self._table,
        }

    def _of_game(self) -> list[Said]:
        return [one for one in self._tables if one["game"] == self._game and one["id"] != self.at]

    def _row(self, table: Said) -> Part:
        say = self._words.say
        agreed = table["agreed"]
        return {
            "key": table["id"],
            "title": say(
                "lobby-table", table=table["id"][1:], scenario=self._words.scenario(table["scenario"])
            ),
            "facts": [*(self._team(table, side) for side in SEATS), agreed_in_words(self._words, agreed)],
            "deeds": self._deeds(table),
        }

    def _team(self, table: Said, side: str) -> str:
        """Return who sits on a side, as numbers of places."""
        numbers, computer = table["seats"].get(side, []), table["computers"].get(side, "")
        who = "computer" if computer else "people" if numbers else "free"
        return self._words.say(
            f"lobby-team-{who}", side=self._words.side(side), places=places(self._words, numbers)
        )

    def _deeds(self, table: Said) -> list[Deed]:
        say, number, name = self._words.say, self._line.number, table["id"]
        if any(number in team for team in table["seats"].values()) or number in table["watchers"]:
            return [Deed(do=f"back {name}", label=say("lobby-back"), look="primary")]
        deeds = []
        if not table["over"]:
            deeds = [
                self._seat(table, side) for side in SEATS if len(table["seats"].get(side, [])) < MOST_IN_TEAM
            ]
        if table["agreed"]["watched"]:
            deeds.append(Deed(do=f"watch {name}", label=say("lobby-watch"), look="quiet"))
        return deeds

    def _seat(self, table: Said, side: str) -> Deed:
        """Return how one sits down on a side: where somebody sits already, as one of their team."""
        team, words = table["seats"].get(side, []), self._words
        listed = words.listed([words.number(number) for number in team]) if team else ""
        named = {"seat": side, "game": self._game, "listed": listed}
        label = words.say("lobby-join" if team else "lobby-sit", count=len(team), **named)
        return Deed(do=f"sit {table['id']} {side}", label=label)

    # Hearing

    def _hear_tables(self, said: Said) -> None:
        self._tables = said["tables"]
        self.write()

    def _hear_table(self, said: Said) -> None:
        """Go to a table that the reader wanted; by itself only where the page has just been loaded."""
        record = TableRecord.read(said["record"])
        number = self._line.number
        is_theirs = bool(record.sides_of(number)) or number in record.watchers
        if record.game != self._game or record.id == self.at or not is_theirs:
            return
        is_wanted = self._wanted in (record.id, NEW)
        if is_wanted or (self.returns and not self._wanted and not self.at and not record.over):
            self._wanted, self._said = "", ""
            self.on_table(record)

    def _hear_refusal(self, said: Said) -> None:
        """Say why the reader does not sit where they wished."""
        if said["table"] in (self._wanted, "") and self._wanted:
            self._wanted = ""
            self.say(self._refused(str(said["why"]), str(said["table"])))

    def _refused(self, why: str, table: str) -> str:
        """Return why the reader does not sit where they wished, and where they sit already."""
        words, number = self._words, self._line.number
        own = [one for one in self._tables if any(number in team for team in one["seats"].values())]
        if why == "many":
            names = [words.say("table-name", table=one["id"][1:]) for one in own if not one["over"]]
            return words.say("table-refused-many", count=len(names), listed=words.listed(names))
        sides = [side for one in own if one["id"] == table for side in SEATS if number in one["seats"][side]]
        if why == "sits" and sides:
            return words.say("table-refused-sits", seat=sides[0], game=self._game)
        return words.say(f"table-refused-{why}", most=MOST_IN_TEAM)

    def _on_message(self, _widget: object, message: Any, _buffers: object) -> None:
        match message:
            case {"kind": "do", "do": str(deed), "value": str(value)}:
                self._do(deed.split(" "), value)

    def _do(self, deed: Sequence[str], value: str) -> None:
        match deed:
            case ["sit", table, side]:
                self.sit(table, side)
            case ["watch", table]:
                self.watch(table)
            case ["back", table]:
                self.go_back(table)
            case [other]:
                self.on_deed(other, value)


def places(words: W, numbers: Sequence[int]) -> str:
    """Return places as text: ``place 3``, ``places 3 and 7``."""
    listed = [words.number(number) for number in numbers]
    return words.say("lobby-places", count=len(listed), listed=words.listed(listed)) if listed else ""


def agreed_in_words(words: W, agreed: Mapping[str, Any]) -> str:
    """Return what was agreed, in one line."""
    said = []
    for key, is_allowed in (("allows", True), ("denies", False)):
        if names := [words.say(f"lobby-{key}-{name}") for name in TOLD if agreed[name] is is_allowed]:
            said.append(words.say(f"lobby-{key}", listed=words.listed(names)))
    return " ".join([*said, words.say("lobby-timed", minutes=agreed["minutes"])])
