"""The page about a whole game of cards, its report, and the first minute."""

import csv
from io import StringIO

import pytest

from algeria_lab.core.refusals import UnknownName
from algeria_lab.lessons.twilight.lines import lines_of
from algeria_lab.twilight.propaganda import margins
from algeria_lab.views.shared.messages import LANGUAGES
from algeria_lab.views.twilight.sheets.ending import sums_moved
from algeria_lab.views.twilight.telling.acts import Act
from algeria_lab.views.twilight.words.text import TwilightWords
from tests.twilight.boards import board
from tests.views.twilight.campaigns import campaign, ended_campaign, tell

EACH = pytest.mark.parametrize("language", LANGUAGES)


def test_the_page_says_how_it_ended_and_by_what_margins():
    session = ended_campaign("en")
    page = session.inform({"what": "ending", "ply": session.game.ply})
    margin = margins(session.game.state)

    assert page["over"]
    assert page["title"] == f"The game ended on card {session.game.state.turn}"
    assert str(abs(margin["gov"])) in page["result"][1]["text"]
    assert page["lines"]["rows"][-1][1:] == tuple(lines_of(session.game.state))
    assert page["lines"]["marks"] == (30, 35)
    assert page["ways"] == ("again",)


def test_what_moved_a_sum_most_is_numbered_and_can_be_looked_at():
    session = ended_campaign("en")
    peaks = session.inform({"what": "ending", "ply": session.game.ply})["lines"]["peaks"]

    assert [peak["number"] for peak in peaks] == list(range(1, len(peaks) + 1))
    assert len(peaks) > 2
    for peak in peaks:
        after = session.game.state_at(peak["item"]["at"])
        assert peak["turn"] in (after.turn, after.turn - 1)
    assert len({(peak["item"]["at"], peak["item"]["text"].partition(": ")[2]) for peak in peaks}) == len(
        peaks
    )


@pytest.mark.parametrize(
    ("commitment", "terror", "told"),
    [
        (9, {"medea": "oppose"}, "Support + Commitment −6 and Opposition + Bases +2"),
        (14, {"medea": "oppose"}, "Opposition + Bases +2 and Support + Commitment −1"),
        (9, {}, "Support + Commitment −6"),
    ],
)
def test_an_act_that_moved_both_sums_names_both(commitment: int, terror: dict[str, str], told: str):
    levels = {place: {"state": level} for place, level in terror.items()}
    before, after = board(commitment=15), board(commitment=commitment, **levels)
    act = Act("turn", "first", "fln", 1, before, after)
    words = TwilightWords("en")

    assert words.listed(sums_moved(act, words)) == told


@EACH
@pytest.mark.parametrize("form", ["html", "markdown", "csv"])
def test_a_report_is_written_in_every_form(form: str, language: str):
    session = ended_campaign(language)
    file = session.inform({"what": "report", "form": form, "ply": session.game.ply})

    assert file["name"].startswith("twilight-short-3-turn-")
    assert "campaign-" not in file["text"]
    assert session._words.faults == []
    if form == "csv":
        rows = list(csv.DictReader(StringIO(file["text"].removeprefix("\ufeff"))))
        assert len(rows) > 10
        assert all(row["rule"].startswith("CT-") and row["text"] for row in rows)


def test_another_form_is_refused():
    session = ended_campaign("en")
    with pytest.raises(UnknownName):
        session.inform({"what": "report", "form": "pdf", "ply": 1})


@EACH
def test_the_first_minute_comes_before_the_first_decision_only(language: str):
    session = campaign(language=language, fln="chart")
    minute = session.board.scene["minute"]

    assert len(minute["sentences"]) == 4
    assert len(minute["loop"]) == 4
    assert "minute" not in tell(session, kind="pick", id=session.board.scene["actions"][0]["id"])
    assert session.inform({"what": "minute", "ply": session.game.ply}) == minute
    assert "minute" not in tell(session, kind="undo")
    assert session._words.faults == []
