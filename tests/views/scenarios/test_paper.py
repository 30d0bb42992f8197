"""Questions on paper: no script, room to write, the key only on a sheet of its own."""

from pathlib import Path

import pytest

from algeria_lab.games import game_named
from algeria_lab.scenarios.from_text import read_scenario
from algeria_lab.scenarios.guide.walks.autopilot import guided_moments, walk
from algeria_lab.scenarios.quiz.keys import keys_of
from algeria_lab.views.scenarios.handouts.on_paper.slides import slide_tables
from algeria_lab.views.scenarios.handouts.pack import pack_page
from algeria_lab.views.scenarios.handouts.paper import documents, paper_page
from algeria_lab.views.scenarios.handouts.step_parts import Parts
from tests.views.scenarios.pages import Page
from tests.views.scenarios.questions import TEXT

ROOT = Path(__file__).parents[3]


@pytest.fixture(params=["en", "fr"])
def language(request):
    return request.param


def paper(language: str, text: str = TEXT, *, with_key: bool = False) -> str:
    scenario = read_scenario(text)
    showing = game_named(scenario.game).showing(language)
    moments = guided_moments(scenario)
    page = paper_page(Parts(scenario, showing), keys_of(scenario, moments.get), moments, with_key=with_key)
    assert showing.words.faults == []
    return page


def test_every_kind_stands_on_the_sheet_without_its_key(language):
    page = Page(paper(language))
    assert sum(level == 3 for level, _ in page.headings) == 10
    assert page.tags.count("svg") == 1
    assert "script" not in page.tags
    assert not any(tag in page.tags for tag in ("input", "button", "a"))
    for private in (
        "1/3",
        "10.4",
        "Look at the sign",
        "Regardez le signe",
        "names one thing",
        "nomme une chose",
    ):
        assert private not in page.letters
    assert page.letters.index("Suez") != page.letters.index("1954") + 6


def test_the_key_is_a_sheet_of_its_own_with_letters_and_reasons(language):
    whole = Page(paper(language, with_key=True)).letters
    key = whole[whole.index({"en": "Key for the instructor", "fr": "Corrigé"}[language]) :]
    assert {"en": "b: ", "fr": "b\u00a0: "}[language] in key
    for said in ("1/3", "A:10.4", "2.5 km" if language == "en" else "2,5 km", "Philippeville (II-2)"):
        assert said in key
    assert ("Look at the sign" if language == "en" else "Regardez le signe") in key


def test_texts_of_authors_are_letters(language):
    page = Page(paper(language, TEXT.replace("match: Rocard", "match: '<script>x</script>'"), with_key=True))
    assert "<script>x</script>" in page.letters
    assert "script" not in page.tags


def test_documents_stand_on_paper_before_the_first_question_about_them(language):
    lesson = read_scenario((ROOT / "lessons/05-resettlement/lesson.yaml").read_text("utf-8"))
    found = documents(lesson, game_named("algeria").words(language))

    assert "1960" in found["who-says"], "the voices of the first step"
    assert "first-answer" not in found, "the last question about them"
    assert any("<table" in read for read in found.values()), "the figures of a step"


LESSONS = sorted((ROOT / "lessons").glob("0*/lesson.yaml"))


# Terror and reprisal are watched: nobody orders them, and nobody drags them.
NOTHING_IS_DRAGGED = ("07-terror-and-reprisal",)


@pytest.mark.parametrize("file", LESSONS, ids=lambda file: file.parent.name)
def test_what_can_be_dragged_is_a_table_on_paper_behind_the_guess_about_it(file, language):
    """Lessons have one in a form of theirs, but those in which nothing is dragged on purpose."""
    whole = read_scenario(file.read_text("utf-8"), file.name, file.parent)
    found = 0
    for scenario in map(whole.for_period, whole.periods):
        moments = guided_moments(scenario)
        parts = Parts(scenario, game_named(scenario.game).showing(language), file.parent)
        tables = slide_tables(parts, moments)
        page = paper_page(parts, keys_of(scenario, moments.get), moments)
        steps = [step for step in scenario.steps if any(one.slide for one in step.show)]
        assert len(tables) == len(steps)
        found += len(steps)
        assert all("<table" in table and str(table) in page for table in tables.values())
        for step, asked in zip(steps, tables, strict=True):
            assert asked not in step.predict, "what is guessed would stand beside it"
    assert found or file.parent.name in NOTHING_IS_DRAGGED


def test_a_packed_page_has_the_table_folded():
    file = LESSONS[0]
    scenario = read_scenario(file.read_text("utf-8"), file.name, file.parent).for_period(50)
    page = pack_page(scenario, walk(scenario), {"en": game_named("algeria").showing("en")}, file.parent)

    folded = page[page.index("<summary>If each speaks once") :]
    assert folded.index("<table") < folded.index("</details>")
