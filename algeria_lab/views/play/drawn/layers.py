"""What the map of any game can be tinted for, one thing at a time: tints, steps, figures and words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from algeria_lab.views.shared.messages import GameWords

Layer = dict[str, Any]
Shade = dict[str, Any]


def shade(tint: str, step: int = 3, figure: str = "", says: str = "") -> Shade:
    """Return how a place is tinted; a step is from 0 to 4, the last the deepest."""
    return {"tint": tint, "step": step, "figure": figure, "says": says}


class Layers:
    """Makes the layers of a game; `widgets/map/types.ts` says how each is read.

    Args:
        family: First part of the names of the game's messages.
        words: The reader's language.
    """

    def __init__(self, family: str, words: GameWords) -> None:
        self._family, self._words = family, words

    def say(self, key: str, **values: str | int) -> str:
        """Return a message of the game."""
        return self._words.say(f"{self._family}-{key}", **values)

    def layer(self, name: str, samples: Sequence[Shade], how: str, of: str, **more: Any) -> Layer:
        """Return a layer.

        Args:
            name: Its name.
            samples: The tints that its entry in the menu shows.
            how: How it is read: ``table``, ``balance`` or ``amount``.
            of: What of a place it reads.
            more: What that way of reading needs.
        """
        return {
            "id": name,
            "name": self.say(f"layer-{name}"),
            "about": self.say(f"layer-about-{name}"),
            "samples": [sample | {"figure": "", "says": ""} for sample in samples],
            "how": how,
            "of": of,
            **more,
        }

    def control(self, shades: Mapping[str, Shade]) -> Layer:
        """Return the layer of who controls a place, with the tint of each side."""
        nobody = {"": shade("", 2, says=self.say("control-none"))}
        return self.layer("control", list(shades.values()), "table", "control", shades={**shades, **nobody})

    def balance(self, name: str, of: str, steps: Sequence[int]) -> Layer:
        """Return a layer that shows by how much one side has more of something."""
        samples = [shade("fln", 4), shade("fln", 2), shade("grey", 0), shade("gov", 2), shade("gov", 4)]
        return self.layer(
            name, samples, "balance", of, steps=list(steps), says=self.say(f"layer-says-{name}")
        )

    def amount(
        self, name: str, of: str, steps: Sequence[int], samples: Sequence[Shade], figure: str = ""
    ) -> Layer:
        """Return a layer that shows how much of something there is."""
        look = {"tint": samples[0]["tint"], "figure": figure, "says": self.say(f"layer-says-{name}")}
        return self.layer(name, samples, "amount", of, steps=list(steps), **look)

    def markers(self) -> Layer:
        """Return the layer of what is left of Terror and resettlement."""
        terror, resettled = self.say("mark-terror"), self.say("mark-resettled")
        shades = {
            "terror": shade("rose", says=terror),
            "resettled": shade("sky", says=resettled),
            "terror+resettled": shade("violet", says=self._words.listed([terror, resettled])),
        }
        return self.layer("terror", list(shades.values()), "table", "marks", shades=shades)

    def changed(self) -> Layer:
        """Return the layer of what is otherwise than when the turn began."""
        told = shade("green", figure="∗", says=self.say("layer-says-changed"))
        return self.layer("changed", [shade("green")], "table", "changed", shades={"true": told})
