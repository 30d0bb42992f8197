"""The tables of a class: who answered what, what it is worth, what was missed, and what does not hold."""

import csv
import io
import json
import re
from collections.abc import Iterable

import pytest

from algeria_lab.scenarios.guide.guide import Guide
from algeria_lab.scenarios.guide.handed_in import Work, work_of
from algeria_lab.scenarios.quiz.asking import Asking
from algeria_lab.scenarios.quiz.verdicts import Verdict
from algeria_lab.scenarios.receipts import verified_text
from algeria_lab.views.experiments.words import TOLD
from algeria_lab.views.scenarios.marking.cells import SIGNS
from algeria_lab.views.scenarios.marking.class_table import ClassTable, Marking, Row, marking
from algeria_lab.views.scenarios.marking.columns import Column
from algeria_lab.views.scenarios.marking.files import marking_files
from algeria_lab.views.scenarios.marking.helped import helped
from algeria_lab.views.scenarios.marking.page import marking_page
from algeria_lab.views.scenarios.marking.spreadsheet import spreadsheet
from algeria_lab.views.scenarios.quiz.short import title_of
from tests.lessons.worked import lesson
from tests.views.scenarios.marking.handed_in import FIFTH, TEXT, THIRD, receipt, verified


@pytest.fixture(scope="module")
def handed() -> Marking:
    return marking(verified(), "en")


@pytest.fixture(scope="module")
def fifth(handed: Marking) -> ClassTable:
    return handed.tables[1]


def row(table: ClassTable, file: str) -> Row:
    return next(one for one in table.rows if one.file == file)


def column(table: ClassTable, question: str, slug: str = FIFTH) -> Column:
    asked = [one.id for one in lesson(slug).for_period(50).quiz]
    return table.columns[asked.index(question)]


def cell(table: ClassTable, file: str, question: str) -> tuple[str, str]:
    found = row(table, file).cells[int(column(table, question).number) - 1]
    return found.text, found.mark


def test_there_is_a_table_a_lesson_and_no_receipt_is_lost(handed: Marking):
    assert [(one.name, len(one.rows)) for one in handed.tables] == [
        ("lesson3-50min", 2),
        ("lesson5-50min", 5),
    ]
    assert [one.file for one in handed.strays] == ["h-junk.json"]
    assert "algeria-receipt/2" in handed.strays[0].why


def test_columns_are_the_questions_of_the_form_as_the_paper_numbers_them(fifth: ClassTable):
    form = lesson(FIFTH).for_period(50)

    assert [one.number for one in fifth.columns] == [str(at) for at in range(1, len(form.quiz) + 1)]
    assert len(form.quiz) < len(lesson(FIFTH).quiz)
    assert column(fifth, "who-says").title == "Match each voice with what it does."
    assert (fifth.asked, fifth.points) == (7, 7)


def test_two_forms_of_a_lesson_have_a_table_each():
    from algeria_lab.scenarios.receipts import verify

    forms = [verify(receipt(FIFTH, "texts", "A", period), lesson(FIFTH)) for period in (50, 90)]

    assert [one.name for one in marking(forms, "fr").tables] == ["lecon5-50min", "lecon5-90min"]


def test_what_was_chosen_stands_in_words_with_the_letters_of_the_paper(fifth: ClassTable):
    assert cell(fifth, "a.json", "who-says") == ("a3, b2, c1", "right")
    text, mark = cell(fifth, "a.json", "which-first")
    assert (text[:2], mark) == ("b)", "right")
    text, mark = cell(fifth, "b.json", "net-swing")
    assert (text, mark) in [("11.5 points", "wrong"), ("11.5 → 17/2 points", "right")]
    assert cell(fifth, "c.json", "who-says") == ("", "left")


def test_predictions_stand_beside_what_came(fifth: ClassTable):
    text, mark = cell(fifth, "a.json", "my-roll")

    assert re.fullmatch(r"predicted 5 points · came −?\d+ points?", text)
    assert mark == "guess"


def test_points_stand_beside_the_most_there_are(fifth: ClassTable):
    page = marking_page(marking(verified("abc"), "en"), "en")

    assert (row(fifth, "a.json").right, row(fifth, "c.json").right) == ("7", "0")
    assert page.count("7 / 7") == 2
    assert "0 / 7" in page


