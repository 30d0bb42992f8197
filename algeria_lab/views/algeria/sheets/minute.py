"""The first minute of a war: who fights, what a turn is, how one wins, how long it lasts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from algeria_lab.algeria.state import State
    from algeria_lab.core.game import Game
    from algeria_lab.views.algeria.words.text import Words

SENTENCES = ("who", "turn", "win", "long")
# The phases of a turn in order, each with who decides there, who begins first; or what decides instead.
LOOP: tuple[tuple[str, tuple[str, ...], str], ...] = (
    ("random_events", (), "dice"),
    ("reinforcement", ("gov", "fln"), ""),
    ("deployment", ("gov", "fln"), ""),
    ("operations", ("fln", "gov"), ""),
    ("interphase", (), "count"),
)
# In how many turns the middle half of the wars ends that two computers play; a test plays some anew.
USUAL_TURNS = {"1954": (4, 6), "1958": (6, 12), "1960": (4, 7)}


def first_minute(game: Game[State], words: Words, seat: str = "") -> dict[str, Any]:
    """Return four sentences, their source and the picture of a turn, as `Minute` in the browser's types.

    Args:
        game: The war.
        words: The reader's language.
        seat: The side that the reader plays; empty where it is both or none.
    """
    stations = [_station(words, *station) for station in LOOP]
    steps = words.say("list-semicolon").join(station["says"] for station in stations)
    return {
        "title": words.say("minute-title", seat=seat or "none"),
        "sentences": [_sentence(words, name, "" if game.start else game.scenario) for name in SENTENCES],
        "source": words.say("minute-source"),
        "loop": stations,
        "says": words.say("minute-loop", steps=steps),
    }


def _sentence(words: Words, name: str, scenario: str) -> str:
    if name == "long" and scenario in USUAL_TURNS:
        low, high = USUAL_TURNS[scenario]
        return words.say("minute-long-usual", low=low, high=high)
    return words.say(f"minute-{name}")


def _station(words: Words, phase: str, sides: tuple[str, ...], sign: str) -> dict[str, Any]:
    """Return one phase: its name, who decides, and all of it in words."""
    name = words.phase(phase)
    who = words.say("minute-then").join(words.side(side) for side in sides) or words.say(f"minute-{sign}")
    says = words.say("minute-step", name=name, who=who)
    return {"name": name, "sides": list(sides), "sign": sign, "says": says}
