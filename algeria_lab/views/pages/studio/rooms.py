"""What stands behind the tabs of the studio beside the form: play, the branches, the keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import ipywidgets

from algeria_lab.checking.faults import sentence
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.guide.walks.autopilot import walk
from algeria_lab.scenarios.quiz.keys import keys_of
from algeria_lab.views.pages.studio.position import SHOWINGS
from algeria_lab.views.scenarios.guide.guided import Guided
from algeria_lab.views.scenarios.handouts.document_notes import document_notes, notes_html
from algeria_lab.views.scenarios.handouts.drawn.graph import graph_svg, graph_text
from algeria_lab.views.scenarios.handouts.step_parts import Parts
from algeria_lab.views.scenarios.handouts.teachers.key_by_step import key_by_step
from algeria_lab.views.shared.html import STYLE, bullets, element
from algeria_lab.views.shared.messages import Messages
from algeria_lab.views.show.speaker import Speaker

# Makes a scenario ready to be played in a language, from a step or, without a name, from its beginning.
Opener: TypeAlias = Callable[[Scenario, str, str], Guided]


class PlayRoom(ipywidgets.VBox):
    """A scenario that is tried: its guide and its board.

    Args:
        opener: Makes a scenario ready to be played.
    """

    def __init__(self, opener: Opener) -> None:
        self._opener = opener
        self._guided: Guided | None = None
        super().__init__(layout=ipywidgets.Layout(width="100%", overflow="visible"))

    def begin(self, scenario: Scenario, language: str, step: str = "") -> None:
        """Play a scenario, from a step if one is named.

        Raises:
            UnknownName: If there is no such step, or the guided line does not come to it.
        """
        first = scenario.steps[0].id if scenario.steps else ""
        guided = self._opener(scenario, language, "" if step == first else step)
        before, self._guided = self._guided, guided
        self.children = [guided]
        if before:
            before.close()


class Leaf(ipywidgets.HTML):
    """A page of words."""

    def show_graph(self, scenario: Scenario, words: Messages) -> None:
        """Show the steps and where they lead: drawn, and as text."""
        text = element("pre", graph_text(scenario, words.language))
        folded = element("details", element("summary", words.say("studio-graph-text")), text)
        drawing = element("div", graph_svg(scenario, words.language), class_="al-studio-graph")
        self.value = STYLE + element("section", drawing, folded, class_="al-says", lang=words.language)

    def show_keys(self, scenario: Scenario, words: Messages) -> None:
        """Show what is right in each question, and why."""
        showing = SHOWINGS[scenario.game](words.language)
        walked = walk(scenario, Speaker(showing))
        keys = keys_of(scenario, walked.moments().get)
        by_step = key_by_step(Parts(scenario, showing, None), walked, keys)
        faults = [words.labelled(fault.where, sentence(fault, words.say)) for fault in keys.faults]
        told = bullets(faults).html if faults else ""
        title = element("h1", scenario.said(scenario.title, words.language))
        by_step = by_step or element("p", words.say("studio-keys-none"))
        notes = notes_html(document_notes(scenario, words), words)
        self.value = STYLE + element(
            "section", title, told, by_step, notes, class_="al-says", lang=words.language
        )
