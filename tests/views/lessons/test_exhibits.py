"""Exhibits: chances, accounts, amounts, lines and recorded games of any game, from the learner's own way."""

from fractions import Fraction
from pathlib import Path
from typing import Any

from algeria_lab.scenarios.guide.guide import Guide
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.lessons.exhibits.lines import places_of
from algeria_lab.views.lessons.exhibits.registry import MAKERS, pages, pieces, shown_or_told
from algeria_lab.views.lessons.exhibits.setting import Piece, Setting
from algeria_lab.views.shared.html import Page
from tests.scenarios.guide.played import ORDER, scenario

TRACES = Path(__file__).parents[2] / "data" / "traces"
SHOW = [
    {"chances": {"line": "gov resettle II-2", "of": "change(fln.psl)", "least": 11}, "title": "Support"},
    {"accounts": {"since": "order"}},
    {"amounts": [{"text": "Now", "value": "fln.psl"}, {"text": "Then", "value": "fln.psl", "at": "order"}]},
    {"support": True},
    {"trace": "tutorial.yaml"},
]
BACK = {"id": "back", "text": "Again.", "back_to": "order", "play": "gov pass", "show": SHOW}


def played(**more: Any) -> Guide:
    guide = Guide(scenario({**ORDER, "show": SHOW}, BACK, **more))
    guide.play("gov resettle II-2")
    return guide


def shown(guide: Guide, kind: str, language: str = "en") -> list[Piece]:
    exhibit = next(one for one in guide.step.show if one.kind == kind)
    return pieces(Setting(guide, guide.step, exhibit, Words(language), TRACES))


def only_page(found: list[Piece]) -> Page:
    (page,) = found
    assert isinstance(page, Page)
    return page


def test_chances_are_exact_and_name_what_fell():
    (chart,) = shown(played(), "chances")
    assert chart.table[1][:2] == [2, str(Fraction(1, 216))]
    assert "11 or more has a chance of 3/8" in chart.summary
    assert "In your game it came to 11" in chart.summary


def test_accounts_are_those_of_the_line_that_is_played_now():
    guide = played()
    assert "Sum | +11 | +1" in only_page(shown(guide, "accounts")).text
    guide.go_on()
    assert "Sum | +11" not in only_page(shown(guide, "accounts")).text


def test_amounts_are_reckoned_now_and_at_an_earlier_step():
    guide = played()
    assert only_page(shown(guide, "amounts")).text.split("\n")[2:] == ["Now | 66", "Then | 55"]
    guide.go_on()
    assert only_page(shown(guide, "amounts")).text.split("\n")[2:] == ["Now | 55", "Then | 55"]


def test_an_amount_without_a_value_is_a_dash():
    guide = Guide(
        scenario(
            {**ORDER, "show": [{"amounts": [{"text": "No", "value": 'chance("gov resettle V-1", true)'}]}]}
        )
    )
    guide.play("gov resettle II-2")
    assert only_page(shown(guide, "amounts")).text.endswith("No | –")


def test_both_lines_are_drawn_where_a_step_went_back():
    guide = played()
    (alone,) = shown(guide, "support")
    assert alone.table[0] == ["Turn", "FLN support", "Government support"]
    guide.go_on()
    (both,) = shown(guide, "support")
    assert both.table[-1] == [2, 55, 66, 57, 58]
    assert "The line that you left, up to 2: FLN support from 55 to 66" in both.summary


def test_the_recorded_tutorial_reads_as_the_answer_book_says():
    chart, moves = shown(played(), "trace")
    by_card = {row[0]: row[1:] for row in chart.table[1:]}
    told = {
        0: [25, 9],
        2: [27, 9],
        3: [28, 10],
        6: [28, 11],
        8: [29, 10],
        10: [29, 11],
        11: [27, 16],
        12: [25, 16],
    }
    assert {card: by_card[card] for card in told} == told
    assert any("+6, now 16" in line for line in moves.text.split("\n"))


def test_exhibits_are_told_in_french():
    guide = played()
    for kind in MAKERS:
        if any(one.kind == kind for one in guide.step.show):
            assert shown(guide, kind, "fr")


def test_an_exhibit_that_fails_says_so_in_words():
    guide = played()
    setting = Setting(guide, guide.step, guide.step.show[4], Words("en"), None)
    (told,) = shown_or_told(setting)
    assert isinstance(told, Page)
    assert "The rest of the page goes on without it." in told.text


def test_a_chart_is_its_sentence_and_its_table_in_words():
    guide = played()
    (page,) = pages(Setting(guide, guide.step, guide.step.show[3], Words("en"), TRACES))
    assert page.text.split("\n")[0].startswith("Your game, up to 2: FLN support from 55 to 66")
    assert "2 | 66 | 58" in page.text


def test_each_front_of_the_duel_has_a_chart_of_its_own():
    fronts = places_of("insurgent")

    assert {len(tracks) for tracks in fronts.values()} == {2}
    assert len(fronts) == 3
    assert [*places_of("algeria")] == [""]
