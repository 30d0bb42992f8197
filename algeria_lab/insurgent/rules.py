"""The door of the game: set-up, legal actions, refusals, application [all of INS]."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from functools import cached_property
from types import MappingProxyType
from typing import Any

from algeria_lab.core.actions import SEATS, Action, Seat
from algeria_lab.core.dice import Dice
from algeria_lab.core.drafting import GameOver
from algeria_lab.core.events import Chose, Event, Events
from algeria_lab.core.keeping.positions import Json
from algeria_lab.core.refusals import Refusal, UnknownName, WrongOption
from algeria_lab.core.rules import Options, Outcome
from algeria_lab.core.steps import NOWHERE, AgendaRules, Kinds, Reasons, work_off
from algeria_lab.core.tables import load_data
from algeria_lab.core.words.typed_names import TypedNames
from algeria_lab.insurgent import automaton, icons, turns
from algeria_lab.insurgent.cards import FRONTS, OTHER, Cards, WrongDecks
from algeria_lab.insurgent.cite import cite
from algeria_lab.insurgent.deck_files import reconstructed_cards
from algeria_lab.insurgent.draft import DOMINATION, DOWN, UP, Draft
from algeria_lab.insurgent.draft import fold as fold_event
from algeria_lab.insurgent.frames import FRAMES, EndTurn, Frame
from algeria_lab.insurgent.observation import observe, observe_events
from algeria_lab.insurgent.placing import ON_DISCARD
from algeria_lab.insurgent.positions import DuelPositions
from algeria_lab.insurgent.scoring import SCORING
from algeria_lab.insurgent.state import DUEL, SOLO, State, read_switches, state_from_json
from algeria_lab.insurgent.steps import CONCEDE, Args, Runs, Step, Steps, Verb, from_words, to_action

CONCESSION = cite("INS-7/A74")
END = cite("INS-5")
DECISIONS = cite("INS-11.1")
SCENARIOS = (DUEL, SOLO)
DECKS, LABELS = "decks", "deck_labels"
OPTIONS = ("switches", DECKS, LABELS)

STEPS: Steps = {**turns.STEPS, **icons.STEPS}
RUNS: Runs = {**turns.RUNS, **icons.RUNS, **automaton.RUNS}
PAUSES: Kinds = frozenset({EndTurn})


def settle(draft: Draft, pause: Kinds = NOWHERE) -> None:
    """Run everything that needs no decision of a person, up to a kind of frame in *pause*."""
    work_off(draft, RUNS, pause, _automaton_decides)


def _automaton_decides(draft: Draft) -> bool:
    """Let the automaton decide if it is to, and return whether it was."""
    if draft.state.is_automaton(draft.state.agenda[-1].seat):
        automaton.decide(draft)
        return True
    return False


def awaited(state: State) -> tuple[Frame, Step[Any]]:
    """Return the decision that is awaited; only call it while the game runs."""
    frame = state.agenda[-1]
    return frame, STEPS[type(frame)]


def options(state: State) -> list[tuple[str, Args]]:
    """Return all choices of the awaited decision, as verb and arguments; conceding is not among them."""
    frame, step = awaited(state)
    return [(name, args) for name, verb in step.items() for args in verb.options(state, frame)]


def resolve(draft: Draft, verb: str, args: Args) -> None:
    """Carry out a choice that is known to be allowed, without what follows by itself."""
    frame, step = awaited(draft.state)
    if draft.events is not None:
        action = to_action(draft.state, frame.seat, verb, step[verb].takes, args)
        draft.choose(frame, action, step[verb].rule)
    draft.pop()
    with suppress(GameOver):
        step[verb].resolve(draft, frame, *args)


def carry_out(draft: Draft, action: Action) -> None:
    """Carry out an action that is known to be legal, without what follows by itself."""
    if action.verb == CONCEDE:
        _concede(draft, action)
        return
    args = from_words(draft.state, awaited(draft.state)[1][action.verb].takes, action.args)
    assert args is not None, "an action that is not refused names known cards"
    resolve(draft, action.verb, args)


def advance(draft: Draft, verb: str, args: Args, pause: Kinds = NOWHERE) -> None:
    """Carry out an allowed choice and all up to the next decision, or to a kind of frame in *pause*."""
    resolve(draft, verb, args)
    settle(draft, pause)


class InsurgentRules(AgendaRules[State, Frame, Verb[Any]]):
    """*INSURGENT: Algeria* behind the common door.

    Args:
        cards: The decks that are played with; the reconstructed ones if none are given.
    """

    name = "insurgent"
    hides = True
    frames = FRAMES
    reasons = Reasons("game-over", END, "not-your-decision", "verb-not-awaited", DECISIONS)
    anywhere: Mapping[str, str] = MappingProxyType({CONCEDE: CONCESSION})

    def __init__(self, cards: Cards | None = None) -> None:
        self.cards = cards or reconstructed_cards()

    def scenarios(self) -> tuple[str, ...]:
        """Return the two games: ``duel`` for two, ``solo`` against the automaton."""
        return SCENARIOS

    def options(self) -> dict[str, object]:
        """Return options that pin a game to these decks: a save of it refuses others [INS-8.2]."""
        decks = {seat: self.cards.deck(seat) for seat in SEATS}
        return {
            DECKS: {seat: deck.hash for seat, deck in decks.items()},
            LABELS: {seat: deck.label for seat, deck in decks.items()},
        }

    def new(self, scenario: str, options: Options, dice: Dice) -> tuple[State, Events]:
        """Shuffle and deal.

        Args:
            scenario: ``duel`` or ``solo``.
            options: ``switches`` (readings of the rules by name, see `Switches`), ``decks`` (hashes by seat)
                and ``deck_labels`` (what they are called, for people who look for them).
            dice: Decide the shuffles; see INS-2.6 for the order.

        Raises:
            UnknownName: For an unknown scenario, option or switch.
            WrongOption: For a value of the wrong kind.
            WrongDecks: If the options ask for other decks.
        """
        if scenario not in SCENARIOS:
            raise UnknownName("game", scenario, SCENARIOS)
        for name in options:
            if name not in OPTIONS:
                raise UnknownName("option", name, OPTIONS)
        self._check_decks(options.get(DECKS) or {})
        state = State(scenario, self.cards, read_switches(options.get("switches") or {}))
        draft = Draft(state, dice)
        turns.begin(draft)
        settle(draft)
        return state, draft.happened

    def _check_decks(self, wanted: object) -> None:
        if not isinstance(wanted, Mapping):
            said = f"decks must map fln and gov to hashes of decks, not {wanted!r:.60}."
            raise WrongOption(said, "option-map", name=DECKS, given=repr(wanted))
        for seat, asked in wanted.items():
            if seat not in SEATS:
                raise UnknownName("side", seat, SEATS)
            deck = self.cards.deck(seat)
            if asked != deck.hash:
                raise WrongDecks(
                    f"the game was played with another {seat} deck ({asked!r:.40}) than {deck.label!r} "
                    f"({deck.hash}). Open the deck file that belongs to it first [INS-8.2]."
                )

    def legal(self, state: State) -> tuple[Action, ...]:
        """Return all legal actions in a stable order.

        Conceding is possible at every decision [INS-7/A74], but not listed: nobody should draw it by lot.
        """
        if not state.agenda:
            return ()
        frame, step = awaited(state)
        return tuple(
            [
                to_action(state, frame.seat, name, verb.takes, args)
                for name, verb in step.items()
                for args in verb.options(state, frame)
            ]
        )

    def step(self, frame: Frame) -> Step[Any] | None:
        return STEPS.get(type(frame))

    def vocabulary(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys([name for step in STEPS.values() for name in step] + [CONCEDE]))

    def verb_refusal(self, state: State, frame: Frame, action: Action) -> Refusal | None:
        """Return why an action of the side that decides is not legal, or None; conceding always is."""
        if action.verb == CONCEDE:
            return Refusal("wrong-words", CONCESSION, _shape(CONCEDE, ())) if action.args else None
        return super().verb_refusal(state, frame, action)

    def args_refusal(self, state: State, frame: Frame, verb: Verb[Any], action: Action) -> Refusal | None:
        """Refuse what is not among the options, and say what is; never where a hidden card lies."""
        if len(action.args) != len(verb.takes):
            return Refusal("wrong-words", verb.rule, _shape(action.verb, verb.takes))
        args = from_words(state, verb.takes, action.args)
        if args is None:
            return Refusal("no-such-card", verb.rule, {"given": " ".join(action.args)})
        allowed = verb.options(state, frame)
        if args in allowed:
            return None
        said = [" ".join(to_action(state, frame.seat, "", verb.takes, way).args) for way in allowed]
        values = {
            "given": " ".join(action.args),
            "step": FRAMES.name(frame),
            "options": ", ".join(said) or "-",
        }
        return Refusal(_obstacle(verb, args, allowed), verb.rule, values, "choose-an-option")

    def complete(self, state: State, text: str) -> Action:
        """Read an action text that may leave out the seat; cards may go by the names that we print.

        Raises:
            MalformedAction: If the text is no action at all, or nearly names a card.
        """
        return Action.parse(self._typed_names.read(text), self.to_move(state))

    @cached_property
    def _typed_names(self) -> TypedNames:
        """What people may type, beside the words of actions; where a card may go follows from its row."""
        french = load_data("insurgent", "card_names")["french"]
        assert isinstance(french, dict)
        ours = reconstructed_cards().all
        names = {
            card.id: (card.name, french.get(card.id, card.name)) if card in ours else (card.name,)
            for card in self.cards.all
        }
        verbs = {name for step in STEPS.values() for name in step}
        return TypedNames(names, (*SEATS, *verbs, CONCEDE, *FRONTS, ON_DISCARD, UP, DOWN))

    def carried_out(self, state: State, action: Action, dice: Dice, *, alone: bool) -> Draft:
        draft = Draft(state.copy(), dice, listening=not alone)
        carry_out(draft, action)
        settle(draft, PAUSES if alone else NOWHERE)
        return draft

    @property
    def positions(self) -> DuelPositions:
        """What the duel knows of positions that somebody wrote."""
        return DuelPositions(self, self.cards, self._typed_names)

    def resume(self, state: State, dice: Dice) -> tuple[State, Events]:
        """Return the position at the next decision, and what happens by itself until then."""
        draft = Draft(state.copy(), dice)
        settle(draft)
        return draft.state, draft.happened

    def observe(self, state: State, seat: Seat) -> State:
        """Return what *seat* may see, in the same shape [INS-1.7]."""
        return observe(state, seat)

    def observe_events(self, events: Events, seat: Seat) -> Events:
        """Return what *seat* saw of *events* [INS-1.7]."""
        return observe_events(events, seat)

    def outcome(self, state: State) -> Outcome | None:
        """Return how the game ended, or None while it runs; `scoring.result` tells more."""
        if not state.winner:
            return None
        rule = {"domination": DOMINATION, "concession": CONCESSION}.get(state.reason, SCORING)
        return Outcome(state.winner, state.reason, rule)  # type: ignore[arg-type]

    def fold(self, state: State, event: Event) -> State:
        """Return *state* with *event* applied; the agenda stays as it was."""
        after = state.copy()
        fold_event(after, event)
        return after

    def state_from_json(self, data: Json) -> State:
        """Return the state that ``to_json`` wrote.

        Raises:
            WrongDecks: If it was written with other decks.
        """
        if data["decks"] != [self.cards.fln.hash, self.cards.gov.hash]:
            raise WrongDecks(
                f"the position belongs to the decks {data['decks']}, not to {self.cards.fln.label!r} "
                f"and {self.cards.gov.label!r}."
            )
        return state_from_json(data, self.cards)


def _concede(draft: Draft, action: Action) -> None:
    """End the game for the other side."""
    if draft.events is not None:
        step = FRAMES.name(draft.state.agenda[-1])
        draft.events.append(Chose(action.seat, str(action), CONCESSION, step))
    with suppress(GameOver):
        draft.end(OTHER[action.seat], "concession", CONCESSION)


def _shape(verb: str, takes: tuple[str, ...]) -> dict[str, str | int]:
    return {"verb": verb, "takes": " ".join(takes) or "-"}


def _obstacle(verb: Verb[Any], args: Args, allowed: object) -> str:
    """Return the message id of what stands in the way, as far as the deciding side may know it."""
    assert isinstance(allowed, list)
    if len(verb.takes) < 3:
        return "not-a-target"
    if not any(way[0] == args[0] for way in allowed):
        return "not-in-hand"
    if not any(way[:2] == args[:2] for way in allowed):
        return "wrong-front"
    return "wrong-facing"
