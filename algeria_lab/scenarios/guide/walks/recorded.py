"""Orders that an author plays on a board: where they begin, how they are written, whether they replay."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import deepcopy
from dataclasses import replace
from typing import Any, NamedTuple

from algeria_lab.checking.faults import Fault, WrongFile, quoted
from algeria_lab.checking.forms import form_of
from algeria_lab.checking.spots import Marked
from algeria_lab.checking.unread import NotBeside
from algeria_lab.core.game import Game
from algeria_lab.core.refusals import LabError, UnknownName
from algeria_lab.core.rules import Rules
from algeria_lab.core.words.voice import PLAIN, Voice
from algeria_lab.players.table import AUTHOR, Table
from algeria_lab.scenarios.causes import cause_of
from algeria_lab.scenarios.conditions.odds import MOST_OUTCOMES, at_most
from algeria_lab.scenarios.forms.steps import Choice
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.from_text import SCENARIO
from algeria_lab.scenarios.guide.acting import Acting
from algeria_lab.scenarios.guide.own_line import Taken
from algeria_lab.scenarios.guide.walks.pilot import Stuck, play_step
from algeria_lab.scenarios.guide.walks.walking import Walker
from algeria_lab.scenarios.laws.case import Case, case_of
from algeria_lab.scenarios.laws.play.choices import alike
from algeria_lab.scenarios.named_files import NamedFiles

OPENING = "opening"
# Of a step, what belongs to the moment at which its order is given, and nothing that asks for one.
_BEFORE = ("id", "title", "text", "back_to", OPENING, "dice")


class Place(NamedTuple):
    """Where an order stands in a scenario.

    Attributes:
        step: The place of its step.
        key: ``play``, ``opening`` or ``choose``.
        choice: Its place among the orders to choose between; None for a line.
    """

    step: int
    key: str
    choice: int | None = None


def place_of(path: Sequence[str | int]) -> Place | None:
    """Return where an order stands to which a path leads; None for a path that leads to none."""
    match tuple(path):
        case ("steps", int(step), ("play" | "opening") as key) if step >= 0:
            return Place(step, key)
        case ("steps", int(step), "choose", int(choice), "order") if step >= 0:
            return Place(step, "choose", choice)
    return None


class Recorder:
    """The beginning of a step, from where an author plays its order.

    Args:
        marked: The text of the scenario; what is wrong in it elsewhere is left out.
        place: Where the order stands.
        voice: How the game is told.
        at_start: Whether the step is to begin where the scenario does, whatever stands before it.

    Attributes:
        scenario: The scenario, as far as it can be read.
        step: The id of the step.

    Raises:
        Stuck: If the author's line does not come to the step: where it stops, and why.
        UnknownName: If no way leads to the step.
        WrongFile: If the step itself cannot be read.
        LabError: If the scenario cannot be begun.
    """

    def __init__(self, marked: Marked, place: Place, voice: Voice = PLAIN, *, at_start: bool = False) -> None:
        self.place = place
        self.scenario, self.step = _before(marked, place)
        guide = Acting(self.scenario, voice, keys={})
        self._guide = _at_start(guide, self.step) if at_start else _arrived(guide, self.step)
        self._others = _others(marked.data, place)

    def table(self) -> Table[Any]:
        """Return a table at the beginning of the step, at which everything legal may be done.

        What a step opens with is played for both sides.
        """
        rails = self._guide.course.rails.table
        seats = dict.fromkeys(rails.seats) if self.place.key == OPENING else rails.seats
        return Table(rails.game.fork(rails.game.ply), seats, since=rails.game.ply)

    def lines(self, table: Table[Any]) -> list[str]:
        """Return what people have played at such a table, as a file holds it: a line until others answer."""
        return lines_of(table.game, table.since)

    def obstacle(self, lines: Sequence[str]) -> Fault | None:
        """Return why some lines cannot be the order, as whoever plays the scenario through finds it."""
        if self.place.choice is not None and len(lines) > 1:
            return Fault((), "order-answered", {"given": quoted(lines[0])})
        if self.place.choice is not None:
            if wrong := form_of(Choice, {"order": lines[0], "say": "-"})[1]:
                return wrong[0]
            for order in self._others:
                if any(alike([order, lines[0]])):
                    return Fault((), "choices-same", {"first": quoted(order), "given": quoted(lines[0])})
        return self._refused(lines)

    def _refused(self, lines: Sequence[str]) -> Fault | None:
        """Return why lines are refused where they are played; None where they are played to their end."""
        twin = self._guide.copy()
        try:
            if self.place.key == OPENING:
                for line in lines:
                    twin.course.rails.game.play(line, by=AUTHOR)
                return None
            stage = twin.course.stages[-1]
            step = stage.step.model_copy(update={"play": [*lines]})
            twin.course.stages[-1] = replace(stage, step=step, done=None)
            twin.course.set_limit()
            play_step(twin)
        except Stuck as stuck:
            return stuck.why
        except LabError as error:
            return cause_of(error)
        return None if twin.course.stages[-1].done else Fault((), "cause-open", {"status": twin.status})


def _before(marked: Marked, place: Place) -> tuple[Scenario, str]:
    """Return a scenario whose step asks for nothing yet, and the id of the step."""
    data = deepcopy(marked.data)
    steps = data.get("steps") if isinstance(data, dict) else None
    given = steps[place.step] if isinstance(steps, list) and place.step < len(steps) else None
    if not isinstance(given, dict) or steps is None:
        raise UnknownName("step", place.step + 1, ())
    kept = [key for key in _BEFORE if key != place.key]
    steps[place.step] = {key: given[key] for key in kept if key in given}
    made, found = form_of(Scenario, data)
    case = case_of(marked._replace(data=data), made, found, NamedFiles(None))
    step = next((one for one in case.scenario.steps if one.id == given.get("id")), None) if case else None
    if case is None or step is None:
        wrong = [fault for fault in found if fault.path[:2] == ("steps", place.step)] or found
        raise WrongFile(SCENARIO, "scenario", tuple(wrong[:1]))
    return whole_of(case), step.id


def whole_of(case: Case) -> Scenario:
    """Return a scenario with what it names in its place; without it where that cannot be read."""
    try:
        return case.gathered
    except NotBeside:
        return case.scenario


def _arrived(guide: Acting, step: str) -> Acting:
    """Let the author's line be played to the beginning of a step."""
    with at_most(MOST_OUTCOMES):
        walker = Walker(guide, step)
    if walker.arrived:
        return walker.arrived
    stuck = next((stop.stuck for stop in walker.found.stops if stop.stuck), None)
    raise stuck or UnknownName("step", step, [one.id for one in guide.scenario.steps])


