"""What the map can be tinted for, one thing at a time: tints, steps, figures and words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from algeria_lab.views.twilight.words import TwilightWords

Part = dict[str, Any]
SIDES = ("fln", "gov")
# Whose tint a level has.
TINTS = {"oppose": "fln", "support": "gov"}


def make_layers(words: TwilightWords) -> list[Part]:
    """Return the layers in the order of their menu; `widgets/map/types.ts` says how each is read."""
    return [_support(words), _control(words)]


def _support(words: TwilightWords) -> Part:
    shades = {level: _shade(tint, words.level(level)) for level, tint in TINTS.items()}
    samples = list(shades.values())
    return _layer("support", words, samples) | {"how": "table", "of": "level", "shades": shades}


def _control(words: TwilightWords) -> Part:
    shades = {side: _shade(side, words.say(f"campaign-control-{side}")) for side in SIDES}
    nobody = {"": _shade("", words.say("campaign-control-none"))}
    samples = list(shades.values())
    return _layer("control", words, samples) | {"how": "table", "of": "control", "shades": shades | nobody}


def _layer(name: str, words: TwilightWords, samples: list[Part]) -> Part:
    return {
        "id": name,
        "name": words.say(f"campaign-layer-{name}"),
        "about": words.say(f"campaign-layer-about-{name}"),
        "samples": samples,
    }


def _shade(tint: str, says: str) -> Part:
    return {"tint": tint, "step": 2, "figure": "", "says": says}
