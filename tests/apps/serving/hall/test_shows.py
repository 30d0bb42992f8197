"""What a wall shows: counted from what pages say, in both languages, and nobody's name."""

import asyncio
import json
from pathlib import Path
from statistics import fmean
from typing import Any

import pytest

from algeria_lab.apps.serving.hall import shows as wall
from algeria_lab.apps.serving.hall.lessons import LessonFiles
from algeria_lab.apps.serving.hall.seats import Seat
from algeria_lab.apps.serving.hall.shown.answers import distribution
from algeria_lab.apps.serving.hall.shown.kept import kept_wars
from algeria_lab.apps.serving.hall.wishes import WrongWish
from algeria_lab.experiments.measuring.measures import measure
from algeria_lab.experiments.results.statistics import difference, estimate
from algeria_lab.room.wire import Misspoken
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.from_text import scenario_as_written
from tests.apps.serving.hall.scripted import Class

LESSONS = Path(__file__).parents[4] / "lessons"


def test_a_wall_begins_with_the_way_in_and_names_nobody(room: Class):
    assert room.shows.told()["show"] == {"kind": "invitation"}
    room.seat(1)
    for kind in wall.KINDS:
        if kind != "text":
            assert "Lina" not in json.dumps(room.show(kind=kind))
            assert "reader" not in json.dumps(room.show(kind=kind)).replace('"readers"', "")


def test_who_is_here_is_counted_by_step_under_the_lessons_own_headings(room: Class):
    for number, step in enumerate(["guess", "guess", "talk", "nowhere"], 1):
        room.seat(number, step)
    room.seat(5, "talk", here=False)

    told = room.show(kind="here")

    assert told["here"] == 4
    assert [(step["heading"]["fr"], step["here"]) for step in told["steps"]] == [
        ("Deviner", 2),
        ("Parler", 1),
        ("Voir", 0),
    ]
    assert (told["elsewhere"], told["debrief"]) == (1, 0)
    assert "mine" not in json.dumps(told)


def test_the_question_of_the_hour_is_that_of_the_lesson_in_both_languages(room: Class):
    room.seat(1)
    assert room.show(kind="hour")["asks"] == {"en": "What is it about?", "fr": "De quoi s’agit-il ?"}


def test_numbers_are_told_as_often_as_they_were_said_and_what_came_only_when_it_is_shown(room: Class):
    for number, said in enumerate(["3", "5", "3,5", "3", "many"], 1):
        room.answer(number, "points", said, came="4")

    told = room.show(kind="predictions", question="points")
    shown = room.show(kind="predictions", question="points", result=True)

    assert (told["answered"], told["numbers"], told["came"]) == (4, [[3.0, 2], [3.5, 1], [5.0, 1]], [])
    assert shown["came"] == [4.0]


def test_options_are_bars_and_what_came_is_that_of_the_pages_else_the_key(room: Class):
    for number, said in enumerate("abb", 1):
        room.answer(number, "side", said)

    bars = room.show(kind="predictions", question="side", result=True)["bars"]
    assert [(bar["text"]["fr"], bar["count"], bar["came"]) for bar in bars] == [("We", 1, 0), ("They", 2, 1)]
    room.answer(4, "side", "a", came=["a", "no such", 7])
    bars = room.show(kind="predictions", question="side", result=True)["bars"]
    assert [(bar["count"], bar["came"]) for bar in bars] == [(2, 1), (2, 0)]


def test_the_desk_tells_what_came_beside_predictions_and_only_there(room: Class):
    room.answer(1, "points", "3", came="4")
    room.answer(2, "points", "3", came="4.5")
    room.sight._room = lambda _language: {"held": [], "places": 3}

    told = {one["id"]: one["came"] for one in room.sight.told("fr")["answers"]["questions"]}
    assert told == {
        "points": "Ce qui est arrivé\xa0: 4 (1) · 4,5 (1)",
        **dict.fromkeys(["side", "why", "first", "last"], ""),
    }
    room.answer(2, "points", "3", came="4")
    assert room.sight.told("en")["answers"]["questions"][0]["came"] == "What came: 4"


def test_places_of_a_map_are_named_as_at_the_desk():
    scenario = LessonFiles(LESSONS).find("l01-control")
    assert scenario
    question = scenario.scenario.question("mark")
    assert question
    (bar,) = distribution(scenario.scenario, question, [("I-2",)], {})["bars"]
    assert bar["text"] == {"en": "Batna (I-2)", "fr": "Batna (I-2)"}


