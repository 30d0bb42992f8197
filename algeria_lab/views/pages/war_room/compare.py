"""Two branches of a war beside each other: both maps, both support lines, and what differs in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from algeria_lab.views.algeria.board.atlas import make_atlas
from algeria_lab.views.algeria.board.scene import make_scene
from algeria_lab.views.algeria.charts.pair import support_pair
from algeria_lab.views.algeria.widget import BoardWidget
from algeria_lab.views.pages.war_room.comparison import compare
from algeria_lab.views.pages.war_room.comparison_page import comparison_says, comparison_tables
from algeria_lab.views.play.beside import Told, no_answer
from algeria_lab.views.play.timeline import branch_name
from algeria_lab.views.shared.html import says

if TYPE_CHECKING:
    from algeria_lab.algeria.state import State
    from algeria_lab.core.branches import Branch
    from algeria_lab.core.game import Game
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
        _map(branch.game.fork(moment), name, comparison.places, words)
        for branch, name, moment in zip((first, second), names, comparison.moments, strict=True)
    ]
    return Told(
        says(comparison_says(words, comparison, names)),
        boards,
        [support_pair(first.game.history, second.game.history, names, words)],
        comparison_tables(words, comparison, names),
    )


def _map(game: Game[State], name: str, differ: tuple[str, ...], words: Words) -> BoardWidget:
    """Return a map to look at only, with the places ringed that differ."""
    still = {"name": name, "marked": list(differ)}
    scene = make_scene(game, words, [], yours=False) | {"still": still}
    return BoardWidget(make_atlas(words), BoardWidget.fixed_words(words), scene, no_answer)
