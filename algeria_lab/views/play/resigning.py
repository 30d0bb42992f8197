"""A side that resigns: the rules know nothing of it; the game stays where it is, a bookmark says who left."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from algeria_lab.core.actions import SEATS, Seat
from algeria_lab.views.play.sheets.models import EndSheet, Item
from algeria_lab.views.play.waiting import ASKING

if TYPE_CHECKING:
    from algeria_lab.core.game import Game
    from algeria_lab.core.rules import S
    from algeria_lab.players.table import Table
    from algeria_lab.views.shared.messages import GameWords

Part = dict[str, Any]
BEFORE_A_CHOICE = frozenset({"guide", "minute", "turn_page"})
NAMES: dict[str, Seat] = {f"resigned {seat}": seat for seat in SEATS}
"""Bookmarks at the last moment of a game that a side has resigned: a save keeps them as it keeps any."""


def resigned(game: Game[S]) -> Seat | None:
    """Return the side that has resigned; None while the game goes on, or once it was played on."""
    if game.outcome:
        return None
    last = (NAMES[name] for name, at in game.bookmarks.items() if name in NAMES and at == game.ply)
    return next(last, None)


def resigning_side(table: Table[S]) -> Seat | None:
    """Return the side that the person at a table would resign: their own, of both the one that decides."""
    people = [seat for seat in SEATS if table.seats.get(seat) is None]
    if table.game.outcome or not people or resigned(table.game):
        return None
    return people[0] if len(people) == 1 else table.game.to_move


def resign(game: Game[S], side: Seat) -> None:
    """Leave a game at this moment."""
    game.bookmark(f"resigned {side}")


def take_back(game: Game[S]) -> None:
    """Go on with a game that a side has resigned."""
    side = resigned(game)
    if side:
        game.forget(f"resigned {side}")


def other(side: str) -> Seat:
    """Return the side that wins when a side resigns."""
    return next(seat for seat in SEATS if seat != side)


def left_scene(scene: Part, side: Seat, words: GameWords) -> Part:
    """Return a scene in which nothing is asked any more: a side has resigned."""
    text = words.say("session-resigned", seat=side, game=words.game)
    nothing = {name: "" for name in ASKING if name in scene["prompt"]}
    prompt = scene["prompt"] | nothing | {"text": text, "yours": False}
    scene = {name: part for name, part in scene.items() if name not in BEFORE_A_CHOICE}
    return scene | {"prompt": prompt, "actions": [], "over": {"text": text, "winner": other(side)}}


def left_sheet(sheet: EndSheet, side: Seat, words: GameWords) -> EndSheet:
    """Return the page about a game as that of one that has ended: a side has resigned."""
    said = {"seat": side, "game": words.game}
    turn = max([number for number, _ in sheet.turns], default=0)
    first = Item(words.say("session-resigned-rule", **said))
    return replace(
        sheet,
        over=True,
        title=words.say("session-resigned-title", turn=turn, **said),
        lead=words.say("session-resigned", **said),
        result=(first, *sheet.result[1:]),
    )
