"""Every notebook: clean, canonical, short cells; and it runs to its end and shows what it speaks of."""

import ast
import json
import re
from collections import Counter
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

import algeria_lab
from algeria_lab.views.lessons.notebook import code_cells
from tests.children import HUNG

ROOT = Path(__file__).parents[2]
LESSONS = sorted((ROOT / "lessons").rglob("*.ipynb"))
CELLS = sorted((ROOT / "lessons").rglob("cells.py"))
PAGES = sorted((ROOT / "notebooks").rglob("*.ipynb"))
NOTEBOOKS = [*LESSONS, *PAGES]
# The code of a lesson is the same in both languages: each lesson runs in one of them, and both of them run.
FOLDERS = sorted({path.parent for path in LESSONS})
RUN = [*(folder / ("en.ipynb", "fr.ipynb")[place % 2] for place, folder in enumerate(FOLDERS)), *PAGES]
MOST_LINES, MOST_LINES_OF_A_FUNCTION = 12, 10
SECONDS = int(HUNG)
RANDOM_ID = re.compile(r"[0-9a-f]{8}(-|$)")


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def code_of(path: Path) -> list[str]:
    return [cell.source for cell in nbformat.read(path, 4).cells if cell.cell_type == "code"]


every_notebook = pytest.mark.parametrize("path", NOTEBOOKS, ids=name_of)


def test_there_are_notebooks():
    assert len(NOTEBOOKS) > len(LESSONS) > 0


@every_notebook
def test_a_notebook_is_valid_and_without_outputs(path: Path):
    notebook = nbformat.read(path, 4)

    nbformat.validate(notebook)
    for cell in notebook.cells:
        if cell.cell_type == "code":
            assert cell.outputs == []
            assert cell.execution_count is None


@every_notebook
def test_a_notebook_is_written_as_jupyter_writes_it(path: Path):
    """Saving it unchanged in JupyterLab changes no line."""
    text = path.read_text("utf-8")

    assert text == nbformat.writes(nbformat.read(path, 4)) + "\n"


@every_notebook
def test_cells_have_ids_that_mean_something(path: Path):
    ids = [cell["id"] for cell in json.loads(path.read_text("utf-8"))["cells"]]

    assert [name for name, times in Counter(ids).items() if times > 1] == []
    assert [name for name in ids if RANDOM_ID.match(name)] == []


@every_notebook
def test_code_cells_are_short(path: Path):
    assert [source for source in code_of(path) if len(source.splitlines()) > MOST_LINES] == []


@every_notebook
def test_code_compiles_and_its_functions_are_short(path: Path):
    for source in code_of(path):
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                assert (node.end_lineno or 0) - node.lineno < MOST_LINES_OF_A_FUNCTION, node.name


@pytest.mark.parametrize("path", RUN, ids=name_of)
def test_a_notebook_runs_to_its_end(path: Path, forked_kernels: None):
    """Cell by cell as in JupyterLab, in a kernel of its own; a cell that fails ends the test."""
    notebook = nbformat.read(path, 4)
    # A lesson runs in its folder, as Jupyter and Voila run it: its scenario stands there.
    folder = path.parent if path in LESSONS else ROOT
    client = NotebookClient(notebook, timeout=SECONDS, kernel_name="python3", skip_cells_with_tag="")
    client.resources = {"metadata": {"path": folder}}
    client.execute()

    assert all(cell.execution_count for cell in notebook.cells if cell.cell_type == "code")


@pytest.mark.parametrize("folder", FOLDERS, ids=name_of)
def test_what_runs_is_the_same_in_both_languages_but_for_words(folder: Path):
    """So that each lesson need run in one of them only."""
    told = re.compile(r"value='[^']*'|value=\"[^\"]*\"")
    read = [code_of(folder / f"{tongue}.ipynb") for tongue in RIGHT]
    code = [[told.sub("a word", ast.dump(ast.parse(cell))) for cell in cells] for cells in read]

    assert code[0] == code[1]


RIGHT = {"en": ["Nothing", "Right:"], "fr": ["Rien", "Juste"]}


