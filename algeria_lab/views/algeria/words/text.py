"""The area-map war game in words: names, actions, prompts, refusals, events, outcomes and odds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from algeria_lab.algeria.consequences import Consequences
from algeria_lab.algeria.geography import AREAS, PLACES, URBAN
from algeria_lab.algeria.rules import OPERATIONS, STEPS
from algeria_lab.algeria.scenarios import read_scenario
from algeria_lab.algeria.spending import in_points
from algeria_lab.algeria.state import Frame, State
from algeria_lab.algeria.steps import Step
from algeria_lab.algeria.units import ID_OF, by_kind, names, units_of
from algeria_lab.core.actions import Action
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
        frame = state.agenda[-1] if state and state.agenda else ()
        step = str(frame[0]) if frame else ""
        if action.verb not in step_of(step, action.seat):
            knowing = (name for name in ("operations", *STEPS) if action.verb in step_of(name, action.seat))
            step, frame = next(knowing, ""), ()
        return self.action_at(step, action, state, frame, units)

    def action_at(
        self,
        step: str,
        action: Action,
        state: State | None = None,
        frame: Frame = (),
        units: Sequence[str] = (),
    ) -> str:
        """Return an action in words at a known step; an action that the step does not know stays as it is."""
        verb = step_of(step, action.seat).get(action.verb)
        if verb is None or len(verb.takes) != len(action.args):
            return str(action)
        values: dict[str, Value] = {"seat": action.seat}
        for takes, given in zip(verb.takes, action.args, strict=True):
            values |= self._argument(action.verb, takes, given, first="from" not in values)
            if takes in ("unit", "units") and state and given in ID_OF:
                values["unit"] = self._unit_in(state, given, frame, units)
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

    def _unit_in(self, state: State, name: str, frame: Frame, units: Sequence[str] = ()) -> str:
        """Return a unit, with its place unless the step is about that place anyway, or *units* instead."""
        unit = self.units(units) if units else self.unit(name)
        if len({state.place[ID_OF[one]] for one in units}) > 1:
            return unit
        place = state.place[ID_OF[name]]
        known = next((part for part in frame[2:] if part in PLACES), "")
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
        frame = state.agenda[-1]
        step, seat = str(frame[0]), str(frame[1])
        key = f"prompt-operations-{seat}" if step == "operations" else f"prompt-{step}"
        values: dict[str, Value] = {"seat": self.side(seat), "ap": state.fln_ap}
        for name, value in zip(_FRAMES.get(step, ()), frame[2:], strict=False):
            values |= self._awaited(name, value)
        text = " ".join([self.say(key, **values), *self._so_far(step, frame)])
        rule = rule_of(frame)
        return text, self.say("prompt-why", **{"rule-title": self.rule(rule), "rule": rule})

    def _awaited(self, name: str, value: object) -> dict[str, Value]:
        if name == "area":
            return self.where(str(value))
        if name == "unit":
            assert isinstance(value, int)
            return {"unit": self.these(names(value))}
        if name == "wilaya":
            return {"at": self.wilaya(str(value))}
        if name == "mission":
            return {"mission": self.say(f"mission-{value}")}
        assert isinstance(value, int)
        if name == "halves":
            return {"price": self.number(in_points(value))}
        return {name: value} if name else {}

    def _so_far(self, step: str, frame: Frame) -> list[str]:
        """Return who takes part so far, where units are being picked."""
        said = []
        picked = frame[_PICKED[step]] if step in _PICKED else 0
        if picked:
            said.append(self.say("prompt-so-far", units=self.units(names(picked))))
        if step in ("flush", "react") and frame[4]:
            said.append(self.say("prompt-air", number=frame[4]))
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
# What stands in the frame of a step after its name and seat.
_FRAMES: dict[str, tuple[str, ...]] = {
    "purge": ("wilaya", "count"),
    "withdraw": ("count",),
    "suez": ("count",),
    "mobilize": ("unit",),
    "deploy": ("unit",),
    "strike": ("area",),
    "move": ("unit",),
    "raid": ("area",),
    "harass": ("area",),
    "flush": ("area",),
    "react": ("area", "", "", "", "mission"),
    "commit_air": ("area",),
    "choose_loss": ("count", "", "", "area"),
    "distribute": ("count",),
    "suppressed": ("area", "count"),
    "assist": ("area",),
    "free_mobilization": ("halves",),
    "free_unit": ("unit",),
    "remove_elites": ("count",),
}
_PICKED = {"strike": 3, "raid": 3, "harass": 4, "flush": 5, "react": 5, "assist": 3}
OPERATIONS_RULE = "A:8"


def step_of(step: str, seat: str) -> Step:
    """Return the verbs of a step; none for an unknown one."""
    return OPERATIONS.get(seat, {}) if step == "operations" else STEPS.get(step, {})


def rule_of(frame: Frame) -> str:
    """Return the rule under which a decision is taken: that of ending it, where it can be ended."""
    if frame[0] == "operations":
        return OPERATIONS_RULE
    return list(STEPS[str(frame[0])].values())[-1].rule
