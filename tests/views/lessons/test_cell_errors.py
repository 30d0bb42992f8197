"""What a cell says when it does not work: the reader's line and a sentence, nothing from in here."""

import re
import subprocess
import sys

import pytest

from algeria_lab.core.refusals import UnknownName
from algeria_lab.views.lessons.cell_errors import error_said
from algeria_lab.views.shared.messages import Messages

OWN = [(4, 'war.odds("x")')]
# What a notebook does, without one: a shell runs cells and shows what goes wrong in them.
SHELL = """
from IPython.core.interactiveshell import InteractiveShell
from algeria_lab.views.lessons.cell_errors import tell_errors_of_cells
shell = InteractiveShell.instance()
tell_errors_of_cells("fr")
for cell in ("import json\\njson.loads('[')", "import algeria_lab\\nalgeria_lab.open_game('chess')", "1 +"):
    shell.run_cell(cell)
print(shell.run_cell("6 * 7").result)
"""


@pytest.mark.parametrize(("language", "line"), [("en", "Line 4: "), ("fr", "Ligne 4 : ")])
def test_any_error_is_told_by_the_line_and_what_to_do(language: str, line: str):
    said = error_said(ValueError("no"), OWN, Messages(language))

    assert re.sub(r"\s", " ", said[0]) == f'{line}war.odds("x")'
    assert said[1] == "ValueError: no"
    assert len(said) == 3


def test_an_error_of_ours_is_told_in_the_readers_language():
    said = error_said(UnknownName("step", "XX", ["look", "order"]), OWN, Messages("fr"))

    assert len(said) == 2
    assert "n’est pas connu ici" in said[1]
    assert "look, order" in said[1]


def test_cells_tell_their_errors_in_a_few_lines_and_go_on():
    told = subprocess.run([sys.executable, "-c", SHELL], capture_output=True, text=True, check=True)

    shown = re.sub(r"[\u00a0\u202f]", " ", told.stdout)
    assert "Ligne 2 : json.loads('[')" in shown
    assert "JSONDecodeError" in told.stdout
    assert "Ligne 2 : algeria_lab.open_game('chess')" in shown
    assert "SyntaxError" in told.stdout
    assert "Traceback" not in told.stdout + told.stderr
    assert told.stdout.rstrip().endswith("42")
