"""What is said where a step of a scenario stands in the way of a pick: the author's reason, or the step's."""

from __future__ import annotations

from textwrap import shorten
from typing import TYPE_CHECKING

from algeria_lab.scenarios.guide.limit import OffTheStep
from algeria_lab.scenarios.guide.stage import NotNow
from algeria_lab.scenarios.guide.walks.pilot import Stuck
from algeria_lab.views.shared.notices import stopped

if TYPE_CHECKING:
    from algeria_lab.core.refusals import LabError
    from algeria_lab.scenarios.forms.steps import Step
    from algeria_lab.scenarios.guide.guide import Guide
    from algeria_lab.views.shared.messages import GameWords
    from algeria_lab.views.shared.notices import Notice

MOST_LETTERS = 160  # of a step that has no title


def off_step(guide: Guide, step: Step | None, words: GameWords) -> str:
    """Return what is said to a pick that a step is not about, where its author says nothing."""
    return words.say("guiding-off-step", title=_title(guide, step, words))


def limit_said(guide: Guide, error: LabError, words: GameWords) -> Notice | None:
    """Return what the guide says of an error of its own, in the reader's language; None for any other."""
    if isinstance(error, Stuck):
        return stopped(words, "guiding-stuck")
    if isinstance(error, NotNow):
        return stopped(words, "guiding-not-now")
    if not isinstance(error, OffTheStep):
        return None
    if error.is_early:
        return stopped(words, "guiding-predict-first")
    reason = guide.scenario.said(error.reason, words.language)
    return {
        "level": "step",
        "text": reason or off_step(guide, error.step, words),
        "rule": _rule(guide, error),
        "hint": "" if reason else words.say("guiding-off-step-hint"),
    }


def _title(guide: Guide, step: Step | None, words: GameWords) -> str:
    """Return what a step is called, or how its text begins; the end of the guided line has no step."""
    scenario = guide.scenario
    if step is None:
        return words.say("guiding-debrief")
    title = scenario.said(step.title, words.language)
    return title or shorten(scenario.said(step.text, words.language), MOST_LETTERS, placeholder="…")


def _rule(guide: Guide, error: OffTheStep) -> str:
    """Return the rule of what was asked for; empty where that verb is not awaited."""
    game = guide.table.game
    verb = game.rules.verbs(game.state).get(error.asked.verb)
    return verb.rule if verb else ""
