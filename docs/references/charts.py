"""The charts of every game."""

from __future__ import annotations

from algeria_lab.games import GAMES
from algeria_lab.views.shared.messages import Messages
from references.rules import LANGUAGE, game_title


def charts() -> str:
    """Return the charts of every game that has any, by name."""
    return "\n\n".join(_charts_of(game) for game, record in GAMES.items() if record.charts())


def _charts_of(game: str) -> str:
    words = Messages(LANGUAGE)
    rows = [f"| `{name}` | {words.say(f'charts-{name}-title')} |" for name in GAMES[game].charts()]
    return "\n".join([f"## {game_title(game)}\n", "| name | what it shows |", "|---|---|", *rows])
