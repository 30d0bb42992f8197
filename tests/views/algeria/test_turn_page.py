"""The page of a turn: complete in both languages, due when a turn has ended, made from the whole war."""

from fractions import Fraction
from functools import cache

import pytest

from algeria_lab.core.actions import SEATS
from algeria_lab.lessons.algeria.ledgers import losses_by_turn
from algeria_lab.lessons.algeria.turn_account import Cause, Kind, turn_accounts
from algeria_lab.lessons.algeria.turn_thoughts import all_thoughts
from algeria_lab.players.algeria.registry import PLAYERS
from algeria_lab.players.branches import load_branches
from algeria_lab.views.algeria.sheets.turn_page import HISTORY, cause_item, turn_sheet, turn_sheets
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.play.sheets.models import Section, TurnSheet
from algeria_lab.views.shared.scene_widget import Unanswered
from tests.views.algeria.sessions import Session, pick, send, session_of, war_session
from tests.views.algeria.whole_wars import WARS, whole_war
from tests.views.shared.contract import fields_of

EACH_WAR = pytest.mark.parametrize(("scenario", "seed"), WARS)
LANGUAGES = pytest.mark.parametrize("language", ["en", "fr"])
PAGES = ("play", "shared")


def section(sheet: TurnSheet, name: str) -> Section:
    return next(part for part in sheet.sections if part.id == name)


@LANGUAGES
@EACH_WAR
def test_every_page_of_every_war_is_complete(scenario: str, seed: int, language: str):
    words = Words(language)
    sheets = turn_sheets(whole_war(scenario, seed).history, words)
    for sheet in sheets.values():
        assert [part.id for part in sheet.sections if part.id not in {"marks", "history"}] == [
            "events",
            "control",
            "losses",
        ]
        assert all(part.title and part.items for part in sheet.sections)
        assert sheet.thought.text
        assert sheet.date
    assert words.faults == []


@EACH_WAR
def test_the_figures_of_a_page_are_those_of_its_turn(scenario: str, seed: int):
    words, history = Words("en"), whole_war(scenario, seed).history
    lost = {row.turn: row for row in losses_by_turn(history)}
    for account in turn_accounts(history):
        sheet = turn_sheet(history, account.turn, words)
        assert [(one.before, one.after) for one in sheet.gauges] == [account.level(side) for side in SEATS]
        assert ("marks" in [part.id for part in sheet.sections]) == bool(account.crossings)
        control = " ".join(item.text for item in section(sheet, "control").items)
        assert all(
            words.place_name(area) in control
            for areas in account.control_changes().values()
            for area in areas
        )
        fln, gov = section(sheet, "losses").items
        row = lost[account.turn]
        lost_fln = {
            "eliminated": row.fln_eliminated,
            "reduced": row.fln_reduced,
            "neutralized": row.fln_neutralized,
        }
        told = [f"{count} {how}" for how, count in lost_fln.items() if count]
        assert fln.text == (words.listed(told) if told else "none")
        assert gov.text == (f"{row.gov_neutralized} neutralized" if row.gov_neutralized else "none")


@EACH_WAR
def test_what_stands_on_a_page_adds_up_by_hand(scenario: str, seed: int):
    """A reader who adds the causes gets the change."""
    for sheet in turn_sheets(whole_war(scenario, seed).history, Words("en")).values():
        for gauge in sheet.gauges:
            values = [item.value for item in gauge.causes]
            assert sum(int(value.replace("−", "-")) for value in values) == gauge.after - gauge.before


def test_what_went_both_ways_says_both_and_stays_where_it_evens_out():
    parts = [Cause("gov", "combat", "I-1", change, Fraction(1, 6), 4) for change in (2, -2)]
    even = cause_item(Kind("combat", 0, tuple(parts)), Words("en"))
    assert (even.text, even.value) == ("Combat, 2 times (+2, −2)", "0")

    one_way = cause_item(Kind("combat", 2, tuple(parts[:1])), Words("en"))
    assert "(" not in one_way.text.removesuffix("(I-1)")

    account = turn_accounts(whole_war("1954", 1).history)[2]
    account.causes += [part._replace(cause="raid") for part in parts]
    assert account.kinds("gov")[-1].cause == "raid"


def test_a_chance_is_told_in_small_numbers():
    causes = turn_sheet(whole_war("1958", 0).history, 3, Words("en")).gauges[0].causes
    assert (causes[1].text, causes[1].value, causes[1].note) == (
        "Propaganda in France",
        "+2",
        "1 chance in 3",
    )
    french = turn_sheet(whole_war("1958", 0).history, 3, Words("fr")).gauges[0].causes
    assert french[1].note == "1 chance sur 3"


