"""A small lesson in two forms: the steps *more* and *last* belong to 90 minutes alone."""

from algeria_lab.scenarios.forms.whole import Scenario
from tests.scenarios.formed import formed

TWO_FORMS = """
format: algeria-scenario/1
id: two-forms
title: {en: "Two forms", fr: "Deux formes"}
about: {en: "A lesson for one hour or two.", fr: "Une leçon pour une heure ou deux."}
minutes: 90
authors: [Somebody]
licence: CC-BY-4.0
sources: [rocard2003]
content_notes: [{en: "The words are those of 1956.", fr: "Les mots sont ceux de 1956."}]
start: 1956-like
steps:
  - {id: look, title: {en: Look, fr: Regarder}, text: {en: "Look.", fr: "Regardez."}, ask: [first],
     minutes: 9}
  - {id: more, title: {en: More, fr: Encore}, text: {en: "Look again.", fr: "Regardez encore."}, ask: [twice],
     experiment: wars, only: 90, minutes: 11}
  - {id: end, title: {en: Say, fr: Dire}, text: {en: "Say it.", fr: "Dites-le."}, ask: [saw], minutes: 8}
  - {id: last, title: {en: Last, fr: Enfin}, text: {en: "Read on.", fr: "Lisez."}, only: 90, minutes: 7}
quiz:
  - {id: first, kind: text, ask: {en: "What is there?", fr: "Qu’y a-t-il ?"}}
  - {id: twice, kind: text, ask: {en: "What else?", fr: "Quoi d’autre ?"}}
  - {id: saw, kind: text, ask: {en: "What did you see?", fr: "Qu’avez-vous vu ?"}}
  - {id: after, kind: text, ask: {en: "And now?", fr: "Et maintenant ?"}}
experiments:
  - id: wars
    text: {en: "Many wars.", fr: "Beaucoup de guerres."}
    ways: {hold: mixed}
    runs: 10
    caveat: {en: "It shows little.", fr: "Cela montre peu."}
debrief:
  - {ask: {en: "Who looked?", fr: "Qui a regardé ?"}}
lesson:
  number: 1
  objectives: [{en: Look., fr: Regarder.}, {en: Count., fr: Compter.}]
  programmes: [fr-troisieme]
  age: 13
  periods: [50, 90]
  prior: {en: Nothing., fr: Rien.}
  vocabulary: [front]
  left_out: [{en: People., fr: Les gens.}]
  readings: [{work: rocard2003}]
"""
# The same as a lesson of documents.
BOARDLESS = TWO_FORMS.replace("number: 1\n", "number: 1\n  board: false\n")


def two_forms() -> Scenario:
    """Return the lesson, all of it."""
    return formed(TWO_FORMS)
