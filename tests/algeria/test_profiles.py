"""Rule profiles: what each named one says, and a position for each switch where its settings differ."""

import pytest

from algeria_lab.algeria.board.profiles import SWITCHES, changes_of, read_profile
from tests.algeria.switches import SHOWN, Watch

# What the profiles say, switch by switch: default, rtt, literal (rules specification 8.9).
VALUES: dict[str, tuple[object, object, object]] = {
    "quick_setup_1960_extra_units": (False, True, False),
    "setup_check_fronts_on_shift": (True, False, True),
    "standin_fronts_use_counters": (True, True, False),
    "neutralizing_moves_to_oc": (True, True, False),
    "neutralized_fln_stay_at_redeployment": (True, True, False),
    "airmobile_flag_sticks_to_neutralized": (False, True, False),
    "fln_pass_is_final": (True, True, False),
    "react_to_move": (False, False, True),
    "cadres_join_harass": (False, False, True),
    "harass_group_needs_failek_at_end": (True, False, True),
    "harass_target_to_oc": (True, True, False),
    "air_in_harass_fire": (False, False, True),
    "air_committed_before_contact": (True, True, False),
    "evasion_skips_after_success": (False, True, False),
    "psp_for_police_neutralized": (True, False, True),
    "raid_at_prefers_active_police": (True, False, True),
    "suppression_victims": ("fln", "random", "fln"),
    "elite_assist": ("automatic", "automatic", "optional"),
    "suppression_needs_fln": (True, True, False),
    "oas_at_hits_cadres_fronts": (True, False, True),
    "oas_removal_psl_at_least": (71, 70, 71),
    "oas_removal_is_optional": (False, False, True),
    "spend_floor": ("whole", "mixed", "none"),
    "coup_at_psl_30": (True, True, False),
    "income_in_gov_controlled_areas": (False, True, False),
    "border_zone_cuts_income": (True, True, False),
    "border_zone_steps_per_turn": (99, 99, 1),
    "slow_reaction_counts_police": (False, True, False),
    "removed_divisions_reset_mode": (True, False, True),
    "jealousy_forbids_inside_wilaya": (False, True, False),
    "jealousy_only_border_areas_cross": (False, True, False),
    "france_offer_needs_eligible_cadre": (True, False, True),
    "terror_and_resettled_cumulative": (False, False, True),
    "shorter_game_check_last": (True, False, True),
    "coup_free_units_start_active": (True, True, False),
    "low_psl_recovery_drm": (-1, 1, -1),
    "airmobile_first_unit_unchecked": (False, True, False),
    "airmobilize_needs_target": (True, True, False),
    "flown_units_keep_patrol": (False, True, False),
    "victory_checked_immediately": (True, False, True),
}
# Constants of the model, the same in all profiles; experiments change them.
CONSTANTS = {
    "resettlement_award_dice": 3,
    "resettled_charge": 1,
    "terror_charge": 1,
    "psl_per_ap": 10,
    "activation_percent": 100,
    "control_lead_per_psp": 2,
    "coup_threshold": 30,
    "move_loss_at_most": 1,
}
# Switches that cannot make a difference here, with the reason.
WITHOUT_EFFECT = {
    "france_offer_needs_eligible_cadre": "a button that may lead nowhere; here every Cadre is an action",
}


@pytest.mark.parametrize(("switch", "values"), VALUES.items())
def test_the_three_profiles_are_as_specified(switch: str, values: tuple[object, object, object]):
    """Each profile sets each switch as the specification lists it."""
    assert tuple(getattr(read_profile(name), switch) for name in ("default", "rtt", "literal")) == values


@pytest.mark.parametrize(("constant", "value"), CONSTANTS.items())
def test_the_constants_are_as_printed(constant: str, value: int):
    """No profile changes a constant of the model."""
    assert [getattr(read_profile(name), constant) for name in ("default", "rtt", "literal")] == [value] * 3


@pytest.mark.parametrize(
    ("watch", "value", "seen"), [pytest.param(*row[1:], id=f"{row[0]}={row[2]}") for row in SHOWN]
)
def test_a_switch_is_consulted(watch: Watch, value: object, seen: object):
    """With nothing but one switch changed, the position goes on as the setting says."""
    assert watch(value) == seen


def test_every_switch_is_shown_in_all_its_settings():
    """Each switch and constant has a position for every setting that a profile uses, or a reason why not."""
    shown = {switch: {value for name, _, value, _ in SHOWN if name == switch} for switch in SWITCHES}

    for switch in SWITCHES:
        if switch not in WITHOUT_EFFECT:
            assert shown[switch] >= set(VALUES.get(switch, ())), switch
            assert len(shown[switch]) > 1, switch
    assert set(SWITCHES) == set(VALUES) | set(CONSTANTS)


@pytest.mark.parametrize("switch", [switch for switch in SWITCHES if switch not in WITHOUT_EFFECT])
def test_the_settings_of_a_switch_differ(switch: str):
    """What is seen under one setting is not what is seen under another."""
    seen = [repr(what) for name, _, _, what in SHOWN if name == switch]

    assert len(set(seen)) > 1


def test_changes_of_a_profile_are_known():
    """A profile knows in what it differs from the named one."""
    assert changes_of(read_profile("rtt", {"terror_charge": 0})) == {"terror_charge": 0}
    assert changes_of(read_profile("literal")) == {}
