"""What happened, one sentence an event: what was rolled, each modifier with its rule, and what came of it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from algeria_lab.algeria.geography import PLACES, URBAN, WILAYAS
from algeria_lab.algeria.rolls import ANOTHER
from algeria_lab.algeria.rules import OPERATIONS, STEPS
from algeria_lab.algeria.state import OFF_MAP, SUEZ
from algeria_lab.algeria.units import is_unit
from algeria_lab.core.actions import Action
from algeria_lab.core.events import Chose, Counted, Entered, Event, Flipped, Mod, Moved, Revealed, Rolled
from algeria_lab.views.shared.messages import sentence

if TYPE_CHECKING:
    from algeria_lab.views.algeria.words.actions import ActionWords as Words
    from algeria_lab.views.shared.messages import Value

# Bookkeeping: true and needed to rebuild a position, but nobody wants to read it.
QUIET: frozenset[str] = frozenset(
    {
        # The next events say what the choice led to.
        *(f"chose-{step}-{verb}" for step, verbs in STEPS.items() for verb in verbs),
        *(f"chose-operations-{verb}" for verb in ("propaganda", "strike", "move", "raid", "civil_affairs")),
        *(f"chose-operations-{verb}" for verb in ("suppress", "resettle")),
        # The war has ended: said by the winner.
        "entered-game_over",
        "flipped-level",
        "flipped-ended_by_lead-on",
        "flipped-ended_by_lead-off",
        # Said by the headings of the phases, by the roll for recovery, or by what takes a unit off the map.
        "counted-turn",
        "flipped-neutralized-off",
        # What is counted or remembered within a turn.
        "flipped-passes",
        "flipped-gov_half",
        "flipped-border_zone_steps",
        "flipped-done",
        *(
            f"flipped-done-{mission}-on"
            for mission in ("propaganda", "strike", "raid", "civil_affairs", "suppression")
        ),
        *(
            f"flipped-{what}-{to}"
            for what in ("fln_passed", "gov_passed", "deployed", "mode_changed", "border_zone_new")
            for to in ("on", "off")
        ),
        *(
            f"flipped-{what}-{to}"
            for what in ("slow_allowance_used", "france_transfer")
            for to in ("on", "off")
        ),
        # Said by the roll that brought it, or by the phase that ends it.
        "flipped-oas_control",
        "flipped-suez_done-on",
        "flipped-amnesty-on",
        "flipped-amnesty-off",
        "flipped-jealousy-on",
        "flipped-jealousy-off",
        "flipped-border_zone_active-off",
        "flipped-airmobile-off",
        # Everybody goes home at the end of the turn, and acting units complete their operations.
        "moved-home",
        "moved-set-up",
        "moved-completed",
        "moved-converted",
    }
) - {
    "chose-setup-quick",
    "chose-setup-place",
    "chose-setup-shift",
    "chose-fln_reinforcement-convert",
    "chose-react-done",
    "chose-react-decline",
    "chose-oas_removal-keep",
}
SET_UP, BUILDING, MOVE, REDEPLOYMENT = "A:3", "A:6.2", "A:9.13", "A:10.3"
SUEZ_RETURN, STAND_INS, SHORTER_GAME = "A:IN-43", "A:IN-05", "A:13.3"
_GONE = {"DEAD": "moved-dead", "POOL": "moved-pool", "NATO": "moved-nato", "REMOVED": "moved-removed"}
_OWN_LINES = frozenset({"turn", "border_zone"})
_ROW = re.compile(r"(-?\d+)(.*)")
_MARKS = {"+": "plus", "@": "at"}


def tell(words: Words, event: Event) -> str:
    """Return *event* as a sentence; empty if it is `QUIET`."""
    key = event_key(event)
    return "" if key in QUIET else sentence(_TELLERS[type(event)](words, event, key))


def event_key(event: Event) -> str:
    """Return what kind of news an event is; most kinds are the id of its message."""
    return _KEYS[type(event)](event)


def _chose_key(event: Chose) -> str:
    action = Action.parse(event.action)
    return f"chose-{step_chosen(action, event.rule)}-{action.verb}"


def step_chosen(action: Action, rule: str) -> str:
    """Return the step at which an action with this rule is taken; of steps that read alike, the first."""
    found = OPERATIONS[action.seat].get(action.verb)
    if found and found.rule == rule:
        return "operations"
    fitting = [name for name, step in STEPS.items() if action.verb in step and step[action.verb].rule == rule]
    own = [name for name in fitting if name.startswith(action.seat)]
    return next(iter(own or fitting), "")


def _entered_key(event: Entered) -> str:
    return f"entered-{event.phase}-{event.seat}" if event.seat else f"entered-{event.phase}"


def _rolled_key(event: Rolled) -> str:
    return f"rolled-{event.what}"


def _counted_key(event: Counted) -> str:
    return f"counted-{event.track}" if event.track in _OWN_LINES else "counted"


def _moved_key(event: Moved) -> str:
    if event.rule == SET_UP or event.place == "SETUP":
        return "moved-set-up"
    if event.place in OFF_MAP:
        if event.place in SUEZ.values():
            return "moved-suez"
        return "moved-converted" if event.rule == BUILDING else _GONE[event.place]
    by_rule = {
        REDEPLOYMENT: "moved-home",
        MOVE: "moved-arrives",
        BUILDING: "moved-built",
        STAND_INS: "moved-stand-in",
        SUEZ_RETURN: "moved-back",
    }
    if event.rule in by_rule:
        return by_rule[event.rule]
    return "moved-completed" if event.box == "OC" else f"moved-{event.box}"


def _flipped_key(event: Flipped) -> str:
    if event.what == "oas":
        placed = "placed" if event.to in PLACES else "pending"
        return f"flipped-oas-{placed if event.to else 'gone'}"
    if event.what == "winner":
        return "flipped-winner-lead" if event.rule == SHORTER_GAME else "flipped-winner"
    if isinstance(event.to, bool) and event.what != "done":
        return f"flipped-{event.what}-{'on' if event.to else 'off'}"
    return f"flipped-{event.what}"


def _revealed_key(event: Revealed) -> str:
    return f"revealed-{event.what}"


def _tell_chose(words: Words, event: Chose, _key: str) -> str:
    action = Action.parse(event.action)
    text = words.action_at(step_chosen(action, event.rule), action)
    return words.say("chosen", seat=words.side(event.seat), action=text, cite=words.cite(event.rule))


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
        return words.say("trial", passed=event.row, limit=words.number(event.limit), **values)
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
        return words.say(_SUMS[event.what], number=number)
    return _mission_result(words, event, number, _MARKS.get(mark, ""))


def _mission_result(words: Words, event: Rolled, number: int, mark: str) -> str:
    """Return a row of the Mission Success Table in words, with its side effect where the mission has one."""
    doubled = 2 * number if event.where in URBAN and number else 0
    if event.what == "raid":
        result = words.say("result-ap", number=doubled or number)
    elif event.what == "propaganda":
        result = words.say("result-doubled" if doubled else "result-points", number=number, doubled=doubled)
    else:
        result = words.say(_MISSIONS[event.what], number=number)
    key = f"result-{_SIDES.get(event.what, '')}-{'marked' if event.what == 'civil-affairs' else mark}"
    return words.say(key, result=result) if mark and words.has(key) else result


_MISSIONS = {
    "strike": "result-strike-dice",
    "infiltration": "result-ap",
    "civil-affairs": "result-points",
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
_SUMS = {
    "starting-ap": "result-ap",
    "arms": "result-ap",
    "nato": "result-brigades",
    "suez": "result-brigades",
    "elites-removed": "result-brigades",
    "purge": "result-units",
    **dict.fromkeys(
        ("strike-points", "no-reaction", "backfire", "resettlement", "un-debate"), "result-points"
    ),
    **dict.fromkeys(
        ("coup-points", "independence-fln", "independence-gov", "no-mobile-units"), "result-points"
    ),
    "free-mobilization": "result-points",
}


def _tell_counted(words: Words, event: Counted, key: str) -> str:
    reason = words.say(f"reason-{event.why}", **about(words, event.where)) if event.why else ""
    return tell_count(words, event, reason, key)


def tell_count(words: Words, event: Counted, reason: str, key: str = "counted") -> str:
    """Return how a track moved, with a reason in words or none."""
    return words.say(
        key,
        track=words.track(event.track),
        change=words.change(event.change),
        now=words.number(event.now),
        reason=words.say("counted-reason", reason=reason) if reason else "",
        cite=words.cite(event.rule),
    )


def _tell_moved(words: Words, event: Moved, key: str) -> str:
    return words.say(
        key, units=words.these(event.pieces), cite=words.cite(event.rule), **words.where(event.place)
    )


def _tell_flipped(words: Words, event: Flipped, key: str) -> str:
    values: dict[str, Value] = {"cite": words.cite(event.rule), "side": str(event.to) or "none"}
    if event.names and is_unit(event.names[0]):
        values["units"] = words.these(event.names)
    elif event.names:
        values |= words.where(event.names[0])
    elif isinstance(event.to, str):
        values |= words.where(event.to)
    return words.say(key, **values)


def _tell_revealed(words: Words, event: Revealed, key: str) -> str:
    return words.say(key, units=words.these(event.names))


_KEYS: Mapping[type, Callable[..., str]] = {
    Chose: _chose_key,
    Entered: _entered_key,
    Rolled: _rolled_key,
    Counted: _counted_key,
    Moved: _moved_key,
    Flipped: _flipped_key,
    Revealed: _revealed_key,
}
_TELLERS: Mapping[type, Callable[..., str]] = {
    Chose: _tell_chose,
    Entered: _tell_entered,
    Rolled: _tell_rolled,
    Counted: _tell_counted,
    Moved: _tell_moved,
    Flipped: _tell_flipped,
    Revealed: _tell_revealed,
}
