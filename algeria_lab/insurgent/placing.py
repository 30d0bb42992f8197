"""Cards enter play: where they may go, and how their icons come to be resolved [INS-3.3 to INS-3.9]."""

from __future__ import annotations

from collections.abc import Sequence

from algeria_lab.core.actions import Seat
from algeria_lab.insurgent.cite import cite
from algeria_lab.insurgent.draft import DOWN, UNDER, UNDER_OPEN, UP, Draft
from algeria_lab.insurgent.frames import Act, Play, RecruitPlay
from algeria_lab.insurgent.state import DECK, DISCARD, HAND, ROW, UNKNOWN, State
from algeria_lab.insurgent.steps import Args, Verb

PLACING = cite("INS-3.3")
ACTIVATION = cite("INS-3.6")
RECRUITS = cite("INS-4.5")
ON_DISCARD = "discard"


def ways_to_play(state: State, seat: str, cards: Sequence[int]) -> list[Args]:
    """Return (card, place, facing) for each way in which *cards* may be played [INS-3.3]."""
    facings = (UP, DOWN) if seat == "fln" else (UP,)
    ways: list[Args] = []
    for card in cards:
        if card != UNKNOWN:
            places = state.cards.places[card]
            ways += [(card, place, facing) for place in places for facing in facings]
            if not places:
                ways.append((card, ON_DISCARD, UP))
    return ways


def from_hand(state: State, frame: Play) -> list[Args]:
    """Return how the cards in hand may be played."""
    return ways_to_play(state, frame.seat, state.zones[HAND[frame.seat]])


def looked_at(state: State, seat: str) -> list[int]:
    """Return the top two cards of a deck, or the only one, from the top [INS-4.5.1]."""
    return state.zones[DECK[seat]][:-3:-1]


def from_deck(state: State, frame: RecruitPlay) -> list[Args]:
    """Return how the cards that a RECRUIT looked at may be played."""
    return ways_to_play(state, frame.seat, looked_at(state, frame.seat))


def play_from_hand(draft: Draft, frame: Play, card: int, place: str, facing: str) -> None:
    """Play a card from hand."""
    put_in_play(draft, frame.seat, card, place, facing, PLACING)


def play_recruit(draft: Draft, frame: RecruitPlay, card: int, place: str, facing: str) -> None:
    """Play one of the cards looked at; the other goes under the deck first [INS-4.5.3]."""
    seat = frame.seat
    others = [other for other in looked_at(draft.state, seat) if other != card]
    if others:
        open_to_all = draft.state.is_automaton(seat)
        draft.move(others, DECK[seat], RECRUITS, "under", UNDER_OPEN if open_to_all else UNDER)
    put_in_play(draft, seat, card, place, facing, RECRUITS)


def put_in_play(draft: Draft, seat: Seat, card: int, place: str, facing: str, rule: str) -> None:
    """Lay a card down, and begin its icons if it lies face-up [INS-3.3.1, INS-3.3.3].

    Raises:
        GameOver: If the card dominates its front.
    """
    if place == ON_DISCARD:
        draft.move([card], DISCARD[seat], rule, "play")
    else:
        draft.place(card, ROW[seat][place], facing, rule, "play")
    if facing == UP:
        activate(draft, seat, card)


def activate(draft: Draft, seat: Seat, card: int) -> None:
    """Begin a pass over the icons of a card, unless it has acted too often this turn [INS-3.6, INS-3.9]."""
    if draft.state.starts.get(card, 0) < draft.state.switches.activation_cap:
        draft.start(card, ACTIVATION)
        draft.push(Act(seat, card, 0))


PLAY = Verb(PLACING, ("card", "place", "facing"), from_hand, play_from_hand)
PLAY_RECRUIT = Verb(RECRUITS, ("card", "place", "facing"), from_deck, play_recruit)
