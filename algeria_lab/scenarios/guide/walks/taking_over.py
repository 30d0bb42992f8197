"""A step that a person has begun, played to its end for them: from where they stand, or a little before."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.scenarios.guide.walks.pilot import Stuck, finish_step, play_step

if TYPE_CHECKING:
    from algeria_lab.core.history import Entry
    from algeria_lab.scenarios.guide.acting import Acting


def take_over(guide: Acting) -> list[Entry[Any]]:
    """Play what is left of a step; what stands in the way of that is taken back first, as little as will do.

    Taken back to its beginning, it is played as its author has it in mind. What was answered stays.

    Args:
        guide: A guide that stands in a step.

    Returns:
        What the person had played and is taken back, in order.

    Raises:
        Stuck: If it cannot be played from any moment of it; nothing was taken back.
    """
    stage = guide.stage
    if stage is None or guide.status != "play" or not guide.course.taken():
        play_step(guide)
        return []
    count = _in_the_way(guide)
    before = guide.entries_since(stage.spot)
    _take_back(guide, count)
    undone = before[len(guide.entries_since(stage.spot)) :]
    _go_on(guide)
    return [entry for entry in undone if entry.action and not entry.by]


def _in_the_way(guide: Acting) -> int:
    """Return how many decisions are to be taken back before the step can be played, as twins find out."""
    count = 0
    while True:
        twin = guide.copy()
        _take_back(twin, count)
        is_first = twin.begins_chapter or not twin.course.taken()
        try:
            _go_on(twin)
        except Stuck:
            if is_first:
                raise
            count += 1
        else:
            return count


def _take_back(guide: Acting, count: int) -> None:
    for _ in range(count):
        guide.undo()


def _go_on(guide: Acting) -> None:
    """Play on from the present moment of the step."""
    if guide.course.taken():
        finish_step(guide)
    else:
        play_step(guide)
