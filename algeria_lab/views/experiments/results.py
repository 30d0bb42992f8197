"""Results that show themselves: what was asked of many wars, and what came out, above the rows of a frame."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from functools import partial, wraps
from inspect import signature
from typing import Any, ParamSpec

from pandas import DataFrame

from algeria_lab import experiments
from algeria_lab.experiments.asking.openings import OpeningRefused
from algeria_lab.experiments.asking.own import OwnFault
from algeria_lab.experiments.asking.own import said as in_a_line
from algeria_lab.experiments.asking.positions import NoSuchExperiment
from algeria_lab.experiments.measuring.measures import WrongMeasure
from algeria_lab.experiments.results.intervals import TooFewWars
from algeria_lab.experiments.results.reading import joined, measure_of, refusals_of, seen_of
from algeria_lab.experiments.results.statistics import rows
from algeria_lab.experiments.results.table import WAR, Wars
from algeria_lab.views.experiments import grid
from algeria_lab.views.experiments.charts.outcomes import stopped_text, winners_text
from algeria_lab.views.experiments.counted import MEASURES, described
from algeria_lab.views.experiments.finding import shows
from algeria_lab.views.experiments.tables import summary_table
from algeria_lab.views.experiments.text import begins_text, notices, question_text
from algeria_lab.views.experiments.words import refused_of, sentence_of, words_of
from algeria_lab.views.shared.html import Page, says
from algeria_lab.views.shared.messages import GameWords

NEEDED = {*WAR, "turn", "turns", "over", "winner"}
Asked = ParamSpec("Asked")


class Results(DataFrame):
    """Results of many wars: a frame of pandas that also says what was asked and what came of it.

    The question is in its ``attrs``, as in any frame of results, so that nothing depends on this class. Parts
    of one run that `pandas.concat` puts together know their question again, and so do runs that differ only
    by their seeds, or those from several positions by these.
    """

    @property
    def _constructor(self) -> type[Results]:
        return Results

    def __finalize__(self, other: Any, method: str | None = None, **named: Any) -> Results:
        """Take over what a frame knows from the frame, or the parts, that it was made of."""
        super().__finalize__(other, method=method, **named)
        parts = getattr(other, "input_objs", None) or getattr(other, "objs", None)
        if method == "concat" and parts:
            self.attrs: dict[Any, Any] = joined([part.attrs for part in parts]) or self.attrs
        return self

    def __repr__(self) -> str:
        said = _head(self)
        return f"{said.text}\n\n{super().__repr__()}" if said else super().__repr__()

    def _repr_html_(self) -> str | None:
        said, shown = _head(self), super()._repr_html_()
        return f"{said.page()}{shown}" if said and shown else shown


def _head(frame: Results) -> Page | None:
    """Return what is said above the rows; nothing of a frame that holds no wars any more.

    Whatever pandas has made of the frame, its rows are shown: what cannot be summed up is said in a sentence.
    """
    if not set(frame.columns) >= NEEDED or "question" not in frame.attrs or not len(frame):
        return None
    known = Wars({}, frame.attrs)
    try:
        words = words_of(known, known.language)
    except NoSuchExperiment:
        return None
    try:
        table = Wars.of(frame)
        return grid.summed_up(words, table) if table.grid else _summed_up(words, table)
    except WrongMeasure:
        why = words.say("experiment-frame-turns")
    except TooFewWars:
        why = words.say("experiment-frame-few")
    except Exception as error:  # noqa: BLE001 - showing what somebody made of a frame must not stop a notebook
        why = words.say("experiment-frame-strange", why=in_a_line(error))
    return says([why])


def _summed_up(words: GameWords, wars: Wars) -> Page:
    """Return what was asked and what came of it.

    Raises:
        WrongMeasure: If turns were filtered out that it needs.
        TooFewWars: With fewer than two wars of a way.
    """
    question, size = seen_of(wars), {"wars": len(set(wars.wars)), "rows": len(wars)}
    begins = begins_text(words, [question.position])
    lines = [question_text(words, question), begins, words.say("experiment-frame-rows", **size)]
    head = says(list(filter(None, lines)))
    asked = measure_of(wars, next(iter(question.subject.quantities)))
    found = rows(wars, [asked])
    said = [shows(words, wars, asked), winners_text(words, wars, asked), stopped_text(words, wars)]
    return head + summary_table(words, question, found) + says([*filter(None, said), *notices(words, wars)])


def _showing(play: Callable[Asked, DataFrame]) -> Callable[Asked, Results]:
    """Return `compare` with results that show themselves, and a sentence for what the rules refuse."""
    known = signature(play).parameters

    @wraps(play)
    def compare(*given: Asked.args, **named: Asked.kwargs) -> Results:
        for strange in named.keys() - known:
            near = get_close_matches(strange, known, n=1)
            guess = f"Did you mean {near[0]!r}?" if near else f"Known: {', '.join(known)}."
            raise TypeError(f"compare() got an unexpected keyword argument {strange!r}. {guess}")
        language = str(named.get("language") or "en")
        try:
            frame = play(*given, **named)
        except OpeningRefused as error:
            raise error.explained(partial(refused_of, language)) from None
        except OwnFault as error:
            cause = None if error.refusal else error.__cause__
            raise error.explained(partial(sentence_of, language)) from cause
        played = Wars({}, frame.attrs)
        frame.attrs[MEASURES] = described(words_of(played, played.language))
        return Results(frame).__finalize__(frame)

    return compare


def refused(frame: DataFrame) -> DataFrame:
    """Return the wars that could not be played, because the rules refuse the opening of their way there.

    Returns:
        One row a war: ``way``, ``against``, ``seed``, ``asked`` (the action), ``told`` (why it was refused,
        in the language of the frame); before them ``position``, of results from several positions.
    """
    wars, language = experiments.refused(frame), str(frame.attrs.get("language", "en"))
    wars["told"] = [
        refused_of(language, war.asked, war.refusal) if war.refusal else war.told
        for war in refusals_of(frame)
    ]
    return wars


compare = _showing(experiments.compare)
