"""The area-map war game in words: names, actions, prompts, refusals, events, outcomes and odds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from algeria_lab.algeria.consequences import Consequences
from algeria_lab.algeria.frames import FRAMES, Decision, Flush, Frame, Operations, Preparing, React
from algeria_lab.algeria.geography import AREAS, PLACES, URBAN
from algeria_lab.algeria.rules import OPERATIONS, STEPS, awaited
from algeria_lab.algeria.scenarios import read_scenario
from algeria_lab.algeria.spending import in_points
from algeria_lab.algeria.state import State
from algeria_lab.algeria.steps import Step
from algeria_lab.algeria.units import ID_OF, by_kind, names, units_of
from algeria_lab.core.actions import Action, Seat
from algeria_lab.core.citations import known_citations
from algeria_lab.core.events import Event
from algeria_lab.core.odds import Distribution
from algeria_lab.core.refusals import Refusal
from algeria_lab.core.rules import Outcome
from algeria_lab.views.algeria.words.events import tell
from algeria_lab.views.algeria.words.odds import Odds, odds_rows, odds_text
from algeria_lab.views.algeria.words.refusals import refusal_values
from algeria_lab.views.shared.messages import LANGUAGES, GameWords, Said, Value, sentence

__all__ = ["LANGUAGES", "Words"]


class Words(GameWords):
    """Everything that is said about a war, in one language.

    Args:
        language: ``en`` or ``fr``.

    Raises:
        UnknownName: If there are no messages in that language.

    Examples:
        >>> words = Words("en")
        >>> words.place("V-4"), words.units(("band-3", "band-5"))
        ('Mostaganem (V-4)', '2 Bands')
        >>> words.action(Action.parse("fln raid V-4"))
        'Raid in Mostaganem (V-4)'
    """

    def place_name(self, place: str) -> str:
        """Return the name of a place without its code."""
        return self.say(f"place-{place}")

    def place(self, place: str) -> str:
        """Return a place with the code that the map shows, such as ``Mostaganem (V-4)``."""
        return self._named("place-coded", place)

    def _named(self, way: str, place: str) -> str:
        name = self.place_name(place)
        return self.say(way, name=name, id=place) if place in AREAS and place not in URBAN else name

    def where(self, place: str) -> dict[str, Value]:
        """Return what a sentence may say about a place: itself, and with the prepositions in front."""
        if place not in PLACES:
            return {}
        name = self.place(place)
        ways = {way: self.say(f"place-{way}", place=name, id=place) for way in ("at", "to", "from")}
        return {"place": name, "spot": self._named("place-listed", place), **ways}

    def wilaya(self, wilaya: str) -> str:
        """Return a wilaya by name."""
        return self.say("wilaya", wilaya=wilaya)

    def side(self, seat: str) -> str:
        """Return a side as a heading; nothing for nobody."""
        return self.say(f"side-{seat}") if seat else ""

    def unit(self, name: str) -> str:
        """Return one unit by its own name, such as ``Band 3``."""
        kind, _, number = name.rpartition("-")
        return self.say(f"unit-{kind}", number=number)

    def kind(self, kind: str) -> str:
        """Return a type of unit."""
        return self.say(f"kind-{kind}")

    def units(self, unit_names: Iterable[str]) -> str:
        """Return several units by number and type, such as ``1 Front, 2 Bands``."""
        counts = by_kind(units_of(unit_names))
        return self.listed(
            [self.say(f"units-{kind}", count=count) for kind, count in reversed(counts.items())]
        )

    def these(self, unit_names: Sequence[str]) -> str:
        """Return one unit by its own name, several by number and type."""
        return self.unit(unit_names[0]) if len(unit_names) == 1 else self.units(unit_names)

    def listed(self, items: Iterable[str]) -> str:
        """Return items with commas between them."""
        return self.say("list-comma").join(items)

    def box(self, box: str) -> str:
        """Return a box of the map by name."""
        return self.say(f"box-{box or 'none'}")

    def track(self, track: str) -> str:
        """Return a track by name."""
        return self.say(f"track-{track}")

    def phase(self, phase: str) -> str:
        """Return a phase by name."""
        return self.say(f"phase-{phase}")

    def scenario(self, name: str) -> str:
        """Return the title of a starting position."""
        title = read_scenario(name).title
        return title.get(self.language, title["en"])

    def rule(self, key: str) -> str:
        """Return the heading of a rule or ruling."""
        title = known_citations("algeria")[key].title
        return title.get(self.language, title["en"])

    def event(self, event: Event) -> str:
        """Return what happened as one sentence; empty for bookkeeping (`event_text.QUIET`)."""
        return tell(self, event)

    def odds(self, distribution: Odds) -> str:
        """Return the chances of an action in a few words; empty if nothing is left to chance."""
        return odds_text(self, distribution)

    def odds_rows(self, distribution: Distribution[Consequences]) -> list[tuple[str, str, str]]:
        """Return every possible result with its chance as a fraction and in percent, likeliest first."""
        return odds_rows(self, distribution)

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
        verb = step_of(step, action.seat).get(action.verb)
        if verb is None or len(verb.takes) != len(action.args):
            return str(action)
        values: dict[str, Value] = {"seat": action.seat}
        for takes, given in zip(verb.takes, action.args, strict=True):
            values |= self._argument(action.verb, takes, given, first="from" not in values)
            if takes in ("unit", "units") and state and given in ID_OF:
                values["unit"] = self._unit_in(state, given, place, units)
        return sentence(self.say(f"act-{step}-{action.verb}", **values))

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

    def one_or_all(self, given: str) -> dict[str, Value]:
        """Return what a sentence may say about one unit, or about ``all``."""
        if given == "all":
            return {"all": "yes", "unit": self.say("unit-all")}
        return {"all": "no", "unit": self.unit(given)}

    def _unit_in(self, state: State, name: str, known: str, units: Sequence[str] = ()) -> str:
        """Return a unit, with its place unless that is *known*, or *units* instead."""
        unit = self.units(units) if units else self.unit(name)
        if len({state.place[ID_OF[one]] for one in units}) > 1:
            return unit
        place = state.place[ID_OF[name]]
        if place not in PLACES or place == known:
            return unit
        return self.say("unit-where", unit=unit, **self.where(place))

    def refusal(self, refusal: Refusal) -> Said:
        """Return why something cannot be done, and what would work."""
        values = refusal_values(self, refusal.values)
        hint = self.say(f"hint-{refusal.hint}") if refusal.hint else ""
        return Said(sentence(self.say(f"refusal-{refusal.reason}", **values)), hint)

    def prompt(self, state: State) -> tuple[str, str]:
        """Return what is awaited, and under which rule."""
        if not state.agenda:
            return self.say("prompt-over"), ""
        frame, _ = awaited(state)
        step, seat = FRAMES.name(frame), frame.seat
        key = f"prompt-operations-{seat}" if step == "operations" else f"prompt-{step}"
        values: dict[str, Value] = {"seat": self.side(seat), "ap": state.fln_ap}
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

    def outcome(self, outcome: Outcome, state: State) -> str:
        """Return how the war ended, without fanfare."""
        level = self.say(f"level-{outcome.level}")
        values: dict[str, Value] = {"winner": outcome.winner or "", "level": level}
        if state.ended_by_lead:
            return self.say("outcome-lead", fln=state.fln_psl, gov=state.gov_psl, **values)
        loser, support = ("gov", state.gov_psl) if outcome.winner == "fln" else ("fln", state.fln_psl)
        return self.say("outcome-support", loser=loser, support=support, **values)


# What the arguments that are one of a few words stand for; in all other verbs they are types of units.
_CHOICES = {"buy": "points", "border": "act", "mode": "mode"}
# What a prompt says about the fields of what is awaited; the others are not said.
_FIELDS: dict[str, Callable[[Words, Any], dict[str, Value]]] = {
    "area": Words.where,
    "unit": lambda words, unit: {"unit": words.these(names(unit))},
    "wilaya": lambda words, wilaya: {"at": words.wilaya(wilaya)},
    "mission": lambda words, mission: {"mission": words.say(f"mission-{mission}")},
    "halves": lambda words, halves: {"price": words.number(in_points(halves))},
    **dict.fromkeys(("points", "hits", "brigades", "number"), lambda _, count: {"count": count}),
}
OPERATIONS_RULE = "A:8"


def step_of(step: str, seat: Seat) -> Step[Any]:
    """Return the verbs of a step; none for an unknown one."""
    return OPERATIONS[seat] if step == "operations" else STEPS.get(step, {})


def rule_of(frame: Decision) -> str:
    """Return the rule under which a decision is taken: that of ending it, where it can be ended."""
    if isinstance(frame, Operations):
        return OPERATIONS_RULE
    return list(STEPS[FRAMES.name(frame)].values())[-1].rule


def _place(frame: Frame) -> str:
    """Return the area that a step is about; empty where it is about none."""
    return getattr(frame, "area", "")
