"""From the page of *Colonial Twilight* to its tutorial, which a guide leads on the page of scenarios."""

from __future__ import annotations

from typing import TYPE_CHECKING

import ipywidgets

from algeria_lab.views.play.settings import Link
from algeria_lab.views.shared.bundles import style
from algeria_lab.views.shared.html import element

if TYPE_CHECKING:
    from algeria_lab.views.shared.messages import Messages

LINK = "scenario.ipynb?play=twilight-tutorial&lang={}"
_STYLE = style("tutorial.css")


def tutorial(words: Messages) -> Link:
    """Return the way to the tutorial in a language."""
    label, note = words.say("campaign-tutorial"), words.say("campaign-tutorial-about")
    return Link(label=label, note=note, href=LINK.format(words.language))


class TutorialLink(ipywidgets.HTML):
    """One line that leads to the tutorial; the browser goes on there where it was left."""

    def speak(self, words: Messages) -> None:
        """Say it in a language."""
        to = tutorial(words)
        link = element("a", to["label"], href=to["href"])
        self.value = _STYLE + element("p", link, " ", element("span", to["note"]), class_="al-tutorial")
