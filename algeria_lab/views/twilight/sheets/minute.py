"""The first minute of a game: who fights, what a card is, how one wins, how long it lasts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.twilight.propaganda import OPPOSITION_LINE, SUPPORT_LINE

if TYPE_CHECKING:
    from algeria_lab.core.game import Game
    from algeria_lab.twilight.state import State
    from algeria_lab.views.twilight.words.text import TwilightWords

SENTENCES = ("who", "card", "win", "long")
# What a card brings, in order, each with who decides there; or what decides instead.
LOOP: tuple[tuple[str, tuple[str, ...], str], ...] = (
    ("card", (), "dice"),
    ("first", ("gov", "fln"), ""),
    ("second", ("gov", "fln"), ""),
    ("round", ("gov", "fln"), "count"),
)


def first_minute(game: Game[State], words: TwilightWords, seat: str = "") -> dict[str, Any]:
    """Return four sentences, their source and the picture of a card, as `Minute` in the browser's types.

    Args:
        game: The game.
        words: The reader's language.
        seat: The side that the reader plays; empty where it is both or none.
    """
    stations = [_station(words, *station) for station in LOOP]
    steps = words.say("list-semicolon").join([station["says"] for station in stations])
    values = {
        "support": SUPPORT_LINE,
        "opposition": OPPOSITION_LINE,
        "rounds": game.state.propaganda_total,
    }
    return {
        "title": words.say("campaign-minute-title", seat=seat or "none"),
        "sentences": [words.say(f"campaign-minute-{name}", **values) for name in SENTENCES],
        "source": words.say("campaign-minute-source"),
        "loop": stations,
        "says": words.say("campaign-minute-loop", steps=steps),
    }


def _station(words: TwilightWords, step: str, sides: tuple[str, ...], sign: str) -> dict[str, Any]:
    """Return one step: its name, who decides, and all of it in words."""
    says = words.say(f"campaign-minute-step-{step}")
    return {
        "name": words.say(f"campaign-minute-name-{step}"),
        "sides": list(sides),
        "sign": sign,
        "says": says,
    }
