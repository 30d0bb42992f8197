"""What the guide says of another scenario inside a step, and what is left of it once it is done."""

import pytest

from algeria_lab.games import game_named
from algeria_lab.scenarios.guide.guide import Guide
from algeria_lab.scenarios.guide.walks.pilot import advance, drive
from algeria_lab.views.scenarios.guide.guided import Guided
from algeria_lab.views.scenarios.guide.scene import GuideScene, Scene
from algeria_lab.views.scenarios.guide.seen import Seen
from tests.views.scenarios.test_taken_over import at


def scene(guide: Guide, language: str) -> Scene:
    return GuideScene(guide, game_named(guide.scenario.game).words(language), Seen()).scene()


def inside(one: Guided) -> Guided:
    """Return the part of the step that is under way, as it is shown."""
    (part,) = one._shown_part()
    return part


@pytest.mark.parametrize(
    ("language", "do", "over"),
    [("en", "Do what the frame asks.", "Done"), ("fr", "Faites ce que demande", "Terminé")],
)
def test_a_part_that_is_no_game_has_no_board_and_no_empty_debrief(language: str, do: str, over: str):
    lesson = at("10-the-way-out", "ends", language)
    assert scene(lesson.guide, language)["now"].startswith(do)
    part = inside(lesson)
    doable = [one["do"] for one in scene(part.guide, language)["buttons"]]
    assert "debrief" not in doable
    assert "leave" not in doable, "to play freely, on no board"
    assert not part._stage.shows_board
    assert part._stage._turn.layout.display == "none"

    while part.guide.step:
        drive(part.guide, lambda _: None)
        advance(part.guide)
    shown = scene(part.guide, language)
    assert (shown["status"], shown["heading"], shown["debrief"]) == ("debrief", over, None)
    assert shown["buttons"] == []
    assert not part._stage.shows_board
    assert lesson.guide.status in ("ask", "done")


def test_a_part_that_is_a_game_says_so_wherever_its_board_stands():
    lesson = at("09-air-and-challe", "bench", "en")
    now = scene(lesson.guide, "en")["now"]
    assert now.startswith("Play the game in the frame.")
    assert lesson._stage._turn.layout.display == "none", "the board of the part has a button of its own"
