"""What a teacher asks all for at the page of a lesson: to go to a step, or no further; nobody is kept."""

from __future__ import annotations

import pytest

from algeria_lab.scenarios.forms.whole import Scenario
from tests.room.lesson_here import Reader, reader_in
from tests.room.rooms import Room, run, until
from tests.scenarios.formed import formed
from tests.scenarios.forms_lesson import TWO_FORMS

HERE = "two-forms"


def labels(reader: Reader) -> list[tuple[str, bool]]:
    return [(one["do"], bool(one.get("closed"))) for one in reader.panel["buttons"]]


def hard() -> Scenario:
    """Return the lesson, its first step with a content note."""
    noted = 'content_note: {en: "People die here."}, text: {en: "Look."'
    return formed(TWO_FORMS.replace('text: {en: "Look."', noted))


def test_a_closed_gate_keeps_nobody_at_a_text_that_they_do_not_wish_to_read(monkeypatch: pytest.MonkeyPatch):
    async def hour(room: Room) -> None:
        reader = await reader_in(room, monkeypatch, scenario=hard())
        room.hall.to_all(gate={"lesson": HERE, "step": "look"})
        await until(lambda: reader.page.guided.lead._seen.gate.last == "look")
        assert labels(reader)[:2] == [("accept", False), ("pass-over", False)]
        away = reader.does("pass-over")
        assert (away["notice"], away["note"]) == (None, "People die here.")
        assert "do not read this step" in away["now"]
        assert away["questions"] == []
        await until(lambda: room.hall.seats[7].stands["phase"] == "away")
        assert labels(reader)[:2] == [("go-on", True), ("accept", False)]

        read = reader.does("accept")
        assert read["note"] == ""
        await until(lambda: room.hall.seats[7].stands["phase"] != "away")
        assert ("pass-over", False) in labels(reader), "who has begun to read may put it away"
        assert reader.does("pass-over")["note"] == "People die here."
        assert not reader.page.guided.lead.has_noted(reader.page.guide.step)

        room.hall.to_all(gate=None)
        await until(lambda: labels(reader)[:2] == [("accept", False), ("pass-over", False)])
        reader.does("pass-over")
        assert reader.page.guide.number == 2

    run(hour)


def test_who_is_asked_to_go_to_a_step_is_told_what_that_means_and_goes(monkeypatch: pytest.MonkeyPatch):
    async def hour(room: Room) -> None:
        reader = await reader_in(room, monkeypatch)
        reader.does("answer", question="first", given="A well")
        room.hall.to_all(go={"lesson": HERE, "step": "look", "number": 1, "form": 50})
        await until(lambda: reader.strip._hour and reader.strip._hour.get("go"))
        assert reader.hour["go"] is None, "who is there is asked for nothing"

        room.hall.to_all(go={"lesson": HERE, "step": "end", "number": 2, "form": 50})
        await until(lambda: reader.hour["go"])
        assert reader.hour["go"]["text"].endswith("to go to step 2: Say")
        assert "comes next" in reader.hour["go"]["more"]
        assert reader.asks("go")["go"] is None
        assert reader.page.guide.journal.inputs[-1]["do"] == "on", "on the own line, whose game stays"

        room.hall.to_all(go={"lesson": HERE, "step": "look", "number": 1, "form": 50})
        await until(lambda: reader.hour["go"])
        assert "opens as you left it" in reader.hour["go"]["more"]
        reader.asks("go")
        assert reader.page.guide.number == 1
        assert reader.page.guide.answers.tries["first"], "answers stay"

    run(hour)


