"""The scenarios that the package brings, to be chosen from."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import ceil
from typing import TYPE_CHECKING

import ipywidgets

from algeria_lab.scenarios.examples import example, example_files
from algeria_lab.scenarios.guide.guide import USUAL_MINUTES
from algeria_lab.views.shared.html import element

if TYPE_CHECKING:
    from algeria_lab.scenarios.forms.whole import Scenario
    from algeria_lab.views.shared.messages import Messages


def shelved() -> list[str]:
    """Return the files of the examples, shortest scenario first."""
    return sorted(example_files(), key=lambda file: minutes_of(example(file)))


def minutes_of(scenario: Scenario) -> int:
    """Return how many minutes a scenario takes, as a rule; 0 where nobody can say, as without steps."""
    return scenario.minutes or ceil(sum(step.minutes or USUAL_MINUTES for step in scenario.steps))


class Shelf(ipywidgets.VBox):
    """The examples, each with what it is about and a button that begins it.

    Args:
        words: The reader's language.
        choose: Called with the file that was chosen.
    """

    def __init__(self, words: Messages, choose: Callable[[str], None]) -> None:
        self._choose = choose
        self._shown: list[ipywidgets.Widget] = []
        super().__init__(layout=ipywidgets.Layout(overflow="visible"))
        self.add_class("al-shelf")
        self.speak(words)

    def speak(self, words: Messages) -> None:
        """Say everything in a language."""
        before, introduction = self._shown, ipywidgets.HTML(str(element("p", words.say("learn-choose"))))
        self._shown = [introduction, *(self._entry(file, words) for file in shelved())]
        self.children = self._shown
        for widget in before:
            widget.close()

    def _entry(self, file: str, words: Messages) -> ipywidgets.VBox:
        scenario = example(file)
        title = scenario.said(scenario.title, words.language)
        about = element("div", *_about(scenario, title, words))
        button = ipywidgets.Button(description=words.say("learn-play", title=title))
        button.add_class("al-room-button")
        button.on_click(lambda _: self._choose(file))
        return ipywidgets.VBox([ipywidgets.HTML(str(about)), button])


def _about(scenario: Scenario, title: str, words: Messages) -> Iterator[str]:
    """Yield what is said of a scenario before it is played."""
    yield element("h2", title)
    if about := scenario.said(scenario.about, words.language):
        yield element("p", about)
    game = words.say(f"learn-game-{scenario.game}")
    minutes = minutes_of(scenario)
    # A war that is played freely takes as long as it takes.
    facts = [game, words.say("learn-minutes", minutes=minutes)] if minutes else [game]
    yield element("p", " · ".join(facts), class_="al-shelf-facts")
    for note in scenario.content_notes:
        yield element("p", words.labelled(words.say("learn-note"), scenario.said(note, words.language)))
