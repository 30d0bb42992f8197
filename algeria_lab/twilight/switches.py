"""Readings of the rules that may be changed: one named switch each, consulted in one place [CT-0.2, CT-11].

Where the two modes of the engine differ stands in ``data/twilight/switches.toml``: ``rules`` is the
recommended reading, ``coltwi`` what the recorded games do.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple, cast

from algeria_lab.core.refusals import UnknownName, WrongOption
from algeria_lab.core.rules import Options
from algeria_lab.core.tables import load_data


class Switches(NamedTuple):
    """The readings that a game is played with; the defaults are the mode ``rules``.

    Attributes:
        third_algerian_troops: Full set-up: the third Algerian Troops [CT-11/A01].
        pivotal_window: Both sides want the Pivotal window [CT-11/A13].
        suez_in_later_scenarios: Suez: when it may be played [CT-11/A14].
        government_wins_in_play: Government victory before the last Round [CT-11/A16].
        recall_can_be_played: Recall de Gaulle can be played [CT-11/D02].
        final_support_phase: The Support Phase is played in the last Round too [CT-9.16].
        recall_trains_only_populated: Train by Recall de Gaulle: populated Sectors [CT-11/A03].
        unpopulated_spaces_stay_neutral: Spaces without Population stay Neutral [CT-11/A09].
        neutralize_needs_a_target: Neutralize needs a target [CT-11/A10].
        beni_oui_oui_needs_population: Events 9 and 34: populated spaces [CT-11/A41].
        every_momentum_works: All Momentum has its effect [CT-11/D08].
        deploy_respects_stacking: Deploy respects stacking [CT-11/D09].
        pacify_needs_control_and_population: Pacify tests Control and Population [CT-11/D10].
        neutralize_never_opposes_unpopulated: Neutralize in spaces without Population [CT-11/D11].
        garrison_activates_anywhere: Garrison: Activation in any space [CT-11/D21].
        sweep_activates_everywhere: Sweep: every destination is Activated [CT-11/D41].
        third_force_takes_up_to_three: Third Force: up to three Guerrillas [CT-11/D25].
        sauve_qui_peut_mixes_kinds: Sauve qui peut: one kind [CT-11/D26].
        commitment_must_pay_for_pieces: Pieces into play: the Commitment must be there [CT-11/D36].
        stripey_hole_avoids_bases: Stripey Hole by the Non-Player [CT-11/D05].
        atrocities_takes_different_spaces: Atrocities: two different spaces [CT-11/D06].
        non_player_beni_oui_oui_needs_population: by the Non-Player [CT-11/D12].
        ventilos_sources_at_random: Ventilos: sources at random [CT-11/D20].
        factional_plot_evens_both_kinds: Factional Plot: Underground and Active each [CT-8.5].
        operation_744_goes_to_an_empty_sector: Operation 744 by the Non-Player [CT-11/D24].
        casbah_agitates_only_new_control: Casbah: Agitation only for new Control [CT-11/D35].
        army_in_waiting_seeks_fewest_bases: Army in Waiting: the Country with fewest Bases [CT-11/D37].
        attack_counts_pieces: Attack: pieces, not spaces [CT-11/D14].
        rally_follows_an_impossible_march: March impossible: Rally is tried [CT-11/D18].
        map_gives_one_guerrilla_at_a_time: Pieces from the map, one at a time [CT-11/D15].
        rally_limited_to_six: Number of Rallies [CT-11/D01].
        rally_covers_most_active_first: Rally step 3: most Active first [CT-11/D16].
        moudjahidine_needs_control: Moudjahidine needs FLN Control [CT-11/D19].
        rally_counts_anew_after_extort: Rally after an Extort: count anew [CT-11/D29].
        rally_counts_only_rallies_made: Rally steps 7 and 8: two Rallies made [CT-11/D32].
        agitation_is_tested_again: Agitation is tested again [CT-11/D33].
        free_rally_pays_only_agitation: Free Rally: only the Agitation costs [CT-11/D34].
        march_crosses_after_chain: March: on through a Wilaya, then across [CT-11/A24].
        march_visits_two_support_spaces: March step 2: two spaces at Support [CT-11/A28].
        march_guard_counts_all_pieces: March: keeping the Government from Control [CT-11/D13].
        march_unseen_counts_active_stayers: March unseen: who stays behind [CT-11/D27].
        march_fails_when_extort_exposes: March after an Extort: too few left [CT-11/D30].
        march_keeps_arrivals_that_were_activated: March: who arrived stays [CT-11/D42].
        march_leaves_out_emptied_sources: March: no group of none [CT-11/D31].
        subvert_replaces_before_government: Subvert before the Government acts [CT-11/A53].
        subvert_replaces_only_police: Subvert leaves Troops alone [CT-11/D17].
        redeploy_plan_counts_for_control: Redeploy: planned moves count [CT-9.15].
    """

    third_algerian_troops: str = "oran"
    pivotal_window: str = "second_may_trump"
    suez_in_later_scenarios: bool = False
    government_wins_in_play: bool = True
    recall_can_be_played: bool = True
    final_support_phase: bool = False
    recall_trains_only_populated: bool = True
    unpopulated_spaces_stay_neutral: bool = True
    neutralize_needs_a_target: bool = True
    beni_oui_oui_needs_population: bool = True
    every_momentum_works: bool = True
    deploy_respects_stacking: bool = True
    pacify_needs_control_and_population: bool = True
    neutralize_never_opposes_unpopulated: bool = True
    garrison_activates_anywhere: bool = True
    sweep_activates_everywhere: bool = True
    third_force_takes_up_to_three: bool = True
    sauve_qui_peut_mixes_kinds: bool = True
    commitment_must_pay_for_pieces: bool = True
    stripey_hole_avoids_bases: bool = True
    atrocities_takes_different_spaces: bool = True
    non_player_beni_oui_oui_needs_population: bool = True
    ventilos_sources_at_random: bool = True
    factional_plot_evens_both_kinds: bool = True
    operation_744_goes_to_an_empty_sector: bool = True
    casbah_agitates_only_new_control: bool = True
    army_in_waiting_seeks_fewest_bases: bool = True
    attack_counts_pieces: bool = True
    rally_follows_an_impossible_march: bool = True
    map_gives_one_guerrilla_at_a_time: bool = True
    rally_limited_to_six: bool = True
    rally_covers_most_active_first: bool = True
    moudjahidine_needs_control: bool = True
    rally_counts_anew_after_extort: bool = True
    rally_counts_only_rallies_made: bool = True
    agitation_is_tested_again: bool = True
    free_rally_pays_only_agitation: bool = True
    march_crosses_after_chain: bool = True
    march_visits_two_support_spaces: bool = True
    march_guard_counts_all_pieces: bool = True
    march_unseen_counts_active_stayers: bool = True
    march_fails_when_extort_exposes: bool = True
    march_keeps_arrivals_that_were_activated: bool = True
    march_leaves_out_emptied_sources: bool = True
    subvert_replaces_before_government: bool = True
    subvert_replaces_only_police: bool = True
    redeploy_plan_counts_for_control: bool = True

    def changed(self, changes: object) -> Switches:
        """Return these readings with some changed.

        Raises:
            UnknownName: For an unknown switch.
            WrongOption: For a value that the switch does not take.
        """
        if not isinstance(changes, Mapping):
            said = f"switches must map names to values, not {changes!r:.60}."
            raise WrongOption(said, "option-map", name="switches", given=repr(changes))
        for name, value in changes.items():
            if name not in Switches._fields:
                raise UnknownName("switch", name, Switches._fields)
            if value not in (known := _VALUES[name]) or type(value) is not type(known[0]):
                said = f"{name} was set to {value!r:.60}; it takes {' or '.join(map(repr, known))}."
                takes = ", ".join(map(repr, known))
                raise WrongOption(said, "option-one-of", name=name, given=repr(value), known=takes)
        return self._replace(**changes)

    def changes(self) -> dict[str, bool | str]:
        """Return the readings that differ from the mode ``rules``, by name."""
        return {name: value for name, value in self._asdict().items() if value != getattr(RULES, name)}


_ROWS: Final = cast("list[dict[str, Any]]", load_data("twilight", "switches")["switch"])
MODE, SWITCHES, SOLO = "mode", "switches", "solitaire"
_VALUES: Final[dict[str, tuple[Any, ...]]] = {
    row["name"]: tuple(row.get("values", (True, False))) for row in _ROWS
}
RULES: Final = Switches()
MODES: Final[dict[str, Switches]] = {
    mode: RULES.changed({row["name"]: row[mode] for row in _ROWS}) for mode in ("rules", "coltwi")
}
SOLITAIRE: Final[dict[str, bool | str]] = {row["name"]: row["solo"] for row in _ROWS if "solo" in row}
"""Readings that change where the FLN is the Non-Player [CT-9.16, CT-11/A13]."""


def read_switches(options: Options) -> Switches:
    """Return the readings that options ask for.

    Raises:
        UnknownName: For an unknown mode or switch.
        WrongOption: For a value that a switch does not take.
    """
    mode = options.get(MODE, "rules")
    if not isinstance(mode, str) or mode not in MODES:
        raise UnknownName("mode", mode, MODES)
    switches = MODES[mode]
    solo = options.get(SOLO, False)
    if not isinstance(solo, bool):
        said = f"{SOLO} was set to {solo!r:.60}; it takes True or False."
        raise WrongOption(said, "option-truth", name=SOLO, given=repr(solo))
    if solo:
        switches = switches.changed(SOLITAIRE)
    return switches.changed(options.get(SWITCHES) or {})
