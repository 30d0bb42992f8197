"""Which data files are opened while wars are set up and played: these decide a war, and no other file does.

What a process has read it remembers, so that nobody can tell later who asked for it: a process of its own is
asked, which begins with nothing and plays wars of one game in every position. What it opened is kept as a
list, for who compares words for rules has no time to play.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from itertools import cycle, islice
from pathlib import Path
from typing import Any

from algeria_lab.core.actions import Seat
from algeria_lab.experiments.measuring.record import Subject
from algeria_lab.experiments.measuring.subjects import SUBJECTS, subject

# Where a rule stands in print, and how a doubt about it was settled: read to be told, and no war asks.
WORDS = frozenset({"citations.toml", "rulings.toml", "rule_notes.toml"})
LIST = "opened.toml"
_HEAD = """\
# The data files that are opened while wars of a game are set up and played: part of the word for the
# rules. `make cache` writes this list anew; a test says when it no longer holds.
"""
_BEGIN = """
import json, sys

opened = set()
sys.addaudithook(lambda event, told: event == "open" and isinstance(told[0], str) and opened.add(told[0]))
from algeria_lab.experiments.asking.opened import in_data, play_some

play_some(sys.argv[1])
print(json.dumps(in_data(opened, sys.argv[1])))
"""


def data() -> Traversable:
    """Return the folder of all data."""
    return resources.files("algeria_lab.data")


@cache
def listed() -> Mapping[str, list[str]]:
    """Return the data files that decide wars, by game."""
    return tomllib.loads((data() / "experiments" / LIST).read_text("utf-8"))


def found(game: str) -> list[str]:
    """Return the data files that wars of a game open, in a process that has opened none before."""
    call = [sys.executable, "-c", _BEGIN, game]
    done = subprocess.run(call, capture_output=True, text=True, check=True)  # noqa: S603 - our own code
    names: list[str] = json.loads(done.stdout)
    return names


def play_some(game: str) -> None:
    """Play a war of each position of a game for each of its players, to its end."""
    from algeria_lab.experiments.playing.blocks import Block, play_block

    known = subject(game)
    for scenario in known.rules.scenarios():
        ways, against = _players(known, scenario, "gov"), _players(known, scenario, "fln")
        most = max(len(ways), len(against))
        for way, opponent in islice(zip(cycle(ways), cycle(against), strict=False), most):
            asked = {
                "format": "algeria-experiment/1",
                "position": {"game": game, "scenario": scenario, "options": {}},
                "ways": [{"name": way, "player": way, "changes": {}, "opening": ""}],
                "against": [opponent],
                "side": "gov",
                "runs": 1,
                "seed": 1,
                "stop": {"turn": known.turn_limit},
            }
            play_block(Block(asked, 1, 1))


def _players(known: Subject[Any], scenario: str, seat: Seat) -> tuple[str, ...]:
    """Return who may play a seat of a position: all who are quick, or the one that must, as in solo games."""
    names, usual = known.names(seat), known.usual(scenario, seat)
    return names if usual in names else (usual,)


def in_data(paths: set[str], game: str) -> list[str]:
    """Return those of some files that are data of a game and no words, by their paths in the folder."""
    folder = Path(str(data()))
    names = [Path(path).relative_to(folder) for path in paths if Path(path).is_relative_to(folder / game)]
    return sorted(name.as_posix() for name in names if name.name not in WORDS)


def write() -> bool:
    """Write the list anew; False if it holds already."""
    rows = [f"{game} = [\n{_rows(found(game))}]\n" for game in SUBJECTS]
    text, path = "\n".join([_HEAD, *rows]), Path(str(data() / "experiments" / LIST))
    if path.is_file() and path.read_text("utf-8") == text:
        return False
    path.write_text(text, "utf-8")
    listed.cache_clear()
    return True


def _rows(names: list[str]) -> str:
    return "".join(f'    "{name}",\n' for name in names)
