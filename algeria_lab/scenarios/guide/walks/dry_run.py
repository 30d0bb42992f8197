"""A scenario that is played through many times by itself: does it hold with other dice?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from time import monotonic

from algeria_lab.scenarios.forms.start import Dice
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.guide.acting import Acting
from algeria_lab.scenarios.guide.walks.pilot import Stuck, advance, drive

MOST_STEPS = 200  # of one run: steps that lead round and round are left at last
Told = Callable[[int, int], None]


@dataclass
class StepRuns:
    """What became of a step in all runs.

    Attributes:
        reached: In how many runs it was begun.
        done: In how many it was done.
        decisions: How many actions the person took in it, together.
        faces: How many dice fell in it, together.
        slowest: How long it took at most, in seconds.
        troubles: Why it was not done, and how often: the problem of `Stuck`.
    """

    reached: int = 0
    done: int = 0
    decisions: int = 0
    faces: int = 0
    slowest: float = 0.0
    troubles: Counter[str] = field(default_factory=Counter)


@dataclass
class DryRun:
    """What many runs have shown.

    Attributes:
        runs: How many there were.
        seeds: The seeds of those that did not come to an end, with the step at which they stopped.
        steps: What became of each step, by id, in the order of the file.
        goals: In how many runs each goal of the scenario counted, by id.
        endings: How often each ending was reached: ``debrief``, or another file.
        decisions: How many actions the person took in each run.
        dice_left: How many teaching dice were left over in the first run.
    """

    runs: int = 0
    seeds: dict[int, str] = field(default_factory=dict)
    steps: dict[str, StepRuns] = field(default_factory=dict)
    goals: Counter[str] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    decisions: list[int] = field(default_factory=list)
    dice_left: int = 0

    @property
    def holds(self) -> bool:
        """Whether every run came to an end."""
        return self.runs > 0 and not self.seeds


def dry_run(
    scenario: Scenario,
    runs: int,
    first: int | None = None,
    *,
    teaching: bool = True,
    told: Told | None = None,
) -> DryRun:
    """Play a scenario through, each time with another seed, and return what became of it.

    Where a step lets choose between orders, the runs take them in turn.

    Args:
        scenario: The scenario.
        runs: How often.
        first: Seed of the first run; that of the scenario if None. Each run takes the next number.
        teaching: Whether teaching dice fall as the scenario says; otherwise those of the seed do.
        told: Called after each run with the number of runs done, and of all.

    Raises:
        WrongFile, UnknownName, WrongOption: If the scenario cannot be opened.
    """
    found = DryRun(steps={step.id: StepRuns() for step in scenario.steps})
    begin = scenario.dice.seed if first is None else first
    for number in range(runs):
        _run(_with_dice(scenario, begin + number, teaching=teaching), begin + number, found)
        found.runs += 1
        if told:
            told(number + 1, runs)
    return found


def _with_dice(scenario: Scenario, seed: int, *, teaching: bool) -> Scenario:
    """Return a scenario with another seed; its teaching dice stay, or none is left."""
    if teaching:
        return scenario.model_copy(update={"dice": scenario.dice.model_copy(update={"seed": seed})})
    steps = [step.model_copy(update={"dice": []}) for step in scenario.steps]
    return scenario.model_copy(update={"dice": Dice(seed=seed), "steps": steps})


def _run(scenario: Scenario, seed: int, found: DryRun) -> None:
    guide = Acting(scenario, keys={})
    for name, trouble in _steps(guide, found, found.runs):
        if trouble:
            found.seeds[seed] = name
            found.steps[name].troubles[trouble] += 1
        else:
            found.steps[name].done += 1
    if seed not in found.seeds:
        found.endings[guide.next_file or "debrief"] += 1
    found.goals.update(goal.id for goal in guide.goals)
    played = (entry for game, since in guide.chapters for entry in game.history[since + 1 :])
    found.decisions.append(sum(not entry.by for entry in played))
    found.dice_left = guide.dice_left if not found.runs else found.dice_left


def _steps(guide: Acting, found: DryRun, turn: int) -> Iterator[tuple[str, str]]:
    """Play step after step; yield each name with what kept it from being done, empty for nothing.

    Args:
        guide: A guide at the beginning.
        found: Where it is noted.
        turn: Which run this is, counted from 0: of orders to choose between it takes that one in turn.
    """
    for _ in range(MOST_STEPS):
        stage = guide.stage
        if stage is None:
            return
        runs = found.steps[stage.step.id]
        runs.reached += 1
        trouble, begun = "", monotonic()
        try:
            drive(guide, lambda _: None, turn % len(stage.step.choose or "-"))
        except Stuck as stuck:
            trouble = stuck.problem
        entries = guide.entries_since(stage.spot)
        runs.slowest = max(runs.slowest, monotonic() - begun)
        runs.decisions += sum(not entry.by for entry in entries)
        runs.faces += sum(len(entry.faces) for entry in entries)
        if not trouble:
            try:
                advance(guide)
            except Stuck as stuck:
                trouble = stuck.problem
        yield stage.step.id, trouble
        if trouble:
            return
    yield guide.scenario.steps[-1].id, "endless"
