"""What learners get of a lesson, written from the files of its authors by ``make notebooks``.

A lesson is a folder with `lesson.yaml`, parts in further files, and the cells that learners may change in
`cells.py`. From them come a notebook a language and, of each scenario, the edition for learners, in which
keys are sealed. Nobody edits these by hand; a test says whether they are current.
"""

import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from algeria_lab.core.words.languages import languages
from algeria_lab.scenarios.files import text_of
from algeria_lab.scenarios.forms.sealed import AUTHORS, LEARNERS
from algeria_lab.scenarios.from_text import read_scenario
from algeria_lab.scenarios.quiz.edition import learners_edition
from algeria_lab.views.lessons.notebook import code_cells, lesson_notebook

LESSON, CELLS = "lesson.yaml", "cells.py"


def notebooks_of(folder: Path) -> Iterator[tuple[Path, str]]:
    """Yield the path and the text of each notebook of a lesson.

    Args:
        folder: The folder of the lesson.

    Raises:
        WrongFile: If something is wrong with the lesson.
    """
    scenario = read_scenario(text_of(folder / LESSON), LESSON, folder)
    cells = code_cells(text_of(folder / CELLS)) if (folder / CELLS).exists() else []
    for language in languages():
        yield folder / f"{language}.ipynb", lesson_notebook(scenario, cells, language)


def editions_of(folder: Path) -> Iterator[tuple[Path, str]]:
    """Yield the path and the text of the learners' edition of each scenario of a lesson.

    Raises:
        WrongFile: If something is wrong with one of them.
    """
    files = [file for file in sorted(folder.glob(f"*{AUTHORS}")) if not file.name.endswith(LEARNERS)]
    for file in files:
        text = learners_edition(text_of(file), file.name, folder, is_fixed=True)
        for other in files:
            text = re.sub(rf"(?<![\w.-]){re.escape(other.name)}\b", learners_name(other), text)
        yield folder / learners_name(file), text


def learners_name(file: Path) -> str:
    """Return the name of the learners' edition of a scenario.

    Examples:
        >>> learners_name(Path("lesson.yaml"))
        'lesson.learner.yaml'
    """
    return file.name.removesuffix(AUTHORS) + LEARNERS


def main(arguments: Sequence[str]) -> None:
    """Write what learners get of all lessons under a folder."""
    root = Path(arguments[0]) if arguments else Path("lessons")
    for lesson in sorted(root.rglob(LESSON)):
        for path, text in (*editions_of(lesson.parent), *notebooks_of(lesson.parent)):
            if not path.exists() or path.read_text("utf-8") != text:
                path.write_text(text, "utf-8")
                print(path)


if __name__ == "__main__":
    main(sys.argv[1:])
