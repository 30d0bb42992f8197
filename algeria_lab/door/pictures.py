"""Pictures of games and positions as text."""

from __future__ import annotations

from typing import Any

from algeria_lab.core.game import Game
from algeria_lab.core.history import Entry
from algeria_lab.core.keeping.positions import Position
from algeria_lab.core.refusals import WrongOption
from algeria_lab.games import GAMES, record_of_game
from algeria_lab.games.record import Record
from algeria_lab.views.shared.svg import Svg
from algeria_lab.views.show.still_file import svg_file


def svg(what: Game[Any] | Position | object, *, language: str | None = None) -> Svg:
    """Return the map of a game or a position as SVG: a text, which a notebook shows as a picture.

    It stands alone: light, with its key below it and without a script, so that it may be written to a file
    as it is. What is hidden from a side stands on no map.

    Args:
        what: A game, at its present moment; an entry of its history, or a state, such as
            ``game.history[9].state``; or a position that `position` made.
        language: ``en`` or ``fr``; that of *what* if None.

    Raises:
        UnknownName: For an unknown language.
        WrongOption: For what is none of these, or of a game without a map.

    Examples:
        >>> import algeria_lab
        >>> algeria_lab.svg(algeria_lab.open_game("algeria"))[:4]
        '<svg'
    """
    record, state, told = _found(what)
    showing = record.showing(language or told or "en")
    drawn = showing.drawn(state)
    if drawn is None:
        others = [name for name, one in GAMES.items() if one is not record and one.charts()]
        raise WrongOption(f"no map is drawn of {record.name}. Games with a map: {', '.join(others)}.")
    return svg_file(drawn)


def _found(what: Any) -> tuple[Record, Any, str]:
    """Return the game, the state and the language of what is to be drawn.

    Raises:
        WrongOption: If it is nothing that stands on a map.
    """
    if isinstance(what, Game):
        return record_of_game(what), what.state, what.voice.language
    if isinstance(what, Position):
        record = GAMES[what.game]
        return record, record.showing("en").begun(what.state), what.voice.language
    state = what.state if isinstance(what, Entry) else what
    for record in GAMES.values():
        if isinstance(state, record.position()):
            return record, state, state.voice.language
    raise WrongOption(f"svg draws a game, a state of one or a position, not {what!r:.60}.")
