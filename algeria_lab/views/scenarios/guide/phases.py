"""Where a reader stands inside a step: predict, do, see, say why; what to read again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.views.scenarios.prose import Block, blocks

if TYPE_CHECKING:
    from algeria_lab.scenarios.forms.steps import Step
    from algeria_lab.scenarios.guide.guide import Guide
    from algeria_lab.views.shared.messages import GameWords

Part = dict[str, Any]
PHASES = ("predict", "do", "see", "say")
FEWEST = 2  # of phases; a step of one needs no strip
OVER = "over"  # stands for the phase once the last question is answered
_NOW = {
    "predict": "predict",
    "play": "do",
    "watch": "do",
    "part": "do",
    "ask": "say",
    "done": "see",
    "read": "see",
}


def phases(guide: Guide, words: GameWords) -> list[Part]:
    """Return the phases of the step for the strip, and which one this is.

    Returns:
        Nothing where a step has only one of them.
    """
    step = guide.step
    has = _phases_of(step) if step else ()
    if len(has) < FEWEST:
        return []
    now = _NOW.get(guide.status, "")
    if guide.status == "done" and "say" in has:
        now = OVER
    elif guide.status == "ask" and step and step.experiment:
        now = "do"  # the wars are counted on the page, while the question already stands there
    elif now not in has:
        now = has[-1] if now else ""
    return [
        {"id": name, "label": words.say(f"guiding-phase-{name}"), "state": _state(name, now)} for name in has
    ]


def _phases_of(step: Step) -> tuple[str, ...]:
    given = {
        "predict": bool(step.predict),
        "do": step.is_played or step.experiment is not None,
        "see": bool(step.show or step.on_done or step.is_played),
        "say": bool(step.ask),
    }
    return tuple(name for name in PHASES if given[name])


def _state(name: str, now: str) -> str:
    """Return ``before``, ``now`` or ``later``."""
    if now == OVER:
        return "before"
    if name == now:
        return "now"
    return "before" if now and PHASES.index(name) < PHASES.index(now) else "later"


def read_again(guide: Guide, step: Step, words: GameWords) -> list[Block]:
    """Return the text of a step that was begun before the present one, to be read once more."""
    stages = guide.stages if guide.step is None else guide.stages[:-1]
    if not any(stage.step is step for stage in stages):
        return []
    texts = (step.text, step.on_done)
    return [block for text in texts for block in blocks(guide.scenario.said(text, words.language))]
