"""Orders that are clicked on the board of the studio: what one does there is what the learner is to do."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

import ipywidgets

from algeria_lab.checking.faults import WrongFile, sentence
from algeria_lab.checking.formats.yaml_text import read_yaml
from algeria_lab.core.refusals import LabError
from algeria_lab.scenarios.from_text import SCENARIO
from algeria_lab.scenarios.guide.walks.pilot import Stuck
from algeria_lab.scenarios.guide.walks.recorded import OPENING, Place, Recorder, place_of, taken
from algeria_lab.views.pages.studio.position import ALGERIA, SHOWINGS
from algeria_lab.views.pages.studio.said_orders import deed_said, showing_of
from algeria_lab.views.pages.studio.wishes import reason
from algeria_lab.views.show.speaker import Speaker

if TYPE_CHECKING:
    from algeria_lab.checking.spots import Marked
    from algeria_lab.core.game import Game
    from algeria_lab.players.table import Table
    from algeria_lab.views.play.session import Session
    from algeria_lab.views.shared.messages import Messages

# Puts a table on a board, in a language.
Seater: TypeAlias = "Callable[[Table[Any], str], Session[Any, Any]]"
CLOSED: Mapping[str, Any] = {"open": False}


@dataclass
class Desk:
    """An order that is being clicked.

    Attributes:
        recorder: Where it begins.
        session: The board.
        path: Where it is to stand.
        field: Of which kind the field is.
        since: How many actions had been taken in the game when it began.
        at_start: Whether it begins where the scenario does, for nobody comes to its step.
    """

    recorder: Recorder
    session: Session[Any, Any]
    path: list[str | int]
    field: str
    since: int
    at_start: bool = False

    @property
    def lines(self) -> list[str]:
        """What was clicked so far, as a file holds it."""
        table = self.session.table
        table.since = self.since
        return self.recorder.lines(table)


class OrderRoom(ipywidgets.VBox):
    """A board on which an order is clicked, with what the bar over it says.

    Args:
        words: The reader's language.
        seater: Puts a table on a board.
        tell: Called with what the bar says, or that it is closed.
        write: Called with the path, the kind of the field and the lines once they are to stand there.
    """

    def __init__(
        self,
        words: Messages,
        seater: Seater,
        tell: Callable[[Mapping[str, Any]], None],
        write: Callable[[list[str | int], str, list[str]], None],
    ) -> None:
        self._words, self._seater, self._tell, self._write = words, seater, tell, write
        self._desk: Desk | None = None
        super().__init__(layout=ipywidgets.Layout(width="100%", overflow="visible"))

    def answer(self, message: Mapping[str, Any]) -> None:
        """Do what the browser asks for; ``do`` says what.

        Raises:
            LabError: If it cannot be done, other than because nobody comes to the step.
        """
        match message["do"]:
            case "begin" | "start":
                self._begin(message, at_start=message["do"] == "start")
            case "undo":
                self._undo()
            case "again":
                self._again()
            case "use":
                self._use(message["text"])
            case _:
                self._end()

    def speak(self, words: Messages) -> None:
        """Go on in another language, with the same game."""
        self._words = words
        if desk := self._desk:
            self._seat(desk, desk.session.table)

    # What can be done

    def _begin(self, message: Mapping[str, Any], *, at_start: bool) -> None:
        path, field = list(message["path"]), message["field"]
        place = place_of(path)
        if place is None:
            return
        self._end()
        head = {"open": True, "path": path, "field": field}
        try:
            recorder = self._recorder(_marked(message["text"]), place, at_start=at_start)
        except LabError as error:
            can_start = not (at_start or isinstance(error, WrongFile))
            self._tell({**head, "title": self._reason(error), "stuck": can_start})
            return
        table = recorder.table()
        session = self._seater(table, self._words.language)
        self._desk = Desk(recorder, session, path, field, table.since, at_start)
        self._seat(self._desk, table, session)

    def _undo(self) -> None:
        """Take back the last pick, also one after which something was shown that players may not forget."""
        desk = self._desk
        if desk is None or not desk.lines:
            return
        session, before = desk.session, desk.session.game.ply
        session.board.show(session.answer({"kind": "undo", "ply": before}))
        if session.game.ply == before:
            history = enumerate(session.game.history[desk.since + 1 : before + 1], desk.since)
            last = max(ply for ply, entry in history if entry.action and not entry.by)
            twin = session.table.fork(last)
            twin.since = desk.since
            self._seat(desk, twin)

    def _again(self) -> None:
        if desk := self._desk:
            self._seat(desk, desk.recorder.table())

    def _use(self, text: str) -> None:
        """Write what was clicked, if it can be played in the text as it stands now."""
        desk = self._desk
        if desk is None:
            return
        marked, lines = _marked(text), desk.lines
        place = self._place_now(marked.data, desk)
        if place is None:
            self._show(self._words.say("studio-order-gone", step=desk.recorder.step))
            return
        try:
            desk.recorder = self._recorder(marked, place, at_start=desk.at_start)
        except LabError as error:
            self._show(self._reason(error))
            return
        if self._obstacle(desk):
            self._show()
            return
        desk.path[1] = place.step
        path, field = desk.path, desk.field
        self._end()
        self._write(path, field, lines)

    def _end(self) -> None:
        """Put the board away."""
        desk, self._desk = self._desk, None
        self.children = list[ipywidgets.Widget]()
        self._tell(CLOSED)
        if desk:
            desk.session.close()

    # What is told

    def _seat(self, desk: Desk, table: Table[Any], session: Session[Any, Any] | None = None) -> None:
        """Put a table on the board, and hear what is done there."""
        before = desk.session
        desk.session = session or self._seater(table, self._words.language)
        self.children = [desk.session.board]
        if before is not desk.session:
            before.close()
        desk.session.watch(lambda _game: self._show())

    def _show(self, why: str = "") -> None:
        """Say what was clicked so far, and whether it can be the order."""
        desk = self._desk
        if desk is None:
            return
        game, say = desk.session.game, self._words.say
        picks, lines = self._picks(game, desk.since), desk.lines
        why = why or (self._obstacle(desk) if lines else "")
        kind = OPENING if desk.recorder.place.key == OPENING else "choosing"
        title = [say(f"studio-order-{kind}", step=self._called(desk.recorder))]
        title += [say("studio-order-at-start")] if desk.at_start else []
        self._tell(
            {
                "open": True,
                "path": desk.path,
                "field": desk.field,
                "title": " ".join(title),
                "picks": picks,
                "line": "\n".join(lines),
                "why": why,
                "usable": bool(lines) and not why,
            }
        )

    def _picks(self, game: Game[Any], since: int) -> list[str]:
        """Return what was clicked so far, in words."""
        showing = showing_of(game.rules, self._words.language)
        side, said = "", []
        for one, answered in taken(game, since):
            text = deed_said(game.rules, one, showing)
            is_new = answered or one.action.seat != side
            said.append(self._words.labelled(showing.words.side(one.action.seat), text) if is_new else text)
            side = one.action.seat
        return said

    def _obstacle(self, desk: Desk) -> str:
        """Return why what was clicked cannot be the order; empty if it can."""
        fault = desk.recorder.obstacle(desk.lines)
        if fault is None:
            return ""
        return self._words.say("studio-order-cannot", why=sentence(fault, self._words.say))

    def _recorder(self, marked: Marked, place: Place, *, at_start: bool) -> Recorder:
        data = marked.data if isinstance(marked.data, dict) else {}
        game = str(data.get("game"))
        showing = SHOWINGS[game if game in SHOWINGS else ALGERIA](self._words.language)
        return Recorder(marked, place, Speaker(showing), at_start=at_start)

    def _reason(self, error: LabError) -> str:
        if isinstance(error, Stuck):
            why = sentence(error.why, self._words.say)
            return self._words.say("studio-order-stuck", step=error.step, why=why)
        return self._words.say("studio-order-not-begun", why=reason(error, self._words.language))

    def _called(self, recorder: Recorder) -> str:
        """Return what the step is called."""
        step = recorder.scenario.step(recorder.step)
        title = recorder.scenario.said(step.title, self._words.language) if step else ""
        return f"{recorder.place.step + 1}. {title or recorder.step}"

    @staticmethod
    def _place_now(data: object, desk: Desk) -> Place | None:
        """Return where the step stands in the text by now; None if it has gone."""
        steps = data.get("steps") if isinstance(data, dict) else None
        rows = enumerate(steps if isinstance(steps, list) else ())
        name = desk.recorder.step
        at = next((at for at, row in rows if isinstance(row, dict) and row.get("id") == name), None)
        return None if at is None else desk.recorder.place._replace(step=at)


def _marked(text: str) -> Marked:
    """Read a text.

    Raises:
        WrongFile: If it is no YAML.
    """
    return read_yaml(text, SCENARIO, "")
