"""How is shown what was done: stories, decisions, histories and their entries."""

from __future__ import annotations

from typing import Any

from algeria_lab.core.events import Chose, Story
from algeria_lab.core.history import Entry, History
from algeria_lab.players.decisions import Decisions
from algeria_lab.views.shared.html import Page, element, says, table
from algeria_lab.views.show.face import Face
from algeria_lab.views.show.showing import Sentence

LONGEST = 140  # letters of what one line quotes
MOST_LINES = 40  # of a story or a history, where not all is asked for


class StoryFace(Face[Story]):
    """What happened, sentence by sentence; the last of them where it is long."""

    def _sentences(self) -> list[Sentence]:
        told = list(self.showing.sentences(self.thing))
        return told or self._choices() or [Sentence(self.words.say("show-nothing"))]

    def _choices(self) -> list[Sentence]:
        """Return what was chosen, where no sentence tells what came of it."""
        chosen = (event for event in self.thing if isinstance(event, Chose))
        words, showing = self.words, self.showing
        return [Sentence(words.labelled(words.side(one.seat), showing.choice(one))) for one in chosen]

    def line(self) -> str:
        last = f"{self._sentences()[-1].text:.{LONGEST}}"
        return self.words.say("show-story", count=len(self.thing), last=last)

    def _end(self) -> list[Sentence]:
        told = self._sentences()
        hidden = len(told) - MOST_LINES
        if hidden <= 0:
            return told
        return [Sentence(self.words.say("show-story-earlier", count=hidden)), *told[hidden:]]

    def brief(self) -> str:
        return "\n".join(sentence.text for sentence in self._end())

    def text(self) -> str:
        return "\n".join(sentence.text for sentence in self._sentences())

    def page(self) -> Page:
        told = (element("b", text) if begins else text for text, begins in self._end())
        return Page(element("div", *(element("p", text) for text in told), class_="al-says"), self.brief())


class DecisionsFace(Face[Decisions]):
    """What computers decided: what came of it."""

    def line(self) -> str:
        return self.words.say("show-decisions", count=len(self.thing), story=self._story.line())

    @property
    def _story(self) -> StoryFace:
        return StoryFace(self.showing, self.thing.events)

    def brief(self) -> str:
        return self._story.brief()

    def text(self) -> str:
        return self._story.text()

    def page(self) -> Page:
        return self._story.page()


class HistoryFace(Face[History[Any]]):
    """The actions of a game, one a row; the last of them where they are many."""

    def _rows(self, most: int | None = None) -> list[tuple[str, str, str]]:
        entries = list(zip(self.thing.about or range(len(self.thing)), self.thing, strict=True))
        return [self._row(ply, entry) for ply, entry in entries[-most if most else None :]]

    def _row(self, ply: int, entry: Entry[Any]) -> tuple[str, str, str]:
        if entry.action is None:
            return str(ply), "", self.words.say("show-setup")
        return str(ply), self.words.side(entry.action.seat), self.showing.deed(entry)

    def line(self) -> str:
        taken = sum(entry.action is not None for entry in self.thing)
        last = self._rows(1)[-1][2] if self.thing else self.words.say("show-none")
        return self.words.say("show-history", count=taken, last=f"{last:.{LONGEST}}")

    def brief(self) -> str:
        return "\n".join([*self._hidden(), *self._lines(MOST_LINES)])

    def _lines(self, most: int | None = None) -> list[str]:
        return [f"{ply:>4}  {self.words.labelled(side, deed)}" for ply, side, deed in self._rows(most)]

    def _hidden(self) -> list[str]:
        hidden = len(self.thing) - MOST_LINES
        return [self.words.say("show-history-earlier", count=hidden)] if hidden > 0 else []

    def text(self) -> str:
        return "\n".join(self._lines())

    def page(self) -> Page:
        head = [self.words.say(f"show-history-{name}") for name in ("ply", "seat", "deed")]
        caption = " ".join([self.words.say("show-history-caption"), *self._hidden()])
        return table(caption, head, self._rows(MOST_LINES))


class EntryFace(Face[Entry[Any]]):
    """One action and what it brought."""

    def line(self) -> str:
        entry = self.thing
        deed = self.showing.deed(entry) if entry.action else self.words.say("show-setup")
        return self.words.say("show-entry", deed=f"{deed:.{LONGEST}}", count=len(entry.events))

    def text(self) -> str:
        return "\n".join([self.line(), StoryFace(self.showing, self.thing.events).text()])

    def page(self) -> Page:
        return says([self.line()]) + StoryFace(self.showing, self.thing.events).page()
