"""The scenarios that the package brings, to be chosen from: by game, the shortest first."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby
from typing import TYPE_CHECKING

import ipywidgets

from algeria_lab.scenarios.examples import example, game_of, minutes_of, shelved
from algeria_lab.views.shared.html import element

if TYPE_CHECKING:
    from algeria_lab.scenarios.forms.whole import Scenario
    from algeria_lab.views.shared.messages import Messages

_WIDE = {"overflow": "visible"}


class Shelf(ipywidgets.VBox):
    """The examples of each game, each with its title, which begins it, and what it is about.

    Attributes:
        cards: The examples as they are shown, by the name of the file.

    Args:
        words: The reader's language.
        choose: Called with the file that was chosen.
    """

    def __init__(self, words: Messages, choose: Callable[[str], None]) -> None:
        self._choose = choose
        self.cards: dict[str, ipywidgets.VBox] = {}
        self._rows: list[ipywidgets.Widget] = []
        super().__init__(layout=ipywidgets.Layout(**_WIDE))
        self.add_class("al-examples")
        self.speak(words)

    def speak(self, words: Messages) -> None:
        """Say everything in a language."""
        before = [
            *self._rows,
            *self.cards.values(),
            *(part for card in self.cards.values() for part in card.children),
        ]
        self.cards = {file: self._card(file, words) for file in shelved()}
        introduction = ipywidgets.HTML(str(element("p", words.say("learn-choose"))))
        self._rows = [introduction, *self._games(words)]
        self.children = self._rows
        for widget in before:
            widget.close()

    def _games(self, words: Messages) -> Iterator[ipywidgets.Widget]:
        """Yield the name of each game and the cards of its examples."""
        for game, files in groupby(self.cards, game_of):
            yield ipywidgets.HTML(str(element("h2", words.say(f"learn-game-{game}"))))
            cards = ipywidgets.Box([self.cards[file] for file in files], layout=ipywidgets.Layout(**_WIDE))
            cards.add_class("al-examples-cards")
            yield cards

    def _card(self, file: str, words: Messages) -> ipywidgets.VBox:
        scenario = example(file)
        title = ipywidgets.Button(description=scenario.said(scenario.title, words.language))
        title.add_class("al-quiet-button")
        title.add_class("al-examples-title")  # on paper it stays: it is the name
        title.on_click(lambda _: self._choose(file))
        return ipywidgets.VBox([title, ipywidgets.HTML(str(element("div", *_about(scenario, words))))])


def _about(scenario: Scenario, words: Messages) -> Iterator[str]:
    """Yield what is said of a scenario before it is played; of what it warns, in a fold."""
    if about := scenario.said(scenario.about, words.language):
        yield element("p", about)
    # A war that is played freely takes as long as it takes.
    if minutes := minutes_of(scenario):
        yield element("p", words.say("learn-minutes", minutes=minutes), class_="al-examples-facts")
    if scenario.content_notes:
        notes = (element("p", scenario.said(note, words.language)) for note in scenario.content_notes)
        yield element("details", element("summary", words.say("learn-note")), *notes)
