"""How a run of an experiment stands, in words."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from algeria_lab.experiments.playing.running import CANCELLED

if TYPE_CHECKING:
    from algeria_lab.experiments.playing.running import Run
    from algeria_lab.views.experiments.desk import Shown
    from algeria_lab.views.shared.messages import GameWords

QUARTERS = 4


def shown_progress(words: GameWords, run: Run, *, going: bool) -> Shown:
    """Return how a run stands; a screen reader hears of every quarter, and of the end."""
    progress = run.progress
    done = {"done": progress.done, "wars": progress.wars}
    left = words.say("lab-seconds", count=max(1, ceil(progress.left or 0)))
    if going:
        text = words.say("trial-progress", left=left, begun="yes" if progress.done else "no", **done)
        quarter = QUARTERS * progress.done // max(progress.wars, 1)
        said = words.say("lab-said-part", percent=100 * quarter // QUARTERS) if quarter else ""
        if progress.before:
            text = words.say("waiting-progress", before=progress.before, **done)
            said = said or words.say("waiting-said")
    else:
        text = said = words.say("trial-stopped" if CANCELLED in run.notices else "trial-done", **done)
    return {
        "going": going,
        "done": progress.done,
        "wars": progress.wars,
        "text": text,
        "said": said,
        "notes": [],
        "error": "",
    }
