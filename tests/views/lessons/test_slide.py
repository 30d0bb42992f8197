"""Something to drag: each notch is reckoned from where the step began; faults stand at their place."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from algeria_lab.games import game_named
from algeria_lab.scenarios.from_text import inspect_scenario, read_scenario
from algeria_lab.scenarios.guide.guide import Guide
from algeria_lab.scenarios.guide.walks.autopilot import walked_to
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.lessons.exhibits.registry import pages, pieces, shown_or_told
from algeria_lab.views.lessons.exhibits.setting import Setting
from algeria_lab.views.lessons.exhibits.slide import MOST_ROWS
from algeria_lab.views.lessons.exhibits.slide_widget import SlideWidget
from algeria_lab.views.shared.html import Page
from tests.checking.base_texts import base_text
from tests.scenarios.guide.played import scenario

UNITS = [f"division-{number}" for number in range(1, 6)]
MORE = ["brigade-1", "brigade-2", "brigade-3", "elite-1", "elite-2"]
AMOUNTS = [
    {"text": {"en": "Support", "fr": "Soutien"}, "value": "gov.psl"},
    {"text": {"en": "Moved", "fr": "Écart"}, "value": "change(gov.psl)", "unit": "points"},
]
SLIDE: dict[str, Any] = {
    "notch": {"en": "Units made ready", "fr": "Unités mises en alerte"},
    "actions": [f"gov activate {unit}" for unit in UNITS],
    "then": ["gov done"],
    "amounts": AMOUNTS,
}


def guide(slide: dict[str, Any] = SLIDE) -> Guide:
    step = {"id": "bill", "text": "Pay.", "goal": "turn >= 2", "show": [{"slide": slide, "when": "before"}]}
    return Guide(scenario(step, start={"scenario": "1956-like"}, side="gov"))


def setting(found: Guide, language: str = "en") -> Setting:
    return Setting(found, found.step, found.step.show[0], Words(language))


LESSONS = Path(__file__).parents[3] / "lessons"


def dragged(found: Guide, language: str = "en") -> SlideWidget:
    (piece,) = pieces(setting(found, language))
    assert isinstance(piece, SlideWidget)
    return piece


def test_each_notch_is_played_from_where_the_step_began():
    found = guide()
    view = dragged(found).view
    assert view["counts"][3] == "3 of 5"
    assert [row["said"] for row in view["rows"]] == [
        ["57", "56", "55", "54", "53", "52"],
        ["0 points", "−1 points", "−2 points", "−3 points", "−4 points", "−5 points"],
    ]
    assert view["spoken"][2] == "2 of 5; Support: 55; Moved: −2 points"
    found.play("gov activate elite-1; activate elite-2")
    assert dragged(found).view == view


def test_all_amounts_stand_on_one_scale():
    view = dragged(guide()).view
    support, moved = view["rows"]
    assert (support["at"][0], moved["at"][5], moved["at"][0]) == (1, 0, view["zero"])
    assert 0 < view["zero"] < support["at"][5] < 1


def test_in_words_it_is_a_table_of_a_few_notches():
    many = guide({**SLIDE, "actions": [*SLIDE["actions"], *(f"gov activate {unit}" for unit in MORE)]})
    (page,) = pages(setting(many, "fr"))
    rows = page.blocks[0].rows
    assert len(rows) == MOST_ROWS
    assert (rows[0][0], rows[-1][0]) == ("0", "10")
    assert page.text.split("\n")[1] == "Unités mises en alerte | Soutien | Écart"


def test_on_paper_the_same_notches_stand_in_a_table():
    found = dragged(guide())
    head, *rows = found.view["table"]

    assert (head, [row[0] for row in rows]) == (["Units made ready", "Support", "Moved"], list("012345"))
    assert found.listed.blocks[0].rows == rows or [list(row) for row in found.listed.blocks[0].rows] == rows


def test_it_ends_where_the_learners_own_game_refuses_more():
    short = dragged(guide({**SLIDE, "actions": [*SLIDE["actions"][:2], "gov activate division-13"]}))
    assert short.view["counts"] == ["0 of 2", "1 of 2", "2 of 2"]
    assert short.view["ends"] == "In your game it goes no further than 2."
    (told,) = shown_or_told(setting(guide({**SLIDE, "then": ["gov resettle II-2"]})))
    assert isinstance(told, Page)
    assert "This cannot be shown here" in told.text


@pytest.mark.parametrize(
    ("change", "problem", "where"),
    [
        ({"actions": ["gov activate division-1", "gov activate division-13"]}, "dry-line", "slide.actions.2"),
        ({"then": ["gov resettle II-2"]}, "dry-line", "slide.then.1"),
        ({"actions": ["gov activat division-1"]}, "verb-unknown", "slide.actions.1"),
        (
            {"amounts": [{"text": AMOUNTS[0]["text"], "value": "gov.spl"}]},
            "condition-name",
            "slide.amounts.1.value",
        ),
        ({}, "", ""),
    ],
)
def test_what_cannot_be_dragged_is_a_fault_at_its_place(change, problem, where):
    data = yaml.safe_load(base_text("scenario"))
    data["steps"][0]["show"] = [{"slide": SLIDE | change, "when": "before"}]
    found = [fault for fault in inspect_scenario(yaml.safe_dump(data)).faults if "slide" in fault.where]
    assert [fault.problem for fault in found] == [problem] * bool(problem)
    assert all(fault.where.endswith(where) for fault in found)


@pytest.mark.parametrize("file", ["03-conditional-support/terror-shift.yaml", "02-active-minority/duel.yaml"])
def test_other_games_are_dragged_through_as_well(file):
    path = LESSONS / file
    made = read_scenario(path.read_text("utf-8"), path.name, path.parent)
    step = next(one for one in made.steps if one.play)
    data = {
        "notch": "Actions",
        "actions": step.play[0].split(";"),
        "amounts": [{"text": "Turn", "value": "turn"}],
    }
    shown = step.model_validate(step.model_dump() | {"show": [{"slide": data}]})
    found = walked_to(made, step.id)
    assert found is not None
    words = game_named(made.game).words("en")
    (piece,) = pieces(Setting(found, shown, shown.show[0], words))
    assert isinstance(piece, SlideWidget)
    assert len(piece.view["rows"][0]["said"]) == len(data["actions"]) + 1
    assert not piece.view["ends"]
