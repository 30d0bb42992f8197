"""Study the Algerian War of 1954-62 by playing it: rules-exact engines, boards, charts and lessons.

This module is the front door. It imports what is asked for when it is asked for, so that
`import algeria_lab` costs nothing.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # what stands in _ROOMS, for type checkers and editors
    from algeria_lab.core.actions import Action
    from algeria_lab.core.package import __version__
    from algeria_lab.core.refusals import IllegalAction, LabError
    from algeria_lab.door.guiding import guide, lesson, read_scenario
    from algeria_lab.door.listing import cards
    from algeria_lab.door.many import likeness, plot, war_of
    from algeria_lab.door.opening import load_game, open_game
    from algeria_lab.door.pictures import svg
    from algeria_lab.door.playing import legal, play_on, player, simulate
    from algeria_lab.door.positions import position
    from algeria_lab.door.rules import GAMES
    from algeria_lab.door.seeing import board, chart
    from algeria_lab.experiments import Stop, Way, processes, summary
    from algeria_lab.experiments.results.carrying import carried
    from algeria_lab.experiments.results.flat import flat
    from algeria_lab.players.table import Table
    from algeria_lab.views.experiments.results import compare, refused

__all__ = [
    "GAMES",
    "Action",
    "IllegalAction",
    "LabError",
    "Stop",
    "Table",
    "Way",
    "__version__",
    "board",
    "cards",
    "carried",
    "chart",
    "compare",
    "flat",
    "guide",
    "legal",
    "lesson",
    "likeness",
    "load_game",
    "open_game",
    "play_on",
    "player",
    "plot",
    "position",
    "processes",
    "read_scenario",
    "refused",
    "simulate",
    "summary",
    "svg",
    "war_of",
]
_ROOMS = {
    "core.actions": ("Action",),
    "core.package": ("__version__",),
    "core.refusals": ("IllegalAction", "LabError"),
    "door.guiding": ("guide", "lesson", "read_scenario"),
    "door.listing": ("cards",),
    "door.many": ("likeness", "plot", "war_of"),
    "door.opening": ("load_game", "open_game"),
    "door.pictures": ("svg",),
    "door.playing": ("legal", "play_on", "player", "simulate"),
    "door.positions": ("position",),
    "door.rules": ("GAMES",),
    "door.seeing": ("board", "chart"),
    "experiments": ("Stop", "Way", "processes", "summary"),
    "experiments.results.carrying": ("carried",),
    "experiments.results.flat": ("flat",),
    "players.table": ("Table",),
    "views.experiments.results": ("compare", "refused"),
}


def __dir__() -> list[str]:
    """List what is meant for users, which completion then offers."""
    return list(__all__)


def __getattr__(name: str) -> object:
    """Read what is meant for users when it is first asked for."""
    for room, names in _ROOMS.items():
        if name in names:
            from importlib import import_module

            return globals().setdefault(name, getattr(import_module(f"{__name__}.{room}"), name))
    here = sys.modules[__name__]
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}", name=name, obj=here)


if (
    "IPython.core.interactiveshell" in sys.modules
):  # in a notebook or its console: names are offered inside quotation marks
    from algeria_lab.door.completing import offer_names

    offer_names()
