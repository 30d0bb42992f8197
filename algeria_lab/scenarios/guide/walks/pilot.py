"""Playing a step as its author has it in mind: the line, or whoever finds it; right answers; watching."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from algeria_lab.checking.faults import Fault, quoted, sentence
from algeria_lab.core.refusals import DiceRanOut, LabError, Value
from algeria_lab.players.base import Line
from algeria_lab.players.in_game import choice_at
from algeria_lab.scenarios.causes import cause_of
from algeria_lab.scenarios.forms.quiz import Question
from algeria_lab.scenarios.forms.steps import DEBRIEF, Step
from algeria_lab.scenarios.table import player_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from algeria_lab.core.actions import Seat
    from algeria_lab.scenarios.guide.acting import Acting
    from algeria_lab.scenarios.quiz.verdicts import Key

MOST_STEPS = 200  # of another scenario that is part of one
MOST_DECISIONS = 400  # of a person in one step


class Stuck(LabError, RuntimeError):
    """A step cannot be finished as its author has it in mind.

    Attributes:
        step: The id of the step.
        problem: ``line`` (a line is refused), ``goal`` (it is not met), ``nobody`` (nobody finds a line),
            ``dice`` (the teaching dice are used up), ``long`` (too much was played before it), ``part`` (the
            other scenario in it cannot be played), or ``error``.
        why: What stood in the way, as a reason that every language can tell.
        line: The line that is refused; empty for other problems.
    """

    def __init__(self, step: str, problem: str, why: Fault, line: str = "") -> None:
        self.step, self.problem, self.why, self.line = step, problem, why, line
        super().__init__(f"step {step}: {problem}: {sentence(why)}")


def drive(guide: Acting, key: Callable[[Question], Key | None], choice: int = 0) -> None:
    """Do what the present step asks for, so that one can go on.

    Args:
        guide: A guide that stands in a step.
        key: Returns what is right, None if that is not known: such a question is left out.
        choice: The place of the order to play, of those to choose between.

    Raises:
        Stuck: If it cannot be done.
    """
    step = guide.step
    assert step is not None, "only called in a step"
    for name in guide.open_predictions:
        _answer(guide, name, key)
    with _stuck_in(step.id):
        play_step(guide, choice)
    for name in guide.open_questions:
        _answer(guide, name, key)
    if guide.status not in ("read", "done"):
        raise Stuck(step.id, "goal", Fault((), "cause-open", {"status": guide.status}))


def advance(guide: Acting) -> Step | None:
    """Begin the next step, as `Guide.go_on` does.

    Raises:
        Stuck: If it cannot be begun.
    """
    with _stuck_in(guide.step.id if guide.step else DEBRIEF):
        return guide.go_on()


@contextmanager
def _stuck_in(step: str) -> Iterator[None]:
    """Let what goes wrong be known as what keeps a step from being done."""
    try:
        yield
    except Stuck:
        raise
    except DiceRanOut as error:
        raise Stuck(step, "dice", cause_of(error)) from error
    except LabError as error:
        raise Stuck(step, "error", cause_of(error)) from error


def play_step(guide: Acting, choice: int = 0) -> None:
    """Play the present step as its author has it in mind; its questions are left open.

    It is noted that this was not the person's doing; what is refused on the way is no wrong pick of theirs.

    Args:
        guide: A guide that stands in a step.
        choice: The place of the order to play, of those to choose between.

    Raises:
        Stuck: If it cannot be done.
    """
    step = guide.step
    assert step is not None, "only called in a step"
    if guide.status not in ("play", "watch", "part"):
        return
    if guide.status == "play":
        guide.note_shown()
    with _blaming_nobody(guide):
        _play_out(guide, step, [step.choose[choice].order] if step.choose else step.play)


def finish_step(guide: Acting) -> None:
    """Play what is left of a step that somebody has begun: the rest of its line, or what finds one.

    Args:
        guide: A guide that stands in a step in which something is still to be played.

    Raises:
        Stuck: If it cannot be done from here.
    """
    step = guide.step
    assert step is not None, "only called in a step"
    guide.note_shown()
    with _blaming_nobody(guide), _stuck_in(step.id):
        while guide.status == "play" and guide.step is step and (left := guide.course.next_of_line()):
            _play(guide, str(left[0]))
        _play_out(guide, step, ())


@contextmanager
def _blaming_nobody(guide: Acting) -> Iterator[None]:
    """Let picks that are refused be no wrong picks of the person."""
    course = guide.course
    wrong, course.wrong = course.wrong, lambda _: None
    try:
        yield
    finally:
        course.wrong = wrong


def _play_out(guide: Acting, step: Step, lines: Sequence[str]) -> None:
    if guide.status == "watch":
        guide.watch()
    if guide.status == "part":
        _play_part(guide, step)
    for line in lines:
        if guide.status == "play" and guide.step is step:
            _play(guide, line)
    decisions = 0
    while guide.status == "play" and guide.step is step:
        if decisions >= MOST_DECISIONS:
            goal: dict[str, Value] = {"goal": quoted(step.goal or "-"), "count": decisions}
            raise Stuck(step.id, "goal", Fault((), "cause-decisions", goal))
        _decide(guide)
        decisions += 1


def _play_part(guide: Acting, step: Step) -> None:
    """Play the other scenario that is part of a step, to its debrief; its questions are left out."""
    part = guide.part
    for _ in range(MOST_STEPS if part else 0):
        if part is None or part.step is None:
            break
        try:
            drive(part, lambda _: None)
            advance(part)
        except Stuck as stuck:
            raise Stuck(step.id, "part", stuck.why) from stuck
    if guide.status == "part":
        guide.end_part()


def given_for(question: Question, key: Key) -> object:
    """Return a right answer as somebody would give it."""
    if question.kind == "match":
        return [[name, name] for name in key.ids]
    return str(key.amount) if key.amount is not None else list(key.ids)


def _answer(guide: Acting, name: str, key: Callable[[Question], Key | None]) -> None:
    question = guide.scenario.question(name)
    right = key(question) if question else None
    if question is None or right is None or not guide.answer(name, given_for(question, right)).counts:
        guide.skip(name)


def _play(guide: Acting, line: str) -> None:
    assert guide.step is not None, "only called in a step"
    try:
        guide.play(line)
    except DiceRanOut:
        raise
    except LabError as error:
        raise Stuck(guide.step.id, "line", cause_of(error), line) from error


def _decide(guide: Acting) -> None:
    """Let the player who finds the line decide; what is not part of the step is replaced by what is."""
    step, table = guide.step, guide.table
    assert step is not None, "only called in a step"
    table.let_computers_act()
    seat: Seat | None = table.game.to_move
    if guide.status != "play" or seat is None or table is not guide.table:
        return
    try:
        player = player_of(guide.scenario, seat, step.by)
    except LabError as error:
        raise Stuck(step.id, "nobody", cause_of(error)) from error
    for line in (choice_at(table.game, player, seat, table.game.ply).line, *_offered(guide)):
        try:
            table.play("; ".join(map(str, line)))
        except LabError:
            continue
        guide.table.let_computers_act()
        return
    raise Stuck(step.id, "nobody", Fault((), "cause-nothing", {"player": player.name}))


def _offered(guide: Acting) -> list[Line]:
    """Return the legal actions that the step offers."""
    table = guide.table
    game, limit = table.game, table.limit
    return [(action,) for action in game.legal() if limit is None or limit.shows(game.state, action)]
