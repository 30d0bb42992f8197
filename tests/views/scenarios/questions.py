"""One question of every kind, for the tests of panels, pages and paper."""

from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.from_text import read_scenario
from algeria_lab.scenarios.guide.walks.autopilot import guided_moments
from algeria_lab.scenarios.quiz.asking import Asking
from algeria_lab.scenarios.quiz.decisive import decisive_key, largest, results
from algeria_lab.scenarios.quiz.keys import keys_of

TEXT = """
format: algeria-scenario/1
id: every-kind
title: {en: Every kind, fr: Chaque genre}
start: {scenario: 1956-like}
quiz:
  - id: choice
    kind: choice
    ask: {en: "Who controls **Philippeville**?", fr: "Qui contrôle **Philippeville** ?"}
    options:
      - {id: wrong, text: {en: The FLN, fr: Le FLN}}
      - {id: right, text: {en: The Government, fr: Le gouvernement}}
      - {id: other, text: {en: Nobody, fr: Personne}}
    answer: right
    misconceptions: {wrong: {en: "Look at the sign on the map.", fr: "Regardez le signe sur la carte."}}
    hints:
      - {en: "Find II-2.", fr: "Cherchez II-2."}
      - {en: "A square stands for the Government.", fr: "Un carré : le gouvernement."}
    rule: ["A:10.4"]
    after: {en: "Control is checked at the end of the turn.", fr: "Le contrôle se vérifie en fin de tour."}
  - id: many
    kind: many
    ask: {en: Which of these are cities?, fr: Lesquelles sont des villes ?}
    options: [{id: a1, text: {en: Algiers, fr: Alger}}, {id: a2, text: Oran}, {id: a3, text: Sétif}]
    answer: [a1, a2]
  - id: number
    kind: number
    ask: {en: How far is it?, fr: Quelle distance ?}
    answer: 2.5
    unit: km
    tolerance: 0.25
  - id: fraction
    kind: fraction
    ask: {en: How likely is a 5 or a 6?, fr: Quelle chance pour un 5 ou un 6 ?}
    answer: 1/3
  - id: order
    kind: order
    ask: {en: "What came first?", fr: "Qu’est-ce qui est venu d’abord ?"}
    options:
      - {id: o1, text: {en: "All Saints’ Day 1954", fr: "La Toussaint 1954"}}
      - {id: o2, text: {en: "Suez", fr: "Suez"}}
      - {id: o3, text: {en: "The agreements of Évian", fr: "Les accords d’Évian"}}
  - id: map
    kind: map
    ask: {en: Where is Philippeville?, fr: Où est Philippeville ?}
    answer: Philippeville
  - id: predict
    kind: predict
    line: gov resettle II-2
    ask: {en: "What will resettlement do to support?", fr: "Que fera le regroupement au soutien ?"}
    options: [{id: up, text: {en: It rises, fr: Il monte}}, {id: down, text: {en: It falls, fr: Il baisse}}]
    answer: {engine: turn}
  - id: decisive
    kind: decisive
    ask: {en: "Which result moved support most?", fr: "Quel résultat a le plus changé le soutien ?"}
  - id: match
    kind: match
    ask: {en: Who wrote what?, fr: Qui a écrit quoi ?}
    options:
      - {id: m1, text: {en: A report on the camps, fr: Un rapport sur les camps}, match: Rocard}
      - {id: m2, text: {en: A diary, fr: Un journal}, match: Feraoun}
      - {id: m3, text: {en: A history, fr: Une histoire}, match: Thénault}
  - id: text
    kind: text
    ask: {en: "What would a villager have noticed?", fr: "Qu’aurait remarqué un habitant ?"}
    rubric:
      - {en: names one thing, fr: nomme une chose}
      - {en: says who is not asked, fr: dit qui n’est pas interrogé}
"""


def scenario() -> Scenario:
    return read_scenario(TEXT)


def asking(name: str, game: object = None) -> Asking:
    """Return a question of one kind; of the game that was played, if the kind needs one."""
    whole = scenario()
    question = whole.question(name)
    assert question is not None
    found = largest(results(game)) if game else []
    keys = keys_of(whole, guided_moments(whole).get).by_question
    key = decisive_key(found) if name == "decisive" else keys.get(name)
    return Asking(whole, question, key, found)
