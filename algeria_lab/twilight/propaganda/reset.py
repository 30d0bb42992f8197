"""The Reset Phase: Casualties, tracks, Terror, Guerrillas, Momentum [CT-6.6]."""

from __future__ import annotations

from typing import Final

from algeria_lab.core.actions import Seat
from algeria_lab.core.refusals import Refusal
from algeria_lab.core.steps import procedure
from algeria_lab.twilight.cards import COUP
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.draft import Draft
from algeria_lab.twilight.frames.propaganda import Losses, Refit, Reset
from algeria_lab.twilight.geography import AVAILABLE, CASUALTIES, EVERYWHERE, OUT_OF_PLAY, PLACES
from algeria_lab.twilight.pieces import FRENCH, GOVERNMENT, KINDS, A, U
from algeria_lab.twilight.state import State
from algeria_lab.twilight.steps import Args, Runs, Step, Steps, Verb, decision

RESET = cite("CT-6.6")
ONE_OF: Final = 3
GOV: Final[Seat] = "gov"


def begin_reset(draft: Draft, _frame: Reset) -> None:
    """Let the Government choose which third of its French Casualties goes Out of Play."""
    draft.enter("reset", GOV, RESET)
    draft.push(Refit())
    if left := draft.state.count(CASUALTIES, FRENCH) // ONE_OF:
        _lose(draft, Losses(GOV, left))


def _lose(draft: Draft, frame: Losses) -> None:
    """Ask which pieces go, unless all that lie there are of one kind."""
    kinds = [kind for kind in FRENCH if draft.state.pieces[CASUALTIES][kind]]
    if len(kinds) == 1:
        lose_for_good(draft, kinds[0], frame.left)
    else:
        draft.push(frame)


def lose_for_good(draft: Draft, kind: int, number: int) -> None:
    """Move Casualties of a kind Out of Play."""
    draft.move(kind, number, CASUALTIES, OUT_OF_PLAY, RESET)


def lose_refusal(state: State, frame: Losses, kind: int, number: int) -> Refusal | None:
    """Return why a number of Casualties of a kind may not go Out of Play, or None."""
    if kind not in FRENCH:
        wanted = ", ".join([KINDS[french] for french in FRENCH])
        return Refusal("ct-wrong-kind", RESET, {"kind": KINDS[kind], "wanted": wanted})
    there = min(frame.left, state.pieces[CASUALTIES][kind])
    if not 1 <= number <= there:
        values = {"kind": KINDS[kind], "place": PLACES[CASUALTIES], "given": number, "most": there}
        return Refusal("ct-not-so-many", RESET, values)
    return None


def _candidates(state: State, frame: Losses) -> list[Args]:
    row = state.pieces[CASUALTIES]
    return [(kind, number) for kind in FRENCH for number in range(1, min(frame.left, row[kind]) + 1)]


def _choose_losses(draft: Draft, frame: Losses, kind: int, number: int) -> None:
    lose_for_good(draft, kind, number)
    if left := frame.left - number:
        _lose(draft, frame._replace(left=left))


def refit(draft: Draft, _frame: Refit) -> None:
    """Bring back the other Casualties, move the tracks, take a Terror marker each, hide, discard Momentum."""
    state = draft.state
    for kind in GOVERNMENT:
        draft.move(kind, state.pieces[CASUALTIES][kind], CASUALTIES, AVAILABLE, RESET)
    fallen = state.pieces[CASUALTIES][U]
    draft.move(U, fallen // ONE_OF, CASUALTIES, OUT_OF_PLAY, RESET)
    draft.move(U, fallen - fallen // ONE_OF, CASUALTIES, AVAILABLE, RESET)
    draft.count("france", -1, RESET, "round-reset")
    draft.count("border_zone", -1, RESET, "round-reset")
    for space in EVERYWHERE:
        if state.terror[space]:
            draft.add_terror(space, -1, RESET)
        draft.hide(space, state.pieces[space][A], RESET)
    for code in sorted(state.momentum):
        draft.unmark(code, RESET)
    if COUP in state.played:
        draft.take_back_pivotal(COUP, RESET)


LOSSES_STEP: Step[Losses] = {
    "lose": Verb(RESET, ("kind", "number"), _candidates, lose_refusal, _choose_losses)
}
STEPS: Steps = decision(Losses, LOSSES_STEP)
RUNS: Runs = {**procedure(Reset, begin_reset), **procedure(Refit, refit)}
