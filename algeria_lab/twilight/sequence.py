"""The sequence of play: cards, the Pivotal window, the turns of the two sides, passing [CT-4]."""

from __future__ import annotations

from typing import Final

from algeria_lab.core.actions import Seat
from algeria_lab.core.refusals import Refusal
from algeria_lab.core.steps import procedure
from algeria_lab.twilight.cards import CARDS, PIVOTAL, Text
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.draft import RESOURCES, Draft
from algeria_lab.twilight.events.playing import begin_event
from algeria_lab.twilight.frames.sequence import (
    BeginTurn,
    BuildDeck,
    EndGame,
    NextCard,
    Pivotal,
    PivotalWindow,
    ResolvePivotal,
    Turn,
)
from algeria_lab.twilight.initiative import (
    BOX_OF_WORD,
    BOXES,
    box_refusal,
    open_boxes,
    settle_box,
    settle_eligibility,
)
from algeria_lab.twilight.operations.common import limit_of
from algeria_lab.twilight.operations.kinds import OPERATIONS, operation_refusal
from algeria_lab.twilight.pivotal import pivotal_refusal, resolve_pivotal
from algeria_lab.twilight.propaganda import begin_round, score
from algeria_lab.twilight.set_up import build_deck
from algeria_lab.twilight.state import OTHER, State
from algeria_lab.twilight.steps import Args, Runs, Step, Steps, Verb, decision, plain

CARD = cite("CT-4.1")
PASS = cite("CT-4.4")
WINDOW = cite("CT-4.5")
EVENT = cite("CT-4.6")
PASS_INCOME: Final[dict[Seat, int]] = {"gov": 2, "fln": 1}
TEXTS: Final = "unshaded|shaded|single"
BOX_CHOICE: Final = "|".join(BOX_OF_WORD)


def next_card(draft: Draft, _frame: NextCard) -> None:
    """Settle who is 1st Eligible, reveal the next card, and go on with it [CT-4.1]."""
    state = draft.state
    if not state.deck:
        draft.push(EndGame())
        return
    settle_eligibility(draft)
    state.turn += 1
    draft.enter("card", "", CARD)
    draft.set("previous", state.card, CARD)
    draft.set("card", state.deck.pop(), CARD)
    draft.reveal("card", (state.card,), CARD)
    draft.push(NextCard())
    if CARDS[state.card].is_propaganda:
        begin_round(draft)
        return
    draft.push(BeginTurn(state.second))
    draft.push(BeginTurn(state.first))
    draft.push(PivotalWindow("fln" if _is_fln_asked_first(state) else state.first))


def _is_fln_asked_first(state: State) -> bool:
    """Return whether the FLN alone decides first, and no side may trump the other [CT-11/A13]."""
    return state.switches.pivotal_window == "fln_first"


def open_window(draft: Draft, frame: PivotalWindow) -> None:
    """Ask a side for a Pivotal Event if it may play one; then the other side, unless it was [CT-4.5]."""
    if playable(draft.state, frame.seat):
        draft.push(Pivotal(*frame))
    else:
        _close_window(draft, Pivotal(*frame))


def playable(state: State, seat: Seat) -> list[int]:
    """Return the Pivotal Events that a side may play now."""
    return [card for card in PIVOTAL[seat] if pivotal_refusal(state, seat, card) is None]


def _declaration_refusal(state: State, frame: Pivotal, card: int) -> Refusal | None:
    return pivotal_refusal(state, frame.seat, card)


def _cards(state: State, frame: Pivotal) -> list[Args]:
    return [(card,) for card in PIVOTAL[frame.seat]]


def _pass_refusal(state: State, frame: Turn) -> Refusal | None:
    return box_refusal(state, "PASS")


def _declare(draft: Draft, frame: Pivotal, card: int) -> None:
    """Declare a Pivotal Event; the other side may trump it if it is asked later."""
    if frame.asked_last or _is_fln_asked_first(draft.state):
        draft.push(ResolvePivotal(frame.seat, card))
    else:
        draft.push(PivotalWindow(OTHER[frame.seat], asked_last=True, declared=card))


