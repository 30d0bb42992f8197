"""The ways through a scenario: every step is come to and finished, goals are met, dice and keys suffice."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from algeria_lab.checking.faults import Fault, Path, unknown
from algeria_lab.core.refusals import DiceRanOut, LabError, Value
from algeria_lab.core.words.voice import PLAIN, Voice
from algeria_lab.scenarios.causes import cause_of
from algeria_lab.scenarios.conditions.expressions import Expression, WrongExpression
from algeria_lab.scenarios.conditions.odds import MOST_OUTCOMES, at_most
from algeria_lab.scenarios.forced import GAMES, random_events
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.graph import graph_of
from algeria_lab.scenarios.guide.walks.autopilot import walk
from algeria_lab.scenarios.guide.walks.pilot import Stuck
from algeria_lab.scenarios.guide.walks.walking import Stop, Walk
from algeria_lab.scenarios.laws.case import Case
from algeria_lab.scenarios.laws.conditions import conditions_without_value
from algeria_lab.scenarios.laws.exhibits import slide_faults
from algeria_lab.scenarios.laws.experiments import trial_faults
from algeria_lab.scenarios.laws.play.choices import answered_faults
from algeria_lab.scenarios.laws.play.order_phases import phases_of
from algeria_lab.scenarios.laws.settling import settled_faults
from algeria_lab.scenarios.quiz.keys import keys_of
from algeria_lab.scenarios.quiz.literal import literal_faults
from algeria_lab.scenarios.table import begun_of

Told = Callable[[int, int], None]
# What stood in the way of a step, and what kind of fault that is.
_STUCK = {
    "line": "dry-line",
    "goal": "dry-goal",
    "nobody": "dry-nobody",
    "error": "dry-goal",
    "part": "dry-goal",
}


def way_faults(case: Case) -> Iterator[Fault]:
    """Yield steps that nobody comes to or that have no way out, and events that never come."""
    scenario, graph = case.scenario, graph_of(case.scenario)
    for place, step in enumerate(scenario.steps):
        if case.is_whole and step.id not in graph.reached:
            yield Fault(("steps", place), "step-unreached", {"given": step.id})
        elif case.is_whole and step.id not in graph.ending:
            yield Fault(("steps", place), "step-endless", {"given": step.id})
        plays = bool(step.play or step.goal or step.allow or step.by)
        if step.watch and plays:
            yield Fault(("steps", place, "watch"), "watch-plays", is_key=True)
        if step.part and (plays or step.watch):
            yield Fault(("steps", place, "part"), "part-plays", is_key=True)
    for place, event in enumerate(scenario.events):
        if event.turn is None and event.when is None:
            yield Fault(("events", place), "event-never")
        if event.force:
            yield from _forced(scenario, ("events", place, "force"), event.force)
    for place, question in enumerate(scenario.quiz):
        yield from literal_faults(scenario, question, ("quiz", place))


def _forced(scenario: Scenario, path: Path, name: str) -> Iterator[Fault]:
    if scenario.game not in GAMES:
        yield Fault(path, "force-game", {"game": scenario.game}, is_key=True)
    elif name not in random_events():
        yield unknown(path, name, random_events())


def dry_run_faults(case: Case, voice: Voice = PLAIN, told: Told | None = None) -> Iterator[Fault]:
    """Play a scenario through that has no other fault; yield what cannot be done or computed on the way.

    Args:
        case: The scenario.
        voice: How its game is told: refusals of the rules are in its language.
        told: Called with each step that is begun: steps begun so far, steps in all.
    """
    scenario = case.gathered
    try:
        walked = walk(scenario, voice, told)
    except LabError as error:
        yield _not_begun(scenario, error)
        return
    with at_most(MOST_OUTCOMES):
        found = list(_walked_faults(case, scenario, walked, voice))
    yield from found


def _walked_faults(case: Case, scenario: Scenario, walked: Walk, voice: Voice) -> Iterator[Fault]:
    for stop in (*walked.stops, *walked.choices):
        if stop.stuck:
            yield _stuck(scenario, stop, stop.stuck)
        elif _is_over_too_soon(scenario, stop):
            here = ("steps", scenario.steps.index(stop.step), "goal")
            yield Fault(here, "dry-over", {"given": stop.step.goal or ""})
    yield from answered_faults(scenario, walked)
    yield from keys_of(scenario, walked.moments().get).faults
    yield from settled_faults(scenario, walked)
    yield from conditions_without_value(case, walked)
    yield from trial_faults(scenario, walked, voice)
    yield from slide_faults(scenario, walked)
    yield from _dice_left(scenario, walked)
    if not any(stop.stuck for stop in walked.stops):
        for event in walked.waiting:
            path = ("events", scenario.events.index(event))
            yield Fault(path, "event-waits", is_warning=True)


def _not_begun(scenario: Scenario, error: LabError) -> Fault:
    """Return why a scenario cannot be played through at all."""
    if isinstance(error, DiceRanOut):
        return Fault(("dice",), "dry-dice", {"given": scenario.steps[0].id if scenario.steps else "-"})
    return Fault(("start",), "dry-start", {"why": cause_of(error)})


def _is_over_too_soon(scenario: Scenario, stop: Stop) -> bool:
    """Return whether the game ended in a step before its goal was met."""
    if not stop.step.goal or stop.moment.rules.to_move(stop.after) is not None:
        return False
    now = stop.moment._replace(state=stop.after, events=tuple(stop.story))
    try:
        return not Expression(stop.step.goal, scenario.game).holds(now)
    except WrongExpression:  # without a value it is not true
        return True


def _stuck(scenario: Scenario, stop: Stop, stuck: Stuck) -> Fault:
    """Return where and why a step cannot be finished."""
    here: Path = ("steps", scenario.steps.index(stop.step))
    if stuck.problem == "dice":
        return Fault((*here, "play"), "dry-dice", {"given": stop.step.id})
    if stuck.problem == "long":
        return Fault(here, "dry-long", {"given": stop.step.id}, is_warning=True)
    values: dict[str, Value | Fault] = {"given": stop.step.id, "why": stuck.why}
    phases = phases_of(scenario, stuck.line) if stuck.line else ()
    if phases and stop.before.phase not in phases:
        return Fault((*here, *_cause(stop, stuck)), "dry-phase", {**values, **_when(scenario, stop, phases)})
    return Fault((*here, *_cause(stop, stuck)), _STUCK[stuck.problem], values)


def _when(scenario: Scenario, stop: Stop, phases: tuple[str, ...]) -> dict[str, Value]:
    """Return in which phases a line can begin, in which its step does, and what would begin there."""
    start = f"{{scenario: {begun_of(scenario)}, phase: {phases[0]}}}"
    return {"phases": ", ".join(phases), "now": stop.before.phase, "start": start}


def _cause(stop: Stop, stuck: Stuck) -> Path:
    """Return the key at which an author can mend a step that cannot be finished."""
    step = stop.step
    if step.choose:
        return ("choose", stop.choice, "order")
    if stuck.problem == "line":
        begun = [place for place, line in enumerate(step.play) if line == stuck.line]
        return ("play", *begun[:1])
    return next(((key,) for key in ("goal", "play", "watch", "part") if getattr(step, key)), ("allow",))


def _dice_left(scenario: Scenario, walked: Walk) -> Iterator[Fault]:
    """Yield teaching dice that do not fall where they were meant to."""
    for stop in walked.line:
        if stop.step.dice and stop.dice_left and not stop.stuck:
            yield _left(("steps", scenario.steps.index(stop.step), "dice"), stop)
    is_only = not any(stop.step.dice for stop in walked.line)
    if scenario.dice.script and is_only and walked.line and walked.line[-1].dice_left:
        yield _left(("dice", "script"), walked.line[-1])


def _left(path: Path, stop: Stop) -> Fault:
    return Fault(path, "dice-left", {"count": stop.dice_left}, is_warning=True, is_key=True)
