"""The page of a lesson with another scenario inside: what is answered there is counted; all vote again."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple, cast

import pytest

from algeria_lab.apps.serving.hall.again import SecondVote
from algeria_lab.apps.serving.hall.counted import questions
from algeria_lab.apps.serving.hall.lessons import KnownLessons
from algeria_lab.apps.serving.hall.sight import Sight
from algeria_lab.apps.serving.hall.voted import voted
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.from_text import read_scenario
from tests.room.lesson_here import reader_in
from tests.room.rooms import Room, run, until

WHOLE = """
format: algeria-scenario/1
id: whole
title: Whole
start: {scenario: 1956-like, turn: 2}
steps:
  - {id: cards, text: Play cards., part: cards.yaml}
  - {id: look, text: Look., ask: saw}
quiz:
  - {id: saw, kind: choice, ask: What?, options: [{id: p, text: People}, {id: w, text: A wall}], answer: p}
"""
CARDS = """
format: algeria-scenario/1
id: cards
title: Cards
game: insurgent
side: fln
start: duel
steps:
  - {id: begin, text: Begin., ask: inside}
quiz:
  - {id: inside, kind: choice, ask: Which?, options: [{id: a, text: A}, {id: b, text: B}], answer: b}
"""


class Known(NamedTuple):
    """A lesson that is read already."""

    scenario: Scenario

    def get(self, _name: str) -> Scenario:
        return self.scenario


def test_what_is_answered_inside_a_part_is_told_and_counted_at_its_step(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    (tmp_path / "cards.yaml").write_text(CARDS, "utf-8")
    scenario = read_scenario(WHOLE, "whole.yaml", tmp_path)

    async def hour(room: Room) -> None:
        reader = await reader_in(room, monkeypatch, scenario=scenario)
        guide, seat = reader.page.guide, room.hall.seats[7]
        assert guide.part
        guide.part.answer("inside", "b")
        await until(lambda: seat.told.get("answers", {}).get("parts"))
        assert seat.told["answers"]["parts"]["cards"]["inside"][0]["given"] == "b"
        inside = [one for one in questions([seat], scenario, "en", {}) if one["part"]]
        assert [(one["id"], one["step"], one["answered"]) for one in inside] == [("cards inside", "cards", 1)]
        assert [bar["said"] for bar in inside[0]["bars"]] == ["0 (0%)", "1 (100%)"]

    run(hour)


def test_a_reader_votes_again_at_the_strip_and_learns_what_was_counted(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    (tmp_path / "cards.yaml").write_text(CARDS, "utf-8")
    scenario = read_scenario(WHOLE, "whole.yaml", tmp_path)

    async def hour(room: Room) -> None:
        vote = SecondVote(room.hall, cast("KnownLessons", Known(scenario)))
        acts: dict[str, Any] = {}
        vote.join(cast("Sight", SimpleNamespace(acts=acts, more={})))
        reader = await reader_in(room, monkeypatch, scenario=scenario)
        assert reader.hour["vote"] is None
        acts["vote"]({"lesson": "whole", "question": "saw"})
        await until(lambda: reader.hour["vote"])
        shown = reader.hour["vote"]
        assert [one["text"] for one in shown["options"]] == ["People", "A wall"]
        reader.asks("vote", round=shown["round"], given=["w"])
        await until(lambda: reader.hour["vote"]["given"] == ["w"])
        question = scenario.question("saw")
        assert question
        assert voted(room.hall.seats[7], scenario, question) == ("w",)
        acts["vote-end"]({})
        await until(lambda: reader.hour["vote"] is None)

    run(hour)
