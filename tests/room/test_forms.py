"""One rule for the form that a class takes and the numbers of its steps: for desk, wall and calls."""

import asyncio
from typing import Any

import pytest

from algeria_lab.apps.serving.hall.forms import form_taken, number_of, numbered
from algeria_lab.apps.serving.hall.hall import Hall
from algeria_lab.apps.serving.hall.seats import Seat
from algeria_lab.apps.serving.hall.shows import Shows
from algeria_lab.apps.serving.hall.sight import Sight
from algeria_lab.scenarios.forms.whole import Scenario
from tests.scenarios.forms_lesson import two_forms

LESSON = "two-forms"


class Lessons:
    """Knows one lesson."""

    def get(self, name: str) -> Scenario | None:
        return two_forms() if name == LESSON else None

    def keys(self, _name: str) -> dict[str, Any]:
        return {}

    def folder(self, _name: str) -> None:
        return None

    def first(self) -> str:
        return LESSON


class Class:
    """A class with its desk and wall, whose pages say what a test lets them say."""

    def __init__(self) -> None:
        self.hall = Hall(lambda _kernel, _said: None, dict)
        lessons: Any = Lessons()
        self.sight = Sight(self.hall, lessons, lambda _: {"places": 9, "held": []}, dict)
        self.shows = Shows(self.hall, lessons)

    def seat(self, number: int, step: str, form: int) -> None:
        seat = self.hall.seats[number] = Seat(number, f"reader {number}")
        seat.stands = {"lesson": LESSON, "step": step, "form": form}
        self.hall._kernels[f"kernel {number}"] = number

    @property
    def desk(self) -> list[tuple[int, str]]:
        told = self.sight.told("en")["lessons"][0]
        return [(step["number"], step["heading"]) for step in told["steps"]]

    @property
    def wall(self) -> list[tuple[int, str]]:
        self.shows.do({"do": "show", "what": {"kind": "here"}})
        steps = self.shows.told()["show"]["steps"]
        return [(step["number"], step["heading"]["en"]) for step in steps if step["here"]]

    def wish(self, **wish: object) -> None:
        asyncio.run(self.sight.do(wish))


def test_a_class_takes_the_form_of_the_desk_else_the_one_it_begins_with_else_the_shortest():
    room, lesson = Class(), two_forms()
    assert form_taken(room.hall, lesson).period == 50
    room.hall.period = 90
    assert form_taken(room.hall, lesson).period == 90
    room.wish(do="form", lesson=LESSON, minutes=50)
    assert form_taken(room.hall, lesson).period == 50
    assert [(number, step.id) for number, step in numbered(lesson.for_period(50))] == [
        (1, "look"),
        (0, "more"),
        (2, "end"),
        (0, "last"),
    ]


def test_desk_and_wall_count_alike_and_do_not_turn_with_who_comes_and_goes():
    room = Class()
    alone = room.desk
    room.seat(1, "end", 50)
    assert alone == room.desk == [(1, "Look"), (2, "Say")]
    assert room.wall == [(2, "Say")]
    room.hall.seats.clear()
    assert room.desk == alone


def test_who_takes_another_form_stands_at_steps_without_a_number():
    room = Class()
    room.seat(1, "end", 50)
    room.seat(2, "more", 90)
    assert room.desk == [(1, "Look"), (0, "More"), (2, "Say"), (0, "Last")]
    assert room.wall == [(0, "More"), (2, "Say")]
    asked = [one["id"] for one in room.sight.told("en")["answers"]["questions"]]
    assert asked == ["first", "twice", "saw", "after"], "what only they are asked is counted too"


@pytest.mark.parametrize(("step", "fifty", "ninety"), [("end", 2, 3), ("more", 0, 2)])
def test_a_call_names_the_number_of_the_form_that_is_taken_also_where_that_changes(
    step: str, fifty: int, ninety: int
):
    room = Class()
    room.wish(do="go", lesson=LESSON, step=step, number=99)
    assert room.hall.hour["go"] == {"lesson": LESSON, "step": step, "number": fifty, "form": 50}
    room.wish(do="form", lesson=LESSON, minutes=90)
    assert room.hall.hour["go"] == {"lesson": LESSON, "step": step, "number": ninety, "form": 90}
    assert number_of(two_forms(), step) == ninety
