"""Where a game stands in time: turns, bookmarks and branches, and how the board looks at a past moment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.views.play.resigning import NAMES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from algeria_lab.core.branches import Branch
    from algeria_lab.core.game import Game
    from algeria_lab.core.rules import S
    from algeria_lab.players.branches import Branches
    from algeria_lab.views.shared.messages import GameWords, Messages

Time = dict[str, Any]
MOST_LETTERS = 60  # of a name that a reader gives


def make_time(war: Branches[S], at: int, words: Messages) -> Time:
    """Return the `time` of a scene.

    Args:
        war: All lines of the war; the current one is shown.
        at: The moment shown.
        words: The reader's language.
    """
    game = war.table.game
    marks = sorted(game.bookmarks.items(), key=lambda mark: mark[1])
    return {
        "at": at,
        "last": game.ply,
        "turn": game.state_at(at).turn,
        "turns": turns(game),
        "marks": [{"name": name, "at": ply} for name, ply in marks if name not in NAMES],
        "branches": [_branch(war, branch, words) for branch in war.all],
    }


def only_now(game: Game[S]) -> Time:
    """Return the `time` of a scene that stands alone: the end of its game, without a past to look at."""
    return {
        "at": game.ply,
        "last": game.ply,
        "turn": game.state.turn,
        "turns": [],
        "marks": [],
        "branches": [],
    }


def turns(game: Game[S]) -> list[list[int]]:
    """Return each turn with the moment in which it begins."""
    found: list[list[int]] = []
    for ply, entry in enumerate(game.history):
        if not found or entry.state.turn > found[-1][0]:
            found.append([entry.state.turn, ply])
    return found


def turn_start(game: Game[S]) -> S:
    """Return the first position of the present turn."""
    history, turn = game.history, game.state.turn
    ply = len(history) - 1
    while ply and history[ply - 1].state.turn == turn:
        ply -= 1
    return history[ply].state


def _branch(war: Branches[S], branch: Branch[S], words: Messages) -> dict[str, Any]:
    return {
        "id": branch.id,
        "name": branch_name(branch, words),
        "from": branch_name(war.find(branch.parent), words) if branch.parent else "",
        "at": war.left_at(branch),
        "last": branch.game.ply,
        "turn": branch.game.state.turn,
        "current": branch is war.current,
        "marks": len(branch.game.bookmarks.keys() - NAMES.keys()),
    }


def branch_name(branch: Branch[S], words: Messages) -> str:
    """Return what a branch is called; the first has no name until it is given one."""
    return branch.name or words.say("time-first-branch")


def new_branch_name(war: Branches[S], wish: str, turn: int, words: GameWords) -> str:
    """Return a name for a new branch that no other has: the one wished for, if there is a wish."""
    number = len(war.all) + 1
    taken = {branch_name(branch, words) for branch in war.all}
    return _free(tidy(wish) or words.say("time-branch", number=number, turn=turn, game=words.game), taken)


def new_bookmark_name(game: Game[S], wish: str, at: int, words: GameWords) -> str:
    """Return a name for a bookmark: the one wished for, else one after its moment."""
    turn = game.state_at(at).turn
    return tidy(wish) or _free(words.say("time-bookmark", turn=turn, game=words.game), game.bookmarks)


def tidy(name: str) -> str:
    """Return a reader's name on one line and of bearable length."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())[
        :MOST_LETTERS
    ].strip()


def _free(name: str, taken: Iterable[str]) -> str:
    """Return *name*, with a number behind it if it is taken."""
    known, number, free = set(taken), 2, name
    while free in known:
        free, number = f"{name} ({number})", number + 1
    return free
