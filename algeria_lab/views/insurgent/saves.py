"""Saved card games: with which decks they were played, and the table of one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.core.actions import SEATS
from algeria_lab.core.keeping.saves import read_save
from algeria_lab.insurgent.rules import DECKS, LABELS, InsurgentRules
from algeria_lab.players.insurgent.opponents import OPPONENTS
from algeria_lab.players.table import Table

if TYPE_CHECKING:
    from collections.abc import Mapping

    from algeria_lab.core.words.voice import Voice
    from algeria_lab.insurgent.state import State


def wanted_decks(options: Mapping[str, Any]) -> dict[str, tuple[str, str]]:
    """Return hash and label of the decks that a game was played with, by seat, as far as its options say."""
    hashes, labels = _table(options.get(DECKS)), _table(options.get(LABELS))
    return {seat: (str(hashes[seat]), str(labels.get(seat, ""))) for seat in SEATS if seat in hashes}


def _table(data: object) -> dict[str, Any]:
    return data if isinstance(data, dict) else {}


def read_duel(
    text: str,
    rules: InsurgentRules,
    *,
    name: str,
    voice: Voice,
) -> Table[State]:
    """Return the table of a saved game, replayed and checked move by move.

    Args:
        text: Text of the file, not sealed.
        rules: The rules with the decks that the save was played with.
        name: Name of the file, for messages.
        voice: How the game and its things are told.

    Raises:
        SaveError: If the text is foreign or damaged, or a move does not replay.
        UnknownName: If a player of the file is not known here.
    """
    game, seats = read_save(text, {rules.name: rules}, name=name, voice=voice)
    return Table(game, OPPONENTS.seat(seats))
