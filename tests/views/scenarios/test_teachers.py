"""What only teachers get of a lesson: two pages to print, all of it to be looked through, its key."""

from pathlib import Path

import pytest

from algeria_lab.apps.authors.lesson_papers import WHATS, teachers_paper
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.from_text import inspect_scenario, read_scenario
from algeria_lab.scenarios.identity import scenario_hash
from algeria_lab.scenarios.quiz.edition import learners_edition
from tests.scenarios.formed import formed
from tests.scenarios.forms_lesson import TWO_FORMS

from .pages import LEAVING, PAYLOAD, Page, assert_harmless, scenario

LESSONS = Path(__file__).parents[3] / "lessons"
TEACHERS = """
  pitfalls: [{en: "They count twice.", fr: "Ils comptent deux fois."}]
  care: [{en: "Nobody speaks for a group.", fr: "Personne ne parle pour un groupe."}]
  plan: [{en: "| seen | said", fr: "| vu | dit"}, {en: "who", fr: "qui"}]
  plan_after: [look, more]
  surprises:
    - {at: look, holds: "turn == 1", text: {en: "“It is lost.” No.", fr: "« Perdu. » Non."}}
  spare: [{period: 90, step: more, lost: {en: "two questions", fr: "deux questions"}}]
  expected: [{en: "A reason.", fr: "Une raison."}]
  exam:
    question: saw
    answer: {en: "A model of an answer.", fr: "Un modèle de réponse."}
    levels:
      - {en: "It cites Rocard.", fr: "Elle cite Rocard."}
      - {en: "It says when.", fr: "Elle dit quand."}
      - {en: "It sets two side by side.", fr: "Elle en confronte deux."}
      - {en: "It doubts.", fr: "Elle doute."}
"""
KEYED = """
  - {id: sum, kind: choice, ask: {en: "Who stays?", fr: "Qui reste ?"}, answer: nobody,
     options: [{id: all, text: {en: All, fr: Tous}}, {id: nobody, text: {en: Nobody, fr: Personne}}],
     misconceptions: {all: {en: "They went.", fr: "Ils sont partis."}},
     after: {en: "The village is empty.", fr: "Le village est vide."}}
experiments:
"""
PLAIN = (
    TWO_FORMS.replace('Qu’avez-vous vu ?"}}', 'Qu’avez-vous vu ?"}, rubric: [{en: It, fr: Ce}]}')
    .replace("\nexperiments:\n", KEYED)
    .replace("ask: [saw], minutes: 8", "ask: [saw, sum], content_note: {en: Hard., fr: Dur.}, minutes: 8")
)
TEXT = PLAIN + TEACHERS


def lesson(text: str = TEXT) -> Scenario:
    return formed(text)


def letters_of(what: str, period: int | None = None, language: str = "en", text: str = TEXT) -> str:
    """Return the letters of a paper, which is harmless, with plain spaces."""
    page = Page(teachers_paper(what, lesson(text), None, language, period))
    assert_harmless(page)
    return " ".join(page.letters.split())


def test_a_sheet_has_both_forms_in_one_table_and_marks_what_is_left_out():
    letters = letters_of("sheet")

    assert "Teacher’s sheet: Two forms" in letters
    assert "50 minutes · 2 steps" in letters
    assert "1Look99" in letters
    assert "–More–11" in letters
    assert "Steps in all1735+ 13: 5 to arrive, 8 to talk at the end" in letters


@pytest.mark.parametrize(("period", "number"), [(50, 3), (90, 4)])
def test_answers_have_the_numbers_of_the_paper_of_their_form(period: int, number: int):
    letters = letters_of("sheet", period)

    assert f"{number}. Who stays? → b) Nobody The village is empty." in letters
    assert f"{number - 1}. What did you see? Model answer: “Exam item”, on the sheet." in letters
    assert f"{number + 1}. And now? Free text, not graded." in letters
    assert f"No. {number}, “All”: They went." in letters


def test_where_nothing_is_said_afterwards_a_wrong_answer_tells_why():
    text = TEXT.replace('after: {en: "The village is empty.", fr: "Le village est vide."}', "points: 1")

    assert "b) Nobody To a) All: They went." in letters_of("sheet", text=text)


def test_a_sheet_says_what_teachers_want_to_know():
    letters = letters_of("sheet", language="fr")

    for said in (
        "Ils comptent deux fois.",
        "Personne ne parle pour un groupe.",
        "Un modèle de réponse.",
        "1 · cite : Elle cite Rocard.",
        "4 · critique : Elle doute.",
        "« Dire » Dur. Ce qui manque alors : les questions 2, 3.",
        "Aucun historien extérieur ne l’a encore relue : vérifiez ce que vous transmettez.",
    ):
        assert said in letters, said


