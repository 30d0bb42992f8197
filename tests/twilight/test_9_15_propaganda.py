"""What the chart decides besides its turn: Pivotal Event, Propaganda Round, Revenge [CT-9.2, CT-9.15]."""

from __future__ import annotations

from typing import Any

import pytest

from algeria_lab.core.dice import FixedDice
from algeria_lab.twilight.chart.answers import chart_refusal, explain, follow_chart
from algeria_lab.twilight.draft import Draft
from algeria_lab.twilight.frames.events import CoupWon
from algeria_lab.twilight.frames.government import Revenge
from algeria_lab.twilight.frames.propaganda import AgitatePhase, Moves, Supply
from algeria_lab.twilight.frames.sequence import BeginTurn, NextCard, PivotalWindow
from algeria_lab.twilight.geography import PLACE
from algeria_lab.twilight.pieces import U
from algeria_lab.twilight.rules import TwilightRules, settle
from algeria_lab.twilight.state import State
from tests.twilight.boards import board
from tests.twilight.charted import Ones, there


def answered(frame: object, faces: list[int] | None = None, **changes: Any) -> State:
    """Return the position after the chart answered a decision of the FLN."""
    state = board(agenda=(NextCard(), frame), **changes)  # type: ignore[arg-type]
    follow_chart(Draft(state, Ones() if faces is None else FixedDice(faces)))
    return state


# --- Pivotal


@pytest.mark.parametrize(
    ("changes", "played"),
    [
        ({}, True),
        ({"card": 5}, False),
        ({"first": "fln"}, False),
        ({"played": {61, 64}}, False),
        ({"played": set()}, False),
    ],
)
def test_independence_on_a_marked_card_as_second_eligible(changes: dict[str, Any], *, played: bool) -> None:
    """Mobilization was played, Independence not; the card is marked; the FLN is 2nd Eligible [CT-9.2]."""
    given: dict[str, Any] = {"first": "gov", "card": 3, "played": {64}, **changes}
    state = board(
        options={"solitaire": True},
        agenda=(NextCard(), BeginTurn("fln"), BeginTurn("gov"), PivotalWindow("fln")),
        **given,
    )
    draft = Draft(state, Ones())
    settle(draft, frozenset({BeginTurn}))
    if state.turn_of == "fln":
        follow_chart(draft)
        settle(draft, frozenset({BeginTurn}))
    assert (state.card == 61) is played


# --- Support Phase


def test_agitation_spends_two_thirds_where_it_shifts_most() -> None:
    """Most levels, then at Support, then least Terror; Terror is paid first."""
    state = answered(
        AgitatePhase("fln"),
        fln_resources=6,
        medea={"U": 2, "state": "support"},
        oran={"U": 1, "terror": 1},
        bougie={"U": 1},
    )
    levels = [state.support[PLACE[name]] for name in ("medea", "bougie", "oran")]
    assert (levels, state.fln_resources) == ([-1, -1, 0], 3)


def test_agitation_that_cannot_be_finished_shifts_one_level() -> None:
    """A space at Support with money for one level only."""
    state = answered(AgitatePhase("fln"), fln_resources=2, medea={"U": 2, "state": "support"})
    assert (state.support[PLACE["medea"]], state.fln_resources) == (0, 1)


def test_equal_spaces_are_drawn() -> None:
    """Two Neutral spaces without Terror, money for one."""
    state = answered(AgitatePhase("fln"), [6], fln_resources=2, medea={"U": 1}, bougie={"U": 1})
    assert [state.support[PLACE[name]] for name in ("bougie", "medea")] == [0, -1]


# --- Redeploy


def test_guerrillas_go_to_bases_that_want_them() -> None:
    """A Base wants Population and one; Cities and Support keep one Guerrilla; Active ones go first."""
    state = answered(
        Moves("fln"),
        medea={"B": 1},
        algiers={"U": 2, "A": 1},
        orleansville={"U": 1, "state": "support"},
        ain_oussera={"U": 1},
    )
    assert (there(state, "medea"), there(state, "algiers")) == ({"U": 1, "A": 1, "B": 1}, {"U": 1})
    assert there(state, "ain_oussera") == {"U": 1}


