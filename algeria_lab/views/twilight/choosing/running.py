"""What runs along under the question of a turn: what is paid and left, how many spaces, which activity."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.twilight.cards import CARDS
from algeria_lab.twilight.frames.events import RemovePieces
from algeria_lab.twilight.frames.government import Deploy
from algeria_lab.twilight.frames.propaganda import PacifyPhase
from algeria_lab.twilight.frames.sequence import Pivotal
from algeria_lab.twilight.geography import PLACES
from algeria_lab.twilight.operations.common import NO_LIMIT
from algeria_lab.twilight.pieces import KINDS
from algeria_lab.twilight.special.deploy import MOST_PIECES, MOST_SPACES
from algeria_lab.twilight.state import OTHER
from algeria_lab.views.twilight.choosing.prices import RESOURCES, spent
from algeria_lab.views.twilight.engine import step_of
from algeria_lab.views.twilight.showing import OPERATION_VERBS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from algeria_lab.core.game import Game
    from algeria_lab.twilight.state import State
    from algeria_lab.views.twilight.words.text import TwilightWords

LIMITED = 1


def running(game: Game[State], words: TwilightWords) -> str:
    """Return what the turn at hand has cost and what it still allows, in sentences; empty outside a turn."""
    seat = game.to_move
    if seat is None:
        return ""
    top: Any = game.state.top
    if isinstance(top, PacifyPhase):
        return _pacified(game.state, words)
    if isinstance(top, RemovePieces):
        return _to_take(top, words)
    if isinstance(top, Pivotal) and top.declared:
        return _declared(top, words)
    paid = spent(game, seat)
    if paid is None:
        return ""
    frame: Any = game.state.top
    left = getattr(game.state, RESOURCES[seat])
    said = [
        words.say("play-so-far", spent=paid, left=left)
        if paid >= 0
        else words.say("play-gained-so-far", gained=-paid, left=left)
    ]
    if step_of(game.state) in OPERATION_VERBS:
        said += _operation(frame, words)
    elif isinstance(frame, Deploy):
        said.append(_deployed(frame, words))
    return " ".join(said)


def _pacified(state: State, words: TwilightWords) -> str:
    """Return how much of Commitment has been spent in the Support Phase."""
    frame: Any = state.top
    return words.say(
        "play-pacified-so-far", spent=frame.spent, most=state.commitment, left=state.gov_resources
    )


def _to_take(frame: RemovePieces, words: TwilightWords) -> str:
    """Return how many pieces an Event still takes; of the only kind that it takes, which."""
    kind = KINDS[frame.kinds[0]] if len(frame.kinds) == 1 else ""
    pieces = words.pieces(kind, frame.number) if kind else "none"
    return words.say("play-left-to-take", count=frame.number, pieces=pieces)


def _deployed(frame: Deploy, words: TwilightWords) -> str:
    """Return between which spaces pieces may go, and how many have gone."""
    return words.say(
        "play-deployed-so-far",
        count=len(frame.places),
        places=words.places(PLACES[space] for space in frame.places),
        most=MOST_SPACES,
        moved=frame.moved,
        pieces=MOST_PIECES,
    )


def _declared(frame: Pivotal, words: TwilightWords) -> str:
    """Return what the Pivotal Event does that the other side has declared, and what becomes of it."""
    text = words.card_text(frame.declared, CARDS[frame.declared].texts[0])
    return words.say("play-declared", seat=OTHER[frame.seat], card=words.card(frame.declared), text=text)


def _operation(frame: Any, words: TwilightWords) -> Iterator[str]:
    """Yield how many spaces an operation has and may still have, and whether an activity is open."""
    if frame.limit == LIMITED:
        yield words.say("play-limited", left=frame.limit - len(frame.places))
    else:
        limit = "none" if frame.limit == NO_LIMIT else frame.limit
        yield words.say("play-places", count=len(frame.places), limit=limit)
    if frame.box == "OP_SA" and not frame.special:
        yield words.say("play-special-open")
