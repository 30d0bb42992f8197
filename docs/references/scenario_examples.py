"""The examples: what their teacher would say, the game, and how long they are."""

from __future__ import annotations

from algeria_lab.scenarios.examples import wish_of
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.from_text import read_scenario
from references.rules import game_title
from references.scenario_format import example_files

USUAL_MINUTES = 2


HEAD = {
    "en": "| what a teacher would say | file | game | steps | minutes |",
    "fr": "| ce que dirait un enseignant | fichier | jeu | étapes | minutes |",
}
QUOTED = {"en": "“{}”", "fr": "«\N{NO-BREAK SPACE}{}\N{NO-BREAK SPACE}»"}
TITLES = {
    "algeria": "Algeria, la guerre sur la carte",
    "insurgent": "INSURGENT, le duel de cartes",
    "twilight": "Colonial Twilight, la guerre par cartes et opérations",
}  # in French; a game without one is called as in English
AS_YOU_LIKE = {"en": "as you like", "fr": "à volonté"}


def scenario_examples(language: str = "en") -> str:
    """Return a table of the examples in a language, the shortest first."""
    files = example_files()
    read = [(name, read_scenario(text, name)) for name, text in files.items()]
    read.sort(key=lambda pair: (len(pair[1].steps), len(files[pair[0]])))
    rows = [
        f"| {QUOTED[language].format(wish_of(name, language))} | `{scenario.id}.yaml` "
        f"| {_title(scenario.game, language)} | {len(scenario.steps)} | {_minutes(scenario, language)} |"
        for name, scenario in read
    ]
    return "\n".join([HEAD[language], "|---|---|---|---|---|", *rows])


def _title(game: str, language: str) -> str:
    return TITLES.get(game, game_title(game)) if language == "fr" else game_title(game)


def _minutes(scenario: Scenario, language: str) -> str:
    counted = sum(step.minutes or USUAL_MINUTES for step in scenario.steps)
    return f"{scenario.minutes or counted:g}" if scenario.steps else AS_YOU_LIKE[language]
