"""What each measure counts, in which unit, by which code: in a frame, under a plot, in the reference."""

from __future__ import annotations

from typing import TYPE_CHECKING

from algeria_lab.experiments.measuring.counting import counter
from algeria_lab.experiments.measuring.measures import Measure, measurable
from algeria_lab.views.experiments.amounts import unit_name
from algeria_lab.views.experiments.text import measure_title
from algeria_lab.views.shared.html import Page, folded, says

if TYPE_CHECKING:
    from algeria_lab.views.shared.messages import GameWords

MEASURES = "measures"  # of a frame: what is known of its measures, by their names


def definition(words: GameWords, name: str) -> str:
    """Return in a sentence what a measure of the house counts.

    Args:
        words: The words for results of its game.
        name: The measure, without a moment.
    """
    return words.say(f"experiment-counts-{name.replace('.', '-')}")


def described(words: GameWords) -> dict[str, dict[str, str]]:
    """Return what is known of each measure of a game: ``title``, ``unit``, ``counts`` and ``code``.

    Returns:
        By its name, in the order of menus; ``counts`` is a sentence, ``code`` where the function stands that
        counts it.
    """
    return {
        name: {
            "title": measure_title(words, name),
            "unit": unit_name(words, name),
            "counts": definition(words, name),
            "code": str(counter(words.game, name)),
        }
        for name in measurable(words.game)
    }


def counted_page(words: GameWords, asked: Measure) -> Page:
    """Return what a measure counts, to be opened under a plot; nothing of a measure of one's own."""
    if asked.own:
        return says([])
    name = asked.name
    said = [
        definition(words, name),
        words.say("experiment-counted-unit", unit=unit_name(words, name)),
        words.say("experiment-counted-code", code=str(counter(words.game, name))),
    ]
    return folded(words.say("experiment-counted-head", measure=measure_title(words, name)), says(said), words)
