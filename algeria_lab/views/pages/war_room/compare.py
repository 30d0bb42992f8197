"""Two branches of a war beside each other: both maps, both support lines, and what differs in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from algeria_lab.views.algeria.charts.pair import support_pair
from algeria_lab.views.algeria.game import WAR
from algeria_lab.views.pages.war_room.comparison import compare
from algeria_lab.views.pages.war_room.comparison_page import comparison_says, comparison_tables
from algeria_lab.views.play.map_scene import still_map
from algeria_lab.views.play.time.comparing import Told
from algeria_lab.views.play.time.timeline import branch_name
from algeria_lab.views.shared.html import says

if TYPE_CHECKING:
    from algeria_lab.algeria.state import State
    from algeria_lab.core.branches import Branch
    from algeria_lab.views.algeria.words.text import Words


def tell_apart(first: Branch[State], second: Branch[State], words: Words) -> Told:
    """Return two branches compared as they stand.

    Args:
        first: The branch that is being played.
        second: The other.
        words: The reader's language.
    """
    names = branch_name(first, words), branch_name(second, words)
    comparison = compare(first.game, second.game)
    boards = [
        still_map(WAR, branch.game.fork(moment), name, comparison.places, words)
        for branch, name, moment in zip((first, second), names, comparison.moments, strict=True)
    ]
    return Told(
        says(comparison_says(words, comparison, names)),
        boards,
        [support_pair(first.game.history, second.game.history, names, words)],
        comparison_tables(words, comparison, names),
    )