def test_of_texts_that_are_written_again_only_numbers_are_told(room: Class):
    for number, (before, after) in enumerate([("One.", "Two."), ("Same.", "Same."), ("Alone.", "")], 1):
        texts = {"first": before, "last": after}
        room.seat(number, answers={"answers": {name: [{"given": text}] for name, text in texts.items()}})

    told = room.show(kind="votes", question="last")

    assert told["written"] == {"before": 3, "after": 2}
    assert (told["moved"], told["again"]) == (1, 2)
    assert "Alone" not in json.dumps(told)


def test_a_text_is_shown_as_it_was_read_whatever_is_written_over_it(room: Class):
    room.answer(3, "first", "A good <b>thought</b>.")
    assert room.show(kind="text", question="first", number=3)["text"] == "A good <b>thought</b>."
    room.answer(3, "first", "Something rude.")

    assert room.shows.told()["show"]["text"] == "A good <b>thought</b>."
    assert room.show(kind="text", question="first", number=3, text="Read.")["text"] == "Read."
    with pytest.raises(WrongWish):
        room.show(kind="text", question="first", number=9)
    assert room.shows.what["text"] == "Read.", "what is not there leaves the wall as it was"


@pytest.mark.parametrize("what", [{}, {"kind": "names"}, {"kind": ["here"]}, {"kind": {"here": 1}}])
def test_what_no_wall_shows_is_refused(room: Class, what: dict[str, Any]):
    with pytest.raises(WrongWish):
        room.show(**what)
    with pytest.raises(WrongWish):
        room.shows.do({"do": "light", "light": "pink", "corner": True})
    assert room.shows.told() == {"show": {"kind": "invitation"}, "look": {"light": "", "corner": True}}


def series(*levels: float) -> dict[str, Any]:
    return {"series": {"turn": list(range(1, len(levels) + 1)), "measures": {"gov.psl": list(levels)}}}


@pytest.mark.parametrize(
    "war",
    [
        {"series": 1},
        {"series": {"turn": [1], "measures": 1}},
        {"series": {"turn": [1], "measures": {"gov.psl": ["x"]}}},
        {"series": {"turn": [1], "measures": {"gov.psl": [float("nan")]}}},
        {"series": {"turn": "12", "measures": {"gov.psl": [1, 2]}}},
        {"series": {"turn": [1], "measures": {"<b>": [1]}}},
    ],
)
def test_a_war_that_is_none_is_not_drawn(room: Class, war: dict[str, Any]):
    room.seat(1, war=series(50, 40))
    room.seat(2, war=war)

    told = room.show(kind="wars", number=1)

    assert told["lines"] == [{"number": 1, "points": [[1, 50], [2, 40]]}]
    assert (told["marked"], told["measure"]["fr"]) == (1, "Soutien au Gouvernement")


FORTIES = {1: ([3.0, 5.0, 9.0], [1.0, 2.0, 3.0]), 2: ([4.0, 4.0, 8.0], [9.0, 7.0, 8.0])}


def runs(none: list[Any], three: list[Any], name: str = "gov.psl@3") -> dict[str, Any]:
    return {"experiments": {"few": {"measure": name, "ways": {"none": none, "three": three}}}}


def test_forties_are_pooled_with_the_interval_of_experiments(room: Class):
    for number, (none, three) in FORTIES.items():
        room.seat(number, runs=runs(none, three))

    told = room.show(kind="pooled")

    asked = measure("gov.psl@3")
    none, three = ([value for forty in FORTIES.values() for value in forty[way]] for way in (0, 1))
    first, second = told["rows"]
    assert (told["readers"], told["wars"], first["way"]["fr"]) == (2, 6, "aucune")
    assert first["mean"] == pytest.approx(estimate(asked, none), abs=0.001)
    assert second["mean"][0] == pytest.approx(fmean(three), abs=0.001)
    assert told["apart"] == pytest.approx(difference(asked, three, none), abs=0.001)


def test_the_interval_narrows_as_wars_come_in(room: Class):
    def width() -> float:
        _, low, high = room.show(kind="pooled")["rows"][0]["mean"]
        return float(high - low)

    widths = []
    for number in range(1, 6):
        room.seat(number, runs=runs([10.0, 20.0, 30.0, 40.0] * 10, [20.0] * 40))
        widths.append(width())
    assert widths == sorted(widths, reverse=True)
    assert widths[-1] < widths[0] / 2


