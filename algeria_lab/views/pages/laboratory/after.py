"""The sections of the laboratory below the results: what would change them, and what one takes along."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from algeria_lab.experiments.results import audit
from algeria_lab.experiments.results.intervals import LEAST_WARS
from algeria_lab.experiments.results.sensitivity import constant_of, points
from algeria_lab.views.experiments import controls
from algeria_lab.views.experiments.amounts import interval
from algeria_lab.views.experiments.text import (
    change_name,
    constant_name,
    measure_name,
    opponent_title,
    way_title,
)
from algeria_lab.views.pages.laboratory.form import MOST_WAYS
from algeria_lab.views.pages.laboratory.parts import rule_text, value_slider
from algeria_lab.views.pages.laboratory.wars import PICKS

if TYPE_CHECKING:
    from algeria_lab.experiments.measuring.measures import Measure
    from algeria_lab.experiments.results.table import Wars
    from algeria_lab.views.experiments.controls import Control, Group, Part
    from algeria_lab.views.shared.messages import GameWords

FEWER = (20, 50, 100, 200)


@dataclass
class After:
    """What the reader has chosen below the results.

    Attributes:
        constant: The constant whose values are tried.
        runs: Wars at each value.
        value: The value whose numbers are read out.
        way, against: Of the war to watch.
        pick: Which war of these: one of `PICKS`.
        seed: Its number, if it is picked by number.
    """

    constant: str = "psl_per_ap"
    runs: int = 50
    value: int | None = None
    way: str = ""
    against: str = ""
    pick: str = PICKS[0]
    seed: int = 1

    def fit(self, wars: Wars) -> None:
        """Take the war to watch from these results."""
        question = wars.question
        if self.way not in question.ways:
            self.way = next(iter(question.ways))
        if self.against not in question.opponents:
            self.against = question.opponents[0]
        if self.seed not in question.seeds:
            self.seed = question.seed


def change_part(
    words: GameWords,
    after: After,
    wars: Wars | None,
    changes: Wars | None,
    measure: Measure,
    *,
    going: bool,
) -> Part:
    """Return the section that plays the same ways at every value of a constant.

    Args:
        words: The reader's language.
        after: What has been chosen.
        wars: The results above; None as long as there are none.
        changes: Results of such a run, if there are any.
        measure: What is read from the wars.
        going: Whether such wars are being played.
    """
    ready = wars is not None and len(wars.question.ways) <= MOST_WAYS
    known = audit.constants(words.game)
    names = [(name, constant_name(words, name)) for name in known]
    runs = [(str(number), words.number(number)) for number in FEWER]
    rule = rule_text(words, known[after.constant])
    found = [
        controls.select("constant", words.say("lab-constant"), after.constant, names, hint=rule),
        controls.select("fewer", words.say("lab-fewer"), str(after.runs), runs),
    ]
    if going:
        found.append(controls.button("cancel", words.say("lab-cancel")))
    elif ready:
        found.append(controls.button("vary", words.say("lab-vary")))
    groups = [controls.group("vary", "", found)]
    then: list[str] = []
    if wars is not None and changes is not None and changes.played >= LEAST_WARS:
        groups.append(_values_group(words, after, changes))
        then = _read_out(words, after, wars, changes, measure)
    return {
        "key": "change",
        "level": 3,
        "title": words.say("experiment-heading-changes"),
        "says": [words.say("lab-change-intro" if ready else "lab-change-wait")],
        "groups": groups,
        "then": then,
        "runs": True,
    }


def _values_group(words: GameWords, after: After, changes: Wars) -> Group:
    constant = constant_of(changes)
    label = words.say("lab-read-value", name=constant_name(words, constant.name))
    chosen = constant.printed if after.value is None else after.value
    return controls.group("read", "", [value_slider(words, constant, label, chosen)])


def _read_out(words: GameWords, after: After, wars: Wars, changes: Wars, measure: Measure) -> list[str]:
    """Return the numbers at the value that the slider shows, a sentence for each way and opponent."""
    constant, question = constant_of(changes), wars.question
    chosen = constant.printed if after.value is None else after.value
    change, name = change_name(words, constant.name, chosen), measure_name(words, measure)
    lines = [
        words.say(
            "lab-read-way",
            way=way_title(words, question, point.way),
            against=opponent_title(words, question, point.against),
            **interval(words, point.mean),
        )
        for point in points(changes, measure)
        if point.value == chosen
    ]
    return [words.say("lab-read-head", change=change, measure=name), *lines]


def files_part(words: GameWords, after: After, wars: Wars, measure: Measure) -> Part:
    """Return the section of what one takes along."""
    say, question = words.say, wars.question
    tables = [
        controls.button("save-summary", say("lab-save-summary"), hint=say("lab-save-summary-hint")),
        controls.button("save-wars", say("lab-save-wars"), hint=say("lab-save-wars-hint")),
        controls.button("save-question", say("lab-save-question"), hint=say("lab-save-question-hint")),
    ]
    ways = [(way, way_title(words, question, way)) for way in question.ways]
    watch: list[Control] = [controls.select("watch-way", say("lab-watch-way"), after.way, ways)]
    if len(question.opponents) > 1:
        names = [(name, opponent_title(words, question, name)) for name in question.opponents]
        watch.append(controls.select("watch-against", say("lab-watch-against"), after.against, names))
    picks = [(pick, say(f"lab-pick-{pick}", measure=measure_name(words, measure))) for pick in PICKS]
    watch.append(controls.select("watch-pick", say("lab-watch-pick"), after.pick, picks))
    if after.pick == PICKS[-1]:
        bounds = question.seed, question.seed + max(wars.played, 1) - 1
        watch.append(controls.number("watch-seed", say("lab-watch-seed"), after.seed, bounds))
    watch += [
        controls.button("watch-keep", say("lab-watch-keep"), hint=say("lab-watch-keep-hint")),
        controls.button("watch-save", say("lab-watch-save")),
    ]
    return {
        "key": "files",
        "title": say("lab-heading-files"),
        "says": [say("lab-pictures")],
        "groups": [
            controls.group("tables", say("lab-group-tables"), tables),
            controls.group("watch", say("lab-group-watch"), watch),
        ],
    }
