"""A position for each switch and constant in which its settings lead to different things.

Each function takes a value of its switch, changes nothing else, and returns what is then seen.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from algeria_lab.algeria.board.units import by_kind, units_of
from algeria_lab.algeria.frames import TurnTo
from algeria_lab.algeria.phases import interphase
from algeria_lab.algeria.phases.coup import check_coup
from algeria_lab.core.dice import FixedDice
from tests.algeria.boards import (
    RULES,
    Board,
    awaits,
    board,
    carry_out,
    counts,
    legal,
    on_top,
    play,
    psl,
    rolls,
    run,
    stands,
    there,
)

Watch = Callable[[object], object]
SHOWN: list[tuple[str, Watch, object, object]] = []


def shows(settings: Mapping[object, object]) -> Callable[[Watch], Watch]:
    """Note what a function sees of the switch that it is named after, by value of the switch."""

    def note(watch: Watch) -> Watch:
        SHOWN.extend((watch.__name__, watch, value, seen) for value, seen in settings.items())
        return watch

    return note


def government(**changes: object) -> Board:
    return board(**changes).awaiting("operations", "gov")


@shows({True: ({"brigade": 1, "band": 1}, {"band": 1, "cadre": 1, "front": 1}), False: ({"band": 1}, {})})
def quick_setup_1960_extra_units(value):
    state, _ = RULES.new("1960", {"changes": {"quick_setup_1960_extra_units": value}}, FixedDice([1, 1]))
    state, _ = play(state, "gov quick; fln quick", alone=True)
    return by_kind(state.at["V-2"]), by_kind(state.at["VI-2"])


@shows({True: False, False: True})
def setup_check_fronts_on_shift(value):
    state, _ = RULES.new("1954", {"changes": {"setup_check_fronts_on_shift": value}}, FixedDice([1, 1]))
    state, _ = play(state, "gov quick; fln place front I-1")
    return "fln shift front I-1 I-2" in legal(state)


@shows({True: {"front-2"}, False: set()})
def standin_fronts_use_counters(value):
    state, _ = run(board("1958", standin_fronts_use_counters=value).awaiting(), "begin_fln_reinforcement")
    return there(state, "TUNISIA")


@shows({True: "II-2 OC N", False: "II-2 UG N"})
def neutralizing_moves_to_oc(value):
    start = government(neutralizing_moves_to_oc=value).put("police-1", "II-2").put("band-1", "II-2", "UG")
    return stands(play(start, "gov suppress II-2", faces=[4])[0], "band-1")


@shows({True: "II-2 OC N", False: "II-2 UG N"})
def neutralized_fln_stay_at_redeployment(value):
    start = board(neutralized_fln_stay_at_redeployment=value).put("band-1", "II-2", "OC", "N")
    return stands(carry_out(start, interphase.redeploy)[0], "band-1")


@shows({True: ("II-1 OC NA", "NATO A"), False: ("II-1 OC N", "NATO")})
def airmobile_flag_sticks_to_neutralized(value):
    start = board(airmobile_flag_sticks_to_neutralized=value).put("elite-1", "II-1", "OC", "NA")
    start.put("brigade-1", "II-1", "OC", "NA").awaiting()
    home, _ = carry_out(start, interphase.redeploy)
    return stands(home, "elite-1"), stands(run(start, "random_events", faces=[5, 5, 1])[0], "brigade-1")


@shows({True: ("operations", "gov"), False: ("operations", "fln")})
def fln_pass_is_final(value):
    start = board(fln_pass_is_final=value).put("police-1", "II-2").put("band-1", "II-2", "UG")
    return awaits(play(start, "fln pass; gov intelligence II-2", faces=[6])[0])


@shows({True: ("react", "gov"), False: ("operations", "fln")})
def react_to_move(value):
    start = board(react_to_move=value).put("band-1", "II-1").put("brigade-1", "II-2")
    return awaits(play(start, "fln move band-1; fln to II-2", faces=[6])[0])


@shows({True: {"fln pick cadre-1"}, False: set()})
def cadres_join_harass(value):
    start = board(cadres_join_harass=value).put("failek-1 cadre-1 police-1", "II-1")
    return legal(play(start, "fln harass II-1; target police-1; pick failek-1")[0], "pick")


@shows({True: {"fln pick failek-1"}, False: {"fln pick failek-1", "fln pick band-2"}})
def harass_group_needs_failek_at_end(value):
    start = board(harass_group_needs_failek_at_end=value).put("failek-1 band-1 band-2 police-1", "II-1")
    return legal(play(start, "fln harass II-1; target police-1; pick band-1")[0], "pick")


@shows({True: "II-1 OC", False: "II-1 OPS"})
def harass_target_to_oc(value):
    start = board(harass_target_to_oc=value).put("band-1 brigade-1", "II-1")
    return stands(
        play(start, "fln harass II-1; target brigade-1; pick band-1; done", faces=[1, 1], alone=True)[0],
        "brigade-1",
    )


@shows({True: ("commit_air", "gov"), False: ("operations", "fln")})
def air_in_harass_fire(value):
    start = board("1958", air_in_harass_fire=value).put("band-1 police-1", "II-1")
    dice = [] if value else [1, 1]
    return awaits(play(start, "fln harass II-1; target police-1; pick band-1; done", faces=dice)[0])


@shows({True: (True, "distribute"), False: (False, "commit_air")})
def air_committed_before_contact(value):
    start = (
        board("1958", air_committed_before_contact=value)
        .put("failek-1 elite-1", "II-1")
        .awaiting("operations", "gov")
    )
    prepared, _ = play(start, "gov flush II-1; elite-1")
    state, _ = play(prepared, "gov done", faces=[1, 4, 1] if value else [1])
    return "gov air 1" in legal(prepared), awaits(state)[0]


@shows({True: ["band-1", "band-3"], False: ["band-1", "band-2", "band-3"]})
def evasion_skips_after_success(value):
    start = (
        board(evasion_skips_after_success=value)
        .put("band-1 band-2 band-3", "II-1", "OC")
        .put("brigade-1", "II-1")
    )
    start.awaiting(
        "react",
        "gov",
        "II-1",
        quarry=units_of(["band-1", "band-2", "band-3"]),
        air=0,
        group=0,
        mission="raid",
    )
    start.state.agenda.insert(0, TurnTo("fln"))
    faces = [1, 6, 1, 1] if value else [1, 6, 1, 1, 1]
    return [
        event.where for event in rolls(play(start, "gov pick brigade-1; done", faces=faces)[1], "evasion")
    ]


@shows({True: ("distribute", "fln", 4), False: ("distribute", "fln", 3)})
def psp_for_police_neutralized(value):
    start = board(psp_for_police_neutralized=value).put("front-1 cadre-1 police-1", "ORAN")
    return on_top(play(start, "fln strike front-1; cadre-1; done", faces=[6, 1, 1, 1])[0])


@shows({True: "V-4 PTL N", False: "V-4 PTL"})
def raid_at_prefers_active_police(value):
    start = (
        board(raid_at_prefers_active_police=value)
        .put("band-1 band-2", "V-4")
        .put("police-1", "V-4", marks="N")
    )
    start.put("police-2", "V-4")
    return stands(play(start, "fln raid V-4; band-1; band-2; done", faces=[6])[0], "police-2")


@shows({"fln": ("suppressed", "fln"), "random": ("operations", "fln")})
def suppression_victims(value):
    start = government(suppression_victims=value).put("police-1", "II-2").put("band-1 band-2", "II-2", "UG")
    return awaits(play(start, "gov suppress II-2", faces=[2] if value == "fln" else [2, 1])[0])


@shows({"automatic": (1, "II-2 PTL"), "optional": (1, "II-2 OC")})
def elite_assist(value):
    start = government(elite_assist=value).put("police-1 cadre-1", "II-2").put("elite-1", "II-2", "PTL")
    line = "gov suppress II-2" if value == "automatic" else "gov suppress II-2; elite-1; done"
    state, events = play(start, line, faces=[3])
    return rolls(events, "suppression")[0].mods[0].value, stands(state, "elite-1")


@shows({True: set(), False: {"gov suppress II-2"}})
def suppression_needs_fln(value):
    return legal(government(suppression_needs_fln=value).put("police-1", "II-2"), "suppress")


@shows({True: "ORAN OC N", False: "ORAN UG"})
def oas_at_hits_cadres_fronts(value):
    start = (
        board(oas_at_hits_cadres_fronts=value).set(oas="ORAN", oas_control="fln").put("cadre-1", "ORAN", "UG")
    )
    return stands(run(start.awaiting("turn_to", "fln"), "oas_suppression", faces=[6])[0], "cadre-1")


@shows({70: "", 71: "ORAN"})
def oas_removal_psl_at_least(value):
    start = board(oas_removal_psl_at_least=value).set(oas="ORAN", oas_control="fln", gov_psl=70)
    return run(start.awaiting(), "begin_gov_reinforcement")[0].oas


@shows({True: ("oas_removal", "gov"), False: ("gov_reinforcement", "gov")})
def oas_removal_is_optional(value):
    start = board(oas_removal_is_optional=value).set(oas="ORAN", oas_control="fln", gov_psl=71)
    return awaits(run(start.awaiting(), "begin_gov_reinforcement")[0])


@shows({"whole": [False] * 4, "mixed": [True, True, False, False], "none": [True] * 4})
def spend_floor(value):
    start = board("1958", spend_floor=value).awaiting("gov_reinforcement", "gov")
    half_left = {"gov buy air": 2, "gov border improve": 6, "gov mobilize brigade-1": 2}
    seen = [text in legal(start.set(gov_psl=psl, gov_half=1)) for text, psl in half_left.items()]
    return [*seen, "gov buy air" in legal(start.set(gov_psl=2, gov_half=0))]


@shows({True: 1, False: 0})
def coup_at_psl_30(value):
    start = board(coup_at_psl_30=value).set(gov_psl=30)
    return len(rolls(carry_out(start, check_coup, faces=[1] if value else [])[1], "coup-check"))


@shows({True: 9, False: 7})
def income_in_gov_controlled_areas(value):
    start = (
        board(income_in_gov_controlled_areas=value)
        .put("cadre-1", "ORAN")
        .control("gov", "ORAN")
        .set(fln_ap=2)
    )
    return run(start.awaiting(), "begin_fln_reinforcement")[0].fln_ap


@shows({True: 2, False: 4})
def border_zone_cuts_income(value):
    start = board("1958", border_zone_cuts_income=value).set(fln_ap=0, border_zone_active=True)
    return run(start.awaiting(), "begin_fln_reinforcement")[0].fln_ap


@shows({99: True, 1: False})
def border_zone_steps_per_turn(value):
    start = (
        board("1958", border_zone_steps_per_turn=value)
        .set(border_zone=0)
        .awaiting("gov_reinforcement", "gov")
    )
    return "gov border improve" in legal(play(start, "gov border improve")[0])


@shows({True: False, False: True})
def slow_reaction_counts_police(value):
    start = (
        board(slow_reaction_counts_police=value).set(slow_reaction=True).awaiting("gov_reinforcement", "gov")
    )
    return "gov buy air" in legal(play(start, "gov mobilize police-1; gov to ORAN")[0])


@shows({True: "NATO", False: "NATO D"})
def removed_divisions_reset_mode(value):
    start = board(removed_divisions_reset_mode=value).put("division-1", "II-1", "OC", "D").awaiting()
    return stands(run(start, "random_events", faces=[5, 5, 3])[0], "division-1")


@shows({True: {"fln to TUNISIA"}, False: {"fln to I-1", "fln to I-3", "fln to I-4", "fln to TUNISIA"}})
def jealousy_forbids_inside_wilaya(value):
    start = board("1958", jealousy_forbids_inside_wilaya=value).put("band-1", "I-2").set(jealousy=True)
    return legal(play(start, "fln move band-1")[0])


@shows({True: {"fln move band-2"}, False: {"fln move band-1", "fln move band-2"}})
def jealousy_only_border_areas_cross(value):
    start = board("1958", jealousy_only_border_areas_cross=value).put("band-1", "I-1").put("band-2", "I-2")
    return legal(start.set(jealousy=True), "move")


@shows({True: 63, False: 64})
def terror_and_resettled_cumulative(value):
    start = board(terror_and_resettled_cumulative=value).mark("terror", "II-2").mark("resettled", "II-2")
    return carry_out(start, interphase.charge_areas)[0].gov_psl


@shows({True: "fln", False: ""})
def shorter_game_check_last(value):
    start = (
        board(shorter_game_check_last=value).put("elite-1 elite-2", "V-3", "OC").put("cadre-1", "V-4", "UG")
    )
    start.set(shorter_game=True, turn=6, gov_psl=29, fln_psl=52, oas="FRANCE", fln_ap=0).control(
        "fln", "ORAN"
    ).awaiting()
    state, _ = run(start, "interphase", faces=[5, 3, 4, 1, 1])
    return play(state, "gov remove elite-1", alone=True)[0].shorter_leader


@shows({True: "V-4 OPS", False: "V-4 OC"})
def coup_free_units_start_active(value):
    start = board(coup_free_units_start_active=value).awaiting("free_mobilization", "gov", 8)
    return stands(play(start, "gov mobilize brigade-1; gov to V-4")[0], "brigade-1")


@shows({-1: "II-1 OC N", 1: "II-1 OC"})
def low_psl_recovery_drm(value):
    start = board(low_psl_recovery_drm=value).put("band-1", "II-1", "OC", "N").set(fln_psl=30)
    return stands(carry_out(start, interphase.recover_units, faces=[4])[0], "band-1")


@shows({True: {"gov pick algerian-1", "gov pick elite-1"}, False: {"gov pick elite-1"}})
def airmobile_first_unit_unchecked(value):
    start = board("1958", airmobile_first_unit_unchecked=value).put("band-1 elite-1", "II-1")
    start.put("algerian-1", "V-3", marks="A").awaiting("operations", "gov")
    return legal(play(start, "gov flush II-1")[0], "pick")


@shows({True: "II-1 PTL A", False: "II-1 OPS A"})
def flown_units_keep_patrol(value):
    start = board("1958", flown_units_keep_patrol=value).put("band-1", "II-1")
    start.put("elite-1", "V-4", "PTL", "A").awaiting("operations", "gov")
    fought, _ = play(start.set(gov_psl=1), "gov flush II-1; pick elite-1; done", faces=[1, 6, 1])
    return stands(play(fought, "fln lower 1")[0], "elite-1")


@shows({True: set(), False: {"gov lift elite-1"}})
def airmobilize_needs_target(value):
    start = (
        board("1958", airmobilize_needs_target=value).put("elite-1", "II-1").awaiting("gov_deployment", "gov")
    )
    return legal(start, "lift")


@shows({True: "fln", False: ""})
def victory_checked_immediately(value):
    start = board(victory_checked_immediately=value).set(gov_psl=1, oas="ORAN")
    return carry_out(start, interphase.charge_oas)[0].winner


@shows({3: (53, 64), 1: (51, 64), 0: (50, 64)})
def resettlement_award_dice(value):
    start = government(resettlement_award_dice=value).put("police-1", "II-2")
    return psl(play(start, "gov resettle II-2", faces=[1] * value)[0])


@shows({1: 64, 0: 65, 3: 62})
def resettled_charge(value):
    return carry_out(board(resettled_charge=value).mark("resettled", "II-2"), interphase.charge_areas)[
        0
    ].gov_psl


@shows({1: 64, 0: 65, 2: 63})
def terror_charge(value):
    return carry_out(board(terror_charge=value).mark("terror", "II-2"), interphase.charge_areas)[0].gov_psl


@shows({10: 5, 20: 3, 0: 0})
def psl_per_ap(value):
    return run(board(psl_per_ap=value).set(fln_ap=0).awaiting(), "begin_fln_reinforcement")[0].fln_ap


@shows({100: [("gov_psl", -2)], 50: [("gov_psl", -1)], 0: []})
def activation_percent(value):
    start = (
        board(activation_percent=value)
        .put("division-1 division-2", "V-3", "OC")
        .awaiting("gov_reinforcement", "gov")
    )
    return counts(play(start, "gov activate all")[1])


@shows({2: (51, 65), 1: (53, 65), 4: (50, 65)})
def control_lead_per_psp(value):
    start = board(control_lead_per_psp=value).control("fln", "ORAN", "V-3", "V-4")
    return psl(carry_out(start, interphase.reward_control)[0])


@shows({30: 0, 40: 1})
def coup_threshold(value):
    start = board(coup_threshold=value).set(gov_psl=35)
    return len(rolls(carry_out(start, check_coup, faces=[1] if value == 40 else [])[1], "coup-check"))


@shows({1: "II-2 OC", 2: "DEAD"})
def move_loss_at_most(value):
    start = board(move_loss_at_most=value).put("band-1", "II-1")
    return stands(play(start, "fln move band-1; fln to II-2", faces=[2])[0], "band-1")
