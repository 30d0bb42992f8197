"""Saved games: small JSON, replayed move by move; nothing in a file is ever executed.

A game of one line is written in format 1. Format 2 adds ``branches``: each names the one it left and the
moment, and holds only its own moves, so that what is shared is stored once. Format 3 adds the ``position`` at
which the game began; it stands behind the moves, so that whoever seals those seals it too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from reprlib import repr as shown
from typing import Any, Generic, NamedTuple

from algeria_lab.core.actions import Action
from algeria_lab.core.branches import Branch, shared_moment
from algeria_lab.core.dice import RecordedDice, SeededDice
from algeria_lab.core.game import Game, TakeBacks
from algeria_lab.core.keeping.positions import Position
from algeria_lab.core.keeping.save_form import (
    BEGUN,
    BRANCHED,
    MOST_BYTES,
    checked,
    damaged,
    other_game,
    read_text,
)
from algeria_lab.core.keeping.save_text import as_json, first_line, head, line_text, save, save_text
from algeria_lab.core.keeping.sealed_saves import unseal
from algeria_lab.core.refusals import LabError, MalformedAction, SaveError, Value
from algeria_lab.core.rules import Rules, S
from algeria_lab.core.words.voice import PLAIN, Voice

LONGEST_REASON = 1500  # letters
__all__ = [
    "MOST_BYTES",
    "Saved",
    "branches_text",
    "load",
    "read_branches",
    "read_save",
    "read_text",
    "save",
    "save_text",
]


class Saved(NamedTuple, Generic[S]):
    """What a save file holds.

    Attributes:
        branches: All branches, each after the one that it left.
        current: Id of the branch that was being played.
        seats: Who played each side.
    """

    branches: tuple[Branch[S], ...]
    current: str
    seats: dict[str, str]

    @property
    def played(self) -> Branch[S]:
        """The branch that was being played."""
        return next(branch for branch in self.branches if branch.id == self.current)


def branches_text(branches: Sequence[Branch[S]], current: str, seats: Mapping[str, str] | None = None) -> str:
    """Return a game with all its branches as the text of a save file.

    Args:
        branches: The branches, each after the one that it left.
        current: Id of the branch that is being played.
        seats: Who plays each side.
    """
    first, *others = branches
    game = first.game
    if not others and not first.name:
        return save_text(game, seats)
    known = {branch.id: branch.game for branch in branches}
    left = ",\n".join(_left(branch, known[branch.parent]) for branch in others)
    begun = head(game, seats, BRANCHED) | {"current": current, "id": first.id, "name": first.name}
    return f'{as_json(begun)[:-1]}, {first_line(game)}, "branches": [\n{left}]}}\n'


def _left(branch: Branch[S], parent: Game[S]) -> str:
    """Return a branch with the moves that its parent does not have."""
    at = shared_moment(branch.game, parent, branch.left)
    begun = {"id": branch.id, "name": branch.name, "from": branch.parent, "at": at}
    return f"{as_json(begun)[:-1]}, {line_text(branch.game, at)}}}"


def load(
    path: Path | str,
    games: Mapping[str, Rules[S]],
    *,
    take_backs: TakeBacks = "until-dice",
    voice: Voice = PLAIN,
) -> tuple[Game[S], dict[str, str]]:
    """Read a saved game and replay it.

    Args:
        path: The file.
        games: Rules by name of the game.
        take_backs: As for `Game`.
        voice: As for `Game`.

    Returns:
        The game, and who played each side.

    Raises:
        SaveError: If the file cannot be read, is foreign or damaged, or a move does not replay.
    """
    file = Path(path)
    return read_save(
        unseal(read_text(file), file.name), games, name=file.name, take_backs=take_backs, voice=voice
    )


def read_save(
    text: str,
    games: Mapping[str, Rules[S]],
    *,
    name: str = "save",
    take_backs: TakeBacks = "until-dice",
    voice: Voice = PLAIN,
) -> tuple[Game[S], dict[str, str]]:
    """Replay the text of a save file and return the branch that was being played; see `load`."""
    saved = read_branches(text, games, name=name, take_backs=take_backs, voice=voice)
    return saved.played.game, saved.seats


def read_branches(
    text: str,
    games: Mapping[str, Rules[S]],
    *,
    name: str = "save",
    take_backs: TakeBacks = "until-dice",
    voice: Voice = PLAIN,
) -> Saved[S]:
    """Replay the text of a save file with all its branches; see `load`."""
    data = checked(text, name)
    if data["game"] not in games:
        raise other_game(name, data["game"], games)
    dice = RecordedDice(data["opening"], SeededDice(data["seed"]))
    try:
        game: Game[S] = Game(
            games[data["game"]],
            _start(data),
            data["options"],
            seed=data["seed"],
            dice=dice,
            take_backs=take_backs,
            voice=voice,
        )
    except LabError as error:
        said = f"{name}: the game cannot be set up: {_told(error)}"
        raise SaveError(said, "save-set-up", file=name, why=error) from error
    _no_dice_left(dice, name, "set-up")
    _play_on(game, data, name)
    branches = {data["id"]: Branch(data["id"], data["name"], "", 0, game)}
    for row in data["branches"]:
        branches[row["id"]] = _grown(branches, row, name)
    return Saved(tuple(branches.values()), data["current"], data["seats"])


def _start(data: Mapping[str, Any]) -> str | Position:
    """Return where the game of a save began: a scenario by name, or a position, which the game will check."""
    if data["format"] != BEGUN:
        return str(data["scenario"])
    began = data["position"]
    return Position.of(data["game"], began["state"], began["name"])


def _grown(branches: Mapping[str, Branch[S]], row: dict[str, Any], name: str) -> Branch[S]:
    """Return a branch that leaves one of *branches*, its own moves replayed."""
    where = f"{name}: branch {row['name'] or row['id']!r:.60}"
    parent = branches[row["from"]].game
    if not 0 <= row["at"] <= parent.ply:
        raise damaged(
            where, f" leaves {shown(row['from'])} after move {shown(row['at'])}, but that has {parent.ply}."
        )
    game = parent.fork(row["at"])
    for bookmark in game.bookmarks:  # it has its own
        game.forget(bookmark)
    _play_on(game, row, where)
    return Branch(row["id"], row["name"], row["from"], row["at"], game)


def _play_on(game: Game[S], row: Mapping[str, Any], name: str) -> None:
    """Replay the moves of one line after those that *game* has, then go on with seeded dice."""
    dice = game.dice if isinstance(game.dice, RecordedDice) else RecordedDice((), _seeded(game))
    game.dice = dice
    players = [by for by, moves in row.get("by", [["", len(row["moves"])]]) for _ in range(moves)]
    moves = zip(row["moves"], row["checks"], players, strict=True)
    for (action, faces), check, by in moves:
        _replay(game, _Made(action, faces, check, by), dice, name)
    dice.go_on()
    for bookmark, ply in row["bookmarks"].items():
        if not 0 <= ply <= game.ply:
            where = f"{name}: bookmarks.{bookmark:.60}"
            raise damaged(where, f" must be a move, 0 to {game.ply}, not {shown(ply)}.")
        game.bookmark(bookmark, ply)


def _seeded(game: Game[S]) -> SeededDice:
    assert isinstance(game.dice, SeededDice), "a replayed game goes on with seeded dice"
    return game.dice


class _Made(NamedTuple):
    """A move of a save."""

    action: str
    faces: list[int]
    check: str
    by: str


def _replay(game: Game[S], move: _Made, dice: RecordedDice, name: str) -> None:
    which = f"move {game.ply + 1} ({move.action:.60})"
    place: dict[str, Value] = {"file": name, "number": game.ply + 1, "given": move.action}
    try:
        dice.record(move.faces)
        game.play(_action_in(move.action), by=move.by)
    except LabError as error:
        said = f"{name}: {which} does not replay: {_told(error)}"
        raise SaveError(said, "save-replay", **place, why=error) from error
    _no_dice_left(dice, name, which)
    if game.history[-1].check != move.check:
        said = f"{name}: after {which} the position differs from the saved one. "
        more = "The file was changed, or saved under other rules."
        raise SaveError(said + more, "save-differs", **place)


def _action_in(text: str) -> Action | str:
    """Return the action that a save holds, as it stands there; another text is read as if it were typed."""
    try:
        action = Action.parse(text)
    except MalformedAction:
        return text
    return action if str(action) == text else text


def _told(error: LabError) -> str:
    """Return what an error says, without the rest of what somebody wrote to fill the screen."""
    text = str(error)
    return text if len(text) <= LONGEST_REASON else f"{text[:LONGEST_REASON]} …"


def _no_dice_left(dice: RecordedDice, name: str, where: str) -> None:
    if dice.left:
        raise damaged(f"{name}: {where}", f": {dice.left} of the recorded dice were not used.")