@pytest.mark.parametrize("language", RIGHT)
@pytest.mark.parametrize("file", CELLS, ids=name_of)
def test_the_check_of_a_task_waits_for_an_answer_and_takes_the_solution(
    file: Path, language: str, monkeypatch: pytest.MonkeyPatch
):
    """Two or three tasks a lesson; what the folded solution writes is what the check takes."""
    monkeypatch.chdir(file.parent)
    lesson = algeria_lab.lesson("lesson.yaml", language=language)
    cells = code_cells(file.read_text("utf-8"))
    tasks = [cell.name.removesuffix("-task") for cell in cells if cell.kind == "task"]
    code = {cell.name: cell.bare for cell in cells}

    assert 2 <= len(tasks) <= 3
    for task in tasks:
        solved: dict[str, object] = {"lesson": lesson, "algeria_lab": algeria_lab}
        exec(code[f"{task}-solution"], solved)  # noqa: S102 - our own cells, as a notebook runs them
        said = [_checked(code[f"{task}-check"], lesson, answer) for answer in (None, solved["answer"])]
        assert [one.split()[0] for one in said] == RIGHT[language], (task, said)


@pytest.mark.parametrize("file", CELLS, ids=name_of)
def test_a_table_of_wars_is_rounded_and_begins_with_what_decides(file: Path):
    """Few columns, the mean first: who reads them on a small screen sees no other."""
    for cell in code_cells(file.read_text("utf-8")):
        last = cell.bare.rpartition("\n")[2]
        if "summary(" in last or ".agg(" in last:
            assert last.endswith(".round(1)"), cell.name
            picked = re.search(r'(?m)(?:\[\[|agg\(\[|^columns = \[)("mean".*?)\]', cell.bare)
            assert picked, cell.name
            assert picked[1].count(",") < 4, cell.name


def _checked(check: str, lesson: object, answer: object) -> str:
    """Run a cell as a notebook does, and return what its last line shows."""
    *lines, last = ast.parse(check).body
    names: dict[str, object] = {"lesson": lesson, "algeria_lab": algeria_lab, "answer": answer}
    exec(compile(ast.Module(lines, []), "check", "exec"), names)  # noqa: S102 - likewise
    assert isinstance(last, ast.Expr)
    return str(eval(compile(ast.Expression(last.value), "check", "eval"), names))  # noqa: S307 - likewise


@pytest.mark.parametrize("path", LESSONS, ids=name_of)
def test_as_a_page_a_lesson_runs_nothing_but_its_page(path: Path):
    """What stands beside it for those who work cell by cell is passed over, as Voila does."""
    code = [cell for cell in nbformat.read(path, 4).cells if cell.cell_type == "code"]
    run = [cell["id"] for cell in code if "skip-execution" not in cell.metadata.get("tags", [])]

    assert run == ["open", "page"]


LESSON_FILES = sorted((ROOT / "lessons").glob("*/lesson.learner.yaml"))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("file", LESSON_FILES, ids=name_of)
def test_where_no_widgets_are_shown_a_step_is_told_in_words(
    file: Path, language: str, monkeypatch: pytest.MonkeyPatch
):
    """Whatever it asks stands there, documents whole, and what can be dragged as a table."""
    monkeypatch.chdir(file.parent)
    lesson = algeria_lab.lesson(file.name, language=language)
    for step in lesson.guide.scenario.whole.steps:
        told = lesson.step(step.id)._repr_mimebundle_()
        text, html = str(told["text/plain"]), str(told["text/html"])

        assert "object at 0x" not in text
        assert "application/vnd.jupyter.widget-view+json" in told, "where there are widgets, they are shown"
        for name in step.questions:
            question = lesson.guide.scenario.whole.question(name)
            assert question is not None
            first = (
                lesson.guide.scenario.said(question.ask, language).split("\n")[0].split("**")[0].split("[")[0]
            )
            assert first in text, (step.id, name)
        if any(one.slide for one in step.show):
            assert "<table" in html
            assert "|" in text
        if any(one.voices for one in step.show):
            assert "<blockquote" in html


def test_the_opening_lists_the_steps_of_each_form_under_what_it_is_chosen_by():
    """Whoever takes the short form finds its steps by themselves, and what it leaves out behind them."""
    notebook = nbformat.read(ROOT / "lessons" / "05-resettlement" / "fr.ipynb", 4)
    aims = next(cell.source for cell in notebook.cells if "<summary>50 minutes" in cell.source)
    short, long = (part.partition("</details>")[0] for part in aims.split("<details>")[1:3])

    assert re.match(r"<summary>50 minutes · 9 étapes</summary>", short)
    assert re.findall(r"^\d+", short, re.MULTILINE)[-1] == "9"
    steps, _, left = short.partition("**Laissé de côté")
    assert "Étude critique" in left
    assert "Étude critique" not in steps
    assert re.match(r"<summary>90 minutes · 18 étapes</summary>", long)
    assert "Étude critique" in long
