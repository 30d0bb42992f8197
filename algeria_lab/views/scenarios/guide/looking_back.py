"""The debrief: what happened and how likely it was, what model and historians say, what to talk about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.checking.facts import cited
from algeria_lab.checking.voices import voice
from algeria_lab.core.events import Story
from algeria_lab.scenarios.conditions.parsing import names_in
from algeria_lab.scenarios.quiz.decisive import MOST_TOLD, bought, results
from algeria_lab.views.lessons.records import record_said
from algeria_lab.views.scenarios.on_top import on_top
from algeria_lab.views.scenarios.prose import blocks
from algeria_lab.views.shared.numbers import percent

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from algeria_lab.core.game import Game
    from algeria_lab.scenarios.forms.lesson import Evidence
    from algeria_lab.scenarios.forms.steps import Step
    from algeria_lab.scenarios.forms.texts import TextData
    from algeria_lab.scenarios.forms.whole import Debrief
    from algeria_lab.scenarios.guide.guide import Guide
    from algeria_lab.scenarios.quiz.decisive import Result
    from algeria_lab.views.shared.messages import GameWords

Part = dict[str, Any]
# The headings of a debrief in their order; what stands under none is talked about at the end.
HEADINGS = ("happened", "model", "historians", "left-out", "felt", "class", "")
CLAIM_BEFORE = "left-out"
SIDES = {"supports": "for", "against": "against", "undecided": "open"}  # of a claim, as a file names them
OF_ANSWERS = frozenset({"answered"})  # what conditions ask of the reader and not of the game
PLACES = ("game", "sources")  # where evidence of a claim comes from: the two are never mixed


def place_of(row: Evidence) -> str:
    """Return where a piece of evidence comes from: the ``game``, or ``sources``."""
    return "sources" if row.source or row.fact or row.voice else "game"


def is_own(row: Evidence) -> bool:
    """Return whether a piece of evidence is told of the reader's own game, and not once they answered."""
    return row.when is not None and bool(names_in(row.when) - OF_ANSWERS)


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
            "made": [*scenario.authors, *filter(None, [scenario.licence]), *self._readers()],
        }

    def _readers(self) -> Iterator[str]:
        """Yield who from outside has reread a lesson, or that nobody has yet."""
        if lesson := self._guide.scenario.lesson:
            who = self._words.listed(reader.name for reader in lesson.readers)
            yield (
                self._words.say("guiding-reread-by", who=who)
                if who
                else self._words.say("guiding-not-reread")
            )

    def decisive(self) -> list[str]:
        """Return what moved the tracks most on the reader's own line, each with how likely its dice were."""
        side = self._guide.scenario.side
        seat = None if side == "both" else side
        chapters = enumerate(self._guide.chapters, 1)
        found = [(one, game, part) for part, (game, since) in chapters for one in results(game, seat, since)]
        most = sorted(range(len(found)), key=lambda place: (-found[place][0].size, place))[:MOST_TOLD]
        return [*(self._result(*found[place]) for place in sorted(most)), *self._bought()]

    def _bought(self) -> Iterator[str]:
        """Yield what was paid from support by choice, for it is none of the results."""
        for part, (game, since) in enumerate(self._guide.chapters, 1):
            points, lent = bought(game, since)
            if points:
                several = part if len(self._guide.chapters) > 1 else 0
                yield self._words.say("guiding-bought", points=points, lent=lent, game=several)

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
        above, evidence = on_top(self._guide.scenario, self._words), self.evidence()
        title = say("guiding-claim-law", law=claim.law) if claim.law else say("guiding-claim")
        told = [self._said(claim.text), *([above.by] if above and above.by else [])]
        sides = [
            {
                "title": say(f"guiding-claim-{place}"),
                "note": self._waiting() if place == "game" else "",
                "rows": [self._row(side, row) for side, row in evidence if place_of(row) == place],
            }
            for place in PLACES
        ]
        filled = [side for side in sides if side["rows"] or side["note"]]
        yield {"title": title, "told": told, "asks": [], "sides": filled}

    def evidence(self) -> list[tuple[str, Evidence]]:
        """Return what speaks ``for`` a claim, ``against`` it or leaves it ``open``; of a game what is so."""
        lesson = self._guide.scenario.lesson
        sides = lesson.claim.sides if lesson and lesson.claim else {}
        return [(SIDES[name], row) for name, rows in sides.items() for row in rows if self._is_so(row)]

    def _row(self, side: str, row: Evidence) -> Part:
        """Return a piece of evidence: the side on which it stands, in a word, and who says so."""
        whence = self._source(row) or (self._words.say("guiding-own") if is_own(row) else "")
        label = self._words.say(f"guiding-claim-{side}")
        return {"side": side, "label": label, "text": blocks(self._said(row.text)), "from": whence}

    def _is_so(self, row: Evidence) -> bool:
        """Return whether a piece of evidence may be told: it does not hang on the game, or is so there."""
        if row.when is None:
            return True
        return self._has_played() and self._guide.course.holds(row.when, self._guide.acted.state)

    def _waiting(self) -> str:
        """Return that something will be said of the reader's own game, once there is one; else nothing."""
        lesson = self._guide.scenario.lesson
        sides = lesson.claim.sides if lesson and lesson.claim else {}
        is_told = any(row.when for rows in sides.values() for row in rows)
        return self._words.say("guiding-own-waits") if is_told and not self._has_played() else ""

    def _has_played(self) -> bool:
        """Return whether there is a game of the reader's own, played to its end.

        It was not only shown; every line of it was played where steps go back; and nothing of it is still to
        come.
        """
        done = {stage.step.id: stage for stage in self._guide.stages if stage.done is not None}
        played = [step for step in self._guide.scenario.steps if step.is_played]
        is_own = any(step.id in done and not done[step.id].is_shown for step in played)
        is_whole = all(step.id in done for step in played if step.back_to)
        ahead = (step for step in self._ahead() if step.plays or step.watch)  # a part is another game
        return is_own and is_whole and all(step.id in done for step in ahead)

    def _ahead(self) -> Iterator[Step]:
        """Yield the steps from the one under way on, as a rule; none once the last one is done."""
        course, met = self._guide.course, set[str]()
        step = None if course.is_over or course.stage is None else course.stage.step
        while step and step.id not in met:
            yield step
            met.add(step.id)
            step = self._guide.scenario.step(self._guide.scenario.usual_way(step) or "")

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
        text, place = blocks(self._said(one.ask)), self._guide.scenario.debrief.index(one)
        return {
            "text": text,
            "told": told,
            "link": cited(one.link or "", self._words.language),
            "place": None if one.under == "class" else place,  # a class talks
            "own": self._guide.said(place),
        }

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

    def _result(self, one: Result, game: Game[Any], part: int) -> str:
        """Return a result of a game as it is told, and how likely the dice that brought it were."""
        voice = game.voice.speaking(self._words.language)
        told = " ".join(voice.text(Story(one.events, voice)).split("\n"))
        line = self._words.labelled(self._when(one, part), told)
        if one.chance is None:
            return line
        share = percent(self._words, one.chance)
        key = "guiding-how-likely-fixed" if self._was_fixed(one, game) else "guiding-how-likely"
        way = "fall" if one.is_fall else "rise"
        return f"{line} {self._words.say(key, chance=str(one.chance), percent=share, way=way)}"

    def _when(self, one: Result, part: int) -> str:
        """Return when a result fell: the turn, and which game where the line went back and has several."""
        name = "guiding-turn-of" if len(self._guide.chapters) > 1 else "guiding-turn"
        return self._words.say(name, turn=one.turn, game=part)

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
