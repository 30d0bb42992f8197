"""A game told act by act: titles in words, phases of a Round, spaces that change hands, dice in vain."""

import json
from dataclasses import replace
from itertools import pairwise

import pytest

from algeria_lab.core.events import Chose, Counted, Entered, Revealed, Rolled
from algeria_lab.twilight.cards import PROPAGANDA as PROPAGANDA_CARDS
from algeria_lab.twilight.frames.propaganda import Redeploy, Reset, SendOut, Support, Thaw
from algeria_lab.twilight.frames.sequence import NextCard
from algeria_lab.views.shared.messages import LANGUAGES
from algeria_lab.views.twilight.board.control import control_changes
from algeria_lab.views.twilight.engine import step_of
from algeria_lab.views.twilight.telling.acts import CARD, PROPAGANDA, TURN, Act, acts_of
from algeria_lab.views.twilight.telling.logbook import CampaignLog
from algeria_lab.views.twilight.telling.tales import passages
from algeria_lab.views.twilight.telling.teller import CampaignTeller
from algeria_lab.views.twilight.telling.tried_dice import dropped
from algeria_lab.views.twilight.telling.unasked import unasked
from algeria_lab.views.twilight.words.text import TwilightWords
from tests.twilight.boards import board, play
from tests.views.twilight.campaigns import ended_campaign

EACH = pytest.mark.parametrize("language", LANGUAGES)


def acts() -> list[Act]:
    """Return all acts of the game."""
    return acts_of(ended_campaign("en").game.history, 0, ended_campaign("en").game.ply)


def test_each_act_begins_where_the_one_before_ended():
    found = acts()[1:]

    for one, two in pairwise(found):
        assert one.after.pieces == two.before.pieces
        assert (one.after.commitment, one.after.fln_resources) == (
            two.before.commitment,
            two.before.fln_resources,
        )
    assert found[-1].after is ended_campaign("en").game.state


def test_a_turn_of_the_chart_is_one_act_with_what_it_did_for_a_title():
    teller = CampaignTeller(TwilightWords("en"))
    first = next(act for act in acts() if act.seat == "fln" and act.kind == TURN)

    assert teller.title(first) == (
        "FLN: Rally in Tizi Ouzou, Orleansville and 2 more, then Subvert in Barika and Tebessa"
    )
    card = teller.card(first, "gov", [])
    assert [move["id"] for move in card["moved"]] == ["fln_resources", "france"]
    assert card["losses"] == ["The Government loses 2 Algerian Police (→ Available)."]
    assert any("faces" in line for line in card["lines"])


def test_what_acts_moved_together_names_the_commitment():
    found = acts()
    moved = {row["id"]: row for row in CampaignTeller(TwilightWords("en")).tally(found)["moved"]}
    ends = str(found[0].before.commitment), str(found[-1].after.commitment)
    assert ends[0] != ends[1]
    assert (moved["commitment"]["before"], moved["commitment"]["after"]) == ends
    assert moved["commitment"]["label"] == "Commitment"


@EACH
def test_no_title_and_no_line_says_that_the_chart_decides(language: str):
    words = TwilightWords(language)
    teller = CampaignTeller(words)
    asked = words.say("twilight-do-chart")
    told = [teller.card(act, "gov", []) for act in acts() if not act.is_plain]

    assert all(card["title"] for card in told)
    assert asked not in json.dumps(told, ensure_ascii=False)
    assert words.faults == []


def test_a_round_is_told_phase_by_phase():
    teller = CampaignTeller(TwilightWords("en"))
    titles = [teller.title(act) for act in acts() if act.kind == PROPAGANDA and act.begins]

    assert titles[:3] == [
        "Propaganda Round: Victory Phase",
        "Propaganda Round: Resources Phase",
        "Propaganda Round: Commitment Phase, Government",
    ]


def test_a_card_that_comes_stops_nobody():
    assert all(act.is_plain for act in acts() if act.kind == CARD)


def test_control_that_changes_is_told_where_it_does():
    words = TwilightWords("en")
    lines = [
        line
        for line in CampaignLog(words).lines(ended_campaign("en").game)
        if line["text"].startswith("Control: ")
    ]
    changed = sum(
        bool(control_changes(act.before, act.after)) for act in acts()[1:] if act.kind != PROPAGANDA
    )

    assert len(lines) >= changed > 0
    assert all(line["rule"] == "CT-1.7" and line["places"] for line in lines)


