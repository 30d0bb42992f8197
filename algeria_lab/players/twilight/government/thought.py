"""What the Government thinks over before a decision: whole plans, tried on copies and rated."""

from __future__ import annotations

from functools import cached_property

from algeria_lab.players.twilight.choosing import play_out
from algeria_lab.players.twilight.government.event_list import harm_of, text_of_government, wish_of
from algeria_lab.players.twilight.government.garrisoning import plan_garrison
from algeria_lab.players.twilight.government.striking import plan_assault
from algeria_lab.players.twilight.government.sweeping import plan_sweep
from algeria_lab.players.twilight.government.training import plan_train
from algeria_lab.players.twilight.government.worth import Outlook
from algeria_lab.players.twilight.plan import Plan
from algeria_lab.players.twilight.planning import LEAVE_EVENT, Thinking

PLANS = {"assault": plan_assault, "sweep": plan_sweep, "train": plan_train, "garrison": plan_garrison}


class Thought(Thinking):
    """A decision of the Government being thought over."""

    @cached_property
    def outlook(self) -> Outlook:
        """How positions that may come of this one are rated."""
        return Outlook(self.view)

    @cached_property
    def before(self) -> float:
        """What the position is worth as it stands."""
        return self.outlook(self.view)

    @cached_property
    def passed(self) -> float:
        """What the position is worth after a pass."""
        plan = Plan(self.view)
        plan.act("pass")
        return self._rate(plan)

    @cached_property
    def worths(self) -> dict[str, float]:
        """What the position is worth after a pass, after the Event if it is wanted, and after each plan."""
        worths = {"pass": self.passed} | {name: value for name, (value, _) in self.plans.items()}
        if (event := self.event) is not None:
            worths["event"] = event
        return worths

    @cached_property
    def harm(self) -> float:
        """Points that the Event would cost if the FLN, acting second, could play it."""
        return 0.0 if self.view.box1 else harm_of(self.view)

    def _rate(self, plan: Plan) -> float:
        """Return what a position is worth after a plan, the Event that it leaves to the FLN included."""
        return self.outlook(plan.state) - self.harm * (plan.state.box1 in LEAVE_EVENT)

    @cached_property
    def event(self) -> float | None:
        """What the position is worth after the Event, tried with middling dice; None if it is not wanted."""
        wish = wish_of(self.view)
        if "EVENT" not in self.boxes or wish is None:
            return None
        plan = Plan(self.view)
        plan.act("event", text_of_government(self.view.card))
        play_out(plan, Outlook)
        return self._rate(plan) + wish.beyond

    @cached_property
    def plans(self) -> dict[str, tuple[float, Plan]]:
        """The best plan of each operation by its name, with what the position is then worth."""
        return {name: best for name in PLANS if (best := self._best(name))}

    def _best(self, name: str) -> tuple[float, Plan] | None:
        plans = [plan for plan in self._made(name) if plan is not None]
        rated = [(self._rate(plan), -number, plan) for number, plan in enumerate(plans)]
        if not rated:
            return None
        value, _, plan = max(rated, key=lambda each: each[:2])
        return value, plan

    def _made(self, name: str) -> list[Plan | None]:
        make, made = PLANS[name], list[Plan | None]()
        if "OP_SA" in self.boxes:
            made.append(make(self.view, "with-special"))
        elif "OP_ONLY" in self.boxes:
            made.append(make(self.view, "alone"))
        if "LIM_OP" in self.boxes:
            made.append(make(self.view, "limited"))
        return made
