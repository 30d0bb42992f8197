"""Every notebook: clean, canonical, short cells; and it runs to its end and shows what it speaks of."""

import ast
import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

from algeria_lab.checking.facts import facts

ROOT = Path(__file__).parents[2]
LESSONS = sorted((ROOT / "lessons").rglob("*.ipynb"))
NOTEBOOKS = [*LESSONS, *sorted((ROOT / "notebooks").rglob("*.ipynb"))]
RESETTLEMENT = ROOT / "lessons" / "05-resettlement" / "en.ipynb"
MOST_LINES, MOST_LINES_OF_A_FUNCTION, MOST_WORDS = 12, 10, 2500
SECONDS = 120
RANDOM_ID = re.compile(r"[0-9a-f]{8}(-|$)")


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def code_of(path: Path) -> list[str]:
    return [cell.source for cell in nbformat.read(path, 4).cells if cell.cell_type == "code"]


def prose_of(path: Path) -> str:
    return "\n".join(cell.source for cell in nbformat.read(path, 4).cells if cell.cell_type == "markdown")


every_notebook = pytest.mark.parametrize("path", NOTEBOOKS, ids=name_of)
every_lesson = pytest.mark.parametrize("path", LESSONS, ids=name_of)


def test_there_are_notebooks():
    assert RESETTLEMENT in LESSONS
    assert len(NOTEBOOKS) > len(LESSONS)


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


@every_lesson
def test_a_lesson_is_not_too_long(path: Path):
    assert 500 < len(prose_of(path).split()) <= MOST_WORDS


@every_lesson
def test_a_lesson_types_no_figure_of_history_by_hand(path: Path):
    """Figures come from records, which carry their source; dates and section numbers are no figures."""
    prose = prose_of(path)
    values = [int(fact.value) for fact in facts("regroupement", unread=True) if fact.value >= 500]

    assert values
    assert [value for value in values if re.search(rf"\b({value}|{value:,})\b", prose)] == []


def run(path: Path) -> nbformat.NotebookNode:
    """Execute a notebook in a kernel of its own; a cell that fails ends the test with its traceback."""
    notebook = nbformat.read(path, 4)
    # A lesson runs in its folder, as Jupyter and Voila run it: its scenario stands there.
    folder = path.parent if path in LESSONS else ROOT
    NotebookClient(
        notebook, timeout=SECONDS, kernel_name="python3", resources={"metadata": {"path": folder}}
    ).execute()
    return notebook


def text_of(notebook: nbformat.NotebookNode, cell_id: str) -> str:
    """Return what a cell shows as plain text."""
    cell = next(cell for cell in notebook.cells if cell["id"] == cell_id)
    return "\n".join(output["data"]["text/plain"] for output in cell.outputs)


def widget_of(notebook: nbformat.NotebookNode, cell_id: str) -> dict[str, Any]:
    """Return the traits of the widget that a cell shows."""
    cell = next(cell for cell in notebook.cells if cell["id"] == cell_id)
    model = cell.outputs[0]["data"]["application/vnd.jupyter.widget-view+json"]["model_id"]
    return state_of(notebook, model)


def board_of(notebook: nbformat.NotebookNode, cell_id: str) -> dict[str, Any]:
    """Return the scene of the board that a cell shows; a guide's panel stands before it."""
    return scenes_of(notebook, cell_id)[-1]


def scenes_of(notebook: nbformat.NotebookNode, cell_id: str) -> list[dict[str, Any]]:
    """Return the scenes that a cell shows."""
    models = widget_of(notebook, cell_id)["children"]
    states = [state_of(notebook, model.removeprefix("IPY_MODEL_")) for model in models]
    return [state["scene"] for state in states if "scene" in state]


def state_of(notebook: nbformat.NotebookNode, model: str) -> dict[str, Any]:
    """Return the traits of a widget."""
    found: dict[str, Any] = notebook.metadata.widgets["application/vnd.jupyter.widget-state+json"]["state"]
    return dict(found[model]["state"])


@pytest.mark.parametrize("path", [path for path in NOTEBOOKS if path != RESETTLEMENT], ids=name_of)
def test_a_notebook_runs_to_its_end(path: Path):
    notebook = run(path)

    assert all(cell.execution_count for cell in notebook.cells if cell.cell_type == "code")


def test_the_lesson_on_resettlement_shows_what_it_speaks_of():
    lesson = run(RESETTLEMENT)

    check_position(lesson)
    check_price(lesson)
    check_charge(lesson)
    check_branches(lesson)
    check_many_wars(lesson)
    check_records(lesson)


