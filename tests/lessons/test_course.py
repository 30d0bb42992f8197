"""The list of lessons: cheap to read, tolerant where a list is shown, strict here."""

import shutil
from pathlib import Path

import pytest

from algeria_lab.lessons.course import FILE, Course, lessons_folder, read_course
from algeria_lab.scenarios.from_text import read_scenario

FOLDER = Path(__file__).parents[2] / "lessons"
FILES = sorted(file for file in FOLDER.glob("*/*.yaml") if not file.name.endswith(".learner.yaml"))
MINIMAL = 'format: algeria-scenario/1\nid: {id}\ntitle: {{en: "One", fr: "Un"}}\n'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder with three lessons, the second of which no form fits."""
    for slug, text in (
        ("02-second", MINIMAL.format(id="second") + "colour: blue\n"),
        ("10-tenth", MINIMAL.format(id="tenth")),
        ("00-starter", MINIMAL.format(id="starter")),
    ):
        (tmp_path / "lessons" / slug).mkdir(parents=True)
        (tmp_path / "lessons" / slug / FILE).write_text(text, "utf-8")
    (tmp_path / "lessons/00-starter/fr.ipynb").touch()
    return tmp_path / "lessons"


def test_lessons_stand_in_their_order_and_a_wrong_one_hides_no_other(folder: Path) -> None:
    course = read_course(folder)
    assert [entry.slug for entry in course.entries] == ["00-starter", "10-tenth"]
    assert course.unread == ("02-second",)


def test_a_lesson_says_what_its_file_says(folder: Path) -> None:
    starter = read_course(folder).entries[0]
    assert (starter.number, starter.id, starter.title["fr"]) == (0, "starter", "Un")
    assert starter.notebooks == {"fr": "00-starter/fr.ipynb"}
    assert starter.age is None


def test_a_lesson_is_found_by_id_and_slug_and_has_a_next_one(folder: Path) -> None:
    course = read_course(folder)
    assert course.entry("starter") == course.entry("00-starter") == course.entries[0]
    assert course.after("starter") == course.entries[1]
    assert course.after("tenth") is None
    assert course.entry("nothing") is None


def test_a_file_that_changes_is_read_again(folder: Path) -> None:
    read_course(folder)
    file = folder / "02-second" / FILE
    file.write_text(MINIMAL.format(id="second") + "minutes: 50\n", "utf-8")
    entry = read_course(folder).entry("second")
    assert entry is not None
    assert entry.minutes == 50


def test_the_lessons_are_found_from_inside_the_checkout(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "notebooks").mkdir()
    assert lessons_folder(tmp_path / "notebooks") == folder
    assert read_course(None) == Course(())


def test_every_lesson_of_ours_can_be_listed_in_both_languages() -> None:
    course = read_course(FOLDER)
    assert course.unread == ()
    for entry in course.entries:
        assert all(entry.title.values()), entry.slug
        assert all(entry.about.values()), entry.slug
        assert entry.steps, entry.slug
        assert entry.notebooks, entry.slug


def test_an_edition_for_learners_is_listed_as_its_lesson_is(tmp_path: Path) -> None:
    """A wheel has only that edition with the pages: the path of lessons must say the same there."""
    for lesson in FOLDER.iterdir():
        (tmp_path / "taken" / lesson.name).mkdir(parents=True)
        for file in (*lesson.glob("*.learner.yaml"), *lesson.glob("*.ipynb")):
            shutil.copy(file, tmp_path / "taken" / lesson.name)

    taken = read_course(tmp_path / "taken")

    assert taken.unread == ()
    assert all(entry.sealed for entry in taken.entries)
    assert [entry._replace(sealed=False) for entry in taken.entries] == list(read_course(FOLDER).entries)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_what_was_predicted_is_read_at_the_moment_that_the_key_names(file: Path):
    """The page tells it once the step is done: read a turn too early, it would tell what is not true yet."""
    scenario = read_scenario(file.read_text("utf-8"), file.name, file.parent)
    steps = [step.id for step in scenario.steps]

    for number, step in enumerate(scenario.steps):
        for question in filter(None, map(scenario.question, step.predict)):
            if question.at and any(option.when for option in question.options):
                assert question.at in steps[number + 1 : number + 2], question.id
