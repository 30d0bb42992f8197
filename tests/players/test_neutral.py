"""What stands at the top of the players' floor knows no game: a third one finds it there."""

import subprocess
import sys
from pathlib import Path

import pytest

import algeria_lab.players

ROOMS = ("algeria", "insurgent", "twilight")
MODULES = sorted(path.stem for path in Path(algeria_lab.players.__file__).parent.glob("*.py"))


@pytest.mark.parametrize("module", MODULES)
def test_nothing_that_all_games_use_loads_a_game(module: str):
    loaded = subprocess.run(
        [sys.executable, "-c", f"import algeria_lab.players.{module}, sys; print(*sys.modules)"],
        check=True,
        capture_output=True,
        text=True,
    ).stdout.split()

    assert "algeria_lab.core.rules" in loaded or module == "__init__"
    assert [name for name in loaded if set(name.split(".")) & set(ROOMS)] == []
