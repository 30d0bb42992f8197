"""Where a reader may go from the end of a page: home, and the next sensible places."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

import ipywidgets
from markupsafe import Markup

from algeria_lab.views.shared.bundles import style
from algeria_lab.views.shared.html import element

if TYPE_CHECKING:
    from algeria_lab.views.shared.messages import Messages

# What follows on each page, the likeliest first; every page leads home.
_AFTER = {
    "war-room": ("laboratory", "path"),
    "twilight": ("laboratory", "path"),
    "duel": ("path", "war-room"),
    "laboratory": ("war-room", "twilight", "path"),
    "scenario": ("path", "studio"),
    "studio": ("scenario", "teachers"),
}
_PATH = "home.ipynb#path"
_STYLE = style("next.css")


class Place(NamedTuple):
    """A place to go to.

    Attributes:
        text: What the link says.
        link: Where it leads, as seen from the page; empty for none.
    """

    text: str
    link: str


class NextPlaces(ipywidgets.HTML):
    """The links at the end of a page."""

    def show(self, places: Iterable[Place], words: Messages) -> None:
        """Show places; each is asked for in the reader's language."""
        links = [element("a", place.text, href=_asked(place.link, words.language)) for place in places]
        label = words.say("next-label")
        self.value = _STYLE + element("nav", element("b", label), *links, class_="al-next", aria_label=label)


def places_after(page: str, words: Messages) -> list[Place]:
    """Return where to go from a page among those of the folder `notebooks`, by the name of its notebook."""
    names = {"path": Place(words.say("next-path"), _PATH)}
    after = [
        names.get(name) or Place(words.say(f"home-link-{name}"), f"{name}.ipynb")
        for name in _AFTER.get(page, ())
    ]
    return [*after, Place(words.say("next-home"), "home.ipynb")]


def _asked(link: str, language: str) -> Markup:
    page, mark, part = link.partition("#")
    return Markup("{}?lang={}{}{}").format(page, language, mark, part)
