"""The guide's panel: it shows the step, and what the reader asks for there is done."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from algeria_lab.core.refusals import LabError, UnknownName
from algeria_lab.scenarios.receipts import receipt_of
from algeria_lab.views.scenarios.guide.choosing import play_order
from algeria_lab.views.scenarios.guide.gate import StepClosed
from algeria_lab.views.scenarios.guide.limits import Book, limit_said, taken_back_said
from algeria_lab.views.scenarios.guide.scene import GuideScene, Scene
from algeria_lab.views.scenarios.guide.seen import Seen
from algeria_lab.views.scenarios.guide.shown import leave_out, pass_over, show_me
from algeria_lab.views.scenarios.guide.trace import keep_another
from algeria_lab.views.scenarios.handouts.names import taken_name
from algeria_lab.views.scenarios.quiz.scene import read_answer
from algeria_lab.views.shared.bundles import bundle
from algeria_lab.views.shared.glossary import all_terms
from algeria_lab.views.shared.later import Paced
from algeria_lab.views.shared.notices import Notice, failed, obstacle, told
from algeria_lab.views.shared.rules import rule_view
from algeria_lab.views.shared.scene_widget import Deeds, SceneWidget

if TYPE_CHECKING:
    from algeria_lab.scenarios.forms.steps import Step
    from algeria_lab.scenarios.guide.guide import Guide
    from algeria_lab.views.room.handing import Handing
    from algeria_lab.views.shared.messages import GameWords, Messages

Message = dict[str, Any]
MOST_LETTERS = 40  # of the name that a reader gives in a receipt
REPORTS = {"report": "html", "report-text": "md"}  # the form of each
FILES = ("receipt", *REPORTS, "log", "roles", "paper")  # what a reader may take along
# What the browser may ask for without saying more.
SIMPLE = (
    "begin",
    "go-on",
    "accept",
    "pass-over",
    "watch",
    "end-part",
    "show-me",
    "skip-questions",
    "skip-predictions",
    "hint",
    "leave",
    "come-back",
    "debrief",
    "leave-debrief",
    "go-there",
    "end-telling",
)
PACE = 0.1  # seconds between two scenes while a program plays
_LOG = logging.getLogger(__name__)


class GuideWidget(SceneWidget):
    """Shows the step that is under way; see `SceneWidget`."""

    _esm = bundle("guide.js")
    _css = bundle("guide.css")
    deeds: ClassVar[Deeds] = {
        **{deed: {} for deed in SIMPLE},
        "jump": {"step": str},
        "hand-in": {"word": str, "nickname": str},
        "order": {"place": int},
        "period": {"minutes": int},
        "answer": {"question": str, "given": object},
        "leave-out": {"question": str},
        "keep": {"line": str, "place": int},
        "say": {"place": int, "text": str},
        "question-hint": {"question": str},
        "question-key": {"question": str},
    }
    family: ClassVar[str] = "guided"

    @classmethod
    def fixed_words(cls, words: Messages) -> dict[str, str]:
        """See `SceneWidget.fixed_words`: those of questions, too."""
        return super().fixed_words(words) | words.ui("quiz-panel-")


class GuidePanel:
    """A guide and the panel that shows it; moves that are made elsewhere show here, too.

    Args:
        guide: The guide.
        words: The reader's language.
        book: What the game says of itself, by language, for the report.
        folder: Where the scenario stands, for its pictures; None for one from elsewhere.
        step: The only step that is shown, by its id; None for the one under way.

    Attributes:
        widget: The panel.
        is_closed: Whether it was closed.
        on_begin: Called where the reader goes on from how the page opens.
        on_accept: Called once a content note was read, or its step put away again.
        on_noted: Called after that, for who says elsewhere what the reader does.
        on_end_telling: Called where the reader does not wait until the board has told all.
    """

    def __init__(
        self, guide: Guide, words: GameWords, book: Book, folder: Path | None = None, step: str | None = None
    ) -> None:
        self.guide, self._book = guide, book
        self._words, self._seen = words, Seen(folder=folder, only=step)
        self._is_acting = self.is_closed = False
        self._said: Notice | None = None
        self._choose: Callable[[int], object] = self._refuse_choice
        self._deeds: Mapping[str, Callable[[Message], object]] = {
            "begin": lambda _: self.begin(),
            "go-on": lambda _: guide.go_on(),
            "accept": self._accept,
            "pass-over": self._pass_over,
            "watch": lambda _: guide.watch(),
            "end-part": lambda _: guide.end_part(),
            "show-me": self._show_me,
            "skip-questions": self._leave_out,
            "skip-predictions": self._leave_out,
            "hand-in": self._hand_in,
            "hint": lambda _: guide.hint(),
            "leave": lambda _: guide.leave(),
            "come-back": lambda _: guide.come_back(),
            "debrief": lambda _: guide.debrief(),
            "leave-debrief": lambda _: guide.come_back(),
            "go-there": lambda _: guide.jump(step or ""),
            "end-telling": lambda _: self.on_end_telling(),
            "jump": lambda message: guide.jump(message["step"]),
            "order": lambda message: play_order(guide, message["place"]),
            "period": lambda message: self._choose(message["minutes"]),
            "answer": self._answer_question,
            "leave-out": lambda message: guide.skip(message["question"]),
            "keep": self._keep,
            "say": lambda message: guide.say(message["place"], message["text"]),
            "question-hint": lambda message: guide.hint(message["question"]),
            "question-key": lambda message: guide.show_key(message["question"]),
        }
        strings = GuideWidget.fixed_words(words)
        self.widget = GuideWidget(self._atlas(), strings, self.scene(), self.answer, self._inform)
        self.on_begin: Callable[[], object] = lambda: None
        self.on_accept: Callable[[], object] = lambda: None
        self.on_noted: Callable[[], object] = lambda: None
        self.on_end_telling: Callable[[], object] = lambda: None
        self._catching_up = Paced(PACE, self.renew)
        guide.audience.on_change(self._hear)

    def speak(self, words: GameWords) -> None:
        """Go on in another language."""
        self._words = words
        self.widget.speak(GuideWidget.fixed_words(words), self.scene(), self._atlas())

    def _atlas(self) -> dict[str, Any]:
        """Return the words that texts explain on demand."""
        return {"terms": all_terms(self._words, self._words.game)}

    @property
    def heading(self) -> str:
        """Which step this is, in a few words."""
        return GuideScene(self.guide, self._words, self._seen, self._book).heading()

    @property
    def has_begun(self) -> bool:
        """Whether anything was done yet, be it that the page was opened or a note read."""
        return self._seen.has_begun(self.guide)

    def begin(self) -> None:
        """Go on from how the page opens to its first step."""
        if not self._seen.begun:
            self._seen.begun = True
            self.on_begin()
            self.renew()

    def has_noted(self, step: Step | None) -> bool:
        """Return whether what is to be read before a step was read."""
        return step is None or not step.content_note or step.id in self._seen.accepted

    def is_away(self, step: Step | None) -> bool:
        """Return whether the reader waits without the text of a step, which they do not wish to read."""
        return step is not None and step.id in self._seen.away

    def read_with(self, other: GuidePanel) -> None:
        """Take as read here what is read at another panel of the same reader, and the other way round."""
        own, others = self._seen, other._seen
        own.accepted, own.away, own.gate = others.accepted, others.away, others.gate

    def shut(self, last: str | None) -> None:
        """Close all steps behind one, here and at the panels that are read with this one; None opens them."""
        if self._seen.gate.last != last:
            self._seen.gate.last = last
            self.renew()

    def let_hand_in(self, handing: Handing) -> None:
        """Let the reader hand in what was done, at the end."""
        self._seen.handing = handing
        self.renew()

    def let_choose(self, choose: Callable[[int], object]) -> None:
        """Let the reader choose the form of the lesson here.

        Args:
            choose: Takes the form for so many minutes; what it raises is told at the panel.
        """
        self._choose, self._seen.may_choose = choose, True
        if self.guide.scenario.periods:
            self.renew()

    def scene(self, notice: Notice | None = None) -> Scene:
        """Return what the panel shows now."""
        return GuideScene(self.guide, self._words, self._seen, self._book).scene(notice)

    def tells(self, *, is_telling: bool) -> bool:
        """Note whether the board tells what was watched; return whether that is news."""
        is_news = self._seen.is_telling != is_telling
        self._seen.is_telling = is_telling
        if is_news:
            self.renew()
        return is_news

    def renew(self) -> None:
        """Show the step as it stands; a panel that is answering does so anyway."""
        if not self.is_closed and not self._is_acting:
            self.widget.renew(self.scene, "step")

    def answer(self, message: Message) -> Scene:
        """Carry out a message of the browser and return the next scene; a notice says what did not go."""
        self._is_acting, self._said = True, None
        try:
            self._guard(message)
            self._deeds[message["kind"]](message)
        except LabError as error:
            said = limit_said(self.guide, error, self._words, self._book)
            return self.scene(said or obstacle(self._words, error))
        except Exception as error:  # noqa: BLE001 - the edge of the widget: Voila shows no traceback of a callback
            _LOG.exception("The guide could not answer %r", message)
            return self.scene(failed(self._words, "guiding-failed", error))
        finally:
            self._is_acting = False
            self._catching_up.drop()
        return self.scene(self._said)

    def _guard(self, message: Message) -> None:
        """Stop whoever would go behind the gate of their teacher."""
        if self._seen.gate.stops(self.guide, message, self._seen.only):
            raise StepClosed(self._words.say("guiding-closed"))

    def _leave_out(self, _message: Message) -> None:
        leave_out(self.guide, stays=self._seen.gate.closes_next(self.guide))

    def _hand_in(self, message: Message) -> None:
        """Hand in what was done, with a word of the reader."""
        if self._seen.handing is None:
            raise UnknownName("deed", message["kind"], SIMPLE)
        nickname = message["nickname"][:MOST_LETTERS]
        receipt, report = (self._file(what, nickname)["text"] for what in ("receipt", "report"))
        self._seen.handing.hand(self.guide, message["word"], nickname, receipt, report)

    def _show_me(self, _message: Message) -> None:
        """Have the step played, and tell what had to be taken back for that."""
        text = taken_back_said(show_me(self.guide), self._words, self._book)
        self._said = told(text) if text else None

    def _answer_question(self, message: Message) -> None:
        """Hand an answer on; what is no answer is told until the next one."""
        name = message["question"]
        given = read_answer(self.guide.asking(name), message["given"])
        verdict = self.guide.answer(name, given, self._words.language)
        self._seen.unclear.pop(name, None)
        if not verdict.counts:
            self._seen.unclear[name] = verdict

    def _keep(self, message: Message) -> None:
        """Keep another sentence in a line of the *trace écrite*."""
        keep_another(self.guide, self._words, message["line"], message["place"])

    def close(self) -> None:
        """End the panel."""
        self.is_closed = True
        self.guide.audience.let_go(self._hear)
        self._catching_up.drop()
        self.widget.close()

    @staticmethod
    def _refuse_choice(minutes: int) -> None:
        raise UnknownName("period", minutes, ())

    def _hear(self) -> None:
        """Hear that the guide may say something else: soon the panel shows it."""
        if not self._is_acting and not self.is_closed:
            self._catching_up.wish()

    def _accept(self, _message: Message) -> None:
        step = self._seen.only or (self.guide.step.id if self.guide.step else "")
        self._seen.accept(step)
        self.on_accept()
        self.on_noted()

    def _pass_over(self, _message: Message) -> None:
        """Pass over the step; where the next one is closed, put it away and wait without it."""
        step = self.guide.step
        if step and self._seen.gate.closes_next(self.guide):
            self._seen.put_away(step.id)
            self.on_accept()
            self.on_noted()
            return
        pass_over(self.guide)
        if step:
            self._seen.away.discard(step.id)

    def _inform(self, message: Message) -> Mapping[str, Any]:
        if message["what"] == "rule":
            return rule_view(str(message.get("key")), self._words, self._words.game)
        if message["what"] in FILES:
            return self._file(message["what"], str(message.get("nickname", ""))[:MOST_LETTERS])
        raise UnknownName("question", message["what"], ("rule", *FILES))

    def _file(self, what: str, nickname: str) -> dict[str, str]:
        """Return a file to take along; what writes it is read by those who want one."""
        if what == "receipt":
            return _receipt(self.guide, nickname, self._words)
        from algeria_lab.views.scenarios.handouts.class_sheets import class_sheet
        from algeria_lab.views.scenarios.handouts.own_log import log_file
        from algeria_lab.views.scenarios.handouts.report import report_file

        showing = self._book(self._words.language)
        if what in REPORTS:
            return report_file(self.guide, showing, nickname, REPORTS[what])
        if what == "log":
            return log_file(self.guide, self._words.language)
        return class_sheet(what, self.guide, showing, self._seen.folder)


def _receipt(guide: Guide, nickname: str, words: Messages) -> dict[str, str]:
    """Return the receipt of what was done, as a file whose name says of which lesson and of whom it is."""
    receipt = receipt_of(guide, nickname, words.say("guiding-receipt-about"))
    name = taken_name(guide.scenario, "receipt", str(receipt["nickname"]), ".json", words)
    text = json.dumps(receipt, ensure_ascii=False, indent=1)
    return {"name": name, "type": "application/json", "text": text}
