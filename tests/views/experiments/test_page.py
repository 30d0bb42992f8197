"""The page of an experiment: always in one order, it grows with a run and speaks another language."""

import re
import subprocess
import sys
from pathlib import Path

import ipywidgets
import pytest
from bokeh.models import ColumnDataSource
from fluent.syntax import FluentParser, ast

import algeria_lab
from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.core.dice import SeededDice
from algeria_lab.core.refusals import UnknownName
from algeria_lab.experiments.asking.positions import Beginning
from algeria_lab.experiments.asking.put import ask
from algeria_lab.experiments.asking.ways import Stop
from algeria_lab.experiments.playing.running import CANCELLED, EXECUTOR_DIED
from algeria_lab.experiments.results.audit import ways
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.experiments.amounts import unit_name
from algeria_lab.views.experiments.page import ResultPanels, plot
from algeria_lab.views.experiments.text import question_text
from algeria_lab.views.shared.bokeh_pane import BokehPane
from tests.views.experiments.frames import apart, frame_of, level, two_ways
from tests.views.experiments.test_charts import over_values, pairs, single

HEADLINES = [
    "You expected 5. On average it was 2.0.",
    "On average: “mixed” 2.0 points, “resettlement of 3” −7.0 points.",
    "The medians end at: FLN: 40; Government: 33 to 42.",
    "With “resettlement of 3” it is on average 8.9 points lower than with “mixed”.",
]
EXPECTED = {"mixed": 0.0, "resettle-3": -20.0}
ORDER = [
    "The question",
    "Your prediction",
    "How the wars came out",
    "Support, turn by turn",
    "What the choice changes",
    "What would change this?",
]


def flat(box: ipywidgets.Widget) -> list[ipywidgets.Widget]:
    """Return the widgets of a page from top to bottom."""
    return [box] if not hasattr(box, "children") else [one for child in box.children for one in flat(child)]


def text_of(box: ipywidgets.Widget) -> str:
    return "\n".join(widget.value for widget in flat(box) if isinstance(widget, ipywidgets.HTML))


def headings(box: ipywidgets.Widget) -> list[str]:
    return re.findall("<h3>(.*?)</h3>", text_of(box))


def panes(box: ipywidgets.Widget) -> list[BokehPane]:
    return [widget for widget in flat(box) if isinstance(widget, BokehPane)]


def test_a_page_has_always_the_same_order():
    assert headings(plot(two_ways())) == ORDER
    assert headings(plot(two_ways(), "gov.wins", EXPECTED)) == ORDER
    assert headings(plot(frame_of({"mixed": "mixed"}, apart(0)))) == ORDER


def test_a_page_says_what_the_wars_show_and_what_they_do_not():
    said = text_of(plot(two_ways(), "balance@4"))

    assert "on average 8.9 points lower than with “mixed”" in said
    assert "<dt>What it does not show</dt><dd>What happened in Algeria" in said
    assert "percentage points" in said
    assert (
        "<caption>Balance of support (Government less FLN) at the end of turn 4: 20 wars of each kind" in said
    )


def test_the_text_of_the_results_begins_with_who_won():
    distributions = panes(plot(two_ways(), "balance@4"))[0]

    assert distributions.summary.startswith(
        "Who had won by the end of turn 4: “mixed” (FLN 0%, Government 0%, no winner 100%), "
        "“resettlement of 3” (FLN 0%, Government 0%, no winner 100%)."
    )


def test_every_chart_says_first_what_was_found_and_of_how_many():
    found = panes(plot(two_ways(), "balance@4", {"mixed": 5.0}))

    assert [pane.headline for pane in found] == HEADLINES
    assert all("20 wars of each kind." in pane.subline for pane in found)


def test_of_many_lanes_four_are_shown_and_the_others_open_on_demand():
    page = plot(frame_of(dict.fromkeys("abcdef", "mixed"), apart(1)))

    assert [pane.fold for pane in panes(page)][:4] == ["", "2 more", "", "2 more"]
    assert {pane.layout.flex for pane in panes(page)} == {"none"}  # each as high as it is
    second = "Continued: picture 2 of 2."
    assert [pane.headline == second for pane in panes(page)][:4] == [False, True, False, True]
    assert all(pane.headline for pane in panes(page))


