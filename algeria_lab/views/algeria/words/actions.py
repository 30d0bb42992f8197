"""The area-map war game in words before anything happens: what is awaited, and what one may do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from algeria_lab.algeria.board.geography import PLACES
from algeria_lab.algeria.board.units import ID_OF, count, names
from algeria_lab.algeria.frames import FRAMES, Decision, Flush, Frame, Operations, Preparing, React
from algeria_lab.algeria.phases.deployment import hidden
from algeria_lab.algeria.rules import OPERATIONS, STEPS, awaited
from algeria_lab.algeria.state import State
from algeria_lab.algeria.steps import Step
from algeria_lab.core.actions import Action, Seat
from algeria_lab.views.algeria.words.names import Names
from algeria_lab.views.shared.messages import Value, sentence
from algeria_lab.views.shared.numbers import halved


class ActionWords(Names):
    """What is awaited and what may be done, in one language."""

    def group(self, action: Action) -> str:
        """Return the heading under which an action is listed."""
        return self.say(f"group-{action.verb}")

    def action(self, action: Action, state: State | None = None, units: Sequence[str] = ()) -> str:
        """Return an action in words.

        Args:
            action: An action.
            state: The position in which it is offered; without it, the first step with that verb is meant.
            units: Units to speak of, by number and type, instead of the one that the action names.
        """
        frame = state.top if state else None
        step, place = (FRAMES.name(frame), _place(frame)) if frame else ("", "")
        if action.verb not in step_of(step, action.seat):
            knowing = (name for name in ("operations", *STEPS) if action.verb in step_of(name, action.seat))
            step, place = next(knowing, ""), ""
        return self.action_at(step, action, state, place, units)

    def action_at(
        self,
        step: str,
        action: Action,
        state: State | None = None,
        place: str = "",
        units: Sequence[str] = (),
    ) -> str:
        """Return an action in words at a known step; an action that the step does not know stays as it is.

        Args:
            step: Name of the step.
            action: An action.
            state: The position in which it is offered.
            place: What the step is about, and need not be said of a unit.
            units: Units to speak of, as for `action`.
        """
        return self._say_of(f"act-{step}-{action.verb}", step, action, state, place, units)

    def chosen(self, key: str, step: str, action: Action, cite: str) -> str:
        """Return the message *key* of an action that was taken at a step, with the rule that allows it."""
        return self._say_of(key, step, action, cite=cite)

    def _say_of(
        self,
        key: str,
        step: str,
        action: Action,
        state: State | None = None,
        place: str = "",
        units: Sequence[str] = (),
        **more: str,
    ) -> str:
        """Return the message *key* about an action, with what its arguments stand for."""
        verb = step_of(step, action.seat).get(action.verb)
        if verb is None or len(verb.takes) != len(action.args):
            return str(action)
        values: dict[str, Value] = {"seat": action.seat, **more}
        for takes, given in zip(verb.takes, action.args, strict=True):
            values |= self._argument(action.verb, takes, given, first="from" not in values)
            if takes in ("unit", "units") and state and given in ID_OF:
                speaks = action.verb in _SPEAKS and not units and given.startswith(_SPEAKERS)
                where = self._only_one_in(state, given, place) if speaks and _is_alone(state, given) else ""
                values["unit"] = where or self._unit_in(state, given, place, units)
        return sentence(self.say(key, **values))

    def _argument(self, verb: str, takes: str, given: str, *, first: bool) -> dict[str, Value]:
        if takes in ("unit", "units"):
            return self.one_or_all(given)
        if takes in ("area", "place"):
            where = self.where(given)
            # A verb with two areas goes from the first to the second.
            return where if first else {"to": where["to"]}
        if takes == "number":
            return {"number": int(given)}
        if verb == "zone":
            return {"wilaya": self.wilaya(given)}
        name = _CHOICES.get(verb, "kind")
        return {name: self.kind(given) if name == "kind" else given}

    def _unit_in(self, state: State, name: str, known: str, units: Sequence[str] = ()) -> str:
        """Return a unit, with its place unless that is *known*, or *units* instead."""
        unit = self.units(units) if units else self.unit(name)
        if len({state.place[ID_OF[one]] for one in units}) > 1:
            return unit
        place = state.place[ID_OF[name]]
        if place not in PLACES or place == known:
            return unit
        return self.say("unit-where", unit=unit, **self.where(place))

    def _only_one_in(self, state: State, name: str, known: str) -> str:
        """Return a unit by its place: it is the only one of its kind there."""
        kind, place = name.rpartition("-")[0], state.place[ID_OF[name]]
        if place == known:
            return self.say(f"only-{kind}")
        return self.say(f"only-{kind}-there", **self.where(place))

    def prompt(self, state: State) -> tuple[str, str]:
        """Return what is awaited, and under which rule."""
        if not state.agenda:
            return self.say("prompt-over"), ""
        frame, _ = awaited(state)
        step, seat = FRAMES.name(frame), frame.seat
        key = f"prompt-operations-{seat}" if step == "operations" else f"prompt-{step}"
        values: dict[str, Value] = {"seat": self.side(seat), "ap": state.fln_ap, "left": count(hidden(state))}
        for field, value in frame._asdict().items():
            if field in _FIELDS:
                values |= _FIELDS[field](self, value)
        text = " ".join([self.say(key, **values), *self._so_far(frame)])
        rule = rule_of(frame)
        return text, self.say("prompt-why", **{"rule-title": self.rule(rule), "rule": rule})

    def _so_far(self, frame: Decision) -> list[str]:
        """Return who takes part so far, where units are being picked."""
        said = []
        if isinstance(frame, Preparing) and frame.group:
            said.append(self.say("prompt-so-far", units=self.units(names(frame.group))))
        if isinstance(frame, Flush | React) and frame.air:
            said.append(self.say("prompt-air", number=frame.air))
        return said


# What the arguments that are one of a few words stand for; in all other verbs they are types of units.
_CHOICES = {"buy": "points", "border": "act", "mode": "mode"}
# What a prompt says about the fields of what is awaited; the others are not said.
_FIELDS: dict[str, Callable[[Names, Any], dict[str, Value]]] = {
    "area": Names.where,
    "unit": lambda words, unit: {"unit": words.these(names(unit))},
    "wilaya": lambda words, wilaya: {"at": words.wilaya(wilaya)},
    "mission": lambda _, mission: {"what": mission},
    "halves": lambda words, halves: {"price": halved(words, halves)},
    **dict.fromkeys(("points", "hits", "brigades", "number"), lambda _, count: {"count": count}),
}
_SPEAKS = {"propaganda", "strike"}  # what a Front or a Cadre does for the FLN; its number says nothing
_SPEAKERS = ("front", "cadre")
OPERATIONS_RULE = "A:8"


def step_of(step: str, seat: Seat) -> Step[Any]:
    """Return the verbs of a step; none for an unknown one."""
    return OPERATIONS[seat] if step == "operations" else STEPS.get(step, {})


def rule_of(frame: Decision) -> str:
    """Return the rule under which a decision is taken: that of ending it, where it can be ended."""
    if isinstance(frame, Operations):
        return OPERATIONS_RULE
    return list(STEPS[FRAMES.name(frame)].values())[-1].rule


def _is_alone(state: State, name: str) -> bool:
    """Return whether a unit on the map is the only one of its kind in its place."""
    kind, place = name.rpartition("-")[0], state.place[ID_OF[name]]
    there = [one for one in ID_OF if one.rpartition("-")[0] == kind and state.place[ID_OF[one]] == place]
    return place in PLACES and there == [name]


def _place(frame: Frame) -> str:
    """Return the area that a step is about; empty where it is about none."""
    return getattr(frame, "area", "")
