"""What is said where a step of a scenario stands in the way of a pick: the author's reason, or the step's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from algeria_lab.scenarios.guide.limit import OffTheStep

if TYPE_CHECKING:
    from algeria_lab.core.refusals import LabError
    from algeria_lab.scenarios.guide.guide import Guide
    from algeria_lab.views.shared.messages import GameWords
    from algeria_lab.views.shared.notices import Notice


def limit_said(guide: Guide, error: LabError, words: GameWords) -> Notice | None:
    """Return why a pick is not part of the step, in the reader's language; None for any other error."""
    if not isinstance(error, OffTheStep):
        return None
    scenario, step = guide.scenario, error.step
    reason = scenario.said(error.reason, words.language)
    number = scenario.steps.index(step) + 1 if step else len(scenario.steps)
    named = scenario.said(step.title, words.language) if step else ""
    title = named or words.say("guiding-untitled", number=number)
    return {
        "level": "refusal",
        "text": reason or words.say("guiding-off-step", title=title),
        "rule": _rule(guide, error),
        "hint": "" if reason else words.say("guiding-off-step-hint"),
    }


def _rule(guide: Guide, error: OffTheStep) -> str:
    """Return the rule of what was asked for; empty where that verb is not awaited."""
    game = guide.table.game
    verb = game.rules.verbs(game.state).get(error.asked.verb)
    return verb.rule if verb else ""
