"""A game whose past can be looked at, marked and left again: what a reader does to bookmarks and branches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from algeria_lab.views.play.time.timeline import branch_name, new_bookmark_name, new_branch_name
from algeria_lab.views.shared.notices import Notice, info

if TYPE_CHECKING:
    from algeria_lab.core.branches import Branch
    from algeria_lab.core.rules import S
    from algeria_lab.players.branches import Branches
    from algeria_lab.views.play.deeds import Message
    from algeria_lab.views.shared.messages import GameWords


def mark(war: Branches[S], message: Message, words: GameWords) -> Notice:
    """Set a bookmark at the moment that is named, else at the one of the reader's screen."""
    game, at = war.table.game, message.get("at")
    at = at if isinstance(at, int) else message["ply"]
    name = new_bookmark_name(game, message["name"], at, words)
    moved = game.bookmarks.get(name, at) != at
    game.bookmark(name, at)
    return info(words, "time-mark-moved" if moved else "time-marked", name=name)


def unmark(war: Branches[S], message: Message, words: GameWords) -> Notice:
    """Take a bookmark away."""
    war.table.game.forget(message["name"])
    return info(words, "time-unmarked", name=message["name"])


def branch(war: Branches[S], message: Message, words: GameWords) -> tuple[Branch[S], Notice]:
    """Leave the line that is played at a moment, and return the new one; see `Table.persons_moment`."""
    left, at = war.current, war.table.persons_moment(message["at"])
    name = new_branch_name(war, message["name"], war.table.game.state_at(at).turn, words)
    begun = war.fork(at, name)
    kept = branch_name(left, words)
    hint = "time-branched-hint" if at == message["at"] else "time-branched-elsewhere"
    return begun, info(words, "time-branched", hint=hint, name=begun.name, kept=kept)


def switch(war: Branches[S], message: Message, words: GameWords) -> Notice:
    """Go on with another line."""
    return info(words, "time-switched", name=branch_name(war.switch(message["branch"]), words))


def drop(war: Branches[S], message: Message, words: GameWords) -> Notice:
    """Give a line up."""
    return info(words, "time-dropped", name=branch_name(war.drop(message["branch"]), words))