def test_covert_movement_crosses_wilayas() -> None:
    """With it all of Algeria is one region."""
    spaces = {"medea": {"B": 1}, "batna": {"U": 1}}
    assert there(answered(Moves("fln"), **spaces), "medea") == {"B": 1}
    assert there(answered(Moves("fln"), capabilities={"covert_fln"}, **spaces), "medea") == {"U": 1, "B": 1}


def test_the_order_of_targets_and_sources() -> None:
    """No Guerrilla there yet, most wanted, most cubes; from spaces outside Cities with fewest to spare."""
    spaces = {"medea": {"B": 1, "U": 2}, "orleansville": {"B": 1}, "algiers": {"U": 3}, "batna": {"U": 1}}
    state = answered(Moves("fln"), capabilities={"covert_fln"}, **spaces)
    assert (there(state, "orleansville"), there(state, "batna")) == ({"U": 2, "B": 1}, {})


@pytest.mark.parametrize(
    ("mode", "sources"),
    [("rules", [{"U": 2, "FP": 2}, {}]), ("coltwi", [{"U": 1, "FP": 2}, {"U": 1}])],
)
def test_planned_moves_count_where_control_is_asked_for(mode: str, sources: list[dict[str, int]]) -> None:
    """Nobody else is fetched where both sides are equal by the plan; recorded: as they stand [CT-9.15]."""
    spaces = {"medea": {"B": 1, "U": 1}, "orleansville": {"U": 3, "FP": 2}, "batna": {"U": 1}}
    state = answered(Moves("fln"), options={"mode": mode}, capabilities={"covert_fln"}, **spaces)
    assert [there(state, space) for space in ("orleansville", "batna")] == sources


# --- Revenge and Coup d'etat


@pytest.mark.parametrize(
    ("spaces", "chosen"),
    [
        ({"medea": {"state": "support"}, "bougie": {"B": 1}, "algiers": {}}, "medea"),
        ({"medea": {}, "barika": {"B": 1}, "algiers": {}}, "barika"),
        ({"medea": {}, "barika": {}, "algiers": {}}, "algiers"),
    ],
)
def test_revenge(spaces: dict[str, Any], chosen: str) -> None:
    """At Support, else at an FLN Base, else where Population is highest [CT-8.5]."""
    frame = Revenge("fln", tuple(PLACE[name] for name in spaces))
    state = answered(frame, **spaces)
    assert state.pieces[PLACE[chosen]][U] == 1


def test_equal_places_of_revenge_are_drawn() -> None:
    """Two Sectors of the same Population."""
    state = answered(Revenge("fln", (PLACE["medea"], PLACE["bougie"])), [6])
    assert state.pieces[PLACE["medea"]][U] == 1


def test_a_coup_that_the_fln_wins_cuts_commitment() -> None:
    """By the lower roll [CT-8.5]."""
    assert answered(CoupWon("fln", 3), commitment=8).commitment == 5


# --- everything else


def test_other_choices_are_drawn() -> None:
    """Where the chart has no rule one of all legal choices is drawn [CT-9.14]."""
    state = board(agenda=(NextCard(), Supply("fln", U, 1, PLACE["oran"])), medea={"A": 1}, available={"U": 0})
    account = explain(state, [1])
    after = TwilightRules().apply(state, TwilightRules().complete(state, "fln chart"), FixedDice([1]))[0]
    assert account.records[-1].chosen == "fln take A medea"  # type: ignore[union-attr]
    assert there(after, "oran") == {"U": 1}


def test_the_chart_is_silent_for_the_government() -> None:
    """It answers for the FLN only."""
    refusal = chart_refusal(board(first="gov"))
    assert refusal is not None
    assert refusal.reason == "ct-chart-silent"