def check_position(lesson: nbformat.NotebookNode) -> None:
    """The three areas of the text are a Front, a controlled and a contested one, and all are on the board."""
    rows = text_of(lesson, "cases-table")
    assert "Philippeville (II-2) | the FLN | yes | 2 | 0" in rows
    assert "Medea (IV-1) | nobody (contested) | no | 1 | 0" in rows
    assert "Mostaganem (V-4) | the Government | no | 0 | 0" in rows
    panel, scene = scenes_of(lesson, "board-before")
    assert scene["prompt"]["seat"] == "gov"
    assert "marks" not in scene["places"]["II-2"]
    assert (panel["heading"], panel["step"]["id"], panel["status"]) == ("Step 1 of 7", "predict", "ask")
    assert board_of(lesson, "board-after")["places"]["II-2"]["marks"]["resettled"]


def check_price(lesson: nbformat.NotebookNode) -> None:
    """The exact odds and the price list are those of the answer book."""
    pane = widget_of(lesson, "chances")
    assert "10.5 on average; 12 or more with a chance of 3/8" in pane["summary"]
    assert [row[0] for row in pane["table"][1:]] == list(range(3, 19))
    assert "In your war they gave" in widget_of(lesson, "what-fell")["summary"]
    answer = widget_of(lesson, "price")["value"]
    assert "the swing at once is 8.5" in answer
    assert "pays after 5.5 turns" in answer
    assert "With that it never pays" in answer


def check_charge(lesson: nbformat.NotebookNode) -> None:
    """The swing stands in the accounts once, the charge in each turn."""
    at_once = text_of(lesson, "resettle-now")
    assert "Price of the mission in Philippeville (II-2) |  | −1 | [A:9.27]" in at_once
    assert re.search(r"Population Resettlement in Philippeville \(II-2\) \| \+\d+ \|  \| \[A:9.27\]", at_once)
    later = text_of(lesson, "turn-4")
    charged = re.findall(
        r"^(\d+) \| Resettled population in Philippeville \(II-2\) \|  \| −1", later, re.MULTILINE
    )
    assert charged == ["2", "3", "4"]
    assert len(text_of(lesson, "turn-2").splitlines()) > len(at_once.splitlines())


def check_branches(lesson: nbformat.NotebookNode) -> None:
    """Both wars are the same after turn 1 and differ from turn 2 on."""
    head, *rows = widget_of(lesson, "branch")["table"]
    assert head[1:] == [
        "FLN, with resettlement", "FLN, without", "Government, with resettlement", "Government, without"
    ]  # fmt: skip
    assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
    assert rows[0][1] == rows[0][2]
    assert rows[0][3] == rows[0][4]
    assert rows[1][1] > rows[1][2]
    assert "Civil Affairs in Philippeville (II-2)" in text_of(lesson, "branch-accounts")


def check_many_wars(lesson: nbformat.NotebookNode) -> None:
    """200 wars each way were played, in pairs, and the sentence says what they show."""
    states = lesson.metadata.widgets["application/vnd.jupyter.widget-state+json"]["state"].values()
    texts = [str(model["state"].get("value")) for model in states]
    assert "400 of 400 wars played" in texts
    tables = [model["state"]["table"] for model in states if "table" in model["state"]]
    (bars,) = [table for table in tables if [row[4:5] for row in table[1:]] == [[200], [200]]]
    assert [sum(row[8:]) for row in bars[1:]] == [200, 200]
    said = next(text for text in texts if "than with “civil affairs”" in text)
    lower = (
        r"with “resettlement” it is on average [\d.]+\D* lower .* interval: [\d.]+\D* to [\d.]+\D*\): a clear"
    )
    assert re.search(lower, said)
    assert "What happened in Algeria" in said
    assert any("up to ±7.1 percentage points" in text for text in texts)
    assert "Percent of wars won by the FLN at the end: 200 wars" in text_of(lesson, "difference")


def check_records(lesson: nbformat.NotebookNode) -> None:
    """Every figure has its source and its mark; what nobody has read is not shown."""
    shown = text_of(lesson, "facts")
    for fact in facts("regroupement"):
        assert fact.counts["en"] in shown
    assert "1961 | 3,525,000 | people displaced in all" in shown
    assert "200,000 | deaths that the camps caused, all years | Repeated in many places" in shown
    assert "D: often repeated, weak basis" in shown
    assert "our multiplication of that rule, not a count of deaths" in shown
    assert "Le Déracinement" in text_of(lesson, "sources")
