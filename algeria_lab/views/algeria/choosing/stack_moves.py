"""Several units deployed together: one question instead of two for each of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.algeria.board.units import ID_OF, KIND_OF
from algeria_lab.algeria.frames import GovDeployment
from algeria_lab.core.actions import Action
from algeria_lab.core.dice import FixedDice
from algeria_lab.views.algeria.choosing.choices import unit_key
from algeria_lab.views.algeria.choosing.plans import RULES, plan_line
from algeria_lab.views.shared.messages import sentence

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from algeria_lab.algeria.state import State
    from algeria_lab.views.algeria.choosing.plans import OffLimits
    from algeria_lab.views.algeria.words.text import Words

STACK = "deploy"


def stack_offers(
    state: State, place: str, words: Words, shows: Callable[[Action], bool] = lambda _: True
) -> list[dict[str, Any]]:
    """Return the offer to send units from a place elsewhere, in the step and at the places that have it."""
    if not isinstance(state.top, GovDeployment):
        return []
    able = [action for action in RULES.legal(state) if action.verb == STACK and shows(action)]
    units = [action.args[0] for action in able if state.place[ID_OF[action.args[0]]] == place]
    if not units:
        return []
    begun = RULES.preview(state, Action("gov", STACK, (units[0],)), FixedDice(()))
    aims = [action.args[0] for action in RULES.legal(begun) if action.verb == "to"]
    return [
        {
            "mission": STACK,
            "title": words.say("stack-title"),
            "rule": "A:7",
            "about": words.say("stack-about"),
            "price": "",
            "subject": "",
            "crew": _crew(state, units, words),
            "crew_label": words.say("stack-crew"),
            "aims": [{"id": aim, "label": words.place(aim)} for aim in aims],
            "aim": "",
            "aim_label": words.say("stack-aim"),
            "rolls": False,
        }
    ]


def _crew(state: State, units: list[str], words: Words) -> list[dict[str, Any]]:
    """Return alike units together; all of the first sort are chosen beforehand."""
    groups: dict[tuple[object, ...], list[str]] = {}
    for name in units:
        groups.setdefault(unit_key(state, name), []).append(name)
    return [
        {
            "key": "/".join(map(str, key)),
            "label": sentence(words.kind(KIND_OF[ID_OF[ids[0]]].name)),
            "ids": ids,
            "chosen": 0 if place else len(ids),
            "least": 0,
            "most": len(ids),
        }
        for place, (key, ids) in enumerate(groups.items())
    ]


def stack_plan(
    state: State, question: Mapping[str, Any], words: Words, off_limits: OffLimits | None = None
) -> dict[str, Any]:
    """Return the line that sends the chosen units to the chosen place, worked out."""
    units = [name for name in question["units"] if name in ID_OF]
    aim = str(question["aim"])
    if not units:
        notice = {"level": "refusal", "text": words.say("stack-nobody"), "rule": "A:7", "hint": ""}
        return {"line": "", "text": "", "price": "", "warns": [], "odds": None, "refusal": notice}
    line = "; ".join(f"gov {STACK} {name}; gov to {aim}" for name in units)
    text = words.say("stack-text", units=words.units(units), to=str(words.where(aim)["to"]))
    return plan_line(state, line, words, off_limits) | {"text": sentence(text)}
