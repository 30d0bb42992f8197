"""CT 10: the tutorial of the playbook, card by card, with every number that it states.

Where its text and the rules differ a test of its own says so, with the number of the remark in CT 10.3.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from algeria_lab.core.dice import FixedDice
from algeria_lab.core.events import Entered, Event
from algeria_lab.twilight.frames.sequence import Pivotal
from algeria_lab.twilight.geography import ALGERIA, AVAILABLE, PLACE, PLACES
from algeria_lab.twilight.pieces import AT, FP, FT, GB, KIND
from algeria_lab.twilight.state import FRANCE_BOXES, NEUTRAL, State
from tests.conformance.twilight_effects import Effects, Teller, recorded_effects
from tests.conformance.twilight_states import record_of
from tests.twilight.boards import RULES

Row = dict[str, Any]
DATA = Path(__file__).parent.parent / "data" / "twilight" / "tutorial.toml"
TRACE: Row = tomllib.loads(DATA.read_text(encoding="utf-8"))
STEPS: list[Row] = TRACE["step"]
DECK = [53, 23, 21, 38, 48, 51, 32, 6, 52, 36, 67, 60]
ONE_MORE = 1
"""A card on top of the tutorial's, so that the side that is 1st Eligible in the end can be seen."""
ATTACK_DIE = 1


class Taken(NamedTuple):
    """A step of the trace as it was played.

    Attributes:
        step: The step.
        before: The position before it.
        after: The position after it, before the next turn or phase begins.
        events: What happened in it.
    """

    step: Row
    before: State
    after: State
    events: tuple[Event, ...]


@cache
def played() -> tuple[tuple[Taken, ...], State]:
    """Return all steps as they were played, and the position in the end."""
    dice = FixedDice([ATTACK_DIE])
    switches = {"third_algerian_troops": "constantine"}
    state, _ = RULES.new("full", {"deck": [*DECK, ONE_MORE], "switches": switches}, dice)
    taken = []
    for step in STEPS:
        if step["actions"]:
            state = _without_pivotal(state, step)
        entry = _play(state, step, dice)
        taken.append(entry[0])
        state = entry[1]
    return tuple(taken), _without_pivotal(state, {"actions": []})


def _without_pivotal(state: State, step: Row) -> State:
    """Let both sides do without a Pivotal Event, but for the one that the trace plays."""
    wanted = "gov" if "pivotal 64" in step["actions"] else ""
    while isinstance(state.top, Pivotal) and state.top.seat != wanted:
        state, _ = RULES.apply(state, RULES.complete(state, "skip"), FixedDice([]))
    return state


def _play(state: State, step: Row, dice: FixedDice) -> tuple[Taken, State]:
    """Return a step as it is played, and the position at the next decision."""
    before, after = state, state
    events: list[Event] = []
    for text in step["actions"]:
        assert RULES.to_move(state) == step["seat"], (text, state.top)
        action, mark = RULES.complete(state, text), dice.mark()
        after = RULES.preview(state, action, dice)
        dice.rewind(mark)
        state, more = RULES.apply(state, action, dice)
        events += _of_the_action(more)
    return Taken(step, before, after, tuple(events)), state


