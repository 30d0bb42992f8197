"""What the reader has put into the laboratory: choices, expectations, and what stands in their way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from algeria_lab.checking.causes import told
from algeria_lab.core.refusals import LabError
from algeria_lab.experiments.results.audit import constants
from algeria_lab.views.experiments.amounts import typed_number
from algeria_lab.views.pages.laboratory.check import faults
from algeria_lab.views.pages.laboratory.deeds import set_field
from algeria_lab.views.pages.laboratory.form import Form, NoNumber, form_of
from algeria_lab.views.pages.laboratory.link import Asked
from algeria_lab.views.pages.laboratory.wars import NOW

if TYPE_CHECKING:
    from algeria_lab.views.pages.laboratory.wars import OpenedWar
    from algeria_lab.views.shared.messages import GameWords


class Sheet:
    """The form as it is being filled in.

    Attributes:
        form: The choices of the question.
        war: The saved war that was opened last.
        guess: The constant that is expected to move an audit most; may be empty.
        faults: What stood in the way when it was last checked, in sentences by field.
        touched: Whether the reader has done anything yet.
    """

    def __init__(self) -> None:
        self.form = Form()
        self.war: OpenedWar | None = None
        self.guess = ""
        self.faults: dict[str, str] = {}
        self.touched = False
        self._typed: dict[str, str] = {}  # what stands in the way of a value that a field could not take
        self._predictions: dict[str, dict[str, float]] = {}
        self._mistaken: dict[str, dict[str, str]] = {}  # predictions that cannot be, in sentences

    @property
    def asked(self) -> Asked:
        """The question with what is read from it and what is expected, unchecked."""
        question = self.form.question()
        prediction = {way: value for way, value in self._predicted.items() if way in question.ways}
        return Asked(question, str(self.form.measure), prediction, self.guess)

    @property
    def _predicted(self) -> dict[str, float]:
        """What is expected of the ways of this side, by this measure."""
        return self._predictions.setdefault(self._subject, {})

    @property
    def _subject(self) -> str:
        """What predictions speak of: this side's ways in this game, by this measure."""
        return f"{self.form.game} {self.form.side} {self.form.measure}"

    @property
    def mistaken(self) -> dict[str, str]:
        """What stands in the way of a prediction, in sentences by way."""
        ways = self.form.named_ways()
        return {way: text for way, text in self._mistaken.get(self._subject, {}).items() if way in ways}

    @property
    def is_ready(self) -> bool:
        """Whether nothing stands in the way of playing."""
        return not self.faults and not self.mistaken

    def check(self, words: GameWords) -> None:
        """Note what stands in the way of the question, in the reader's language."""
        self.faults = {**faults(words, self.form), **self._typed}

    def set(self, words: GameWords, key: str, value: str) -> None:
        """Carry out what the browser says about one field; what it cannot take is noted as its fault."""
        self.touched = True
        self._typed.pop(key, None)
        try:
            set_field(self.form, key, value, self.war)
        except NoNumber as error:
            self._typed[key] = words.say("lab-error-number", least=error.least, most=error.most)
        except LabError as error:
            self._typed[key] = told(error, words.language)

    def expect(self, words: GameWords, way: str, value: object) -> None:
        """Note what the reader expects of a way, as a number or typed.

        None or an empty text takes it back; what cannot be is noted as a fault.
        """
        self.touched = True
        low, high = self.form.measure.range
        mistaken = self._mistaken.setdefault(self._subject, {})
        mistaken.pop(way, None)
        self._predicted.pop(way, None)
        if value in (None, "") or way not in self.form.named_ways():
            return
        number = typed_number(value, words.language)
        if number is not None and low <= number <= high:
            self._predicted[way] = number
        else:
            ends = {"least": words.number(low), "most": words.number(high)}
            mistaken[way] = words.say("lab-error-prediction", **ends)

    def expect_most_of(self, constant: str) -> None:
        """Note which constant the reader expects to move an audit most; nothing for what is none."""
        self.guess = constant if constant in constants(self.form.game) else ""

    def begin_at(self, war: OpenedWar) -> None:
        """Begin where a saved war stands now."""
        self.war, self.touched = war, True
        self.form.begin(war.position(NOW))
        self.form.stop_after(max(self.form.stop.turn, war.now.turn))

    def put(self, asked: Asked) -> None:
        """Put a whole question in the place of this one."""
        self.form, self.guess, self.touched = form_of(asked), asked.guess, True
        self.forget_typed()
        self._predictions.clear()
        self._predicted.update(asked.prediction)

    def forget_typed(self) -> None:
        """Forget values that no field could take: they are shown no more, or said in another language."""
        self._typed.clear()
        self._mistaken.clear()
