"""A turn that one person hands to another: a game up to now, sealed, and whether it goes on from the last.

A file holds a head that can be read and a save that is packed away, so that a glance shows neither hidden
cards nor the key of the dice. This is a folded sheet of paper and no lock.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
import zlib
from typing import TYPE_CHECKING, Any, NamedTuple

from algeria_lab.core.actions import SEATS
from algeria_lab.core.keeping.save_form import MOST_BYTES, MOST_MOVES
from algeria_lab.core.refusals import SaveError

if TYPE_CHECKING:
    from algeria_lab.core.game import Game
    from algeria_lab.core.refusals import Value

FORMAT = "algeria-turn/1"
MOST_HEAD = 100_000  # letters of a head: some thousand turns
LETTERS = 12  # of a mark
_BEGINS = '{"format": "' + FORMAT + '"'
_SEALED = ', "sealed": "'
_NAME = re.compile(r"[0-9a-f]{16}")
_MARK = re.compile(rf"[0-9a-f]{{{LETTERS}}}")


class WrongTurn(SaveError):
    """A turn that was handed over is damaged, forged, for the other side, or goes on from something else."""


class Moment(NamedTuple):
    """A moment of a game, and what shows that everything before is the same.

    Attributes:
        ply: Its place in the history.
        mark: Short check of all that was decided and thrown until then.
    """

    ply: int
    mark: str


class TurnHead(NamedTuple):
    """What can be read of a turn without opening it.

    Attributes:
        game: Name of the game.
        war: Name of this one game, the same from its first to its last turn.
        side: The side that opens it.
        handed: Every moment at which one person handed it to the other.
        now: The moment at which it stands.
    """

    game: str
    war: str
    side: str
    handed: tuple[Moment, ...]
    now: Moment

    @property
    def kept(self) -> str:
        """The name under which a browser keeps the game of one side."""
        return f"hand-{self.war}-{self.side}"


def moment_of(game: Game[Any], ply: int) -> Moment:
    """Return a moment of a game with its mark."""
    played = [[str(one.action), one.check, one.faces] for one in game.history[1 : ply + 1]]
    begun = [game.rules.name, game.scenario, game.seed, game.history[0].check]
    text = json.dumps([begun, played], separators=(",", ":"))
    return Moment(ply, hashlib.sha256(text.encode()).hexdigest()[:LETTERS])


def turn_text(head: TurnHead, save: str) -> str:
    """Return a turn as the text of a file: its head, and the save sealed."""
    written = {
        "format": FORMAT,
        "game": head.game,
        "war": head.war,
        "side": head.side,
        "handed": [list(one) for one in head.handed],
        "now": list(head.now),
    }
    packed = base64.b64encode(zlib.compress(save.encode(), 9)).decode()
    return f'{json.dumps(written)[:-1]}{_SEALED}{packed}"}}\n'


def is_turn(text: str) -> bool:
    """Return whether a text wants to be a turn that was handed over."""
    return text.startswith(_BEGINS)


def head_of(text: str, name: str) -> TurnHead:
    """Return the head of a turn; what is sealed may be missing.

    Args:
        text: Text of a file, or the part of it before the seal.
        name: Name of the file, for messages.

    Raises:
        WrongTurn: If it is none.
    """
    written = text.partition(_SEALED)[0]
    try:
        if len(written) > MOST_HEAD:
            raise ValueError("far too long")  # noqa: TRY301 - told like the other kinds of damage
        data = json.loads(written if written.rstrip().endswith("}") else f"{written}}}")
        return _head(data)
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise damaged(name, str(error)) from error


def save_in(text: str, name: str) -> str:
    """Return the save that a turn holds.

    Raises:
        WrongTurn: If it is cut off or damaged.
    """
    packed = text.partition(_SEALED)[2].strip().removesuffix('"}')
    try:
        packer = zlib.decompressobj()
        save = packer.decompress(base64.b64decode(packed, validate=True), MOST_BYTES)
        if not packer.eof or packer.unused_data:
            raise ValueError("cut off")  # noqa: TRY301 - told like the other kinds of damage
        return save.decode()
    except (ValueError, zlib.error) as error:
        raise damaged(name, str(error)) from error


def damaged(name: str, why: str) -> WrongTurn:
    """Return that a turn cannot be read."""
    return wrong("turn-damaged", name, f"part of it is missing or was changed ({why:.200})")


def wrong(cause: str, name: str, said: str, **values: Value) -> WrongTurn:
    """Return what is wrong with a turn.

    Args:
        cause: Last part of the name of its message, ``fault-cause-<cause>``.
        name: Name of the file.
        said: The same in English.
        values: What the message quotes besides.
    """
    return WrongTurn(f"{name}: {said}.", cause, file=name, **values)


def _head(data: Any) -> TurnHead:
    match data:
        case {
            "format": str(form),
            "game": str(game),
            "war": str(war),
            "side": str(side),
            "handed": list(handed),
            "now": now,
        } if form == FORMAT and _NAME.fullmatch(war) and side in SEATS:
            return TurnHead(game, war, side, tuple(map(_moment, handed)), _moment(now))
    raise ValueError("its head is not one")


def _moment(data: object) -> Moment:
    match data:
        case [int(ply), str(mark)] if type(ply) is int and 0 <= ply <= MOST_MOVES and _MARK.fullmatch(mark):
            return Moment(ply, mark)
    raise ValueError(f"no moment: {data!r:.60}")
