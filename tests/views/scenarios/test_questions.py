"""Questions as panels and cells show them: both languages, letters for ids, the key only in the end."""

import json

import pytest

from algeria_lab import guide
from algeria_lab.core.game import Game
from algeria_lab.experiments.measuring.subjects import subject
from algeria_lab.players.table import play_on
from algeria_lab.scenarios.forms.quiz import Computed
from algeria_lab.scenarios.forms.texts import TextData
from algeria_lab.scenarios.quiz.shown import shown_options, shown_pairs
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.scenarios.quiz.scene import question_view, read_answer
from algeria_lab.views.scenarios.quiz.widget import QuestionWidget
from tests.views.scenarios.panels import panel_of
from tests.views.scenarios.questions import TEXT, asking, scenario

KINDS = [question.kind for question in scenario().quiz]


@pytest.fixture(scope="module")
def war() -> Game:
    known = subject("algeria")
    game = Game(known.rules, "1956-like", seed=3)
    play_on(game, {seat: known.player("mixed", seat) for seat in ("fln", "gov")}, 1)
    return game


@pytest.fixture(params=["en", "fr"])
def words(request):
    words = Words(request.param)
    yield words
    assert words.faults == []


@pytest.mark.parametrize("kind", KINDS)
def test_a_question_is_shown_without_its_key(kind, words, war):
    asked = asking(kind, war if kind == "decisive" else None)
    view = question_view(asked, words)
    assert view["open"]
    assert view["title"]
    assert (view["key"], view["after"], view["rubric"], view["hints"]) == ("", [], [], [])
    sent = json.dumps(view, ensure_ascii=False)
    for private in (
        '"right"',
        '"wrong"',
        "Look at the sign",
        "A:10.4",
        "o1",
        "m1",
        "Philippeville (II-2) is",
    ):
        assert private not in sent
    if asked.question.kind not in ("map", "decisive"):
        assert [one["id"] for one in view["options"]] == list("abc")[: len(asked.question.options)]


def test_options_in_order_and_pairs_are_not_shown_in_the_right_order(words):
    texts = [one["text"] for one in question_view(asking("order"), words)["options"]]
    assert texts != [words_of(option.text, words) for option in asking("order").question.options]
    view = question_view(asking("match"), words)
    assert [one["text"] for one in view["pairs"]] != ["Rocard", "Feraoun", "Thénault"]


def words_of(text, words):
    return {"en": text.en, "fr": text.fr}[words.language]


@pytest.mark.parametrize(
    ("kind", "given", "key"),
    [
        ("many", ["a", "b"], {"en": "Algiers; Oran", "fr": "Alger\u202f; Oran"}),
        ("number", "2,6", {"en": "2.5 km (± 0.25)", "fr": "2,5 km (± 0,25)"}),
        ("fraction", "2/6", {"en": "1/3", "fr": "1/3"}),
        ("map", ["II-2"], {"en": "Philippeville (II-2)", "fr": "Philippeville (II-2)"}),
    ],
)
def test_a_right_answer_shows_what_is_right(kind, given, key, words):
    asked = asking(kind)
    verdict = asked.answer(read_answer(asked, given), words.language)
    view = question_view(asked, words, verdict)
    assert (view["outcome"], view["open"], view["key"]) == ("right", False, key[words.language])
    assert view["given"] == given


def test_a_box_offers_percent_for_shares_alone(words):
    forms = {kind: question_view(asking(kind), words)["form"] for kind in ("number", "fraction", "choice")}
    assert "3/8" in forms["fraction"]
    assert forms["number"]
    assert "3/8" not in forms["number"]
    assert forms["choice"] == ""


def test_a_box_for_a_number_of_a_hundred_says_so_and_nothing_of_fractions(words):
    asked = asking("number")
    asked.question.unit = TextData(en="soldiers of 100", fr="soldats sur 100")

    form = question_view(asked, words)["form"]
    assert form in {"A number from 0 to 100", "Un nombre de 0 à 100"}


def test_a_box_for_a_number_of_the_game_asks_for_a_whole_one_and_shows_a_fall(words):
    asked = asking("number")
    forms = {}
    for engine in ("change(fln.psl)", "balance", "fln.ap", "fln.ap / 2", "change(fln.psl) / 2"):
        asked.question.answer = Computed(engine=engine)
        forms[engine] = question_view(asked, words)["form"]

    assert ["−4" in form for form in forms.values()] == [True, True, False, False, False]
    assert ["3/8" in form for form in forms.values()] == [False] * 5
    assert len(set(forms.values())) == 3


@pytest.mark.parametrize(
    ("engine", "expect", "is_whole"),
    [
        ("floor(gov.psl / gov.bill)", None, True),
        ("count(gov.areas) - 1", None, False),
        ("0 - change(fln.psl)", None, True),
        ("gov.bill * areas_per_point", 34, True),
        ("gov.bill / 2", 8.5, False),
        ('mean("gov intelligence IV-1", count(fln.units))', 2, False),
    ],
)
def test_a_box_asks_for_a_whole_number_where_only_one_can_be_right(engine, expect, is_whole, words):
    asked = asking("number")
    asked.question.answer, asked.question.tolerance = Computed(engine=engine, expect=expect), 0

    form = question_view(asked, words)["form"]
    assert (form in {"A whole number", "Un nombre entier"}) == is_whole


