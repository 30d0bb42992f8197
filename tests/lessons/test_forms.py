"""The forms of each lesson: each leaves a class time to arrive and to talk, and can be walked to its end."""

import re
from pathlib import Path

import pytest

from algeria_lab.lessons.course import lessons_folder
from algeria_lab.scenarios.from_text import read_scenario
from algeria_lab.scenarios.guide.guide import USUAL_MINUTES
from algeria_lab.scenarios.guide.walks.dry_run import dry_run
from algeria_lab.scenarios.laws.periods import BESIDE_THE_STEPS

LESSONS = sorted((lessons_folder() or Path()).glob("*/lesson.yaml"))
every_lesson = pytest.mark.parametrize("file", LESSONS, ids=lambda file: file.parent.name)


@every_lesson
def test_each_form_of_a_lesson_fits_its_hour_and_is_walked_to_its_end(file: Path):
    whole = read_scenario(file.read_text("utf-8"), file.name, file.parent)

    for period in whole.periods:
        form = whole.for_period(period)
        assert sum(step.minutes or USUAL_MINUTES for step in form.steps) <= period - BESIDE_THE_STEPS
        found = dry_run(form, 1, None)
        assert found.holds, found.seeds


@every_lesson
def test_evidence_rests_on_documents_that_each_form_shows(file: Path):
    """The debrief, and the lines to keep, cite nobody whom this reader has not read."""
    whole = read_scenario(file.read_text("utf-8"), file.name, file.parent)

    for period in whole.periods:
        form = whole.for_period(period)
        parts = [part for step in form.steps if (part := form.part(step.part))]
        steps = [step for one in (form, *parts) for step in one.steps]
        shown = {name for step in steps for exhibit in step.show for name in exhibit.voices}
        assert form.lesson is not None
        assert form.lesson.claim is not None
        evidence = (*form.lesson.claim.supports, *form.lesson.claim.against)
        assert {one.voice for one in evidence if one.voice} - shown == set(), period


@every_lesson
def test_a_document_bears_one_number_in_the_whole_lesson_and_in_every_form(file: Path):
    whole = read_scenario(file.read_text("utf-8"), file.name, file.parent)

    assert sorted(whole.document_numbers.values()) == list(range(1, len(whole.document_numbers) + 1))
    assert all(
        whole.for_period(period).document_numbers == whole.document_numbers for period in whole.periods
    )


@every_lesson
@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_exam_answer_cites_its_documents_by_the_numbers_that_they_bear(file: Path, language: str):
    whole = read_scenario(file.read_text("utf-8"), file.name, file.parent)
    assert whole.lesson is not None
    exam = whole.lesson.exam
    assert exam is not None
    step = next(step for step in whole.steps if exam.question in step.questions)

    answer = getattr(exam.answer, language)
    cited = {int(one) for one in re.findall(r"\bdocument\s(\d+)", answer, re.IGNORECASE)}

    assert len(cited) > 1
    assert cited <= {whole.document_numbers[name] for exhibit in step.show for name in exhibit.voices}
    assert not re.search(r"\bdocument\s[A-Z]\b", answer, re.IGNORECASE)
