"""The stage beside the guide's panel: board, exhibits and experiments, each when its step comes to it."""

from dataclasses import replace
from fractions import Fraction
from types import SimpleNamespace
from typing import Any

import pytest

from algeria_lab.checking.voices import voice
from algeria_lab.core.refusals import UnknownName
from algeria_lab.door.guiding import guide as guided
from algeria_lab.views.scenarios.guide.guided import Guided
from algeria_lab.views.scenarios.guide.phases import phases
from algeria_lab.views.scenarios.quiz.words import QuizWords
from tests.scenarios.formed import formed
from tests.scenarios.forms_lesson import BOARDLESS
from tests.scenarios.guide.played import LOOK, ORDER, scenario

NUMBER = {"id": "how-many", "kind": "number", "ask": "How many?", "answer": 4}
THEN = {**NUMBER, "id": "how-many-then"}
TABLE = {"title": "FLN", "amounts": [{"text": "Support", "value": "fln.psl"}]}


def lesson(*steps: dict[str, Any], **more: Any) -> Guided:
    return guided(scenario(*steps, **more), language="en")


def shown(one: Guided) -> str:
    return "".join(part.value for block in one._stage.shelf.children for part in block.children)


def test_a_step_that_plays_shows_its_exhibits_once_it_was_played():
    one = lesson({**ORDER, "show": [TABLE]})
    assert (one._stage.shows_board, shown(one)) == (True, "")
    one.guide.play("gov resettle II-2")
    assert "<h3>FLN</h3>" in shown(one)
    assert (one._stage.shows_board, "al-guided-boardless" in one._stage._dom_classes) == (False, True)


def test_a_question_about_the_board_keeps_it_beside_what_the_step_brought():
    place = {"id": "where", "kind": "map", "ask": "Where?", "answer": "II-2"}
    one = lesson({**ORDER, "show": [TABLE], "ask": ["where"]}, quiz=[place])
    one.guide.play("gov resettle II-2")
    assert (one._stage.shows_board, "al-guided-boardless" in one._stage._dom_classes) == (True, True)
    one.guide.answer("where", "II-2")
    assert not one._stage.shows_board


def test_a_board_waits_until_the_note_before_its_step_was_read():
    one = lesson({**ORDER, "content_note": "People are moved."})
    assert (one._stage.shows_board, one._stage._turn.layout.display) == (False, "none")
    one._panel.answer({"kind": "accept"})
    assert one._stage.shows_board


def test_a_step_that_was_played_and_shows_nothing_keeps_its_board():
    one = lesson(ORDER)
    one.guide.play("gov resettle II-2")
    assert one._stage.shows_board


def test_an_exhibit_before_the_play_is_there_at_once():
    assert "<h3>FLN</h3>" in shown(lesson({**ORDER, "show": [{**TABLE, "when": "before"}]}))


def test_what_is_dragged_before_the_play_stands_above_the_board():
    slide = {
        "notch": "Missions",
        "actions": ["gov resettle II-2"],
        "amounts": [{"text": "FLN", "value": "fln.psl"}],
    }
    one = lesson({**ORDER, "show": [{"slide": slide, "when": "before"}, TABLE]})
    stage = one._stage
    assert list(stage.children).index(stage.first) < list(stage.children).index(stage.board)
    assert (len(stage.first.children), len(stage.shelf.children)) == (1, 0)
    dragged = stage.first.children[0]
    one.guide.play("gov resettle II-2")
    assert (stage.first.children[0], len(stage.shelf.children)) == (dragged, 1)


def test_nothing_is_shown_before_everything_is_predicted():
    one = lesson({**LOOK, "show": [TABLE], "predict": ["how-many"]}, quiz=[NUMBER])
    assert shown(one) == ""
    one.guide.answer("how-many", "3")
    assert "<h3>FLN</h3>" in shown(one)


def test_nothing_is_shown_before_its_content_note_was_read():
    one = lesson({**LOOK, "show": [TABLE], "content_note": "About hunger."})
    assert shown(one) == ""
    one._panel.answer({"kind": "accept"})
    assert "<h3>FLN</h3>" in shown(one)


def test_where_nothing_was_played_there_is_no_log_of_it():
    one = lesson(LOOK, ORDER)
    one.guide.debrief()
    assert one._panel.scene()["debrief"]["acted"] is False
    one.guide.come_back()
    one.guide.go_on()
    one.guide.play("gov resettle II-2")
    one.guide.debrief()
    assert one._panel.scene()["debrief"]["acted"] is True


def test_where_nothing_is_played_no_board_is_offered():
    stage = lesson({**LOOK, "show": [TABLE]}, ORDER)._stage
    assert (stage.shows_board, stage.board.layout.display, stage._turn.layout.display) == (
        False,
        "none",
        "none",
    )


