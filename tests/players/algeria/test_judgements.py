"""Single judgements on positions made for them, above all those that whole wars seldom reach."""

from dataclasses import replace

import pytest

from algeria_lab.algeria.frames import ChooseLoss, Decision, Withdraw
from algeria_lab.algeria.state import State
from algeria_lab.core.actions import Seat
from algeria_lab.players.algeria.doctrine import Advice
from algeria_lab.players.algeria.fln import building as fln_building
from algeria_lab.players.algeria.fln import choices as fln_choices
from algeria_lab.players.algeria.fln import deployment as fln_deployment
from algeria_lab.players.algeria.fln import missions as fln_missions
from algeria_lab.players.algeria.fln.parameters import FlnParameters
from algeria_lab.players.algeria.gov import choices as gov_choices
from algeria_lab.players.algeria.gov import deployment as gov_deployment
from algeria_lab.players.algeria.gov import missions as gov_missions
from algeria_lab.players.algeria.gov import spending as gov_spending
from algeria_lab.players.algeria.gov.parameters import GovParameters
from algeria_lab.players.algeria.reading import found_chance, mean_hits, success, wins_fire
from algeria_lab.players.base import Choice
from algeria_lab.views.algeria.words.refusals import refusal_values
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.shared.messages import LANGUAGES
from tests.algeria.boards import RULES, Board, board, play

FLN, GOV = FlnParameters(), GovParameters()


def text(advice: Advice | None) -> str:
    return Choice(advice.line).text if advice else ""


def legal(start: Board, advice: Advice | None, *faces: int) -> State:
    """Play the line of an advice; a refusal fails."""
    assert advice is not None
    return play(start, Choice(advice.line).text, faces=faces)[0]


def abroad() -> Board:
    """An army in Tunisia and an open border."""
    return board("1958").put("band-1 band-2 band-3", "TUNISIA").put("cadre-1", "VI-1")


def threatened() -> Board:
    """A larger army in Tunisia, the Government to spend, with support to spare and brigades to fly."""
    start = board("1958").awaiting("gov_reinforcement", "gov").set(gov_psl=70, helicopter_max=1)
    return start.put("failek-1 failek-2 failek-3 failek-4", "TUNISIA").put("elite-1 elite-2", "I-1", "OC")


def garrisoned() -> Board:
    """Three dispersed divisions at rest, and a lead of four areas, which is worth two points a turn."""
    start = board("1958").awaiting("gov_reinforcement", "gov").set(gov_psl=50)
    start.put("division-1 division-2 division-3", "I-1", "OC", "D")
    return start.control("gov", "I-1", "I-2", "I-3", "II-1")


def frame_of(start: Board) -> Decision:
    return start.state.agenda[-1]


def test_findings_that_whole_wars_seldom_reach_have_words_too():
    rare = {
        "fln-oas-to-empty-city": fln_choices.oas_to_empty_city(board().state, (), FLN),
        "fln-come-in": fln_missions.come_in(abroad().state, (), FLN),
        "gov-activate-all": gov_spending.activate_all(garrisoned().state, (), GOV),
        "gov-activate-covered": gov_spending.activate_covered(garrisoned().state, (), GOV),
        "gov-mass": gov_deployment.mass(garrisoned().state, (), replace(GOV, most_dispersed=0)),
        "gov-build-barrier": gov_spending.build_barrier(threatened().state, (), GOV),
        "gov-buy-helicopters": gov_spending.buy_helicopters(threatened().state, (), GOV),
        "gov-support-combat": gov_missions.support_combat(board("1958").state, (), GOV),
        "gov-remove-oas": gov_choices.remove_oas(board().state, (), GOV),
        "gov-leave-budget": gov_choices.leave_budget(board().state, (), GOV),
    }
    for language in LANGUAGES:
        words = Words(language)
        for key, advice in rare.items():
            assert advice is not None, key
            words.say(f"judgement-{key}-found", **refusal_values(words, dict(advice.values)))
        assert words.faults == []


@pytest.mark.parametrize(
    ("modifier", "mean", "bad", "good"),
    [(0, 5 / 3, 1 / 6, 1 / 6), (-2, 5 / 6, 1 / 2, 0), (3, 7 / 2, 0, 2 / 3)],
)
def test_expectations_of_missions_are_those_of_the_answer_book(
    modifier: int, mean: float, bad: float, good: float
):
    assert success(modifier) == pytest.approx((mean, bad, good))


