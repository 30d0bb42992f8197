"""How a run stands, in words: for the bar, and now and then for those who cannot see it."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from algeria_lab.checking.causes import told
from algeria_lab.core.refusals import LabError
from algeria_lab.experiments.playing.running import CANCELLED
from algeria_lab.views.experiments.text import notice_text
from algeria_lab.views.pages.laboratory.link import WrongLink

if TYPE_CHECKING:
    from algeria_lab.experiments.playing.running import Progress
    from algeria_lab.views.experiments.desk import Shown
    from algeria_lab.views.pages.laboratory.run import Watched
    from algeria_lab.views.shared.messages import GameWords

QUARTERS = 4
MINUTE = 60
FINE = 10  # seconds below which every second is told
COARSE = 5


def show_progress(words: GameWords, watched: Watched) -> Shown:
    """Return how a run stands."""
    progress = watched.run.progress
    done = {"done": progress.done, "wars": progress.wars}
    whole = progress.done == progress.wars
    text = words.say("lab-progress", left=_left(words, progress, over=watched.over), **done)
    if progress.before:
        text = words.say("waiting-progress", before=progress.before, **done)
    quarter = QUARTERS * progress.done // max(progress.wars, 1)
    notes = progress.notices
    if watched.over and not progress.done:
        said, notes = words.say("lab-said-none"), tuple(note for note in notes if note != CANCELLED)
    elif watched.over:
        said = words.say("lab-said-done" if whole else "lab-said-stopped", **done)
    elif progress.before and not progress.done:
        said = words.say("waiting-said")
    elif quarter:
        said = words.say("lab-said-part", percent=100 * quarter // QUARTERS)
    else:
        said = words.say("lab-said-begun", wars=done["wars"])
    return {
        "going": not watched.over,
        "done": progress.done,
        "wars": progress.wars,
        "text": text,
        "said": said,
        "notes": [notice_text(words, notice) for notice in notes],
        "error": failure_text(words, watched.failure) if watched.failure else "",
    }


def _left(words: GameWords, progress: Progress, *, over: bool) -> str:
    if over:
        return words.say("lab-took", time=time_text(words, progress.seconds))
    if progress.left is None:
        return words.say("lab-left-unknown")
    return words.say("lab-left", time=time_text(words, progress.left))


def time_text(words: GameWords, seconds: float) -> str:
    """Return about how long something takes: no finer than it can be known."""
    if seconds < FINE:
        return words.say("lab-seconds", count=max(1, ceil(seconds)))
    if seconds < MINUTE:
        return words.say("lab-seconds", count=COARSE * ceil(seconds / COARSE))
    return words.say("lab-minutes", count=ceil(seconds / MINUTE))


def failure_text(words: GameWords, error: BaseException) -> str:
    """Return what stood in the way: our own sentence, or what kind of fault it was."""
    if isinstance(error, WrongLink):
        return words.say("lab-error-link", what=str(error))
    if isinstance(error, LabError):
        return told(error, words.language)
    return words.say("lab-failed", what=f"{type(error).__name__}: {error}")
