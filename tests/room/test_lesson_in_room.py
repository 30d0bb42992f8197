"""The page of a lesson in a room: its teacher sees where it is, and leads."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from algeria_lab.apps.serving.hall.hall import Part
from algeria_lab.apps.serving.hall.seats import Seat
from algeria_lab.room.wire import LONGEST, Said
from algeria_lab.scenarios.guide.guide import Guide
from algeria_lab.scenarios.receipts import read_receipt, verify
from algeria_lab.views.pages.lesson.kept_way import KeptWay
from algeria_lab.views.pages.lesson.page import LessonPage
from algeria_lab.views.room import telling
from algeria_lab.views.room.telling import answers_told, lines_of
from algeria_lab.views.shared.page_head import PageHead
from tests.room.lesson_here import Reader, reader_in
from tests.room.rooms import Room, run, until
from tests.scenarios.forms_lesson import two_forms

HERE = "two-forms"
CLOSED = "The next step is closed: your teacher will open it"


class Desk(Part):
    """Takes what is handed in, and answers as it is told to."""

    kinds = frozenset({"hand-in"})

    def __init__(self, room: Room, *, ok: bool = True) -> None:
        self.got: list[Said] = []
        self._room, self._ok = room, ok

    def hear(self, seat: Seat, said: Said) -> None:
        self.got.append(said)
        self._room.hall.tell(seat.number, {"do": "handed", "lesson": HERE, "ok": self._ok, "at": "10:42"})


def labels(reader: Reader) -> list[tuple[str, bool]]:
    return [(one["do"], bool(one.get("closed"))) for one in reader.panel["buttons"]]


def test_a_teacher_sees_where_a_reader_is_and_what_they_answered(monkeypatch: pytest.MonkeyPatch):
    async def hour(room: Room) -> None:
        reader = await reader_in(room, monkeypatch)
        seat = room.hall.seats[7]
        await until(lambda: seat.stands.get("phase") == "opening")
        assert (seat.stands["step"], seat.stands["number"]) == ("", 0), "how the page opens is no step"
        reader.does("begin")
        await until(lambda: seat.stands.get("step") == "look")
        assert {
            name: seat.stands[name] for name in ("lesson", "form", "number", "of", "phase", "heading")
        } == {
            "lesson": HERE,
            "form": 50,
            "number": 1,
            "of": 2,
            "phase": "asked",
            "heading": "Look",
        }
        reader.does("answer", question="first", given="<b>A well</b>")
        await until(lambda: seat.told.get("answers", {}).get("answers"))
        assert seat.told["answers"]["answers"] == {"first": [{"given": "<b>A well</b>", "outcome": "told"}]}
        reader.does("go-on")
        reader.does("skip-questions")
        await until(lambda: seat.told["answers"]["skipped"] == ["saw"])
        await until(lambda: seat.stands["phase"] == "debrief")

    run(hour)


def test_a_hand_is_raised_here_and_taken_down_at_the_desk(monkeypatch: pytest.MonkeyPatch):
    async def hour(room: Room) -> None:
        reader = await reader_in(room, monkeypatch)
        assert reader.hour["place"] == 7
        assert reader.asks("hand", raised=True)["raised"]
        await until(lambda: room.hall.seats[7].hand)
        room.hall.tell(7, {"do": "hand", "raised": False})
        await until(lambda: not reader.hour["raised"])
        assert reader.hour["lowered"], "it was the teacher"
        reader.asks("hand", raised=True)
        assert not reader.asks("hand", raised=False)["lowered"]

        reader.asks("name", nickname="  Lina\n<b>  and a name that never ends ")
        await until(lambda: room.hall.seats[7].nickname)
        room.lines._writers["k7"].transport.abort()
        await until(lambda: not room.hall.is_here(7))
        await until(lambda: room.hall.is_here(7))
        assert not reader.hour["raised"]
        assert room.hall.seats[7].nickname == reader.hour["nickname"] == "Lina <b> and a name"

    run(hour)


def test_a_hand_stays_raised_when_the_line_breaks(monkeypatch: pytest.MonkeyPatch):
    async def hour(room: Room) -> None:
        reader = await reader_in(room, monkeypatch)
        reader.asks("hand", raised=True)
        await until(lambda: room.hall.seats[7].hand)
        room.lines._writers["k7"].transport.abort()
        await until(lambda: room.hall.seats[7].hand is None)
        await until(lambda: room.hall.seats[7].hand)
        assert reader.hour["raised"]

    run(hour)


def test_the_gate_holds_against_every_way_forward_and_opens_by_itself(monkeypatch: pytest.MonkeyPatch):
    async def hour(room: Room) -> None:
        reader = await reader_in(room, monkeypatch)
        room.hall.to_all(gate={"lesson": HERE, "step": "look"})
        await until(lambda: reader.page.guided.lead._seen.gate.last == "look")
        reader.does("skip-questions")
        assert (reader.page.guide.number, reader.page.guide.status) == (1, "done")
        assert ("go-on", True) in labels(reader)
        assert reader.panel["now"] == "Done. Your teacher will open the next step."
        assert "debrief" not in dict(labels(reader))
        for kind, more in (("go-on", {}), ("pass-over", {}), ("jump", {"step": "end"}), ("debrief", {})):
            scene = reader.does(kind, **more)
            assert scene["notice"]["text"] == CLOSED, kind
            assert reader.page.guide.number == 1

        room.hall.to_all(gate=None)
        await until(lambda: ("go-on", False) in labels(reader))
        assert reader.page.guide.number == 1, "who was stopped goes on when they wish"
        reader.does("go-on")
        assert reader.page.guide.number == 2

    run(hour)


def test_a_gate_closes_the_same_steps_in_every_form_and_none_of_another_lesson(
    monkeypatch: pytest.MonkeyPatch,
):
    async def hour(room: Room) -> None:
        reader = await reader_in(room, monkeypatch)
        room.hall.to_all(gate={"lesson": "another", "step": "look"})
        reader.does("answer", question="first", given="A well")
        assert ("go-on", False) in labels(reader)
        room.hall.to_all(gate={"lesson": HERE, "step": "more"})  # a step of the longer form
        await until(lambda: ("go-on", True) in labels(reader))

    run(hour)


def test_another_panel_of_the_same_reader_is_no_way_round_the_gate(monkeypatch: pytest.MonkeyPatch):
    async def hour(room: Room) -> None:
        reader = await reader_in(room, monkeypatch)
        other = reader.page.guided._panel_of(reader.page.guide.scenario.steps[1])
        room.hall.to_all(gate={"lesson": HERE, "step": "look"})
        await until(lambda: reader.page.guided.lead._seen.gate.last == "look")
        assert other.answer({"kind": "go-there"})["notice"]["text"] == CLOSED
        assert reader.page.guide.number == 1
        other.close()

    run(hour)


def test_a_form_is_taken_before_the_beginning_and_offered_after_it(monkeypatch: pytest.MonkeyPatch):
    async def hour(room: Room) -> None:
        reader = await reader_in(room, monkeypatch)
        room.hall.to_all(form={"lesson": HERE, "minutes": 90})
        await until(lambda: reader.page.guide.scenario.period == 90)
        assert reader.hour["form"] is None
        reader.does("answer", question="first", given="A well")
        room.hall.to_all(form={"lesson": HERE, "minutes": 50})
        await until(lambda: reader.hour["form"])
        assert reader.page.guide.scenario.period == 90
        assert reader.hour["form"]["text"].endswith("50 minutes")
        reader.asks("form")
        await until(lambda: reader.page.guide.scenario.period == 50)
        assert reader.page.guide.answers.tries["first"]
        await until(lambda: reader.hour["form"] is None)

    run(hour)


def test_a_form_that_does_not_fit_offers_its_first_missing_step(monkeypatch: pytest.MonkeyPatch):
    async def hour(room: Room) -> None:
        reader = await reader_in(room, monkeypatch)
        reader.does("answer", question="first", given="A well")
        reader.does("go-on")
        reader.does("answer", question="saw", given="A road")
        room.hall.to_all(form={"lesson": HERE, "minutes": 90})
        await until(lambda: reader.hour["form"])
        assert reader.hour["form"]["act"] == "Take this form"
        scene = reader.asks("form")
        assert scene["form"]["act"] == "Open the first step that is missing: More"
        assert (scene["form"]["unfit"], scene["notice"]) == (True, None)
        assert reader.page.guide.scenario.period == 50
        assert reader.asks("form")["form"] is None, "asked for nothing while it opens"
        await until(lambda: reader.page.guide.scenario.period == 90)
        assert reader.page.guide.step.id == "more"

    run(hour)


def test_a_form_that_is_asked_for_once_more_is_no_refusal(monkeypatch: pytest.MonkeyPatch):
    async def hour(room: Room) -> None:
        reader = await reader_in(room, monkeypatch)
        reader.does("answer", question="first", given="A well")
        reader.does("go-on")
        reader.does("answer", question="saw", given="A road")
        notice = reader.does("period", minutes=90)["notice"]
        assert notice["level"] == "info"
        assert "Press once more" in notice["text"]

    run(hour)


def test_what_is_handed_in_holds_and_may_be_handed_in_again(monkeypatch: pytest.MonkeyPatch):
    async def hour(room: Room) -> None:
        reader = await reader_in(room, monkeypatch)
        desk = Desk(room)
        room.hall.parts.append(desk)
        reader.asks("name", nickname="Lina")
        reader.does("answer", question="first", given="A well")
        reader.does("debrief")
        scene = reader.does("hand-in", word="I was stuck. " * 60, nickname="")
        assert scene["hand_in"]["state"] == "sent"
        await until(lambda: reader.panel["hand_in"]["state"] == "done")
        assert reader.panel["hand_in"]["said"] == "Handed in at 10:42 (place 7, Lina)."
        assert reader.panel["hand_in"]["nickname"] == "Lina"
        [got] = desk.got
        assert (got["lesson"], got["form"], got["nickname"], len(got["word"])) == (HERE, 50, "Lina", 400)
        assert verify(read_receipt(got["receipt"]), two_forms()).holds
        assert "A well" in got["report"]

        reader.does("hand-in", word="", nickname="Lea")
        await until(lambda: len(desk.got) == 2)
        assert desk.got[1]["nickname"] == "Lea"
        await until(lambda: "again at 10:42 (place 7, Lea)" in reader.panel["hand_in"]["said"])
        assert "takes the place" in reader.panel["hand_in"]["said"]
        assert reader.panel["hand_in"]["state"] == "done"

    run(hour)


def test_a_desk_that_refuses_or_says_nothing_is_told_of(monkeypatch: pytest.MonkeyPatch):
    async def hour(room: Room) -> None:
        reader = await reader_in(room, monkeypatch)
        handing = reader.page._room._handing  # type: ignore[union-attr]
        handing._waiting._seconds = 0.05
        reader.does("debrief")
        reader.line.close()
        reader.line._writer = None  # as where the room has closed
        reader.does("hand-in", word="", nickname="")
        await until(lambda: reader.panel["hand_in"]["state"] == "silent")
        assert "save the receipt" in reader.panel["hand_in"]["said"]

        desk = Desk(room, ok=False)
        room.hall.parts.append(desk)
        reader.line.open()
        await until(lambda: reader.panel["hand_in"]["state"] == "refused")
        assert len(desk.got) == 1, "what was not heard is handed in once the room hears"

    run(hour)


def test_more_than_one_message_holds_is_not_sent_and_that_is_said(monkeypatch: pytest.MonkeyPatch):
    async def hour(room: Room) -> None:
        reader = await reader_in(room, monkeypatch)
        desk = Desk(room)
        room.hall.parts.append(desk)
        handing = reader.page._room._handing  # type: ignore[union-attr]
        handing.hand(reader.page.guide, "", "", "receipt", "x" * LONGEST)
        await until(lambda: desk.got)
        assert (desk.got[0]["receipt"], desk.got[0]["report"]) == ("receipt", "")
        handing.hand(reader.page.guide, "", "", "x" * LONGEST, "")
        assert reader.panel["hand_in"]["state"] == "large"
        assert len(desk.got) == 1

    run(hour)


def test_a_war_of_a_lesson_is_told_as_lines_measured_as_in_experiments(monkeypatch: pytest.MonkeyPatch):
    async def hour(room: Room) -> None:
        monkeypatch.setattr("algeria_lab.views.room.guide.WAR_AFTER", 0.01)
        reader = await reader_in(room, monkeypatch)
        reader.does("leave")
        game = reader.page.game
        first, rng = game.state.turn, Random(3)
        reader.page.guide.table.play(rng.choice(game.legal()))
        seat = room.hall.seats[7]
        await until(lambda: seat.told.get("war"))
        within = seat.told["war"]
        assert within["turn"] == within["series"]["turn"][-1] == first, "that turn is being played"
        while game.state.turn == first:
            reader.page.guide.table.play(rng.choice(game.legal()))
        await until(lambda: seat.told["war"]["turn"] == first + 1)
        told = seat.told["war"]
        assert (told["lesson"], told["game"], told["over"]) == (HERE, "algeria", False)
        turns, measures = lines_of(game)
        assert told["series"] == {"turn": turns, "measures": measures}
        assert turns == [first - 1, first]
        assert measures["fln.psl"][0] == game.state_at(0).fln_psl
        assert measures["fln.psl"][-1] == game.state.fln_psl

    run(hour)


def test_answers_that_never_end_are_cut_and_none_is_lost():
    guide = Guide(two_forms().for_period(50))
    for at in range(20):
        for name in guide.asked:
            guide.answer(name, f"{at} " + "é" * telling.MOST_TEXT)
    told = answers_told(guide)
    assert len(json.dumps(told["answers"])) <= telling.MOST_TOLD
    assert set(told["answers"]) == set(guide.answers.tries)
    for tries in told["answers"].values():
        assert [one["given"][:2] for one in (tries[0], tries[-1])] == ["0 ", "19"], "the vote, and the last"


def test_a_page_that_is_loaded_again_hears_of_its_own_forty_wars():
    async def hour(room: Room) -> None:
        line = await room.page("k7", 7)
        line.stand("runs", lesson=HERE, experiments={"wars": {"measure": "turns", "ways": {"hold": [1]}}})
        await until(lambda: "runs" in room.hall.seats[7].told)
        heard: list[Said] = []
        line.hear("ran", heard.append)
        assert heard == []
        again = await room.page("k7-again", 7)
        again.hear("ran", heard.append)
        await until(lambda: heard)
        assert heard[0]["experiments"] == {"wars": {"measure": "turns", "ways": {"hold": [1]}}}

    run(hour)


def test_a_page_without_a_room_has_nothing_of_it():
    import algeria_lab
    from tests.views.pages.lesson.test_lesson_page import EXAMPLES

    page: Any = algeria_lab.lesson(EXAMPLES / "one-roll.yaml")
    assert isinstance(page, LessonPage)
    assert page._room is None
    assert page.guided.lead.scene()["hand_in"] is None
    assert PageHead("en", lambda _: None, page="home").strip is None
    assert KeptWay.of(page.guide).id == "one-roll"
