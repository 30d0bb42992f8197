"""The page of the studio: what the browser asks for is done, and what stands in the way is said."""

from __future__ import annotations

import json
import secrets
from typing import TYPE_CHECKING, Any

import ipywidgets

from algeria_lab.checking.causes import told
from algeria_lab.checking.faults import WrongFile
from algeria_lab.checking.formats.yaml_edit import CannotEdit, Change, YamlEdit, applied
from algeria_lab.checking.formats.yaml_write import Place, pair_written
from algeria_lab.checking.texts import has_half_signs
from algeria_lab.core.keeping.positions import Position
from algeria_lab.core.keeping.saves import read_save
from algeria_lab.core.keeping.sealed_saves import unseal
from algeria_lab.core.refusals import LabError, SaveError
from algeria_lab.experiments.measuring.subjects import SUBJECTS, subject
from algeria_lab.scenarios.from_text import SCENARIO
from algeria_lab.views.pages.studio.clicked import OrderRoom, Seater
from algeria_lab.views.pages.studio.completing import completed
from algeria_lab.views.pages.studio.difference import difference
from algeria_lab.views.pages.studio.edits import TOP, changes_of, in_browser, told_of
from algeria_lab.views.pages.studio.first.examples import NOTHING, starter_text, starters
from algeria_lab.views.pages.studio.first.exercise import CHECK, PLAY, SHARE, done, exercise
from algeria_lab.views.pages.studio.form import long_lists, make_form, step_names
from algeria_lab.views.pages.studio.handed.files import handed_out
from algeria_lab.views.pages.studio.handed.sharing import Rooms, packed, room_view
from algeria_lab.views.pages.studio.moving import SET_UP, Wish
from algeria_lab.views.pages.studio.position import PositionView
from algeria_lab.views.pages.studio.rooms import Leaf, Opener, PlayRoom
from algeria_lab.views.pages.studio.said_orders import SaidOrders
from algeria_lab.views.pages.studio.verdict import look, spots, verdict
from algeria_lab.views.pages.studio.widget import Message, StudioWidget
from algeria_lab.views.pages.studio.wishes import objection
from algeria_lab.views.shared.messages import Messages
from algeria_lab.views.shared.page_head import PageHead
from algeria_lab.views.shared.save_links import WrongSaveLink, unpack

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from algeria_lab.scenarios.forms.whole import Scenario

MEND_FIRST = "studio-mend-first"  # said where something is shown that must be mended before
MOST_OFFERED = 300  # words that an editor lists