def test_who_read_a_lesson_is_named_with_the_date():
    letters = letters_of("sheet", text=TEXT + '  readers: [{name: "A. B., Oran", date: "2026-11"}]\n')

    assert "Read by historians from outside: A. B., Oran (2026-11)" in letters
    assert "No historian from outside" not in letters


def test_a_sheet_says_when_the_board_is_filled_what_surprises_and_what_can_go():
    letters = letters_of("sheet", period=90)

    for said in (
        "To be filled after steps 1, 2",
        "“It is lost.” No.",
        "If time is short, leave out step 2, “More”. Lost: two questions.",
    ):
        assert said in letters, said
    assert "→ A reason." in letters_of("through")


def test_the_blackboard_is_drawn_with_room_for_the_class():
    page = Page(teachers_paper("sheet", lesson(), None, "en"))

    assert page.values("colspan") == ["1", "1", "1", "3"]


def test_a_lesson_is_looked_through_in_few_lines_and_on_demand_with_every_answer_behind_its_question():
    letters = letters_of("through")

    assert "Step 2 of 4: More about 11 min · only in 90 min" in letters
    assert "4. Who stays? → b) NobodyThe whole text" in letters
    asked = letters.rindex("Who stays?")
    assert asked < letters.rindex("b) Nobody") < letters.index("The village is empty.")
    for said in (
        "A model of an answer.",
        "Many wars.",
        "It shows little.",
        "Who looked?",
        "To 1 wrong answer",
    ):
        assert said in letters, said


def test_what_is_played_stands_in_words_and_not_as_a_line_for_the_program():
    letters = Page(teachers_paper("through", scenario(LEAVING), None, "en")).letters

    assert "What is played" in letters
    assert "What came of it" in letters
    assert "activate division-5" not in letters


def test_the_key_alone_repeats_the_question_and_has_the_exam_item():
    letters = letters_of("key")

    assert "Key: Two forms" in letters
    assert "Who stays?" in letters
    assert "It sets two side by side." in letters


def test_a_sheet_is_of_a_lesson():
    with pytest.raises(ValueError, match="leaving-a-province"):
        teachers_paper("sheet", scenario(LEAVING), None, "en")


def test_what_an_author_writes_is_never_markup():
    written = PAYLOAD.replace('"', '\\"')
    text = TEXT.replace("They count twice.", written).replace("| seen | said", f"| {written} | said")

    assert letters_of("sheet", text=text).count(PAYLOAD) == 2


def test_what_is_for_teachers_changes_neither_word_nor_edition():
    edition = learners_edition(TEXT)

    assert (
        scenario_hash(formed(TEXT)) == scenario_hash(formed(PLAIN)) == scenario_hash(read_scenario(edition))
    )
    assert read_scenario(edition).lesson.exam is None
    assert "They count twice" not in edition


def test_a_model_answer_may_be_longer_than_what_a_class_reads():
    long = TEXT.replace("A model of an answer.", "A model. " * 150)
    read = TEXT.replace("A lesson for one hour or two.", "A lesson. " * 150)
    usual, answered, told = (
        {fault.problem for fault in inspect_scenario(text).warnings} for text in (TEXT, long, read)
    )

    assert answered == usual
    assert told - usual == {"words"}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("what", WHATS)
def test_each_paper_of_a_real_lesson_is_in_its_language(what: str, language: str):
    folder = LESSONS / "03-conditional-support"
    whole = read_scenario((folder / "lesson.yaml").read_text("utf-8"), "lesson.yaml", folder)
    page = Page(teachers_paper(what, whole, folder, language))

    assert_harmless(page)
    assert ("html", "lang", language) in page.attributes
    found = {
        ("sheet", "en"): "Next lesson: Lesson 4: ",
        ("sheet", "fr"): "Leçon suivante\u00a0: Leçon 4\u00a0: ",
        ("through", "en"): "What its wars say",
        ("through", "fr"): "Résultat de ces guerres",
        ("key", "en"): "Key: ",
        ("key", "fr"): "Corrigé\u00a0: ",
    }
    assert found[what, language] in page.letters


def test_the_exam_item_is_worked_where_its_documents_are_and_disputed_figures_are_named_as_open():
    folder = LESSONS / "03-conditional-support"
    whole = read_scenario((folder / "lesson.yaml").read_text("utf-8"), "lesson.yaml", folder)
    short, long = (
        " ".join(Page(teachers_paper("sheet", whole, folder, "en", period)).letters.split())
        for period in (50, 90)
    )

    paper = "hand out on paper the “Documents” of the 90-minute form."
    assert (paper in short, paper in long) == (True, False)
    assert all("Document 10 comes from above" in letters for letters in (short, long))
    assert "9. Eight points against five: what is the chance" in short
    assert "Expected: Gives one reason, and says from which document it comes" in short
    for letters in (short, long):
        assert "not settled; pages to be found: former auxiliaries and relatives" in letters
        assert "Only Jordi’s annex was read" in letters