def test_where_a_play_is_told_the_board_waits_behind_a_button():
    one = lesson({**ORDER, "show": [TABLE]})
    one.guide.play("gov resettle II-2")
    assert (one._stage.shows_board, one._stage.board.layout.display) == (False, "none")
    assert one._stage._turn.layout.display == ""
    one._stage._turn.click()
    assert (one._stage.shows_board, one._stage._turn.description) == (True, "Hide the board")


def test_the_debrief_of_a_scenario_keeps_its_board_and_that_of_a_lesson_has_the_page():
    one = lesson(LOOK)
    one.guide.debrief()
    assert one._stage.shows_board
    one._stage.show(None, [], is_over=True)
    assert (one._stage.shows_board, "al-guided-boardless" in one._stage._dom_classes) == (False, True)


def test_what_a_step_shows_goes_with_it():
    one = lesson({**LOOK, "show": [TABLE]}, ORDER)
    one.guide.go_on()
    assert shown(one) == ""
    assert one._stage.shows_board


def test_the_texts_of_an_author_are_no_elements():
    assert "<b>x" not in shown(lesson({**LOOK, "show": [{**TABLE, "title": "<b>x</b>", "text": "<b>x</b>"}]}))


def panel(one: Guided) -> dict[str, Any]:
    return one._panel.scene()


def test_the_strip_names_the_phase_of_the_step():
    one = lesson({**ORDER, "predict": ["how-many"], "ask": ["how-many"]}, quiz=[NUMBER])
    states = [[phase["state"] for phase in panel(one)["phases"]]]
    one.guide.answer("how-many", "3")
    states.append([phase["state"] for phase in panel(one)["phases"]])
    one.guide.play("gov resettle II-2")
    states.append([phase["state"] for phase in panel(one)["phases"]])
    assert states[:2] == [["now", "later", "later", "later"], ["before", "now", "later", "later"]]
    assert states[2][1] == "before"
    one.guide.answer("how-many", "4")
    assert [phase["state"] for phase in panel(one)["phases"]] == ["before"] * 4


def states(one: Guided) -> dict[str, str]:
    return {phase["id"]: phase["state"] for phase in panel(one)["phases"]}


def test_what_was_passed_over_is_not_ticked():
    one = lesson({**ORDER, "predict": ["how-many"], "ask": ["how-many-then"]}, LOOK, quiz=[NUMBER, THEN])
    one._panel.answer({"kind": "skip-predictions"})
    assert states(one) == {"predict": "passed", "do": "now", "see": "later", "say": "later"}
    one._panel.answer({"kind": "show-me"})
    # What is shown stands above the question: as long as nothing was answered, that is where one reads.
    assert states(one) == {"predict": "passed", "do": "passed", "see": "now", "say": "later"}
    one._panel.answer({"kind": "answer", "question": "how-many-then", "given": "4"})
    assert states(one) == {"predict": "passed", "do": "passed", "see": "before", "say": "before"}
    one._panel.answer({"kind": "go-on"})
    assert panel(one)["steps"][0]["state"] == "passed"


def test_a_step_whose_question_was_left_out_was_not_done():
    one = lesson({**LOOK, "ask": ["how-many"]}, {**LOOK, "id": "last"}, quiz=[NUMBER])
    one._panel.answer({"kind": "skip-questions"})
    assert [step["state"] for step in panel(one)["steps"]] == ["passed", "now"]


def test_an_experiment_is_done_before_one_says_why():
    step: Any = SimpleNamespace(
        predict=[], is_played=False, experiment="x", show=[], on_done=None, ask=["why"]
    )
    guide: Any = SimpleNamespace(step=step, stage=None, status="ask")
    words: Any = SimpleNamespace(say=lambda name: name)
    assert [phase["state"] for phase in phases(guide, words)] == ["now", "later"]


def test_a_step_of_one_phase_has_no_strip():
    assert panel(lesson(LOOK))["phases"] == []


def test_a_prediction_stands_beside_what_came():
    one = lesson({**ORDER, "predict": ["how-many"]}, quiz=[NUMBER])
    assert panel(one)["predictions"] == []
    one.guide.answer("how-many", "3")
    assert panel(one)["predictions"][0]["said"].startswith("You expect: 3.")
    one.guide.play("gov resettle II-2")
    [came] = panel(one)["predictions"]
    assert (came["state"], came["said"]) == ("came", "You expected 3. It was 4.")
    scale = came["scale"]
    assert (scale["you"], scale["result"]["text"]) == ({"at": 0.75, "text": "you: 3"}, "result: 4")
    assert (scale["start"], [mark["text"] for mark in scale["marks"]]) == (None, ["0", "1", "2", "3", "4"])
    assert "came" not in [said["about"] for said in panel(one)["says"]]


def test_what_came_is_said_exactly_however_far_off_a_prediction_may_be():
    one = lesson({**ORDER, "predict": ["how-many"]}, quiz=[{**NUMBER, "tolerance": 1}])
    one.guide.answer("how-many", "3")
    one.guide.play("gov resettle II-2")
    assert panel(one)["predictions"][0]["said"] == "You expected 3. It was 4."


