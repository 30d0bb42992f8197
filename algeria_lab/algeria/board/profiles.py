"""Rule profiles: named sets of switches and constants, read from data [rulings A:IN-xx]."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache

from algeria_lab.core.refusals import UnknownName, WrongOption
from algeria_lab.core.tables import load_data

# From where to where numbers go: what is divided by is never 0, and nobody rolls dice for an hour.
NUMBERS = (0, 1000)
OTHER_NUMBERS: Mapping[str, tuple[int, int]] = {
    "control_lead_per_psp": (1, 1000),
    "low_psl_recovery_drm": (-6, 6),
}


@dataclass(frozen=True, slots=True)
class Profile:
    """Every switch and constant; what each means stands in ``data/algeria/profiles.toml``."""

    name: str
    quick_setup_1960_extra_units: bool
    setup_check_fronts_on_shift: bool
    standin_fronts_use_counters: bool
    neutralizing_moves_to_oc: bool
    neutralized_fln_stay_at_redeployment: bool
    airmobile_flag_sticks_to_neutralized: bool
    fln_pass_is_final: bool
    react_to_move: bool
    cadres_join_harass: bool
    harass_group_needs_failek_at_end: bool
    harass_target_to_oc: bool
    air_in_harass_fire: bool
    air_committed_before_contact: bool
    evasion_skips_after_success: bool
    psp_for_police_neutralized: bool
    raid_at_prefers_active_police: bool
    suppression_victims: str
    elite_assist: str
    suppression_needs_fln: bool
    oas_at_hits_cadres_fronts: bool
    oas_removal_psl_at_least: int
    oas_removal_is_optional: bool
    spend_floor: str
    coup_at_psl_30: bool
    income_in_gov_controlled_areas: bool
    border_zone_cuts_income: bool
    border_zone_steps_per_turn: int
    slow_reaction_counts_police: bool
    removed_divisions_reset_mode: bool
    jealousy_forbids_inside_wilaya: bool
    jealousy_only_border_areas_cross: bool
    france_offer_needs_eligible_cadre: bool
    terror_and_resettled_cumulative: bool
    shorter_game_check_last: bool
    coup_free_units_start_active: bool
    low_psl_recovery_drm: int
    airmobile_first_unit_unchecked: bool
    airmobilize_needs_target: bool
    flown_units_keep_patrol: bool
    victory_checked_immediately: bool
    resettlement_award_dice: int
    resettled_charge: int
    terror_charge: int
    psl_per_ap: int
    activation_percent: int
    control_lead_per_psp: int
    coup_threshold: int
    move_loss_at_most: int


SWITCHES: tuple[str, ...] = tuple(item.name for item in fields(Profile) if item.name != "name")


@cache
def _named(name: str) -> Mapping[str, object]:
    profiles = load_data("algeria", "profiles")
    if name not in profiles:
        raise UnknownName("rule profile", name, profiles)
    base, chosen = profiles["default"], profiles[name]
    assert isinstance(base, dict)
    assert isinstance(chosen, dict)
    return base | chosen


@cache
def _printed(name: str) -> Profile:
    return Profile(name=name, **_named(name))  # type: ignore[arg-type]


def read_profile(name: str = "default", changes: Mapping[str, object] | None = None) -> Profile:
    """Return the profile *name*, with single switches or constants changed.

    Args:
        name: ``default``, ``rtt`` or ``literal``.
        changes: New values by switch or constant.

    Raises:
        UnknownName: If there is no such profile, switch or constant.
        WrongOption: If a new value is not of the kind of the printed one, or a number beyond its range.
    """
    if not changes:
        return _printed(name)
    values = dict(_named(name))
    for switch, value in changes.items():
        if switch not in SWITCHES:
            raise UnknownName("switch or constant", switch, SWITCHES)
        if type(value) is not type(values[switch]):
            said = f"{switch} was set to {value!r}; it is {values[switch]!r} in the profile {name!r} "
            more = "and takes a value of that kind."
            now = repr(values[switch])
            raise WrongOption(said + more, "option-kind", name=switch, given=repr(value), now=now)
        _check_number(switch, value)
        values[switch] = value
    return Profile(name=name, **values)  # type: ignore[arg-type]


def _check_number(constant: str, value: object) -> None:
    least, most = OTHER_NUMBERS.get(constant, NUMBERS)
    if isinstance(value, int) and not least <= value <= most:
        said = f"{constant} was set to {value}; it goes from {least} to {most}."
        raise WrongOption(said, "option-range", name=constant, given=str(value), least=least, most=most)


def changes_of(profile: Profile) -> dict[str, object]:
    """Return in what *profile* differs from the named one it started from."""
    named = _named(profile.name)
    return {
        switch: getattr(profile, switch) for switch in SWITCHES if getattr(profile, switch) != named[switch]
    }
