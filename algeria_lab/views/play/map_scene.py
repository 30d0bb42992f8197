"""The scene of a game on a map: what is its own, and what stands around it on every board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.core.rules import S
from algeria_lab.views.play.asked import Look, W
from algeria_lab.views.play.map_game import LOG_LINES, MapGame
from algeria_lab.views.play.time.timeline import only_now

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from algeria_lab.core.game import Game
    from algeria_lab.views.play.map_widget import MapWidget
    from algeria_lab.views.play.told.log import Line

Part = dict[str, Any]
Scene = dict[str, Any]
FORMAT = 2


def map_scene(
    own: MapGame[S, W, Any],
    look: Look[S],
    lines: Sequence[Line],
    words: W,
    *,
    charts: bool | None,
    **more: Any,
) -> Scene:
    """Return what a board shows.

    Args:
        own: The game's own parts.
        look: What is shown.
        lines: The log, oldest first; the last of them are shown.
        words: The reader's language.
        charts: Whether the charts of the page are open; None where there are none.
        more: What the session adds; parts that are empty are left out, for the scene travels often.
    """
    game = look.game
    return {
        "format": FORMAT,
        "ply": game.ply,
        "lang": words.language,
        "dir": words.direction,
        **own.scene(look, words),
        "support": own.support(look, words) | ({} if charts is None else {"charts": charts}),
        "log": {str(line["id"]): line for line in _newest(lines, own.log_lines)},
        "log_count": len(lines),
        "can": {"undo": False, "redo": False},
        "time": only_now(game),
        "motion": [],
        "rolls": [],
        **{name: part for name, part in more.items() if part},
    }


def still_scene(own: MapGame[S, W, Any], game: Game[S], words: W, **more: Any) -> Scene:
    """Return the scene of a game that is only looked at: nobody is asked, and nothing is logged."""
    return map_scene(own, Look(game, game.state), (), words, charts=None, **more)


def still_map(
    own: MapGame[S, W, Any], game: Game[S], name: str, marked: Iterable[str], words: W
) -> MapWidget:
    """Return a map to look at only, with places ringed.

    Args:
        own: The game's own parts.
        game: The game, at the moment shown.
        name: What the map is called.
        marked: The places.
        words: The reader's language.
    """
    scene = still_scene(own, game, words, still={"name": name, "marked": list(marked)})
    return own.widget(own.atlas(words), own.widget.fixed_words(words), scene, lambda _message: None)


def _newest(lines: Sequence[Line], most: int) -> Sequence[Line]:
    """Return the last lines, from where a computer's choice begins if that is farther back: it has a why."""
    tail = lines[-most:]
    asked = next((at for at, line in enumerate(tail) if line.get("why")), len(tail))
    return tail[min(asked, max(len(tail) - LOG_LINES, 0)) :]
