"""Set-up: tracks, pieces and the deck of a scenario [CT-3]."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Any, Final, cast

from algeria_lab.core.events import Rolled
from algeria_lab.core.refusals import UnknownName, WrongOption
from algeria_lab.core.tables import load_data
from algeria_lab.twilight.cards import CARDS, EVENTS, PROPAGANDA
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.draft import Draft
from algeria_lab.twilight.frames.sequence import BuildDeck
from algeria_lab.twilight.geography import PLACE
from algeria_lab.twilight.pieces import AT, KINDS
from algeria_lab.twilight.state import LEVEL, State, put_pieces
from algeria_lab.twilight.switches import Switches

SET_UP = cite("CT-3.1")
DECK = cite("CT-3.3")
SCENARIOS: Final = ("full", "medium", "short")
PILE: Final = 12
_TRACKS: Final = (
    "gov_resources",
    "fln_resources",
    "commitment",
    "france",
    "border_zone",
    "propaganda_total",
    "recall",
    "coup_ever",
)


@cache
def _scenario(name: str) -> dict[str, Any]:
    return cast("dict[str, Any]", load_data("twilight", f"scenarios/{name}"))


def starting_state(scenario: str, switches: Switches) -> State:
    """Return the board of a scenario before its first card, without a deck [CT-3.1, CT-3.2].

    Raises:
        UnknownName: If there is no such scenario.
    """
    if scenario not in SCENARIOS:
        raise UnknownName("scenario", scenario, SCENARIOS)
    data = _scenario(scenario)
    state = State(scenario, switches, **{track: data[track] for track in _TRACKS})
    state.played = set(data["pivotal"])
    for box in ("available", "out_of_play"):
        put_pieces(state, PLACE[box], data[box])
    for space, row in data["spaces"].items():
        number = PLACE[space]
        put_pieces(state, number, {kind: row[kind] for kind in KINDS if kind in row})
        state.support[number] = LEVEL[row.get("state", "neutral")]
    for space in data["resettled"]:
        state.resettled[PLACE[space]] = True
    if scenario == "full":
        _place_third_troops(state)
    return state


def _place_third_troops(state: State) -> None:
    """Put the third Algerian Troops where the reading wants them; the table has them in Oran."""
    state.pieces[PLACE["oran"]][AT] -= 1
    state.pieces[PLACE[state.switches.third_algerian_troops]][AT] += 1


def build_deck(draft: Draft, _frame: BuildDeck) -> None:
    """Shuffle a deck: piles of twelve Events with one Propaganda card each, stacked [CT-3.3]."""
    state = draft.state
    events = list(EVENTS)
    faces = draft.dice.shuffle(events)
    cards: list[int] = []
    for pile in range(state.propaganda_total):
        part = [*events[pile * PILE : (pile + 1) * PILE], PROPAGANDA[pile]]
        faces += draft.dice.shuffle(part)
        cards += part
    if draft.events is not None:
        draft.events.append(Rolled("shuffle", faces, (), 0, "", "", 0, DECK, "deck"))
    stack_deck(state, cards)


def stack_deck(state: State, cards: Sequence[int]) -> None:
    """Lay a deck down whose first card is the next one."""
    state.deck = list(reversed(cards))


def checked_deck(given: object, propaganda_total: int) -> list[int]:
    """Return a stacked deck that somebody gave, the next card first.

    Raises:
        WrongOption: If it is no list of different cards of the deck, or has too many Propaganda cards.
    """
    if not isinstance(given, Sequence) or isinstance(given, str):
        said = f"deck must be a list of card numbers, the next one first, not {given!r:.60}."
        raise WrongOption(said, "deck-list", given=repr(given))
    cards = list(given)
    known = {*EVENTS, *PROPAGANDA}
    if wrong := [card for card in cards if type(card) is not int or card not in known]:
        said = f"deck holds {wrong[0]!r:.40}; a deck holds cards 1 to 60 and 67 to 71 [{DECK}]."
        raise WrongOption(said, "deck-card", given=repr(wrong[0]))
    if twice := [card for card, count in Counter(cards).items() if count > 1]:
        said = f"deck holds card {twice[0]} twice; there is one of each [{DECK}]."
        raise WrongOption(said, "deck-twice", given=str(twice[0]))
    propaganda = sum(CARDS[card].is_propaganda for card in cards)
    if propaganda > propaganda_total or not cards:
        said = (
            f"deck holds {len(cards)} cards, {propaganda} of them Propaganda; it takes 1 or more, and "
            f"at most {propaganda_total} Propaganda cards in this scenario [{DECK}]."
        )
        raise WrongOption(said, "deck-cards", count=len(cards), given=propaganda, most=propaganda_total)
    return cards
