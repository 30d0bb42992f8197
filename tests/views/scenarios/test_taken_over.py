"""What a step asks for is listed first; what was taken back to play it for a reader is told in a sentence."""

from algeria_lab.door.guiding import guide as guided
from algeria_lab.scenarios.guide.walks.pilot import advance, drive
from algeria_lab.views.scenarios.guide.guided import Guided
from tests.fuzz.guides import FILES


def at(name: str, step: str, language: str) -> Guided:
    """Return a lesson at one of its steps, its predictions left out."""
    one = guided(FILES[name], language=language)
    while one.guide.step and one.guide.step.id != step:
        drive(one.guide, lambda _: None)
        advance(one.guide)
    for question in one.guide.open_predictions:
        one.guide.skip(question)
    return one


def test_the_board_lists_first_what_the_step_asks_for():
    one = at("03-conditional-support", "leave", "fr")
    actions = one._session.scene()["actions"]
    assert [action["id"] for action in actions[:2]] == ["gov activate division-6", "gov activate division-11"]
    assert [bool(action.get("asked")) for action in actions[:3]] == [True, True, False]


def test_a_reader_is_told_what_was_taken_back():
    one = at("01-control-is-not-support", "half", "en")
    for pick in ("gov activate division-8", "gov border activate"):
        one.guide.play(pick)
    notice = one._panel.answer({"kind": "show-me"})["notice"]
    assert notice["level"] == "info"
    assert notice["text"].startswith("To play on for you, your last move was taken back: “")
    assert one._panel.answer({"kind": "hint"})["notice"] is None
