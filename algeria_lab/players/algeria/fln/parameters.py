"""The numbers of an FLN doctrine."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class FlnParameters:
    """What an FLN doctrine weighs with; another doctrine is another record.

    Worth is counted in PSP: what a mission is expected to gain, less what it is expected to lose.

    Attributes:
        mission_reserve: AP that building leaves for missions.
        least_front: Worth each turn from which a Front is made.
        most_fronts: Fronts in Algeria beyond which no more are made.
        least_mobile: Mobile units in Algeria below which building comes before anything else.
        most_mobile: Mobile units in Algeria beyond which new units are raised abroad.
        abroad_reserve: AP that raising units abroad leaves.
        abroad_firepower: Firepower kept abroad when others go in.
        march_firepower: Firepower abroad from which Faileks go in together.
        interior_army: Mobile units in Algeria from which the army abroad stays there.
        city_cadres: Cadres wanted in each city.
        area_fighters: Bands wanted in each area with a Front.
        most_rating: Contact rating of active Government units beyond which nobody goes there.
        unit_worth: PSP that a Cadre or Band is worth.
        front_worth: PSP that a Front is worth.
        ap_worth: PSP that an action point gained is worth.
        ap_cost: PSP that an action point spent could have earned elsewhere.
        police_worth: PSP that neutralizing a Police unit is worth.
        opening_worth: PSP that it is worth more where a speaker waits for it.
        soldier_worth: PSP that neutralizing another Government unit is worth.
        terror_worth: PSP that a Terror marker costs the Government.
        fear: Share of the danger from active Government units that is believed.
        least_speech: Worth from which Propaganda is made.
        least_strike: Worth from which a Strike is made.
        least_raid: Worth from which a Raid is made.
        least_harass: Worth from which a Government unit is harassed.
        least_move: Worth from which a unit moves.
        least_arrival: Worth from which a unit comes in from abroad.
        most_move_loss: Highest chance of losing a unit on a Move.
        risk: Share of the danger of a Move that is believed.
        safe_psl: Own PSL up to which points raise it.
    """

    mission_reserve: int = 2
    least_front: float = 1.5
    most_fronts: int = 6
    least_mobile: int = 4
    most_mobile: int = 26
    abroad_reserve: int = 9
    abroad_firepower: int = 4
    march_firepower: int = 24
    interior_army: int = 10
    city_cadres: int = 3
    area_fighters: int = 3
    most_rating: int = 2
    unit_worth: float = 3.0
    front_worth: float = 5.0
    ap_worth: float = 1.0
    ap_cost: float = 0.4
    police_worth: float = 1.5
    opening_worth: float = 0.5
    soldier_worth: float = 0.5
    terror_worth: float = 1.5
    fear: float = 0.6
    least_speech: float = 0.3
    least_strike: float = 2.5
    least_raid: float = 0.8
    least_harass: float = 0.9
    least_move: float = 1.2
    least_arrival: float = 0.5
    most_move_loss: float = 0.34
    risk: float = 0.5
    safe_psl: int = 65


FLN_LEAST: dict[str, float] = {}
