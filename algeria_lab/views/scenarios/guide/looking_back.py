"""The debrief: what to talk about, and what the reader's own game says to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.checking.facts import cited
from algeria_lab.core.events import Story
from algeria_lab.scenarios.quiz.decisive import MOST_TOLD, largest, results
from algeria_lab.views.scenarios.prose import blocks

if TYPE_CHECKING:
    from collections.abc import Iterator

    from algeria_lab.core.game import Game
    from algeria_lab.scenarios.forms.whole import Debrief
    from algeria_lab.scenarios.guide.guide import Guide
    from algeria_lab.scenarios.quiz.decisive import Result
    from algeria_lab.views.shared.messages import GameWords

Part = dict[str, Any]


class LookingBack:
    """Writes the debrief of one person.

    Args:
        guide: The guide of their way.
        words: The reader's language.
    """

    def __init__(self, guide: Guide, words: GameWords) -> None:
        self._guide, self._words = guide, words

    def part(self) -> Part:
        """Return the debrief for the panel."""
        scenario = self._guide.scenario
        return {
            "asks": [self._ask(one) for one in scenario.debrief],
            "score": self._score(),
            "sources": [source for key in scenario.sources if (source := cited(key, self._words.language))],
            "made": [*scenario.authors, *([scenario.licence] if scenario.licence else [])],
        }

    def _ask(self, one: Debrief) -> Part:
        text = self._guide.scenario.said(one.ask, self._words.language)
        told = list(self._told(one.tell)) if one.tell else []
        return {"text": blocks(text), "told": told, "link": cited(one.link or "", self._words.language)}

    def _told(self, what: str) -> Iterator[str]:
        """Yield what the reader's own game says."""
        if what == "goals":
            yield from self._goals()
        elif what == "ending":
            yield self._ending()
        else:
            for chapter in self._guide.chapters:
                yield from self._decisive(*chapter)

    def _goals(self) -> Iterator[str]:
        scenario, language = self._guide.scenario, self._words.language
        for goal in self._guide.goals:
            points = self._words.say("guiding-points", points=goal.points)
            yield f"{scenario.said(goal.say, language)} {points}"
        if not self._guide.goals:
            yield self._words.say("guiding-no-goals")

    def _ending(self) -> str:
        game = self._guide.tables[-1].game
        voice = game.voice.speaking(self._words.language)
        if game.outcome:
            return voice.text(game.outcome)
        return self._words.say("guiding-unfinished", turn=game.state.turn)

    def _decisive(self, game: Game[Any], since: int) -> Iterator[str]:
        """Yield what moved the tracks most in a game from a moment on, as it is told."""
        side = self._guide.scenario.side
        for one in largest(results(game, None if side == "both" else side, since), MOST_TOLD):
            yield self._result(one, game)

    def _result(self, one: Result, game: Game[Any]) -> str:
        voice = game.voice.speaking(self._words.language)
        told = " ".join(voice.text(Story(one.events, voice)).split("\n"))
        return self._words.labelled(self._words.say("guiding-turn", turn=one.turn), told)

    def _score(self) -> str:
        """Return how many goals count; empty where there are none."""
        goals = self._guide.scenario.goals
        if not goals:
            return ""
        most = sum(goal.points for goal in goals)
        return self._words.say("guiding-score", points=self._guide.points, most=most)