def test_without_a_prediction_its_place_says_so_and_has_no_chart():
    assert len(panes(plot(two_ways()))) == 3
    assert "You have not predicted anything" in text_of(plot(two_ways()))
    assert len(panes(plot(two_ways(), prediction=EXPECTED))) == 4


def test_an_audit_shows_its_tornado_by_itself():
    assert "under the printed rules" in panes(plot(single()))[-1].summary


def test_further_runs_are_shown_under_what_would_change_this():
    page = plot(two_ways(), changes=(over_values(), single(), pairs()))

    assert len(panes(page)) == 6
    assert "another opponent" in text_of(page)


def test_panels_follow_a_run_in_place():
    panels = ResultPanels(Words("en"))
    panels.show(two_ways(played=3), "balance", EXPECTED)
    before = panes(panels.box)
    assert "Here are 3 of 20 wars of each kind." in text_of(panels.box)

    panels.update(two_ways())

    assert panes(panels.box) == before
    fresh = ResultPanels(Words("en"))
    fresh.show(two_ways(), "balance", EXPECTED)
    assert [pane.table for pane in before] == [pane.table for pane in panes(fresh.box)]
    assert text_of(panels.box) == text_of(fresh.box)


def test_too_few_wars_are_announced_until_there_are_enough():
    panels = ResultPanels(Words("en"))
    panels.show(two_ways(played=0))
    assert "Fewer than two wars" in text_of(panels.box)
    panels.update(two_ways(played=1))
    assert panes(panels.box) == []

    panels.update(two_ways())

    assert len(panes(panels.box)) == 3
    assert "Fewer than two wars" not in text_of(panels.box)


def test_panels_speak_another_language_with_the_same_numbers():
    panels = ResultPanels(Words("en"))
    panels.show(two_ways(), "balance", EXPECTED, [over_values()])

    panels.speak(words := Words("fr"))

    assert words.faults == []
    assert headings(panels.box)[0] == "Votre pronostic"
    assert panes(panels.box)[0].summary.startswith("Solde du soutien")
    assert len(panes(panels.box)) == 5


def test_what_would_change_this_can_come_later_and_go_again():
    panels = ResultPanels(Words("en"))
    panels.show(two_ways())
    panels.change(over_values())
    assert len(panes(panels.box)) == 4

    panels.update(two_ways())
    panels.change()

    assert len(panes(panels.box)) == 3


def test_cleared_panels_show_nothing_and_can_be_used_again():
    panels = ResultPanels(Words("en"))
    panels.show(two_ways())
    panels.clear()
    assert flat(panels.box) == []

    panels.speak(Words("fr"))
    panels.change()
    panels.show(two_ways())

    assert len(panes(panels.box)) == 3


def test_a_lesson_may_leave_sections_out():
    panels = ResultPanels(Words("en"), ("difference", "distributions"))
    panels.show(two_ways())

    assert headings(panels.box) == ["How the wars came out", "What the choice changes"]


def test_wars_of_which_only_the_end_was_kept_have_no_fan():
    assert len(panes(plot(two_ways().ends()))) == 2


def test_what_is_unknown_is_refused_with_the_nearest_name():
    with pytest.raises(UnknownName, match="Did you mean 'balance'"):
        plot(two_ways(), "balanse")
    with pytest.raises(UnknownName, match="unknown language"):
        plot(two_ways(), language="de")
    with pytest.raises(UnknownName, match="unknown way"):
        plot(two_ways(), prediction={"resettle": 3})


def test_a_frame_makes_the_page_of_its_table_and_puts_nothing_of_numpy_into_it():
    wars, changes = two_ways(), (over_values(), single())
    ours = plot(wars, "balance@4", EXPECTED, changes=changes)
    frames = plot(wars.frame(), "balance@4", EXPECTED, changes=tuple(one.frame() for one in changes))

    assert text_of(frames) == text_of(ours)
    assert [pane.table for pane in panes(frames)] == [pane.table for pane in panes(ours)]
    sources = [one for pane in panes(frames) for one in pane.figure.select(ColumnDataSource)]
    cells = [cell for one in sources for column in one.data.values() for cell in column]
    assert {type(cell) for cell in cells} <= {int, float, str, list}
    assert {type(number) for cell in cells if isinstance(cell, list) for number in cell} <= {int, float}


