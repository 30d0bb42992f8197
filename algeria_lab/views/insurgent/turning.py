"""What swung a card game that is over: by how much, how likely it was, and what would have stopped it.

It reads the whole history with all cards open, so it may be asked only once the game has ended.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any, NamedTuple

from algeria_lab.core.actions import SEATS, Seat
from algeria_lab.insurgent.cards import FRONTS, OTHER, Front
from algeria_lab.insurgent.draft import LEAD_THAT_DOMINATES
from algeria_lab.insurgent.frames import Hit, Play
from algeria_lab.insurgent.state import DECK, ROW, State
from algeria_lab.views.insurgent.picks import hit_odds
from algeria_lab.views.shared.numbers import percent, signed

if TYPE_CHECKING:
    from algeria_lab.core.game import Game
    from algeria_lab.core.history import Entry
    from algeria_lab.views.insurgent.text import DuelWords

MOST_POINTS = 4
LEAST_SWING = 2  # icons
LOOKED_AT = 2  # cards of the deck that a RECRUIT looks at [INS-4.4]


class Swing(NamedTuple):
    """A turn that moved the lead in a front.

    Attributes:
        turn: Its number.
        first, last: Its first and last action, as places in the history.
        front: The front.
        seat: The side that gained.
        before, after: The lead of that side.
    """

    turn: int
    first: int
    last: int
    front: Front
    seat: Seat
    before: int
    after: int

    @property
    def size(self) -> int:
        """By how many icons the lead moved."""
        return self.after - self.before


def swings(history: Sequence[Entry[State]]) -> list[Swing]:
    """Return the turns that moved a lead most, in their order; the one that dominated is always there."""
    found = [_largest(history, first, last) for first, last in _turns(history)]
    large = sorted((one for one in found if one.size >= LEAST_SWING), key=lambda one: -one.size)
    decided = [one for one in found if one.after >= LEAD_THAT_DOMINATES]
    kept = [*decided[-1:], *(one for one in large if one not in decided[-1:])][:MOST_POINTS]
    return sorted(kept)


def _turns(history: Sequence[Entry[State]]) -> list[tuple[int, int]]:
    """Return the first and the last action of each turn."""
    found: dict[int, tuple[int, int]] = {}
    for ply in range(1, len(history)):
        turn = history[ply - 1].state.turn
        if turn:
            found[turn] = found.get(turn, (ply, ply))[0], ply
    return list(found.values())


def _largest(history: Sequence[Entry[State]], first: int, last: int) -> Swing:
    before, after = history[first - 1].state, history[last].state
    moved = [
        Swing(before.turn, first, last, front, seat, before.lead(seat, front), after.lead(seat, front))
        for front in FRONTS
        for seat in SEATS
    ]
    return max(moved, key=lambda one: (one.after >= LEAD_THAT_DOMINATES, one.size))


def turning_points(words: DuelWords, game: Game[State]) -> list[dict[str, Any]]:
    """Return what swung a game that is over, for the table; nothing while it runs.

    The moment of each is the one in which its turn begins: the last action of a turn already begins the next.
    """
    if game.outcome is None:
        return []
    history = game.history
    return [
        {
            "ply": swing.first - 1,
            "text": _told(words, history, swing),
            "chance": _chance(words, history, swing),
            "answer": _answer(words, game, swing),
        }
        for swing in swings(history)
    ]


def _told(words: DuelWords, history: Sequence[Entry[State]], swing: Swing) -> str:
    before, after = history[swing.first - 1].state, history[swing.last].state
    ours, theirs = (ROW[seat][swing.front] for seat in (swing.seat, OTHER[swing.seat]))
    came = [card for card in after.zones[ours] if card not in before.zones[ours]]
    left = [card for card in before.zones[theirs] if card not in after.zones[theirs]]
    said = [
        words.say(
            "duel-swing",
            turn=swing.turn,
            seat=swing.seat,
            front=words.say(f"duel-front-{swing.front}"),
            before=signed(words, swing.before),
            after=signed(words, swing.after),
        )
    ]
    for key, cards in (("came", came), ("left", left)):
        if cards:
            said.append(words.say(f"duel-swing-{key}", cards=words.card_list(after.names(cards))))
    return " ".join(said)


def _chance(words: DuelWords, history: Sequence[Entry[State]], swing: Swing) -> str:
    """Return how likely the dice and the deck made the swing; that nothing was left to them is said too."""
    said = []
    for ply in range(swing.first, swing.last + 1):
        entry, before = history[ply], history[ply - 1].state
        verb = entry.action.verb if entry.action else ""
        if verb == "bomb" and entry.faces:
            said.append(_of_dice(words, before, entry.state))
        elif verb == "recruit" and entry.action:
            deck = DECK[entry.action.seat]
            unknown = len(before.zones[deck]) - before.sunk[entry.action.seat]
            if unknown > LOOKED_AT and _lays_in(history, ply + 1, swing.front):
                share = percent(words, Fraction(LOOKED_AT, unknown))
                said.append(words.say("duel-swing-deck", count=unknown, chance=share))
    return " ".join(said) or words.say("duel-swing-certain")


def _lays_in(history: Sequence[Entry[State]], ply: int, front: str) -> bool:
    """Return whether an action laid a card in a front."""
    action = history[ply].action if ply < len(history) else None
    return action is not None and action.verb == "play" and action.args[1] == front


def _of_dice(words: DuelWords, before: State, after: State) -> str:
    """Return how many hits a BOMB made, and how likely it was to make as many."""
    hits = after.top.hits if isinstance(after.top, Hit) else 0
    share = sum((share for count, share in hit_odds(before) if count >= hits), Fraction(0))
    return words.say("duel-swing-dice", hits=hits, chance=percent(words, share))


def _chose_a_card(history: Sequence[Entry[State]], ply: int, seat: Seat) -> bool:
    action = history[ply].action
    return action is not None and action.seat == seat and isinstance(history[ply - 1].state.top, Play)


def _answer(words: DuelWords, game: Game[State], swing: Swing) -> str:
    """Return what the other side could have laid in that front instead, by the count of icons alone."""
    loser, history = OTHER[swing.seat], game.history
    plies = [ply for ply in range(1, swing.last + 1) if _chose_a_card(history, ply, loser)]
    if not plies:
        return ""
    state, played = history[plies[-1] - 1].state, history[plies[-1]].action
    assert played is not None
    values = {
        card: state.cards.value[state.cards.number[card]]
        for action in game.rules.legal(state)
        if action.verb == "play" and action.args[1] == swing.front and (card := action.args[0])
    }
    laid = values.pop(played.args[0], 0) if played.args[1:2] == (swing.front,) else 0
    best = max(values, key=lambda card: values[card], default="")
    where = {"seat": loser, "turn": state.turn}
    if not best or values[best] <= laid:
        return words.say("duel-swing-no-answer", **where, laid=laid)
    lead = swing.after - values[best] + laid
    stops = "yes" if swing.after >= LEAD_THAT_DOMINATES > lead else "no"
    card = words.quoted(best)
    return words.say(
        "duel-swing-answer", **where, card=card, icons=values[best], lead=signed(words, lead), stops=stops
    )
