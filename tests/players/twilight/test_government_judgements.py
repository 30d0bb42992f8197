"""Every judgement of the Government's player: where it says yes, and where it says no."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from algeria_lab.players.twilight.government.player import ELSEWHERE, ORDERS
from algeria_lab.twilight.frames import Frame
from algeria_lab.twilight.frames.government import Train
from algeria_lab.twilight.frames.propaganda import (
    BringIn,
    Losses,
    Moves,
    PacifyPhase,
    SendOut,
    SuezReturn,
    Supply,
)
from algeria_lab.twilight.frames.sequence import BeginTurn, NextCard, Pivotal
from algeria_lab.twilight.geography import PLACE
from algeria_lab.twilight.pieces import AP
from algeria_lab.twilight.state import State
from tests.players.twilight.thinking import answers, line
from tests.twilight.boards import board

QUIET = 15  # an Event that the Government never wants
NOTHING_HELD = {"available": dict.fromkeys(("FT", "FP", "GB", "AT", "AP"), 0), "france": 0, "border_zone": 4}
FIVE = ("algiers", "oran", "constantine", "medea", "orleansville")
OPPOSED = {space: {"state": "oppose"} for space in FIVE}
GUERRILLAS = {space: {"U": 1} for space in ("medea", "orleansville", "mostaganem")}
FEW_HELD = {"FT": 1, "FP": 0, "GB": 0}
THREE_HELD = {"FT": 0, "FP": 3, "GB": 0}
MANY_HELD = {"FT": 5, "FP": 0, "GB": 0}


def window(**changes: Any) -> State:
    return board("full", agenda=[NextCard(), BeginTurn("fln"), Pivotal("gov")], **changes)


def waits(frame: Frame, **changes: Any) -> State:
    return board("short", agenda=[NextCard(), frame], **changes)


def turn(**changes: Any) -> State:
    return board("short", **({"card": QUIET, "commitment": 15} | changes))


def base_exposed(**changes: Any) -> State:
    """Souk Ahras, a Border Sector: Troops and Police face Active Guerrillas and a Base."""
    return turn(souk_ahras={"FT": 4, "AP": 1, "A": 2, "B": 1}, gov_resources=8, **NOTHING_HELD, **changes)


def base_hidden(troops_in: str) -> State:
    """The FLN has just acted, so that what a Sweep reveals can be assaulted before it acts again."""
    spaces = {"bougie": {"FP": 1, "U": 1, "B": 1}, troops_in: {"FT": 6}}
    return turn(first="fln", box1="OP_SA", gov_resources=6, **spaces)


def police_to_spare(number: int) -> State:
    return turn(gov_resources=20, oran={"FP": number, "state": "support"}, **GUERRILLAS, **NOTHING_HELD)


def opposed(space: str, **changes: Any) -> State:
    return turn(gov_resources=9, **{space: {"FT": 2, "FP": 2, "state": "oppose"}}, **changes)


def free_train(**changes: Any) -> State:
    return waits(Train("gov", "", 2, free=True), **changes)


class Case(NamedTuple):
    """A judgement, a position in which it says yes, and one in which it says no."""

    key: str
    yes: Callable[[], State]
    no: Callable[[], State]


def mobilizable(waiting: int) -> State:
    return window(out_of_play={"FT": waiting}, batna={"B": 2}, bougie={"B": 2}, **OPPOSED)


CASES = (
    Case("gov-mobilize", lambda: mobilizable(3), lambda: mobilizable(2)),
    Case(
        "gov-recall",
        lambda: window(coup_ever=True, available=FEW_HELD, algiers={"state": "support"}),
        lambda: window(coup_ever=True, available=MANY_HELD, algiers={"state": "support"}),
    ),
    Case("gov-coup", lambda: window(gov_resources=2), lambda: window(gov_resources=12)),
    Case("gov-no-pivotal", lambda: window(gov_resources=12), lambda: window(gov_resources=2)),
    Case("gov-event", lambda: turn(card=22, gov_resources=1), lambda: turn(gov_resources=1)),
    Case("gov-assault", base_exposed, lambda: base_exposed(momentum={"peace_talks"})),
    Case("gov-sweep", lambda: base_hidden("setif"), lambda: base_hidden("oran")),
    Case("gov-train", lambda: opposed("algiers"), lambda: opposed("medea", **NOTHING_HELD)),
    Case("gov-garrison", lambda: police_to_spare(6), lambda: police_to_spare(1)),
    Case("gov-pass", lambda: turn(gov_resources=1), lambda: turn(card=22, gov_resources=1)),
    Case(
        "gov-bring-in",
        lambda: waits(BringIn("gov", 0), out_of_play={"FT": 4}, propaganda_played=1),
        lambda: waits(BringIn("gov", 0), out_of_play={"FT": 4}, propaganda_played=3),
    ),
    Case(
        "gov-send-out",
        lambda: waits(SendOut("gov", 3), available=THREE_HELD, propaganda_played=3),
        lambda: waits(SendOut("gov", 3), available=THREE_HELD, propaganda_played=1),
    ),
    Case(
        "gov-pacify",
        lambda: waits(PacifyPhase("gov"), medea={"FT": 1, "FP": 1}, commitment=9, gov_resources=9),
        lambda: waits(PacifyPhase("gov"), medea={"FT": 1, "FP": 1}, commitment=1, gov_resources=9),
    ),
    Case(
        "gov-redeploy",
        lambda: waits(Moves("gov"), biskra={"FT": 2}, medea={"GB": 1, "FP": 1, "U": 1}),
        lambda: waits(Moves("gov"), algiers={"FT": 1, "FP": 2, "state": "support"}),
    ),
    Case(
        "gov-supply",
        lambda: waits(Supply("gov", AP, 1, PLACE["algiers"]), biskra={"AP": 2}),
        lambda: waits(Supply("gov", AP, 1, PLACE["algiers"]), medea={"AP": 1}),
    ),
    Case(
        "gov-train-free",
        lambda: free_train(algiers={"FT": 2, "FP": 2, "state": "oppose"}, gov_resources=4),
        lambda: free_train(**NOTHING_HELD),
    ),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.key)
def test_it_says_yes_where_it_should(case: Case):
    assert answers(case.yes()).get(case.key) is True


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.key)
def test_it_says_no_where_it_should(case: Case):
    """It is not asked at all where one before it decides."""
    assert answers(case.no()).get(case.key, False) is False


ALWAYS = {"gov-return", "gov-lose", "gov-no-more", "gov-best"}


def test_every_judgement_has_its_case():
    """Those that end a decision always have an answer; `test_government_lines` shows what it is."""
    asked = {judgement.key for order in (*ORDERS.values(), ELSEWHERE) for judgement in order}

    assert asked == {case.key for case in CASES} | ALWAYS


def test_what_somebody_else_began_is_ended():
    state = waits(Train("gov", "OP_SA", 99, places=(PLACE["algiers"],)), algiers={"FT": 1})

    assert line(state)[-1] == "done"


def test_troops_return_from_suez_where_the_threat_is_greatest():
    state = waits(SuezReturn("gov"), suez={"FT": 2}, medea={"GB": 1}, tizi_ouzou={"U": 3, "B": 1})

    assert line(state) == ["return medea 2"]


def test_police_are_lost_before_troops_and_bases():
    state = waits(Losses("gov", 2), casualties={"FT": 2, "FP": 1, "GB": 1})

    assert line(state) == ["lose FP 1", "lose FT 1"]
