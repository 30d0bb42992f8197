"""Tables of a lesson: accounts with their rules and sums, records of history with their marks."""

import re

import pytest

from algeria_lab.algeria.state import State
from algeria_lab.checking.facts import facts
from algeria_lab.core.game import Game
from algeria_lab.lessons.algeria.accounts import because_of, postings
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


def test_many_causes_are_summed_by_kind_and_each_is_there_on_demand(war: Game[State]):
    play_on(war, turns=4)
    rows = postings(war.history)

    kinds, every, *_ = accounts_table(Words("en"), rows).blocks[::2]

    assert (len(kinds.rows), kinds.folded, every.folded) == (6, False, True)
    assert len(every.rows) > 20
    assert [cells[-2:] for cells in (kinds.rows[-1], every.rows[-1])] == [kinds.rows[-1][-2:]] * 2
    assert kinds.rows[4][0] == "All other causes"


def test_records_show_their_marks_and_not_what_is_unread():
    shown = repr(facts_table(Words("fr"), facts("regroupement")))

    assert "17 février 1959 | environ 1\N{NARROW NO-BREAK SPACE}000\N{NARROW NO-BREAK SPACE}000 |" in shown
    assert "C\N{NO-BREAK SPACE}: contesté" in shown
    assert "femmes au registre" not in repr(facts_table(Words("fr"), facts("auxiliaries")))
