"""Exhibits: chances, accounts, amounts, lines and recorded games of any game, from the learner's own way."""

from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from algeria_lab.experiments.results.audit import by_reach, constants
from algeria_lab.scenarios.guide.guide import Guide
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.experiments.text import constant_name
from algeria_lab.views.lessons.exhibits.audit import kept_audit
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


def test_a_turn_in_which_nothing_has_moved_yet_is_no_point_of_the_lines():
    guide = Guide(scenario({"id": "look", "text": "Look.", "watch": {"turns": 1}, "show": SHOW}))
    guide.watch()
    (chart,) = shown(guide, "support")
    begun = guide.table.game.state.turn
    assert [row[0] for row in chart.table[1:]] == [begun - 2, begun - 1]


def test_the_scale_of_support_begins_at_zero():
    (chart,) = shown(played(), "support")
    assert chart.figure.y_range.start == 0


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
    assert both.table[-1] == [2, "", 66, "", 58]  # in the line that is played now turn 2 has only begun
    assert "The line that you left, up to turn 2: FLN support from 55 to 66" in both.summary


def test_a_note_that_opened_the_step_is_not_said_again_over_its_documents():
    step = {"id": "look", "text": "Look.", "show": [{"voices": ["x25"]}]}
    told = [
        only_page(shown(Guide(scenario({**step, **more})), "voices")).html
        for more in ({}, {"content_note": "It speaks of loss."})
    ]
    assert ["Content note" in html for html in told] == [True, False]


def fought_twice(first: str, second: str) -> Guide:
    """Return a war that was watched with one player for the Government, and again with another."""
    bold = {"name": "bold", "seat": "gov", "based_on": "mixed", "title": {"en": "dares", "fr": "ose"}}
    shy = {"name": "shy", "seat": "gov", "based_on": "mixed", "title": {"en": "waits", "fr": "attend"}}
    once = {"id": "once", "text": "Look.", "watch": {"gov": first}}
    again = {"id": "again", "text": "Again.", "back_to": "once", "watch": {"gov": second}, "show": SHOW}
    guide = Guide(scenario(once, again, doctrines={"bold": bold, "shy": shy}))
    guide.watch()
    guide.go_on()
    guide.watch()
    return guide


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Read again: Document 1"), ("fr", "Relire\xa0: Document 1")]
)
def test_documents_that_were_read_before_lie_folded(language: str, said: str):
    shows = [{"voices": ["x05"]}]
    first, second = ({"id": name, "text": "Read.", "show": shows} for name in ("first", "second"))
    guide = Guide(scenario(first, second))
    page = only_page(shown(guide, "voices", language))
    guide.go_on()

    again = only_page(shown(guide, "voices", language))
    assert "<summary>" not in page.html
    assert f"<summary>{said}" in again.html
    assert page.html in again.html


def test_a_line_in_which_nothing_was_played_is_not_drawn_beside_the_own_one():
    look = {"id": "look", "text": "Look.", "back_to": "order"}
    guide = Guide(scenario({**ORDER, "show": SHOW}, look, BACK))
    guide.play("gov resettle II-2")
    guide.go_on()
    guide.go_on()
    (both,) = shown(guide, "support")
    assert "The line that you left, up to turn 2: FLN support from 55 to 66" in both.summary


def test_two_lines_are_called_after_the_players_in_whom_they_differ():
    (both,) = shown(fought_twice("bold", "shy"), "support")
    assert "FLN support: War “waits”" in both.table[0]
    assert "FLN support: War “dares”" in both.table[0]


def test_two_lines_of_one_player_are_that_of_now_and_that_which_was_left():
    (both,) = shown(fought_twice("bold", "bold"), "support")
    assert "FLN support: The line that you left" in both.table[0]


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
    assert page.text.split("\n")[0].startswith("Your game, up to turn 2: FLN support from 55 to 66")
    assert "2 | 66 | 58" in page.text


def test_each_front_of_the_duel_has_a_chart_of_its_own():
    fronts = places_of("insurgent")

    assert {len(tracks) for tracks in fronts.values()} == {2}
    assert len(fronts) == 3
    assert [*places_of("algeria")] == [""]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_kept_audit_is_a_tornado_of_the_measure_that_is_asked_for(language: str):
    guide = Guide(scenario({"id": "look", "text": "Look.", "show": [{"audit": {"measure": "gov.psl@8"}}]}))
    asked, chart = shown(guide, "audit", language)
    assert isinstance(asked, Page)
    rows = chart.table[1:]
    assert len(rows) == sum(len(constant.ends) for constant in constants().values())
    first = by_reach(kept_audit("audit"), "gov.psl@8")[0]
    assert constant_name(Words(language), next(iter(first.changes))) == rows[0][1]
    (told,) = pages(Setting(guide, guide.step, guide.step.show[0], Words(language)))[1:]
    assert chart.summary in told.text


@pytest.mark.parametrize("wrong", [{"wars": "resettlement"}, {"wars": "none"}, {"measure": "glory"}])
def test_an_audit_that_is_none_is_told_in_its_place(wrong: dict[str, str]):
    guide = Guide(scenario({"id": "look", "text": "Look.", "show": [{"audit": wrong}]}))
    found = shown_or_told(Setting(guide, guide.step, guide.step.show[0], Words("en"), TRACES))
    assert "cannot be shown here" in only_page(found[-1:]).text
