"""A lesson in which learners say things in their own words: before, about a document, and at the end."""

TEXT = """
format: algeria-scenario/1
id: own-words
title: {en: Own words, fr: Avec vos mots}
start: {scenario: 1956-like}
steps:
  - {id: first, text: {en: Think., fr: Réfléchissez.}, ask: [before]}
  - {id: read, text: {en: Read., fr: Lisez.}, show: [{voices: [x01, x02]}], ask: [sheet]}
  - {id: last, text: {en: Think again., fr: Réfléchissez encore.}, ask: [after]}
quiz:
  - id: before
    kind: text
    ask: {en: Why?, fr: Pourquoi ?}
    rubric: [{en: names a reason, fr: nomme une raison}]
  - id: sheet
    kind: sheet
    document: x01
    ask: {en: "Ask the document A.", fr: "Interrogez le document A."}
    rubric: [{en: names the movement, fr: nomme le mouvement}]
  - id: after
    kind: text
    again: before
    ask: {en: "And now: why?", fr: "Et maintenant : pourquoi ?"}
"""
CELLS = {"who": "The FLN", "limits": "That people agreed"}