def test_chances_of_contact_and_combat_are_those_of_the_answer_book():
    assert found_chance(2, 0, 3) == pytest.approx(1 / 6)
    assert found_chance(4, 1, 4) == pytest.approx(1 / 2)
    assert mean_hits(25) == 7.5
    assert wins_fire(1, 25) == 0


def test_a_strike_takes_just_enough_cadres_to_lose_nobody():
    start = board().put("front-1 cadre-1 cadre-2 cadre-3", "ORAN").put("police-1", "ORAN")

    advice = fln_missions.strike(start.state, frame_of(start), FLN)

    assert text(advice) == "fln strike front-1; fln pick cadre-1; fln pick cadre-2; fln done"
    legal(start, advice, 4, 3, 3)


def test_propaganda_goes_to_the_city_and_leaves_patrolled_areas_alone():
    start = board().put("cadre-1", "I-1").put("cadre-2", "ALGIERS").put("cadre-3 police-1", "III-1")

    advice = fln_missions.speak(start.state, frame_of(start), FLN)

    assert text(advice) == "fln propaganda cadre-2"


def test_nobody_speaks_under_the_eyes_of_two_elite_brigades():
    start = board().put("cadre-1", "I-1").put("elite-1 elite-2", "I-1")

    assert fln_missions.speak(start.state, frame_of(start), FLN) is None


def test_a_failek_leads_others_against_a_lone_police_unit():
    start = board("1958").put("failek-1 band-1", "II-2").put("police-1", "II-2")

    advice = fln_missions.harass(start.state, frame_of(start), FLN)

    assert (
        text(advice) == "fln harass II-2; fln target police-1; fln pick failek-1; fln pick band-1; fln done"
    )


def test_a_lone_band_harasses_the_only_patrol_where_a_cadre_waits_to_speak():
    start = board("1958").put("band-1 cadre-1", "II-2").put("police-1", "II-2")

    assert text(fln_missions.harass(start.state, frame_of(start), FLN)).startswith("fln harass II-2; ")
    start.put("police-2", "II-2")
    assert fln_missions.harass(start.state, frame_of(start), FLN) is None


def test_a_unit_comes_in_from_abroad_where_the_border_is_open():
    start = abroad()

    advice = fln_missions.come_in(start.state, frame_of(start), FLN)

    assert text(advice).startswith("fln move band-3; fln to ")
    start.set(border_zone=-3, border_zone_active=True)
    assert fln_missions.come_in(start.state, frame_of(start), FLN) is None


def test_fronts_come_before_bands():
    start = board().put("cadre-1 cadre-2", "IV-2", "UG").awaiting("fln_reinforcement", "fln")

    assert text(fln_building.raise_front(start.state, frame_of(start), FLN)) == "fln convert cadre-1 front"


def test_the_oas_is_placed_away_from_the_fln_when_a_coup_is_far():
    start = board("1960").set(gov_psl=60, oas="PENDING").put("cadre-1", "ORAN").awaiting("place_oas", "fln")

    assert fln_choices.oas_to_france(start.state, frame_of(start), FLN) is None
    assert text(fln_choices.oas_to_empty_city(start.state, frame_of(start), FLN)) == "fln oas ALGIERS"


@pytest.mark.parametrize(
    ("seat", "own", "other", "line"),
    [
        ("fln", 60, 3, "fln lower 4"),
        ("fln", 63, 50, "fln raise 2"),
        ("fln", 80, 50, "fln lower 4"),
        ("gov", 20, 4, "gov lower 4"),
        ("gov", 20, 50, "gov raise 4"),
        ("gov", 80, 50, "gov lower 4"),
    ],
)
def test_points_end_the_war_or_secure_ones_own_support_or_press_the_other(
    seat: Seat, own: int, other: int, line: str
):
    fln, gov = (own, other) if seat == "fln" else (other, own)
    start = board().set(fln_psl=fln, gov_psl=gov).awaiting("distribute", seat, 4)
    module, p = (fln_choices, FLN) if seat == "fln" else (gov_choices, GOV)
    last = fln_choices.lower_government if seat == "fln" else gov_choices.lower_fln

    first, second = (
        judge(start.state, frame_of(start), p) for judge in (module.lower_to_win, module.raise_while_weak)
    )

    assert text(first or second or last(start.state, frame_of(start), p)) == line


