"""The debrief: what happened and how likely it was, what model and historians say, what to talk about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.checking.facts import cited
from algeria_lab.checking.voices import voice
from algeria_lab.core.events import Story
from algeria_lab.scenarios.quiz.decisive import MOST_TOLD, results
from algeria_lab.views.lessons.records import record_said
from algeria_lab.views.scenarios.prose import blocks
from algeria_lab.views.shared.numbers import percent

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from algeria_lab.core.game import Game
    from algeria_lab.scenarios.forms.lesson import Evidence
    from algeria_lab.scenarios.forms.texts import TextData
    from algeria_lab.scenarios.forms.whole import Debrief
    from algeria_lab.scenarios.guide.guide import Guide
    from algeria_lab.scenarios.quiz.decisive import Result
    from algeria_lab.views.shared.messages import GameWords

Part = dict[str, Any]
# The headings of a debrief in their order; what stands under none is talked about at the end.
HEADINGS = ("happened", "model", "historians", "left-out", "felt", "class", "")
CLAIM_BEFORE = "left-out"


class LookingBack:
    """Writes the debrief of one person.

    Args:
        guide: The guide of their way.
        words: The reader's language.
    """

    def __init__(self, guide: Guide, words: GameWords) -> None:
        self._guide, self._words = guide, words

    def part(self) -> Part:
        """Return the debrief for the panel: sections under their headings, each with what belongs there."""
        scenario = self._guide.scenario
        return {
            "sections": [section for name in HEADINGS for section in self._under(name)],
            "score": self._score(),
            "sources": [source for key in scenario.sources if (source := cited(key, self._words.language))],
            "made": [*scenario.authors, *([scenario.licence] if scenario.licence else [])],
        }

    def decisive(self) -> list[str]:
        """Return what moved the tracks most on the reader's own line, each with how likely its dice were."""
        side = self._guide.scenario.side
        seat = None if side == "both" else side
        found = [(one, game) for game, since in self._guide.chapters for one in results(game, seat, since)]
        most = sorted(range(len(found)), key=lambda place: (-found[place][0].size, place))[:MOST_TOLD]
        return [self._result(*found[place]) for place in sorted(most)]

    def _under(self, name: str) -> Iterator[Part]:
        """Yield what stands under a heading, if anything does."""
        if name == CLAIM_BEFORE:
            yield from self._claim()
        rows = [row for row in self._guide.scenario.debrief if (row.under or "") == name]
        told = list(self._told_under(name, rows))
        if rows or told:
            asks = [self._ask(row) for row in rows]
            yield {"title": self._title(name), "told": told, "asks": asks, "sides": []}

    def _title(self, name: str) -> str:
        return self._words.say(f"guiding-under-{name}" if name else "guiding-talk")

    def _told_under(self, name: str, rows: Iterable[Debrief]) -> Iterator[str]:
        """Yield what a lesson tells under a heading by itself."""
        lesson = self._guide.scenario.lesson
        if lesson and name == "left-out":
            yield from map(self._said, lesson.left_out)
        if lesson and name == "happened" and not any(row.tell for row in rows):
            yield from self.decisive()

    def _claim(self) -> Iterator[Part]:
        """Yield the claim that a lesson tests, with what speaks for it and against it in this game."""
        lesson = self._guide.scenario.lesson
        if lesson is None or lesson.claim is None:
            return
        claim, say = lesson.claim, self._words.say
        sides = [
            {"title": say(f"guiding-claim-{name}"), "rows": list(self._evidence(rows))}
            for name, rows in (("supports", claim.supports), ("against", claim.against))
        ]
        title = say("guiding-claim-law", law=claim.law) if claim.law else say("guiding-claim")
        yield {"title": title, "told": [self._said(claim.text)], "asks": [], "sides": sides}

    def _evidence(self, rows: Iterable[Evidence]) -> Iterator[Part]:
        """Yield what speaks for or against a claim; of the reader's own game only what is so there."""
        for row in rows:
            if row.when is None or (self._has_played() and self._guide.course.holds(row.when)):
                own = self._words.say("guiding-own") if row.when else ""
                yield {"text": blocks(self._said(row.text)), "from": own or self._source(row)}

    def _has_played(self) -> bool:
        """Return whether there is a game of the reader's own: every line of it, where steps go back."""
        done = {stage.step.id for stage in self._guide.stages if stage.done is not None}
        steps = self._guide.scenario.steps
        played = any(step.id in done for step in steps if step.is_played)
        return played and all(step.id in done for step in steps if step.back_to)

    def _source(self, row: Evidence) -> str:
        """Return who says it, and the record that it rests on."""
        language = self._words.language
        said = voice(row.voice).who[language] if row.voice else cited(row.source or "", language)
        record = record_said(self._words, row.fact) if row.fact else ""
        return self._words.say("list-semicolon").join(text for text in (said, record) if text)

    def _said(self, text: TextData) -> str:
        return self._guide.scenario.said(text, self._words.language)

    def _ask(self, one: Debrief) -> Part:
        told = list(self._told(one.tell)) if one.tell else []
        text = blocks(self._said(one.ask))
        return {"text": text, "told": told, "link": cited(one.link or "", self._words.language)}

    def _told(self, what: str) -> Iterator[str]:
        """Yield what the reader's own game says."""
        if what == "goals":
            yield from self._goals()
        elif what == "ending":
            yield self._ending()
        else:
            yield from self.decisive()

    def _goals(self) -> Iterator[str]:
        for goal in self._guide.goals:
            points = self._words.say("guiding-points", points=goal.points)
            yield f"{self._said(goal.say)} {points}"
        if not self._guide.goals:
            yield self._words.say("guiding-no-goals")

    def _ending(self) -> str:
        game = self._guide.tables[-1].game
        voice = game.voice.speaking(self._words.language)
        if game.outcome:
            return voice.text(game.outcome)
        return self._words.say("guiding-unfinished", turn=game.state.turn)

    def _result(self, one: Result, game: Game[Any]) -> str:
        """Return a result as it is told, and how likely the dice that brought it were."""
        voice = game.voice.speaking(self._words.language)
        told = " ".join(voice.text(Story(one.events, voice)).split("\n"))
        line = self._words.labelled(self._words.say("guiding-turn", turn=one.turn), told)
        if one.chance is None:
            return line
        share = percent(self._words, one.chance)
        key = "guiding-how-likely-fixed" if self._was_fixed(one, game) else "guiding-how-likely"
        return f"{line} {self._words.say(key, chance=str(one.chance), percent=share)}"

    def _was_fixed(self, one: Result, game: Game[Any]) -> bool:
        """Return whether the dice of a result fell in a step whose author had set them."""
        entries = enumerate(game.history[: game.ply + 1])
        thrown = next((ply for ply, entry in entries if any(each is one.roll for each in entry.events)), 0)
        for stage in self._guide.stages:
            line = self._guide.tables[stage.spot.chapter].game.history
            is_then = stage.done is not None and stage.spot.ply < thrown <= stage.done.ply < len(line)
            if stage.step.dice and is_then and line[thrown] is game.history[thrown]:
                return True
        return False

    def _score(self) -> str:
        """Return how many goals count; empty where there are none."""
        goals = self._guide.scenario.goals
        if not goals:
            return ""
        most = sum(goal.points for goal in goals)
        return self._words.say("guiding-score", points=self._guide.points, most=most)
