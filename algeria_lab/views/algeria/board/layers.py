"""What the map of the board can be tinted for, one thing at a time: tints, steps, figures and words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

    from algeria_lab.views.algeria.words.text import Words

Layer = dict[str, Any]
Shade = dict[str, Any]
# Values, or leads of one side over the other, beyond which a tint is one step deeper.
MORE_UNITS = (2, 4, 7, 11)
MORE_FIRE = (4, 9, 16, 26)
MORE_INCOME = (1, 2, 3, 4)


def make_layers(words: Words) -> list[Layer]:
    """Return the layers in the order of their menu; `widgets/map/types.ts` says how each is read."""
    return [
        _control(words),
        _balance("presence", "units", MORE_UNITS, words),
        _balance("fire", "fire", MORE_FIRE, words),
        _markers(words),
        _income(words),
        _changed(words),
    ]


def _control(words: Words) -> Layer:
    shades = {
        side: _shade(side, 2, words.say(f"atlas-short-{side}"), words.say(f"atlas-control-{side}"))
        for side in ("fln", "gov")
    }
    nobody = _shade("", 2, says=words.say("atlas-control-none"))
    layer = _layer("control", words, [_shade("fln", 2), _shade("gov", 2)])
    return layer | {"how": "table", "of": "control", "shades": {**shades, "": nobody}}


def _balance(name: str, of: str, steps: Sequence[int], words: Words) -> Layer:
    samples = [_shade("fln", 4), _shade("fln", 2), _shade("grey", 0), _shade("gov", 2), _shade("gov", 4)]
    says = words.say(f"atlas-layer-says-{name}")
    return _layer(name, words, samples) | {"how": "balance", "of": of, "steps": list(steps), "says": says}


def _markers(words: Words) -> Layer:
    terror, resettled = words.say("atlas-mark-terror"), words.say("atlas-mark-resettled")
    shades = {
        "terror": _shade("rose", says=terror),
        "resettled": _shade("sky", says=resettled),
        "terror+resettled": _shade("violet", says=words.listed([terror, resettled])),
    }
    layer = _layer("terror", words, [_shade("rose"), _shade("sky"), _shade("violet")])
    return layer | {"how": "table", "of": "marks", "shades": shades}


def _income(words: Words) -> Layer:
    says = words.say("atlas-layer-says-income")
    layer = _layer("income", words, [_shade("fln", step) for step in range(5)])
    figure = {"tint": "fln", "figure": "+%value%", "says": says}
    return layer | {"how": "amount", "of": "income", "steps": list(MORE_INCOME)} | figure


def _changed(words: Words) -> Layer:
    shade = _shade("green", figure="∗", says=words.say("atlas-layer-says-changed"))
    return _layer("changed", words, [_shade("green")]) | {
        "how": "table",
        "of": "changed",
        "shades": {"true": shade},
    }


def _layer(name: str, words: Words, samples: list[Shade]) -> Layer:
    about = words.say(f"atlas-layer-about-{name}")
    return {"id": name, "name": words.say(f"atlas-layer-{name}"), "about": about, "samples": samples}


def _shade(tint: str, step: int = 3, figure: str = "", says: str = "") -> Shade:
    return {"tint": tint, "step": step, "figure": figure, "says": says}
