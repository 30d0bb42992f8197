"""How sure a record of history is has one name a mark, wherever it stands."""

from pathlib import Path
from typing import get_args

from algeria_lab.checking.facts import Mark, records
from algeria_lab.views.lessons.records import facts_page, facts_table, figure_said
from algeria_lab.views.shared.messages import Messages

ROOT = Path(__file__).parents[3]
EN = Messages("en")


def test_a_mark_has_one_name_on_the_page_in_the_timeline_and_in_the_reference():
    names = [f"{mark}: {EN.say(f'mark-name-{mark}')}" for mark in get_args(Mark)]
    assert [EN.say(f"mark-{mark}") for mark in get_args(Mark)] == names
    reference = " ".join((ROOT / "docs" / "reference" / "history.md").read_text("utf-8").split())
    grades = [f"{grade}: {EN.say(f'voices-grade-{grade}')}" for grade in "abcd"]
    assert [name for name in (*names, *grades) if f"{name}." not in reference] == []
    for fact in records(["regroupement"]):
        assert EN.say(f"mark-{fact.mark}") in facts_table(EN, [fact]).text


def test_a_figure_without_a_first_page_has_no_empty_row_and_foreign_words_say_so():
    page = facts_page(Messages("fr"), ["regroupement/deaths-all-years", "regroupement/regroup-1960"]).page()

    assert page.count("<dt>Lu</dt>") == 1
    assert page.count("Mots lus, en anglais") == 2
    assert 'lang="fr">It is' not in page


def test_the_open_end_of_a_range_is_told_as_its_source_puts_it():
    (fact,) = records(["auxiliaries/aln-inside"])
    assert figure_said(EN, fact) == "6,000 to more than 25,000"
    french = figure_said(Messages("fr"), fact)
    assert " ".join(french.split()) == "de 6 000 à plus de 25 000"
