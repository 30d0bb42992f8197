"""What a class did besides its questions: orders chosen, another game inside a step, sheets, other ways."""

import csv
import io
from pathlib import Path

import pytest

from algeria_lab.scenarios.examples import FOLDER
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.from_text import read_scenario
from algeria_lab.scenarios.guide.guide import Guide
from algeria_lab.scenarios.receipts import Verified, receipt_of, verify
from algeria_lab.views.scenarios.marking.class_table import ClassTable, marking
from algeria_lab.views.scenarios.marking.page import marking_page
from algeria_lab.views.scenarios.marking.spreadsheet import spreadsheet

PART = """
format: algeria-scenario/1
id: cards
title: {en: Cards, fr: Cartes}
game: insurgent
side: fln
start: duel
steps: [{id: begin, text: Begin., ask: [who]}]
quiz:
  - id: who
    kind: choice
    ask: Who?
    options: [{id: he, text: He}, {id: she, text: She}]
    answer: she
    misconceptions: {he: Look again.}
"""
STEP = "  - id: law\n"
INSIDE = "  - {id: cards, text: Cards., part: cards.yaml}\n"
ORDERS = ("gov border activate; done", "gov done")


@pytest.fixture(scope="module")
def scenario(tmp_path_factory: pytest.TempPathFactory) -> Scenario:
    folder: Path = tmp_path_factory.mktemp("line")
    (folder / "cards.yaml").write_text(PART, "utf-8")
    text = (FOLDER / "the-morice-line.yaml").read_text("utf-8").replace(STEP, INSIDE + STEP)
    return read_scenario(text, "line.yaml", folder)


def played(scenario: Scenario, order: str, answer: str) -> Guide:
    """Return the guide of somebody who came to the end; with no answer, of somebody who stopped before."""
    guide = Guide(scenario, keys={})
    guide.answer("three-turns", "5")
    guide.play(order)
    while guide.step and guide.step.id != "watch":
        guide.go_on()
    guide.watch()
    guide.skip("why")
    if answer:
        guide.go_on()
        assert guide.part
        guide.part.answer("who", answer)
        guide.end_part()
        guide.go_on()
        guide.answer("who-decides", {"who": "Parliament", "limits": "what was done"})
        guide.go_on()
    return guide


@pytest.fixture(scope="module")
def found(scenario: Scenario) -> list[Verified]:
    ways = {"Lina": (ORDERS[0], "she"), "Karim": (ORDERS[1], "he"), "Nour": (ORDERS[1], "")}
    return [verify(receipt_of(played(scenario, *way), name), scenario) for name, way in ways.items()]


@pytest.fixture(scope="module")
def table(found: list[Verified]) -> ClassTable:
    (table,) = marking(found, "fr").tables
    return table


def column(table: ClassTable, number: str) -> list[tuple[str, str, str]]:
    at = [one.number for one in table.columns].index(number)
    return [(row.name, row.cells[at].text, row.cells[at].mark) for row in table.rows]


def test_the_order_that_was_chosen_is_a_column_with_what_it_is_called(table: ClassTable):
    assert column(table, "O1") == [
        ("Karim", "Ne rien dépenser pour la frontière", "order"),
        ("Lina", "Mettre la ligne en service ce tour", "order"),
        ("Nour", "Ne rien dépenser pour la frontière", "order"),
    ]
    assert table.columns[0].legend[0] == "Mettre la ligne en service ce tour\u00a0: 1 élève"
    assert table.columns[0].missed is None


def test_a_prediction_of_a_later_turn_stands_beside_what_came_for_each(table: ClassTable):
    told = {name: text for name, text, _ in column(table, "1")}

    assert told["Lina"] == "prévu : 5 points · résultat : 5 points"
    assert told["Karim"] == told["Nour"] == "prévu : 5 points · résultat : \u22123 points", "another order"


def test_questions_of_another_game_inside_a_step_are_columns_outside_the_total(table: ClassTable):
    inside = table.columns[-1]

    assert (inside.number, inside.worth, inside.sum) == ("P1", "hors total", "1 / 3")
    assert "Cartes" in inside.part
    assert [mark for _, _, mark in column(table, "P1")] == ["wrong", "right", "none"]
    assert inside.missed
    assert inside.missed.mistakes[0].says == "Look again."
    assert table.asked == 0


def test_sheets_stand_cell_by_cell_and_who_stopped_is_named(table: ClassTable, found: list[Verified]):
    sheet = next(one for one in table.columns if one.sheet).sheet
    page = marking_page(marking(found, "fr"), "fr")

    writers = [[text.name for text in cell.texts] for cell in sheet]
    assert writers == [["Karim", "Lina"], [], [], [], ["Karim", "Lina"]]
    assert sheet[0].asks == "Qui parle\u202f?"
    assert [(one.name, one.why) for one in table.helped] == [("Nour", "arrêt à l’étape 3 sur 5")]
    assert page.index("Nour") < page.index("<table")
    assert "Ordres choisis · Questions 1 à 3" in page


def test_an_order_is_one_column_of_the_spreadsheet(table: ClassTable):
    rows = list(csv.DictReader(io.StringIO(spreadsheet(table, "fr").removeprefix("\ufeff"))))
    heads = [head for head in rows[0] if head.startswith(("O1", "P1"))]

    assert heads == ["O1. Ordre choisi\u00a0: Un ordre pour la frontière", "P1. Who?", "P1\u00a0: résultat"]
