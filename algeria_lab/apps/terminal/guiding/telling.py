"""What a guide says, in a terminal: steps, questions, what was answered, the debrief."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Any

from algeria_lab.apps.terminal.keeping import spoken
from algeria_lab.scenarios.quiz.shown import shown_pairs
from algeria_lab.views.scenarios.guide.choosing import chosen_said, named_choices
from algeria_lab.views.scenarios.guide.looking_back import LookingBack
from algeria_lab.views.scenarios.guide.periods import period_said
from algeria_lab.views.scenarios.guide.trace import trace, written
from algeria_lab.views.scenarios.handouts.step_words import heading
from algeria_lab.views.scenarios.on_top import on_top
from algeria_lab.views.scenarios.prose import blocks, plainly
from algeria_lab.views.scenarios.quiz.words import QuizWords

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from algeria_lab.apps.terminal.screen import Board
    from algeria_lab.scenarios.forms.start import Throw
    from algeria_lab.scenarios.forms.steps import Step
    from algeria_lab.scenarios.forms.texts import Picture, TextData
    from algeria_lab.scenarios.guide.guide import Guide, Message
    from algeria_lab.scenarios.quiz.asking import Asking
    from algeria_lab.scenarios.quiz.verdicts import Verdict
    from algeria_lab.views.shared.messages import GameWords
    from algeria_lab.views.show.showing import Showing

MOST_PLACES = 12  # of a map question, which a list would drown


class GuideTeller:
    """Writes what a guide says.

    Args:
        guide: The guide.
        board: Where to write, and in which language.
        folder: Where the scenario stands, for files that it shows.
    """

    def __init__(self, guide: Guide, board: Board, folder: Path | None = None) -> None:
        self._guide, self._board, self._folder = guide, board, folder
        self._exhibited: set[tuple[str, int]] = set()
        self._words: GameWords = board.showing.words
        self._quiz = QuizWords(self._words)
        self._said = 0
        self._shown: object = None

    def text(self, text: TextData) -> str:
        """Return a text of the author in the reader's language, or in one that there is."""
        return self._guide.scenario.said(text, self._words.language)

    def welcome(self) -> None:
        """Say which scenario this is, what to expect of it, and how one goes on."""
        scenario, board = self._guide.scenario, self._board
        board.line(self.text(scenario.title), "bold")
        self._on_top()
        self._paragraphs(scenario.about)
        for note in scenario.content_notes:
            board.say("guidance-note", text=self.text(note))
        names = ("next", "hint", "free", "help")
        commands = {name: command_word(board, name) for name in names}
        said = "guidance-welcome" if scenario.has_board else "guidance-welcome-documents"
        board.say(said, steps=len(scenario.steps), **commands)
        if scenario.period:
            board.line(period_said(scenario, self._words))
        if scenario.left_out:
            gone = self._words.listed(heading(scenario, step, self._words) for step in scenario.left_out)
            board.say("guidance-left-out", steps=gone, period=scenario.periods[-1])

    def _on_top(self) -> None:
        """Write what stands on top of a lesson, if anything does."""
        above = on_top(self._guide.scenario, self._words)
        for line in above.lines(self._words) if above else ():
            self._board.line(line)

    def step(self, *, again: bool = False) -> None:
        """Write the present step, unless it was written last; always if asked for."""
        step = self._guide.step
        now = step.id if step else self._guide.status
        if now == self._shown and not again:
            return
        self._shown = now
        if step:
            self._step(step)

    def _step(self, step: Step) -> None:
        board, guide, words = self._board, self._guide, self._words
        left = words.say("guiding-left", minutes=max(1, ceil(guide.minutes_left)))
        steps = len(guide.scenario.steps)
        board.line()
        board.say("guidance-heading", number=guide.number, steps=steps, left=left)
        if title := self.text(step.title):
            board.line(title, "bold")
        if note := self.text(step.content_note):
            board.say("guidance-note", text=note)
        self._paragraphs(step.text)
        self._picture(step.picture)
        if step.experiment:
            self._experiment(step.experiment)
        for number in range(guide.stage.hints if guide.stage else 0):
            self.hint(step, number + 1)

    def _experiment(self, name: str) -> None:
        """Write what is asked of many wars, and where they are fought."""
        found = next((one for one in self._guide.scenario.experiments if one.id == name), None)
        if found:
            self._paragraphs(found.text)
            self._board.say("guidance-experiment", text=self.text(found.caveat))

    def hint(self, step: Step, number: int) -> None:
        """Write a hint of a step, by its number from 1 on."""
        text = self.text(step.hints[number - 1])
        self._board.say("guidance-hint", number=number, count=len(step.hints), text=text)

    def news(self) -> None:
        """Write what the guide has said since."""
        told, self._said = self._guide.told[self._said :], len(self._guide.told)
        for message in told:
            self._message(message)

    def exhibits(self) -> None:
        """Write what the step shows by now, each thing once."""
        from algeria_lab.views.lessons.exhibits.registry import pages
        from algeria_lab.views.lessons.exhibits.setting import Setting

        step, shown = self._guide.step, self._guide.exhibits
        for place, exhibit in enumerate(step.show if step else ()):
            if step is None or exhibit not in shown or (step.id, place) in self._exhibited:
                continue
            self._exhibited.add((step.id, place))
            if title := self.text(exhibit.title):
                self._board.line(title, "bold")
            self._paragraphs(exhibit.text)
            for page in pages(Setting(self._guide, step, exhibit, self._words, self._folder)):
                self._board.page(page)

    def heard(self) -> None:
        """Take what was said so far as read: whoever comes back has read it."""
        self._said = len(self._guide.told)

    def _message(self, message: Message) -> None:
        board, words = self._board, self._words
        if note := self.text(message.content_note):
            board.say("guidance-note", text=note)
        if message.about not in ("dice", "wrong"):
            name = self._named(message)
            board.line(words.say(f"guiding-says-{message.about}", name=name, points=message.points))
        if message.about == "came":
            board.line(self._quiz.came(self._guide.answered(message.name)))
        if message.about != "wrong":  # the refusal itself says that
            self._paragraphs(message.text)
        self._picture(message.picture)
        if dice := self._dice(message.throws):
            board.line(dice)

    def _dice(self, throws: Sequence[Throw]) -> str:
        """Return the announcement that dice are given; empty where they are not."""
        thrown = []
        for throw in throws:
            faces = self._words.listed(map(str, throw.faces))
            label = self.text(throw.label)
            thrown.append(self._words.labelled(label, faces) if label else faces)
        joined = self._words.say("list-semicolon").join(thrown)
        return self._words.say("guiding-dice", faces=joined) if thrown else ""

    def questions(self) -> None:
        """Write the questions that are open, each with how it is answered."""
        for name in self._guide.open_questions:
            self.question(self._guide.asking(name))

    def question(self, asking: Asking) -> None:
        """Write a question, what there is to choose from, and how it is answered."""
        board, question = self._board, asking.question
        board.line()
        board.say("guidance-question", id=question.id, text=self.text(question.ask))
        self._picture(question.picture)
        self._earlier(asking)
        choices = self._quiz.lettered(asking) if question.kind != "sheet" else []
        if len(choices) <= MOST_PLACES:
            for name, text in choices:
                board.numbered(name, text)
        for pair in shown_pairs(asking.scenario, question):
            board.numbered(f"={pair.letter}", self.text(pair.text))
        answer, omit = (command_word(board, name) for name in ("answer", "omit"))
        unit = self.text(question.unit)
        kind = f"{question.kind}-in" if question.kind == "number" and unit else question.kind
        board.say(f"guidance-how-{kind}", answer=answer, id=question.id, omit=omit, unit=unit)

    def verdict(self, asking: Asking, verdict: Verdict) -> None:
        """Write what an answer is worth, what the author says to it, and what is right once it is known."""
        self._board.line(self._quiz.verdict(asking, verdict))
        if asking.knows_key and asking.key and not asking.is_right:
            self._board.say("guidance-key", key=self._quiz.key(asking, asking.key))
        if not asking.is_open:
            self._paragraphs(asking.question.after)
        if asking.is_rewritable:
            self._rewritable(asking)

    def _earlier(self, asking: Asking) -> None:
        """Write what was written before to a question that is written anew."""
        for said, text in self._quiz.earlier(asking):
            self._board.line(said)
            for line in text.splitlines():
                self._board.line(f"  {line}")

    def _rewritable(self, asking: Asking) -> None:
        """Write what a good answer has, and how one's own is written again."""
        question = asking.question
        for line in question.rubric:
            self._board.say("guidance-good", rubric=self.text(line))
        self._board.say("guidance-again", answer=command_word(self._board, "answer"), id=question.id)

    def key(self, asking: Asking) -> None:
        """Write what is right, as far as there is anything."""
        if asking.key:
            self._board.say("guidance-key", key=self._quiz.key(asking, asking.key))
        else:
            self._board.say("guidance-no-key")

    def debrief(self) -> None:
        """Write what to talk about, with what the reader's own game says to it."""
        board = self._board
        part = LookingBack(self._guide, self._words).part()
        board.line()
        board.line(self._words.say("guiding-debrief"), "bold")
        self._on_top()
        for section in part["sections"]:
            self._section(section)
        if part["score"]:
            board.line(part["score"])
        for source in part["sources"]:
            board.line(source)
        self._trace()

    def _trace(self) -> None:
        """Write the lines to keep."""
        lines = trace(self._guide, self._words)
        if lines:
            self._board.line(self._words.say("guided-trace"), "bold")
        for line in lines["lines"] if lines else ():
            self._board.line(f"  {written(line, self._words)}")

    def _section(self, section: dict[str, Any]) -> None:
        """Write one section of the debrief."""
        board = self._board
        board.line(section["title"], "bold")
        for line in section["told"]:
            board.line(f"  {line}")
        for side in section["sides"]:
            board.line(f"  {side['title']}")
            for row in side["rows"]:
                from_whom = f" ({row['from']})" if row["from"] else ""
                said = self._words.labelled(row["label"], " ".join(plainly(row["text"])))
                board.line(f"    {said}{from_whom}")
            if side["note"]:
                board.line(f"    {side['note']}")
        for ask in section["asks"]:
            board.line(" ".join(plainly(ask["text"])))
            for line in (*ask["told"], ask["link"]):
                if line:
                    board.line(f"  {line}")

    def now(self) -> None:
        """Write what can be done now."""
        guide, board = self._guide, self._board
        if not guide.scenario.steps and guide.status == "free":
            return
        is_choice = guide.status == "play" and guide.step is not None and guide.step.choose
        board.line(
            self._words.say("guiding-now-choose" if is_choice else f"guiding-now-{guide.status}"), "bold"
        )
        self._choices()
        leads_on = dict.fromkeys(("read", "done", "watch", "part"), "next")
        name = (leads_on | {"free": "back", "debrief": "receipt"}).get(guide.status)
        if name:
            command, end = command_word(board, name), spoken(board.words, "quit")
            board.say(f"guidance-do-{guide.status}", command=command, end=end)

    def _choices(self) -> None:
        """Write the orders between which the step lets choose."""
        guide, board = self._guide, self._board
        step = guide.step if guide.status == "play" else None
        named = named_choices(guide, self._words, self._book) if step else []
        for one, names in zip((step.choose if step else None) or (), named, strict=False):
            said = f"{names['name']} ({names['board']})" if names["board"] else names["name"]
            board.numbered(one.order, said)

    def _book(self, _language: str) -> Showing[Any, Any]:
        return self._board.showing

    def _named(self, message: Message) -> str:
        """Return what a message is about, by name; an earlier step by its title."""
        if message.about == "chosen":
            return chosen_said(self._guide, message.name, self._words, self._book)
        step = self._guide.scenario.step(message.name) if message.about in ("back", "stayed") else None
        return heading(self._guide.scenario, step, self._words) if step else message.name

    def _paragraphs(self, text: TextData) -> None:
        for line in lines_of(self.text(text)):
            self._board.line(line)

    def _picture(self, picture: Picture | None) -> None:
        if picture:
            self._board.say("guidance-picture", alt=self.text(picture.alt))


def lines_of(text: str) -> Iterator[str]:
    """Yield the paragraphs and items of a text that an author wrote, without their marks."""
    yield from plainly(blocks(text))


def command_word(board: Board, name: str) -> str:
    """Return a command as the language calls it."""
    own = f"guidance-command-{name}"
    return board.words.say(own) if board.words.has(own) else spoken(board.words, name)