@pytest.mark.parametrize(
    "said",
    [
        runs([1.0], [1.0], "fln.wins"),
        runs([1.0] * 41, [1.0] * 41),
        runs([1.0, 2.0], [1.0]),
        runs([1e9], [1.0]),
        runs(["1"], [1.0]),
        runs([], []),
        {"experiments": [1]},
        {"experiments": {"few": {"measure": "gov.psl@3", "ways": {"none": [1.0]}}}},
    ],
)
def test_a_forty_that_cannot_be_is_not_counted(room: Class, said: dict[str, Any]):
    room.seat(1, runs=said)
    assert room.show(kind="pooled")["readers"] == 0


@pytest.mark.parametrize(
    ("kind", "content"), [("answers", "answers"), ("war", "series"), ("runs", "experiments")]
)
def test_what_is_longer_than_pages_say_it_is_not_kept(room: Class, kind: str, content: str):
    room.seat(1)
    room.hear(1, {"do": kind, "lesson": "small", content: {"x": 1}})
    with pytest.raises(Misspoken):
        room.hear(1, {"do": kind, "lesson": "small", content: {"x": "y" * 260_000}})
    assert room.hall.seats[1].told[kind][content] == {"x": 1}


def test_what_one_experiment_came_to_stays_when_another_is_told():
    seat = Seat(1, "reader")
    seat.take_runs({"do": "runs", "lesson": "small", "experiments": {"few": {"measure": "a"}}})
    seat.take_runs({"do": "runs", "lesson": "small", "experiments": {"more": {"measure": "b"}}})
    assert set(seat.told["runs"]["experiments"]) == {"few", "more"}
    seat.take_runs({"do": "runs", "lesson": "other", "experiments": {}})
    assert seat.told["runs"]["experiments"] == {}


@pytest.fixture(scope="module")
def written() -> Scenario:
    return scenario_as_written((LESSONS / "01-control-is-not-support" / "lesson.yaml").read_text("utf-8"))


def test_the_fan_and_the_kept_means_are_those_of_the_wars_beside_a_lesson(written: Scenario):
    kept = kept_wars(written, written.experiments[0], LESSONS / "01-control-is-not-support")

    rows = kept.fans["gov.psl"]
    assert [row.turn for row in rows] == [3, 6]
    assert all(list(row.quantiles) == sorted(row.quantiles) for row in rows)
    assert rows[0].wars == 8000, "two thousand of two ways against two opponents"
    low, high = kept.means["gov.psl@3", "covered"][1:]
    assert low < kept.means["gov.psl@3", "covered"].mean < high
    assert "fln.wins" not in kept.fans, "a share has no fan"


def test_kept_wars_are_read_beside_the_event_loop_and_shown_when_they_have_come(
    written: Scenario, room: Class
):
    room.lessons.known[written.id] = written
    room.lessons.folders[written.id] = LESSONS / "01-control-is-not-support"
    seat = room.seat(1)
    seat.stands = {"lesson": written.id}

    async def hour() -> tuple[int, dict[str, Any]]:
        kept = room.show(kind="pooled", result=True)["kept"]
        for _ in range(1000):
            if room.shows.told()["show"]["kept"]:
                break
            await asyncio.sleep(0.02)
        return kept, room.shows.told()["show"]

    before, told = asyncio.run(hour())
    assert before == 0
    assert told["kept"] == 2000
    assert all(row["kept"] for row in told["rows"])


def test_what_can_be_shown_follows_the_lesson_and_names_what_is_shown_now(room: Class):
    assert [one["what"]["kind"] for one in room.shows.listed("fr")] == ["invitation"]
    room.seat(1, war=series(1, 2))
    room.show(kind="votes", lesson="small", question="why", result=True)

    listed = room.shows.listed("fr")

    kinds = ["invitation", "here", "hour", "predictions", "predictions", "votes", "votes", "wars", "pooled"]
    assert [one["what"]["kind"] for one in listed] == kinds
    assert [one["what"]["question"] for one in listed if one["now"]] == ["why"]
    assert listed[3]["said"] == "Étape 1 · Combien ?"


@pytest.mark.parametrize(
    ("says", "turns"),
    [
        ({"turn": 2}, [1]),
        ({"turn": 3}, [1, 2]),
        ({"turn": 2, "over": True}, [1, 2]),
        ({"turn": "2"}, [1, 2]),
        ({}, [1, 2]),
    ],
)
def test_a_turn_that_is_being_played_is_not_drawn_yet(room: Class, says: dict[str, Any], turns: list[int]):
    room.seat(1, "look", war=series(0, 10) | says)

    (line,) = room.show(kind="wars", measure="gov.psl")["lines"]
    assert [turn for turn, _ in line["points"]] == turns