def test_a_wrong_answer_has_its_reason_first_and_the_key_after_two(words):
    asked = asking("choice")
    asked.answer(read_answer(asked, "a"))
    view = question_view(asked, words)
    assert view["said"] in ("Look at the sign on the map.", "Regardez le signe sur la carte.")
    assert (view["key"], view["revealable"], bool(view["tries"])) == ("", True, True)
    asked.answer(read_answer(asked, "c"))
    view = question_view(asked, words)
    assert view["key"] in ("The Government", "Le gouvernement")
    assert view["rule"] == "[A:10.4]"
    assert view["after"]


def test_pairs_and_an_order_are_answered_by_letters(words):
    asked = asking("match")
    view = question_view(asked, words)
    shown = {one["text"]: one["id"] for one in view["pairs"]}
    right = dict(zip(["m1", "m2", "m3"], ["Rocard", "Feraoun", "Thénault"], strict=True))
    texts = {words_of(option.text, words): right[option.id] for option in asked.question.options}
    given = [[one["id"], shown[texts[one["text"]]]] for one in view["options"]]
    assert asked.answer(read_answer(asked, given)).outcome == "right"
    assert question_view(asked, words)["given"] == given


def test_pairs_that_fit_are_named_and_no_others(words):
    asked = asking("match")
    titles = {option.id: words_of(option.text, words) for option in asked.question.options}
    asked.answer({"m1": "m1", "m2": "m3", "m3": "m2"})
    said = question_view(asked, words)["said"]
    assert [titles[name] in said for name in ("m1", "m2", "m3")] == [True, False, False]


def test_no_pair_that_fits_is_said_in_a_sentence(words):
    asked = asking("match")
    asked.answer({"m1": "m2", "m2": "m3", "m3": "m1"})
    said = question_view(asked, words)["said"]
    assert said in ("None of the 3 pairs fits.", "Aucune des 3 paires ne convient.")


def test_decisive_results_are_told_with_turn_place_and_track(words, war):
    asked = asking("decisive", war)
    texts = [one["text"] for one in question_view(asked, words)["options"]]
    assert all(words.say("quiz-result", turn=1, moved="").split("1")[0] in text for text in texts)
    assert asked.answer(asked.key.ids[0]).outcome == "right"


@pytest.mark.parametrize(
    ("kind", "given"),
    [
        ("number", "ten"),
        ("map", "Philipeville"),
        ("choice", "zebra"),
        ("order", ["a"]),
        ("text", " "),
        ("many", []),
    ],
)
def test_what_is_no_answer_is_told_in_words_and_is_no_try(kind, given, words):
    asked = asking(kind)
    view = question_view(asked, words, asked.answer(read_answer(asked, given), words.language))
    assert (view["outcome"], view["open"], asked.tries) == ("unclear", True, [])
    assert len(view["said"]) > 10


def test_a_cell_of_its_own_answers_what_the_page_sends():
    widget = QuestionWidget(asking("text"), Words("en"))
    widget._on_message(None, {"kind": "answer", "question": "text", "given": 3}, [])
    assert widget.view["outcome"] == "unclear"
    widget._on_message(None, {"kind": "answer", "question": "text", "given": "<b>No</b>"}, [])
    assert (widget.view["outcome"], widget.view["rubric"][0]) == ("told", "names one thing")
    widget.speak(Words("fr"))
    assert widget.view["rubric"][0] == "nomme une chose"
    hinted = QuestionWidget(asking("choice"), Words("en"))
    hinted._on_message(None, {"kind": "question-hint", "question": "choice"}, [])
    assert hinted.view["hints"] == ["Find II-2."]
    hinted._on_message(None, {"kind": "question-key", "question": "choice"}, [])
    assert hinted.view["key"] == "The Government"


def test_a_question_of_a_guide_is_answered_in_its_cell_and_kept_by_the_guide():
    steps = "steps:\n- {id: read, text: R.}\n- {id: asks, text: A., ask: [choice]}\n"
    lesson = guide(TEXT.replace("quiz:\n", f"{steps}quiz:\n", 1))
    cell = lesson.question("choice")
    sent = {"kind": "answer", "question": "choice", "given": "b"}
    cell._on_message(None, sent, [])
    assert cell.view["said"] == "The guide is at another step. Go there first, then answer."
    lesson.guide.go_on()
    cell._on_message(None, sent, [])
    assert (cell.view["outcome"], lesson.guide.status) == ("right", "done")
    assert panel_of(lesson).scene["questions"][0]["outcome"] == "right"


@pytest.mark.parametrize(
    ("kind", "typed", "ids"),
    [
        ("many", "a, b", ["a1", "a2"]),
        ("choice", "b", "right"),
        ("choice", "zebra", "zebra"),
        ("map", "II-2", "II-2"),
    ],
)
def test_letters_may_be_typed(kind, typed, ids):
    assert read_answer(asking(kind), typed) == ids


def test_pairs_of_letters_may_be_typed():
    asked = asking("match")
    letters = {one.id: one.letter for one in shown_options(asked.scenario, asked.question)}
    pairs = {one.id: one.letter for one in shown_pairs(asked.scenario, asked.question)}
    typed = " ".join(f"{letters[name]}={pairs[name]}" for name in letters)
    assert asked.answer(read_answer(asked, typed)).outcome == "right"
