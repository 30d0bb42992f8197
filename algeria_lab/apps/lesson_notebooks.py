"""The notebooks of lessons, written from their files by ``make notebooks``.

A lesson is a folder with `lesson.yaml`, the cells that learners may change in `cells.py`, and a notebook a
language. Nobody edits the notebooks by hand; a test says whether they are current.
"""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from algeria_lab.core.languages import languages
from algeria_lab.scenarios.files import text_of
from algeria_lab.scenarios.reading import read_scenario
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


def main(arguments: Sequence[str]) -> None:
    """Write the notebooks of all lessons under a folder."""
    root = Path(arguments[0]) if arguments else Path("lessons")
    for lesson in sorted(root.rglob(LESSON)):
        for path, text in notebooks_of(lesson.parent):
            if not path.exists() or path.read_text("utf-8") != text:
                path.write_text(text, "utf-8")
                print(path)


if __name__ == "__main__":
    main(sys.argv[1:])
