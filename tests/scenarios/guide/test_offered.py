"""Every shipped file pressed like a reader's: what a step offers is part of it, or answered with a reason."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import resources
from pathlib import Path
from random import Random

import pytest

from algeria_lab.core.actions import Action
from algeria_lab.scenarios.conditions.expressions import Expression
from algeria_lab.scenarios.forms.texts import NO_TEXT
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.from_text import read_scenario
from algeria_lab.scenarios.guide.guide import Guide, OffTheStep
from algeria_lab.scenarios.guide.limit import fits
from algeria_lab.scenarios.guide.walks.pilot import advance, drive
from tests.lessons.worked import lesson

ROOT = Path(__file__).parents[3]
EXAMPLES = Path(str(resources.files("algeria_lab.data") / "scenarios" / "examples"))
LESSONS = [path for path in ROOT.glob("lessons/*/*.yaml") if not path.name.endswith(".learner.yaml")]
FILES = {f"{path.parent.name}/{path.name}": path for path in (*LESSONS, *EXAMPLES.glob("*.yaml"))}
ORDERS = 3  # in which the choices of a step are pressed
MOST_PRESSES = 25  # in one of them; some steps go on for as long as the war does


@cache
def read(file: str) -> Scenario:
    path = FILES[file]
    return read_scenario(path.read_text("utf-8"), path.name, path.parent)


def at_played_steps(scenario: Scenario) -> Iterator[Guide]:
    """Yield a guide at the beginning of each step of the guided line that a person plays, parts aside."""
    guide = Guide(scenario, keys={})
    for _ in scenario.steps:
        if guide.step is None:
            return
        for name in guide.open_predictions:
            guide.skip(name)
        if guide.status == "play":
            yield guide.copy()
        drive(guide, lambda _: None)
        advance(guide)


def offered(guide: Guide) -> list[Action]:
    return [action for action in guide.table.game.legal() if guide.table.shows(action)]


def reason_is_true(guide: Guide, action: Action) -> bool:
    """Return whether what is said to a pick stands under a condition that is true in its position."""
    reason = guide.messages[-1].text
    rows = [one for one in guide.step.on_wrong if one.say == reason] if guide.step else []
    return any(
        (one.pick is None or fits(one.pick, action))
        and (one.when is None or Expression(one.when, guide.scenario.game).holds(guide.moment()))
        for one in rows
    )


def refused(guide: Guide, action: Action) -> OffTheStep | None:
    """Play an action; return what the step has against it."""
    try:
        guide.play(action)
    except OffTheStep as error:
        return error
    return None


def press(guide: Guide, order: Random) -> None:
    """Press what is offered, one after the other, until nothing is or the step is done."""
    step, shut = guide.step, set[str]()
    for _ in range(MOST_PRESSES):
        left = [action for action in offered(guide) if str(action) not in shut]
        if guide.status != "play" or guide.step is not step or not left:
            return
        action, ply = order.choice(left), guide.table.game.ply
        if answer := refused(guide, action):
            assert guide.table.game.ply == ply, action
            assert answer.reason != NO_TEXT, f"{step}: {action} is offered, and refused without a reason"
            assert reason_is_true(guide, action), f"{step}: what is said to {action} is not so"
            shut.add(str(action))
        else:
            shut.clear()
        assert guide.status != "free", f"{step and step.id}: {action} was offered and leads out of the line"


@pytest.mark.parametrize("file", sorted(FILES))
def test_what_a_step_offers_never_leads_out_of_the_line(file: str):
    steps = 0
    for guide in at_played_steps(read(file)):
        steps += 1
        for number in range(ORDERS):
            press(guide.copy(), Random(f"{file} {guide.step and guide.step.id} {number}"))
    assert steps or not any(step.play or step.goal or step.allow for step in read(file).steps)


def test_what_a_step_allows_is_put_forward_and_not_its_authors_example():
    guide = Guide(lesson("06-barrier"))
    while guide.step and guide.step.id != "own":
        drive(guide, lambda _: None)
        guide.go_on()

    def wanted() -> list[str]:
        return [str(one) for one in guide.table.game.legal() if guide.table.wants(one)]

    assert wanted() == ["gov border improve", "gov done"], "its example begins with the first"
    for _ in range(2):
        guide.play("gov border improve")
    assert wanted() == ["gov border improve", "gov border activate"], "to end it is refused, with a reason"
    guide.play("gov border activate")
    assert set(wanted()) == {"gov border improve", "gov done"}
