"""The panel of a guide at one moment: which step, what it says, what can be done, what was said."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Any

from algeria_lab.core.actions import Action
from algeria_lab.scenarios.guide.deeds import Deed, deed_of
from algeria_lab.views.scenarios.guide.again import read_again
from algeria_lab.views.scenarios.guide.choosing import choices_part, chosen_said
from algeria_lab.views.scenarios.guide.gate import DEBRIEF
from algeria_lab.views.scenarios.guide.limits import deed_said, refusal_said
from algeria_lab.views.scenarios.guide.looking_back import LookingBack
from algeria_lab.views.scenarios.guide.periods import periods_part
from algeria_lab.views.scenarios.guide.phases import phases
from algeria_lab.views.scenarios.guide.predicted import predictions, told_in
from algeria_lab.views.scenarios.guide.spending import spending_said
from algeria_lab.views.scenarios.guide.trace import trace
from algeria_lab.views.scenarios.on_top import on_top
from algeria_lab.views.scenarios.pictures import picture_source
from algeria_lab.views.scenarios.prose import blocks
from algeria_lab.views.scenarios.quiz.scene import question_view
from algeria_lab.views.scenarios.quiz.words import QuizWords

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from algeria_lab.scenarios.forms.start import Throw
    from algeria_lab.scenarios.forms.steps import Step
    from algeria_lab.scenarios.forms.texts import Picture, TextData
    from algeria_lab.scenarios.guide.guide import Guide, Message
    from algeria_lab.views.scenarios.guide.limits import Book
    from algeria_lab.views.scenarios.guide.seen import Seen
    from algeria_lab.views.shared.messages import GameWords

Scene = dict[str, Any]
# What leads on, by what the reader can do now.
LEADS_ON = {"read": "go-on", "done": "go-on", "watch": "watch", "part": "end-part", "free": "come-back"}
Part = dict[str, Any]
# How a step that is not under way stands in the list of all.
_LISTED: dict[Deed, str] = {"done": "before", "partly": "passed", "shown": "passed", "never": "later"}


class GuideScene:
    """Writes the scene of a panel.

    Args:
        guide: The guide.
        words: The reader's language.
        seen: What this reader has seen.
        book: What the game says of itself, by language; without it choices are not named as at the board.
    """

    def __init__(self, guide: Guide, words: GameWords, seen: Seen, book: Book | None = None) -> None:
        self._guide, self._words, self._seen, self._book = guide, words, seen, book

    def text(self, text: TextData) -> str:
        """Return a text of the author in the reader's language, or in one that there is."""
        return self._guide.scenario.said(text, self._words.language)

    def scene(self, notice: Mapping[str, str] | None = None) -> Scene:
        """Return what the panel shows now."""
        shown = self._scene(notice)
        only = self._guide.scenario.whole.step(self._seen.only) if self._seen.only else None
        return shown if only is None or only is self._guide.step else shown | self._elsewhere(only)

    def _elsewhere(self, step: Step) -> Part:
        """Return what differs where one step is shown while the guide is at another."""
        steps, say = self._guide.scenario.steps, self._words.say
        is_left_out = step not in steps
        heading = "" if is_left_out else say("guiding-step", number=steps.index(step) + 1, steps=len(steps))
        leads = [] if is_left_out else [self._button("accept" if self._note(step) else "go-there", main=True)]
        return {
            "heading": heading,
            "left": "",
            "status": "elsewhere",
            "now": say("period-not-this", minutes=step.only or 0)
            if is_left_out
            else say("guiding-now-elsewhere"),
            "step": self._step(step) | {"hints": []},
            "choices": None,
            "to_question": "",
            "spent": "",
            "foreword": None,
            "note": self._note(step),
            "questions": [],
            "buttons": leads,
            "says": [],
            "phases": [],
            "predictions": [],
            "goals": [],
            "debrief": None,
        }

    def _scene(self, notice: Mapping[str, str] | None) -> Scene:
        guide, words = self._guide, self._words
        ply, step = guide.table.game.ply, guide.step
        return {
            "ply": ply,
            "time": {"at": ply, "last": ply},
            "lang": words.language,
            "dir": words.direction,
            "scenario": self.text(guide.scenario.title),
            "status": guide.status,
            "now": self._now(step),
            "spent": spending_said(guide, words, step) if step else "",
            **self._progress(),
            "step": self._step(step) if step else None,
            "choices": None if self._note(step) else choices_part(guide, words, self._book),
            "to_question": self._to_question(step),
            "telling": self._seen.is_telling,
            "begun": self._seen.has_begun(guide),
            **periods_part(guide.scenario, words, may_choose=self._seen.may_choose),
            "foreword": self._foreword(),
            "note": self._note(step),
            "questions": [] if self._note(step) else list(self._questions()),
            "buttons": list(self._buttons(step)),
            "says": [self._said(one) for one in guide.messages if self._is_news(one)],
            "phases": phases(guide, words),
            "predictions": list(predictions(guide, words, is_telling=self._seen.is_telling)),
            "steps": [self._listed(number) for number in range(1, len(guide.scenario.steps) + 1)],
            "goals": [self.text(goal.say) for goal in guide.goals],
            "debrief": self._debrief() if guide.status == "debrief" and guide.looks_back else None,
            "hand_in": self._seen.handing.part(words) if self._seen.handing else None,
            "on_top": above._asdict() if (above := on_top(guide.scenario, words)) else None,
            "notice": dict(notice) if notice else None,
        }

    def _debrief(self) -> Part:
        """Return what is looked back at, and the lines to keep."""
        lines = trace(self._guide, self._words)
        acted = any(game.ply > since for game, since in self._guide.chapters)
        return LookingBack(self._guide, self._words).part() | {"trace": lines, "acted": acted}

    def _now(self, step: Step | None) -> str:
        """Return what can be done now."""
        guide, say = self._guide, self._words.say
        if self._note(step):
            return say("guiding-now-away" if self._is_away(step) else "guiding-now-read")
        if step is not None and step.experiment and guide.status == "ask":
            return say("guiding-now-experiment")
        if self._waits:
            return say("guiding-now-telling")
        if guide.way.is_talking:
            return f"{say('guiding-now-debrief')} {say('guiding-early')}"
        return str(say(f"guiding-now-{self._named_status(step)}"))

    def _named_status(self, step: Step | None) -> str:
        """Return what can be done now, by a name that also says how a part is done and what it leads to."""
        guide = self._guide
        if guide.status == "done" and self._seen.gate.closes_next(guide):
            return "shut"
        if guide.status == "play" and step is not None and step.choose:
            return "choose-here"
        part = guide.part.scenario if guide.part else None
        if guide.status == "part" and part and not any(one.is_played for one in part.steps):
            return "part-read"
        return "part-over" if guide.status == "debrief" and not guide.looks_back else guide.status

    def _to_question(self, step: Step | None) -> str:
        """Return what leads to questions that stand behind what a step shows; empty where none do."""
        guide = self._guide
        is_asked = guide.status == "ask" and not self._waits
        is_far = step is not None and is_asked and guide.exhibits and not self._note(step)
        return str(self._words.say("guiding-to-question")) if is_far else ""

    @property
    def _waits(self) -> bool:
        """Whether the board still tells what was watched: nothing is asked before."""
        return self._seen.is_telling and self._guide.status in ("ask", "done")

    def heading(self) -> str:
        """Return which step this is."""
        return str(self._progress()["heading"])

    def _progress(self) -> Part:
        """Return how far this is: as a heading, for the bar, and in words for both."""
        guide, words = self._guide, self._words
        steps = len(guide.scenario.steps)
        if guide.step is None:
            kind = ("debrief" if guide.looks_back else "part-over") if guide.status == "debrief" else "free"
            heading = words.say(f"guiding-{kind}")
            return {"heading": heading, "left": "", "done": steps, "most": steps}
        minutes = max(1, ceil(guide.minutes_left))
        return {
            "heading": words.say("guiding-step", number=guide.number, steps=steps),
            "left": words.say("guiding-left", minutes=minutes),
            "done": guide.number - 1,
            "most": steps,
        }

    def _title(self, step: Step) -> str:
        number = self._guide.scenario.whole.steps.index(step) + 1
        return self.text(step.title) or self._words.say("guiding-untitled", number=number)

    def _step(self, step: Step) -> Part:
        stage = self._guide.stage
        hints = step.hints[: stage.hints if stage else 0]
        return {
            "id": step.id,
            "title": self.text(step.title),
            "text": blocks(self.text(step.text)),
            "picture": self._picture(step.picture),
            "dice": "" if self._guide.status == "predict" else self._dice(step.dice),
            "hints": [self.text(hint) for hint in hints],
        }

    def _picture(self, picture: Picture | None) -> Part | None:
        if picture is None:
            return None
        return {"src": picture_source(picture.file, self._seen.folder), "alt": self.text(picture.alt)}

    def _dice(self, throws: Sequence[Throw]) -> str:
        """Return the announcement that dice are given; empty where they are not."""
        thrown = []
        for throw in throws:
            faces = self._words.listed(map(str, throw.faces))
            thrown.append(self._words.labelled(self.text(throw.label), faces))
        joined = self._words.say("list-semicolon").join(thrown)
        return self._words.say("guiding-dice", faces=joined) if thrown else ""

    def _foreword(self) -> Part | None:
        """Return the title of the scenario and its content notes; None behind its first step."""
        scenario = self._guide.scenario
        if not scenario.steps or self._guide.step is not scenario.steps[0]:
            return None
        notes = [self.text(note) for note in scenario.content_notes]
        return {"title": self.text(scenario.title), "notes": notes}

    def _note(self, step: Step | None) -> str:
        """Return what is to be read before a step is; empty once it was, and where there is none."""
        if step is None or step.id in self._seen.accepted:
            return ""
        return self.text(step.content_note)

    def _said(self, one: Message) -> Part:
        """Return something that the guide says now; a step with open questions was played, not done."""
        is_played = one.about == "done" and self._guide.status == "ask"
        said = "played" if is_played else one.about
        return {
            "about": one.about,
            "lead": self._words.say(f"guiding-says-{said}", name=self._named(one), points=one.points),
            "note": self.text(one.content_note),
            "text": blocks(self._told(one)),
            "dice": self._dice(one.throws),
            "picture": self._picture(one.picture),
        }

    def _is_news(self, one: Message) -> bool:
        """Return whether a message is shown nowhere else: not dice, nor what came of a prediction."""
        return one.about != "dice" and not (one.about == "came" and one.name in told_in(self._guide))

    def _named(self, one: Message) -> str:
        """Return what a message is about, by name; an earlier step by its title, what was played in words."""
        if one.about == "left":
            return deed_said(self._guide, self._words, self._book) or one.name
        if one.about == "chosen":
            return chosen_said(self._guide, one.name, self._words, self._book)
        step = self._guide.scenario.step(one.name) if one.about in ("back", "stayed") else None
        return self._title(step) if step else one.name

    def _told(self, one: Message) -> str:
        """Return what the author says; our words where a wrong pick has no reason or a prediction came."""
        if one.about == "came":
            return self._came(one)
        if one.about == "wrong" and self._guide.step:
            return self._refused(one)
        return self.text(one.text)

    def _refused(self, one: Message) -> str:
        step, asked, reason = self._guide.step, Action.parse(one.name), self.text(one.text)
        said = refusal_said(self._guide, step, asked, reason, self._words, self._book)
        return " ".join(filter(None, said))

    def _came(self, one: Message) -> str:
        return QuizWords(self._words).came(self._guide.answered(one.name))

    def _questions(self) -> Iterator[Part]:
        """Yield the questions that are asked now, once what is to be played before has been played."""
        if self._guide.status not in ("predict", "ask", "done", "debrief") or self._waits:
            return
        asked = list(self._guide.asked)
        for number, name in enumerate(asked, 1):
            unclear = self._seen.unclear.get(name)
            view = question_view(self._guide.asking(name), self._words, unclear, self._seen.folder)
            if len(asked) > 1:
                place = {"number": number, "count": len(asked)}
                named = self._words.say("guiding-question-of", **place)
                title = self._words.say("guiding-question", **place, title=view["title"])
                view |= {"named": named, "title": title}
            yield view

    def _listed(self, number: int) -> Part:
        """Return a step as the list of all steps shows it; one may jump to a checkpoint."""
        guide = self._guide
        step = guide.scenario.steps[number - 1]
        state = "now" if number == guide.number else self._stands(step)
        found = [one.title for one in guide.scenario.checkpoints if one.step == step.id]
        again = read_again(guide, step, self._words)
        is_open = bool(found) and not self._seen.gate.closes(guide, step.id)
        jump = self._words.say("guiding-jump", title=self.text(found[0])) if is_open else ""
        return {"id": step.id, "title": self._title(step), "state": state, "jump": jump, "again": again}

    def _stands(self, step: Step) -> str:
        """Return how a step stands that is not shown now; one that waits is not passed over."""
        stage, deed = self._guide.course.stage, deed_of(self._guide, step)
        waits = stage is not None and stage.step is step and not self._guide.course.is_over
        return "later" if waits and deed == "partly" else _LISTED[deed]

    def _buttons(self, step: Step | None) -> Iterator[Part]:
        """Yield what can be done here, what leads on first."""
        guide, status = self._guide, self._guide.status
        yield from self._onward(step)
        if step and status == "play" and not self._note(step):
            if guide.has_hint:
                yield self._button("hint")
            yield self._button("show-me")
        if status not in ("free", "debrief") and guide.has_board:
            yield self._button("leave")
        if status != "debrief" and guide.looks_back:
            if not self._seen.gate.closes(guide, DEBRIEF):
                yield self._button("debrief")
        elif status == "debrief" and not guide.course.is_over:
            yield self._button("leave-debrief")

    def _onward(self, step: Step | None) -> Iterator[Part]:
        """Yield what leads on here; what leads behind the gate of a teacher says that it is closed."""
        guide, status = self._guide, self._guide.status
        is_shut = self._seen.gate.closes_next(guide)
        if self._note(step):
            yield from self._past_note(step, is_shut=is_shut)
        elif self._waits:  # what came of it is told before one goes on
            yield self._button("end-telling", named="see-telling" if status == "done" else "")
        elif is_shut and status in ("read", "done"):
            yield self._closed()
        elif status in LEADS_ON and guide.scenario.steps:
            # A part is played to its end: to leave it before is not what the page asks for.
            yield self._button(LEADS_ON[status], main=status != "part")
        elif status in ("predict", "ask"):
            yield self._button("skip-questions" if status == "ask" else "skip-predictions")
        if is_shut and step and step.content_note and not self._note(step):
            yield self._button("pass-over", named="put-away")

    def _past_note(self, step: Step | None, *, is_shut: bool) -> Iterator[Part]:
        """Yield the ways on from a content note: to read the step, or past it, which nobody closes."""
        is_away = self._is_away(step)
        if is_away and is_shut:
            yield self._closed()
        yield self._button("accept", main=not is_away)
        if not (is_away and is_shut):
            yield self._button("pass-over", named="wait-without" if is_shut else "", main=is_away)

    def _is_away(self, step: Step | None) -> bool:
        return step is not None and step.id in self._seen.away

    def _closed(self) -> Part:
        return {"do": "go-on", "label": self._words.say("guiding-closed"), "main": True, "closed": True}

    def _button(self, deed: str, *, named: str = "", main: bool = False) -> Part:
        return {"do": deed, "label": self._words.say(f"guiding-do-{named or deed}"), "main": main}
