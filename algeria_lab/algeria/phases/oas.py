"""The OAS: entry, control, place and its Suppression [A:11.3]."""

from __future__ import annotations

from algeria_lab.algeria.board.geography import OAS_PLACES, URBAN
from algeria_lab.algeria.cite import cite
from algeria_lab.algeria.draft import Draft
from algeria_lab.algeria.frames import OasRemoval, OasSuppression, PlaceOas, SuppressionSide
from algeria_lab.algeria.missions.common import MISSION_SUCCESS
from algeria_lab.algeria.missions.police_missions import amnesty_mods, neutralize_fighters
from algeria_lab.algeria.state import State
from algeria_lab.algeria.steps import Args, Runs, Steps, Verb, decision, plain
from algeria_lab.core.actions import Seat
from algeria_lab.core.refusals import Refusal
from algeria_lab.core.steps import procedure

OAS = cite("A:11.3")
OAS_SUPPRESSION = cite("A:IN-27")
OAS_REMOVAL = cite("A:IN-28")
PENDING = "PENDING"
ENTRY_PSL = 30
FLN_CONTROL_AT_MOST = 3


def roll_control(draft: Draft) -> None:
    """Roll which side controls the OAS this turn."""
    by_fln = draft.trial("oas-control", FLN_CONTROL_AT_MOST, (), OAS)
    draft.set("oas_control", "fln" if by_fln else "gov", OAS)


def enter_or_leave(draft: Draft) -> None:
    """Bring the OAS into play at low Government PSL, or take it out at high [A:IN-28, A:IN-31]."""
    state = draft.state
    if not state.oas:
        if state.gov_psl <= ENTRY_PSL:
            draft.set("oas", PENDING, OAS, "pending")
            roll_control(draft)
    elif _may_leave(state) and not state.profile.oas_removal_is_optional:
        leave(draft)


def _may_leave(state: State) -> bool:
    return bool(state.oas) and state.gov_psl >= state.profile.oas_removal_psl_at_least


def ask_removal(draft: Draft) -> None:
    """Let the Government take the OAS out of play, where that is its choice; only then it is placed."""
    if _may_leave(draft.state) and draft.state.profile.oas_removal_is_optional:
        draft.push(OasRemoval("gov"))


def leave(draft: Draft) -> None:
    """Take the OAS out of play."""
    draft.set("oas", "", OAS_REMOVAL, "gone")
    draft.set("oas_control", "", OAS_REMOVAL)


def ask_place(draft: Draft, seat: Seat) -> None:
    """Let the side that controls the OAS place it."""
    if draft.state.oas and draft.state.oas_control == seat:
        draft.push(PlaceOas(seat))


def place_candidates(state: State, frame: PlaceOas) -> list[Args]:
    """Offer the three cities and France."""
    return [(place,) for place in OAS_PLACES]


def place_refusal(state: State, frame: PlaceOas, place: str) -> Refusal | None:
    """The OAS stands in a city or in France."""
    return None if place in OAS_PLACES else Refusal("oas-place", OAS, {"place": place})


def resolve_place(draft: Draft, frame: PlaceOas, place: str) -> None:
    """Place the OAS."""
    draft.pop()
    draft.set("oas", place, OAS, "placed")


def resolve_keep(draft: Draft, frame: OasRemoval) -> None:
    """Leave the OAS in play although it could be removed."""
    draft.pop()


def resolve_remove(draft: Draft, frame: OasRemoval) -> None:
    """Take the OAS out of play."""
    draft.pop()
    leave(draft)
    draft.state.agenda[:] = [waiting for waiting in draft.state.agenda if not isinstance(waiting, PlaceOas)]


def run_suppression(draft: Draft, frame: OasSuppression) -> None:
    """Carry out the automatic Suppression at the start of Operations [A:IN-27]."""
    area = draft.state.oas
    if area not in URBAN:
        return
    draft.mark_done("suppression", area, OAS_SUPPRESSION)
    row = draft.check("oas-suppression", MISSION_SUCCESS, amnesty_mods(draft.state), OAS_SUPPRESSION, area)
    draft.push(SuppressionSide(area, row.mark, by_oas=True))
    neutralize_fighters(draft, area, row.number)


STEPS: Steps = {
    **decision(PlaceOas, {"oas": Verb(OAS, ("place",), place_candidates, place_refusal, resolve_place)}),
    **decision(
        OasRemoval,
        {
            "keep": plain(OAS_REMOVAL, resolve_keep, ends=True),
            "remove_oas": plain(OAS_REMOVAL, resolve_remove),
        },
    ),
}
RUNS: Runs = procedure(OasSuppression, run_suppression)
