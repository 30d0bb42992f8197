"""The door of the game: set-up, legal actions, refusals, application [all of CT]."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from functools import cached_property
from types import MappingProxyType
from typing import Any, Final

from algeria_lab.core.actions import SEATS, Action, Seat
from algeria_lab.core.dice import Dice
from algeria_lab.core.drafting import GameOver
from algeria_lab.core.events import Event, Events, Rolled
from algeria_lab.core.keeping.positions import Json, Positions
from algeria_lab.core.refusals import MalformedAction, Refusal, UnknownName
from algeria_lab.core.rules import Options, Outcome
from algeria_lab.core.steps import NOWHERE, AgendaRules, Kinds, Reasons, work_off
from algeria_lab.core.words.typed_names import TypedNames
from algeria_lab.twilight.cards import HIDDEN_CARD
from algeria_lab.twilight.chart.answers import chart_refusal, follow_chart
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.decisions import RUNS, STEPS, awaited
from algeria_lab.twilight.draft import Draft
from algeria_lab.twilight.folding import fold as fold_event
from algeria_lab.twilight.frames import FRAMES, Frame
from algeria_lab.twilight.frames.sequence import BeginTurn, BuildDeck, NextCard
from algeria_lab.twilight.geography import PLACE
from algeria_lab.twilight.names import short_verb, spelled, typed_names
from algeria_lab.twilight.propaganda import phases
from algeria_lab.twilight.set_up import (
    SCENARIOS,
    SET_UP,
    checked_deck,
    stack_deck,
    starting_state,
)
from algeria_lab.twilight.state import State, state_from_json
from algeria_lab.twilight.steps import Args, Step, Verb, from_words, malformed, to_action
from algeria_lab.twilight.switches import MODE, SOLO, SWITCHES, read_switches

END = cite("CT-6.7")
NON_PLAYER = cite("CT-9.1")
CHART: Final = "chart"
DECK: Final = "deck"
OPTIONS: Final = (MODE, SWITCHES, SOLO, DECK)

PAUSES: Kinds = frozenset({NextCard, BeginTurn}) | phases.PHASES


def settle(draft: Draft, pause: Kinds = NOWHERE) -> None:
    """Run everything that needs no decision, up to a kind of frame in *pause*."""
    work_off(draft, RUNS, pause)


def resolve(draft: Draft, verb: str, args: Args) -> None:
    """Carry out a choice that is known to be allowed, without what follows by itself."""
    if verb == CHART:
        _follow_chart(draft)
        return
    frame, step = awaited(draft.state)
    entry = step[verb]
    if draft.events is not None:
        draft.choose(frame, to_action(frame.seat, verb, entry.takes, args), entry.rule)
    draft.pop()
    try:
        entry.resolve(draft, frame, *args)
    except GameOver:
        return


def carry_out(draft: Draft, action: Action) -> None:
    """Carry out an action that is known to be legal, without what follows by itself."""
    takes = () if action.verb == CHART else awaited(draft.state)[1][action.verb].takes
    resolve(draft, action.verb, from_words(takes, action.args))


def _follow_chart(draft: Draft) -> None:
    """Let the chart of the Non-Player decide for the FLN."""
    draft.choose(draft.state.agenda[-1], Action("fln", CHART), NON_PLAYER)
    with suppress(GameOver):
        follow_chart(draft)


def advance(draft: Draft, verb: str, args: Args, pause: Kinds = NOWHERE) -> None:
    """Carry out an allowed choice and all up to the next decision, or to a kind of frame in *pause*."""
    resolve(draft, verb, args)
    settle(draft, pause)


class TwilightRules(AgendaRules[State, Frame, Verb[Any]]):
    """*Colonial Twilight* behind the common door."""

    name = "twilight"
    hides = True
    frames = FRAMES
    reasons = Reasons("ct-game-over", END, "ct-not-your-decision", "ct-verb-not-awaited", cite("CT-4.1"))
    anywhere: Mapping[str, str] = MappingProxyType({CHART: NON_PLAYER})

    def scenarios(self) -> tuple[str, ...]:
        """Return the three scenarios: from 1955, 1957 and 1960."""
        return SCENARIOS

    def new(self, scenario: str, options: Options, dice: Dice) -> tuple[State, Events]:
        """Set up a scenario and reveal its first card.

        Args:
            scenario: ``full``, ``medium`` or ``short``.
            options: ``mode`` (``rules`` or ``coltwi``), ``switches`` (readings by name, see `Switches`),
                ``solitaire`` (against the Non-Player FLN) and ``deck`` (a stacked deck: card numbers, the
                next one first).
            dice: Decide the deck.

        Raises:
            UnknownName: For an unknown scenario, option, mode or switch.
            WrongOption: For a value of the wrong kind.
        """
        for name in options:
            if name not in OPTIONS:
                raise UnknownName("option", name, OPTIONS)
        state = starting_state(scenario, read_switches(options))
        draft = Draft(state, dice)
        draft.enter("setup", "", SET_UP)
        draft.push(NextCard())
        if options.get(DECK) is None:
            draft.push(BuildDeck())
        else:
            stack_deck(state, checked_deck(options[DECK], state.propaganda_total))
        settle(draft)
        return state, draft.happened

    def legal(self, state: State) -> tuple[Action, ...]:
        """Return all legal actions in a stable order; following the chart is possible besides."""
        if not state.agenda:
            return ()
        frame, step = awaited(state)
        return tuple(
            [
                to_action(frame.seat, name, verb.takes, args)
                for name, verb in step.items()
                for args in verb.options(state, frame)
            ]
        )

    def step(self, frame: Frame) -> Step[Any] | None:
        return STEPS.get(type(frame))

    def vocabulary(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys([name for step in STEPS.values() for name in step] + [CHART]))

    def verb_refusal(self, state: State, frame: Frame, action: Action) -> Refusal | None:
        """Return why an action of the side that decides is not legal, or None."""
        if action.verb != CHART:
            return super().verb_refusal(state, frame, action)
        if action.args:
            return Refusal("ct-wrong-arguments", NON_PLAYER, {"verb": CHART, "takes": "-"})
        return chart_refusal(state)

    def args_refusal(self, state: State, frame: Frame, verb: Verb[Any], action: Action) -> Refusal | None:
        """Refuse arguments of the wrong form, those that the rule forbids, and any that are not listed."""
        if refusal := malformed(action.verb, verb.takes, action.args, verb.rule):
            return refusal
        args = from_words(verb.takes, action.args)
        if refusal := verb.refusal(state, frame, *args):
            return refusal
        if args not in list(verb.candidates(state, frame)):
            return Refusal("ct-not-offered", verb.rule, {"given": str(action)})
        return None

    def complete(self, state: State, text: str) -> Action:
        """Read an action text that may leave out the seat, or the verb before a place.

        Places may go by the names that we print, such as ``Tizi Ouzou (III-1)`` or ``Alger``, kinds of
        pieces in small letters.

        Raises:
            MalformedAction: If the text is no action at all, or nearly names a place.
        """
        step, seat = self.verbs(state), self.to_move(state)
        if (understood := _as_it_stands(text, seat, step)) is not None:
            return understood
        text = self._typed_names.read(text)
        if seat is not None and text in PLACE and (verb := short_verb(step)):
            return Action(seat, verb, (text,))
        action = Action.parse(text, seat)
        takes = step[action.verb].takes if action.verb in step else ()
        return action._replace(args=spelled(action.args, takes))

    @cached_property
    def _typed_names(self) -> TypedNames:
        """What people may type, beside the words of actions."""
        return typed_names((*SEATS, *self.vocabulary()))

    def carried_out(self, state: State, action: Action, dice: Dice, *, alone: bool) -> Draft:
        draft = Draft(state.copy(), dice, listening=not alone)
        carry_out(draft, action)
        settle(draft, PAUSES if alone else NOWHERE)
        return draft

    @property
    def positions(self) -> Positions:
        """What the game knows of positions that somebody wrote."""
        from algeria_lab.twilight.positions import TwilightPositions  # most games do without

        return TwilightPositions(self)

    def resume(self, state: State, dice: Dice) -> tuple[State, Events]:
        """Return the position at the next decision, and what happens by itself until then."""
        draft = Draft(state.copy(), dice)
        settle(draft)
        return draft.state, draft.happened

    def observe(self, state: State, seat: Seat) -> State:  # noqa: ARG002 - both sides see the same
        """Return what *seat* may see: everything but the order of the deck [CT-3.3]."""
        view = state.copy()
        view.deck = [HIDDEN_CARD] * len(state.deck)
        return view

    def observe_events(self, events: Events, seat: Seat) -> Events:  # noqa: ARG002 - both sides see the same
        """Return what *seat* saw of *events*: the shuffle without its dice."""
        return tuple([_as_seen(event) for event in events])

    def outcome(self, state: State) -> Outcome | None:
        """Return how the game ended, or None while it runs; `propaganda.margins` tells by how much."""
        if not state.winner:
            return None
        return Outcome(state.winner, state.reason, END)

    def fold(self, state: State, event: Event) -> State:
        """Return *state* with *event* applied; the agenda stays as it was."""
        after = state.copy()
        fold_event(after, event)
        return after

    def state_from_json(self, data: Json) -> State:
        """Return the state that ``to_json`` wrote."""
        return state_from_json(data)


def _as_it_stands(text: str, seat: Seat | None, step: Mapping[str, Verb[Any]]) -> Action | None:
    """Return an action if the words are those that its verb takes, such as ``choose france``, or None."""
    with suppress(MalformedAction):
        action = Action.parse(text, seat)
        verb = step.get(action.verb)
        if verb and malformed(action.verb, verb.takes, action.args, verb.rule) is None:
            return action
    return None


def _as_seen(event: Event) -> Event:
    if isinstance(event, Rolled) and event.what == "shuffle":
        return Rolled(event.what, (), (), 0, "", "", 0, event.rule, event.where)
    return event