def test_what_came_is_told_to_those_who_did_not_predict_it_and_where_it_began():
    level = {"id": "level", "kind": "predict", "ask": "Where will it stand?", "answer": {"engine": "fln.psl"}}
    one = lesson({**ORDER, "predict": ["level"]}, quiz=[level])
    before = one.game.state.fln_psl
    one._panel.answer({"kind": "skip-predictions"})
    one.guide.play("gov resettle II-2")
    [came] = panel(one)["predictions"]
    now = one.game.state.fln_psl
    assert (came["said"], came["scale"]["you"]) == (f"Result: {now}.", None)
    assert (came["scale"]["result"]["text"], came["scale"]["start"]["text"]) == (
        f"result: {now}",
        f"at first: {before}",
    )


def test_earlier_steps_can_be_read_again_and_later_ones_not_yet():
    one = lesson({**LOOK, "text": "First."}, ORDER)
    assert [bool(step["again"]) for step in panel(one)["steps"]] == [False, False]
    one.guide.go_on()
    assert [bool(step["again"]) for step in panel(one)["steps"]] == [True, False]


def test_a_step_stands_in_a_cell_of_its_own_with_what_it_shows():
    one = lesson({**ORDER, "show": [TABLE]}, {**LOOK, "show": [{**TABLE, "title": "Later"}]})
    first, second = one.step("order"), one.step("look")
    assert (first.shelf.children, second.shelf.children) == ((), ())
    one.guide.play("gov resettle II-2")
    assert "<h3>FLN</h3>" in first.shelf.children[0].children[0].value
    assert second.shelf.children == ()
    one.guide.go_on()
    assert len(first.shelf.children) == 1
    assert "<h3>Later</h3>" in second.shelf.children[0].children[0].value


def test_in_a_cell_the_board_stands_where_it_is_played():
    one = lesson(ORDER, LOOK)
    cells = [one.step("order"), one.step("look")]
    assert [one.board in cell.below for cell in cells] == [True, False]
    one.guide.play("gov resettle II-2")
    one.guide.go_on()
    assert one.board not in cells[1].below


def test_a_cell_of_a_step_that_there_is_not_is_refused():
    with pytest.raises(UnknownName):
        lesson(LOOK).step("lok")


def test_no_chance_is_told_of_what_no_die_decided():
    one = lesson({**ORDER, "predict": ["how-many"]}, quiz=[NUMBER])
    one.guide.answer("how-many", "3")
    one.guide.play("gov resettle II-2")
    asking = one.guide.answered("how-many")
    assert asking.came is not None
    sure = replace(asking, came=asking.came._replace(share=Fraction(1)))
    rare = replace(asking, came=asking.came._replace(share=Fraction(1, 6)))
    quiz = QuizWords(one._words)
    assert ("in 100" in quiz.came(sure), "in 100" in quiz.came(rare)) == (False, True)


def test_a_content_note_that_was_read_in_a_cell_is_read_on_the_page_too():
    one = lesson({**LOOK, "content_note": "Somebody dies.", "show": [TABLE]})
    cell = one.step("look")
    assert panel(one)["status"] == "read"
    cell.panel.answer({"kind": "accept"})
    assert "Somebody dies" not in str(panel(one)["note"])
    assert len(cell.shelf.children) == len(one._stage.shelf.children) == 1


def test_a_step_that_was_played_is_not_called_done_while_questions_are_open():
    one = lesson({**ORDER, "ask": ["how-many"], "on_done": "Three markers."}, quiz=[NUMBER])
    one.guide.play("gov resettle II-2")
    leads = [said["lead"] for said in panel(one)["says"]]
    assert "That is played. Questions are still open." in leads
    other = lesson({**ORDER, "on_done": "Three markers."})
    other.guide.play("gov resettle II-2")
    assert "This step is done." in [said["lead"] for said in panel(other)["says"]]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_documents_of_an_earlier_step_can_be_read_again_with_its_text(language: str):
    both = {"text": "Read.", "show": [{"voices": ["x21", "x44"]}]}
    one = guided(scenario({"id": "first", **both}, LOOK), language=language)
    one.guide.go_on()
    again = panel(one)["steps"][0]["again"]
    read = "\n".join("".join(run["text"] for run in item) for block in again for item in block["items"])
    for name in ("x21", "x44"):
        document = voice(name)
        assert document.who[language] in read
        assert (document.translation(language) or document.original)[0] in read
    assert read.startswith("Read.")


def test_a_lesson_without_a_board_never_shows_one_and_lets_nobody_play_freely():
    one = guided(formed(BOARDLESS), language="en")
    stage = one._stage

    assert (stage.shows_board, stage._turn.layout.display) == (False, "none")
    assert "leave" not in [button["do"] for button in one._panel.scene()["buttons"]]
    one.guide.debrief()
    assert (stage.shows_board, stage._turn.layout.display, stage.board.layout.display) == (
        False,
        "none",
        "none",
    )
    one.guide.come_back()
    one.guide.leave()
    assert not stage.shows_board
