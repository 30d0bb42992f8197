"""The turn of the FLN: which of its plans promises most."""

from __future__ import annotations

from typing import Final

from algeria_lab.players.base import Values
from algeria_lab.players.twilight.choosing import best_of, ending
from algeria_lab.players.twilight.insurgency.attacking import best_target, hit_one
from algeria_lab.players.twilight.insurgency.marching import plan_march
from algeria_lab.players.twilight.insurgency.rallying import plan_rally
from algeria_lab.players.twilight.insurgency.thought import Thought
from algeria_lab.players.twilight.insurgency.worth import Outlook
from algeria_lab.players.twilight.judging import Advice
from algeria_lab.players.twilight.plan import Line, Plan, only

LEAST_GAIN: Final = 0.1


def use_event(thought: Thought) -> Advice | None:
    """Use the Event if it promises most."""
    best = thought.event
    return _promise(thought, "event", best[1], (("card", thought.view.card),)) if best else None


def _promise(thought: Thought, name: str, line: Line, values: Values = ()) -> Advice | None:
    """Return a line if it promises most, with by how much in hundredths of a point."""
    worths = thought.worths
    gained = worths[name] - thought.passed
    if gained < LEAST_GAIN or worths[name] < max(worths.values()):
        return None
    ahead = worths[name] - max([value for other, value in worths.items() if other != name])
    return Advice(line, (*values, ("worth", round(100 * gained)), ("ahead", round(100 * ahead))))


def _operation(thought: Thought, name: str) -> Advice | None:
    plan = thought.plans.get(name)
    return _promise(thought, name, plan[1]) if plan else None


def rally(thought: Thought) -> Advice | None:
    """Rally if that promises most."""
    return _operation(thought, "rally")


def terror(thought: Thought) -> Advice | None:
    """Carry out Terror if that promises most."""
    return _operation(thought, "terror")


def march(thought: Thought) -> Advice | None:
    """March if that promises most."""
    return _operation(thought, "march")


def attack(thought: Thought) -> Advice | None:
    """Attack if that promises most."""
    return _operation(thought, "attack")


def pass_turn(thought: Thought) -> Advice | None:
    """Pass for the income."""
    return Advice(only(thought.view, "pass"))


# --- what was begun


def attack_on(thought: Thought) -> Advice | None:
    """Go on with an Attack whose dice have fallen, where another space is worth it."""
    plan = Plan(thought.view, "fln")
    found = [(best, verb) for verb in ("ambush", "attack") if (best := best_target(plan, verb))]
    if not found:
        return None
    (value, space), verb = max(found)
    return Advice(only(thought.view, verb, space), (("worth", round(100 * value)),))


def hit(thought: Thought) -> Advice | None:
    """Let French pieces fall rather than Algerian ones."""
    plan = Plan(thought.view, "fln")
    hit_one(plan)
    return Advice(plan.line)


def rally_freely(thought: Thought) -> Advice | None:
    """Rally where an Event grants it."""
    frame = thought.view.agenda[-1]
    plan = plan_rally(thought.view, "", most=getattr(frame, "limit", 1))
    return Advice(plan.line, (("actions", len(plan.line)),)) if plan else None


def march_freely(thought: Thought) -> Advice | None:
    """March where an Event grants it."""
    frame = thought.view.agenda[-1]
    plan = plan_march(thought.view, "", most=getattr(frame, "limit", 1))
    return Advice(plan.line, (("actions", len(plan.line)),)) if plan else None


def best_option(thought: Thought) -> Advice | None:
    """Take the option after which the position is worth most; the first of those that are equal."""
    (verb, args), _, ways = best_of(thought.view, "fln", Outlook)
    return Advice(only(thought.view, verb, *args), (("ways", ways),))


def finish_begun(thought: Thought) -> Advice | None:
    """End what was begun, or else take the first option."""
    verb, args = ending(thought.view)
    return Advice(only(thought.view, verb, *args))
