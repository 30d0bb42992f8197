"""Where lessons lead: every link opens a page, the last lesson has no next one, questions are readable."""

from pathlib import Path

import pytest

from algeria_lab.door.after_lessons import places_after_lesson
from algeria_lab.scenarios.forms.experiment import Experiment
from algeria_lab.scenarios.from_text import read_scenario
from algeria_lab.views.pages.laboratory.link import read_link

FOLDERS = sorted(file.parent for file in (Path(__file__).parents[2] / "lessons").glob("*/lesson.yaml"))


@pytest.mark.parametrize("folder", [FOLDERS[0], FOLDERS[-1]], ids=lambda folder: folder.name)
def test_a_lesson_leads_to_a_question_the_next_lesson_and_home(folder: Path):
    scenario = read_scenario((folder / "lesson.yaml").read_text("utf-8"), folder=folder)
    places = places_after_lesson(scenario, folder, "fr")

    assert [(folder / place.link.partition("#")[0]).resolve().is_file() for place in places] == [True] * len(
        places
    )
    assert len(places) == (2 if folder == FOLDERS[-1] else 3)
    _, mark, letters = places[0].link.partition("#q=")
    if mark:
        assert read_link(letters).question.ways


def test_a_lesson_without_an_experiment_leads_to_the_laboratory_itself():
    folder = FOLDERS[-1]
    scenario = read_scenario((folder / "lesson.yaml").read_text("utf-8"), folder=folder)
    bare: list[Experiment] = []

    places = places_after_lesson(scenario.model_copy(update={"experiments": bare}), folder, "en")

    assert places[0].link.endswith("laboratory.ipynb")