def test_who_takes_another_form_is_called_by_title_and_a_call_opens_the_page(monkeypatch: pytest.MonkeyPatch):
    async def hour(room: Room) -> None:
        reader = await reader_in(room, monkeypatch)
        room.hall.to_all(go={"lesson": HERE, "step": "end", "number": 3, "form": 90})
        await until(lambda: reader.hour["go"])
        assert reader.hour["go"]["text"].endswith("to go to the step “Say”")

        room.hall.to_all(go={"lesson": HERE, "step": "look", "number": 1, "form": 50})
        await until(lambda: reader.hour["go"]["text"].endswith("to go to step 1: Look"))
        assert not reader.panel["begun"]
        assert reader.asks("go")["go"] is None
        assert reader.panel["begun"]

    run(hour)


def test_who_stays_is_told_to_the_desk_until_they_go(monkeypatch: pytest.MonkeyPatch):
    async def hour(room: Room) -> None:
        reader = await reader_in(room, monkeypatch)
        seat = room.hall.seats[7]
        reader.does("answer", question="first", given="A well")
        room.hall.to_all(go={"lesson": HERE, "step": "end", "number": 2, "form": 50})
        await until(lambda: reader.hour["go"])
        assert reader.asks("stay")["go"]["line"] == "Your teacher waits for you at step 2: Say"
        await until(lambda: seat.stays == (HERE, "end"))
        reader.asks("go")
        await until(lambda: seat.stays == ("", ""))

    run(hour)


def test_who_is_called_back_to_a_step_can_come_back_to_what_they_left(monkeypatch: pytest.MonkeyPatch):
    async def hour(room: Room) -> None:
        reader = await reader_in(room, monkeypatch)
        reader.does("answer", question="first", given="A well")
        reader.does("go-on")
        left = list(reader.page.guide.journal.inputs)
        assert reader.page.guide.number == 2
        room.hall.to_all(go={"lesson": HERE, "step": "look", "number": 1, "form": 50})
        await until(lambda: reader.hour["go"])
        assert "come back to step 2 as you leave it" in reader.hour["go"]["more"]
        assert reader.asks("go")["back"] == 2
        assert reader.page.guide.number == 1
        reader.asks("back")
        await until(lambda: reader.page.guide.number == 2)
        assert reader.page.guide.journal.inputs == left
        assert reader.hour["back"] == 0

    run(hour)


def test_a_step_that_was_finished_opens_as_it_was_left(monkeypatch: pytest.MonkeyPatch):
    watched = formed(
        TWO_FORMS.replace(
            'text: {en: "Look.",', 'watch: {turns: 1, fln: mixed, gov: mixed}, text: {en: "Look.",'
        )
    )

    async def hour(room: Room) -> None:
        reader = await reader_in(room, monkeypatch, scenario=watched)
        guide = reader.page.guide
        first = guide.table.game.state.turn
        guide.watch()
        guide.answer("first", "A well")
        guide.go_on()
        room.hall.to_all(go={"lesson": HERE, "step": "look", "number": 1, "form": 50})
        await until(lambda: reader.hour["go"])
        assert "opens as you left it" in reader.hour["go"]["more"]
        assert "come back to step 2" in reader.hour["go"]["more"]
        assert reader.asks("go")["back"] == 2
        assert (guide.number, guide.status) == (1, "done")
        assert guide.table.game.state.turn == first + 1, "what was watched is on the board"

    run(hour)


def test_another_lesson_is_linked_to_and_a_step_left_out_is_no_button(monkeypatch: pytest.MonkeyPatch):
    async def hour(room: Room) -> None:
        reader = await reader_in(room, monkeypatch)
        room.hall.to_all(go={"lesson": "l01-control", "step": "bill", "number": 3})
        await until(lambda: reader.hour["go"])
        go = reader.hour["go"]
        assert (go["link"], go["does"]) == ("01-control-is-not-support/en.ipynb", False)
        assert "control is not support" in go["text"]

        room.hall.to_all(go={"lesson": HERE, "step": "more", "number": 2})
        await until(lambda: reader.hour["go"]["link"] == "")
        assert not reader.hour["go"]["does"]
        assert "leaves this step out" in reader.hour["go"]["more"]

    run(hour)