def test_bands_are_given_up_before_cadres_before_fronts():
    start = board().put("band-1 cadre-1 front-1", "I-1")
    units = start.state.at["I-1"]
    for expected in ("band-1", "cadre-1", "front-1"):
        frame = ChooseLoss(
            "fln", 1, units, eliminated=0, area="I-1", gov=0, on_gov=0, on_fln=1, purpose="flush"
        )
        assert text(fln_choices.lose_least(start.state, frame, FLN)) == f"fln lose {expected}"
        units &= units & ~RULES_UNIT[expected]


RULES_UNIT = {name: board().put(name, "I-1").state.at["I-1"] for name in ("band-1", "cadre-1", "front-1")}


def spending(scenario: str = "1958") -> Board:
    return board(scenario).awaiting("gov_reinforcement", "gov").set(gov_psl=70)


def test_the_barrier_is_improved_against_a_large_army_and_only_then():
    start = threatened()

    advice = gov_spending.build_barrier(start.state, frame_of(start), GOV)

    assert text(advice) == "gov border improve"
    legal(start, advice)
    start.put("failek-1", "POOL")
    assert gov_spending.build_barrier(start.state, frame_of(start), GOV) is None


def test_nothing_is_bought_that_would_ruin_the_government():
    start = spending().set(gov_psl=7).put("cadre-1 cadre-2", "I-1", "UG").put("elite-1 elite-2", "I-1", "OC")
    judgements = [
        getattr(gov_spending, name)
        for name in ("mobilize_police", "activate_reserve", "buy_ships", "mobilize_elites", "close_border")
    ]

    assert [judge(start.state, frame_of(start), GOV) for judge in judgements] == [None] * len(judgements)


def test_police_leave_a_quiet_area_for_one_where_cadres_speak():
    start = (
        spending("1954")
        .put("police-1 police-2", "V-5")
        .put("cadre-1", "V-3", "UG")
        .put("brigade-1", "V-5", "OC")
    )
    for number in range(3, 11):
        start.put(f"police-{number}", "REMOVED")

    advice = gov_spending.shift_police(start.state, frame_of(start), GOV)

    assert text(advice) == "gov remove police-1; gov mobilize police-1; gov to V-3"
    legal(start, advice)


def test_a_strike_is_always_reacted_to():
    start = board().put("elite-1 elite-2", "ORAN").put("front-1 cadre-1 cadre-2 cadre-3", "ORAN", "OC")
    quarry = start.state.at["ORAN"] & RULES_UNIT["front-1"]
    for mission, reacts in (("strike", True), ("propaganda", False)):
        start.awaiting("react", "gov", "ORAN", quarry=quarry, air=0, group=0, mission=mission)
        assert bool(gov_missions.react(start.state, frame_of(start), GOV)) == reacts


def test_elite_brigades_fly_to_those_who_have_shown_themselves():
    start = (
        board("1958")
        .put("band-1 band-2", "II-2", "OC")
        .put("elite-1 elite-2", "V-3")
        .awaiting("operations", "gov")
    )

    advice = gov_missions.flush(start.state, frame_of(start), GOV)

    assert text(advice).startswith("gov flush II-2; gov lift elite-1; gov lift elite-2; gov pick elite-1; ")
    assert text(advice).endswith("gov pick elite-2; gov air 2; gov done")
    assert RULES.refuse(start.state, advice.line[0]) is None  # type: ignore[union-attr]


def test_nato_gets_a_brigade_for_one_and_the_least_missed_division_for_more():
    start = (
        board("1958")
        .put("brigade-1 division-1", "I-1")
        .put("division-2", "I-1")
        .put("division-3 cadre-1", "II-1")
    )

    assert text(gov_choices.withdraw_least(start.state, Withdraw("gov", 1), GOV)) == "gov remove brigade-1"
    assert text(gov_choices.withdraw_least(start.state, Withdraw("gov", 4), GOV)) == "gov remove division-1"


