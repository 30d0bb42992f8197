"""Positions of one's own."""

from __future__ import annotations

from dataclasses import replace

from algeria_lab.checking.positions import PositionLike, Reader
from algeria_lab.checking.telling import telling
from algeria_lab.core.keeping.positions import Position
from algeria_lab.games import GAMES


def position(
    base: PositionLike,
    /,
    *,
    at: int | str | None = None,
    name: str = "",
    language: str = "en",
    **changes: object,
) -> Position:
    """Return a position of your own: where games may begin, and many wars.

    ``position("1956-like", place={"band-6": "ALGIERS"}, fln_psl=70)`` goes wherever the name of a scenario
    goes: `open_game`, `compare`, `play_war` of the simulators. A game saves it with its moves.

    Args:
        base: What it differs from: the name of a scenario, in its ready-made deployment, the random event of
            turn 1 not yet thrown, with 7 AP, the mean of two dice (in *Colonial Twilight* the deck not yet
            shuffled, unless one is named); a game; a position or a state; what
            ``to_json`` or ``to_text`` made of one; or the path of a ``.json`` file with a saved game
            or a position.
        at: A moment of a game: a number of actions, or a bookmark; the last one if None.
        name: What tables and boards call it; the base and the changed fields if empty.
        language: Language in which it shows itself and its errors are told, ``en`` or ``fr``.
        changes: What differs, by the fields of ``to_json()``. Numbers, words and lists replace what is there;
            tables change what they name. *Algeria* also takes ``place`` and ``box`` (by unit; None takes a
            unit off the map) and ``neutralized``, ``dispersed``, ``airmobile`` (lists of units); the duel
            ``place`` (zone by card); *Colonial Twilight* ``mode`` and ``solitaire``, and where its ``spaces``
            name pieces, the rest of them is Available.

    Raises:
        WrongFile: If nobody could play from there; every fault is named, with the rule and the nearest name.
        UnknownName: For an unknown scenario, moment or language.
        WrongOption: For a scenario that is dealt anew for each game, so that it is no position by itself.
        SaveError: If a file cannot be read.
    """
    rules = {game: record.rules() for game, record in GAMES.items()}
    found = Reader(rules, telling(language)).read(base, changes, at, name)
    return replace(found, voice=GAMES[found.game].voice(language))
