"""What an experiment found, in its author's and our words, and what it does not show."""

from __future__ import annotations

from typing import TYPE_CHECKING

from markupsafe import Markup

from algeria_lab.scenarios.kept_experiments import read_kept
from algeria_lab.views.experiments.words import TOLD
from algeria_lab.views.scenarios.author_text import author_text
from algeria_lab.views.scenarios.experiment.telling import Telling
from algeria_lab.views.scenarios.experiment.titles import Titles
from algeria_lab.views.shared.html import element

if TYPE_CHECKING:
    from pathlib import Path

    from algeria_lab.experiments.results.table import Wars
    from algeria_lab.scenarios.forms.experiment import Experiment
    from algeria_lab.scenarios.forms.whole import Scenario
    from algeria_lab.views.scenarios.experiment.stand import Stand
    from algeria_lab.views.shared.messages import GameWords

MOST_FOUND = 2  # measures of which it is said what was found


def found_text(
    scenario: Scenario, experiment: Experiment, stand: Stand, titles: Titles, words: GameWords
) -> str:
    """Return what was found as HTML; nothing as long as something before it is neither done nor left out."""
    waits = bool(experiment.sentence) and not stand.is_written
    if waits or (stand.wars is None and not (experiment.throws and stand.played)):
        return ""
    caveat = author_text(scenario.said(experiment.caveat, words.language))
    lines = [element("p", text) for text in _findings(stand, titles, words)]
    found = (
        [element("h3", words.say("trial-heading-found")), element("div", *lines, class_="al-trial-said")]
        if lines
        else []
    )
    return Markup().join([*found, element("h3", words.say("guiding-trial-caveat")), caveat])


def kept_findings(
    scenario: Scenario, experiment: Experiment, folder: Path | None, language: str
) -> list[str]:
    """Return what the wars that are kept beside a lesson say, a sentence a way; nothing where none hold."""
    wars, _ = read_kept(scenario, experiment, folder)
    words = TOLD[scenario.game].words(language)
    return [] if wars is None else _told(wars, Titles(scenario, experiment, words), words)


def _findings(stand: Stand, titles: Titles, words: GameWords) -> list[str]:
    return [] if stand.wars is None else _told(stand.wars, titles, words)


def _told(wars: Wars, titles: Titles, words: GameWords) -> list[str]:
    named = titles.of(wars)
    asked = [titles.asked(named, text) for text in titles.measures[:MOST_FOUND]]
    return [text for one in asked for text in Telling(words, named, one).found()]