def _of_the_action(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Return what happened before the next turn or phase began."""
    ends = [place for place, event in enumerate(events) if isinstance(event, Entered)]
    return events[: ends[0]] if ends else events


def ids(step: Row) -> str:
    """Return what a step is called in the report of the tests."""
    number = STEPS.index(step)
    card = next(row["card"] for row in reversed(STEPS[: number + 1]) if "card" in row)
    return f"{card}-{step['seat'] or 'both'}-{number}"


EACH = pytest.mark.parametrize("number", range(len(STEPS)), ids=[ids(step) for step in STEPS])


@EACH
def test_the_tracks_stand_where_the_playbook_says(number: int) -> None:
    """Resources, Commitment, S+C, O+B and the France Track after each step."""
    taken = played()[0][number]
    state = taken.after

    stated = taken.step["after"]
    found = {name: getattr(state, name) for name in stated} | (
        {"france": FRANCE_BOXES[state.france]} if "france" in stated else {}
    )
    assert found == stated


@EACH
def test_the_pieces_and_control_are_those_of_the_playbook(number: int) -> None:
    """What is stated of single spaces and of the boxes after each step."""
    taken = played()[0][number]
    state = taken.after

    stated = taken.step.get("control", {})
    assert {space: state.control(PLACE[space]) for space in stated} == stated
    pieces = taken.step.get("pieces", {}) | taken.step.get("boxes", {})
    found = {
        place: {kind: state.pieces[PLACE[place]][KIND[kind]] for kind in row} for place, row in pieces.items()
    }
    assert found == pieces


@pytest.mark.parametrize("number", [n for n, step in enumerate(STEPS) if step["actions"]])
def test_each_step_has_the_effects_of_the_trace_and_no_others(number: int) -> None:
    """Pieces, markers and tracks change as the trace says; of what runs by itself the numbers are tested."""
    taken = played()[0][number]
    teller = Teller({name: getattr(taken.before, name) for name in ("gov_resources", "fln_resources")})
    teller.tracks |= {name: getattr(taken.before, name) for name in ("commitment", "france", "border_zone")}

    assert changes(teller.effects(taken.events)) == changes(recorded_effects(taken.step["effects"]))


def changes(effects: Effects) -> dict[tuple[str, ...], int]:
    """Return what has changed in the end."""
    return {effect: number for effect, number in effects.items() if number}


@pytest.mark.parametrize("number", [n for n, step in enumerate(STEPS) if "box" in step])
def test_each_cylinder_ends_in_the_box_of_the_trace(number: int) -> None:
    """The 1st Eligible's box is what was done, the 2nd Eligible's what it chose [CT 4.2]."""
    taken = played()[0][number]
    state = taken.after

    assert (state.box1 if state.first == taken.step["seat"] else state.box2) == taken.step["box"]


@pytest.mark.parametrize("number", [n for n, step in enumerate(STEPS) if "next" in step])
def test_the_next_first_eligible_is_that_of_the_trace(number: int) -> None:
    """Who is 1st Eligible for the following card [CT 4.3]."""
    taken, end = played()
    after = taken[number + 1].before if number + 1 < len(taken) else end

    assert after.first == STEPS[number]["next"]


def test_the_board_in_the_end_is_that_of_the_playbook() -> None:
    """All spaces, boxes, tracks and markers after the last card [CT 10.2]."""
    record = record_of(played()[1])

    assert record["spaces"] == {space: row for space, row in TRACE["board"].items() if row}
    assert {name: record[name] for name in TRACE["rest"]} == TRACE["rest"]


# --- the remarks of CT 10.3; T10 is about names alone


def at(card: int, number: int) -> Taken:
    """Return a step of a card, counted from 0."""
    first = next(place for place, step in enumerate(STEPS) if step.get("card") == card)
    return played()[0][first + number]


def controls(taken: Taken, *spaces: str) -> list[str]:
    """Return who controls some spaces after a step."""
    return [taken.after.control(PLACE[space]) for space in spaces]


def test_t1_the_third_algerian_troops_stand_in_constantine() -> None:
    """T1: so the tutorial has it; the scenario itself has them in Oran [CT-11/A01]."""
    start, _ = RULES.new("full", {"deck": DECK}, FixedDice([]))
    first = at(53, 0).before

    assert [state.pieces[PLACE["constantine"]][AT] for state in (start, first)] == [0, 1]
    assert [state.pieces[PLACE["oran"]][AT] for state in (start, first)] == [1, 0]


def test_t2_doing_less_than_the_box_allows_is_legal() -> None:
    """T2: the Government chooses an Operation with a Special Activity, and uses none [CT 4.2]."""
    assert not {"troop-lift", "oas"} & set(at(32, 1).step["actions"])
    assert at(32, 1).after.box2 == "OP_SA"


def test_t3_philippeville_passes_to_the_government_without_a_word() -> None:
    """T3: six pieces against five after the March; the text is silent."""
    philippeville = PLACE["philippeville"]
    before, after = at(52, 0).before, at(52, 0).after

    assert before.control(philippeville) == "FLN"
    assert (after.gov_pieces(philippeville), after.fln_pieces(philippeville)) == (6, 5)
    assert after.control(philippeville) == "GOV"


def test_t4_twelve_population_are_neutral_and_under_fln_control() -> None:
    """T4: the five spaces of the March, and Medea and Mostaganem."""
    state = at(52, 0).after
    held = [space for space in ALGERIA if state.control(space) == "FLN" and state.support[space] == NEUTRAL]

    assert sum(state.pop(space) for space in held) == 12
    assert {PLACES[space] for space in held if state.pop(space)} == {
        *("orleansville", "bougie", "bordj_bou_arreridj", "souk_ahras", "setif", "medea", "mostaganem")
    }


def test_t5_the_garrison_activates_where_police_only_left() -> None:
    """T5: Philippeville is no destination of that Garrison [CT-11/A05]."""
    actions = at(36, 0).step["actions"]

    assert "activate philippeville" in actions
    assert "garrison philippeville" not in actions


def test_t6_and_t7_two_spaces_are_controlled_by_nobody() -> None:
    """T6, T7: one Police against one Guerrilla in Souk Ahras is not regained; Sidi Bel Abbes is empty."""
    state = at(36, 0).after

    assert controls(at(36, 0), "souk_ahras", "sidi_bel_abbes") == ["NONE", "NONE"]
    assert (state.gov_pieces(PLACE["souk_ahras"]), state.fln_pieces(PLACE["souk_ahras"])) == (1, 1)
    assert not state.gov_pieces(PLACE["sidi_bel_abbes"])


def test_t8_the_three_french_pieces_in_available_are_bases() -> None:
    """T8: 27 of Commitment and 3 for them; every French cube in play is on the map."""
    state = at(67, 0).after

    assert state.commitment + state.french_available == 30
    assert state.pieces[AVAILABLE][GB] == 3


def test_t9_besides_tlemcen_only_philippeville_could_be_pacified() -> None:
    """T9: the others lack Troops or Police."""
    state = at(67, 2).before
    listed = {action.args[0] for action in RULES.legal(state) if action.verb == "pacify"}

    assert listed == {"tlemcen", "philippeville"}


def test_t11_the_second_eligible_becomes_first_by_its_pivotal_event() -> None:
    """T11: the Government was 2nd Eligible [CT 4.5]."""
    assert (at(60, 0).before.first, at(60, 0).after.first) == ("fln", "gov")


def test_t12_extort_in_philippeville_is_legal_before_the_march() -> None:
    """T12: the FLN still has seven pieces to six there."""
    state = at(52, 0).before
    philippeville = PLACE["philippeville"]

    assert (state.fln_pieces(philippeville), state.gov_pieces(philippeville)) == (7, 6)


def test_t13_the_deploy_leaves_only_bases_in_available() -> None:
    """T13: three Government Bases, no French cube."""
    row = at(48, 1).after.pieces[AVAILABLE]

    assert (row[FT], row[FP], row[GB]) == (0, 0, 3)
