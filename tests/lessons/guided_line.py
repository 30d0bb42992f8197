"""Playing a lesson as its author has it in mind, with a wrong answer before each right one."""

from collections.abc import Iterator
from pathlib import Path

from algeria_lab.core.voice import PLAIN
from algeria_lab.scenarios.files import text_of
from algeria_lab.scenarios.forms.quiz import Question
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.guide.guide import Guide
from algeria_lab.scenarios.guide.pilot import advance, drive
from algeria_lab.scenarios.quiz.verdicts import Key
from algeria_lab.scenarios.reading import read_scenario

LESSONS = Path(__file__).parents[2] / "lessons"


def lesson(slug: str, name: str = "lesson.yaml") -> Scenario:
    """Read a lesson, or a part of it; whatever is wrong with it is raised."""
    folder = LESSONS / slug
    return read_scenario(text_of(folder / name), name, folder)


def played(scenario: Scenario) -> Iterator[Guide]:
    """Play the guided line to the debrief; yields the guide at the end of each step, and in the debrief."""
    guide = Guide(scenario, PLAIN)

    def key(question: Question) -> Key | None:
        answer_wrongly(guide, question)
        return guide.known_keys().get(question.id)

    while guide.step:
        drive(guide, key)
        yield guide
        advance(guide)
    yield guide


def answer_wrongly(guide: Guide, question: Question) -> None:
    """Give a foreseen wrong answer where there is one, and expect its reason."""
    if guide.is_predicted(question.id) or not question.misconceptions:
        return
    wrong, reason = next(iter(question.misconceptions.items()))
    verdict = guide.answer(question.id, [wrong] if question.kind in ("map", "many") else wrong)
    assert verdict.outcome == "wrong", (question.id, verdict)
    assert verdict.says == reason, question.id
