"""Rally, and Agitation after it [CT-5.4.1]."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from algeria_lab.core.refusals import Refusal
from algeria_lab.twilight import placing
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.draft import PAID_STEP, Draft
from algeria_lab.twilight.frames.fln import Rally, RallySpace
from algeria_lab.twilight.geography import (
    AVAILABLE,
    EVERYWHERE,
    FRANCE_TRACK,
    PLACES,
    TRACKS,
    is_city,
    is_country,
)
from algeria_lab.twilight.operations.common import (
    done_verb,
    may_select,
    payment_refusal,
    select,
    selection_refusal,
    too_few,
    while_affordable,
)
from algeria_lab.twilight.pieces import KINDS, A, B, U
from algeria_lab.twilight.special.extort import extort_verb
from algeria_lab.twilight.special.oas import oas_verb
from algeria_lab.twilight.special.subvert import subvert_verb
from algeria_lab.twilight.state import LEVELS, OPPOSE, SUPPORT, State
from algeria_lab.twilight.steps import DONE, Args, Step, Verb, each_of, plain

RALLY = cite("CT-5.4.1")
FACTIONALISM = cite("CT-8.4/06")
INDEPENDENT = cite("CT-8.6/61")
PRICE: Final = 1
LAST_BOX: Final = 5
FOR_A_BASE: Final = 2
NOWHERE: Final = -1


# --- where


def space_refusal(state: State, space: int) -> Refusal | None:
    """Return why the FLN may not Rally in a space at all, or None."""
    if is_country(space) and not state.is_independent:
        return Refusal("ct-not-independent", INDEPENDENT, {"place": PLACES[space]})
    if is_city(space) and state.support[space] == SUPPORT:
        return Refusal("ct-city-at-support", RALLY, {"place": PLACES[space]})
    return None


def place_refusal(state: State, place: int) -> Refusal | None:
    """Return why the FLN may not Rally in a space or on a track, price and limit aside, or None."""
    if place == FRANCE_TRACK:
        at_end = state.france == LAST_BOX
        return Refusal("ct-track-at-its-end", RALLY, {"place": PLACES[place]}) if at_end else None
    if place not in EVERYWHERE:
        return Refusal("ct-no-place-to-rally", RALLY, {"place": PLACES[place]})
    if refusal := space_refusal(state, place):
        return refusal
    if not is_useful(state, place):
        return Refusal("ct-nothing-to-rally", RALLY, {"place": PLACES[place]})
    return None


def is_useful(state: State, space: int) -> bool:
    """Return whether a Rally can change a space, if only by Agitation after it."""
    return placing.is_obtainable(state, U, space) or not (
        base_refusal(state, space) and hide_refusal(state, space) and agitation_refusal(state, space)
    )


def rally_refusal(state: State, frame: Rally, place: int) -> Refusal | None:
    """Return why a space or the France Track may not be selected now, or None."""
    if frame.agitated != NOWHERE:
        return Refusal("ct-agitated-already", RALLY, {"place": PLACES[frame.agitated]})
    if frame.at_base and not (place in EVERYWHERE and state.pieces[place][B]):
        return Refusal("ct-no-fln-base", FACTIONALISM, {"place": PLACES[place]})
    return place_refusal(state, place) or selection_refusal(state, frame, place, PRICE)


def _select(draft: Draft, frame: Rally, place: int) -> None:
    select(draft, frame, place, PRICE, RALLY)
    if place == FRANCE_TRACK:
        push_france_track(draft)
    else:
        draft.push(RallySpace(frame.seat, place))


# --- what it brings


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
        return Refusal("ct-none-there", RALLY, {"place": PLACES[AVAILABLE], "kind": KINDS[B]})
    if not state.has_room_for_base(space):
        return Refusal("ct-no-room-for-base", placing.STACKING, {"place": PLACES[space]})
    return None


def hide_refusal(state: State, space: int) -> Refusal | None:
    """Return why the Guerrillas of a space may not go Underground by a Rally, or None."""
    if not bases_at(state, space):
        return Refusal("ct-no-fln-base", RALLY, {"place": PLACES[space]})
    if not state.pieces[space][A]:
        return Refusal("ct-none-there", RALLY, {"place": PLACES[space], "kind": KINDS[A]})
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


# --- the choice in a space


def _placing_refusal(state: State, frame: RallySpace, number: int) -> Refusal | None:
    most = most_placed(state, frame.space)
    if not 1 <= number <= most:
        return Refusal(
            "ct-number-of-guerrillas", RALLY, {"place": PLACES[frame.space], "given": number, "most": most}
        )
    there = placing.obtainable(state, U, frame.space)
    if number > there:
        return Refusal(
            "ct-too-few-to-place", placing.SUPPLY, {"kind": KINDS[U], "given": number, "there": there}
        )
    return None


def _numbers(state: State, frame: RallySpace) -> list[Args]:
    return [(number,) for number in range(1, most_placed(state, frame.space) + 1)]


def _place(draft: Draft, frame: RallySpace, number: int) -> None:
    place_guerrillas(draft, frame.space, number)


def _trade_refusal(state: State, frame: RallySpace, underground: int, active: int) -> Refusal | None:
    if underground + active != FOR_A_BASE:
        return Refusal("ct-guerrillas-for-base", RALLY, {"needed": FOR_A_BASE, "given": underground + active})
    if refusal := base_refusal(state, frame.space):
        return refusal
    for kind, number in ((U, underground), (A, active)):
        there = state.pieces[frame.space][kind]
        if there < number:
            return too_few(RALLY, frame.space, kind, number, there)
    return None


def _trades(state: State, frame: RallySpace) -> list[Args]:
    return [(underground, FOR_A_BASE - underground) for underground in range(FOR_A_BASE + 1)]


def _trade(draft: Draft, frame: RallySpace, underground: int, active: int) -> None:
    build_base(draft, frame.space, underground)


def _hiding_refusal(state: State, frame: RallySpace) -> Refusal | None:
    return hide_refusal(state, frame.space)


def _hide(draft: Draft, frame: RallySpace) -> None:
    hide_guerrillas(draft, frame.space)


def _nothing_refusal(state: State, frame: RallySpace) -> Refusal | None:
    """With a Base any number may be placed, none as well; and nobody must take a Guerrilla from the map."""
    if state.pieces[AVAILABLE][U] and not bases_at(state, frame.space):
        return Refusal("ct-rally-something", RALLY, {"place": PLACES[frame.space]})
    return None


def _do_nothing(draft: Draft, frame: RallySpace) -> None:
    """Leave the space as it is, perhaps to Agitate in it."""


# --- Agitation


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


def agitate_refusal(state: State, frame: Rally, space: int) -> Refusal | None:
    """Return why the next step of Agitation may not be taken in a space, or None."""
    if space not in frame.places or space in TRACKS:
        return Refusal("ct-not-selected", RALLY, {"place": PLACES[space]})
    if frame.agitated not in (NOWHERE, space):
        return Refusal("ct-agitated-already", RALLY, {"place": PLACES[frame.agitated]})
    if frame.shifted:
        return Refusal("ct-one-level-already", RALLY, {"place": PLACES[space], "level": LEVELS[OPPOSE]})
    return agitation_refusal(state, space) or payment_refusal(state, frame.seat, PRICE)


def _agitate(draft: Draft, frame: Rally, space: int) -> None:
    draft.pay(frame.seat, PRICE, RALLY, space, PAID_STEP)
    shifts = not draft.state.terror[space]
    draft.push(frame._replace(agitated=space, shifted=shifts))
    agitate(draft, space)


def _selected(state: State, frame: Rally) -> list[Args]:
    return [(place,) for place in frame.places]


_affordable: Final = while_affordable(each_of((*EVERYWHERE, FRANCE_TRACK)), lambda state, frame: PRICE)


def _places(state: State, frame: Rally) -> Iterable[Args]:
    return () if frame.agitated != NOWHERE else _affordable(state, frame)


SELECT: Verb[Rally] = Verb(RALLY, ("space",), _places, rally_refusal, _select)
SELECTING: Final = (SELECT,)
EXTORTING: Final = extort_verb(SELECTING)
_DONE: Final = done_verb(RALLY, lambda: SELECTING)


def _done_refusal(state: State, frame: Rally) -> Refusal | None:
    """An Event may ask for more than one place, as far as there are any."""
    if len(frame.places) < frame.at_least and may_select(state, frame, (*SELECTING, EXTORTING)):
        values = {"selected": len(frame.places), "needed": frame.at_least}
        return Refusal("ct-select-more-places", RALLY, values)
    return None


RALLY_STEP: Step[Rally] = {
    "rally": SELECT,
    "agitate": Verb(RALLY, ("space",), _selected, agitate_refusal, _agitate),
    "extort": EXTORTING,
    "subvert": subvert_verb(SELECTING),
    "oas": oas_verb(SELECTING),
    DONE: _DONE._replace(refusal=_done_refusal),
}
RALLY_SPACE_STEP: Step[RallySpace] = {
    "place": Verb(RALLY, ("number",), _numbers, _placing_refusal, _place),
    "base": Verb(RALLY, ("number", "number"), _trades, _trade_refusal, _trade),
    "hide": plain(RALLY, _hide, _hiding_refusal),
    "nothing": plain(RALLY, _do_nothing, _nothing_refusal, ends=True),
}