class StudioPage(ipywidgets.VBox):
    """Everything of the page in one widget.

    Args:
        language: ``en`` or ``fr``.
        opener: Makes a scenario ready to be played.
        seater: Puts a table on a board, on which an order is clicked.
        rooms: Says how a room is opened for a class; None where the reader can open none.

    Attributes:
        studio: Text, faults and views.
        position: The board.
    """

    def __init__(self, language: str, opener: Opener, seater: Seater, rooms: Rooms | None = None) -> None:
        self._words, self._rooms = Messages(language), rooms
        self._head = PageHead(language, self._speak, page="studio")
        self.position = PositionView(language, self._wish)
        self._play, self._graph, self._keys = PlayRoom(opener), Leaf(), Leaf()
        self._order = OrderRoom(self._words, seater, self._tell_order, self._ordered)
        self._said = SaidOrders()
        tabs = {"position": self.position, "play": self._play, "graph": self._graph, "keys": self._keys}
        tabs["order"] = self._order
        self.studio = StudioWidget(self._words, tabs, self._answer, **self._offered())
        self._looked = look("")
        self._ticket = self._answers = self._laid = 0
        self._beside: set[str] = set()  # what was done with the scenario, rather than in it
        super().__init__(
            [self._head, self.studio, self._head.next], layout=ipywidgets.Layout(overflow="visible")
        )
        for name in ("al-room", "al-studio-page"):
            self.add_class(name)
        self._entitle()
        self._new({"which": NOTHING})

    def _entitle(self) -> None:
        say = self._words.say
        self._head.entitle(self._words, say("studio-title"), say("studio-introduction"))

    def _offered(self) -> dict[str, Any]:
        """Return what there is to begin from, and the first exercise."""
        return {"starters": starters(self._words), "exercise": exercise(self._words.language)}

    def _speak(self, change: Mapping[str, Any]) -> None:
        """Say everything in another language; the text stays as it is."""
        self._words = Messages(change["new"])
        self._entitle()
        for name, value in self._offered().items():
            setattr(self.studio, name, value)
        self.studio.speak(self._words)
        self.position.speak(self._words.language, self._looked.data)
        self._order.speak(self._words)
        self._judge()

    def _answer(self, message: Message) -> None:
        deeds: dict[str, Callable[[Message], None]] = {
            "check": self._check,
            "edit": self._edit,
            "new": self._new,
            "link": self._link,
            "war": self._war,
            "complete": self._complete,
            "share": self._share,
            "lay": self._lay,
            "hand": self._hand,
            "show": self._show,
            "order": self._click,
        }
        deeds[message["kind"]](message)

    def _check(self, message: Message) -> None:
        """Look at the text as it stands now."""
        before = self._looked
        self._looked, self._ticket = look(message["text"], self._words.language), message["ticket"]
        if self._looked.data != before.data and self._looked.findings:
            self.position.show(self._looked.data)
        if self._looked.is_playable and self.studio.message.get("text") == self._words.say(MEND_FIRST):
            self.studio.tell("")
        self._judge()

    def _judge(self) -> None:
        """Tell the browser what was found, and what the form shows of it."""
        looked = self._looked
        with self.studio.hold_sync():
            self.studio.form = make_form(looked.data, self._words) if looked.findings else []
            self.studio.lists = long_lists(looked.data, self._words)
            self.studio.fields = self.position.fields
            self.studio.spots = spots(looked)
            self.studio.steps = step_names(looked.data, self._words)
            beside = {*self._beside, CHECK} if looked.is_playable else self._beside
            wrong = [fault.path for fault in looked.faults if not (fault.is_warning or fault.file)]
            told = {"done": done(looked.data, beside, wrong)}
            self.studio.verdict = verdict(looked, self._ticket, self._words) | told
        self.studio.said = self._said.of(looked, self._words.language)

    def _note(self, deed: str) -> None:
        """Remember that something was done with the scenario, for those who are led through it."""
        self._beside.add(deed)
        self._judge()

    def _edit(self, message: Message) -> None:
        """Say what a deed on the form changes in the text; nothing where it can only be written there."""
        changes: list[Change] = []
        try:
            changes = changes_of(message["text"], message, self._words)
            if SET_UP in message["path"]:
                changes = self._possible(message["text"], changes)
            elif changes and (gone := told_of(message["text"], message, self._words)):
                self.studio.tell(gone)
        except (CannotEdit, WrongFile):
            where = ".".join(map(str, message["path"]))
            self.studio.tell(self._words.say("studio-only-text", where=where), fault=True)
        told = in_browser(message["text"], changes)
        self.studio.send({"kind": "changes", "ticket": message["ticket"], "changes": told})

    def _possible(self, text: str, changes: list[Change]) -> list[Change]:
        """Return changes of a position; none, and why, if nobody could play from there."""
        why = objection(text, applied(text, changes), self._words.language)
        self.studio.tell(self._words.say("studio-cannot-stand", why=why) if why else "", fault=bool(why))
        return [] if why else changes

    def _wish(self, wishes: list[Wish]) -> None:
        """Write what was moved on the board: the browser asks for the edit, as for one on the form."""
        told = [{"path": list(wish.path), "value": wish.value} for wish in wishes]
        self.studio.send({"kind": "wish", "wishes": told})

    def _click(self, message: Message) -> None:
        """Do something at the board on which an order is clicked; what was said before is past."""
        self.studio.tell("")
        self._order.answer(message)

    def _tell_order(self, bar: Mapping[str, Any]) -> None:
        """Say over the board on which an order is clicked how far it has come."""
        self._answers += 1  # a second, equal answer is an answer, too
        self.studio.order = {**bar, "answer": self._answers}

    def _ordered(self, path: list[str | int], field: str, lines: list[str]) -> None:
        """Write an order that was clicked, as if it had been typed into its field."""
        written = "\n".join(lines)
        self.studio.tell(self._words.say("studio-order-written", line="; ".join(lines)))
        self.studio.send({"kind": "order", "path": path, "value": written, "field": field})

    def _new(self, message: Message) -> None:
        """Begin from an example or from five lines."""
        self._beside.clear()
        self.studio.put_text(starter_text(message["which"], self._words), secrets.token_hex(8))

    def _link(self, message: Message) -> None:
        """Open what somebody has handed on; it is shown as text and looked at like any other."""
        try:
            text = unpack(message["text"])
        except WrongSaveLink as error:
            self.studio.tell(self._words.say(f"studio-link-{error.fault}"), fault=True)
            return
        self.studio.put_text(text, secrets.token_hex(8))
        self.studio.tell(self._words.say("studio-link-opened"))

    def _complete(self, message: Message) -> None:
        """Say what fits where somebody writes."""
        place = message["line"], message["column"]
        offered = completed(message["text"], *place, self._looked.data, self._words.language)
        rows = [one._asdict() for one in offered[:MOST_OFFERED]]
        self.studio.send({"kind": "offered", "number": message["number"], "rows": rows})

    def _war(self, message: Message) -> None:
        """Begin a scenario where a war has come to."""
        try:
            text = text_from(unpack(message["text"]), self._words)
        except (WrongSaveLink, SaveError) as error:
            why = told(error, self._words.language)
            self.studio.tell(f"{self._words.say('studio-war-not-taken')} {why}", fault=True)
            return
        self.studio.put_text(text, secrets.token_hex(8))
        self.studio.tell(self._words.say("studio-war-taken"))

    def _share(self, message: Message) -> None:
        """Pack the text for links: as it is, for authors, and without keys, for learners."""
        if has_half_signs(message["text"]):
            self.studio.tell(self._words.say("studio-half-sign"), fault=True)
            return
        letters, fault = packed(message["text"], self._words)
        if fault:
            self.studio.tell(self._words.say("studio-not-for-learners", fault=fault), fault=True)
        self.studio.room = room_view(self._rooms, message["text"], self._words)
        self.studio.hand_on(letters)
        if letters["learner"]:
            self._note(SHARE)

    def _lay(self, message: Message) -> None:
        """Lay the file where the line that opens a room finds it."""
        if not has_half_signs(message["text"]):
            self._laid += 1
            view = room_view(self._rooms, message["text"], self._words, message["how"])
            self.studio.room = view | {"answer": self._laid}

    def _hand(self, message: Message) -> None:
        """Write a file for a class, and hand it to the browser."""
        looked = look(message["text"], self._words.language)
        scenario = looked.findings.scenario if looked.findings else None
        if scenario is None or not looked.is_playable or has_half_signs(message["text"]):
            self.studio.tell(self._words.say(MEND_FIRST), fault=True)
            return
        try:
            file = handed_out(message["what"], message["text"], scenario, self._words)
        except LabError as error:
            why = told(error, self._words.language)
            self.studio.tell(f"{self._words.say('studio-not-shown')} {why}", fault=True)
        else:
            self.studio.tell(self._words.say("studio-handed-out", file=file["name"]))
            self.studio.send({"kind": "file", **file})

    def _show(self, message: Message) -> None:
        """Show what stands behind a tab; only a scenario without faults can be played."""
        looked = look(message["text"], self._words.language)
        scenario = looked.findings.scenario if looked.findings else None
        if scenario is None or not (looked.is_playable or message["what"] == "graph"):
            self.studio.tell(self._words.say(MEND_FIRST), fault=True)
            return
        try:
            self._bring(scenario, message["what"], message["step"])
        except LabError as error:
            why = told(error, self._words.language)
            self.studio.tell(f"{self._words.say('studio-not-shown')} {why}", fault=True)
        else:
            self.studio.tell("")

    def _bring(self, scenario: Scenario, what: str, step: str) -> None:
        match what:
            case "play":
                self._play.begin(scenario, self._words.language, step)
                self._note(PLAY)
            case "graph":
                self._graph.show_graph(scenario, self._words)
            case "keys":
                self._keys.show_keys(scenario, self._words)


START = "start: 1956-like\n"  # the line of a new scenario that the position takes the place of


def text_from(save: str, words: Messages) -> str:
    """Return the text of a scenario that begins where a saved game ends.

    Args:
        save: The text of the save.
        words: The reader's language.

    Raises:
        SaveError: If it holds no game.
    """
    games = {name: subject(name).rules for name in SUBJECTS}
    game, _ = read_save(unseal(save, "war"), games, name="war")
    position = Position.of(game.rules.name, game.state.to_json(), game.scenario)
    lines = [f"game: {game.rules.name}", f"side: {game.to_move or 'both'}"]
    changes = difference(position, game.rules)
    if changes is None:
        said = words.say("studio-taken", turn=position.turn)
        written = json.dumps(position.to_json(), ensure_ascii=False)
        lines += [f"# {said}", f"start: {{position: {written}}}"]
    else:
        said = words.say("studio-taken-difference", turn=position.turn)
        lines += [f"# {said}", pair_written("start", position.scenario, Place())]
    text = starter_text(NOTHING, words).replace(START, "\n".join([*lines, ""]))
    edits = YamlEdit(text, SCENARIO).put((SET_UP,), changes, TOP) if changes else []
    return applied(text, edits)
