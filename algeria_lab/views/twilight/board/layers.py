"""What the map can be tinted for, one thing at a time: tints, steps, figures and words."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any

from algeria_lab.twilight.geography import SPACES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from algeria_lab.views.twilight.words.text import TwilightWords

Part = dict[str, Any]
SIDES = ("fln", "gov")
# Whose tint a level has: the side for which its Population counts.
TINTS = {"oppose": "fln", "neutral": "grey", "support": "gov"}
MOST_POP = max(space.pop for space in SPACES) + 1  # a City may have one more
# Values, or leads of one side over the other, beyond which a tint is one step deeper.
MORE_PIECES = (1, 3, 6, 10)
MORE_POP = (0, 1, 2, 3)


def make_layers(words: TwilightWords) -> list[Part]:
    """Return the layers in the order of their menu; `widgets/map/types.ts` says how each is read."""
    return [
        _control(words),
        _support(words),
        _pieces(words),
        _markers(words),
        _population(words),
        _changed(words),
    ]


def _control(words: TwilightWords) -> Part:
    shades = {side: _shade(side, 2, says=words.say(f"campaign-control-{side}")) for side in SIDES}
    nobody = {"": _shade("", 2, says=words.say("campaign-control-none"))}
    return _layer("control", words, list(shades.values())) | {
        "how": "table",
        "of": "control",
        "shades": shades | nobody,
    }


def _support(words: TwilightWords) -> Part:
    """Tint by level, the deeper the more people are counted; their number stands on the mark of the level."""
    shades = {
        f"{level}-{pop}": _shade(tint, pop, says=words.say(f"campaign-counted-{level}", count=pop))
        for (level, tint), pop in product(TINTS.items(), range(1, MOST_POP + 1))
    }
    samples = [
        _shade(tint, pop) for tint, pop in (("fln", 3), ("fln", 1), ("grey", 2), ("gov", 1), ("gov", 3))
    ]
    return _layer("support", words, samples) | {"how": "table", "of": "level", "shades": shades}


def _pieces(words: TwilightWords) -> Part:
    samples = [_shade("fln", 4), _shade("fln", 2), _shade("grey", 0), _shade("gov", 2), _shade("gov", 4)]
    says = words.say("campaign-layer-says-pieces")
    return _layer("pieces", words, samples) | {
        "how": "balance",
        "of": "pieces",
        "steps": list(MORE_PIECES),
        "says": says,
    }


def _markers(words: TwilightWords) -> Part:
    terror, resettled = (words.say(f"campaign-mark-{name}") for name in ("terror", "resettled"))
    shades = {
        "terror": _shade("rose", says=terror),
        "resettled": _shade("sky", says=resettled),
        "terror+resettled": _shade("violet", says=words.listed([terror, resettled])),
    }
    return _layer("terror", words, list(shades.values())) | {"how": "table", "of": "marks", "shades": shades}


def _population(words: TwilightWords) -> Part:
    samples = [_shade("green", step) for step in range(1, MOST_POP + 1)]
    says = words.say("campaign-layer-says-pop")
    figure = {"tint": "green", "figure": "", "says": says}
    return _layer("pop", words, samples) | {"how": "amount", "of": "pop", "steps": list(MORE_POP)} | figure


def _changed(words: TwilightWords) -> Part:
    shade = _shade("green", figure="∗", says=words.say("campaign-layer-says-changed"))
    return _layer("changed", words, [_shade("green")]) | {
        "how": "table",
        "of": "changed",
        "shades": {"true": shade},
    }


def _layer(name: str, words: TwilightWords, samples: Sequence[Part]) -> Part:
    return {
        "id": name,
        "name": words.say(f"campaign-layer-{name}"),
        "about": words.say(f"campaign-layer-about-{name}"),
        "samples": [sample | {"figure": "", "says": ""} for sample in samples],
    }


def _shade(tint: str, step: int = 3, figure: str = "", says: str = "") -> Part:
    return {"tint": tint, "step": step, "figure": figure, "says": says}
