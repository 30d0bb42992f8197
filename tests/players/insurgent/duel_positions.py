"""Positions for the tests of the players: reached by chance, or laid out by hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from algeria_lab.core.actions import Seat
from algeria_lab.core.dice import SeededDice
from algeria_lab.insurgent.cards import FRONTS
from algeria_lab.insurgent.deck_files import reconstructed_cards
from algeria_lab.insurgent.draft import Draft
from algeria_lab.insurgent.frames import FRAMES, EndTurn
from algeria_lab.insurgent.rules import InsurgentRules, advance
from algeria_lab.insurgent.state import DECK, HAND, ROW, State
from algeria_lab.players.insurgent.random_duel import RandomDuelPlayer

RULES = InsurgentRules()
CARDS = reconstructed_cards()
NAMED = CARDS.number


def moments(scenario: str, seed: int) -> Iterator[State]:
    """Yield the true position at every decision of a game of chance; not to be changed."""
    dice, rng = SeededDice(seed), Random(seed)
    state, _ = RULES.new(scenario, {}, dice)
    draft, chance = Draft(state, dice, listening=False), RandomDuelPlayer("fln")
    while state.agenda:
        yield state
        pick = chance.decide(state, rng)
        advance(draft, pick.verb, pick.args)


def table(
    seat: Seat,
    step: str = "play",
    *frame: object,
    rows: Mapping[str, Sequence[str]] | None = None,
    hands: Mapping[str, Sequence[str]] | None = None,
    prison: Mapping[str, str] | None = None,
    down: Sequence[str] = (),
) -> State:
    """Return a position in which *seat* decides; cards that are not named lie in the decks.

    Args:
        seat: Who decides, in a turn of its own.
        step: What is decided.
        frame: The rest of the frame of that decision; a card by its id.
        rows: Ids of cards, by side and front such as ``gov-military``.
        hands: Ids of cards, by side.
        prison: Front of capture by id.
        down: Ids of FLN cards that lie face-down and unknown.
    """
    state = State("duel", CARDS, turn=9, phase="turn")
    named = [*(rows or {}).items(), *((HAND[side], ids) for side, ids in (hands or {}).items())]
    for zone, ids in [*named, ("prison", list(prison or {}))]:
        state.zones[zone] = [NAMED[name] for name in ids]
    laid = {card for cards in state.zones.values() for card in cards}
    for side in DECK:
        state.zones[DECK[side]] = [card for card in CARDS.of(side) if card not in laid]
    state.captured_from = {NAMED[name]: front for name, front in (prison or {}).items()}
    state.down = {NAMED[name] for name in down}
    in_rows = {card for front in FRONTS for card in state.zones[ROW["fln"][front]]}
    state.known = (in_rows | set(state.captured_from)) - state.down
    state.turns = {"fln": 5, "gov": 4}
    top = tuple(NAMED.get(str(part), part) for part in frame)
    state.agenda = [EndTurn(seat), FRAMES.from_json([step, seat, *top])]
    state.index()
    return state
