"""A question that is put to the class once more, after a talk: what pages answer then is the second vote."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from itertools import count
from time import monotonic
from typing import TYPE_CHECKING, Any

from algeria_lab.apps.serving.hall.hall import Hall, Part
from algeria_lab.apps.serving.hall.lessons import KnownLessons
from algeria_lab.apps.serving.hall.seats import Seat
from algeria_lab.apps.serving.hall.voted import TOLD, Values, name_of, voted
from algeria_lab.apps.serving.hall.wishes import WrongWish
from algeria_lab.room.wire import Misspoken, Said

if TYPE_CHECKING:
    from algeria_lab.apps.serving.hall.sight import Sight
    from algeria_lab.scenarios.forms.quiz import Question
    from algeria_lab.scenarios.forms.whole import Scenario
    from algeria_lab.views.shared.messages import Messages

WITH_CHOICES = ("choice", "many", "predict")
MOST_LETTERS = 40  # of a number


def can_be_put(question: Question) -> bool:
    """Return whether a question can be put once more: by its options, or as a number."""
    from algeria_lab.scenarios.quiz.grading import is_number

    return (question.kind in WITH_CHOICES and bool(question.options)) or is_number(question)


class SecondVote(Part):
    """The question that is open to a second vote, if any.

    Attributes:
        kinds: What it hears.

    Args:
        hall: The hall.
        lessons: The lessons that it may take.
    """

    kinds = frozenset({"vote"})

    def __init__(self, hall: Hall, lessons: KnownLessons) -> None:
        self._hall, self._lessons = hall, lessons
        self._rounds = count(1)
        hall.parts.append(self)

    def join(self, sight: Sight) -> None:
        """Let a desk open a vote, and end it."""
        sight.acts |= {"vote": self._open, "vote-end": self._end}
        sight.more["voted"] = self.told

    def is_open(self, lesson: str, question: str) -> bool:
        """Return whether the class votes again on a question just now."""
        vote = self._hall.hour.get("vote") or {}
        return (vote.get("lesson"), vote.get("question")) == (lesson, question)

    def told(self, language: str) -> list[dict[str, str]]:
        """Return what came of every second vote, by the lesson and the question, in words."""
        from algeria_lab.views.shared.messages import Messages

        words, found = Messages(language), []
        seats = self._hall.seats.values()
        for name in dict.fromkeys(name for seat in seats for name in seat.told.get(TOLD, {})):
            lesson, _, question = name.partition(" ")
            scenario = self._lessons.get(lesson)
            asked = scenario.question(question) if scenario else None
            if scenario and asked:
                given = [one for seat in seats if (one := voted(seat, scenario, asked))]
                counts = _listed(given, scenario, asked, words)
                said = words.say("desk-said-voted", count=len(given), counts=counts)
                found.append({"lesson": lesson, "question": question, "said": said})
        return found

    def hear(self, seat: Seat, said: Said) -> None:
        """Count what a page votes; what comes when the vote is over counts no more.

        Raises:
            Misspoken: If it is no answer to that question.
        """
        vote = self._hall.hour.get("vote")
        if not vote or said.get("round") != vote["round"]:
            return
        scenario = self._lessons.get(vote["lesson"])
        question = scenario.question(vote["question"]) if scenario else None
        if scenario is None or question is None:
            return
        given = _given(said.get("given"), vote)
        values = _values(scenario, question, given)
        if values:
            kept = seat.told.setdefault(TOLD, {})
            own = {"round": vote["round"], "given": given, "values": values}
            kept[name_of(scenario.id, question.id)] = own
            seat.moved = monotonic()
        self._tell(seat, is_unread=not values)

    def joined(self, seat: Seat) -> None:
        """Tell a page that has come, or come back, what it has voted already."""
        if self._hall.hour.get("vote"):
            self._tell(seat)

    def _tell(self, seat: Seat, *, is_unread: bool = False) -> None:
        vote = self._hall.hour["vote"]
        own = seat.told.get(TOLD, {}).get(name_of(vote["lesson"], vote["question"]), {})
        said = {"do": "vote", "round": vote["round"], "given": own.get("given", []), "unread": is_unread}
        self._hall.tell(seat.number, said)

    def _open(self, wish: dict[str, Any]) -> None:
        """Put a question once more; what was voted on it before counts no more."""
        lesson, question = wish.get("lesson"), wish.get("question")
        scenario = self._lessons.get(lesson) if isinstance(lesson, str) else None
        asked = scenario.question(question) if scenario and isinstance(question, str) else None
        if scenario is None or asked is None or not can_be_put(asked):
            raise WrongWish(f"no class votes on {question!r:.80}")
        for seat in self._hall.seats.values():
            seat.told.get(TOLD, {}).pop(name_of(scenario.id, asked.id), None)
        self._hall.to_all(vote={"round": next(self._rounds), **_put(scenario, asked)})

    def _end(self, _wish: dict[str, Any]) -> None:
        self._hall.to_all(vote=None)


def _listed(given: Iterable[Values], scenario: Scenario, question: Question, words: Messages) -> str:
    """Return how often each answer was voted for: options by their letters, as on paper, and numbers."""
    from algeria_lab.apps.serving.hall.shown.answers import in_short

    name = in_short(scenario, question, words)
    counts = Counter(tuple(sorted(one, key=name)) for one in given)
    named = {said: " + ".join(map(name, said)) for said in counts}
    return " · ".join(f"{named[said]} ({counts[said]})" for said in sorted(counts, key=_in_order(named)))


def _in_order(named: Mapping[Values, str]) -> Callable[[Values], tuple[float, str]]:
    """Return by what answers are sorted: numbers by what they are, options by their letters."""
    return lambda said: (said[0] if isinstance(said[0], float) else 0.0, named[said])


def _put(scenario: Scenario, question: Question) -> dict[str, Any]:
    """Return a question as pages put it, its texts by language; without what is right."""
    from algeria_lab.apps.serving.hall.shown.both import said
    from algeria_lab.scenarios.quiz.shown import shown_options

    options = shown_options(scenario, question) if question.kind in WITH_CHOICES else []
    return {
        "lesson": scenario.id,
        "question": question.id,
        "ask": said(scenario, question.ask),
        "unit": said(scenario, question.unit),
        "many": question.kind == "many",
        "options": [
            {"id": one.id, "letter": one.letter, "text": said(scenario, one.text)} for one in options
        ],
    }


def _given(told: object, vote: dict[str, Any]) -> list[str]:
    """Return what was chosen, or one number as it was typed.

    Raises:
        Misspoken: If it is no such answer.
    """
    known = [one["id"] for one in vote["options"]]
    rows = [one for one in told if isinstance(one, str)] if isinstance(told, list) else []
    chosen = [name for name in known if name in rows] if known else [one[:MOST_LETTERS] for one in rows]
    if not chosen or (len(chosen) > 1 and not vote["many"]):
        raise Misspoken(f"{told!r:.80} is no answer to {vote['question']!r:.80}")
    return chosen


def _values(scenario: Scenario, question: Question, given: list[str]) -> Values:
    from algeria_lab.apps.serving.hall.shown.answers import values_of

    return values_of(scenario, question, tuple(given) if question.kind == "many" else given[0])
