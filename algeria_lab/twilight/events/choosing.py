"""Spaces, Wilayas, branches and markers that a text lets somebody choose [CT-8.4]."""

from __future__ import annotations

from typing import Any, Final

from algeria_lab.core.actions import Seat
from algeria_lab.core.refusals import Refusal
from algeria_lab.twilight.cards import CAPABILITIES
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.draft import RESOURCES, TRACK_LIMITS, Draft
from algeria_lab.twilight.events.at_once import carry_out_each, guerrillas_in
from algeria_lab.twilight.events.conditions import spaces_of, unmet
from algeria_lab.twilight.events.settling import has_options, settle, stop_verb
from algeria_lab.twilight.events.table import EFFECTS, Row, row_of, rule_of
from algeria_lab.twilight.frames.events import (
    ChooseBranch,
    ChooseSpaces,
    ChooseWilaya,
    DiscardMarker,
    Effect,
    SetLevels,
)
from algeria_lab.twilight.geography import ALGERIA, EVERYWHERE, IN_WILAYA, PLACES, WILAYAS
from algeria_lab.twilight.operations.common import payment_refusal
from algeria_lab.twilight.state import LEVEL, State
from algeria_lab.twilight.steps import DONE, Args, Step, Verb, each_of

EVENTS = cite("CT-8.4")
LEVEL_WORDS: Final = "support|oppose"
WILAYA_WORDS: Final = "|".join(WILAYAS)
BRANCHES: Final = tuple(
    dict.fromkeys([branch for rows in EFFECTS.values() for row in rows for branch in row.branches])
)


# --- spaces


def choose_spaces(draft: Draft, frame: Effect, row: Row) -> None:
    """Ask for the spaces of a text."""
    _go_on_choosing(draft, ChooseSpaces(frame.seat, frame.card, frame.text, frame.step))


def space_refusal(state: State, frame: ChooseSpaces | SetLevels, space: int) -> Refusal | None:
    """Return why a space may not be chosen for an Event, or None."""
    row, rule = row_of(frame), rule_of(frame)
    if space in frame.chosen and not row.again:
        return Refusal("ct-selected-already", rule, {"place": PLACES[space]})
    if space not in EVERYWHERE:
        return Refusal("ct-not-a-space", rule, {"given": PLACES[space], "takes": "space"})
    if condition := unmet(state, row.of, space):
        return Refusal("ct-space-must-be", rule, {"place": PLACES[space], "must": condition})
    return payment_refusal(state, frame.seat, 1) if row.price else None


def affect(draft: Draft, seat: Seat, card: int, text: str, space: int, step: int = 0) -> None:
    """Carry out in a space what a text does in each space chosen, its price included.

    Args:
        draft: What is changed.
        seat: The executor, who pays.
        card: Number of the card.
        text: Which text.
        space: The space.
        step: Which effect of the text.
    """
    frame = Effect(seat, card, text, step, (space,))
    row = row_of(frame)
    if row.price:
        draft.count(RESOURCES[seat], -1, rule_of(frame), "paid", space)
    carry_out_each(draft, frame, row.each)


def _choose(draft: Draft, frame: ChooseSpaces, space: int) -> None:
    if row_of(frame).each:
        affect(draft, frame.seat, frame.card, frame.text, space, frame.step)
    _go_on_choosing(draft, frame._replace(chosen=(*frame.chosen, space)))


def _go_on_choosing(draft: Draft, frame: ChooseSpaces) -> None:
    if len(frame.chosen) < row_of(frame).most and has_options(draft.state, frame, PICK):
        draft.push(frame)
    else:
        _hand_on(draft, frame)


def _hand_on(draft: Draft, frame: ChooseSpaces) -> None:
    if not row_of(frame).each:
        settle(draft, where=frame.chosen)


def _enough(state: State, frame: ChooseSpaces) -> bool:
    return len(frame.chosen) >= row_of(frame).least


PICK: Verb[Any] = Verb(EVENTS, ("space",), each_of(EVERYWHERE), space_refusal, _choose, rolls=True)
SPACES_STEP: Step[ChooseSpaces] = {"pick": PICK, DONE: stop_verb(_enough, lambda: (PICK,), _hand_on)}


# --- spaces set to either level


def choose_levels(draft: Draft, frame: Effect, row: Row) -> None:
    """Ask for spaces to be set to Support or to Opposition."""
    _go_on_setting(draft, SetLevels(frame.seat, frame.card, frame.text, frame.step))


def _level_refusal(state: State, frame: SetLevels, space: int, level: str) -> Refusal | None:
    return space_refusal(state, frame, space)


def _levels(state: State, frame: SetLevels) -> list[Args]:
    return [(space, level) for space in ALGERIA for level in LEVEL_WORDS.split("|")]


