"""What the FLN thinks over before a decision: whole plans, tried on copies and rated."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any, Final, TypeAlias

from algeria_lab.players.twilight.choosing import play_out
from algeria_lab.players.twilight.insurgency.attacking import Gamble, attack_target, plan_attack
from algeria_lab.players.twilight.insurgency.events import harm_of
from algeria_lab.players.twilight.insurgency.marching import first_step, plan_march
from algeria_lab.players.twilight.insurgency.rallying import best_way, plan_rally
from algeria_lab.players.twilight.insurgency.terrorizing import best_space, plan_terror
from algeria_lab.players.twilight.insurgency.worth import Outlook
from algeria_lab.players.twilight.plan import Line, Opening, Plan
from algeria_lab.players.twilight.planning import LEAVE_EVENT, Thinking
from algeria_lab.twilight.cards import CARDS
from algeria_lab.twilight.initiative import WORDS
from algeria_lab.twilight.state import Box, State

LIMITED: Final[tuple[Box, ...]] = ("LIM_OP",)
Planner: TypeAlias = Callable[[State, str, Any], Plan | Gamble | None]
PLANS: Final[Mapping[str, tuple[Planner, Callable[[Plan], object]]]] = {
    "rally": (plan_rally, best_way),
    "terror": (plan_terror, best_space),
    "march": (plan_march, first_step),
    "attack": (plan_attack, attack_target),
}
"""What plans each operation in a box, and what chooses how it begins."""


class Thought(Thinking):
    """A decision of the FLN being thought over."""

    @cached_property
    def outlook(self) -> Outlook:
        """How positions that may come of this one are rated."""
        return Outlook(self.view)

    @cached_property
    def harm(self) -> float:
        """Points that the Event would cost if the Government, acting second, could play it."""
        return 0.0 if self.view.box1 else harm_of(self.view)

    @cached_property
    def passed(self) -> float:
        """What the position is worth after a pass."""
        plan = Plan(self.view, "fln")
        plan.act("pass")
        return self._rate(plan)

    @cached_property
    def worths(self) -> dict[str, float]:
        """What the position is worth after a pass, after the best text of the Event, and after each plan."""
        worths = {"pass": self.passed} | {name: value for name, (value, _) in self.plans.items()}
        if self.event is not None:
            worths["event"] = self.event[0]
        return worths

    @cached_property
    def event(self) -> tuple[float, Line] | None:
        """The better text of the Event, with what the position is then worth, if it may be played."""
        if "EVENT" not in self.boxes:
            return None
        return max([self._played(text) for text in CARDS[self.view.card].texts], key=lambda each: each[0])

    def _played(self, text: str) -> tuple[float, Line]:
        plan = Plan(self.view, "fln")
        plan.act("event", text)
        line = plan.line
        play_out(plan, Outlook)
        return self._rate(plan), line

    @cached_property
    def plans(self) -> dict[str, tuple[float, Line]]:
        """The best line of each operation by its name, with what the position is then worth."""
        return {name: best for name in PLANS if (best := self._best(name))}

    def _best(self, name: str) -> tuple[float, Line] | None:
        rated = [(self._rate(plan, word), plan.line) for word, plan in self._made(name)]
        return max(rated, key=lambda each: each[0]) if rated else None

    def _made(self, name: str) -> list[tuple[str, Plan | Gamble]]:
        many: Box = "OP_SA" if "OP_SA" in self.boxes else "OP_ONLY"
        words = [WORDS[box] for box in (many, *LIMITED) if box in self.boxes]
        make, choose = PLANS[name]
        opening = Opening(choose)
        made = [(word, make(self.view, word, opening)) for word in words]
        return [(word, plan) for word, plan in made if plan is not None]

    def _rate(self, plan: Plan | Gamble, word: str = "") -> float:
        """Return what a position is worth after a plan, with the Event that it leaves to the Government."""
        if isinstance(plan, Gamble):
            return plan.expected - self.harm * (word == WORDS["OP_SA"])
        return self.outlook(plan.state) - self.harm * (plan.state.box1 in LEAVE_EVENT)
