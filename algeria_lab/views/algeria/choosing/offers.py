"""What can be done at a place, and what cannot and why: one predicate of the rules answers both."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any

from algeria_lab.algeria.board.geography import AREAS, PLACES
from algeria_lab.algeria.board.units import ID_OF, KIND, KIND_OF, OF_SIDE, names
from algeria_lab.algeria.frames import Operations, React
from algeria_lab.algeria.rules import awaited
from algeria_lab.algeria.steps import seat_of
from algeria_lab.core.actions import Action
from algeria_lab.core.refusals import Refusal
from algeria_lab.views.algeria.choosing.alike import flags
from algeria_lab.views.algeria.choosing.choices import unit_key
from algeria_lab.views.algeria.choosing.crew import crew_of, groups_of
from algeria_lab.views.algeria.choosing.lasting import refusal_of
from algeria_lab.views.algeria.choosing.plans import REACT, RULES
from algeria_lab.views.algeria.choosing.prices import price_of, price_text
from algeria_lab.views.algeria.words.actions import rule_of
from algeria_lab.views.play.lines import begun

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from algeria_lab.algeria.state import State
    from algeria_lab.algeria.steps import Verb
    from algeria_lab.core.actions import Seat
    from algeria_lab.views.algeria.words.text import Words

# What stands in the way, the most telling first; that a unit is of the wrong sort comes last.
APT = (
    "once-a-turn",
    "too-few-ap",
    "jealousy",
    "jealousy-border",
    "nowhere-to-go",
    "needs-urban",
    "remote-area",
    "no-move-in-france",
    "only-move-abroad",
    "neutralized",
    "not-in-operations",
)
# Refusals of units that the verb was never about.
BESIDE_THE_POINT = frozenset(
    {"wrong-unit", "no-such-conversion", "not-liftable", "not-in-pool", "not-in-area", "not-in-combat"}
)


def here(
    state: State, place: str, words: Words, shows: Callable[[Action], bool] = lambda _: True
) -> dict[str, Any]:
    """Return what the side to move can do at a place now, and for the rest what stands in the way.

    Args:
        state: The position.
        place: A place of the map.
        words: The reader's language.
        shows: Which legal actions are offered.
    """
    if not state.agenda or place not in PLACES:
        return {"offers": [], "refused": []}
    frame, step = awaited(state)
    if isinstance(frame, React) and not frame.group and place == frame.area:
        return {"offers": [react_offer(state, frame, words)], "refused": []}
    if not isinstance(frame, Operations):
        refused = [_refused(name, verb, state, place, words) for name, verb in step.items()]
        return {"offers": [], "refused": [item for item in refused if item]}
    offers, refusals = [], []
    for name, verb in step.items():
        if verb.ends:
            continue
        actions = _candidates(frame.seat, name, verb, state, place)
        offers += list(_offers([one for one in actions if shows(one)], verb, state, place, words))
        if all(RULES.refuse(state, action) for action in actions):
            refusals.append(_told(name, _why_not(actions, verb, state, place), words))
    return {"offers": offers, "refused": refusals}


def offer_of(state: State, action: Action, words: Words) -> dict[str, Any]:
    """Return the offer of the mission that an action begins, and the place of it.

    The list and the map lead to the same offer.
    """
    frame, step = awaited(state)
    if isinstance(frame, React):
        return {"place": frame.area, **react_offer(state, frame, words)}
    (arg,) = action.args
    place = arg if arg in PLACES else state.place[ID_OF[arg]]
    verb = step[action.verb]
    actions = _candidates(action.seat, action.verb, verb, state, place)
    found = list(_offers(actions, verb, state, place, words))
    alike = [offer for offer in found if offer["subject"] and _are_alike(state, offer["subject"], arg)]
    return {"place": place, **next(iter(alike or found))}


def _are_alike(state: State, one: str, other: str) -> bool:
    return unit_key(state, one) == unit_key(state, other)


def _offers(
    actions: Sequence[Action], verb: Verb[Any], state: State, place: str, words: Words
) -> Iterator[dict[str, Any]]:
    able = [action for action in actions if RULES.refuse(state, action) is None]
    for action in able:
        yield _offer(action, verb, state, place, words, alone=len(able) == 1)


def react_offer(state: State, frame: React, words: Words) -> dict[str, Any]:
    """Return the offer to react to the mission that the FLN has just carried out."""
    return {
        "mission": REACT,
        "title": words.say("panel-react"),
        "rule": rule_of(frame),
        "about": words.say("panel-about-react"),
        "price": words.say("panel-price-free"),
        "subject": "",
        "crew": crew_of(state, frame.area, words),
        "crew_label": words.say("panel-crew-react"),
        "aims": [],
        "aim": "",
        "aim_label": "",
    }


def _candidates(seat: Seat, name: str, verb: Verb[Any], state: State, place: str) -> list[Action]:
    """Return the actions of a verb that are about a place: the place itself, or a unit of each sort there."""
    if verb.takes == ("area",):
        return [Action(seat, name, (place,))] if place in AREAS else []
    sorts: dict[object, str] = {}
    for unit_name in names(state.at[place] & OF_SIDE[seat]):
        sorts.setdefault(unit_key(state, unit_name), unit_name)
    return [Action(seat, name, (unit_name,)) for unit_name in sorts.values()]


def _why_not(actions: Sequence[Action], verb: Verb[Any], state: State, place: str) -> Refusal:
    """Return the most telling refusal among those of the candidates."""
    found = [refusal for action in actions if (refusal := refusal_of(state, action))]
    if found:
        return min(found, key=_aptness)
    if place not in AREAS:
        return Refusal("outside-algeria", verb.rule, {"place": place})
    return Refusal("nobody-there", verb.rule, {"area": place})


def _aptness(refusal: Refusal) -> int:
    return APT.index(refusal.reason) if refusal.reason in APT else len(APT)


def _told(name: str, refusal: Refusal, words: Words) -> dict[str, str]:
    said = words.refusal(refusal)
    return {"title": words.say(f"group-{name}"), "text": said.text, "rule": refusal.rule, "hint": said.hint}


def _refused(name: str, verb: Verb[Any], state: State, place: str, words: Words) -> dict[str, str] | None:
    """Return why a verb of another step is not possible at a place; None if it is, or is not about places."""
    found: list[Refusal] = []
    seat = seat_of(state.agenda[-1])
    for args in _arguments(verb, state, place):
        refusal = refusal_of(state, Action(seat, name, args))
        if refusal is None:
            return None
        found.append(refusal)
    found = [refusal for refusal in found if refusal.reason not in BESIDE_THE_POINT]
    return _told(name, min(found, key=_aptness), words) if found else None


def _arguments(verb: Verb[Any], state: State, place: str) -> Iterator[tuple[str, ...]]:
    """Yield what a verb could take at a place; nothing for verbs that are not about places or units."""
    if not {"unit", "units", "area", "place"} & set(verb.takes) or len(verb.takes) > 2:
        return
    side = OF_SIDE[seat_of(state.agenda[-1])]
    own = {unit_key(state, name): name for name in reversed(names(state.at[place] & side))}
    domains = {
        "unit": list(own.values()),
        "units": list(own.values()),
        "area": [place] if place in AREAS else [],
        "place": [place],
        "kind": [kind for kind in KIND if KIND[kind].units & side],
    }
    yield from product(*[domains.get(takes, takes.split("|")) for takes in verb.takes])


def _offer(
    action: Action, verb: Verb[Any], state: State, place: str, words: Words, *, alone: bool
) -> dict[str, Any]:
    after = begun(RULES, state, action)
    crew = crew_of(after, place, words) if after else []
    aims = _aims(after, action, words) if after else []
    subject = "" if alone or action.args == (place,) else action.args[0]
    title = words.say(f"group-{action.verb}")
    if subject:
        kind = words.kind(KIND_OF[ID_OF[subject]].name)
        title = words.say("panel-offer-title", mission=title, unit=kind)
    return {
        "mission": action.verb,
        "title": title,
        "rule": verb.rule,
        "about": words.say(f"panel-about-{action.verb}"),
        "price": price_text(state, price_of(state, action), words) or words.say("panel-price-free"),
        "subject": subject,
        "crew": crew,
        "crew_label": words.say(f"panel-crew-{action.verb}") if crew else "",
        "aims": aims,
        "aim": aims[0]["id"] if aims and (len(aims) == 1 or action.verb == "harass") else "",
        "aim_label": words.say(f"panel-aim-{action.verb}") if aims else "",
    }


def _aims(after: State, action: Action, words: Words) -> list[dict[str, str]]:
    """Return where a mission can go, or whom it can be against; of alike targets one stands for all."""
    legal = RULES.legal(after)
    if action.verb == "move":
        return [{"id": one.args[0], "label": words.place(one.args[0])} for one in legal if one.verb == "to"]
    targets = [one.args[0] for one in legal if one.verb == "target"]
    return [
        {"id": ids[0], "label": _target_label(after, ids, words)}
        for ids in groups_of(after, targets).values()
    ]


def _target_label(after: State, ids: Sequence[str], words: Words) -> str:
    number = ID_OF[ids[0]]
    said = [words.box(after.box_of(number))]
    said += [words.say(f"scene-unit-{flag}") for flag in flags(after, 1 << number)]
    return words.say("panel-crew-group", kind=words.units(ids), what=words.listed(said))
