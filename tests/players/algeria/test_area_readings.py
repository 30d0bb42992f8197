"""What is kept of areas is what would be read anew, whatever happened to the position in between."""

from random import Random

import pytest

from algeria_lab.algeria.board.units import FLN, POLICE
from algeria_lab.algeria.rules import advance, begun
from algeria_lab.algeria.steps import seat_of
from algeria_lab.core.actions import SEATS
from algeria_lab.core.dice import SeededDice
from algeria_lab.players.algeria.area_readings import AreaReadings
from algeria_lab.players.algeria.gov.parameters import GovParameters
from algeria_lab.players.algeria.gov.reading import PolicePosts, reaches, sums_at, survey, within_reach
from algeria_lab.players.algeria.registry import PLAYERS
from tests.players.algeria.doctrines import SCENARIOS, Watched


@pytest.fixture(scope="module")
def positions():
    """Starts of turns of a few wars, one after the other."""
    return Watched("mixed", "gov", wars=2, scenarios=SCENARIOS).starts_of_turns


def test_what_is_kept_is_what_would_be_read(positions):
    for state in (*positions, *reversed(positions)):
        assert survey(state) == {area: sums_at(state, area) for area in survey(state)}
        assert reaches(state) == {area: within_reach(state, area) for area in reaches(state)}


def test_only_what_changed_is_read_again(positions):
    asked = []
    kept = AreaReadings(lambda state, area: asked.append(area) or state.at[area])
    state = next(one for one in positions if one.at["ORAN"] & FLN & one.ug).copy()

    kept(state)
    asked.clear()
    kept(state)
    assert not asked

    state.to_box(state.at["ORAN"] & FLN & state.ug, "OPS")
    kept(state)
    assert asked == ["ORAN"]

    state.terror ^= {"V-4"}
    kept(state)
    assert asked == ["ORAN", "V-4"]


def test_what_was_given_out_is_not_changed_by_a_later_look(positions):
    first = survey(positions[0])
    before = dict(first)
    survey(positions[-1])
    assert first == before


def test_police_are_worth_the_same_whatever_was_looked_at_before(positions):
    p = GovParameters()
    fresh = [PolicePosts(state, p).best() for state in positions]
    assert [PolicePosts(state, p).best() for state in reversed(positions)] == fresh[::-1]
    assert any(state.at[area] & POLICE for state in positions for area in survey(state))


def test_a_line_without_reasons_is_the_line_with_reasons():
    players = {seat: PLAYERS.player("mixed", seat) for seat in SEATS}
    rng, asked = Random(1), 0
    for scenario in SCENARIOS:
        dice = SeededDice(5)
        draft = begun(scenario, {}, dice, listening=False)
        while draft.state.agenda and draft.state.turn < 4:
            player = players[seat_of(draft.state.agenda[-1])]
            line = player.decide(draft.state, rng)
            assert line == player.choose(draft.state, rng).line
            for action in line:
                advance(draft, action)
            asked += 1
    assert asked > 100
