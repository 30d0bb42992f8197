"""The panel of a guide at one moment: which step, what it says, what can be done, what was said."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import ceil
from typing import TYPE_CHECKING, Any

from algeria_lab.views.scenarios.pictures import picture_source
from algeria_lab.views.scenarios.prose import blocks

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from algeria_lab.scenarios.forms.steps import Step
    from algeria_lab.scenarios.forms.texts import Picture, TextData
    from algeria_lab.scenarios.guide.guide import Guide
    from algeria_lab.views.shared.messages import GameWords

Scene = dict[str, Any]
Part = dict[str, Any]


@dataclass
class Seen:
    """What a reader has seen and heard at one panel.

    Attributes:
        accepted: Steps whose content note was read, by id.
        said: What was said last, a text each; the panel reads it out.
        folder: Where the scenario stands; None for one from elsewhere.
    """

    accepted: set[str] = field(default_factory=set)
    said: list[str] = field(default_factory=list)
    folder: Path | None = None


class GuideScene:
    """Writes the scene of a panel.

    Args:
        guide: The guide.
        words: The reader's language.
        seen: What this reader has seen.
    """

    def __init__(self, guide: Guide, words: GameWords, seen: Seen) -> None:
        self._guide, self._words, self._seen = guide, words, seen

    def text(self, text: TextData) -> str:
        """Return a text of the author in the reader's language, or in one that there is."""
        return self._guide.scenario.said(text, self._words.language)

    def scene(self, notice: Mapping[str, str] | None = None) -> Scene:
        """Return what the panel shows now."""
        guide, words = self._guide, self._words
        game, step = guide.table.game, guide.step
        return {
            "ply": game.ply,
            "time": {"at": game.ply, "last": game.ply},
            "lang": words.language,
            "dir": words.direction,
            "scenario": self.text(guide.scenario.title),
            "status": guide.status,
            "now": words.say(f"guiding-now-{guide.status}"),
            **self._progress(),
            "step": self._step(step) if step else None,
            "note": self._note(step),
            "buttons": list(self._buttons(step)),
            "said": list(self._seen.said),
            "steps": [self._listed(number) for number in range(1, len(guide.scenario.steps) + 1)],
            "notice": dict(notice) if notice else None,
        }

    def _progress(self) -> Part:
        """Return how far this is: as a heading, for the bar, and in words for both."""
        guide, words = self._guide, self._words
        steps = len(guide.scenario.steps)
        if guide.step is None:
            return {"heading": words.say("guiding-debrief"), "left": "", "done": steps, "most": steps}
        minutes = max(1, ceil(guide.minutes_left))
        return {
            "heading": words.say("guiding-step", number=guide.number, steps=steps),
            "left": words.say("guiding-left", minutes=minutes),
            "done": guide.number - 1,
            "most": steps,
        }

    def _title(self, step: Step) -> str:
        return self.text(step.title) or self._words.say("guiding-untitled", number=self._number(step))

    def _number(self, step: Step) -> int:
        return self._guide.scenario.steps.index(step) + 1

    def _step(self, step: Step) -> Part:
        stage = self._guide.stage
        hints = stage.hints if stage else 0
        return {
            "id": step.id,
            "title": self.text(step.title),
            "text": blocks(self.text(step.text)),
            "picture": self._picture(step.picture),
            "dice": self._dice(step),
            "hints": [self.text(hint) for hint in step.hints[:hints]],
        }

    def _picture(self, picture: Picture | None) -> Part | None:
        if picture is None:
            return None
        return {"src": picture_source(picture.file, self._seen.folder), "alt": self.text(picture.alt)}

    def _dice(self, step: Step) -> str:
        """Return the announcement that the dice of a step are given; empty where they are not."""
        if not step.dice:
            return ""
        thrown = []
        for throw in step.dice:
            faces = self._words.listed(map(str, throw.faces))
            thrown.append(self._words.labelled(self.text(throw.label), faces))
        return self._words.say("guiding-dice", faces=self._words.say("list-semicolon").join(thrown))

    def _note(self, step: Step | None) -> str:
        """Return what is to be read before a step is; empty once it was, and where there is none."""
        if step is None or step.id in self._seen.accepted:
            return ""
        return self.text(step.content_note)

    def _listed(self, number: int) -> Part:
        """Return a step as the list of all steps shows it."""
        step, now = self._guide.scenario.steps[number - 1], self._guide.number
        state = "now" if number == now else "before" if number < now else "later"
        return {"id": step.id, "title": self._title(step), "state": state}

    def _buttons(self, step: Step | None) -> Iterator[Part]:
        """Yield what can be done here, what leads on first."""
        status = self._guide.status
        if self._note(step):
            yield self._button("accept", main=True)
        elif status in ("read", "done"):
            yield self._button("go-on", main=True)
        elif status == "watch":
            yield self._button("watch", main=True)
        elif status == "free":
            yield self._button("come-back", main=True)
        if step and self._hints_left(step):
            yield self._button("hint")
        if status not in ("free", "debrief"):
            yield self._button("leave")
        if status != "debrief":
            yield self._button("debrief")

    def _hints_left(self, step: Step) -> int:
        stage = self._guide.stage
        return len(step.hints) - stage.hints if stage and self._guide.status == "play" else 0

    def _button(self, deed: str, *, main: bool = False) -> Part:
        return {"do": deed, "label": self._words.say(f"guiding-do-{deed}"), "main": main}
