"""Set-up, mulligan, and the turn from play to bookkeeping [INS-2, INS-3.1, INS-3.10, INS-3.11]."""

from __future__ import annotations

from algeria_lab.core.actions import SEATS
from algeria_lab.core.steps import procedure
from algeria_lab.insurgent.cards import OTHER
from algeria_lab.insurgent.cite import cite
from algeria_lab.insurgent.draft import Draft
from algeria_lab.insurgent.frames import BeginMulligan, BeginTurn, EndTurn, Flip, Mulligan, Play
from algeria_lab.insurgent.placing import PLAY
from algeria_lab.insurgent.scoring import end_by_scoring
from algeria_lab.insurgent.state import DECK, HAND
from algeria_lab.insurgent.steps import Runs, Steps, decision, plain

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
        draft.draw_cards(seat, HAND_SIZE, DEAL, "deal")
    draft.push(BeginTurn("fln"))
    for seat in reversed(people):
        draft.push(BeginMulligan(seat))


def begin_mulligan(draft: Draft, frame: BeginMulligan) -> None:
    """Ask a side whether it keeps its first hand [INS-2.4]."""
    draft.enter("mulligan", frame.seat, MULLIGAN)
    draft.push(Mulligan(frame.seat))


def keep(draft: Draft, frame: Mulligan) -> None:
    """Keep the first hand."""
    draft.set(f"mulligan-{frame.seat}", KEPT, MULLIGAN)


def redraw(draft: Draft, frame: Mulligan) -> None:
    """Put all five cards back, shuffle, draw five others [INS-7/A02]."""
    seat = frame.seat
    zones = draft.state.zones
    draft.shuffle(seat, sorted(zones[DECK[seat]] + zones[HAND[seat]]), MULLIGAN)
    draft.draw_cards(seat, HAND_SIZE, MULLIGAN, "redraw")
    draft.set(f"mulligan-{seat}", REDREW, MULLIGAN)


def begin_turn(draft: Draft, frame: BeginTurn) -> None:
    """Begin a side's turn; the automaton flips a card, everybody else plays one [INS-6.1]."""
    seat, state = frame.seat, draft.state
    draft.enter("turn", seat, TURN)
    draft.push(EndTurn(seat))
    if state.is_automaton(seat):
        draft.push(Flip(seat))
    else:
        assert state.zones[HAND[seat]], "a turn begins with a card in hand [INS-5.1.6]"
        draft.push(Play(seat))


def end_turn(draft: Draft, frame: EndTurn) -> None:
    """Draw, look for the end of the game, pass the turn [INS-3.10, INS-3.11].

    Raises:
        GameOver: If this was the last turn.
    """
    seat, state = frame.seat, draft.state
    hand, deck = state.zones[HAND[seat]], state.zones[DECK[seat]]
    automaton = state.is_automaton(seat)
    if not hand and deck and not automaton:
        draft.draw_cards(seat, HAND_SIZE, DRAW, "draw")
    if state.final_turn_of == seat:
        end_by_scoring(draft, "attrition")
    if automaton and not deck:
        end_by_scoring(draft, "solo-deck-out")
    if not hand and not deck and not automaton:
        draft.set("triggered_by", seat, ATTRITION)
        draft.set("final_turn_of", OTHER[seat], ATTRITION)
    draft.push(BeginTurn(OTHER[seat]))


STEPS: Steps = {
    **decision(Mulligan, {"keep": plain(MULLIGAN, keep, ends=True), "redraw": plain(MULLIGAN, redraw)}),
    **decision(Play, {"play": PLAY}),
}
RUNS: Runs = {
    **procedure(BeginMulligan, begin_mulligan),
    **procedure(BeginTurn, begin_turn),
    **procedure(EndTurn, end_turn),
}
