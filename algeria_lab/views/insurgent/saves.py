"""Saved card games: the moves lie sealed while somebody at the table must not read them.

A save names every card that was played, also those that lie face-down. While a game for two runs, the moves
are therefore packed, so that neither the page nor a glance at the file shows them. This is a folded sheet of
paper and no lock.
"""

from __future__ import annotations

import base64
import json
import zlib
from typing import TYPE_CHECKING, Any

from algeria_lab.core.actions import SEATS
from algeria_lab.core.refusals import SaveError
from algeria_lab.core.save_form import MOST_BYTES
from algeria_lab.core.saves import read_save
from algeria_lab.insurgent.rules import DECKS, LABELS, InsurgentRules
from algeria_lab.players.insurgent.registry import PLAYERS
from algeria_lab.players.table import Table

if TYPE_CHECKING:
    from collections.abc import Mapping

    from algeria_lab.core.voice import Voice
    from algeria_lab.insurgent.state import State

SEALED = "sealed"
_MOVES = ', "bookmarks": '


def seal(save: str) -> str:
    """Return a save with its moves packed."""
    head, mark, moves = save.partition(_MOVES)
    assert mark, "a save has its moves behind its bookmarks"
    packed = base64.b64encode(zlib.compress((mark + moves).encode(), 9)).decode()
    return f"{head}, {json.dumps(SEALED)}: {json.dumps(packed)}}}\n"


def unseal(text: str, name: str) -> str:
    """Return a save with its moves to read; one that is not sealed, as it is.

    Raises:
        SaveError: If the sealed part is damaged.
    """
    head, mark, packed = text.partition(f", {json.dumps(SEALED)}: ")
    if not mark:
        return text
    try:
        return head + _unpacked(packed.strip().strip('"}')).decode()
    except (ValueError, zlib.error) as error:
        line = head.count("\n") + 1
        raise SaveError(f"{name}: line {line}: the sealed moves are damaged ({error}).") from error


def _unpacked(packed: str) -> bytes:
    """Return what was packed, as long as it is no larger than a save may be."""
    packer = zlib.decompressobj()
    moves = packer.decompress(base64.b64decode(packed, validate=True), MOST_BYTES)
    if not packer.eof:
        raise ValueError("cut off")
    return moves


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
    return Table(game, PLAYERS.seat(seats))
