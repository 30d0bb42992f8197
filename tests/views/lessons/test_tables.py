"""Tables of a lesson: accounts with their rules and sums, records of history with their marks."""

import re

import pytest

from algeria_lab.algeria.state import State
from algeria_lab.checking.facts import facts
from algeria_lab.core.game import Game
from algeria_lab.lessons.algeria.accounts import PARTS, because_of, postings, total
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.lessons.records import facts_table
from algeria_lab.views.lessons.tables import accounts_table
from tests.playing_on import begin, play_on, play_to, quiet

MISSION = "gov resettle II-2"


@pytest.fixture
def war() -> Game[State]:
    war = begin("1956-like", seed=9)
    play_to(war, turn=2, players=quiet())
    return war


def test_accounts_show_each_cause_with_its_rule_and_the_sum(war: Game[State]):
    war.play(MISSION)

    text = repr(accounts_table(Words("en"), because_of(postings(war.history), "II-2")))

    assert text.startswith("What moved support in turn 2\nCause | FLN | Government\n")
    assert "A Front or Failek reduced in Philippeville (II-2) [A:C.6] | −1 | +2" in text
    assert re.search(r"Sum \| \+\d+ \| \+1\nFLN support moved by \+\d+, Government support by \+1\.\n", text)
    assert "All" not in text  # five causes at most need no sum by kind
    assert repr(accounts_table(Words("en"), [])) == "Nothing."


def test_accounts_of_several_turns_name_the_turn(war: Game[State]):
    war.play(MISSION)
    play_on(war, turns=2)

    text = repr(accounts_table(Words("en"), because_of(postings(war.history), "II-2")))

    assert "Turn | Cause | FLN | Government" in text
    assert "3 | Resettled population in Philippeville (II-2) [A:9.27] |  | −1" in text


def test_many_causes_are_four_sums_and_each_is_there_on_demand(war: Game[State]):
    play_on(war, turns=4)
    rows = postings(war.history)

    sums, every, *_ = accounts_table(Words("en"), rows).blocks[::2]

    assert (sums.folded, every.folded) == (False, True)
    assert [cells[0].split(",")[0].split(" of")[0] for cells in sums.rows] == [
        "Units made ready",
        "Missions",
        "Missions",
        "Control",
        "Sum",
    ]
    assert len(every.rows) > 20
    assert [cells[-2:] for cells in (sums.rows[-1], every.rows[-1])] == [sums.rows[-1][-2:]] * 2
    for side in ("fln", "gov"):
        assert sum(total([row for row in rows if row.part == part], side) for part in PARTS) == total(
            rows, side
        )


def test_every_cause_belongs_to_the_part_of_the_turn_in_which_it_came(war: Game[State]):
    play_on(war, turns=6)
    found = {(row.event.why, row.part) for row in postings(war.history)}

    assert {("activated", "ready"), ("control", "end"), ("mission-cost", "gov-missions")} <= found
    assert ("civil-affairs", "fln-missions") not in found
    assert any(part == "fln-missions" and why == "distributed" for why, part in found)


def test_records_show_their_marks_and_not_what_is_unread():
    shown = repr(facts_table(Words("fr"), facts("regroupement")))

    assert "17 février 1959 | environ 1\N{NARROW NO-BREAK SPACE}000\N{NARROW NO-BREAK SPACE}000 |" in shown
    assert "C\N{NO-BREAK SPACE}: contesté" in shown
    assert "femmes au registre" not in repr(facts_table(Words("fr"), facts("auxiliaries")))
