"""The numbers of a Government doctrine."""

from __future__ import annotations

from dataclasses import dataclass, fields


@dataclass(frozen=True, slots=True)
class GovParameters:
    """What a Government doctrine weighs with; another doctrine is another record.

    A *floor* is the PSL that an expense must leave. A *worth* is counted in PSP.

    Attributes:
        essential_floor: Floor of the cheapest things: Police and the barrier.
        shift_floor: Floor of shifting Police.
        floor: Floor of elite brigades and Intelligence.
        move_floor: Floor of activating divisions.
        growth_floor: Floor of new units and Points.
        zone_floor: Floor of building the barrier against a large army abroad.
        barrier_floor: Floor of building it as early as can be.
        watch_floor: Floor of activating units that patrol where they stand.
        activate_floor: Floor of activating everybody, or as many as control pays for.
        affairs_floor: Floor of Civil Affairs.
        suppress_floor: Floor of Suppressions.
        resettle_ceiling: FLN PSL above which no area is resettled: the award would come on top of it.
        resettle_floor: Floor of Population Resettlements.
        resettled_reserve: PSL by which each resettled area raises the floor of Civil Affairs: its upkeep.
        resettled_areas: Areas that are resettled before no more are.
        race_lead: PSL ahead of the FLN from which everything is spent on Civil Affairs.
        endgame_psl: FLN PSL from which the same is done.
        endgame_floor: Floor of Civil Affairs then.
        least_police: Worth from which a Police unit is mobilized.
        least_shift: Worth that a Police unit must gain to be sent elsewhere.
        patrol_worth: Worth of a first patrol where Fronts or Cadres could speak, each turn.
        affairs_worth: Worth of being able to do Civil Affairs in an area, each turn.
        search_police: Police brought together in an area that is to be searched.
        search_worth: Worth of each of them there.
        least_search_area: Worth within reach from which an area is to be searched.
        most_naval: Naval Points beyond which none are bought.
        most_helicopters: Helicopter Points beyond which none are bought.
        most_air: Air Points beyond which none are bought.
        most_elites: Elite brigades beyond which none are mobilized.
        most_barrier: Step beyond which the barrier is not built as early as can be; 0 for no barrier.
        zone_army: Firepower abroad from which the barrier is improved.
        most_watched: Units on Patrol in an area where the FLN could speak beyond which no more are activated.
        most_moved: Divisions activated in one turn to stand elsewhere.
        most_dispersed: Divisions that are dispersed; the others are concentrated.
        least_move_gain: PSP a turn that a unit must change more elsewhere to be sent there.
        party_size: Elite brigades sent to one area together.
        least_reach: Worth within reach in an area from which they go there.
        most_flown: Elite brigades activated besides, to be flown where somebody shows himself.
        most_lifted: Brigades airmobilized for one mission.
        air_a_flush: Air Points committed to one mission.
        least_flush: Expected losses of the FLN from which a Flush is made.
        flush_share: Share of the losses by a later Flush that a React must promise.
        least_search: Expected number of units found from which Intelligence is paid for.
        least_contact: Contact rating waiting in the area that makes finding them worth while.
        least_suppressed: Fighters in an area from which Suppression is considered.
        safe_psl: Own PSL up to which points raise it.
    """

    essential_floor: int = 10
    shift_floor: int = 20
    floor: int = 12
    move_floor: int = 60
    growth_floor: int = 45
    zone_floor: int = 38
    barrier_floor: int = 20
    watch_floor: int = 35
    activate_floor: int = 5
    affairs_floor: int = 32
    suppress_floor: int = 25
    resettle_ceiling: int = 99
    resettle_floor: int = 20
    resettled_reserve: int = 4
    resettled_areas: int = 0
    race_lead: int = -15
    endgame_psl: int = 12
    endgame_floor: int = 4
    least_police: float = 1.0
    least_shift: float = 2.0
    patrol_worth: float = 1.3
    affairs_worth: float = 0.5
    search_police: int = 2
    search_worth: float = 2.0
    least_search_area: float = 4.0
    most_naval: int = 1
    most_helicopters: int = 4
    most_air: int = 0
    most_elites: int = 4
    most_barrier: int = 0
    zone_army: int = 16
    most_watched: int = 1
    most_moved: int = 2
    most_dispersed: int = 99
    least_move_gain: float = 1.0
    party_size: int = 2
    least_reach: float = 1.5
    most_flown: int = 2
    most_lifted: int = 2
    air_a_flush: int = 2
    least_flush: float = 0.3
    flush_share: float = 0.8
    least_search: float = 0.9
    least_contact: int = 3
    least_suppressed: int = 2
    safe_psl: int = 50


# A floor of 0 would spend the last point and end the war; nobody flies in groups of none.
GOV_LEAST: dict[str, float] = {
    **{item.name: 1 for item in fields(GovParameters) if item.name.endswith("floor")},
    "party_size": 1,
    "race_lead": -99,
}
