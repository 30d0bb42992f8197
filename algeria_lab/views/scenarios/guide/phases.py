"""Where a reader stands inside a step: predict, do, see, say why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.scenarios.guide.deeds import has_left_part

if TYPE_CHECKING:
    from collections.abc import Iterable

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
    now = _present(guide, has)
    passed = _passed_over(guide)
    return [
        {"id": name, "label": words.say(f"guiding-phase-{name}"), "state": _state(name, now, passed)}
        for name in has
    ]


def _present(guide: Guide, has: tuple[str, ...]) -> str:
    """Return the phase in which the reader is; `OVER` behind the last one."""
    step, now = guide.step, _NOW.get(guide.status, "")
    if guide.status == "done" and "say" in has:
        return OVER
    if guide.status == "ask" and step:
        if step.experiment:
            return "do"  # the wars are counted on the page, while the question already stands there
        # What is shown stands above the questions: whoever has answered none may not have come to them.
        return "see" if "see" in has and not _touched(guide, step.ask) else "say"
    return now if now in has or not now else has[-1]


def _touched(guide: Guide, names: Iterable[str]) -> bool:
    """Return whether something was done with any of some questions."""
    answers = guide.answers
    return any(name in answers.tries or name in answers.skipped or name in answers.revealed for name in names)


def _passed_over(guide: Guide) -> set[str]:
    """Return the phases of which something was left out, shown, or left before its end."""
    stage, step = guide.stage, guide.step
    if stage is None or step is None:
        return set()
    answered = guide.answers.tries
    has_left = has_left_part(stage)
    is_untried = step.experiment is not None and not guide.tried(step.experiment)
    found = {
        "predict": any(name not in answered for name in step.predict),
        "do": stage.is_shown or has_left or is_untried,
        "see": has_left,
        "say": any(name not in answered for name in step.ask),
    }
    return {name for name, is_passed in found.items() if is_passed}


def _phases_of(step: Step) -> tuple[str, ...]:
    given = {
        "predict": bool(step.predict),
        "do": step.is_played or step.experiment is not None,
        "see": bool(step.show or step.on_done or step.is_played),
        "say": bool(step.ask),
    }
    return tuple(name for name in PHASES if given[name])


def _state(name: str, now: str, passed: set[str]) -> str:
    """Return ``before``, ``passed``, ``now`` or ``later``."""
    if name == now:
        return "now"
    is_behind = now == OVER or (now and PHASES.index(name) < PHASES.index(now))
    if not is_behind:
        return "later"
    return "passed" if name in passed else "before"
