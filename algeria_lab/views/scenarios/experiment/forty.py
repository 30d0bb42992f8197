"""Forty wars of one's own in a class: with dice of no other place, beside the thousands that are kept."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Any

from markupsafe import Markup

from algeria_lab.experiments.asking.questions import KEYS
from algeria_lab.experiments.results.intervals import LEAST_WARS
from algeria_lab.experiments.results.reading import measure_of, values
from algeria_lab.experiments.results.statistics import Row, rows
from algeria_lab.experiments.results.table import Wars, column_of
from algeria_lab.room.line import room_line
from algeria_lab.views.experiments.amounts import interval
from algeria_lab.views.experiments.text import quoted_opponent
from algeria_lab.views.scenarios.experiment.telling import Telling, side_by_side
from algeria_lab.views.shared.html import element

if TYPE_CHECKING:
    from collections.abc import Callable

    from algeria_lab.experiments.asking.questions import Question
    from algeria_lab.room.wire import Said
    from algeria_lab.scenarios.forms.experiment import Experiment
    from algeria_lab.scenarios.forms.whole import Scenario
    from algeria_lab.views.scenarios.experiment.titles import Titles
    from algeria_lab.views.shared.messages import GameWords

FORTY = 40  # wars of each way
# Seeds of the place of number n begin at FIRST + n * APART: no two places share one. All lie beyond those of
# the wars that are kept, of which an experiment has ten thousand at most, and of those that readers add.
FIRST, APART = 1_000_000, 1_000


class OwnForty:
    """The forty of one page.

    Args:
        scenario: The scenario.
        experiment: One of its experiments.

    Attributes:
        wars: What was played; None before.
    """

    def __init__(self, scenario: Scenario, experiment: Experiment) -> None:
        self._scenario, self._experiment = scenario, experiment
        self._line = None if experiment.throws else room_line()
        self.wars: Wars | None = None
        self._asked: Callable[[], Question] | None = None
        self._changed: Callable[[], object] = lambda: None

    def recall(self, asked: Callable[[], Question], changed: Callable[[], object]) -> None:
        """Take up what was played here before, be it that the page was loaded again: the room has kept it.

        Args:
            asked: Returns the question of the experiment.
            changed: Called once something was taken up.
        """
        self._asked, self._changed = asked, changed
        self._take_up()
        if self._line is not None:
            self._line.hear("ran", self._hear)

    def close(self) -> None:
        """Hear nothing any more."""
        if self._line is not None:
            self._line.unhear("ran", self._hear)

    def _hear(self, said: Said) -> None:
        experiments = said.get("experiments")
        if said.get("lesson") == self._scenario.id and isinstance(experiments, dict):
            told = _told_of(self._scenario.id)
            told.update({name: row for name, row in experiments.items() if name not in told})
            self._take_up()

    def _take_up(self) -> None:
        told = _told_of(self._scenario.id).get(self._experiment.id)
        if self.wars is None and self._line is not None and isinstance(told, dict) and self._asked:
            self.wars = _wars_of(told.get("rows"), self.asked(self._asked()))
            self._changed()

    @property
    def is_offered(self) -> bool:
        """Whether the page stands in a room, and its reader has not played them yet."""
        return self._line is not None and self.wars is None

    def asked(self, question: Question) -> Question:
        """Return the question of an experiment to forty wars of this place, against the first opponent."""
        number = self._line.number if self._line else 0
        return replace(question.part(FORTY, FIRST + number * APART), against=question.against[:1])

    def take(self, wars: Wars, measure: str) -> None:
        """Keep what was played, and tell the room what it came to: numbers, and nobody's name.

        Args:
            wars: The wars, ways by the names of their author.
            measure: What of them is told.
        """
        self.wars = wars
        if self._line is None:
            return
        by_place = values(wars, measure_of(wars, measure))
        ways = {way: list(of_way.values()) for (_, way), of_way in by_place.items()}
        told = _told_of(self._scenario.id)
        told[self._experiment.id] = {"measure": measure, "ways": ways, "rows": _rows_told(wars, measure)}
        # What stands is compared with what is said next: each has a table of its own.
        self._line.stand("runs", lesson=self._scenario.id, experiments=dict(told))

    def text(self, words: GameWords, titles: Titles, kept: Wars | None) -> str:
        """Return what the forty came to, beside the kept wars if those were shown, as HTML."""
        if self.wars is None:
            return ""
        measure = titles.measures[0]
        named = titles.of(self.wars)
        if named.played < LEAST_WARS:
            return element("p", words.say("experiment-too-few"))
        telling = Telling(words, named, titles.asked(named, measure))
        others = _rows_of(titles, kept, measure, telling.rows[0].against) if kept is not None else {}
        parts = [
            element("h3", words.say("trial-heading-forty")),
            self._table(words, titles, telling.rows, others),
        ]
        parts += [element("p", text) for text in (*telling.found(), *self._notes(words, telling, others))]
        return Markup().join(parts)

    def _table(self, words: GameWords, titles: Titles, own: list[Row], others: dict[str, Row]) -> Markup:
        head = [words.say("experiment-way"), words.say("trial-forty-own", wars=own[0].wars)]
        if others:
            head.append(words.say("trial-forty-kept", wars=next(iter(others.values())).wars))
        body = [
            element(
                "tr",
                element("th", row.way, scope="row"),
                *(_cell(words, one) for one in (row, others.get(row.way)) if one),
            )
            for row in own
        ]
        return side_by_side(titles.measured(titles.measures[0]), head, body)

    def _notes(self, words: GameWords, telling: Telling, others: dict[str, Row]) -> list[str]:
        """Return how far forty alone can tell, and where they go."""
        number = self._line.number if self._line else 0
        against = quoted_opponent(words, telling.question, telling.rows[0].against)
        notes = [words.say("trial-forty-told", place=number, against=against)]
        first = telling.rows[0]
        other = others.get(first.way)
        if other and other.mean.margin:
            times = round(first.mean.margin / other.mean.margin)
            notes.insert(0, words.say("trial-forty-wide", times=times, wars=first.wars, kept=other.wars))
        return notes


@cache
def _told_of(lesson: str) -> dict[str, Any]:  # noqa: ARG001 - lessons are told apart by it
    """Return what this page has told of the experiments of a lesson, by their ids."""
    return {}


def _rows_told(wars: Wars, measure: str) -> dict[str, list[Any]]:
    """Return the wars at the moment of a measure, a column a name: `_wars_of` reads them again."""
    moment = wars.at(measure_of(wars, measure).turn)
    return {name: list(moment[name]) for name in moment.names}


def _wars_of(told: object, question: Question) -> Wars | None:
    """Return wars that `_rows_told` wrote; None for anything else."""
    if not isinstance(told, dict) or not set(KEYS) <= set(told):
        return None
    columns = list(told.values())
    if not all(isinstance(one, list) and len(one) == len(columns[0]) for one in columns):
        return None
    if not all(isinstance(value, str | int | float) for one in columns for value in one):
        return None
    if not (set(told["way"]) <= set(question.ways) and set(told["against"]) <= set(question.opponents)):
        return None
    known = {"question": json.dumps(question.to_json()), "notices": []}
    return Wars({name: column_of(one) for name, one in told.items()}, known)


def _rows_of(titles: Titles, wars: Wars, measure: str, against: str) -> dict[str, Row]:
    """Return what kept wars say against an opponent, by the titles of ways."""
    named = titles.of(wars)
    return {row.way: row for row in rows(named, [titles.asked(named, measure)]) if row.against == against}


def _cell(words: GameWords, row: Row) -> Markup:
    said = interval(words, row.mean)
    note = words.say("trial-forty-between", low=said["low"], high=said["high"])
    return element("td", element("b", said["mean"]), element("span", note, class_="al-trial-note"))
