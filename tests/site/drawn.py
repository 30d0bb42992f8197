"""Draws charts and writes down what they send into a page: ``python -m tests.site.drawn`` prints it as JSON.

With ``--as-in-a-browser`` it first takes away what a browser's Python has not. It needs no package of the
tests, so that a browser's Python can run it, too.
"""

import json
import sys
from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path
from typing import Any

import algeria_lab

SAVES = Path(__file__).parents[1] / "data" / "saves"
# Libraries that the whole package or its own libraries use somewhere, and that no browser is to load.
ABSENT = (
    "PIL",
    "contourpy",
    "narwhals",
    "packaging",
    "pandas",
    "pyarrow",
    "pygments",
    "rich",
    "scipy",
    "tornado",
)
ABSENT += ("xyzservices", "cloudpickle", "prompt_toolkit", "typer")
# One recorded war of each game that has charts.
WARS = {"algeria": "algeria-1954.json", "twilight": "twilight-short-by-players.json"}


class Page:
    """What a page hears of a chart: the document when it asks, then every change.

    Args:
        pane: The chart.
    """

    def __init__(self, pane: Any) -> None:
        self.heard: list[Any] = []
        pane.send = self.heard.append
        pane._handle_custom_msg({"kind": "document", "view": "page"}, [])


def war_charts(name: str, words: Any, classes: Mapping[str, Any]) -> dict[str, list[Any]]:
    """Return what each chart of a recorded war sends: half way, at its end, and when the board looks back."""
    history = algeria_lab.load_game(SAVES / WARS[name]).history
    told = {}
    for key, chart in classes.items():
        drawn = chart(history[: len(history) // 2], words)
        page = Page(drawn.pane)
        drawn.update(history)
        drawn.update(history, len(history) // 3)
        told[f"{name} {key}"] = page.heard
    return told


def lesson_charts(words: Any) -> dict[str, list[Any]]:
    """Return what the charts of lessons send: two wars side by side, lines, chances, the timeline."""
    from algeria_lab.core.odds import odds
    from algeria_lab.lessons.course import Course
    from algeria_lab.lessons.lines import levels
    from algeria_lab.views.algeria.charts.pair import support_pair
    from algeria_lab.views.lessons.distributions import chances_chart
    from algeria_lab.views.lessons.exhibits.lines import lines_chart
    from algeria_lab.views.lessons.timeline.view import Timeline

    war = algeria_lab.load_game(SAVES / WARS["algeria"])
    chances = odds(lambda dice: dice.d6() + dice.d6())
    line = Timeline(words, course=Course(()))
    panes = {
        "pair": support_pair(war.history, war.history[:60], ("one", "other"), words),
        "lines": lines_chart(words, "algeria", {"mine": levels(war)}),
        "chances": chances_chart(words, chances, 7, fell=9),
        "timeline": line._pane,
    }
    pages = {name: Page(pane) for name, pane in panes.items()}
    next(iter(line.boxes.values())).value = False
    return {name: page.heard for name, page in pages.items()}


def experiment_charts(words: Any) -> dict[str, list[Any]]:
    """Return what the charts of experiments send: after some wars, and after all."""
    from algeria_lab.experiments.results import audit
    from algeria_lab.experiments.results.sensitivity import ways_at
    from algeria_lab.scenarios.throws import Chances
    from algeria_lab.views.experiments.audit import Tornado, TwoAtATime
    from algeria_lab.views.experiments.charts.distributions import Distributions, PairedDifference
    from algeria_lab.views.experiments.charts.fan import Fan
    from algeria_lab.views.experiments.prediction import Prediction
    from algeria_lab.views.experiments.sensitivity import Sensitivity
    from algeria_lab.views.scenarios.experiment.thrown import Thrown
    from tests.views.experiments.frames import apart, frame_of, two_ways

    names, war = ("resettled_charge", "terror_charge"), apart(9)
    pairs, single = audit.ways("mixed", names, together=2), audit.ways("mixed", names)
    over = ways_at({"mixed": "mixed", "mine": "civil"}, constant="psl_per_ap")
    makers: dict[str, tuple[Any, Any]] = {
        "distributions": (Distributions, two_ways),
        "difference": (PairedDifference, two_ways),
        "fan": (Fan, two_ways),
        "prediction": (lambda *given: Prediction(*given, {"mixed": 0, "resettle-3": -30}), two_ways),
        "tornado": (Tornado, lambda **some: frame_of(single, war, **some)),
        "two": (
            lambda *given: TwoAtATime(*given, frame_of(single, war)),
            lambda **some: frame_of(pairs, war, **some),
        ),
        "sensitivity": (Sensitivity, lambda **some: frame_of(over, war, **some)),
    }
    told = {}
    for name, (make, wars) in makers.items():
        drawing = make(wars(played=5), words, "balance")
        page = Page(drawing.pane)
        drawing.update(wars())
        told[name] = page.heard
    even = Chances({1.0: Fraction(1, 2), 2.0: Fraction(1, 2)}, Fraction(3, 2))
    thrown = Thrown(words, "a coin", [1.0, 2.0, 2.0], even)
    return told | {"thrown": Page(thrown.pane).heard}


def drawn() -> dict[str, list[Any]]:
    """Return what all charts send, by name."""
    from algeria_lab.views.algeria.charts import listing as algeria
    from algeria_lab.views.algeria.words.text import Words
    from algeria_lab.views.twilight.charts import listing as twilight
    from algeria_lab.views.twilight.words.text import TwilightWords

    told = war_charts("algeria", Words("fr"), algeria.chart_classes())
    told |= war_charts("twilight", TwilightWords("en"), twilight.chart_classes())
    return told | lesson_charts(Words("en")) | experiment_charts(Words("en"))


def loaded() -> dict[str, str]:
    """Return which packages beyond the standard library have been read, and from where."""
    found = {}
    for name, module in list(sys.modules.items()):
        package = name.partition(".")[0]
        if module is not None and package not in {"tests", *sys.stdlib_module_names} and package[0] != "_":
            found.setdefault(package, "")
            found[package] = found[package] or str(getattr(module, "__file__", None) or "")
    return found


def main() -> None:
    """Print what all charts send, and what was read for them."""
    if "--as-in-a-browser" in sys.argv:
        sys.modules.update(dict.fromkeys(ABSENT))  # type: ignore[arg-type]  # Python's own way to say: there is none
    json.dump({"charts": drawn(), "loaded": loaded()}, sys.stdout)


if __name__ == "__main__":
    main()
