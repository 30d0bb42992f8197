"""Every chart that can be had by name, of wars that are short."""

from functools import cache

import algeria_lab
from algeria_lab.games import GAMES
from algeria_lab.views.experiments import page
from algeria_lab.views.experiments.report import Report
from algeria_lab.views.figures.figure import Figures
from tests.views.experiments.frames import two_ways
from tests.views.experiments.test_charts import over_values, pairs, single

PANELS = ("prediction", "distributions", "fan", "difference", "sensitivity", "tornado", "pairs")
OF_GAMES = [(game, name) for game, record in GAMES.items() for name in record.charts()]
EVERY = [("report", name) for name in PANELS] + OF_GAMES
PLAYERS = {"algeria": ("mixed", "mixed", 2), "twilight": ("sensible", "improviser", 8)}
RULES = "0123456789abcdef"


@cache
def report(language: str = "en") -> Report:
    """Return a report with all that one can hold."""
    wars = two_ways(against=("mixed", "raider"), runs=12).knowing(rules=RULES)
    changes = over_values(), single(), pairs()
    return page.plot(wars, prediction={"resettle-3": -5}, language=language, changes=changes)


@cache
def played(game: str, language: str) -> object:
    """Return a game that computers have begun."""
    begun = algeria_lab.open_game(game, seed=5, language=language)
    fln, gov, turns = PLAYERS[game]
    algeria_lab.play_on(begun, fln=fln, gov=gov, turns=turns)
    return begun


@cache
def figure(of: str, name: str, language: str = "en") -> Figures:
    """Return a chart of the report, or of a game."""
    if of == "report":
        return report(language)[name]
    return algeria_lab.chart(played(of, language), name)
