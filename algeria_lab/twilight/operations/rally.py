"""Rally, and Agitation after it [CT-5.4.1]."""

from __future__ import annotations

from algeria_lab.core.refusals import Refusal
from algeria_lab.twilight import placing
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.draft import Draft
from algeria_lab.twilight.geography import AVAILABLE, PLACES, is_city, is_country
from algeria_lab.twilight.pieces import A, B, U
from algeria_lab.twilight.state import OPPOSE, SUPPORT, State

RALLY = cite("CT-5.4.1")
INDEPENDENT = cite("CT-8.6/61")
TO_F = 5
FOR_A_BASE = 2


def space_refusal(state: State, space: int) -> Refusal | None:
    """Return why the FLN may not Rally in a space at all, or None."""
    if is_country(space) and not state.is_independent:
        return Refusal("ct-not-independent", INDEPENDENT, {"place": PLACES[space]})
    if is_city(space) and state.support[space] == SUPPORT:
        return Refusal("ct-city-at-support", RALLY, {"place": PLACES[space]})
    return None


def bases_at(state: State, space: int) -> int:
    """Return the FLN Bases that a Rally counts in a space, one with Moudjahidine [CT-1.7]."""
    bases = state.pieces[space][B]
    if bases or "moudjahidine" not in state.momentum:
        return bases
    needs_control = state.switches.moudjahidine_needs_control
    return 1 if not needs_control or state.control(space) == "FLN" else 0


def most_placed(state: State, space: int) -> int:
    """Return how many Guerrillas a Rally may place in a space: one, or Population and Bases."""
    bases = bases_at(state, space)
    return state.pop(space) + bases if bases else 1


def base_refusal(state: State, space: int) -> Refusal | None:
    """Return why Guerrillas of a space may not become a Base, or None."""
    there = state.guerrillas(space)
    if there < FOR_A_BASE:
        return Refusal(
            "ct-guerrillas-needed", RALLY, {"place": PLACES[space], "needed": FOR_A_BASE, "there": there}
        )
    if not state.pieces[AVAILABLE][B]:
        return Refusal("ct-none-there", RALLY, {"place": PLACES[AVAILABLE], "kind": "B"})
    if not state.has_room_for_base(space):
        return Refusal("ct-no-room-for-base", placing.STACKING, {"place": PLACES[space]})
    return None


def place_guerrillas(draft: Draft, space: int, number: int) -> None:
    """Place Guerrillas in a space; if Available lacks them the FLN may take them from the map."""
    placing.place(draft, "fln", U, number, space, RALLY)


def build_base(draft: Draft, space: int, underground: int) -> None:
    """Replace two Guerrillas of a space by a Base, so many Underground ones and the rest Active."""
    draft.move(U, underground, space, AVAILABLE, RALLY)
    draft.move(A, FOR_A_BASE - underground, space, AVAILABLE, RALLY)
    draft.move(B, 1, AVAILABLE, space, RALLY)


def hide_guerrillas(draft: Draft, space: int) -> None:
    """Turn all Guerrillas of a space Underground."""
    draft.hide(space, draft.state.pieces[space][A], RALLY)


def push_france_track(draft: Draft) -> None:
    """Move the France Track a box toward F."""
    draft.count("france", 1, RALLY)


def agitation_refusal(state: State, space: int) -> Refusal | None:
    """Return why the FLN may not Agitate in a space after a Rally, whatever it has paid, or None."""
    if not state.is_populated(space):
        return Refusal("ct-not-populated", RALLY, {"place": PLACES[space]})
    if state.control(space) != "FLN" and not state.pieces[space][B]:
        return Refusal("ct-not-fln-controlled", RALLY, {"place": PLACES[space]})
    if state.support[space] == OPPOSE and not state.terror[space]:
        return Refusal("ct-at-oppose", RALLY, {"place": PLACES[space]})
    return None


def agitate(draft: Draft, space: int, rule: str = RALLY) -> None:
    """Remove a Terror marker of a space, or shift it a level toward Opposition if it has none."""
    if draft.state.terror[space]:
        draft.add_terror(space, -1, rule)
    else:
        draft.shift_support(space, -1, rule)
