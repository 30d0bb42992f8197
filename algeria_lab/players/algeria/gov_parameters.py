"""The numbers of a Government doctrine."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class GovParameters:
    """What a Government doctrine weighs with; another doctrine is another record.

    Attributes:
        floor: PSL below which nothing is bought and no mission paid for.
        essential_floor: PSL that the cheapest things (Police, barrier) leave.
        growth_floor: PSL that new units and Points leave.
        affairs_floor: PSL that Civil Affairs leave.
        move_floor: PSL that activating divisions leaves.
        least_police: Worth from which a Police unit is mobilized.
        most_naval: Naval Points beyond which none are bought.
        most_helicopters: Helicopter Points beyond which none are bought.
        most_elites: Elite brigades beyond which none are mobilized.
        most_moved: Divisions activated in one turn to stand elsewhere.
        least_move_gain: PSP a turn that a unit must change more elsewhere to be sent there.
        hunt_group: Elite brigades sent to one area together.
        least_prey: FLN units to be hunted in an area, from which hunters go there.
        zone_army: Firepower abroad from which the barrier is improved.
        least_flush: Expected number of units found from which a Flush is made.
        least_search: Expected number of units found from which Intelligence is paid for.
        least_contact: Contact rating that hunters need before Intelligence is worth while.
        least_suppressed: Fighters in an area from which Suppression is considered.
        hunt_share: Units found that make hunters keep for a Flush instead of reacting.
        air_a_flush: Air Points committed to one Flush or React.
        endgame_psl: FLN PSL from which everything is spent on Civil Affairs.
        air_a_flush: int = 2
    endgame_psl: int = 12
    suppress_floor: int = 25
    most_lifted: int = 2
    least_shift: float = 2.0
    shift_floor: int = 20
    safe_psl: Own PSL up to which points raise it.
    """

    floor: int = 6
    essential_floor: int = 10
    growth_floor: int = 42
    affairs_floor: int = 24
    move_floor: int = 25
    least_police: float = 1.0
    most_naval: int = 3
    most_helicopters: int = 4
    most_elites: int = 4
    most_moved: int = 2
    least_move_gain: float = 1.0
    hunt_group: int = 2
    least_prey: float = 1.0
    zone_army: int = 20
    least_flush: float = 0.3
    least_search: float = 0.9
    least_contact: int = 3
    least_suppressed: int = 2
    hunt_share: float = 0.8
    air_a_flush: int = 2
    endgame_psl: int = 12
    suppress_floor: int = 25
    most_lifted: int = 2
    least_shift: float = 2.0
    shift_floor: int = 20
    safe_psl: int = 50