def test_texts_and_sheets_stand_under_their_question_with_its_rubric(handed: Marking, fifth: ClassTable):
    told = column(fifth, "last-answer")

    assert [one.name for one in told.texts] == ["c.json", "Inès", "Karim", "Lina", "Sami"]
    assert {one.text for one in told.texts} == {TEXT}
    assert "Cites at least two documents." in told.rubric
    assert cell(fifth, "c.json", "last-answer") == ("9 words", "open")
    assert "Yakouta" in column(handed.tables[0], "sheet-villager", THIRD).texts[0].text


def test_mistakes_that_the_key_knows_are_counted_the_commonest_first():
    """One learner made it, one forged a receipt in which it was made; the third made none."""
    (table,) = marking(verified("abd"), "en").tables
    found = column(table, "net-swing").missed

    assert found is not None
    assert (found.learners, found.mistakes[0].learners) == (2, 2)
    assert found.mistakes[0].given == "11.5 points"
    assert found.mistakes[0].says.startswith("Your answer would hold for an area without a Front.")
    assert column(table, "who-says").missed == (0, 0, 0, (), False)
    assert column(table, "my-roll").missed is None
    orders = [one.missed.order for one in table.hardest if one.missed]
    assert orders == sorted(orders)
    assert {is_sum for _, is_sum, _ in orders} == {False, True}


def test_a_narrow_cell_has_the_letters_of_the_last_answer_or_the_number_of_words(fifth: ClassTable):
    by_id = dict(zip((one.id for one in lesson(FIFTH).for_period(50).quiz), fifth.columns, strict=True))
    at = {name: int(one.number) - 1 for name, one in by_id.items()}
    cells = row(fifth, "a.json").cells
    assert (cells[at["who-says"]].brief, cells[at["last-answer"]].brief) == ("a3b2c1", "9")
    assert row(fifth, "c.json").cells[at["who-says"]].brief == ""


WRONG = {
    "calm": ["support", "support"],
    "find-one": ["1/3", "1/6"],
    "difference": ["luck"],
    "weaker": ["1/2"],
}


def half_done(name: str, minutes: int, asked: Iterable[str]) -> tuple[str, dict[str, str | int], Work]:
    """Return a receipt of the third lesson whose answers to these questions were wrong; nothing else."""
    scenario = lesson(THIRD).for_period(50)
    questions = {one: scenario.question(one) for one in asked}
    askings = {
        one: Asking(scenario, question, tries=[Verdict("wrong", given) for given in WRONG[one]])
        for one, question in questions.items()
        if question
    }
    return name, {"right": 0, "minutes": minutes, "status": "debrief"}, Work(scenario, askings)


def test_who_tried_and_failed_is_told_from_who_hardly_began():
    few, many, none = half_done("C", 1, ["find-one"]), half_done("B", 5, WRONG), half_done("D", 2, [])
    found = {one.name: one.why for one in helped([few, none, many], TOLD["algeria"].words("fr"))}

    assert list(found) == ["B", "C", "D"]
    assert found["B"].startswith("a essayé 4 des 8 questions notées, toutes fausses (même erreur")
    assert found["B"].endswith("question 5, deux fois «\u00a0a) Les habitants vous soutiennent.\u00a0»)")
    assert found["C"] == "n’a répondu qu’à 1 des 8 questions notées, en 1 minute"
    assert found["D"] == "n’a répondu à aucune des 8 questions notées"


def test_who_went_to_the_debrief_before_the_end_is_looked_at_first():
    guide = Guide(lesson(THIRD).for_period(50))
    of = len(guide.scenario.steps)
    row = {"right": 9, "status": "debrief"}
    assert not helped([("A", row, work_of(guide))], TOLD["algeria"].words("fr"))
    guide.debrief()

    (found,) = helped([("A", row, work_of(guide))], TOLD["algeria"].words("fr"))
    assert found.why == f"a passé les étapes 2 à {of} pour aller au bilan"
    (found,) = helped([("A", row | {"jumps": 1}, Work(guide.scenario, {}))], TOLD["algeria"].words("fr"))
    assert found.why == "1 étape sautée"


