"""Readers of shipped files who do anything at any moment; after a reload all must be as it was."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib import resources
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from algeria_lab.core.refusals import LabError
from algeria_lab.core.words.voice import PLAIN
from algeria_lab.door.guiding import read_scenario
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.guide.guide import Guide
from algeria_lab.scenarios.guide.walks.autopilot import keys_along
from algeria_lab.scenarios.quiz.verdicts import Key
from algeria_lab.scenarios.receipts import receipt_of, result_of, verify

ROOT = Path(__file__).parents[2]
EXAMPLES = Path(str(resources.files("algeria_lab.data") / "scenarios" / "examples"))
FILES = {
    path.parent.name if path.name == "lesson.yaml" else path.stem: path
    for path in (*sorted(ROOT.glob("lessons/*/lesson.yaml")), *sorted(EXAMPLES.glob("*.yaml")))
}
GIVEN = ("1", "3", "1/3", "50 %", "0,5", "II-2", "hello", "½", "1 000", "1 sur 3", "2.5")
Deeds = Sequence[tuple[str, int]]


@cache
def shipped(name: str) -> Scenario:
    """Return a shipped lesson or example, by its folder or its file."""
    return read_scenario(FILES[name], language="en")


@cache
def known(scenario: str) -> Mapping[str, Key]:
    """Return what is right in a shipped file, by its id: to compute it takes longer than to read on."""
    return keys_along(next(one for one in map(shipped, FILES) if one.id == scenario))


def standing(guide: Guide) -> dict[str, object]:
    """Return all that must be the same after a reload, as plain values."""
    stage, part = guide.stage, guide.part
    return {
        "result": result_of(guide),
        "state": guide.table.game.state,
        "line": guide.course.rails.game.state,
        "chapters": len(guide.chapters),
        "begun": [one.step.id for one in guide.stages],
        "undo": guide.begins_chapter or guide.table.undo_obstacle(),
        "offered": [str(one) for one in guide.table.game.legal() if guide.table.shows(one)],
        "open": guide.open_questions,
        "stage": stage and (stage.hints, stage.wrong, stage.done, stage.is_left),
        "goals": [goal.id for goal in guide.goals],
        "answers": guide.answers,
        "part": part and standing(part),
    }


class Reader:
    """Somebody who does things with a guide, and loads the page again.

    Args:
        scenario: What is read.

    Attributes:
        guide: The guide.
        did: What was done, in order.
    """

    def __init__(self, scenario: Scenario) -> None:
        self._scenario, self._chance = scenario, Random(0)
        self._minute, self._language = 0, "en"
        self.guide = Guide(scenario, PLAIN, keys=known(scenario.id), clock=self._now)
        self.did: list[str] = []

    def _now(self) -> float:
        return 20.0 * self._minute

    def do(self, deed: str, number: int = 0) -> None:
        """Do something; what cannot be done now is refused, and then computers answer as at a board.

        Args:
            deed: One of `DEEDS`.
            number: Says which of several things is chosen.
        """
        self._minute += 1
        self._chance = Random(number)
        self.did.append(deed)
        try:
            DEEDS[deed](self)
        except LabError as refused:
            self.did[-1] += f" refused: {type(refused).__name__}"
        self._answered(self.guide)

    def _answered(self, guide: Guide) -> None:
        guide.table.redo_rest()
        guide.table.let_computers_act()
        if guide.part:
            self._answered(guide.part)

    def _note(self, what: object) -> None:
        self.did[-1] += f" {what}"

    def go_on(self, guide: Guide | None = None) -> None:
        """Do what the step asks for, rightly or not."""
        guide = guide or self.guide
        status = guide.status
        if status in ("read", "done"):
            guide.go_on()
        elif status == "watch":
            guide.watch()
        elif status == "part" and guide.part:
            self.go_on(guide.part) if self._chance.choice((True, True, False)) else guide.end_part()
        elif status in ("predict", "ask"):
            self.answer(guide)
        elif status == "play":
            self._play([one for one in guide.table.game.legal() if guide.table.shows(one)], guide)
        elif status == "free":
            self._play(guide.table.game.legal(), guide)
        else:
            guide.come_back()

    def answer(self, guide: Guide | None = None) -> None:
        """Answer one of the questions that are asked."""
        guide = guide or self.guide
        if not guide.asked:
            return
        question = guide.scenario.question(self._chance.choice(guide.asked))
        assert question is not None, "asked of this scenario"
        given = self._chance.choice([one.id for one in question.options] or GIVEN)
        self._note((question.id, given))
        guide.answer(question.id, given, self._language)

    def speak(self) -> None:
        """Turn to the other language, in which numbers are written otherwise."""
        self._language = "fr" if self._language == "en" else "en"
        self._note(self._language)

    def _play(self, actions: Sequence[object], guide: Guide | None = None) -> None:
        if actions:
            action = str(self._chance.choice(actions))
            self._note(action)
            (guide or self.guide).play(action)

    def press_any(self) -> None:
        """Play anything that the rules allow, be it of the step or not."""
        self._play(self.guide.table.game.legal())

    def play_in_a_cell(self) -> None:
        """Play something by code, which no limit holds back."""
        table = self.guide.table
        if table.person_decides and (actions := table.game.legal()):
            action = self._chance.choice(actions)
            self._note(action)
            table.game.play(action)

    def undo_in_a_cell(self) -> None:
        """Take back by code, as a board follows it: not an answer alone, but what it answers as well."""
        table = self.guide.table
        table.game.undo()
        table.undo_rest()

    def ask_for_key(self) -> None:
        """Ask for the key of a question."""
        if self.guide.asked:
            self.guide.show_key(self._chance.choice(self.guide.asked))

    def skip(self) -> None:
        """Leave a question out."""
        if self.guide.asked:
            self.guide.skip(self._chance.choice(self.guide.asked))

    def hint(self) -> None:
        """Ask for a hint of the step or of a question."""
        self.guide.hint(self._chance.choice(["", *self.guide.asked]))

    def jump(self) -> None:
        """Go to any step."""
        if not self._scenario.steps:
            return
        step = self._chance.choice([step.id for step in self._scenario.steps])
        self._note(step)
        self.guide.jump(step)

    def keep(self) -> None:
        """Choose a sentence for a line at the end, be there one or not."""
        line = self._chance.choice(("for", "against", "left-out"))
        self.guide.keep(line, self._chance.randrange(3))

    def branch(self) -> None:
        """Begin another line on the board, at an earlier moment, and play there."""
        table = self.guide.table
        if table.game.ply and not table.limit:
            return
        at = table.persons_moment(self._chance.choice(range(table.game.ply + 1)))
        self._note(at)
        twin = table.fork(at)
        if twin.person_decides:
            twin.game.play(self._chance.choice(twin.game.legal()))
            twin.let_computers_act()
        self.guide.leave(twin)

    def reload(self) -> None:
        """Load the page again, and go on with what is there then."""
        before, journal = (
            standing(self.guide),
            json.loads(json.dumps(self.guide.journal.to_json(self._scenario))),
        )
        self.guide = resumed(self._scenario, journal, self._now)
        self._answered(self.guide)
        differ(before, standing(self.guide))
        held = verify(json.loads(json.dumps(receipt_of(self.guide, "Ada"))), self._scenario)
        assert held.holds, f"the receipt: {held.problem} {held.why}"


class Different(AssertionError):
    """A guide that stands elsewhere after a reload."""


def resumed(scenario: Scenario, journal: object, clock: Callable[[], float]) -> Guide:
    """Return the guide that a journal leads to.

    Raises:
        Different: If it cannot be put in.
    """
    try:
        return Guide.resume(scenario, journal, PLAIN, keys=known(scenario.id), clock=clock)
    except LabError as error:
        raise Different(f"the journal: {error}") from error


def differ(before: dict[str, Any], after: dict[str, Any]) -> None:
    """Say what is not as it was.

    Raises:
        Different: If anything is not.
    """
    found = [name for name in before if before[name] != after[name]]
    if found:
        told = [f"{name}: {str(before[name])[:300]} -> {str(after[name])[:300]}" for name in found]
        raise Different("; ".join(told))


DEEDS: dict[str, Callable[[Reader], object]] = {
    "go on": Reader.go_on,
    "press any": Reader.press_any,
    "play in a cell": Reader.play_in_a_cell,
    "undo in a cell": Reader.undo_in_a_cell,
    "redo in a cell": lambda reader: reader.guide.table.game.redo(),
    "undo": lambda reader: reader.guide.undo(),
    "redo": lambda reader: reader.guide.table.redo(),
    "jump": Reader.jump,
    "branch": Reader.branch,
    "leave": lambda reader: reader.guide.leave(),
    "come back": lambda reader: reader.guide.come_back(),
    "debrief": lambda reader: reader.guide.debrief(),
    "hint": Reader.hint,
    "key": Reader.ask_for_key,
    "skip": Reader.skip,
    "answer": Reader.answer,
    "keep": Reader.keep,
    "speak": Reader.speak,
    "reload": Reader.reload,
}
USUAL = ["go on"] * 12 + list(DEEDS) + ["undo", "redo", "undo"]


class Led(NamedTuple):
    """What readers of one file came to.

    Attributes:
        file: Its name.
        tried: How many deeds were done.
        broken: What was not as before, each with the number of its reader and the last deeds.
    """

    file: str
    tried: int
    broken: list[str]

    def __str__(self) -> str:
        return f"{self.file}: tried {self.tried} broken {len(self.broken)}"


def lead(deeds: int, first: int = 0) -> Iterator[Led]:
    """Yield what so many deeds came to, each file its share."""
    for place, file in enumerate(FILES):
        share = deeds * (place + 1) // len(FILES) - deeds * place // len(FILES)
        yield lead_one(file, share, first)


def lead_one(file: str, deeds: int, first: int = 0) -> Led:
    """Return what so many deeds in one file came to; a new reader comes after some of them."""
    done, number, broken = 0, first, list[str]()
    while done < deeds:
        chance = Random(f"{file} {number}")
        script = [(chance.choice(USUAL), chance.randrange(1000)) for _ in range(chance.randint(5, 70))]
        script = script[: deeds - done]
        done += len(script)
        if trouble(file, script):
            script = shortened(file, script)
            broken.append(f"{file} {number}: {trouble(file, script)}\n   after {script}")
        number += 1
    return Led(file, done, broken)


def trouble(file: str, script: Deeds) -> str:
    """Return what is not as it was once all this was done and the page loaded again; empty for nothing."""
    reader = Reader(shipped(file))
    try:
        for deed, number in script:
            reader.do(deed, number)
        reader.do("reload")
    except Exception as error:  # noqa: BLE001 - whatever breaks is told
        return (
            f"{type(error).__name__}: {error}\n   did {reader.did}\n   journal {reader.guide.journal.inputs}"
        )
    return ""


def shortened(file: str, script: Deeds) -> Deeds:
    """Return a script that breaks something as well, without what is not needed for it."""
    place = 0
    while place < len(script):
        fewer = [*script[:place], *script[place + 1 :]]
        if trouble(file, fewer):
            script = fewer
        else:
            place += 1
    return script