def test_dice_thrown_for_what_the_chart_drops_say_so():
    lot = Rolled("chart-draw-terror", (3,), (), 1, "algiers", "lot", 2, "CT-9.5")
    paid = Counted("terror", 1, 1, "CT-5.4.4", "oran")
    asked = Chose("fln", "fln chart", "CT-9.1", "turn")
    words = TwilightWords("en")

    assert dropped([asked, lot]) == {id(lot)}
    assert dropped([asked, lot, paid]) == set()
    assert passages(words, [asked, lot])[0].text.startswith("The chart weighed it and dropped it")


def test_the_dice_of_a_shuffle_stay_hidden():
    """The order of the deck could be read from them."""
    logged = CampaignLog(TwilightWords("en")).lines(ended_campaign("en").game)
    told = CampaignTeller(TwilightWords("en")).card(acts()[0], "gov", [])["lines"]
    shuffles = [line for line in [*logged, *told] if "shuffled" in line["text"]]

    assert len(shuffles) > 1
    assert not any("faces" in line for line in shuffles)


def test_what_falls_due_in_the_commitment_phase_is_told_to_its_own_side_too():
    phases = [act for act in acts() if act.phase == "commitment"]
    due = [act for act in phases if any(isinstance(event, Counted) for event in act.events)]

    assert due
    assert not any(act.is_of("gov") for act in due if act.falls_due)
    assert all(act.is_of("gov") for act in phases if not act.falls_due)
    assert CampaignTeller(TwilightWords("en")).title(due[0]).startswith("Propaganda Round: Commitment Phase")


def test_a_card_says_that_a_round_is_left_out():
    words = TwilightWords("en")
    act = next(act for act in acts() if act.kind == CARD and act.before.card in PROPAGANDA_CARDS)
    shown = next(event for event in act.events if isinstance(event, Revealed) and event.what == "card")
    again = str(min(PROPAGANDA_CARDS))
    act.events = [replace(shown, names=(again,)) if event is shown else event for event in act.events]

    lines = CampaignTeller(words).lines([act], "gov")
    assert any(line.endswith(words.say("campaign-told-skipped")) for line in lines)


@EACH
def test_a_phase_in_which_nothing_could_be_done_says_why_to_the_side_itself(language: str):
    words = TwilightWords(language)
    passed = [act for act in acts() if unasked(act.events, act.after, words)]

    assert [(act.phase, act.seat) for act in passed] == [("support", "gov")]
    (line,) = CampaignTeller(words).lines(passed, "gov")
    assert line.endswith(words.say("campaign-told-unasked-support", seat="gov", why="space"))
    assert line in [logged["text"] for logged in CampaignLog(words).lines(ended_campaign("en").game)]
    assert words.faults == []


@pytest.mark.parametrize(
    ("standing", "why"),
    [
        ({"commitment": 1}, "Commitment is too low"),
        ({"gov_resources": 0}, "no Resources to Pacify"),
        ({"algiers": {"AP": 1}}, "Troops and Police together"),
    ],
)
def test_it_says_what_was_lacking(standing: dict, why: str):
    waiting = [NextCard(), Reset(), Thaw(), Redeploy("fln"), Redeploy("gov"), Support("fln"), Support("gov")]
    held = {
        "algiers": {"AP": 1, "FT": 1, "state": "neutral"},
        "commitment": 9,
        "gov_resources": 9,
    }
    state = board(**(held | standing), agenda=[*waiting, SendOut("gov", 1)])
    after, events = play(state, "gov done")
    passed = [event for event in events if isinstance(event, Entered) and event.seat == "gov"][:1]

    assert why in unasked(passed, after, TwilightWords("en"))


def test_a_phase_in_which_something_could_be_done_is_none_of_them():
    waiting = [NextCard(), Reset(), Thaw(), Redeploy("fln"), Redeploy("gov"), Support("fln"), Support("gov")]
    algiers = {"AP": 1, "FT": 1, "state": "neutral"}
    state = board(algiers=algiers, commitment=9, gov_resources=9, agenda=[*waiting, SendOut("gov", 1)])
    after, events = play(state, "gov done")

    assert step_of(after) == "pacify-phase"
    assert unasked(events[1:], after, TwilightWords("en")) == ""
