"""Set-up, mulligan, and the turn from play to bookkeeping [INS-2, INS-3.1, INS-3.10, INS-3.11]."""

from __future__ import annotations

from algeria_lab.core.actions import SEATS
from algeria_lab.insurgent.cards import OTHER
from algeria_lab.insurgent.cite import cite
from algeria_lab.insurgent.draft import Draft
from algeria_lab.insurgent.placing import PLAY
from algeria_lab.insurgent.scoring import end_by_scoring
from algeria_lab.insurgent.state import DECK, HAND, Frame
from algeria_lab.insurgent.steps import Run, Step, plain

SETUP = cite("INS-2.2")
DEAL = cite("INS-2.3")
MULLIGAN = cite("INS-2.4")
TURN = cite("INS-3.1")
DRAW = cite("INS-3.10")
ATTRITION = cite("INS-5.1")
HAND_SIZE = 5
KEPT, REDREW = "kept", "redrew"


def begin(draft: Draft) -> None:
    """Shuffle, deal, and ask for the mulligan: the FLN first [INS-2.6]."""
    state = draft.state
    draft.enter("setup", "", SETUP)
    for seat in SEATS:
        cards = list(state.cards.of(seat))
        state.zones[DECK[seat]] = cards.copy()
        state.index()
        draft.shuffle(seat, cards, SETUP)
    people = ("fln",) if state.is_solo else SEATS
    for seat in people:
        draft.draw_cards(seat, HAND_SIZE, DEAL)
    draft.push("begin-turn", "fln")
    for seat in reversed(people):
        draft.push("begin-mulligan", seat)


def begin_mulligan(draft: Draft, frame: Frame) -> None:
    """Ask a side whether it keeps its first hand [INS-2.4]."""
    draft.enter("mulligan", frame[1], MULLIGAN)
    draft.push("mulligan", frame[1])


def keep(draft: Draft, frame: Frame) -> None:
    """Keep the first hand."""
    draft.set(f"mulligan-{frame[1]}", KEPT, MULLIGAN)


def redraw(draft: Draft, frame: Frame) -> None:
    """Put all five cards back, shuffle, draw five others [INS-7/A02]."""
    seat = frame[1]
    zones = draft.state.zones
    draft.shuffle(seat, sorted(zones[DECK[seat]] + zones[HAND[seat]]), MULLIGAN)
    draft.draw_cards(seat, HAND_SIZE, MULLIGAN)
    draft.set(f"mulligan-{seat}", REDREW, MULLIGAN)


def begin_turn(draft: Draft, frame: Frame) -> None:
    """Begin a side's turn; the automaton flips a card, everybody else plays one [INS-6.1]."""
    seat, state = frame[1], draft.state
    draft.enter("turn", seat, TURN)
    draft.push("end-turn", seat)
    if state.is_automaton(seat):
        draft.push("flip", seat)
    else:
        assert state.zones[HAND[seat]], "a turn begins with a card in hand [INS-5.1.6]"
        draft.push("play", seat)


def end_turn(draft: Draft, frame: Frame) -> None:
    """Draw, look for the end of the game, pass the turn [INS-3.10, INS-3.11].

    Raises:
        GameOver: If this was the last turn.
    """
    seat, state = frame[1], draft.state
    hand, deck = state.zones[HAND[seat]], state.zones[DECK[seat]]
    automaton = state.is_automaton(seat)
    if not hand and deck and not automaton:
        draft.draw_cards(seat, HAND_SIZE, DRAW)
    if state.final_turn_of == seat:
        end_by_scoring(draft, "attrition")
    if automaton and not deck:
        end_by_scoring(draft, "solo-deck-out")
    if not hand and not deck and not automaton:
        draft.set("triggered_by", seat, ATTRITION)
        draft.set("final_turn_of", OTHER[seat], ATTRITION)
    draft.push("begin-turn", OTHER[seat])


STEPS: dict[str, Step] = {
    "mulligan": {"keep": plain(MULLIGAN, keep), "redraw": plain(MULLIGAN, redraw)},
    "play": {"play": PLAY},
}
RUNS: dict[str, Run] = {
    "begin-mulligan": begin_mulligan,
    "begin-turn": begin_turn,
    "end-turn": end_turn,
}