def test_raiders_arm_where_a_front_stays():
    start = board().put("front-1 cadre-1", "II-2", "UG").set(fln_ap=12).awaiting("fln_reinforcement", "fln")

    built = fln_building.build_to_fight(start.state, frame_of(start), FLN)
    armed = fln_building.arm_cadre(start.state, frame_of(start), FLN)

    assert (text(built), text(armed)) == ("fln build band II-2", "fln convert cadre-1 band")
    legal(start, built)
    legal(start, armed)
    start.put("front-1", "POOL")
    assert fln_building.arm_cadre(start.state, frame_of(start), FLN) is None
    assert fln_building.build_to_fight(start.state, frame_of(start), FLN) is None


def test_a_city_gets_a_front_then_cadres():
    start = board().put("cadre-1", "ORAN", "UG").set(fln_ap=12).awaiting("fln_reinforcement", "fln")

    front = fln_building.raise_city_front(start.state, frame_of(start), FLN)

    assert text(front) == "fln convert cadre-1 front"
    assert fln_building.build_in_city(start.state, frame_of(start), FLN) is None
    start.put("front-1", "ORAN", "UG")
    assert fln_building.raise_city_front(start.state, frame_of(start), FLN) is None
    cadre = fln_building.build_in_city(start.state, frame_of(start), FLN)
    assert text(cadre) == "fln build cadre ORAN"
    legal(start, cadre)


def test_a_cadre_that_can_be_spared_goes_to_the_city_of_its_wilaya():
    start = board().put("cadre-1 front-1", "V-3").put("cadre-2", "II-2")

    advice = fln_missions.go_to_city(start.state, frame_of(start), FLN)

    assert text(advice) == "fln move cadre-1; fln to ORAN"
    legal(start, advice, 3)
    start.put("elite-1 elite-2", "ORAN")
    assert fln_missions.go_to_city(start.state, frame_of(start), FLN) is None


def test_speakers_and_fighters_come_out_by_themselves():
    start = (
        board()
        .put("cadre-1", "IV-2", "UG")
        .put("band-1", "III-1", "UG")
        .put("cadre-2 front-1", "V-3", "UG")
        .set(fln_ap=9)
        .awaiting("fln_deployment", "fln")
    )
    out = {
        judge.__name__: text(judge(start.state, frame_of(start), FLN))
        for judge in (
            fln_deployment.bring_out_speakers,
            fln_deployment.bring_out_fighters,
            fln_deployment.bring_out_to_cities,
        )
    }

    assert "band-1" not in out["bring_out_speakers"]
    assert "cadre-1" in out["bring_out_speakers"]
    assert out["bring_out_fighters"] == "fln ops band-1; fln done"
    assert "cadre-2" in out["bring_out_to_cities"]


def test_faileks_march_in_together_when_they_are_strong():
    start = (
        threatened().put("failek-5 failek-6", "TUNISIA").put("police-1", "I-4").awaiting("operations", "fln")
    )

    advice = fln_missions.march_in(start.state, frame_of(start), FLN)

    assert text(advice) == "fln move failek-1; fln to I-4"
    legal(start, advice, 3)
    start.put("failek-5", "POOL")
    assert fln_missions.march_in(start.state, frame_of(start), FLN) is None


def test_the_barrier_is_built_to_the_step_that_is_wanted():
    start = spending("1956-like").set(border_zone=1, independent=True)
    wanted = replace(GOV, most_barrier=1)

    advice = gov_spending.raise_barrier(start.state, frame_of(start), wanted)

    assert text(advice) == "gov border mobilize"
    legal(start, advice)
    assert gov_spending.raise_barrier(start.state, frame_of(start), GOV) is None
    start.set(border_zone=0)
    assert text(gov_spending.raise_barrier(start.state, frame_of(start), wanted)) == "gov border improve"
    start.set(border_zone=-1)
    assert gov_spending.raise_barrier(start.state, frame_of(start), wanted) is None
    start.set(border_zone=0, gov_psl=wanted.barrier_floor + 5)
    assert gov_spending.raise_barrier(start.state, frame_of(start), wanted) is None


def test_the_grid_activates_where_somebody_could_speak_unwatched():
    start = (
        spending()
        .put("cadre-1", "II-2", "UG")
        .put("division-1 brigade-1", "II-2", "OC")
        .put("division-2", "V-5", "OC")
    )

    advice = gov_spending.activate_watch(start.state, frame_of(start), GOV)

    assert text(advice) == "gov activate brigade-1"
    legal(start, advice)
    start.put("police-1", "II-2")
    assert gov_spending.activate_watch(start.state, frame_of(start), GOV) is None


