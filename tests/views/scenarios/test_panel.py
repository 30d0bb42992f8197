"""The guide's panel and the board in step: what is said, what is asked for, rails left and found again."""

import json
from typing import Any

import pytest
from ipywidgets.widgets.widget import _instances

from algeria_lab import guide, read_scenario
from algeria_lab.core.refusals import UnknownName
from algeria_lab.games import game_named
from algeria_lab.scenarios.guide.guide import Guide
from algeria_lab.views.live import following
from algeria_lab.views.scenarios.guide.guided import Guided
from algeria_lab.views.scenarios.guide.panel import _receipt
from algeria_lab.views.scenarios.handouts.report import report_file
from algeria_lab.views.scenarios.prose import blocks
from algeria_lab.views.shared.messages import Messages
from tests.lessons.worked import lesson as lesson_of
from tests.views.scenarios.panels import panel_of

SCENARIO = """
format: algeria-scenario/1
id: two-steps
title: {en: Two steps, fr: Deux étapes}
start: "1956-like"
dice: 9
steps:
  - id: look
    text: {en: Look around., fr: Regardez.}
    content_note: {en: It is hard., fr: C’est dur.}
    minutes: 3
  - id: order
    title: {en: The order, fr: L’ordre}
    text: {en: Set up., fr: Déployez.}
    play: gov done
    hints: [{en: One., fr: Un.}, {en: Two., fr: Deux.}]
    on_done: {en: All stand., fr: Tous sont en place.}
"""


def tell(lesson: Guided, kind: str, **more: object) -> dict[str, Any]:
    """Send what the panel of a lesson would send, and return the scene that it shows then."""
    panel = panel_of(lesson)
    panel._on_message(None, {"kind": kind, "ply": panel.scene["ply"], **more}, None)
    return panel.scene


def pick(lesson: Guided, line: str) -> dict[str, Any]:
    """Pick on the board of a lesson."""
    lesson.board._on_message(None, {"kind": "pick", "id": line, "ply": lesson.board.scene["ply"]}, None)
    return lesson.board.scene


def deeds(scene: dict[str, Any]) -> list[str]:
    return [button["do"] for button in scene["buttons"]]


def test_looked_at_early_the_debrief_says_so_and_the_list_says_what_was_done():
    lesson = guide(SCENARIO)
    tell(lesson, "accept")
    tell(lesson, "go-on")
    early = tell(lesson, "debrief")
    assert [step["state"] for step in early["steps"]] == ["before", "later"]
    assert early["now"].endswith("so some of it may not have come about yet.")

    tell(lesson, "leave-debrief")
    pick(lesson, "gov done")
    late = tell(lesson, "go-on")
    assert [step["state"] for step in late["steps"]] == ["before", "before"]
    assert "yet" not in late["now"]


def test_the_first_step_opens_with_title_and_content_notes_of_the_scenario():
    text = f"{SCENARIO}content_notes: [{{en: Of camps., fr: Des camps.}}]\n"
    lesson = guide(text)
    assert panel_of(lesson).scene["foreword"] == {"title": "Two steps", "notes": ["Of camps."]}
    tell(lesson, "accept")
    assert tell(lesson, "go-on")["foreword"] is None


def test_a_wrong_pick_without_an_answer_is_told_what_the_step_is():
    choice = SCENARIO.replace("    play: gov done\n", "    play: gov done\n    allow: [done]\n")
    lesson = guide(choice.replace("    title: {en: The order, fr: L’ordre}\n", ""))
    tell(lesson, "accept")
    tell(lesson, "go-on")
    notice = pick(lesson, "gov activate all")["notice"]
    (said,) = panel_of(lesson).scene["says"]
    told = "That is not what this step is about. It is: “Set up”."
    assert notice["text"] == told
    assert said["text"][0]["items"][0][0]["text"].startswith(told)


def test_the_panel_leads_from_step_to_step_and_says_how_far_it_is():
    lesson = guide(SCENARIO)
    scene = panel_of(lesson).scene
    assert (scene["heading"], scene["left"]) == ("Step 1 of 2", "about 5 minutes left")
    assert (scene["note"], deeds(scene)[0]) == ("It is hard.", "accept")
    assert deeds(tell(lesson, "accept"))[0] == "go-on"
    scene = tell(lesson, "go-on")
    assert (scene["status"], scene["step"]["title"]) == ("play", "The order")
    assert tell(lesson, "hint")["step"]["hints"] == ["One."]
    pick(lesson, "gov done")
    scene = panel_of(lesson).scene
    (said,) = scene["says"]
    assert (scene["status"], said["about"]) == ("done", "done")
    assert said["text"] == blocks("All stand.")
    assert tell(lesson, "go-on")["status"] == "debrief"


