"""A small scenario with experiments, for tests."""

TEXT = """
format: algeria-scenario/1
id: small
title: Small
start: {scenario: 1956-like}
steps:
  - {id: look, text: Look., experiment: few}
experiments:
  - id: few
    text: What does it bring?
    ways:
      none: {player: resettle-0, title: {en: no one, fr: aucune}}
      three: {player: resettle-3, title: {en: three areas, fr: trois zones}}
    against: [mixed, raider]
    runs: 4
    stop: 3
    measures: [balance@3, fln.wins]
    predict: true
    kept: true
    vary: {resettlement_award_dice: [0, 1]}
    sentence: {en: What happened?, fr: Que s’est-il passé ?}
    caveat: {en: A model., fr: Un modèle.}
  - id: rolls
    ways: {one: {opening: gov pass, title: {en: a die, fr: un dé}}}
    throws: change(fln.psl)
    runs: 5
    caveat: A die.
"""
NO_KEPT = TEXT.replace("    kept: true\n", "")