def _close_window(draft: Draft, frame: Pivotal) -> None:
    """Let a side do without: what the other one declared stands, or the other one is asked."""
    if frame.declared:
        draft.push(ResolvePivotal(OTHER[frame.seat], frame.declared))
    elif not frame.asked_last:
        draft.push(PivotalWindow(OTHER[frame.seat], asked_last=True))


def play_pivotal(draft: Draft, frame: ResolvePivotal) -> None:
    """Replace the card by a Pivotal Event, carry it out; its player counts as the 1st Eligible [CT-4.5]."""
    state = draft.state
    agenda = state.agenda
    while isinstance(agenda[-1], BeginTurn):
        agenda.pop()
    draft.enter("pivotal", frame.seat, WINDOW)
    draft.set("previous", state.card, WINDOW)
    draft.set("card", frame.card, WINDOW)
    draft.set("first", frame.seat, WINDOW)
    settle_box(draft, frame.seat, "EVENT")
    draft.push(BeginTurn(OTHER[frame.seat]))
    resolve_pivotal(draft, frame.seat, frame.card)


def begin_turn(draft: Draft, frame: BeginTurn) -> None:
    """Ask a side for its turn."""
    draft.enter("second" if draft.state.box1 else "first", frame.seat, BOXES)
    draft.push(Turn(frame.seat))


def _pass(draft: Draft, frame: Turn) -> None:
    """Pass for a small income [CT-4.4]."""
    settle_box(draft, frame.seat, "PASS")
    draft.count(RESOURCES[frame.seat], PASS_INCOME[frame.seat], PASS, "passed")


def _event_refusal(state: State, frame: Turn, text: Text) -> Refusal | None:
    if refusal := box_refusal(state, "EVENT"):
        return refusal
    texts = CARDS[state.card].texts
    if text not in texts:
        return Refusal(
            "ct-no-such-text", EVENT, {"given": text, "texts": " ".join(texts), "card": state.card}
        )
    return None


def _play_event(draft: Draft, frame: Turn, text: Text) -> None:
    settle_box(draft, frame.seat, "EVENT")
    begin_event(draft, frame.seat, draft.state.card, text)


def _texts(state: State, frame: Turn) -> list[Args]:
    return [(text,) for text in CARDS[state.card].texts]


def open_words(state: State) -> list[Args]:
    """Return the boxes of an operation that are open to the side that acts next, as words of an action."""
    boxes = open_boxes(state)
    return [(word,) for word, box in BOX_OF_WORD.items() if box in boxes]


def _operation(name: str) -> Verb[Turn]:
    """Return the verb with which a side begins an operation in one of its boxes."""
    kind = OPERATIONS[name]

    def begin(draft: Draft, frame: Turn, word: str) -> None:
        box = BOX_OF_WORD[word]
        draft.push(kind.begin(frame.seat, box, limit_of(box), False))

    def refusal(state: State, frame: Turn, word: str) -> Refusal | None:
        return operation_refusal(state, frame.seat, name, word)

    def candidates(state: State, frame: Turn) -> list[Args]:
        return open_words(state) if frame.seat == kind.seat else []

    return Verb(kind.rule, (BOX_CHOICE,), candidates, refusal, begin)


def run_end(draft: Draft, _frame: EndGame) -> None:
    """Score the game after the last card."""
    score(draft)


TURN_STEP: Step[Turn] = {
    "event": Verb(EVENT, (TEXTS,), _texts, _event_refusal, _play_event, rolls=True),
    **{name: _operation(name) for name in OPERATIONS},
    "pass": plain(PASS, _pass, _pass_refusal, ends=True),
}
PIVOTAL_STEP: Step[Pivotal] = {
    "pivotal": Verb(
        WINDOW,
        ("number",),
        _cards,
        _declaration_refusal,
        _declare,
        rolls=True,
    ),
    "skip": plain(WINDOW, _close_window, rolls=True, ends=True),
}
STEPS: Steps = {**decision(Pivotal, PIVOTAL_STEP), **decision(Turn, TURN_STEP)}
RUNS: Runs = {
    **procedure(BuildDeck, build_deck),
    **procedure(NextCard, next_card),
    **procedure(PivotalWindow, open_window),
    **procedure(ResolvePivotal, play_pivotal),
    **procedure(BeginTurn, begin_turn),
    **procedure(EndGame, run_end),
}
