"""The page of a Campaign: when it comes, what moved both sums, what the Round did, and a question."""

from itertools import pairwise
from typing import Any

import pytest

from algeria_lab.core.refusals import UnknownName
from algeria_lab.lessons.twilight.lines import lines_of
from algeria_lab.views.shared.messages import LANGUAGES
from algeria_lab.views.twilight.sheets.campaign_page import (
    THOUGHTS,
    campaign_sheet,
    page_due,
    pages_at,
    round_turns,
)
from algeria_lab.views.twilight.words.text import TwilightWords
from tests.views.twilight.campaigns import campaign, ended_campaign, tell

EACH = pytest.mark.parametrize("language", LANGUAGES)
HISTORY = ended_campaign("en").game.history


def sheets(language: str = "en") -> list[dict[str, Any]]:
    """Return all pages of the game."""
    words, count = TwilightWords(language), pages_at(HISTORY, 0)["count"]
    found = [campaign_sheet(HISTORY, number, words).view() for number in range(1, count + 1)]
    assert words.faults == []
    return found


@EACH
def test_causes_explain_all_that_moved_a_sum(language: str):
    for page in sheets(language):
        for gauge in page["gauges"]:
            moved = [item["value"].replace("−", "-") for item in gauge["causes"] if item["value"]]
            assert sum(map(int, moved)) == gauge["after"] - gauge["before"]


def test_each_page_goes_on_where_the_one_before_ended():
    levels = [[(gauge["before"], gauge["after"]) for gauge in page["gauges"]] for page in sheets()]

    assert [after for _, after in levels[-1]] == list(lines_of(HISTORY[-1].state))
    for one, two in pairwise(levels):
        assert [after for _, after in one] == [before for before, _ in two]


def test_resources_of_the_round_are_told_with_what_they_were_for():
    told = next(part for part in sheets()[0]["sections"] if part["id"] == "resources")

    assert {item["side"] for item in told["items"]} == {"gov", "fln"}
    assert all("(" in item["text"] and item["text"].endswith("[CT-6.2]") for item in told["items"])


def test_a_page_is_due_once_a_round_has_ended_and_only_then():
    first, second, *_ = round_turns(HISTORY)

    assert page_due(HISTORY, first) == 1
    assert page_due(HISTORY, second) == 2
    assert page_due(HISTORY, first + 1) is None
    assert page_due(HISTORY, None) is None


def test_the_page_at_hand_is_that_of_the_moment():
    first, *_ = round_turns(HISTORY)
    within = next(at for at, entry in enumerate(HISTORY) if entry.state.turn == first)
    after = next(at for at, entry in enumerate(HISTORY) if entry.state.turn == first + 1)

    assert pages_at(HISTORY, within)["here"] == 1
    assert pages_at(HISTORY, after)["here"] == 2
    assert pages_at(HISTORY[: after + 1], after) == {"here": 1, "count": 2}
    assert pages_at(HISTORY[: within + 1], within) == {"here": 1, "count": 1}


def test_a_campaign_that_runs_says_so():
    first, *_ = round_turns(HISTORY)
    until = next(at for at, entry in enumerate(HISTORY) if entry.state.turn == first + 2)
    words = TwilightWords("en")

    assert campaign_sheet(HISTORY[: until + 1], 2, words).title == "Campaign 2, so far"
    assert campaign_sheet(HISTORY[: until + 1], 1, words).title == "Campaign 1"


def test_no_question_is_asked_twice_while_another_fits():
    asked = [page["thought"]["text"] for page in sheets()]

    assert len(set(asked)) == len(asked)


@EACH
def test_every_question_has_words(language: str):
    words = TwilightWords(language)
    said = [words.say(f"campaign-thought-{name}") for name in THOUGHTS]

    assert words.faults == []
    assert len(set(said)) == len(THOUGHTS)


def test_another_page_is_refused():
    with pytest.raises(UnknownName):
        campaign_sheet(HISTORY, 9, TwilightWords("en"))


def test_the_board_opens_it_and_knows_where_it_stands():
    session = ended_campaign("en")
    scene = session.scene()

    assert scene["time"]["pages"]["here"] == scene["time"]["pages"]["count"]
    page = session.inform({"what": "turn", "turn": 1, "ply": session.game.ply})
    assert page["title"] == "Campaign 1"
    assert [gauge["marks"] for gauge in page["gauges"]] == [(30,), (35,)]


def test_the_page_comes_before_the_first_turn_after_it_is_told():
    session = campaign(seed=5, fln="human", gov="random")
    scene, cards = session.board.scene, list[tuple[str, int | None]]()
    for number in range(200):
        told = scene.get("telling", {})
        if "card" in told:
            cards.append((told["card"]["kind"], scene.get("turn_page")))
            more = told["at"] + 1 < told["count"]
            scene = tell(session, kind="told", to=told["at"] + 1 if more else None)
        elif "turn_page" in scene:
            break
        else:  # what ends a step, or what stands first
            actions = scene["actions"]
            ending = [one for one in actions if one.get("ends")] or actions
            taken = ending[-1] if number % 2 else actions[0]
            scene = tell(session, kind="pick", id=taken["id"])

    assert cards[-2:] == [("propaganda", None), ("turn", 1)]
    assert {page for _, page in cards[:-1]} == {None}
    assert scene["turn_page"] == 1, "the same page: it does not come a second time"
