"""Does lesson 5's experiments and writes down what they say: ``python -m tests.site.tried`` prints JSON.

With ``--as-in-a-browser`` it first takes away what a browser's Python has not: numbers are reckoned where
numpy cannot be imported at all, pages drawn with its stand-in; see `tests.site.drawn`.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.site.drawn import ABSENT, Page

PAIRS = 2


def told() -> dict[str, Any]:
    """Return what the experiments say, and what the page of one shows to somebody who does all of it."""
    bare = "--as-in-a-browser" in sys.argv
    if bare:
        sys.modules.update(dict.fromkeys((*ABSENT, "numpy")))  # type: ignore[arg-type]  # see `drawn.main`
    found = said()
    if bare:
        del sys.modules["numpy"]
    return {**found, "page": page()}


def said() -> dict[str, Any]:
    """Return what is said of kept wars and of few that are played here, of a prediction and of an audit."""
    from algeria_lab.experiments.kept import catalogue
    from algeria_lab.experiments.results.audit import effects
    from algeria_lab.experiments.results.looks import looks

    found = {one.name: of_experiment(one) for one in experiments()}
    audit = catalogue.kept("audit")
    together = looks(audit, "balance@8")
    return {
        **found,
        "effects": [repr(effect) for effect in effects(audit, "balance@8")],
        "looks": [together.number, sorted(together.alone), sorted(together.together)],
    }


def experiments() -> list[Any]:
    """Return the experiments of lesson 5 whose results are kept."""
    from algeria_lab.lessons.course import lessons_folder
    from algeria_lab.scenarios.kept_experiments import kept_in

    lessons = lessons_folder(Path(__file__))
    assert lessons is not None
    return [one for one in kept_in(lessons) if one.name.startswith("05-")]


def of_experiment(one: Any) -> dict[str, Any]:
    """Return what an experiment says in both languages."""
    from algeria_lab.experiments.playing.running import play
    from algeria_lab.scenarios.experiment_questions import asked_by
    from algeria_lab.scenarios.kept_experiments import shown_of
    from algeria_lab.views.experiments.words import TOLD
    from algeria_lab.views.scenarios.experiment.found import kept_findings

    question = asked_by(one.scenario, one.experiment).part(PAIRS, 7)
    played = shown_of(play(question), one.experiment)
    return {
        language: {
            "kept": kept_findings(one.scenario, one.experiment, one.folder, language),
            **of_wars(one, played, TOLD[one.scenario.game].words(language)),
        }
        for language in ("en", "fr")
    }


def of_wars(one: Any, played: Any, words: Any) -> dict[str, Any]:
    """Return what wars say that were played here, beside a prediction."""
    from algeria_lab.views.scenarios.experiment.telling import Telling
    from algeria_lab.views.scenarios.experiment.titles import Titles
    from algeria_lab.views.scenarios.experiment.winners import winners_table

    titles = Titles(one.scenario, one.experiment, words)
    named = titles.of(played)
    telling = Telling(words, named, titles.asked(named, titles.measures[0]))
    guess = {title: float(place) for place, title in enumerate(titles.ways.values())}
    return {
        "found": telling.found(),
        "judged": list(telling.judged(guess)),
        "tables": [str(telling.beside(guess)), str(telling.differences())],
        "winners": str(winners_table(words, named, telling.asked)),
        "numbers": [repr(row) for row in telling.rows],
    }


def page() -> dict[str, Any]:
    """Predict, look at kept wars, play more, change a number, write: return what stands on the page then."""
    from algeria_lab.views.experiments.words import TOLD
    from algeria_lab.views.scenarios.experiment.widget import Trial

    one = next(one for one in experiments() if one.experiment.vary)
    name, values = next(iter(one.experiment.vary.items()))
    trial = Trial(one.scenario, one.experiment, TOLD[one.scenario.game].words("fr"), one.folder)
    trial.predict(**{way: float(place) for place, way in enumerate(one.experiment.ways)})
    trial.start()
    trial.play(PAIRS)
    trial.vary(name, values[0], PAIRS)
    trial._results._more.turn()
    trial.write("Plus de zones, moins de soutien.")
    shown = list(flat(trial))
    return {
        "desks": [trial.desks.upper.scene, trial.desks.lower.scene],
        "texts": [part.value for part in shown if hasattr(part, "value")],
        "charts": [[part.summary, part.table, Page(part).heard] for part in shown if hasattr(part, "figure")],
    }


def flat(box: Any) -> Iterator[Any]:
    """Yield the widgets of a page from top to bottom."""
    for part in getattr(box, "children", ()):
        yield from flat(part)
    if not hasattr(box, "children"):
        yield box


if __name__ == "__main__":
    json.dump(told(), sys.stdout)