def test_what_is_hard_is_announced_before_the_step_offers_anything():
    lesson = guide(
        SCENARIO.replace(
            "    play: gov done", "    content_note: {en: Hard too., fr: Dur.}\n    play: gov done"
        )
    )
    tell(lesson, "accept")
    scene = tell(lesson, "go-on")
    assert (scene["note"], deeds(scene)) == ("Hard too.", ["accept", "pass-over", "leave", "debrief"])
    assert deeds(tell(lesson, "accept"))[:2] == ["hint", "show-me"]


def test_whoever_plays_freely_finds_the_guided_line_as_it_was():
    lesson = guide(SCENARIO)
    tell(lesson, "accept")
    tell(lesson, "go-on")
    board = lesson.board.scene
    assert tell(lesson, "leave")["status"] == "free"
    assert len(lesson.board.scene["actions"]) > len(board["actions"])
    pick(lesson, "gov done")
    assert tell(lesson, "come-back")["status"] == "play"
    assert lesson.board.scene["actions"] == board["actions"]
    assert lesson.board.scene["ply"] == board["ply"]


def test_a_message_that_comes_too_late_is_a_notice():
    lesson = guide(read_scenario(SCENARIO))
    tell(lesson, "debrief")
    scene = tell(lesson, "pass-over")
    assert scene["status"] == "debrief"
    assert "Error" not in scene["notice"]["text"]


def test_what_is_not_the_step_is_a_notice_and_the_panel_stays():
    lesson = guide(SCENARIO, language="fr")
    tell(lesson, "accept")
    scene = tell(lesson, "go-on")
    assert scene["heading"] == "Étape 2 sur 2"
    wrong = next(str(action) for action in lesson.game.legal() if action.verb != "done")
    board = pick(lesson, wrong)
    assert "« Terminer les renforts »" in board["notice"]["text"].replace("\u00a0", " ")
    assert board["notice"]["rule"]
    assert board["notice"]["level"] == "step", "the rules would allow it"
    assert "rien n’en a été joué" in board["notice"]["hint"], "there may be other picks to undo"
    panel = panel_of(lesson).scene
    assert panel["status"] == "play"
    (said,) = panel["says"]
    assert "Terminer les renforts" in str(said["text"]), "what the author says nothing to, the step answers"


def test_a_move_in_a_cell_shows_on_the_board_and_in_the_panel():
    lesson = guide(SCENARIO)
    tell(lesson, "accept")
    tell(lesson, "go-on")
    lesson.guide.play("gov done")
    assert panel_of(lesson).scene["status"] == "done"
    assert lesson.board.scene["ply"] == lesson.game.ply


def test_texts_keep_every_letter_that_is_no_list_and_no_stress():
    typed = "<b>x</b> [a](javascript:alert(1)) ![p](http://x) `c` # no"
    (block,) = blocks(typed)
    assert "".join(run["text"] for run in block["items"][0]) == typed


def test_a_scenario_may_be_read_before_it_is_played():
    assert guide(read_scenario(SCENARIO)).guide.scenario.id == "two-steps"


def test_one_step_stands_in_a_cell_of_its_own_and_leads_there():
    lesson = guide(SCENARIO)
    piece = lesson.panel("order")
    assert (piece.scene["heading"], deeds(piece.scene)) == ("Step 2 of 2", ["go-there"])
    piece._on_message(None, {"kind": "go-there", "ply": 0}, None)
    assert lesson.guide.number == 2
    assert piece.scene["status"] == panel_of(lesson).scene["status"] == "play"
    with pytest.raises(UnknownName, match="order"):
        lesson.panel("ordre")


TRIAL = """
experiments:
  - id: twice
    text: {en: Twice., fr: Deux fois.}
    ways: {one: mixed, two: {player: mixed, title: {en: The same, fr: Le même}}}
    runs: 2
    stop: 2
    measures: [balance@2]
    predict: true
    caveat: {en: Nothing much., fr: Pas grand-chose.}
"""


def test_an_experiment_waits_for_a_prediction_and_shows_what_came():
    lesson = guide(SCENARIO + TRIAL, language="fr")
    tell(lesson, "debrief")
    (shown,) = lesson._stage.below
    assert [part["key"] for part in shown.desks.upper.scene["parts"]] == ["prediction"]
    shown.predict(one=0, two=5)
    shown.start()
    assert "2 guerres de chaque option" in shown.desks.upper.scene["parts"][1]["says"][0]
    assert shown._results.box.children
    assert lesson.experiment("twice") is not shown
    assert lesson.guide.tried("twice")["predict"] == {"one": 0.0, "two": 5.0}


