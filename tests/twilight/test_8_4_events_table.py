"""The whole table of effects: what is mandatory is done as far as possible, `up to` may stop [CT-8.1]."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest

from algeria_lab.core.actions import Seat
from algeria_lab.core.dice import SeededDice
from algeria_lab.twilight.cards import CARDS, EVENTS
from algeria_lab.twilight.decisions import options
from algeria_lab.twilight.draft import Draft
from algeria_lab.twilight.events.conditions import CONDITIONS, SETTLED, unmet
from algeria_lab.twilight.events.playing import begin_event
from algeria_lab.twilight.events.removing import taken_from
from algeria_lab.twilight.events.run import DOES, run_effect
from algeria_lab.twilight.events.table import EFFECTS, Row, row_of
from algeria_lab.twilight.frames import Frame
from algeria_lab.twilight.frames.events import (
    ChooseSpaces,
    Effect,
    MovePieces,
    PlacePieces,
    RemovePieces,
    SetLevels,
    ShiftFrance,
)
from algeria_lab.twilight.geography import ALGERIA, AVAILABLE, EVERYWHERE, OUT_OF_PLAY
from algeria_lab.twilight.pieces import AP, AT, COUNTS, FP, FT, GB, A, B, U
from algeria_lab.twilight.rules import resolve
from algeria_lab.twilight.state import State
from algeria_lab.twilight.steps import DONE
from tests.twilight.boards import board

SEATS: tuple[Seat, Seat] = ("gov", "fln")
TEXTS = [(card, text) for card in EVENTS for text in CARDS[card].texts]
LISTED = [(card, text) for card, text in TEXTS if text not in CARDS[card].markers]
BOARDS = 4
Carried = tuple[State, Effect, State]
Watch = Callable[[State], None]
MANDATORY = [
    (card, text)
    for card, text in LISTED
    if any(row.do == "remove" and not row.up_to for row in EFFECTS[card, text])
]
CHOSEN = [
    (card, text, row.least)
    for card, text in LISTED
    for row in EFFECTS[card, text]
    if row.do == "spaces" and row.least
]
STOPPABLE = (ChooseSpaces, SetLevels, ShiftFrance, RemovePieces, PlacePieces, MovePieces)
WHERE = {
    FT: (*ALGERIA, AVAILABLE, OUT_OF_PLAY),
    FP: (*ALGERIA, AVAILABLE, OUT_OF_PLAY),
    GB: (AVAILABLE, OUT_OF_PLAY),
    AT: (*ALGERIA, AVAILABLE),
    AP: (*ALGERIA, AVAILABLE),
    U: (*EVERYWHERE, AVAILABLE, OUT_OF_PLAY),
    B: (*EVERYWHERE, AVAILABLE),
}


def crowded(seed: int) -> State:
    """Return a board on which pieces, levels and markers lie at random; the Countries are independent."""
    chance = random.Random(seed)
    state = board(agenda=(), card=1, commitment=chance.randint(0, 12), france=chance.randint(0, 5))
    state.gov_resources, state.fln_resources = chance.randint(0, 9), chance.randint(0, 9)
    state.capabilities = {"torture", "sas_fln", "napalm_gov"}
    for place in range(len(state.pieces)):
        state.pieces[place] = [0] * len(state.pieces[place])
    for kind, count in COUNTS.items():
        for _ in range(count):
            spot = chance.choice(WHERE[kind])
            if kind == B and (spot == AVAILABLE or not state.has_room_for_base(spot)):
                spot = AVAILABLE
            turned = A if kind == U and spot in EVERYWHERE and chance.random() < 0.4 else kind
            state.pieces[spot][turned] += 1
    for space in ALGERIA:
        state.support[space] = chance.choice((-1, 0, 1)) if state.is_populated(space) else 0
        state.terror[space] = int(chance.random() < 0.2)
    return state


def may_stop(state: State, frame: Frame) -> bool:
    """Return whether the table lets the one who decides stop although more could be done."""
    row: Row = row_of(frame)
    if isinstance(frame, ChooseSpaces | SetLevels):
        return len(frame.chosen) >= row.least
    if isinstance(frame, ShiftFrance):
        return row.up_to or state.france in (0, 5)
    return row.up_to


def played(card: int, text: str, seat: Seat, seed: int, watch: Watch | None = None) -> list[Carried]:
    """Play a text at random and return each effect with the positions before and after it.

    Args:
        card: Number of the card.
        text: Which text.
        seat: The executor.
        seed: Which board, and which choices.
        watch: Called with the position at each decision.
    """
    draft, chance = Draft(crowded(seed), SeededDice(seed)), random.Random(seed)
    begin_event(draft, seat, card, text)  # type: ignore[arg-type]
    agenda, carried = draft.state.agenda, []
    while agenda:
        effect = draft.pop()
        assert isinstance(effect, Effect), effect
        before = draft.state.copy()
        run_effect(draft, effect)
        while agenda and not isinstance(agenda[-1], Effect):
            if watch:
                watch(draft.state)
            resolve(draft, *chance.choice(options(draft.state)))
        carried.append((before, effect, draft.state.copy()))
    return carried


# --- the table


def test_every_text_is_a_marker_or_a_list_of_effects():
    """The 60 Events: 48 have two texts, 12 have one."""
    named = {(card, text) for card, text in EFFECTS if ":" not in text and card in EVENTS}

    assert len(TEXTS) == 48 * 2 + 12
    assert named == set(LISTED)


def test_every_row_is_understood():
    """No effect, condition or branch that nobody carries out."""
    rows = [row for rows in EFFECTS.values() for row in rows]

    assert {row.do for row in rows} <= set(DOES)
    assert {name for row in rows for name in (*row.of, *row.sources)} - {SETTLED} <= set(CONDITIONS)
    assert set(DOES) == {row.do for row in rows} | {each.do for row in rows for each in row.each}
    for (card, text), listed in EFFECTS.items():
        for row in listed:
            assert all((card, f"{text}:{branch}") in EFFECTS for branch in row.branches)


# --- what may stop, and what may not


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize(("card", "text"), LISTED)
def test_up_to_may_stop_and_nothing_else_may(card: int, text: str, seat: Seat):
    """At each decision `done` is legal if the table says up to; else only once nothing more can be done."""

    def watch(state: State) -> None:
        frame = state.agenda[-1]
        if not isinstance(frame, STOPPABLE):
            return
        verbs = Counter(verb for verb, _ in options(state))
        more = verbs.total() - verbs[DONE]
        assert verbs[DONE] == int(may_stop(state, frame) or not more), frame

    for seed in range(BOARDS):
        played(card, text, seat, seed, watch)


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize(("card", "text"), LISTED)
def test_stopping_at_once_changes_nothing(card: int, text: str, seat: Seat):
    """Whoever stops where he may leaves the map as it is, and is not asked again for the same effect."""

    def watch(state: State) -> None:
        frame = state.agenda[-1]
        if not isinstance(frame, STOPPABLE) or (DONE, ()) not in options(state):
            return
        trial = Draft(state.copy(), SeededDice(1))
        resolve(trial, DONE, ())
        assert (trial.state.pieces, trial.state.support) == (state.pieces, state.support)
        assert frame not in trial.state.agenda

    for seed in range(BOARDS):
        played(card, text, seat, seed, watch)


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize(("card", "text"), MANDATORY)
def test_a_mandatory_number_of_pieces_goes_as_far_as_there_are_any(card: int, text: str, seat: Seat):
    """A number without `up to`: so many pieces go, or all that are meant."""
    wanted_ever = 0
    for seed in range(4 * BOARDS):
        for before, effect, after in played(card, text, seat, seed):
            row = row_of(effect)
            if row.do != "remove" or row.up_to:
                continue
            kinds, places = taken_from(before, effect, row)
            there, left = (sum(state.count(place, kinds) for place in places) for state in (before, after))
            wanted = {"number": effect.number, "half": there // 2}.get(row.by, row.most)
            assert there - left == min(wanted, there), (seed, effect)
            wanted_ever += wanted
    assert wanted_ever


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize(("card", "text", "least"), CHOSEN)
def test_a_mandatory_number_of_spaces_is_chosen_as_far_as_there_are_any(
    card: int, text: str, least: int, seat: Seat
):
    """Without `up to` so many spaces are chosen, or all that serve."""
    for seed in range(BOARDS):
        picked: list[tuple[int, ...]] = []

        def watch(state: State, picked: list[tuple[int, ...]] = picked) -> None:
            frame = state.agenda[-1]
            if isinstance(frame, ChooseSpaces) and len(frame.chosen) < least:
                assert (DONE, ()) not in options(state)
                picked.append(frame.chosen)

        carried = played(card, text, seat, seed, watch)
        before, effect, _ = next(each for each in carried if row_of(each[1]).do == "spaces")
        serving = sum(not unmet(before, row_of(effect).of, space) for space in EVERYWHERE)
        assert len(picked) == min(least, serving), seed


def test_no_decision_lists_more_than_two_hundred_actions():
    """What is legal can be read: choices of many are split."""
    most: Counter[str] = Counter()

    def watch(state: State) -> None:
        name = type(state.agenda[-1]).__name__
        most[name] = max(most[name], len(options(state)))

    for card, text in LISTED:
        for seat in SEATS:
            played(card, text, seat, card, watch)
    assert max(most.values()) <= 200, most
