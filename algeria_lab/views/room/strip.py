"""The strip at the head of a reader's page in a room: their place, a hand to raise, what is said to all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from algeria_lab.core.refusals import LabError
from algeria_lab.room.line import room_line
from algeria_lab.views.room.again import Again
from algeria_lab.views.room.leading import Leading, elsewhere, named
from algeria_lab.views.shared.bundles import bundle
from algeria_lab.views.shared.messages import Messages
from algeria_lab.views.shared.notices import obstacle
from algeria_lab.views.shared.scene_widget import Deeds, SceneWidget

if TYPE_CHECKING:
    from algeria_lab.room.line import RoomLine
    from algeria_lab.room.wire import Said

Message = dict[str, Any]
Scene = dict[str, Any]
MOST_LETTERS = 20  # of a nickname, as the desk shows it


class HourWidget(SceneWidget):
    """Shows the strip and the notices; see `SceneWidget`."""

    _esm = bundle("hour.js")
    _css = bundle("hour.css")
    deeds: ClassVar[Deeds] = {
        "hand": {"raised": bool},
        "name": {"nickname": str},
        "go": {},
        "stay": {},
        "back": {},
        "form": {},
        "vote": {"round": int, "given": list},
        "speak": {"lang": str},
    }
    family: ClassVar[str] = "hour-ui"


class Strip:
    """What a page of a room has at its head, and what it says and hears there.

    Attributes:
        line: The line of the page to its room.
        widget: What stands at the head of the page.

    Args:
        line: As above.
        language: ``en`` or ``fr``.
    """

    def __init__(self, line: RoomLine, language: str) -> None:
        self.line, self._words = line, Messages(language)
        self._number, self._nickname, self._raised, self._lowered = line.number, "", False, False
        self._hour: Said | None = None
        self._leading: Leading | None = None
        self._again = Again(line, self.renew)
        self.widget = HourWidget({}, HourWidget.fixed_words(self._words), self._scene(), self._answer)
        self._ears = {"place": self._take_place, "hour": self._take_hour, "hand": self._take_hand}
        for do, ear in self._ears.items():
            line.hear(do, ear)

    @property
    def number(self) -> int:
        """The number of the place; 0 before the room has said it."""
        return self._number

    @property
    def nickname(self) -> str:
        """What the reader chose to be called; mostly nothing."""
        return self._nickname

    def stand(self, **where: object) -> None:
        """Say where the reader is: a page, a game and its turn, or a step."""
        self.line.stand("stands", **where)

    def lead(self, leading: Leading | None) -> None:
        """Let a page with steps say what it makes of what is said to all.

        Args:
            leading: The page; None for one without steps.
        """
        self._leading = leading
        self._pass_on()

    def renew(self) -> None:
        """Show what holds now; something of it may not concern the page any more."""
        self.widget.renew(self._scene, "hour")

    def speak(self, language: str) -> None:
        """Say everything in another language."""
        if language != self._words.language:
            self._words = Messages(language)
            self.widget.speak(HourWidget.fixed_words(self._words), self._scene())

    def close(self) -> None:
        """Hear nothing any more."""
        for do, ear in self._ears.items():
            self.line.unhear(do, ear)
        self._ears, self._leading = {}, None
        self._again.close()
        self.widget.close()

    def _take_place(self, said: Said) -> None:
        self._number, self._nickname = int(said["number"]), str(said.get("nickname", ""))
        if self._raised:  # the room took it down when the line broke
            self.line.say("hand", raised=True)
        self.renew()

    def _take_hand(self, said: Said) -> None:
        """Hear that the teacher has come to this place, or will: the hand is down."""
        self._lowered = self._raised
        self._raised = said.get("raised") is True
        self.renew()

    def _take_hour(self, said: Said) -> None:
        self._hour = said
        if not said.get("go"):
            self._stay(None)
        self._pass_on()

    def _pass_on(self) -> None:
        if self._leading and self._hour is not None:
            self._leading.take_hour(self._hour)
        self.renew()

    def _scene(self) -> Scene:
        hour, words = self._hour or {}, self._words
        said_to_all = {name: hour.get(name) or None for name in ("wait", "go", "form")}
        wait, go, form = said_to_all.values()
        leading = self._leading
        return {
            "ply": 0,
            "time": {"at": 0, "last": 0},
            "lang": words.language,
            "dir": words.direction,
            "heard": self._hour is not None,
            "place": self._number,
            "nickname": self._nickname,
            "raised": self._raised,
            "lowered": self._lowered,
            "holds": {name: named(said) if said else "" for name, said in said_to_all.items()},
            "wait": {"text": str(wait.get("text") or "")} if wait else None,
            "go": (leading.asked_to(go, words) if leading else elsewhere(go, words)) if go else None,
            "back": leading.way_back() if leading else 0,
            "form": leading.offered(form, words) if leading and form else None,
            "vote": self._again.part(hour.get("vote"), words.language),
            "notice": None,
        }

    def _stay(self, go: Said | None) -> None:
        """Tell the desk where the reader was asked to go and has not gone; None where that is over."""
        said = {name: str(go[name]) for name in ("lesson", "step")} if go else {"lesson": "", "step": ""}
        self.line.stand("stays", **said)

    def _answer(self, message: Message) -> Scene:
        """Do what the reader asks for; what stands in the way is said."""
        try:
            self._do(message)
        except LabError as error:
            return self._scene() | {"notice": obstacle(self._words, error)}
        return self._scene()

    def _do(self, message: Message) -> None:
        match message["kind"]:
            case "hand":
                self._raised, self._lowered = message["raised"], False
                self.line.say("hand", raised=self._raised)
            case "name":
                self._nickname = " ".join(message["nickname"].split())[:MOST_LETTERS].rstrip()
                self.line.say("name", nickname=self._nickname)
            case "go" if self._leading:
                self._leading.go()
                self._stay(None)
            case "stay":
                self._stay((self._hour or {}).get("go"))
            case "back" if self._leading:
                self._leading.go_back()
            case "form" if self._leading:
                self._leading.take_form()
            case "vote":
                self._again.say(message["round"], message["given"])
            case "speak":
                self.speak(message["lang"])


def strip_here(language: str) -> Strip | None:
    """Return the strip of a page of this process; None where the page stands in no room."""
    line = room_line()
    return None if line is None else Strip(line, language)
