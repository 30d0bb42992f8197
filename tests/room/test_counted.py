"""What a class has answered, counted: what pages say of an answer's worth is not believed."""

from pathlib import Path
from typing import Any

import pytest

from algeria_lab.apps.serving.hall.bars import MOST_BARS
from algeria_lab.apps.serving.hall.counted import Counted, questions
from algeria_lab.apps.serving.hall.lessons import LessonFiles
from algeria_lab.apps.serving.hall.seats import Seat
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.guide.walks.autopilot import keys_along
from algeria_lab.scenarios.quiz.verdicts import Key

LESSONS = Path(__file__).parents[2] / "lessons"
Keys = dict[str, Key]


@pytest.fixture(scope="module")
def lesson() -> tuple[Scenario, Keys]:
    found = LessonFiles(LESSONS).find("l01-control")
    assert found
    return found.scenario, dict(keys_along(found.scenario))


def seat(number: int, **given: object) -> Seat:
    """Return a place whose page says that it answered, and that all of it was right."""
    answers = {
        name.replace("_", "-"): [{"given": one, "outcome": "right"} for one in tries]
        for name, tries in given.items()
        if isinstance(tries, list)
    }
    said = {"do": "answers", "lesson": "l01-control", "form": 90, "answers": answers}
    return Seat(number, f"reader-{number}", told={"answers": said})


def asked(
    seats: list[Seat], lesson: tuple[Scenario, Keys], name: str, language: str = "en"
) -> dict[str, Any]:
    found = questions(seats, lesson[0], language, lesson[1])
    return next(one for one in found if one["id"] == name)


def test_options_are_bars_in_the_order_of_the_paper_and_mistakes_are_named(lesson: tuple[Scenario, Keys]):
    seats = [
        seat(1, say_why=["lost", "bill"]),
        seat(2, say_why=["unlucky"]),
        seat(3, say_why=["lost"]),
        seat(4),
    ]
    found = asked(seats, lesson, "say-why")

    assert [(bar["label"][:2], bar["many"], bar["is_right"]) for bar in found["bars"]] == [
        ("a)", 1, False),
        ("b)", 1, False),
        ("c)", 1, True),
    ]
    assert (found["answered"], found["well"], found["said"]) == (
        3,
        1,
        "3 have answered, one rightly (after a wrong try: 1)",
    )
    assert found["right"].startswith("c)")
    said = {one["says"]: one["learners"] for one in found["mistakes"]}
    assert said == {
        "Compare the two counts of areas: that is not where it went.": 2,
        "No die decides the bill.": 1,
    }


def test_numbers_stand_in_their_order_and_very_many_in_stretches(lesson: tuple[Scenario, Keys]):
    few = [seat(1, turns_payable=["17"]), seat(2, turns_payable=["3", "2"]), seat(3, turns_payable=["2"])]
    found = asked(few, lesson, "turns-payable")
    many = [seat(number, left_over=[str(number * 3)]) for number in range(1, 13)]
    stretched = asked(many, lesson, "left-over")

    assert [(bar["label"], bar["many"], bar["is_right"]) for bar in found["bars"]] == [
        ("2", 2, True),
        ("17", 1, False),
    ]
    assert found["said"] == "3 have answered, 2 rightly (after a wrong try: 1)"
    assert len(stretched["bars"]) == MOST_BARS
    assert sum(bar["many"] for bar in stretched["bars"]) == 12
    assert stretched["well"] is None, "a prediction is neither right nor wrong"


def test_texts_and_sheets_keep_the_number_of_their_place_alone(lesson: tuple[Scenario, Keys]):
    sheet = {"who": "De Gaulle", "limits": "<b>why</b>"}
    seats = [
        seat(7, first_answer=["By a flag.\nOr not."], vote_sheet=[sheet]),
        seat(2, first_answer=["Who knows"]),
    ]
    text, cells = asked(seats, lesson, "first-answer"), asked(seats, lesson, "vote-sheet")

    assert {(one["number"], one["text"]) for one in text["texts"]} == {
        (7, "By a flag.\nOr not."),
        (2, "Who knows"),
    }
    assert [one["text"] for cell in cells["sheet"] for one in cell["texts"]] == ["De Gaulle", "<b>why</b>"]
    assert text["bars"] == []


@pytest.mark.parametrize(
    "answers",
    [
        None,
        [],
        {"say-why": 7},
        {"say-why": [7]},
        {"say-why": [{"given": {"a": []}}]},
        {"mark": [{"given": ["x" * 9999]}]},
        {"what-shows": [{"given": [["a"]]}]},
        {"turns-payable": [{"given": "1e999999"}, {"given": "0" * 50_000}]},
    ],
)
def test_whatever_a_page_says_counts_as_nothing_or_as_an_answer(
    lesson: tuple[Scenario, Keys], answers: object
):
    said = {"do": "answers", "lesson": "l01-control", "form": ["x"], "answers": answers}
    found = questions([Seat(1, "", told={"answers": said})], lesson[0], "fr", lesson[1])

    assert len([one for one in found if not one["part"]]) == len(lesson[0].in_order)


def test_what_was_counted_is_counted_anew_only_when_somebody_answers(lesson: tuple[Scenario, Keys]):
    counted, seats = Counted(), [seat(1, say_why=["lost"]), seat(2)]
    first = counted.questions(seats, *_in(lesson))
    again = counted.questions([*seats, Seat(3, "who said nothing")], *_in(lesson))
    seats[1].take_told(seat(2, say_why=["bill"]).told["answers"])
    later = counted.questions(seats, *_in(lesson))

    assert again is first
    assert [one["answered"] for one in (first, later) for one in one if one["id"] == "say-why"] == [1, 2]


def _in(lesson: tuple[Scenario, Keys]) -> tuple[Scenario, str, Keys]:
    return lesson[0], "en", lesson[1]


def test_a_place_at_another_lesson_is_counted_nowhere(lesson: tuple[Scenario, Keys]):
    other = seat(1, say_why=["bill"])
    other.told["answers"]["lesson"] = "l02"

    assert asked([other], lesson, "say-why")["answered"] == 0
