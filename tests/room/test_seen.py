"""The places as the desk sees them: who has not moved for long is named, unless all were asked to wait."""

from time import monotonic

import pytest

from algeria_lab.apps.serving.hall.seats import Seat
from algeria_lab.apps.serving.hall.seen import STUCK, Seen, Taken, take_wait_out
from algeria_lab.views.shared.messages import Messages

ROOM = {
    "places": 30,
    "held": [
        {"number": 2, "state": "here"},
        {"number": 10, "state": "lost"},
        {"number": 4, "state": "coming"},
    ],
}
STANDS = {
    "lesson": "one",
    "step": "b",
    "number": 2,
    "of": 9,
    "heading": "Pay for  everything",
    "phase": "play",
}


def seat(number: int, still: float = 0, hand: float | None = None, **stands: object) -> Seat:
    now = monotonic()
    return Seat(number, "", "", STANDS | stands, now - 15 * 60, now - still, hand)


def seen(*seats: Seat, waits: float = 0.0) -> Seen:
    by_number = {one.number: one for one in seats}
    return Seen(ROOM, by_number, Messages("en"), {"one": Taken("One", 50)}, waits=waits)


def test_each_place_says_where_it_is_and_for_how_long():
    places = seen(seat(2), seat(7)).places()

    assert [(one["number"], one["state"]) for one in places] == [
        (2, "here"),
        (4, "coming"),
        (7, "gone"),
        (10, "lost"),
    ]
    first = places[0]
    assert (first["at"], first["phase"], first["minutes"]) == ("One", "playing", 15)
    assert first["step"] == {"number": 2, "of": 9, "said": "Step 2 of 9", "heading": "Pay for everything"}
    assert places[1]["step"] is None
    assert places[2]["minutes"] is None


def test_who_takes_another_form_or_stands_at_no_step_has_no_number():
    def said(**stands: object) -> object:
        step = seen(Seat(2, "", stands=STANDS | stands)).places()[0]["step"]
        return step["said"], step["number"], step["of"]

    assert said(form=50) == ("Step 2 of 9", 2, 9)
    assert said(form=90) == ("form of 90 minutes", 2, 9)
    assert said(form=50, number=0, phase="opening") == ("", 0, 9)
    assert said(form=50, number=10, phase="debrief") == ("", 0, 9)


def test_who_is_at_the_debrief_came_as_far_as_the_last_step_they_stood_at():
    one = Seat(2, "")
    for number, phase in ((6, "play"), (3, "read"), (10, "debrief")):
        one.take_stand(STANDS | {"number": number, "phase": phase})

    place = seen(one).places()[0]
    assert place["step"] | {"heading": ""} == {
        "number": 6,
        "of": 9,
        "said": "Came as far as step 6 of 9",
        "heading": "",
    }
    assert place["phase"] == "looking back"
    one.take_stand(STANDS | {"lesson": "two", "number": 10, "phase": "debrief"})
    assert seen(one).places()[0]["step"]["number"] == 0, "nothing is known of another lesson"


@pytest.mark.parametrize(
    ("still", "more", "waits", "told"),
    [
        (STUCK + 61, {}, False, "not moved for 7 min"),
        (STUCK - 1, {}, False, ""),
        (STUCK + 61, {"phase": "debrief"}, False, ""),
        (STUCK + 61, {"phase": "away"}, False, ""),
        (STUCK + 61, {}, True, ""),
    ],
)
def test_who_has_not_moved_for_long_is_named(still: float, more: dict[str, str], waits: bool, told: str):  # noqa: FBT001
    assert seen(seat(2, still, **more), waits=waits).places()[0]["stuck"] == told


def test_nobody_has_stood_still_while_all_were_asked_to_wait():
    stuck, quick = seat(2, 10 * 60), seat(10, 0)
    take_wait_out([stuck, quick], monotonic() - 8 * 60)

    assert 115 < monotonic() - stuck.moved < 125
    assert monotonic() - quick.moved < 5


def test_who_goes_on_while_all_are_asked_to_wait_is_named():
    begun = monotonic() - 60
    quick, still, ending = seat(2, 10), seat(2, 10 * 60), seat(2, 58)

    def goes_on(one: Seat, waits: float = begun) -> object:
        return seen(one, waits=waits).places()[0]["goes_on"]

    assert [goes_on(quick), goes_on(still), goes_on(ending), goes_on(quick, 0.0)] == [
        True,
        False,
        False,
        False,
    ]


def test_hands_stand_in_the_order_in_which_they_were_raised():
    now = monotonic()
    hands = seen(seat(2, hand=now - 10), seat(10, hand=now - 130), seat(4)).hands()

    assert [(one["number"], one["waits"]) for one in hands] == [(10, "for 2 min"), (2, "just now")]


def test_a_war_is_told_by_its_game_and_turn():
    war = seen(Seat(2, "", stands={"game": "twilight", "turn": 5})).places()[0]

    assert (war["at"], war["step"]["said"], war["phase"]) == ("The war by cards", "Turn 5", "")


def test_the_step_and_the_minutes_of_a_lesson_are_kept_for_who_leaves_it_for_a_table():
    one = seat(2)
    began = one.begun
    one.take_stand(STANDS | {"number": 4})
    one.take_stand({"game": "algeria", "turn": 1})
    assert (place := seen(one).places()[0])["phase"] == "lesson left: step 4 of 9"
    assert place["minutes"] == 0
    one.take_stand(STANDS | {"number": 4})
    assert (one.begun, seen(one).places()[0]["phase"]) == (began, "playing")


def test_who_has_not_gone_where_all_are_called_is_named_until_the_call_ends():
    stayed = Seat(2, "", stands=STANDS, stays=("one", "c"))

    def stays(*called: str) -> object:
        return Seen(ROOM, {2: stayed}, Messages("en"), {}, called=called).places()[0]["stays"]  # type: ignore[arg-type]

    assert [stays("one", "c"), stays("one", "d"), stays("", "")] == [True, False, False]
    stayed.take_stand(STANDS | {"step": "c"})
    assert not stays("one", "c")


@pytest.mark.parametrize(
    "stands", [{"number": "2", "of": None}, {"heading": ["x"]}, {"phase": {}}, {"lesson": 7}, {"game": ["x"]}]
)
def test_whatever_a_page_says_of_itself_can_be_shown(stands: dict[str, object]):
    assert seen(Seat(2, "", stands=stands)).places()[0]["number"] == 2


def test_counts_are_said_in_one_line():
    assert seen().counts()["said"] == "1 here, 1 coming, one connection lost, 27 free"


def test_minutes_begin_with_a_lesson_and_not_with_a_step():
    one = seat(2)
    began = one.begun
    one.take_stand(STANDS | {"step": "c"})
    assert one.begun == began
    one.take_stand(STANDS | {"lesson": "two"})
    assert one.begun > began