def test_what_does_not_hold_stays_and_says_why(fifth: ClassTable):
    forged, old = row(fifth, "d-forged.json"), row(fifth, "e-old.json")

    assert (forged.holds, forged.why) == (
        False,
        "played again, it says something else for: right answers, points.",
    )
    assert forged.right == row(fifth, "b.json").right, "what was played again, not what is claimed"
    assert old.status == "unchecked: other edition"
    assert {one.mark for one in old.cells} <= {"unchecked", "none"}
    assert old.cells[0].text == "a3, b2, c1"
    assert {one.mark for one in forged.cells} & {"right", "wrong"}


def test_a_receipt_of_another_edition_counts_in_no_mistake_and_is_looked_at_with_a_mark():
    poor = receipt(FIFTH, "texts", "Lou") | {"scenario_hash": "0123456789abcdef"}
    found = verified_text("p.json", json.dumps(poor), {"": lesson(FIFTH)})
    (table,) = marking([*verified("e"), found], "en").tables

    assert table.hardest == []
    assert table.aside == 2
    assert "without 2 unchecked receipts" in marking_page(marking([*verified("e"), found], "en"), "en")
    assert table.helped[0].name == "Lou (unchecked)"
    assert "of the 7 graded questions" in table.helped[0].why


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_mark_has_a_sign_and_a_word(language: str):
    page = marking_page(marking(verified(), language), language)
    told = re.findall(r'<span class="mark (\w+)">([^<]+)</span>', page)

    assert {mark for mark, _ in told} == {"right", "wrong", "open", "guess", "left", "unchecked"}
    assert all(text.startswith(SIGNS[mark] + " ") and len(text) > 4 for mark, text in told)
    assert len({text for _, text in told}) == 6


def test_the_page_can_be_printed_across_and_runs_nothing():
    page = marking_page(marking(verified(), "fr"), "fr")

    assert '<html lang="fr"' in page
    assert "landscape" in page
    assert "table-header-group" in page
    assert "<script" not in page
    assert page.count("<thead>") == page.count("<table>") + page.count('<table class="hardest">')
    assert "Fichiers sans tableau" in page
    assert "gardez-le pour vous" in page


def test_what_pupils_write_is_no_html():
    found = receipt(FIFTH, "texts", "<b>Lou</b>")
    from algeria_lab.scenarios.receipts import verify

    page = marking_page(marking([verify(found, lesson(FIFTH))], "en"), "en")

    assert "<b>Lou" not in page
    assert "&lt;b&gt;Lou" in page


def test_the_spreadsheet_has_two_columns_a_question_and_no_formula(handed: Marking):
    third, fifth = (
        list(csv.DictReader(io.StringIO(spreadsheet(one, "fr").removeprefix("\ufeff"))))
        for one in marking(verified(), "fr").tables
    )
    head = list(fifth[0])

    assert "1. Reliez chaque voix à ce qu’elle fait." in head
    assert [row["1\u00a0: résultat"] for row in fifth] == [
        "passée",
        "non vérifié",
        "juste",
        "juste",
        "juste",
    ]
    assert [row["surnom"] for row in third] == ["'=Karim", "Lina"]
    assert fifth[0]["13\u00a0: résultat"] == "à lire"
    assert next(value for name, value in fifth[0].items() if name.startswith("13. ")) == TEXT.replace(
        "\n", " "
    )
    assert not any(value.startswith(("=", "+", "@")) for row in third + fifth for value in row.values())


def test_files_have_names_that_say_what_they_are():
    names = [one["name"] for one in marking_files(marking(verified(), "fr"), "terminale-3", "fr")]

    assert names == [
        "terminale-3-reponses.html",
        "terminale-3-lecon3-50min.csv",
        "terminale-3-lecon5-50min.csv",
        "terminale-3-autres-fichiers.csv",
    ]
    assert marking_files(marking(verified("h"), "en"), "", "en")[0]["name"] == "class-answers.html"


@pytest.mark.parametrize(
    ("ask", "title"),
    [
        (
            "Les mots de M. M.\u202f: qui parle, quand\u202f?",
            "Les mots de M. M.\u202f: qui parle, quand\u202f?",
        ),
        (
            "Trois dés donnent 10,5. Combien cela coûte-t-il d’un coup\u202f?",
            "Combien cela coûte-t-il d’un coup\u202f?",
        ),
        ("Two units are there. Why?", "Two units are there. Why?"),
        ("Put them in order, beginning with the first.", "Put them in order, beginning with the first."),
    ],
)
def test_a_question_is_called_by_what_it_asks(ask: str, title: str):
    assert title_of(ask) == title
