"""What each step of each lesson allows is played to its end, and one pick more: nobody is thrown out."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from algeria_lab.core.actions import Action
from algeria_lab.scenarios.guide.guide import Guide
from algeria_lab.scenarios.guide.limit import OffTheStep, StepLimit
from algeria_lab.scenarios.guide.walks.pilot import drive
from tests.lessons.worked import LESSONS, lesson

FILES = sorted(
    f"{path.parent.name}/{path.name}"
    for path in LESSONS.glob("*/*.yaml")
    if not path.name.endswith(".learner.yaml")
)
WALKS = 3  # through each step, in another order each
MOST_PICKS = 40
MOST_REFUSED = 4  # of the picks that a moment refuses, one of each sort first

every_file = pytest.mark.parametrize("file", FILES)


@cache
def played_steps(file: str) -> tuple[Guide, ...]:
    """Return guides that stand where something is to be played, one a step, without predictions."""
    return tuple(_played_steps(Guide(lesson(*file.split("/")), keys={})))


def _played_steps(guide: Guide) -> Iterator[Guide]:
    while guide.step:
        for name in guide.open_predictions:
            guide.skip(name)
        if guide.status == "play":
            yield guide.copy()
        drive(guide, lambda _: None)
        guide.go_on()


def parted(guide: Guide) -> tuple[list[Action], list[Action]]:
    """Return what may be played now, and what is legal and refused."""
    table, limit = guide.table, guide.table.limit
    assert isinstance(limit, StepLimit)
    taken = guide.course.taken()
    found: tuple[list[Action], list[Action]] = [], []
    for action in table.game.legal():
        found[limit.refusal(table.game.state, action, taken) is not None].append(action)
    return found


def sorts(actions: list[Action]) -> list[Action]:
    """Return one action of each verb and kind of piece, few in all."""
    found = {(one.verb, *(word.rsplit("-", 1)[0] for word in one.args[:1])): one for one in actions}
    return list(found.values())[:MOST_REFUSED]


def refuse(guide: Guide, action: Action) -> OffTheStep:
    """Try what is refused: nothing is played, and the learner stays in the step."""
    before = guide.table.game.ply, guide.step
    with pytest.raises(OffTheStep) as caught:
        guide.play(action)
    assert (guide.table.game.ply, guide.step) == before
    assert guide.status == "play", (guide.step, action)
    return caught.value


def in_line(guide: Guide) -> None:
    """See to it that the person is still in the lesson."""
    assert guide.course.strayed is None, guide.messages
    assert guide.status != "free"


@every_file
def test_whatever_a_step_allows_keeps_the_learner_in_the_lesson(file: str):
    for start in played_steps(file):
        for seed in range(WALKS):
            guide, random = start.copy(), Random(seed)
            for _ in range(MOST_PICKS):
                if guide.status != "play" or guide.step is not start.step:
                    break
                may, refused = parted(guide)
                assert may, (file, guide.step, "nothing can be played")
                for action in sorts(refused):
                    refuse(guide, action)
                guide.play(random.choice(may))
                in_line(guide)


@every_file
def test_a_limit_is_spent_to_its_last_point_and_no_further(file: str):
    """Exactly the limit, with End; one less, with End; one more, which is refused in the step's own words."""
    for start in played_steps(file):
        step = start.step
        assert step
        if step.allow is None:
            continue
        for seed in range(WALKS):
            guide, random = start.copy(), Random(seed)
            for _ in range(MOST_PICKS):
                if guide.status != "play":
                    break
                may, refused = parted(guide)
                ends = [one for one in may if one.verb in ("done", "pass")]
                for end in ends:  # one less than could be spent
                    less = guide.copy()
                    less.play(end)
                    in_line(less)
                more = [one for one in may if one not in ends]
                if more:
                    guide.play(random.choice(more))
                    in_line(guide)
                    continue
                for action in sorts([one for one in refused if _is_meant(start, one)]):
                    assert refuse(guide, action).reason.en, (step.id, action)
                guide.play(ends[0])
                in_line(guide)


def _is_meant(guide: Guide, action: Action) -> bool:
    """Return whether the step is about an action of this verb at all."""
    assert guide.step
    return any(pattern.split()[0] == action.verb for pattern in guide.step.allow or ())
