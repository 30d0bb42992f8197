"""Who played a game, and how it can be begun anew: the same on the page about any game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from algeria_lab.core.actions import SEATS
from algeria_lab.players.base import HUMAN
from algeria_lab.players.table import AUTHOR
from algeria_lab.views.play.sheets.models import Item

if TYPE_CHECKING:
    from algeria_lab.core.actions import Seat
    from algeria_lab.core.game import Game
    from algeria_lab.players.roster import Roster
    from algeria_lab.views.shared.messages import GameWords


def players(
    game: Game[Any], seats: Mapping[str, str], roster: Roster[Any], words: GameWords
) -> Iterator[Item]:
    """Yield who played each side, one after the other: people, players with what they try, and others."""
    for side in SEATS:
        sitting = seats.get(side, HUMAN)
        decided = [by for by in game.players[side] if by != AUTHOR]  # what went without saying is nobody's
        for name in dict.fromkeys(by or sitting for by in decided or ("",)):
            yield _player(name, side, roster, words)


def _player(name: str, side: Seat, roster: Roster[Any], words: GameWords) -> Item:
    named = words.say("turn-page-named", name=words.side(side))
    if name == HUMAN:
        return Item(words.say("ending-player-person"), named, side=side)
    if not roster.knows(name, side):
        return Item(words.say("ending-player", title=name), named, side=side)
    title, idea = roster.title(name, side, words.language), roster.idea(name, side, words.language)
    return Item(words.say("ending-player", title=title), named, idea, side)


def ways(seats: Mapping[str, str]) -> tuple[str, ...]:
    """Return how the game can be begun anew; sides are exchanged only where a person and a computer sat."""
    people = [side for side in SEATS if seats.get(side, HUMAN) == HUMAN]
    return ("exchange", "again") if len(people) == 1 else ("again",)


def only_person(seats: Mapping[Seat, object]) -> str:
    """Return the side of the one person at a table; empty where two play, or none."""
    people = [seat for seat, player in seats.items() if player is None]
    return people[0] if len(people) == 1 else ""
