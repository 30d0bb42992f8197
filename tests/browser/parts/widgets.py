"""Widgets as a kernel would send them: questions in all their states, and a guide at each kind of step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bokeh.plotting import figure
from ipywidgets import Widget

from algeria_lab import guide
from algeria_lab.scenarios.from_text import read_scenario
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.charts.base import PANE_LABELS
from algeria_lab.views.scenarios.quiz.scene import read_answer
from algeria_lab.views.scenarios.quiz.widget import QuestionWidget
from algeria_lab.views.shared.bokeh_pane import BokehPane
from tests.views.scenarios.panels import panel_of
from tests.views.scenarios.questions import asking

if TYPE_CHECKING:
    from algeria_lab.scenarios.guide.guide import Guide

# Kind of question and what is answered, in turn.
ASKED = {
    "question-open": ("choice", []),
    "question-wrong": ("choice", ["a"]),
    "question-right": ("choice", ["b"]),
    "question-several": ("many", []),
    "question-number": ("number", ["7"]),
    "question-order": ("order", []),
    "question-prediction": ("predict", ["a"]),
}
SCENARIO = """
format: algeria-scenario/1
id: parts
title: {en: "The price of a camp", fr: "Le prix d’un camp"}
content_notes: [{en: "A step speaks of hunger.", fr: "Une étape parle de la faim."}]
game: algeria
side: gov
start: "1956-like"
dice: 9
steps:
  - id: read
    title: {en: "Three voices first", fr: "D’abord trois voix"}
    content_note: {en: "One voice speaks of hunger.", fr: "Une voix parle de la faim."}
    text: {en: "Read **three** documents [A:9.27].", fr: "Lisez **trois** documents [A:9.27]."}
    minutes: 5
  - id: expect
    title: {en: "Buy nothing, and see", fr: "Ne rien acheter, et voir"}
    text: {en: "End your reinforcement.", fr: "Finissez vos renforts."}
    predict: price
    play: gov done
    ask: why
    minutes: 7
quiz:
  - id: price
    kind: predict
    ask: {en: "What will be left of your points?", fr: "Que restera-t-il de vos points ?"}
    answer: {engine: gov.psl}
    unit: {en: points, fr: points}
    unit_one: {en: point, fr: point}
  - id: why
    kind: choice
    ask: {en: "Why so much?", fr: "Pourquoi autant ?"}
    options:
      - {id: a, text: {en: Nothing was bought, fr: Rien n’a été acheté}}
      - {id: b, text: {en: Luck, fr: La chance}}
    answer: a
"""
# What was answered and played in the second step before the guide's panel is looked at.
LEADS = {
    "guide-predict": [],
    "guide-play": ["3"],
    "guide-result": ["3", "gov done"],
    "guide-end": ["3", "gov done", "debrief"],
    "guide-steps": ["3"],
    "guide-class": [],
}


def questions(language: str) -> dict[str, Widget]:
    """Return a question in each state."""
    words = Words(language)
    shown: dict[str, Widget] = {}
    for name, (kind, answers) in ASKED.items():
        asked = asking(kind)
        for given in answers:
            asked.answer(read_answer(asked, given), language)
        shown[name] = QuestionWidget(asked, words)
    return shown


def guides(language: str) -> dict[str, Widget]:
    """Return the guide's panel before a lesson, at a prediction, played, at the end; and its menus."""
    scenario = read_scenario(SCENARIO)
    panels = {"guide-begin": guide(scenario, language=language)}
    for name, deeds in LEADS.items():
        panels[name] = guide(scenario, language=language)
        _lead(panels[name].guide, *deeds)
    return {name: panel_of(guided) for name, guided in panels.items()}


def chart(language: str) -> BokehPane:
    """Return the frame of a chart; the library that draws it is not on the page of parts."""
    words = Words(language)
    labels = {name: words.say(f"pane-{name}") for name in PANE_LABELS}
    rows = [
        [words.say("lesson-accounts-what"), words.say("lesson-accounts-gov")],
        [words.rule("A:9.27"), "−16"],
    ]
    pane = BokehPane(figure(), summary=words.rule("A:9.27"), table=rows, labels=labels, height=64)
    pane.headline, pane.subline = words.rule("A:9.27"), words.say("lesson-accounts-caption-turn", turn=2)
    return pane


def _lead(lead: Guide, answer: str = "", line: str = "", end: str = "") -> None:
    lead.jump("expect")
    if answer:
        lead.answer("price", answer)
    if line:
        lead.play(line)
    if end:
        lead.debrief()
