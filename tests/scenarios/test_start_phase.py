"""A game that begins in a phase: quiet players play on to it; where it never comes, words say so."""

import json

import pytest

from algeria_lab.checking.faults import sentence
from algeria_lab.checking.telling import telling
from algeria_lab.core.refusals import WrongOption
from algeria_lab.scenarios.from_text import inspect_scenario
from algeria_lab.scenarios.table import opened
from tests.scenarios.formed import formed

TEXT = """
format: algeria-scenario/1
id: begun
title: {en: "Begun", fr: "Commencé"}
side: SIDE
start: START
"""


def begun(start: str, side: str = "gov") -> tuple[int, str, str | None]:
    game = opened(formed(TEXT.replace("START", start).replace("SIDE", side))).game
    return game.state.turn, game.state.phase, game.to_move


@pytest.mark.parametrize("phase", ["reinforcement", "deployment", "operations"])
@pytest.mark.parametrize("side", ["gov", "fln"])
def test_the_learner_decides_in_that_phase(phase: str, side: str):
    assert begun(f"{{scenario: 1958, phase: {phase}}}", side) == (1, phase, side)


def test_with_a_turn_it_is_the_phase_of_that_turn():
    assert begun("{scenario: 1958, turn: 3, phase: deployment}") == (3, "deployment", "gov")


def test_a_turn_alone_still_means_its_operations():
    assert begun("{scenario: 1956-like, turn: 2}") == (2, "operations", "gov")


def test_a_phase_that_has_passed_is_refused_in_words():
    then = opened(formed(TEXT.replace("START", "{scenario: 1958, phase: operations}").replace("SIDE", "gov")))
    state = json.dumps({"game": "algeria", "state": then.game.state.to_json()})
    start = f"{{position: {state}, turn: 1, phase: reinforcement}}"
    text = TEXT.replace("SIDE", "gov").replace("START", start)
    with pytest.raises(WrongOption):
        opened(formed(text))

    (fault,) = inspect_scenario(text).faults
    said = sentence(fault, telling("fr"))
    assert "tour 1" in said
    assert "reinforcement" in said


def test_a_phase_of_another_game_is_refused():
    text = (
        TEXT.replace("SIDE", "gov")
        .replace("START", "{phase: operations}")
        .replace("side:", "game: insurgent\nside:")
    )

    assert inspect_scenario(text).faults


def test_an_order_of_another_phase_is_refused_with_the_phase_that_has_it():
    text = TEXT.replace("SIDE", "gov").replace("START", "{scenario: 1958, phase: operations}")
    step = "steps:\n  - {id: build, text: {en: Build., fr: Construisez.}, play: gov border activate; done}\n"

    (fault,) = inspect_scenario(text + step).faults

    assert (fault.code, fault.problem) == ("E520", "dry-phase")
    said = sentence(fault, telling("en"))
    assert "in the phase “Reinforcement”; this step begins in the phase “Operations”" in said
    assert "“start: {scenario: 1958, phase: reinforcement}”" in said
    assert inspect_scenario((text + step).replace("operations", "reinforcement")).faults == ()