def _set_level(draft: Draft, frame: SetLevels, space: int, level: str) -> None:
    draft.set_support(space, LEVEL[level], rule_of(frame))
    _go_on_setting(draft, frame._replace(chosen=(*frame.chosen, space)))


def _go_on_setting(draft: Draft, frame: SetLevels) -> None:
    if len(frame.chosen) < row_of(frame).most and has_options(draft.state, frame, SET):
        draft.push(frame)


SET: Verb[Any] = Verb(EVENTS, ("space", LEVEL_WORDS), _levels, _level_refusal, _set_level)
LEVELS_STEP: Step[SetLevels] = {"set": SET, DONE: stop_verb(_enough, lambda: (SET,))}


# --- Wilayas


def choose_wilaya(draft: Draft, frame: Effect, row: Row) -> None:
    """Ask for a Wilaya; where none serves, nothing of the text is done."""
    asked = ChooseWilaya(frame.seat, frame.card, frame.text, frame.step)
    if has_options(draft.state, asked, WILAYA):
        draft.push(asked)


def _wilaya_refusal(state: State, frame: ChooseWilaya, wilaya: str) -> Refusal | None:
    if row_of(frame).of and not guerrillas_in(state, IN_WILAYA[wilaya]):
        return Refusal("ct-no-guerrillas-in-wilaya", rule_of(frame), {"wilaya": wilaya})
    return None


def _wilayas(state: State, frame: ChooseWilaya) -> list[Args]:
    return [(wilaya,) for wilaya in WILAYAS]


def _choose_wilaya(draft: Draft, frame: ChooseWilaya, wilaya: str) -> None:
    settle(draft, where=IN_WILAYA[wilaya])


WILAYA: Verb[Any] = Verb(EVENTS, (WILAYA_WORDS,), _wilayas, _wilaya_refusal, _choose_wilaya, rolls=True)
WILAYA_STEP: Step[ChooseWilaya] = {"wilaya": WILAYA}


# --- branches


def choose_branch(draft: Draft, frame: Effect, row: Row) -> None:
    """Ask for a branch of a text; a single one that has an effect is followed at once."""
    asked = ChooseBranch(frame.seat, frame.card, frame.text, frame.step)
    open_branches = BRANCH.options(draft.state, asked)
    if len(open_branches) > 1:
        draft.push(asked)
    elif open_branches:
        _follow(draft, asked, *open_branches[0])


def _has_effect(state: State, branch: str, row: Row) -> bool:
    if branch == "guerrillas":
        return guerrillas_in(state, ALGERIA) > 0
    if branch == "france":
        return state.france > 0
    if branch == "commitment":
        return state.commitment < TRACK_LIMITS["commitment"]
    return bool(spaces_of(state, row.of))


def _branch_refusal(state: State, frame: ChooseBranch, branch: str) -> Refusal | None:
    rule = rule_of(frame)
    if branch not in row_of(frame).branches:
        return Refusal("ct-no-such-branch", rule, {"given": branch, "open": " ".join(row_of(frame).branches)})
    if not _has_effect(state, branch, EFFECTS[frame.card, f"{frame.text}:{branch}"][0]):
        return Refusal("ct-branch-without-effect", rule, {"branch": branch})
    return None


def _branches(state: State, frame: ChooseBranch) -> list[Args]:
    return [(branch,) for branch in row_of(frame).branches]


def _follow(draft: Draft, frame: ChooseBranch, branch: str) -> None:
    draft.push(Effect(frame.seat, frame.card, f"{frame.text}:{branch}"))


BRANCH: Verb[Any] = Verb(EVENTS, ("|".join(BRANCHES),), _branches, _branch_refusal, _follow)
BRANCH_STEP: Step[ChooseBranch] = {"choose": BRANCH}


# --- Capabilities


def choose_marker(draft: Draft, frame: Effect, row: Row) -> None:
    """Ask for a Capability that leaves the game, if there is one."""
    if draft.state.capabilities:
        draft.push(DiscardMarker(frame.seat, frame.card, frame.text, frame.step))


def _marker_refusal(state: State, frame: DiscardMarker, code: str) -> Refusal | None:
    if code in state.capabilities:
        return None
    return Refusal("ct-not-in-play", rule_of(frame), {"marker": code})


def _markers(state: State, frame: DiscardMarker) -> list[Args]:
    return [(code,) for code in sorted(state.capabilities)]


def _discard(draft: Draft, frame: DiscardMarker, code: str) -> None:
    draft.unmark(code, rule_of(frame))


DISCARD: Verb[Any] = Verb(EVENTS, ("|".join(sorted(CAPABILITIES)),), _markers, _marker_refusal, _discard)
MARKER_STEP: Step[DiscardMarker] = {"discard": DISCARD}