ASKED = """
format: algeria-scenario/1
id: asked
title: Asked
start: "1956-like"
steps:
  - {id: asks, text: Answer., ask: [side, count]}
  - {id: last, text: Read.}
quiz:
  - id: side
    kind: choice
    ask: Who?
    options: [{id: wrong, text: A}, {id: right, text: B}, {id: other, text: C}]
    answer: right
    misconceptions: {wrong: Look again.}
  - {id: count, kind: number, ask: How many?, answer: 3, hints: [Count.]}
"""


def test_questions_are_answered_at_the_panel_and_their_keys_stay_at_home():
    lesson = guide(ASKED)
    assert [one["id"] for one in panel_of(lesson).scene["questions"]] == ["side", "count"]
    assert "right" not in str(panel_of(lesson).scene["questions"])
    side, count = tell(lesson, "answer", question="side", given="a")["questions"]
    assert (side["said"], side["open"], side["key"]) == ("Look again.", True, "")
    side, count = tell(lesson, "answer", question="count", given="many")["questions"]
    assert (count["outcome"], count["open"]) == ("unclear", True)
    _, count = tell(lesson, "question-hint", question="count")["questions"]
    assert count["hints"] == ["Count."]
    scene = tell(lesson, "question-key", question="count")
    assert (scene["questions"][1]["key"], scene["status"]) == ("3", "ask")
    scene = tell(lesson, "answer", question="side", given="b")
    assert (scene["status"], scene["questions"][0]["key"], deeds(scene)[0]) == ("done", "B", "go-on")
    assert [one["do"] for one in lesson.guide.journal.inputs] == ["answer", "hint", "key", "answer"]
    assert tell(lesson, "go-on")["questions"] == []


def test_whoever_goes_on_without_an_answer_is_at_the_next_step():
    lesson = guide(ASKED)
    scene = tell(lesson, "skip-questions")
    assert (scene["step"]["id"], scene["status"]) == ("last", "read")


def test_what_a_page_sends_of_questions_is_believed_as_little_as_anything():
    lesson = guide(ASKED)
    for given in (None, {"a": 1}, [[]], 7, "x" * 9000):
        scene = tell(lesson, "answer", question="side", given=given)
        assert scene["status"] == "ask"
    assert tell(lesson, "answer", question="nowhere", given="a")["notice"]


@pytest.mark.parametrize(
    ("language", "receipt", "report"),
    [
        ("en", "lesson5-Lina-B-receipt", "lesson5-Lina-B-report"),
        ("fr", "lecon5-Lina-B-recu", "lecon5-Lina-B-rapport"),
    ],
)
def test_what_is_taken_along_is_called_by_the_lesson_and_by_whoever_hands_it_in(
    language: str, receipt: str, report: str
):
    start, showing = Guide(lesson_of("05-resettlement"), keys={}), game_named("algeria").showing(language)

    assert _receipt(start, "Lina B.", Messages(language))["name"] == f"{receipt}.json"
    assert report_file(start, showing, "Lina B.")["name"] == f"{report}.html"


def test_a_receipt_and_a_report_can_be_taken_along():
    lesson = guide(SCENARIO, language="fr")
    tell(lesson, "accept")
    tell(lesson, "debrief")
    asked = {"kind": "ask", "ask": 1, "view": "a", "ply": 0, "nickname": "Nour"}
    file = lesson._panel._inform({**asked, "what": "receipt"})
    assert file["name"] == "two-steps-Nour-recu.json"
    receipt = json.loads(file["text"])
    assert (receipt["nickname"], receipt["scenario"]) == ("Nour", "two-steps")
    report = lesson._panel._inform({**asked, "what": "report"})
    assert report["name"].endswith(".html")
    assert "Deux étapes" in report["text"]
    with pytest.raises(UnknownName):
        lesson._panel._inform({**asked, "what": "key"})


PREDICTED = """
format: algeria-scenario/1
id: predicted
title: Predicted
start: {scenario: "1956-like", turn: 2}
dice: 9
steps:
  - {id: asks, text: Answer., ask: [falls, level]}
  - {id: order, text: Order., play: gov resettle II-2, dice: [3, 4, 5]}
quiz:
  - id: falls
    kind: predict
    line: gov resettle II-2
    ask: What will happen?
    options:
      - {id: up, text: It rises, when: change(gov.psl) >= 0}
      - {id: down, text: It falls, when: change(gov.psl) < 0}
  - {id: level, kind: predict, line: gov resettle II-2, ask: Where will it stand?, answer: {engine: gov.psl}}
"""


