"""Independence of Morocco and Tunisia [A:11.21]."""

from __future__ import annotations

from algeria_lab.algeria.board.geography import ABROAD
from algeria_lab.algeria.board.units import FRONTS
from algeria_lab.algeria.cite import cite
from algeria_lab.algeria.draft import Draft
from algeria_lab.algeria.support import fresh_counter

INDEPENDENCE = cite("A:11.21")
STAND_INS = cite("A:IN-05")
BONUS_DICE = 2


def become_independent(draft: Draft) -> None:
    """Both countries become independent; both sides gain support, the FLN first."""
    draft.set("independent", True, INDEPENDENCE)
    draft.support(
        "fln", draft.roll("independence-fln", BONUS_DICE, INDEPENDENCE), INDEPENDENCE, why="independence"
    )
    draft.support(
        "gov", draft.roll("independence-gov", BONUS_DICE, INDEPENDENCE), INDEPENDENCE, why="independence"
    )
    place_stand_ins(draft)


def place_stand_ins(draft: Draft) -> None:
    """Put a Front counter into each independent country where there is none [A:IN-05]."""
    state = draft.state
    if not state.independent or not state.profile.standin_fronts_use_counters:
        return
    for country in ABROAD:
        if not state.at[country] & FRONTS:
            draft.put(fresh_counter(state, "front"), country, "UG", STAND_INS, "stand-in")
