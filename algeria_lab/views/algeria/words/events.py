"""What happened, one sentence an event: what was rolled, each modifier with its rule, and what came of it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from algeria_lab.algeria.board.geography import URBAN, WILAYAS
from algeria_lab.algeria.board.units import is_unit
from algeria_lab.algeria.missions.rolls import ANOTHER
from algeria_lab.core.actions import Action
from algeria_lab.core.events import (
    Chose,
    Counted,
    Entered,
    Event,
    Flipped,
    Mod,
    Moved,
    Revealed,
    Rolled,
    event_kind,
)
from algeria_lab.views.shared.messages import sentence
from algeria_lab.views.shared.numbers import halved, signed_halves

if TYPE_CHECKING:
    from algeria_lab.views.algeria.words.actions import ActionWords as Words
    from algeria_lab.views.shared.messages import Value

# Choices that are told; of all others the next events say what they led to.
TOLD_CHOICES: Mapping[str, frozenset[str]] = {
    "setup": frozenset({"quick", "place", "shift"}),
    "fln_reinforcement": frozenset({"convert"}),
    "operations": frozenset({"harass", "flush", "intelligence", "yield", "pass", "auto_pass"}),
    "react": frozenset({"done", "decline"}),
    "oas_removal": frozenset({"keep"}),
}
_OWN_LINES = frozenset({"turn", "border_zone"})
_ROW = re.compile(r"(-?\d+)(.*)")
_MARKS = {"+": "plus", "@": "at"}


def tell(words: Words, event: Event) -> str:
    """Return *event* as a sentence; empty for bookkeeping."""
    if not is_news(words, event):
        return ""
    return sentence(_TELLERS[type(event)](words, event, event_key(event)))


def is_news(words: Words, event: Event) -> bool:
    """Return whether an event is told: bookkeeping, which only rebuilds a position, has no words."""
    if isinstance(event, Chose):
        return Action.parse(event.action).verb in TOLD_CHOICES.get(event.step, ())
    return words.has(event_key(event))


def event_key(event: Event) -> str:
    """Return the id of the message for a kind of news."""
    match event:
        case Chose(action=action, step=step):
            return f"chosen-{step}-{Action.parse(action).verb}"
        case Entered(phase=phase, seat=seat):
            return f"entered-{phase}-{seat}" if seat else f"entered-{phase}"
        case Counted(track=track):
            return f"counted-{track}" if track in _OWN_LINES else "counted"
        case Moved(box=box, why=why):
            return f"moved-{why or box}"
        case Flipped(what=what, to=to, why=why):
            side = ("on" if to else "off") if isinstance(to, bool) else ""
            return "-".join(filter(None, ("flipped", what, why or side)))
        case Rolled(what=what) | Revealed(what=what):
            return f"{event_kind(event)}-{what}"


def _tell_chose(words: Words, event: Chose, key: str) -> str:
    return words.chosen(key, event.step, Action.parse(event.action), words.cite(event.rule))


def _tell_entered(words: Words, event: Entered, key: str) -> str:
    return words.say(key, turn=event.turn)


def _tell_rolled(words: Words, event: Rolled, key: str) -> str:
    what = words.say(key, **about(words, event.where))
    cite = words.cite(event.rule)
    if event.table == "combat_results":
        return _tell_fire(words, event, what, cite)
    values: dict[str, Value] = {
        "what": what,
        "cite": cite,
        "faces": " + ".join(map(str, event.faces)),
        "dice": len(event.faces),
        "mods": modifiers(words, event),
        "sum": "yes" if event.mods or len(event.faces) > 1 else "no",
        "total": words.number(event.total),
        "result": result_of(words, event),
    }
    if event.table == "random_event":
        tens, ones = event.faces
        return words.say("roll-event", what=what, cite=cite, tens=tens, ones=ones, result=values["result"])
    if event.table == "lot":
        values |= {"faces": words.listed(map(str, event.faces)), "sum": "no"}
    if event.table == "up-to":
        needs, limit = NEEDS.get(event.what, "either"), words.number(event.limit)
        return words.say("trial", passed=event.row, limit=limit, needs=needs, **values)
    return words.say("roll", **values)


def about(words: Words, where: str) -> dict[str, Value]:
    """Return what a sentence may say about where something happened: a wilaya, a unit or a place."""
    if where in WILAYAS:
        return {"wilaya": words.wilaya(where)}
    return {"unit": words.unit(where)} if is_unit(where) else words.where(where)


def modifiers(words: Words, event: Rolled) -> str:
    """Return all modifiers of a roll, each with a comma in front."""
    return "".join(words.say("list-comma") + _modifier(words, mod) for mod in event.mods)


def _modifier(words: Words, mod: Mod) -> str:
    why = words.say(f"why-{mod.why}", count=abs(mod.value))
    return words.say("mod", value=words.change(mod.value), why=why, rule=mod.rule)


def _tell_fire(words: Words, event: Rolled, what: str, cite: str) -> str:
    from_air = event.faces[1:]
    return words.say(
        "fire",
        what=what,
        cite=cite,
        power=event.limit,
        air="yes" if from_air else "no",
        faces=" + ".join(map(str, from_air)),
        face=words.number(event.total),
        result=words.say("result-hits", number=int(event.row)),
    )


def result_of(words: Words, event: Rolled) -> str:
    """Return what came of a roll."""
    if event.table == "up-to":
        return words.say(_TRIALS.get(event.what, f"result-{event.what}"), passed=event.row, limit=event.limit)
    if event.table == "lot":
        return words.say("result-another") if event.row == ANOTHER else words.unit(event.row)
    if event.table == "random_event":
        return words.say(f"result-event-{event.row}")
    found = _ROW.fullmatch(event.row)
    number, mark = (int(found[1]), found[2]) if found else (0, "")
    if event.table == "coup":
        dice = words.say("result-gains" if number > 0 else "result-loses", number=abs(number))
        return words.say(
            "result-elections" if event.what == "elections" else f"result-coup-{mark}", result=dice
        )
    if event.table != "mission_success":
        return words.say(_SUMS.get(event.what, "result-points"), number=number)
    return _mission_result(words, event, number, _MARKS.get(mark, ""))


def _mission_result(words: Words, event: Rolled, number: int, mark: str) -> str:
    """Return a row of the Mission Success Table in words, with its side effect where the mission has one."""
    doubled = 2 * number if event.where in URBAN and number else 0
    if event.what == "raid":
        result = words.say("result-ap", number=doubled or number)
    elif event.what == "propaganda":
        result = words.say("result-doubled" if doubled else "result-points", number=number, doubled=doubled)
    else:
        result = words.say(_MISSIONS.get(event.what, "result-points"), number=number)
    key = f"result-{_SIDES.get(event.what, '')}-{'marked' if event.what == 'civil-affairs' else mark}"
    return words.say(key, result=result) if mark and words.has(key) else result


_MISSIONS = {
    "civil-affairs": "result-fln-loses",
    "strike": "result-strike-dice",
    "infiltration": "result-ap",
    "suppression": "result-neutralizes",
    "oas-suppression": "result-neutralizes",
}
# Which message family tells the side effect of a mission.
_SIDES = {
    "propaganda": "propaganda",
    "strike": "strike",
    "raid": "raid",
    "civil-affairs": "civil-affairs",
    "suppression": "suppression",
    "oas-suppression": "suppression",
}
_TRIALS = {
    "control-fln": "result-control",
    "control-gov": "result-control",
    "depreciation-air-max": "result-depreciation",
    "depreciation-helicopter-max": "result-depreciation",
    "depreciation-fln-ap": "result-depreciation",
}
# What whoever rolls hopes for: more than the limit, or no more; of the others one side hopes for each.
NEEDS = {
    **dict.fromkeys(("move", "recovery", "terror-recovery", "coup-check"), "more"),
    **dict.fromkeys(("depreciation-air-max", "depreciation-helicopter-max", "depreciation-fln-ap"), "more"),
    **dict.fromkeys(("contact", "evasion", "control-fln", "control-gov", "independence-check"), "less"),
}
# What a sum is of; of points, if it is nothing else.
_SUMS = {
    "starting-ap": "result-ap",
    "arms": "result-ap",
    "nato": "result-brigades",
    "suez": "result-brigades",
    "elites-removed": "result-brigades",
    "purge": "result-units",
}


def _tell_counted(words: Words, event: Counted, key: str) -> str:
    return tell_count(words, event, reason_of(words, event), key)


def reason_of(words: Words, event: Counted) -> str:
    """Return why a track moved, as part of a sentence; empty where the event does not say."""
    if not event.why:
        return ""
    # Whoever distributes points raises the own support or lowers the other.
    by = "gov" if (event.track == "gov_psl") == (event.change > 0) else "fln"
    return words.say(f"reason-{event.why}", by=by, **about(words, event.where))


def tell_halves(words: Words, event: Counted, change: int, left: int) -> str:
    """Return how support moved by half points: *change* and what was *left*, both in halves."""
    text = words.say(
        "counted",
        track=words.track(event.track),
        change=signed_halves(words, change),
        now=halved(words, left),
        reason=_given(words, reason_of(words, event)),
        cite=words.cite(event.rule),
    )
    return sentence(text)


def tell_count(words: Words, event: Counted, reason: str, key: str = "counted") -> str:
    """Return how a track moved, with a reason in words or none."""
    return words.say(
        key,
        track=words.track(event.track),
        change=words.change(event.change),
        now=words.number(event.now),
        reason=_given(words, reason),
        cite=words.cite(event.rule),
    )


def _given(words: Words, reason: str) -> str:
    """Return a reason as it stands in a sentence; one that names a place has parentheses of its own."""
    if not reason:
        return ""
    return words.say("counted-reason-placed" if "(" in reason else "counted-reason", reason=reason)


def _tell_moved(words: Words, event: Moved, key: str) -> str:
    values: dict[str, Value] = {"count": len(event.pieces), "box": words.box(event.box)}
    values |= {"units": words.these(event.pieces), "label": words.label(event.pieces)}
    return words.say(key, cite=words.cite(event.rule), **values, **words.where(event.place))


def _tell_flipped(words: Words, event: Flipped, key: str) -> str:
    values: dict[str, Value] = {"cite": words.cite(event.rule), "side": str(event.to) or "none"}
    if event.names and is_unit(event.names[0]):
        values["label"] = words.label(event.names)
    elif event.names:
        values |= words.where(event.names[0])
    elif isinstance(event.to, str):
        values |= words.where(event.to)
    return words.say(key, **values)


_TELLERS: Mapping[type, Callable[..., str]] = {
    Chose: _tell_chose,
    Entered: _tell_entered,
    Rolled: _tell_rolled,
    Counted: _tell_counted,
    Moved: _tell_moved,
    Flipped: _tell_flipped,
}
