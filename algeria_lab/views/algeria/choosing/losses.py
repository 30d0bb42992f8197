"""What a hit does to a unit, told before it is shared out: the rules apply it to a copy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from algeria_lab.algeria.board.units import first, kind_of, unit
from algeria_lab.algeria.draft import PSL, Draft
from algeria_lab.algeria.missions.combat import COMBAT
from algeria_lab.algeria.support import hit
from algeria_lab.views.play.lines import NO_DICE

if TYPE_CHECKING:
    from algeria_lab.algeria.state import State
    from algeria_lab.views.algeria.words.text import Words


def loss_text(state: State, name: str, words: Words) -> str:
    """Return what a hit does to a unit and to support, such as ``reduced to a Band, FLN support −1``."""
    draft = Draft(state.copy(), NO_DICE, listening=False)
    smaller, points = hit(draft, unit(name), COMBAT)
    said = [
        words.say("loss-reduced", kind=words.kind(kind_of(first(smaller)).name))
        if smaller
        else words.say("loss-eliminated")
    ]
    changes = {track: getattr(draft.state, track) - getattr(state, track) for track in PSL.values()}
    said += [words.say(f"brings-{track}", change=words.change(by)) for track, by in changes.items() if by]
    if points:
        said.append(words.say("brings-gov_points", count=points))
    return words.listed(said)
