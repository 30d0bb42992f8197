"""One recorded step of *Colonial Twilight* as actions of the engine, taken through its own refusals."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any, Final, NamedTuple

from algeria_lab.core.actions import Action
from algeria_lab.core.dice import Dice
from algeria_lab.core.drafting import GameOver
from algeria_lab.core.events import Event
from algeria_lab.twilight.chart.account import Account
from algeria_lab.twilight.chart.answers import follow_chart, play_card
from algeria_lab.twilight.decisions import RUNS, options
from algeria_lab.twilight.draft import Draft
from algeria_lab.twilight.frames import FRAMES, Frame
from algeria_lab.twilight.frames.propaganda import Commitment, Redeploy, Reset, Resources, Support, Victory
from algeria_lab.twilight.frames.sequence import BeginTurn, NextCard, Pivotal, PivotalWindow
from algeria_lab.twilight.propaganda.phases import PHASES
from algeria_lab.twilight.propaganda.victory import phases
from algeria_lab.twilight.rules import TwilightRules, carry_out, settle
from algeria_lab.twilight.set_up import stack_deck, starting_state
from algeria_lab.twilight.state import OTHER, State
from algeria_lab.twilight.steps import to_action
from algeria_lab.twilight.switches import Switches
from tests.conformance.twilight_dice import RecordedDraws
from tests.conformance.twilight_states import SEATS

Json = dict[str, Any]
RULES: Final = TwilightRules()
PHASE_OF: Final[dict[str, Frame]] = {
    "victory": Victory(),
    "resources": Resources(),
    "commitment GOV": Commitment(),
    "support GOV": Support("gov"),
    "support FLN": Support("fln"),
    "redeploy GOV": Redeploy("gov"),
    "redeploy FLN": Redeploy("fln"),
    "reset GOV": Reset(),
}
PAUSE: Final = PHASES | {NextCard, BeginTurn}
AFTER_CARD: Final = PAUSE | {PivotalWindow}
TURNS: Final = ("gov", "bot", "event")
CHART: Final = "fln chart"


class Deviation(AssertionError):
    """The engine does not allow, or does not ask for, what was recorded."""


class Say(NamedTuple):
    """What a side says next.

    Attributes:
        text: The action.
        among: What the record says could have been chosen instead, by id; empty where it does not say, or
            says what is known to differ: Garrison [CT-11/D21], Deploy [CT-11/D40].
    """

    text: str
    among: tuple[str, ...] = ()


Translation = Callable[[State, Json], Iterator[Say]]
TRANSLATIONS: dict[str, Translation] = {}
"""How the choices in a step become actions: by ``step``, in turns ``step box``, in Rounds ``step phase``.

