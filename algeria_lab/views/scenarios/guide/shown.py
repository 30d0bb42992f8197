"""A step is played for the reader: as its author has it in mind, or passed over altogether."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.scenarios.guide.walks.pilot import drive
from algeria_lab.scenarios.guide.walks.taking_over import take_over

if TYPE_CHECKING:
    from algeria_lab.core.history import Entry
    from algeria_lab.scenarios.guide.guide import Guide


def show_me(guide: Guide) -> list[Entry[Any]]:
    """Play what a step asks for, or what is left of it; its questions stay the reader's.

    Returns:
        What the reader had played and was taken back for that; see `taking_over.take_over`.

    Raises:
        Stuck: If it cannot be played as its author has it in mind.
    """
    return take_over(guide)


def pass_over(guide: Guide) -> None:
    """Pass over a step that the reader does not wish to read: it is played, its questions are left out.

    Raises:
        Stuck: As `show_me`.
    """
    if guide.step and not guide.step.plays:  # who plays it for them notes that
        guide.note_shown()
    if guide.step and guide.status not in ("read", "done"):
        drive(guide, lambda _: None)
    guide.go_on()


def leave_out(guide: Guide, *, stays: bool = False) -> None:
    """Leave out the questions that are open, and go on where nothing else is left to be done.

    Who leaves predictions out stays: what they keep shut is shown then.

    Args:
        guide: The guide.
        stays: Whether one stays here in any case.
    """
    is_early = guide.status == "predict"
    for name in guide.open_questions:
        guide.skip(name)
    if guide.status == "done" and not is_early and not stays:
        guide.go_on()
