"""The dice of Events: every one can be asked for in advance, and results that read alike are one [CT-8.1]."""

from __future__ import annotations

import random
from fractions import Fraction
from typing import Any

import pytest

from algeria_lab.core.actions import Action, Seat
from algeria_lab.core.dice import SeededDice
from algeria_lab.core.events import Rolled
from algeria_lab.core.odds import odds
from algeria_lab.twilight.cards import CARDS, EVENTS
from algeria_lab.twilight.frames.sequence import BeginTurn, NextCard, Pivotal
from algeria_lab.twilight.state import State
from tests.twilight.boards import RULES, board, play
from tests.twilight.event_lines import asked, event, on_card

SEATS: tuple[Seat, Seat] = ("gov", "fln")
PAUSED = (NextCard, BeginTurn)


def shares(state: State, text: str, key: Any) -> dict[Any, Fraction]:
    """Return the exact odds of what is read from the position after an action."""
    action = RULES.complete(state, text)
    assert RULES.verbs(state)[action.verb].rolls
    return dict(odds(lambda dice: key(RULES.preview(state, action, dice))))


def settled(state: State) -> int:
    """Return the number that a die has settled: of pieces that go, or of those that will move."""
    frame: Any = state.agenda[-2 if asked(state) == "ChooseSpaces" else -1]
    return int(getattr(frame, "number", 0))


def test_a_die_gives_six_results():
    """41 S: +1d6."""
    before = on_card(41, "fln", fln_resources=10)
    found = shares(before, "fln event shaded", lambda state: state.fln_resources)

    assert found == {10 + face: Fraction(1, 6) for face in range(1, 7)}


@pytest.mark.parametrize(("card", "seat"), [(12, "fln"), (48, "gov")])
def test_half_a_die_gives_three_results(card: int, seat: Seat):
    """12 S, 48 S: 1, 1, 2, 2, 3, 3."""
    before = on_card(card, seat, algiers={"AP": 3}, setif={"AT": 2}, tlemcen={"U": 4})
    found = shares(before, f"{seat} event shaded", settled)

    assert found == {1: Fraction(1, 3), 2: Fraction(1, 3), 3: Fraction(1, 3)}


def test_the_odds_of_the_fifth_bureau():
    """7 U: with 4 Guerrillas in the Wilaya a die of 1 to 4 lets so many be taken, 5 and 6 none."""
    state = event(7, "unshaded", setif={"U": 3}, philippeville={"A": 1}, oran={"U": 1})
    found = shares(state, "gov wilaya II", settled)

    assert found == {0: Fraction(1, 3), **{face: Fraction(1, 6) for face in (1, 2, 3, 4)}}


def test_the_odds_of_the_bleuite():
    """50 U: with 2 Guerrillas two die on 1 or 2."""
    state = event(50, "unshaded", setif={"U": 2})

    found = shares(state, "gov pick setif", lambda state: state.guerrillas(7))
    assert found == {0: Fraction(1, 3), 2: Fraction(2, 3)}


def test_the_odds_of_a_coup():
    """66: 15 of 36 each, 6 ties."""
    agenda = [NextCard(), BeginTurn("fln"), BeginTurn("gov"), Pivotal("gov", asked_last=True)]
    state = board(agenda=agenda, commitment=10, gov_resources=10)

    found = shares(
        state, "gov pivotal 66", lambda state: "fln" if asked(state) == "CoupWon" else state.commitment > 10
    )
    assert found == {"fln": Fraction(15, 36), True: Fraction(15, 36), False: Fraction(6, 36)}


def test_the_odds_of_a_coup_that_is_let_stand():
    """66, 4.5: the dice fall when the other side does without trumping."""
    agenda = [NextCard(), BeginTurn("gov"), BeginTurn("fln"), Pivotal("fln")]
    state = board(agenda=agenda, first="fln", recall="in_effect", scenario="short", card=1)
    turns = [NextCard(), BeginTurn("fln"), BeginTurn("gov"), Pivotal("fln", asked_last=True, declared=66)]
    state.agenda = turns

    found = shares(state, "fln skip", lambda state: asked(state) == "CoupWon")
    assert found == {True: Fraction(15, 36), False: Fraction(21, 36)}


@pytest.mark.parametrize("seat", SEATS)
def test_a_verb_after_which_dice_fall_says_so(seat: Seat):
    """Whatever the text and the choices: no die falls after an action that announces none."""
    silent: set[tuple[int, str]] = set()
    for card in EVENTS:
        for text in CARDS[card].texts:
            for seed in range(3):
                silent |= {(card, verb) for verb in _silent_verbs(card, text, seat, seed)}

    assert silent == set()


def _silent_verbs(card: int, text: str, seat: Seat, seed: int) -> set[str]:
    chance = random.Random(seed * 100 + card)
    there = {"algiers": {"FT": 3, "AP": 2, "U": 2}, "setif": {"U": 3, "A": 2, "AT": 1, "B": 1}}
    stock = {
        "tunisia": {"A": 3},
        "available": {"FP": 3, "U": 6},
        "gov_resources": 5,
        "fln_resources": 5,
        "commitment": 5,
    }
    state = on_card(card, seat, **there, **stock)
    action, found = Action(seat, "event", (text,)), set[str]()
    while True:
        verb = RULES.verbs(state)[action.verb]
        state, events = RULES.apply(state, action, SeededDice(seed))
        if any(isinstance(each, Rolled) for each in events) and not verb.rolls:
            found.add(action.verb)
        if asked(state) == "":
            return found
        action = chance.choice(RULES.legal(state))


@pytest.mark.parametrize(
    ("card", "text", "names"),
    [
        (7, "unshaded", ["event 7"]),
        (25, "single", ["event 25 pieces", "event 25 resources"]),
        (59, "shaded", ["event 59"]),
    ],
)
def test_dice_go_by_the_name_of_their_card(card: int, text: str, names: list[str]):
    """Each die says what it is for; where a card has two they have names of their own."""
    state = on_card(card, "gov", setif={"U": 1}, fln_resources=9)
    faces = [6] * len(names)
    line = [f"gov event {text}", *(["gov wilaya II"] if card == 7 else [])]

    _, events = play(state, *line, faces=faces)
    assert [each.what for each in events if isinstance(each, Rolled)] == names
