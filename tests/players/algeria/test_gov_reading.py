"""What the Government reads from the map agrees with the rules, and with itself after a change."""

import pytest

from algeria_lab.algeria.board.units import FLN, GOV_MOBILE, POLICE, members
from algeria_lab.algeria.state import State
from algeria_lab.players.algeria.gov.parameters import GovParameters
from algeria_lab.players.algeria.gov.reading import Garrisons, PolicePosts, arrival_worth, survey
from algeria_lab.players.algeria.reading import areas_of, control_sums, standing_in
from tests.players.algeria.doctrines import SCENARIOS, Watched

P = GovParameters()


@pytest.fixture(scope="module")
def positions() -> list[State]:
    """Starts of turns of a few wars: units of all kinds, neutralized, dispersed and on Patrol."""
    return Watched("mixed", "gov", wars=2, scenarios=SCENARIOS).starts_of_turns


def test_the_survey_counts_control_points_as_the_rules_do(positions: list[State]):
    assert any(state.dispersed and state.neutralized for state in positions)
    for state in positions:
        for area, sums in survey(state).items():
            assert (sums.fln, sums.gov) == control_sums(state, area)


def test_a_unit_is_best_sent_where_no_other_area_gains_more(positions: list[State]):
    for state in positions:
        garrisons = Garrisons(state, P)
        for points in (1, 3):
            gains = {
                area: arrival_worth(sums, points, 1, P.patrol_worth) for area, sums in garrisons.sums.items()
            }
            worth, area = garrisons.best(points)
            assert worth == max(0, *gains.values())
            assert not area or gains[area] == worth
            assert garrisons.best(points, without=area)[1] != area or not area


def test_who_has_been_sent_counts_where_it_goes(positions: list[State]):
    """A second unit is not sent to where the first already changes what there was to change."""
    state = next(state for state in positions if state.at["ORAN"] & GOV_MOBILE)
    garrisons = Garrisons(state, P)
    number = next(members(state.at["ORAN"] & GOV_MOBILE))
    before, area = garrisons.best(1, without="ORAN")

    garrisons.send(number, area)

    assert garrisons.best(1, without="ORAN")[0] <= before
    assert garrisons.sums[area].gov > survey(state)[area].gov
    assert garrisons.sums["ORAN"].gov < survey(state)["ORAN"].gov


def test_the_idlest_police_are_worth_least_where_they_stand(positions: list[State]):
    for state in positions:
        posted = POLICE & state.ptl & ~state.neutralized
        if not posted:
            continue
        posts = PolicePosts(state, P)
        worth = {number: posts.staying(state.place[number]) for number in members(posted)}
        assert posts.idlest(posted) == min((worth[number], number) for number in worth)


def test_areas_are_those_where_some_of_the_units_stand(positions: list[State]):
    state = positions[-1]
    areas = areas_of(state, FLN)

    assert areas == [area for area in survey(state) if state.at[area] & FLN]
    assert standing_in(state, areas) & FLN == state.in_algeria() & FLN
    assert areas_of(state, 0) == []
