"""A question that is put again, results that are missing, and what a desk says that contradicts itself."""

import asyncio
import json
from typing import Any

import pytest

from algeria_lab.apps.serving.hall.wishes import WrongWish
from algeria_lab.room.wire import Misspoken
from tests.apps.serving.hall.scripted import Class


def test_before_is_the_first_answer_and_after_only_what_is_voted_again(room: Class):
    for number, said in enumerate([("l", "c"), ("l", "l", "c"), ("c",), ("l", "l")], 1):
        room.answer(number, "why", *said)

    told = room.show(kind="votes", question="why")

    assert [bar["count"] for bar in told["before"]["bars"]] == [1, 3], "a second try is corrected"
    assert (told["after"]["answered"], told["moved"], told["again"]) == (0, 0, 0)
    room.put("why")
    for number, chosen in ((1, "c"), (3, "c"), (5, "l")):
        room.vote(number, chosen)
    told = room.show(kind="votes", question="why")
    assert [bar["count"] for bar in told["before"]["bars"]] == [1, 3]
    assert [bar["count"] for bar in told["after"]["bars"]] == [2, 1]
    assert (told["after"]["answered"], told["moved"], told["again"]) == (3, 1, 2)
    assert told["voting"] is True
    room.sight.acts["vote-end"]({})
    assert room.show(kind="votes", question="why")["voting"] is False


def test_the_desk_keeps_what_came_of_a_second_vote_by_letters_and_numbers(room: Class):
    room.put("why")
    for number, chosen in ((1, "c"), (3, "c"), (5, "l")):
        room.vote(number, chosen)
    room.put("points")
    for number, chosen in ((1, "12"), (3, "2,5"), (5, "2,5")):
        room.vote(number, chosen)
    room.sight.acts["vote-end"]({})

    told = {one["question"]: one["said"] for one in room.sight.more["voted"]("fr")}
    assert told == {
        "why": "Au second vote, 3 voix\xa0: a (2) · b (1)",
        "points": "Au second vote, 3 voix\xa0: 2,5 (2) · 12 (1)",
    }


def test_a_question_is_put_again_without_its_key_and_each_page_hears_what_was_counted(room: Class):
    room.seat(1)
    room.put("why")
    vote = room.hall.hour["vote"]

    assert [option["text"]["fr"] for option in vote["options"]] == ["Cost", "Luck"]
    assert "answer" not in json.dumps(vote)
    room.vote(1, "l")
    assert room.heard[-1] == {"do": "vote", "round": vote["round"], "given": ["l"], "unread": False}
    room.vote(1, "c")
    assert room.heard[-1]["given"] == ["c"], "who changes their mind counts once"
    room.put("why")
    assert room.show(kind="votes", question="why")["after"]["answered"] == 0, "a new vote begins with none"
    room.vote(1, "l", at=vote["round"])
    assert room.show(kind="votes", question="why")["after"]["answered"] == 0, "that vote is over"
    room.sight.acts["vote-end"]({})
    room.vote(1, "l", at=vote["round"] + 1)
    assert room.hall.hour["vote"] is None
    assert room.show(kind="votes", question="why")["after"]["answered"] == 0


def test_a_number_is_voted_again_as_it_is_typed_and_a_word_is_none(room: Class):
    room.seat(1)
    room.put("points")
    room.vote(1, "many")
    assert (room.heard[-1]["given"], room.heard[-1]["unread"]) == ([], True)
    room.vote(1, " 3,5 ")
    assert (room.heard[-1]["given"], room.heard[-1]["unread"]) == ([" 3,5 "], False)
    assert room.show(kind="votes", question="points")["after"]["numbers"] == [[3.5, 1]]


@pytest.mark.parametrize("given", [None, "c", [], ["no such"], ["c", "l"], [7]])
def test_what_is_no_answer_to_an_open_question_is_misspoken(room: Class, given: Any):
    room.seat(1)
    room.put("why")
    with pytest.raises(Misspoken):
        room.hear(1, {"do": "vote", "round": room.hall.hour["vote"]["round"], "given": given})


@pytest.mark.parametrize("question", [None, 7, "no such", "first"])
def test_what_cannot_be_voted_on_is_put_to_nobody(room: Class, question: Any):
    with pytest.raises(WrongWish):
        room.put(question)
    assert not room.hall.hour.get("vote")


def test_a_result_that_has_not_come_is_said_to_be_missing(room: Class):
    room.answer(1, "points", "3")
    assert room.show(kind="predictions", question="points")["missing"] is False
    assert room.shows.now("en")["missing"] == ""
    assert room.show(kind="predictions", question="points", result=True)["result"] is False
    assert "nobody has played this step yet" in room.shows.now("en")["missing"]
    assert "aucune guerre" in (room.show(kind="pooled", result=True) and room.shows.now("fr")["missing"])
    room.show(kind="wars")
    assert "Le mur est vide" in room.shows.now("fr")["missing"]
    room.answer(1, "points", "3", came="4")
    assert room.show(kind="predictions", question="points", result=True)["missing"] is False
    assert room.shows.now("fr")["missing"] == ""


def test_a_result_that_was_asked_for_too_early_does_not_show_itself_when_the_first_has_played(room: Class):
    room.answer(1, "points", "3")
    room.seat(2)
    room.show(kind="predictions", question="points", result=True)
    assert room.shows.what["result"] is False
    room.answer(1, "points", "3", came="33")

    assert room.show(**room.shows.what)["came"] == []
    assert room.shows.now("fr")["open"].startswith("1 sur 2 a répondu.")
    assert room.show(kind="predictions", question="points", result=True)["came"] == [33.0]
    assert room.shows.now("fr")["open"] == ""


def go_and_gate(room: Class) -> tuple[str, str]:
    hour = room.hall.hour
    return (hour.get("go") or {}).get("step", ""), (hour.get("gate") or {}).get("step", "")


def test_nobody_is_called_to_a_step_that_is_closed_to_them(room: Class):
    room.seat(1)

    async def say(do: str, step: str) -> tuple[str, str]:
        number = {"number": 2} if do == "go" else {}
        await room.sight.do({"do": do, "lesson": "small", "step": step, **number})
        return go_and_gate(room)

    async def hour() -> list[tuple[str, str]]:
        said = [("gate", "guess"), ("go", "guess"), ("go", "talk"), ("gate", "guess"), ("go", "look")]
        return [await say(do, step) for do, step in said]

    assert asyncio.run(hour()) == [
        ("", "guess"),
        ("guess", "guess"),
        ("talk", "talk"),
        ("", "guess"),
        ("look", ""),
    ], "a call opens as far as it leads, and what is closed ends a call behind it"
