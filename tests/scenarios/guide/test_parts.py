"""Parts: another scenario of any game is played inside a step, to its debrief or until one comes back."""

from pathlib import Path

import pytest

from algeria_lab.checking.faults import WrongFile
from algeria_lab.core.words.voice import PLAIN
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.from_text import inspect_scenario, read_scenario
from algeria_lab.scenarios.guide.deeds import deed_of
from algeria_lab.scenarios.guide.guide import Guide, NotNow
from algeria_lab.scenarios.guide.journal import WrongJournal
from algeria_lab.scenarios.guide.walks.autopilot import walk
from algeria_lab.scenarios.guide.walks.dry_run import dry_run
from algeria_lab.scenarios.guide.walks.pilot import drive
from algeria_lab.scenarios.receipts import receipt_of, verify
from algeria_lab.scenarios.side_files import side_files

WHOLE = """
format: algeria-scenario/1
id: whole
title: Whole
start: {scenario: 1956-like, turn: 2}
dice: 9
opponent: mixed
steps:
  - {id: cards, text: Play cards., part: cards.yaml, ask: why}
  - {id: look, text: Look.}
quiz:
  - {id: why, kind: text, ask: Why?}
"""
CARDS = """
format: algeria-scenario/1
id: cards
title: Cards
game: insurgent
side: fln
start: duel
dice: 8
opponent: sensible
steps:
  - {id: begin, text: Begin.}
  - {id: play, text: Play., goal: turn >= 2, by: sensible}
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "cards.yaml").write_text(CARDS, "utf-8")
    return tmp_path


def whole(folder: Path) -> Scenario:
    return read_scenario(WHOLE, "whole.yaml", folder)


def test_a_part_has_a_guide_and_a_game_of_its_own(folder: Path):
    guide = Guide(whole(folder))
    assert guide.status == "part"
    assert (guide.part.table.game.rules.name, guide.part.step.id) == ("insurgent", "begin")
    assert guide.table.game.rules.name == "algeria"


def test_the_debrief_of_a_part_ends_its_step(folder: Path):
    guide = Guide(whole(folder))
    guide.part.go_on()
    assert guide.status == "part"
    guide.part.debrief()
    assert (guide.status, guide.open_questions) == ("ask", ["why"])


def test_one_comes_back_from_a_part_wherever_it_stands(folder: Path):
    guide = Guide(whole(folder))
    guide.end_part()
    assert guide.status == "ask"
    with pytest.raises(NotNow):
        guide.end_part()


@pytest.mark.parametrize("way", ["end", "debrief", "back"])
def test_only_a_part_that_was_played_to_its_end_was_done(folder: Path, way: str):
    guide = Guide(whole(folder))
    if way == "end":
        while guide.part.step:
            drive(guide.part, lambda _: None)
            guide.part.go_on()
    elif way == "debrief":  # from its first step
        guide.part.debrief()
    else:
        guide.end_part()
    guide.answer("why", "Because.")

    assert deed_of(guide, guide.scenario.steps[0]) == ("done" if way == "end" else "partly")


def test_what_was_done_in_a_part_is_nested_in_the_journal_and_replayed(folder: Path):
    guide = Guide(whole(folder))
    guide.part.go_on()
    guide.part.play(str(guide.part.table.game.legal()[0]))
    noted = guide.journal.to_json(guide.scenario)
    assert [(one["do"], one["step"], len(one["inputs"])) for one in noted["inputs"]] == [("part", "cards", 2)]
    again = Guide.resume(guide.scenario, noted, PLAIN)
    assert again.part.table.game.state == guide.part.table.game.state
    guide.part.debrief()
    guide.skip("why")
    guide.go_on()
    assert verify(receipt_of(guide), guide.scenario).holds
    assert Guide.resume(guide.scenario, guide.journal.to_json(guide.scenario)).step.id == "look"


def test_a_journal_with_a_part_that_is_none_is_refused(folder: Path):
    guide = Guide(whole(folder))
    wrong = guide.journal.to_json(guide.scenario)
    nested = {
        "do": "part",
        "step": "cards",
        "inputs": [{"do": "part", "step": "x", "inputs": [], "min": 0}],
        "min": 0,
    }
    for inputs in ([nested], [{"do": "part", "step": "look", "inputs": [], "min": 0}]):
        with pytest.raises(WrongJournal):
            Guide.resume(guide.scenario, wrong | {"inputs": inputs})


def test_the_guided_walk_and_dry_runs_play_parts(folder: Path):
    assert [stop.is_met for stop in walk(whole(folder)).line] == [True, True]
    assert dry_run(whole(folder), 1).holds
    assert inspect_scenario(WHOLE, "whole.yaml", folder).faults == ()


def test_a_scenario_that_came_alone_may_name_no_part(folder: Path):
    with pytest.raises(WrongFile, match=r"cards\.yaml"):
        read_scenario(WHOLE)


def test_a_part_of_a_part_is_a_fault(folder: Path):
    (folder / "cards.yaml").write_text(WHOLE, "utf-8")
    found = inspect_scenario(WHOLE, "whole.yaml", folder)
    assert [fault.problem for fault in found.faults] == ["part-nested"]


def test_a_part_is_among_the_files_beside(folder: Path):
    assert list(side_files(whole(folder), folder)) == ["cards.yaml"]


def test_a_receipt_knows_another_part(folder: Path):
    guide = Guide(whole(folder))
    guide.end_part()
    receipt = receipt_of(guide)
    (folder / "cards.yaml").write_text(CARDS.replace("dice: 8", "dice: 9"), "utf-8")
    assert verify(receipt, whole(folder)).problem == "edition"
