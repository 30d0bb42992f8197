"""How effects hand on what they settle, and what the decisions of Events have in common [CT-8.1]."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from algeria_lab.core.actions import Seat
from algeria_lab.core.refusals import Refusal
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.draft import Draft
from algeria_lab.twilight.events.table import row_of
from algeria_lab.twilight.frames import Frame
from algeria_lab.twilight.frames.events import Effect
from algeria_lab.twilight.geography import PLACES
from algeria_lab.twilight.pieces import KINDS
from algeria_lab.twilight.state import State
from algeria_lab.twilight.steps import Verb

CONVENTIONS = cite("CT-8.1")


def settle(draft: Draft, **settled: Any) -> None:
    """Hand on spaces (``where``) or a number to the effects of a text that still come."""
    coming = draft.state.top
    assert isinstance(coming, Effect), f"nothing comes after: {coming}"
    draft.replace(coming._replace(**settled))


def settle_more(draft: Draft, number: int) -> None:
    """Add to the number that the effects of a text still to come will find."""
    coming = draft.state.top
    assert isinstance(coming, Effect), f"nothing comes after: {coming}"
    settle(draft, number=coming.number + number)


def play_effects(draft: Draft, seat: Seat, card: int, text: str, number: int = 0) -> None:
    """Have the effects of a text carried out next; *number* is settled already."""
    draft.push(Effect(seat, card, text, number=number))


def has_options(state: State, frame: Frame, *verbs: Verb[Any]) -> bool:
    """Return whether one of some verbs can be used at a decision."""
    return any(verb.allows_any(state, frame) for verb in verbs)


def stop_verb(
    may_stop: Callable[[State, Any], bool],
    verbs: Callable[[], tuple[Verb[Any], ...]],
    stop: Callable[[Draft, Any], None] | None = None,
) -> Verb[Any]:
    """Return the verb that ends a decision: at any time where a text says so, else once nothing is left.

    Args:
        may_stop: Whether the one who decides may stop although more could be done.
        verbs: What could still be done.
        stop: What happens then; nothing if it is left out.
    """

    def refusal(state: State, frame: Any) -> Refusal | None:
        if may_stop(state, frame) or not has_options(state, frame, *verbs()):
            return None
        return Refusal("ct-event-goes-on", CONVENTIONS, {"card": frame.card, "left": _left(frame)})

    def leave(draft: Draft, frame: Any) -> None:
        if stop:
            stop(draft, frame)

    return Verb(CONVENTIONS, (), lambda state, frame: ((),), refusal, leave, rolls=True, ends=True)


def _left(frame: Any) -> int:
    """Return how many pieces, spaces or boxes of a track are still to be chosen."""
    row = row_of(frame)
    if hasattr(frame, "chosen"):
        return row.least - len(frame.chosen)
    return int(getattr(frame, "number", row.most))


def too_many(rule: str, kind: int, spot: int, given: int, most: int) -> Refusal:
    """Return the refusal of a number of pieces that are not there, or not meant."""
    return Refusal(
        "ct-not-so-many", rule, {"kind": KINDS[kind], "place": PLACES[spot], "given": given, "most": most}
    )
