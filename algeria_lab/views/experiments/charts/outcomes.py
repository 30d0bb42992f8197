"""Who had won the wars of an experiment when they were read: each way against each opponent."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from algeria_lab.experiments.measuring.measures import Measure
from algeria_lab.experiments.measuring.record import DRAW
from algeria_lab.experiments.results.reading import measure_of, seen_of
from algeria_lab.experiments.results.table import WAR, Place, Wars
from algeria_lab.views.charts.style import COLOURS, NOBODY, Look
from algeria_lab.views.experiments.charts.lanes import NO_HATCH
from algeria_lab.views.experiments.text import by_opponent, counted, quoted_way
from algeria_lab.views.shared.numbers import percentage

if TYPE_CHECKING:
    from algeria_lab.experiments.asking.questions import Question
    from algeria_lab.views.shared.messages import GameWords

Outcomes: TypeAlias = dict[Place, dict[int, str]]  # of each war, by opponent and way, and then by seed
OPEN = "open"  # a war that nobody had won, whether it was over or not
# From the side whose success lowers the balance to the other; hatching tells them apart without colour.
LOOKS: Mapping[str, Look] = {
    "fln": Look(COLOURS["fln"], "/"),
    OPEN: Look(NOBODY, NO_HATCH),
    "gov": Look(COLOURS["gov"], NO_HATCH),
}


def outcomes(wars: Wars, asked: str | Measure) -> Outcomes:
    """Return who had won each war when a measure is read, `OPEN` for nobody."""
    rows = wars.at(measure_of(wars, asked).turn)
    found: Outcomes = {}
    for against, way, seed, over, winner in zip(
        *(rows[name] for name in (*WAR, "over", "winner")), strict=True
    ):
        is_won = over and winner not in {"", DRAW}
        found.setdefault((against, way), {})[seed] = winner if is_won else OPEN
    return found


class Count(NamedTuple):
    """How the wars of one way against one opponent stood.

    Attributes:
        against: The opponent.
        way: The way.
        wars: How many wars.
        by: How many of them by outcome, one of `LOOKS`.
    """

    against: str
    way: str
    wars: int
    by: Mapping[str, int]


def counts(wars: Wars, asked: str | Measure) -> list[Count]:
    """Return how the wars stood when a measure is read, opponents together, in the order of the question."""
    question, found = seen_of(wars), outcomes(wars, asked)
    made = []
    for against in question.opponents:
        for way in question.ways:
            numbers = Counter(found.get((against, way), {}).values())
            by = {name: numbers[name] for name in LOOKS}
            made.append(Count(against, way, sum(by.values()), by))
    return made


def shares_text(words: GameWords, count: Count) -> str:
    """Return the shares of one way: who had won, who had not, in percent."""
    wars = max(count.wars, 1)
    said = {name: percentage(words, Fraction(number, wars)) for name, number in count.by.items()}
    return words.say("experiment-won-shares", **said)


def winners_text(words: GameWords, wars: Wars, asked: str | Measure) -> str:
    """Return in a sentence who had won when a measure is read; of very many ways only the first."""
    question, turn = seen_of(wars), measure_of(wars, asked).turn
    said = [(one.against, _item(words, question, one)) for one in counts(wars, asked)]
    groups = by_opponent(words, question, said)
    if turn is None:
        return words.say("experiment-won-end", turn=question.stop.turn, groups=groups)
    return words.say("experiment-won-turn", turn=turn, groups=groups)


def _item(words: GameWords, question: Question, count: Count) -> str:
    way = quoted_way(words, question, count.way)
    return words.say("experiment-won-item", way=way, shares=shares_text(words, count))


def stopped_text(words: GameWords, wars: Wars) -> str:
    """Return in a sentence how many wars a stop ended before the last turn; nothing where there is none."""
    question = seen_of(wars)
    if question.stop.when is None and not question.stop.at_most:
        return ""
    last = wars.at()
    early = last.chosen(lambda over, turn: not over and turn < question.stop.turn, "over", "turn")
    groups = counted(words, question, "experiment-stopped-item", number=early, wars=last)
    return words.say("experiment-stopped", turn=question.stop.turn, groups=groups)