def test_history_is_told_of_what_the_turn_brought_and_of_nothing_else():
    history = whole_war("1958", 0).history
    told = turn_sheets(history, Words("en"))
    assert [len(section(told[3], "history").items), told[1].sections[-1].id] == [2, "losses"]
    assert "OAS" in section(told[3], "history").items[1].text


@LANGUAGES
def test_every_question_and_every_piece_of_history_has_words(language: str):
    words = Words(language)
    for thought in all_thoughts():
        words.say(f"turn-thought-{thought.id}")
        words.say(f"turn-thought-kind-{thought.kind}")
    for key in HISTORY:
        words.say(f"turn-page-history-{key}")
    for side in SEATS:
        for mark in ("30-down", "30-up", "30-touched", "70-down", "70-up", "70-touched"):
            words.say(f"turn-page-mark-{side}-{mark}", level=30)
    assert words.faults == []


def test_the_browser_knows_every_field_of_a_page():
    view = turn_sheet(whole_war("1958", 0).history, 3, Words("en")).view()
    assert fields_of_sheet("TurnSheet") == set(view)
    assert fields_of_sheet("Gauge") == set(view["gauges"][0])
    assert fields_of_sheet("SheetSection") == set(view["sections"][0])
    assert fields_of_sheet("SheetItem") == set(view["sections"][0]["items"][0])
    assert fields_of_sheet("Thought") == set(view["thought"])


def fields_of_sheet(interface: str) -> set[str]:
    return fields_of(interface, PAGES, "sheet_types")


@LANGUAGES
def test_a_war_that_begins_within_a_turn_has_a_page_of_that_turn(language: str):
    """As a lesson does; the page tells what happened since."""
    whole, words = whole_war("1958", 0).history, Words(language)
    begun = next(ply for ply, entry in enumerate(whole) if entry.state.turn == 2) + 3
    assert whole[begun].state.turn == 2

    first, *_ = accounts = turn_accounts(whole[begun:])
    assert [account.turn for account in accounts[:2]] == [2, 3]
    assert first.start is whole[begun].state
    assert first.end == turn_accounts(whole)[1].end
    for history in (whole[begun:], whole[begun : begun + 1]):
        assert turn_sheet(history, 2, words).turn == 2
    assert words.faults == []


# When a page is due


def play_on(session: Session, turn: int) -> dict:
    """Play the person's side as shortly as can be until a turn begins; return the scene."""
    scene = session.scene()
    while session.game.state.turn < turn:
        actions = scene["actions"]
        ways = [a["id"] for a in actions if a.get("leads")] + [a["id"] for a in actions if a.get("ends")]
        scene = pick(session, (ways or [actions[0]["id"]])[0])
    return scene


@cache
def after_a_turn() -> str:
    """Return the save of a war whose first turn has just ended."""
    session = session_of(scenario="1958", seed=3)
    play_on(session, 2)
    return session.save_text()


def opened() -> Session:
    session = session_of(scenario="1958", seed=3)
    games = {"algeria": session.game.rules}
    return war_session(load_branches(after_a_turn(), games, PLAYERS.seat))


def test_the_page_is_due_from_the_end_of_a_turn_to_the_next_decision():
    session = session_of(scenario="1958", seed=3)
    assert "turn_page" not in session.scene()
    scene = play_on(session, 2)
    assert scene["turn_page"] == 1
    action = next(one["id"] for one in scene["actions"] if one.get("ends"))
    assert "turn_page" not in pick(session, action)


def test_a_war_that_is_opened_again_shows_the_page_that_was_due():
    assert opened().scene()["turn_page"] == 1


def test_a_decision_taken_back_brings_the_page_again():
    session = opened()
    scene = session.scene()
    while "turn_page" in scene:
        scene = pick(session, next(one["id"] for one in scene["actions"] if not one.get("rolls")))
    assert send(session, "undo")["turn_page"] == 1


def test_a_past_moment_has_no_page_that_is_due_and_still_answers_for_the_whole_war():
    session = opened()
    ask = {"kind": "ask", "what": "turn", "turn": 1, "ply": session.game.ply}
    whole = session.inform(ask)
    scene = session.answer({"kind": "look", "at": 5, "ply": session.game.ply})
    assert "turn_page" not in scene
    assert session.inform(ask) == whole
    with pytest.raises(Unanswered) as none:
        session.inform({**ask, "turn": 9})
    assert none.value.notice["text"].startswith("Of this turn there is no page")


def test_the_line_that_begins_a_turn_leads_to_the_page_of_the_one_before():
    session = opened()
    log = session.inform(
        {
            "kind": "ask",
            "what": "log",
            "before": 10**6,
            "count": 200,
            "side": "",
            "place": "",
            "group": "",
            "ply": 0,
        }
    )
    assert [line["page"] for line in log["lines"] if "page" in line] == [1]