@pytest.mark.parametrize(
    ("language", "expected"), [("en", "You expected: It rises."), ("fr", "Vous attendiez\xa0: It rises.")]
)
def test_what_comes_is_set_beside_what_was_predicted_with_its_odds(language, expected):
    lesson = guide(PREDICTED, language=language)
    tell(lesson, "answer", question="falls", given="a")
    scene = tell(lesson, "answer", question="level", given="40")
    assert (scene["status"], scene["questions"][0]["outcome"], scene["questions"][0]["key"]) == (
        "done",
        "told",
        "",
    )
    tell(lesson, "go-on")
    lesson.guide.play("gov resettle II-2")
    told = [one for one in lesson.guide.told if one.about == "came"]
    assert [one.name for one in told] == ["falls", "level"]
    came = lesson.guide.answers.came
    assert came["level"].key.amount == lesson.guide.table.game.state.gov_psl
    assert 0 < came["falls"].share <= 1
    said = panel_of(lesson).scene["says"]
    texts = [one["text"][0]["items"][0][0]["text"] for one in said if one["about"] == "came"]
    assert texts[0].startswith(expected)
    assert ("%" in texts[0]) == (came["falls"].share != 1)  # of what is certain no chance is told


def test_the_dice_of_a_step_are_told_once_its_predictions_are_given():
    text = PREDICTED.replace("{id: asks, text: Answer., ask: [falls, level]}", "{id: asks, text: Read.}")
    lesson = guide(text.replace("text: Order.,", "text: Order., predict: [falls],"))
    tell(lesson, "go-on")
    before = panel_of(lesson).scene

    after = tell(lesson, "answer", question="falls", given="a")

    assert (before["status"], before["step"]["dice"]) == ("predict", "")
    assert "3, 4, 5" in after["step"]["dice"].replace(" and", ",")


def test_a_branch_begun_on_the_board_leaves_the_rails_and_the_line_waits():
    lesson = guide(SCENARIO)
    tell(lesson, "accept")
    tell(lesson, "go-on")
    pick(lesson, "gov done")
    ply = lesson.game.ply
    message = {"kind": "branch", "at": 0, "name": "", "ply": lesson.board.scene["ply"]}
    lesson.board._on_message(None, message, None)
    assert panel_of(lesson).scene["status"] == "free"
    assert lesson.board.scene["actions"]
    assert tell(lesson, "come-back")["status"] == "done"
    assert lesson.game.ply == lesson.board.scene["ply"] == ply


def test_a_move_taken_back_on_the_board_opens_the_step_again():
    lesson = guide(SCENARIO)
    tell(lesson, "accept")
    tell(lesson, "go-on")
    pick(lesson, "gov done")
    before = lesson.board.scene
    lesson.board._on_message(None, {"kind": "undo", "ply": before["ply"]}, None)
    assert lesson.guide.status == "play"
    assert lesson.board.scene["actions"]
    assert before["ply"] - lesson.board.scene["ply"] > 1
    # The first scene that comes is the answer: a second press goes out with its ply.
    assert lesson.board.scene["answer"] == before["answer"] + 1


def test_nothing_of_an_earlier_step_is_taken_back_on_the_board():
    lesson = guide(SCENARIO + "  - id: after\n    text: {en: Read., fr: Lisez.}\n")
    tell(lesson, "accept")
    tell(lesson, "go-on")
    pick(lesson, "gov done")
    assert lesson.board.scene["can"]["undo"], "of the step that was just played"
    stage, ply = lesson.guide.stage, lesson.game.ply
    tell(lesson, "go-on")
    assert lesson.guide.stage is not stage
    assert not lesson.board.scene["can"]["undo"]

    lesson.board._on_message(None, {"kind": "undo", "ply": lesson.board.scene["ply"]}, None)
    assert (lesson.guide.stage is stage, lesson.game.ply) == (False, ply)
    assert lesson.board.scene["notice"]["text"]


def test_a_cell_that_runs_again_closes_the_piece_that_it_made(monkeypatch: pytest.MonkeyPatch):
    lesson = guide(ASKED)
    open_before = len(_instances)
    runs = iter([("a", "1"), ("b", "2"), ("a", "3"), ("b", "4")])
    monkeypatch.setattr(following, "_running_cell", lambda: next(runs))

    made = [(lesson.panel("asks"), lesson.question("side")) for _ in range(2)]

    assert [panel.comm is None for panel, _ in made] == [True, False]
    assert [question.is_closed for _, question in made] == [True, False]
    lesson.close()
    assert len(_instances) < open_before
