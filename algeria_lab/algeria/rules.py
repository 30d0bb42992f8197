"""The door of the game: set-up, legal actions, refusals, application [all of A]."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from algeria_lab.algeria import support
from algeria_lab.algeria.board import setup
from algeria_lab.algeria.board.geography import PLACES
from algeria_lab.algeria.board.positions import WarPositions
from algeria_lab.algeria.board.profiles import read_profile
from algeria_lab.algeria.board.scenarios import read_scenario, scenario_names
from algeria_lab.algeria.board.units import is_unit
from algeria_lab.algeria.cite import cite
from algeria_lab.algeria.draft import Draft
from algeria_lab.algeria.draft import fold as fold_event
from algeria_lab.algeria.frames import (
    FRAMES,
    BeginFlnDeployment,
    BeginFlnReinforcement,
    BeginGovDeployment,
    BeginGovReinforcement,
    BeginOperations,
    Decision,
    Frame,
    Interphase,
    OasSuppression,
    Operations,
    RandomEvents,
    TurnTo,
)
from algeria_lab.algeria.missions import (
    combat,
    engage,
    fln_attacks,
    fln_missions,
    operations,
    police_missions,
)
from algeria_lab.algeria.phases import (
    coup,
    deployment,
    fln_reinforcement,
    gov_reinforcement,
    interphase,
    oas,
    random_events,
)
from algeria_lab.algeria.spoken import spoken_names
from algeria_lab.algeria.state import State
from algeria_lab.algeria.steps import Runs, Step, Steps, Verb, is_decision, malformed
from algeria_lab.core.actions import SEATS, Action, Seat, actions_with
from algeria_lab.core.dice import Dice
from algeria_lab.core.drafting import GameOver
from algeria_lab.core.events import Chose, Event, Events
from algeria_lab.core.keeping.positions import Json
from algeria_lab.core.refusals import Refusal, UnknownName, WrongOption
from algeria_lab.core.rules import Options, Outcome
from algeria_lab.core.steps import NOWHERE, AgendaRules, Kinds, Reasons, work_off
from algeria_lab.core.words.typed_names import TypedNames

SEQUENCE = cite("A:4")
VICTORY = cite("A:12.2")
SHORTER_GAME = cite("A:13.3")

_VERBS: Steps = {
    **setup.STEPS,
    **random_events.STEPS,
    **oas.STEPS,
    **gov_reinforcement.STEPS,
    **fln_reinforcement.STEPS,
    **deployment.STEPS,
    **fln_missions.STEPS,
    **fln_attacks.STEPS,
    **engage.STEPS,
    **combat.STEPS,
    **support.STEPS,
    **police_missions.STEPS,
    **coup.STEPS,
}
STEPS: dict[str, Step[Any]] = {name: _VERBS[kind] for name, kind in FRAMES.kinds.items() if kind in _VERBS}
OPERATIONS: dict[Seat, Step[Operations]] = {"fln": operations.FLN_STEP, "gov": operations.GOV_STEP}
RUNS: Runs = {
    **random_events.RUNS,
    **oas.RUNS,
    **gov_reinforcement.RUNS,
    **fln_reinforcement.RUNS,
    **deployment.RUNS,
    **operations.RUNS,
    **engage.RUNS,
    **combat.RUNS,
    **police_missions.RUNS,
    **interphase.RUNS,
}
_TAKES: dict[str, tuple[str, ...]] = {  # what each verb takes, by its name
    name: verb.takes for step in (*_VERBS.values(), *OPERATIONS.values()) for name, verb in step.items()
}
PHASE_FRAMES: Kinds = frozenset(
    {
        RandomEvents,
        BeginGovReinforcement,
        BeginFlnReinforcement,
        BeginGovDeployment,
        BeginFlnDeployment,
        BeginOperations,
        OasSuppression,
        TurnTo,
        Interphase,
    }
)
OPTIONAL_RULES = ("slow_french_reaction", "more_deterministic_independence", "shorter_game")
OPTION_NAMES = ("profile", "changes", *OPTIONAL_RULES)


class Look(NamedTuple):
    """What is awaited at a decision: the frame and its verbs."""

    frame: Decision
    step: Step[Any]


def settle(draft: Draft, pause: Kinds = NOWHERE) -> None:
    """Run everything that needs no decision, up to a decision or a kind of frame in *pause*."""
    work_off(draft, RUNS, pause)


def awaited(state: State) -> Look:
    """Return the decision that is awaited; only call it while the war runs."""
    frame = state.agenda[-1]
    assert is_decision(frame), frame
    return Look(frame, _verbs_at(frame))


def _verbs_at(frame: Frame) -> Step[Any]:
    return OPERATIONS[frame.seat] if type(frame) is Operations else _VERBS[type(frame)]


def resolve(draft: Draft, action: Action) -> None:
    """Carry out an action that is known to be legal, without what follows by itself."""
    frame: Any = draft.state.agenda[-1]
    step = _VERBS.get(type(frame)) or OPERATIONS[frame.seat]
    verb = step[action.verb]
    if draft.events is not None:
        draft.events.append(Chose(action.seat, str(action), verb.rule, FRAMES.name(frame)))
    try:
        verb.resolve(draft, frame, *action.args)
    except GameOver:
        return


def advance(draft: Draft, action: Action, pause: Kinds = NOWHERE) -> None:
    """Carry out an action that is known to be legal, and what follows by itself; see `settle`."""
    resolve(draft, action)
    agenda = draft.state.agenda
    if agenda and type(agenda[-1]) in RUNS:
        work_off(draft, RUNS, pause)


class AlgeriaRules(AgendaRules[State, Frame, Verb[Any]]):
    """*Algeria: The War of Independence 1954-1962* behind the common door."""

    name = "algeria"
    hides = False
    frames = FRAMES
    reasons = Reasons("war-over", VICTORY, "not-your-turn", "verb-not-now", SEQUENCE)

    def scenarios(self) -> tuple[str, ...]:
        """Return the names of the starting positions."""
        return scenario_names()

    def new(self, scenario: str, options: Options, dice: Dice) -> tuple[State, Events]:
        """Set up a scenario.

        Args:
            scenario: ``1954``, ``1958``, ``1960`` or a position of our own.
            options: ``profile`` (a name), ``changes`` (switches and constants), and the optional rules
                ``slow_french_reaction``, ``more_deterministic_independence``, ``shorter_game``.
            dice: Two are thrown for the first AP.

        Raises:
            UnknownName: For an unknown scenario, option, profile or switch.
            WrongOption: For an option that the scenario does not have, or a value of the wrong kind.
        """
        draft = begun(scenario, options, dice)
        return draft.state, draft.happened

    def step(self, frame: Frame) -> Step[Any] | None:
        """See `AgendaRules.step`."""
        return _verbs_at(frame) if is_decision(frame) else None

    def vocabulary(self) -> tuple[str, ...]:
        """See `AgendaRules.vocabulary`."""
        return tuple(_TAKES)

    def verb(self, state: State, action: Action) -> Verb[Any]:
        """Return what the rules say of an action that may be taken now."""
        return awaited(state).step[action.verb]

    def legal(self, state: State) -> tuple[Action, ...]:
        """Return all legal actions in a stable order."""
        if not state.agenda:
            return ()
        frame, step = awaited(state)
        found: list[Action] = []
        for name, verb in step.items():
            found += actions_with(frame.seat, name, verb.allowed(state, frame))
        return tuple(found)

    def refuse(self, state: State, action: Action) -> Refusal | None:
        """Return why *action* is not legal now, or None; nobody concedes a war, whoever decides."""
        if action.verb == "concede":
            return Refusal("no-concession", VICTORY)
        return super().refuse(state, action)

    def args_refusal(self, state: State, frame: Frame, verb: Verb[Any], action: Action) -> Refusal | None:
        """Refuse arguments of the wrong form, those that the rule forbids, and any that are not listed."""
        if refusal := malformed(action.verb, verb.takes, action.args, verb.rule):
            return refusal
        if refusal := verb.refusal(state, frame, *action.args):
            return refusal
        if action.args not in list(verb.candidates(state, frame)):
            return Refusal("not-offered", verb.rule, {"given": str(action)})
        return None

    def complete(self, state: State, text: str) -> Action:
        """Read an action text that may leave out the seat, or the verb before a piece or place.

        Places and units may go by any name that we print, such as ``Tlemcen`` or ``Bande 3``.

        Raises:
            MalformedAction: If the text is no action at all, or nearly names something.
        """
        seat, text = self.to_move(state), _typed_names().read(text)
        words = text.split()
        if seat is not None and len(words) == 1 and (is_unit(text) or text in PLACES):
            verb = _short_verb(awaited(state), "unit" if is_unit(text) else "place")
            if verb:
                return Action(seat, verb, (text,))
        return Action.parse(text, seat)

    def carried_out(self, state: State, action: Action, dice: Dice, *, alone: bool) -> Draft:
        """See `AgendaRules.carried_out`."""
        draft = Draft(state.copy(), dice, listening=not alone)
        resolve(draft, action)
        settle(draft, PHASE_FRAMES if alone else NOWHERE)
        return draft

    @property
    def positions(self) -> WarPositions:
        """What the war knows of positions that somebody wrote."""
        return WarPositions(self)

    def resume(self, state: State, dice: Dice) -> tuple[State, Events]:
        """Return the position at the next decision, and what happens by itself until then."""
        draft = Draft(state.copy(), dice)
        settle(draft)
        return draft.state, draft.happened

    def observe(self, state: State, seat: Seat) -> State:  # noqa: ARG002 - nothing is hidden here
        """Return what *seat* may see: everything, in this game."""
        return state.copy()

    def observe_events(self, events: Events, seat: Seat) -> Events:  # noqa: ARG002 - as in `observe`
        """Return what *seat* saw of *events*: everything, in this game."""
        return events

    def outcome(self, state: State) -> Outcome | None:
        """Return how the war ended, or None while it runs."""
        if not state.winner:
            return None
        rule = SHORTER_GAME if state.ended_by_lead else VICTORY
        return Outcome(state.winner, state.level, rule)  # type: ignore[arg-type]

    def fold(self, state: State, event: Event) -> State:
        """Return *state* with *event* applied; the agenda stays as it was."""
        after = state.copy()
        fold_event(after, event)
        return after

    def state_from_json(self, data: Json) -> State:
        """Return the state that ``to_json`` wrote."""
        return State.from_json(data)


def begun(scenario: str, options: Options, dice: Dice, *, listening: bool = True) -> Draft:
    """Return the draft of a war at its first decision; see `AlgeriaRules.new`."""
    draft = Draft(_begin_state(scenario, options), dice, listening=listening)
    setup.begin(draft)
    settle(draft)
    return draft


def preview(state: State, action: Action, dice: Dice, pause: Kinds = PHASE_FRAMES) -> State:
    """Return the position after a legal *action* alone, without events, up to a kind of frame in *pause*."""
    draft = Draft(state.copy(), dice, listening=False)
    resolve(draft, action)
    settle(draft, pause)
    return draft.state


def _begin_state(scenario: str, options: Options) -> State:
    chosen = read_scenario(scenario)
    for name in options:
        if name not in OPTION_NAMES:
            raise UnknownName("option", name, OPTION_NAMES)
    changes = options.get("changes") or {}
    if not isinstance(changes, Mapping):
        said = "changes must map switches or constants to values, such as {'terror_charge': 0}."
        raise WrongOption(said, "option-map", name="changes", given=repr(changes))
    state = State(scenario, read_profile(str(options.get("profile", "default")), changes))
    for name in OPTIONAL_RULES:
        if not isinstance(options.get(name, False), bool):
            said = f"{name} is switched on or off by True or False, not {options[name]!r:.60}."
            raise WrongOption(said, "option-truth", name=name, given=repr(options[name]))
    for name in OPTIONAL_RULES[:2]:
        if options.get(name) and not chosen.optional_rules_of_1954:
            said = f"{name} belongs to the scenario 1954 only, not to {scenario}."
            raise WrongOption(said, "option-scenario", name=name, given=scenario, right="1954")
    state.slow_reaction = bool(options.get("slow_french_reaction"))
    state.independence_roll = bool(options.get("more_deterministic_independence"))
    state.shorter_game = bool(options.get("shorter_game"))
    return state


@cache
def _typed_names() -> TypedNames:
    """Return what people may type, beside the words that verbs take, such as ``air|helicopter|naval``."""
    words = {word for takes in _TAKES.values() for kind in takes for word in kind.split("|")}
    return TypedNames(spoken_names(), (*SEATS, *_TAKES, "all", *words))


def _short_verb(look: Look, kind: str) -> str:
    """Return the verb that a bare piece or place stands for: the first that takes just that."""
    wanted = ("unit", "units") if kind == "unit" else ("area", "place")
    fitting = [name for name, verb in look.step.items() if len(verb.takes) == 1 and verb.takes[0] in wanted]
    return fitting[0] if fitting and not isinstance(look.frame, Operations) else ""