def _at_start(guide: Acting, step: str) -> Acting:
    if guide.step is None or guide.step.id != step:
        guide.assume(step)
    return guide


def _others(data: object, place: Place) -> list[str]:
    """Return the other orders of the same step."""
    if place.choice is None or not isinstance(data, dict):
        return []
    given = data["steps"][place.step].get("choose")
    rows = enumerate(given if isinstance(given, list) else ())
    found = (row.get("order") for at, row in rows if isinstance(row, dict) and at != place.choice)
    return [order for order in found if isinstance(order, str) and order.strip()]


def taken(game: Game[Any], since: int) -> Iterator[tuple[Taken, bool]]:
    """Yield what people have done in a game since a moment, each with whether others have acted before."""
    answered = False
    for before, entry in zip(game.history[since:], game.history[since + 1 : game.ply + 1], strict=False):
        if entry.action is None or entry.by:
            answered = True
            continue
        yield Taken(before.state, entry.action), answered
        answered = False


def lines_of(game: Game[Any], since: int) -> list[str]:
    """Return what people have done in a game since a moment, as lines of play."""
    lines: list[list[str]] = []
    seat = ""
    for one, answered in taken(game, since):
        if answered or not lines:
            lines.append([])
        is_first = not lines[-1] or one.action.seat != seat
        lines[-1].append(str(one.action) if is_first else _short(game.rules, one))
        seat = one.action.seat
    return ["; ".join(line) for line in lines]


def _short(rules: Rules[Any], one: Taken) -> str:
    """Return an action as it stands behind another one: without its side, where that is clear."""
    text = " ".join([one.action.verb, *one.action.args])
    try:
        return text if rules.complete(one.state, text) == one.action else str(one.action)
    except LabError:
        return str(one.action)
