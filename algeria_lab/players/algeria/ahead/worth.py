"""What a position promises at the end of a turn: the chance of winning the war, from a few numbers.

The weights were fitted (logistic regression) to the ends of 34,000 turns of 5,000 wars between all doctrines,
with their numbers varied. In wars that were not used for the fit, the side that a turn's end made likelier to
win won 85 of 100. They weigh what decides wars between doctrines, nothing else.
"""

from __future__ import annotations

from math import exp, log

from algeria_lab.algeria.board.geography import ABROAD
from algeria_lab.algeria.board.units import CADRES, FLN_MOBILE, FRONTS, KIND, POLICE
from algeria_lab.algeria.missions.combat import firepower
from algeria_lab.algeria.state import State
from algeria_lab.core.actions import Seat

EVEN = 2.64
CUSHION = 5.0  # PSL added before the logarithm: the last points of support weigh most, and none infinitely
FLN_SUPPORT, GOV_SUPPORT = 5.05, 5.46
FLN_AREA, GOV_AREA = 0.27, 0.12
TERROR, RESETTLED = 0.10, 0.56  # the Government pays for both every turn
FRONT, CADRE = 0.27, 0.09
POLICE_UNIT, ALGERIAN_BRIGADE = 0.26, 0.13
ARMY_ABROAD = 0.014


def fln_lead(state: State) -> float:
    """Return how far the FLN is ahead at the end of a turn, as the logarithm of its odds of winning."""
    held = list(state.control.values())
    able = state.in_algeria() & ~state.neutralized
    army = (state.at[ABROAD[0]] | state.at[ABROAD[1]]) & FLN_MOBILE
    return (
        EVEN
        + FLN_SUPPORT * log(state.fln_psl + CUSHION)
        - GOV_SUPPORT * log(state.gov_psl + CUSHION)
        + FLN_AREA * held.count("fln")
        - GOV_AREA * held.count("gov")
        + TERROR * len(state.terror)
        + RESETTLED * len(state.resettled)
        + FRONT * (able & FRONTS).bit_count()
        + CADRE * (able & CADRES).bit_count()
        - POLICE_UNIT * (able & POLICE).bit_count()
        - ALGERIAN_BRIGADE * (able & KIND["algerian"].units).bit_count()
        + ARMY_ABROAD * firepower(state, army)
    )


def promise(state: State, seat: Seat) -> float:
    """Return the chance that *seat* wins, from 0 to 1; certain once the war is over."""
    if state.winner:
        return float(state.winner == seat)
    lead = fln_lead(state)
    return 1 / (1 + exp(-lead if seat == "fln" else lead))