def test_a_page_speaks_french():
    assert headings(plot(two_ways(), language="fr"))[0] == "La question"


def test_panels_are_made_without_bokeh_pandas_and_scipy():
    code = (
        "import sys; from algeria_lab.views.experiments.page import ResultPanels; "
        "from algeria_lab.views.algeria.words.text import Words; "
        "ResultPanels(Words('en')); sys.exit(bool({'bokeh', 'pandas', 'scipy'} & set(sys.modules)))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_no_words_of_experiments_are_idle(monkeypatch: pytest.MonkeyPatch):
    """Every message is said by some page."""
    said: set[str] = set()
    original = Words.say

    def listening(words: Words, key: str, /, **values: str | float) -> str:
        said.add(key)
        return original(words, key, **values)

    monkeypatch.setattr(Words, "say", listening)
    say_everything()

    assert {key for key in ids() if key not in said and not key.startswith(TRIED_ELSEWHERE)} == set()


def ids() -> list[str]:
    """Return the ids of the messages."""
    path = Path(algeria_lab.__file__).parent / "data" / "messages" / "en" / "experiments" / "words.ftl"
    entries = FluentParser().parse(path.read_text("utf-8")).body
    return [entry.id.name for entry in entries if isinstance(entry, ast.Message)]


TRIED_ELSEWHERE = ("experiment-measure-", "experiment-unit-", "experiment-interval-none")


def say_everything() -> None:
    """Make pages of every kind."""
    notices = (EXECUTOR_DIED, CANCELLED)
    plot(
        two_ways(played=9, notices=notices), "balance@4", EXPECTED, changes=(over_values(), single(), pairs())
    )
    older = two_ways()
    plot(older.only(*(name for name in older.names if name != "terror")))
    plot(two_ways(against=("mixed", "raider")), "gov.wins")
    plot(two_ways(), "balance", {"mixed": 5.0})
    plot(frame_of(dict.fromkeys("abc", "mixed"), lambda way, *_: level(40 + 9 * (way != "a"), 9)))
    plot(frame_of({"mixed": "mixed", "other": "mixed"}, lambda *_: [*level(9, 9, 2), (0, 9)]), "balance@4")
    plot(frame_of({"mixed": "mixed"}, apart(0)))
    plot(over_values())
    plot(
        pairs(against=("mixed", "raider")),
        changes=(pairs(against=("mixed", "raider")), single(against=("mixed", "raider"))),
    )
    plot(frame_of(dict.fromkeys("abcdefghijklmnop", "mixed"), apart(1)))
    plot(
        frame_of(
            dict.fromkeys("abc", "mixed"),
            lambda way, *_: level(40 + 9 * "abc".index(way), 9),
            against=("mixed", "raider"),
        )
    )
    three = dict.fromkeys(("mixed", "other", "third"), "mixed")
    plot(frame_of(three, apart(10), against=("mixed", "raider")), "balance", dict.fromkeys(three, 0.0))
    plot(
        frame_of(
            three, lambda way, _, seed: level(40 + (way == "other") * 9 + (way == "third") * (-1) ** seed, 9)
        )
    )
    plot(frame_of({"mixed": "mixed", "other": "mixed"}, lambda *war: level(9 * (war[2] % 2), 9)))
    plot(two_ways(1).knowing(rules="0123456789abcdef"))
    plot(
        frame_of({"mixed": "mixed", "other": "mixed"}, lambda way, *_: level(9 * (way == "mixed"), 9)),
        "fln.wins",
    )
    ResultPanels(Words("en")).show(two_ways(played=0))
    say_questions()


def say_questions() -> None:
    """Say what questions can be."""
    words = Words("en")
    assert unit_name(words, "gov.wins") == "percent"
    question_text(words, ask("1956-like", ways("resettle-3")))
    changed = Beginning("1958", {"changes": {"psl_per_ap": 0}})
    question_text(words, ask(changed, {"a": "mixed"}, stop=Stop(9, {"gov.psl": 5, "fln.psl": 5})))
    question_text(words, ask(AlgeriaRules().new("1958", {}, SeededDice(1))[0], {"a": "mixed"}))