def test_aircraft_are_bought_while_they_are_wanted_and_rich():
    start = spending().set(air_max=2)

    assert gov_spending.buy_aircraft(start.state, frame_of(start), GOV) is None
    assert (
        text(gov_spending.buy_aircraft(start.state, frame_of(start), replace(GOV, most_air=6)))
        == "gov buy air"
    )
    start.set(gov_psl=40)
    assert gov_spending.buy_aircraft(start.state, frame_of(start), replace(GOV, most_air=6)) is None


def test_suppression_goes_first_to_where_elite_brigades_help():
    start = (
        board("1958")
        .set(gov_psl=60)
        .put("police-1 band-1 band-2", "II-2")
        .put("police-2 cadre-1 elite-1", "III-1")
        .put("police-3", "V-3")
        .awaiting("operations", "gov")
    )

    advice = gov_missions.suppress_wherever(start.state, frame_of(start), GOV)

    assert text(advice) == "gov suppress III-1"
    state = legal(start, advice, 3)
    again = gov_missions.suppress_wherever(state, state.agenda[-1], GOV)
    assert text(again) == "gov suppress II-2"


def test_a_front_is_resettled_first_and_no_more_areas_than_are_wanted():
    start = (
        board("1958")
        .set(gov_psl=60)
        .put("police-1 cadre-1 cadre-2", "II-2")
        .put("police-2 front-1", "III-1")
        .put("police-3 front-2", "ORAN")
        .put("police-4", "V-5")
        .awaiting("operations", "gov")
    )
    wanted = replace(GOV, resettled_areas=2)

    advice = gov_missions.resettle(start.state, frame_of(start), wanted)

    assert text(advice) == "gov resettle III-1"
    assert gov_missions.resettle(start.state, frame_of(start), GOV) is None
    prudent = replace(wanted, resettle_ceiling=start.state.fln_psl - 1)
    assert gov_missions.resettle(start.state, frame_of(start), prudent) is None
    start.state.resettled |= {"III-1", "IV-1"}
    assert gov_missions.resettle(start.state, frame_of(start), wanted) is None


def test_resettled_areas_raise_the_floor_of_civil_affairs():
    start = board("1958").put("police-1", "II-2").awaiting("operations", "gov")
    start.set(gov_psl=GOV.affairs_floor + 2, fln_psl=90)

    assert gov_missions.civil_affairs(start.state, frame_of(start), GOV)
    start.state.resettled |= {"III-1"}
    assert gov_missions.civil_affairs(start.state, frame_of(start), GOV) is None


def test_everybody_is_activated_as_far_as_the_support_allows():
    start = garrisoned()

    assert text(gov_spending.activate_all(start.state, (), GOV)).count("activate") == 3
    poor = start.set(gov_psl=GOV.activate_floor + 2)
    assert text(gov_spending.activate_all(poor.state, (), GOV)).count("activate") == 2
    assert gov_spending.activate_all(start.set(gov_psl=GOV.activate_floor).state, (), GOV) is None


def test_control_pays_for_as_many_active_units_as_its_bonus_has_points():
    start = garrisoned()

    after = legal(start, gov_spending.activate_covered(start.state, (), GOV))

    assert after.gov_psl == 48
    assert gov_spending.activate_covered(after, (), GOV) is None
    assert gov_spending.activate_covered(start.control("fln", "I-3", "II-1").state, (), GOV) is None


@pytest.mark.parametrize(("wanted", "changed"), [(0, "concentrated"), (1, "concentrated"), (11, "dispersed")])
def test_as_many_divisions_are_dispersed_as_are_wanted(wanted: int, changed: str):
    start, p = garrisoned().awaiting("gov_deployment", "gov"), replace(GOV, most_dispersed=wanted)
    if wanted > 3:
        start.state.dispersed = 0

    advices = [gov_deployment.mass(start.state, (), p), gov_deployment.disperse(start.state, (), p)]

    (line,) = [text(advice) for advice in advices if advice]
    assert line.count(changed) == (3 if wanted > 3 else 3 - wanted)
