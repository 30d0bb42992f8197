"""Train: cubes or a track, then Pacification [CT-5.2.1]."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from algeria_lab.core.refusals import Refusal
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.draft import PAID_STEP, Draft
from algeria_lab.twilight.frames.government import Train
from algeria_lab.twilight.geography import (
    ALGERIA,
    AVAILABLE,
    FRANCE_TRACK,
    PLACES,
    TRACKS,
    is_city,
)
from algeria_lab.twilight.operations.common import (
    done_verb,
    in_force,
    payment_refusal,
    select,
    selection_refusal,
    while_affordable,
)
from algeria_lab.twilight.pieces import ALGERIAN, AP, AT, GB, KINDS
from algeria_lab.twilight.placing import place
from algeria_lab.twilight.special.deploy import DEPLOY_VERB
from algeria_lab.twilight.special.oas import oas_verb
from algeria_lab.twilight.special.troop_lift import LIFT_VERB
from algeria_lab.twilight.state import SUPPORT, State
from algeria_lab.twilight.steps import DONE, Args, Step, Verb, each_of

TRAIN = cite("CT-5.2.1")
RECALL = cite("CT-8.6/65")
MOGHAZNI = cite("CT-8.4/46")
HARDENED = cite("CT-8.4/56")
CALL_UP = cite("CT-8.4/29")
SAS = cite("CT-8.4/13")
PRICE: Final = 2
MOST_CUBES, MOST_CUBES_CALLED_UP = 4, 2
PRICE_OF_PACIFYING: Final = 2


# --- where


def trains_all_cubes(state: State, space: int) -> bool:
    """Return whether a space may be trained with cubes of both kinds, `hardened` aside."""
    return is_city(space) or state.pieces[space][GB] > 0 or _recall_trains(state, space)


def _recall_trains(state: State, space: int) -> bool:
    """Return whether Recall de Gaulle makes a space one to train in."""
    return (
        state.recall == "in_effect"
        and state.control(space) == "GOV"
        and state.troops(space) > 0
        and state.police(space) > 0
        and (state.is_populated(space) or not state.switches.recall_trains_only_populated)
    )


def _moghazni_train(state: State, space: int) -> bool:
    """Return whether Algerian Police may be trained in a space because of Moghazni."""
    return "moghazni" in state.momentum and state.support[space] == SUPPORT and state.control(space) == "GOV"


def location_refusal(state: State, location: int) -> Refusal | None:
    """Return why a space or a track is no location to train at, price and limit aside, or None."""
    if location in TRACKS:
        return _track_refusal(state, location)
    if location not in ALGERIA:
        return Refusal("ct-not-in-algeria", TRAIN, {"place": PLACES[location]})
    if "hardened" in state.momentum and not is_city(location) and state.support[location] != SUPPORT:
        return Refusal("ct-hardened-bars", HARDENED, {"place": PLACES[location]})
    if trains_all_cubes(state, location) or _moghazni_train(state, location):
        return None
    return Refusal("ct-no-place-to-train", TRAIN, {"place": PLACES[location]})


def _track_refusal(state: State, track: int) -> Refusal | None:
    if track == FRANCE_TRACK:
        at_end = state.france == 0
    elif not state.is_independent:
        return Refusal("ct-not-independent", TRAIN, {"place": PLACES[track]})
    else:
        at_end = state.border_zone == 4
    return Refusal("ct-track-at-its-end", TRAIN, {"place": PLACES[track]}) if at_end else None


def may_train(state: State, location: int) -> bool:
    """Return whether the Government could train at a space or a track, Resources aside."""
    return location_refusal(state, location) is None


def train_refusal(state: State, frame: Train, location: int) -> Refusal | None:
    """Return why a location may not be selected now, or None."""
    if frame.pacified:
        return Refusal("ct-pacified-already", TRAIN, {"place": PLACES[frame.pacified[0]]})
    return location_refusal(state, location) or selection_refusal(state, frame, location, PRICE)


def shift_track(draft: Draft, track: int) -> None:
    """Move the France Track toward A, or raise the Border Zone Track."""
    if track == FRANCE_TRACK:
        draft.count("france", -1, TRAIN)
    else:
        draft.count("border_zone", 1, TRAIN)


def _select(draft: Draft, frame: Train, location: int) -> None:
    select(draft, frame, location, PRICE, TRAIN)
    if location in TRACKS:
        shift_track(draft, location)


# --- cubes


def most_cubes(state: State) -> int:
    """Return how many cubes may be placed in a space at most."""
    return MOST_CUBES_CALLED_UP if in_force(state, "call_up") else MOST_CUBES


def within_reach(state: State, kind: int, space: int) -> int:
    """Return how many Algerian cubes of a kind can be placed in a space, out of Available or off the map."""
    there = state.pieces[AVAILABLE][kind]
    return there + sum([state.pieces[source][kind] for source in ALGERIA if source != space])


def cubes_refusal(state: State, frame: Train, troops: int, police: int) -> Refusal | None:
    """Return why Algerian Troops and Police may not be placed in the space last selected, or None."""
    if not frame.places or frame.places[-1] in (*TRACKS, frame.trained) or frame.pacified:
        return Refusal("ct-select-a-space-first", TRAIN, {})
    space, most = frame.places[-1], most_cubes(state)
    if not 1 <= troops + police <= most:
        rule = CALL_UP if most < MOST_CUBES else TRAIN
        return Refusal("ct-number-of-cubes", rule, {"given": troops + police, "most": most})
    if troops and not trains_all_cubes(state, space):
        return Refusal("ct-only-algerian-police", MOGHAZNI, {"place": PLACES[space]})
    for kind, number in ((AT, troops), (AP, police)):
        if number > within_reach(state, kind, space):
            values = {"kind": KINDS[kind], "given": number, "there": within_reach(state, kind, space)}
            return Refusal("ct-too-few-to-place", TRAIN, values)
    return None


def _numbers_of_cubes(state: State, frame: Train) -> list[Args]:
    if not frame.places or frame.places[-1] in (*TRACKS, frame.trained) or frame.pacified:
        return []
    most = most_cubes(state)
    return [(troops, police) for troops in range(most + 1) for police in range(most + 1 - troops)]


def _place(draft: Draft, frame: Train, troops: int, police: int) -> None:
    space = frame.places[-1]
    draft.push(frame._replace(trained=space))
    for kind, number in zip(ALGERIAN, (troops, police), strict=True):
        place(draft, frame.seat, kind, number, space, TRAIN)


# --- Pacify


def most_pacified(state: State) -> int:
    """Return in how many of the selected spaces a Train may Pacify."""
    return 2 if "sas_gov" in state.capabilities else 1


def pacification_refusal(state: State, space: int) -> Refusal | None:
    """Return why a space cannot be Pacified by a Train, whoever pays for it, or None."""
    if state.switches.pacify_needs_control_and_population:
        if state.control(space) != "GOV":
            return Refusal("ct-not-gov-controlled", TRAIN, {"place": PLACES[space]})
        if not state.is_populated(space):
            return Refusal("ct-not-populated", TRAIN, {"place": PLACES[space]})
    if state.support[space] == SUPPORT:
        return Refusal("ct-at-support-already", TRAIN, {"place": PLACES[space]})
    return None


def pacify_refusal(state: State, frame: Train, space: int) -> Refusal | None:
    """Return why the next step of Pacifying may not be taken in a space, or None."""
    if space not in frame.places or space in TRACKS:
        return Refusal("ct-not-selected", TRAIN, {"place": PLACES[space]})
    if space in frame.shifted:
        return Refusal("ct-one-level-already", TRAIN, {"place": PLACES[space]})
    most = most_pacified(state)
    if space not in frame.pacified and len(frame.pacified) >= most:
        return Refusal("ct-no-more-pacification", SAS if most > 1 else TRAIN, {"limit": most})
    return pacification_refusal(state, space) or payment_refusal(state, frame.seat, PRICE_OF_PACIFYING)


def pacify(draft: Draft, space: int, rule: str = TRAIN) -> bool:
    """Pay to remove a Terror marker, or to shift a level once there is none; return whether it shifted."""
    draft.pay("gov", PRICE_OF_PACIFYING, rule, space, PAID_STEP)
    if draft.state.terror[space]:
        draft.add_terror(space, -1, rule)
        return False
    draft.shift_support(space, 1, rule)
    return True


def _pacify(draft: Draft, frame: Train, space: int) -> None:
    begun = frame.pacified if space in frame.pacified else (*frame.pacified, space)
    shifted = (*frame.shifted, space) if pacify(draft, space) else frame.shifted
    draft.push(frame._replace(pacified=begun, shifted=shifted))


def _selected(state: State, frame: Train) -> list[Args]:
    return [(location,) for location in frame.places]


_affordable: Final = while_affordable(each_of((*ALGERIA, *TRACKS)), lambda state, frame: PRICE)


def _locations(state: State, frame: Train) -> Iterable[Args]:
    return () if frame.pacified else _affordable(state, frame)


SELECT: Verb[Train] = Verb(TRAIN, ("space",), _locations, train_refusal, _select)
_DONE: Final = done_verb(TRAIN, lambda: (SELECT,))


def _done_refusal(state: State, frame: Train) -> Refusal | None:
    """An Event grants it for up to some locations, which may be none."""
    return _DONE.refusal(state, frame) if frame.box else None


TRAIN_STEP: Step[Train] = {
    "train": SELECT,
    "place": Verb(TRAIN, ("number", "number"), _numbers_of_cubes, cubes_refusal, _place),
    "pacify": Verb(TRAIN, ("space",), _selected, pacify_refusal, _pacify),
    "deploy": DEPLOY_VERB,
    "troop-lift": LIFT_VERB,
    "oas": oas_verb((SELECT,)),
    DONE: _DONE._replace(refusal=_done_refusal),
}