A translation is asked for one action after the other, and sees the position that the last one has led to.
What it does not say for the FLN the chart answers.
"""


class Playing(Draft):
    """A draft that remembers the actions that were taken on it, one after the other."""

    __slots__ = ("actions",)

    def __init__(self, state: State, dice: Dice) -> None:
        super().__init__(state, dice)
        self.actions: list[Action] = []


class Taken(NamedTuple):
    """What came of a step.

    Attributes:
        actions: What was said, the chart's turns included.
        events: What happened.
        offers: In words, where other places could have been chosen than the recorded ones.
        account: What the chart remembers of what it decided.
    """

    actions: tuple[Action, ...]
    events: tuple[Event, ...]
    offers: tuple[str, ...]
    account: Account


def start(step: Json, switches: Switches) -> State:
    """Return the position after the first line of a game: nothing is revealed yet."""
    state = starting_state(step["scenario"], switches)
    stack_deck(state, step["deck"])
    state.agenda = [NextCard()]
    return state


def agenda_before(state: State, step: Json) -> list[Frame]:
    """Return what waits at the start of a recorded step; the next one last."""
    kind = step["step"]
    if kind == "card":
        return [NextCard()]
    if kind == "propaganda":
        frame = PHASE_OF[" ".join(filter(None, (step["phase"], step["actor"])))]
        kinds = [(type(later), later) for later in phases(state)]  # as tuples, frames of two kinds are equal
        later = kinds[kinds.index((type(frame), frame)) + 1 :] if step["phase"] != "victory" else []
        return [NextCard(), *[frame for _, frame in reversed(later)], frame]
    actor = SEATS[step["actor"]]
    if kind == "pivotal":  # the FLN is asked first; where the Government acts it has done without
        window = PivotalWindow(actor, asked_last=actor == "gov")
        return [NextCard(), BeginTurn(state.second), BeginTurn(state.first), window]
    other: list[Frame] = [BeginTurn(OTHER[actor])] if step["ctx"]["eligible"] == 1 else []
    return [NextCard(), *other, BeginTurn(actor)]


def take(state: State, step: Json) -> Taken:
    """Play a recorded step on *state*, in place.

    Raises:
        Deviation: If an action is refused, or a decision is left open.
        WrongDraw: If other random values are asked for.
    """
    dice = RecordedDraws(step["random"])
    draft = Playing(state, dice)
    offers: list[str] = []
    if step["step"] in TURNS:
        _close_window(draft)
    _begin(draft, AFTER_CARD if step["step"] == "card" else PAUSE)
    account = Account()
    if step["step"] == "event" and step["actor"] == "FLN":
        _play_card(draft, account)
    for said in _said(state, step):
        _follow_chart(draft, account)
        offers += _offers(state, said)
        act(draft, said.text)
    _follow_chart(draft, account)
    if is_asking(state):
        raise Deviation(f"the engine still asks for {told(state)}")
    dice.check_used_up()
    return Taken(tuple(draft.actions), draft.happened, tuple(offers), account)


def _begin(draft: Playing, pause: frozenset[type]) -> None:
    """Run what waits on top, and what follows by itself up to the beginning of another step."""
    if type(draft.state.top) in RUNS:
        with suppress(GameOver):
            RUNS[type(draft.state.top)](draft, draft.pop())
    settle(draft, pause)


def _close_window(draft: Playing) -> None:
    """Let both sides do without a Pivotal Event, if the window is open."""
    settle(draft, PAUSE)
    while isinstance(draft.state.top, Pivotal):
        act(draft, CHART if draft.state.turn_of == "fln" else "gov skip")


def _said(state: State, step: Json) -> Iterator[Say]:
    key = " ".join([step["step"], *(step[more] for more in ("box", "phase") if more in step)])
    if key in TRANSLATIONS:
        return TRANSLATIONS[key](state, step)
    if step["actor"] == "GOV":
        raise Deviation(f"nobody translates {key}")
    return iter(())


def _follow_chart(draft: Playing, account: Account) -> None:
    """Let the Non-Player's chart answer whatever the FLN is asked, and remember how.

    Raises:
        Deviation: If it has no answer.
    """
    while is_asking(draft.state) and draft.state.turn_of == "fln":
        _check(draft, Action.parse(CHART))
        with suppress(GameOver):
            follow_chart(draft, account)
        settle(draft, PAUSE)


def _play_card(draft: Playing, account: Account) -> None:
    """Let the chart play the card without being asked whether it is worth it."""
    draft.pop()
    play_card(draft, account)
    settle(draft, PAUSE)


def act(draft: Playing, text: str) -> None:
    """Take an action through the refusals of the engine.

    Raises:
        Deviation: If it is refused.
    """
    action = Action.parse(text)
    _check(draft, action)
    carry_out(draft, action)
    settle(draft, PAUSE)


def _check(draft: Playing, action: Action) -> None:
    if refusal := RULES.refuse(draft.state, action):
        raise Deviation(f"{action} was refused: {refusal}")
    draft.actions.append(action)


def is_asking(state: State) -> bool:
    """Return whether the step is not over yet."""
    return bool(state.agenda) and type(state.top) not in AFTER_CARD


def told(state: State) -> str:
    """Return in words what is awaited."""
    assert state.top is not None
    return f"{state.turn_of} {FRAMES.name(state.top)}"


def _offers(state: State, said: Say) -> Iterator[str]:
    """Yield in words what could be chosen only here, or only in the record."""
    if not said.among:
        return
    action = Action.parse(said.text)
    seat, verbs = RULES.to_move(state), RULES.verbs(state)
    listed = [(name, args) for name, args in options(state) if name == action.verb]
    ours = {to_action(seat, name, verbs[name].takes, args).args[0] for name, args in listed}  # type: ignore[arg-type]
    for where, names in (("only here", ours - set(said.among)), ("only recorded", set(said.among) - ours)):
        if names:
            yield f"{action.verb} {where}: {' '.join(sorted(names))}"
