"""How likely it is that the other side dominates at its next turn, for a table that wants to warn."""

from __future__ import annotations

from random import Random

from algeria_lab.core.actions import Seat
from algeria_lab.insurgent.cards import FRONTS, OTHER, Front
from algeria_lab.insurgent.draft import LEAD_THAT_DOMINATES, UP, Draft
from algeria_lab.insurgent.frames import BeginTurn, EndTurn, Play
from algeria_lab.insurgent.placing import ways_to_play
from algeria_lab.insurgent.state import DECK, HAND, ROW, State
from algeria_lab.players.insurgent.dealing import Dealer
from algeria_lab.players.insurgent.trying_out import Judges, ThoughtDice, finish_turn, try_out
from algeria_lab.players.insurgent.weights import sensible_weights
from algeria_lab.players.insurgent.worth import Judge

SAMPLES = 150
# A card without any of these changes no total but that of its own row.
CHANGES_ROWS = frozenset({"ATTACK", "BOMB", "CAPTURE", "EXPOSE", "RECRUIT", "JAILBREAK"})
# With these more than the card itself may join the rows of its side; an exposed FLN card may have them.
BRINGS_MORE = {"fln": frozenset({"EXPOSE", "RECRUIT", "JAILBREAK"}), "gov": frozenset({"RECRUIT"})}


def domination_risk(view: State, seat: Seat, rng: Random, samples: int = SAMPLES) -> dict[Front, float]:
    """Return by front how likely the other side is to be able to dominate there at its next turn.

    The hidden cards are dealt out again and again. A deal counts for a front if some way to play leads to a
    lead of eight there before the turn ends: it is assumed that the other side finds it. The table is taken
    as it lies, as if *seat* did nothing more before.

    Args:
        view: What *seat* may see; it stays as it is.
        seat: The side that is threatened.
        rng: Draws the deals and the dice in thought; the same generator gives the same answer.
        samples: How many deals.

    Returns:
        The part of the deals, 0 to 1, with a standard error of at most half of the inverse root of *samples*.
    """
    rival = OTHER[seat]
    found: dict[Front, int] = dict.fromkeys(FRONTS, 0)
    if samples > 0 and _has_a_turn(view, rival):
        weights = sensible_weights()
        judges = {side: Judge(side, weights[side], view.cards) for side in weights}
        dealer, dice = Dealer(view, seat), ThoughtDice(rng)
        for _ in range(samples):
            deal = dealer.deal(rng)
            deal.agenda.clear()
            for front in _dominated(deal, rival, judges, dice):
                found[front] += 1
    return {front: count / max(samples, 1) for front, count in found.items()}


def _has_a_turn(view: State, rival: str) -> bool:
    """Return whether a side will take another turn."""
    cards = view.zones[HAND[rival]] or view.zones[DECK[rival]]
    return not view.winner and bool(cards) and view.final_turn_of in {"", rival}


def _dominated(deal: State, rival: Seat, judges: Judges, dice: ThoughtDice) -> set[Front]:
    """Return the fronts that a side can dominate with some way to play on this deal."""
    if deal.is_automaton(rival):
        draft = Draft(deal.copy(), dice, listening=False)
        draft.push(BeginTurn(rival))
        finish_turn(draft, judges)
        return _won(draft.state, rival)
    deal.agenda += [EndTurn(rival), Play(rival)]
    fronts: set[Front] = set()
    for way in ways_to_play(deal, rival, deal.zones[HAND[rival]]):
        card, place, facing = way
        if place in fronts:
            continue
        if place in FRONTS and _leads_with(deal, rival, place, card):
            fronts.add(place)
        elif facing == UP and _could_lead(deal, rival, place, card):
            fronts |= _won(try_out(deal, "play", way, judges, dice), rival)
    return fronts


def _leads_with(deal: State, rival: str, front: Front, card: int) -> bool:
    """Return whether a card alone makes a side dominate a front [INS-3.3.2]."""
    return deal.lead(rival, front) + deal.cards.value[card] >= LEAD_THAT_DOMINATES


def _could_lead(deal: State, rival: str, place: str, card: int) -> bool:
    """Return whether a card and its actions could bring a lead of eight, if all went well."""
    icons = deal.cards.icons[card]
    if not CHANGES_ROWS.intersection(icons):
        return False
    if BRINGS_MORE[rival].intersection(icons):
        return True
    value = deal.cards.value[card]
    return any(
        deal.totals[row] + (value if front == place else 0) >= LEAD_THAT_DOMINATES
        for front, row in ROW[rival].items()
    )


def _won(state: State, seat: str) -> set[Front]:
    """Return the front that *seat* has dominated, if it has."""
    won = state.winner == seat and state.reason == "domination"
    return {front for front in FRONTS if won and state.front == front}
