"""What the tests of the command share: running it in this process, and saved wars."""

from __future__ import annotations

from pathlib import Path

from click.testing import Result
from typer.testing import CliRunner

from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.apps.command_line import app
from algeria_lab.core.game import Game
from algeria_lab.core.keeping.saves import save_text

WIDE = {"COLUMNS": "240", "LC_ALL": "en_GB.UTF-8", "TERM": "dumb", "NO_COLOR": "1"}


def run(*arguments: str, typed: str = "", **environment: str) -> Result:
    """Run the command; a traceback fails the test here."""
    result = CliRunner().invoke(app, list(arguments), input=typed, env=WIDE | environment)
    if result.exception and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def saved(folder: Path, *lines: str, seed: int = 7, name: str = "war.json", scenario: str = "1954") -> Path:
    """Save a war of two people in which *lines* were played, and return the file."""
    game = Game(AlgeriaRules(), scenario, seed=seed)
    for line in lines:
        game.play(line)
    file = folder / name
    file.write_text(save_text(game, {"fln": "human", "gov": "human"}), encoding="utf-8")
    return file
