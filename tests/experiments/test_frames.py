"""Results as a tidy frame: its form, its room, and what is read from it."""

import numpy as np
import pytest
from pandas import DataFrame

from algeria_lab.algeria.state import State
from algeria_lab.core.game import Game
from algeria_lab.core.refusals import UnknownName
from algeria_lab.experiments import compare
from algeria_lab.experiments.asking.positions import NoSuchExperiment
from algeria_lab.experiments.asking.questions import Question
from algeria_lab.experiments.asking.ways import Stop, Way
from algeria_lab.experiments.measuring.measures import Measure, WrongMeasure, measurable, measure
from algeria_lab.experiments.playing.blocks import columns_of
from algeria_lab.experiments.results.frames import at, ends, question_of, values
from algeria_lab.experiments.results.table import WAR, Wars
from algeria_lab.players.algeria.registry import PLAYERS
from algeria_lab.players.algeria.simulator import War, play_war

MOST_BYTES_A_ROW = 48


def simulated(way: str, against: str, seed: int) -> War:
    """Return a war of the question as the simulator plays it."""
    players = PLAYERS.player(against, "fln"), PLAYERS.player(way, "gov")
    return play_war("1956-like", *players, seed, turn_limit=9)


def test_one_row_for_the_position_and_one_for_the_end_of_each_turn(frame: DataFrame, question: Question):
    assert tuple(frame.columns) == columns_of(question.subject)
    for _, rows in frame.groupby(list(WAR), observed=True):
        assert list(rows["turn"]) == list(range(len(rows)))
        assert set(rows["turns"]) == {rows["turn"].iloc[-1]}
        assert not rows["over"].iloc[:-1].any()
        assert rows["over"].iloc[-1] == (rows["winner"].iloc[-1] != "undecided")


def test_a_war_of_the_frame_is_that_of_the_simulator(frame: DataFrame):
    for way, player in (("none", "mixed"), ("three", "resettle-3")):
        for against in ("mixed", "raider"):
            war = simulated(player, against, 7)
            rows = frame[(frame["way"] == way) & (frame["against"] == against) & (frame["seed"] == 7)]
            assert tuple(rows["gov.psl"]) == war.gov_psl
            assert tuple(rows["fln.psl"]) == war.fln_psl
            assert tuple(rows[["winner", "level", "turns"]].iloc[-1]) == (war.winner, war.level, war.turns)


def test_rows_are_ordered_by_opponent_way_and_seed(frame: DataFrame, question: Question):
    keys = frame[["against", "way", "seed", "turn"]].copy()
    keys["way"], keys["against"] = frame["way"].cat.codes, frame["against"].cat.codes

    assert keys.equals(keys.sort_values(list(keys.columns)).reset_index(drop=True))
    assert list(frame["way"].cat.categories) == list(question.ways)
    assert list(frame["against"].cat.categories) == ["mixed", "raider"]


def test_types_are_narrow_and_the_same_on_every_system(frame: DataFrame):
    """A C long has four bytes on Windows and eight elsewhere, so nothing is one."""
    numbers = frame.select_dtypes("number")

    assert frame["seed"].dtype == np.dtype("int64")
    assert set(numbers.drop(columns="seed").dtypes) == {np.dtype("int16")}
    assert frame.memory_usage(index=False).sum() / len(frame) <= MOST_BYTES_A_ROW


def test_a_frame_knows_its_question(frame: DataFrame, question: Question):
    assert question_of(frame) == question
    assert Wars.of(frame).played == 14


def test_a_frame_that_knows_no_question_says_so(frame: DataFrame):
    other = frame.copy()
    other.attrs = {}

    with pytest.raises(NoSuchExperiment, match="does not know which question it answers"):
        values(other, "balance@8")


def test_a_war_from_the_middle_begins_with_the_turns_that_are_over(war: Game[State]):
    frame = compare(war, {"a": "mixed", "b": Way(opening="gov resettle II-2")}, runs=2, stop=3)

    assert set(frame["turn"]) == {1, 2, 3}
    first = frame[frame["turn"] == 1]
    assert list(first["resettled"]) == [0, 0, 1, 1]
    assert set(first[first["way"] == "a"]["fln.psl"]) == {war.state.fln_psl}
    assert first[first["way"] == "b"]["fln.psl"].nunique() == 2  # the award is thrown in each war


def test_a_war_stops_at_the_end_of_the_turn_in_which_its_level_is_reached():
    frame = compare("1956-like", {"a": "mixed"}, runs=12, stop=Stop(30, {"gov.psl": 35, "fln.psl": 35}))

    last = at(frame)
    stopped = last[last["winner"] == "undecided"]
    assert len(stopped) > 6
    assert (stopped[["gov.psl", "fln.psl"]].min(axis=1) <= 35).all()
    before = frame[frame["turn"] < frame["turns"]]
    assert (before[["gov.psl", "fln.psl"]].min(axis=1) > 35).all()


def test_a_war_that_is_over_counts_with_its_last_turn(frame: DataFrame):
    table = at(frame, 8)
    over = table[table["turn"] < 8]

    assert len(table) == 4 * 14
    assert len(over) > 0
    assert over["over"].all()


def test_measures_are_read_at_a_turn_or_at_the_end(frame: DataFrame):
    third = frame[frame["turn"] == 3].set_index(list(WAR))

    assert values(frame, "gov.psl@3").loc[third.index].equals(third["gov.psl"].rename("gov.psl@3"))
    assert (
        values(frame, "balance@3")
        .loc[third.index]
        .equals((third["gov.psl"] - third["fln.psl"]).rename("balance@3"))
    )
    assert set(values(frame, "fln.wins")) <= {0, 100}
    both = values(frame, "fln.wins") + values(frame, "gov.wins")
    last = at(frame).set_index(list(WAR))
    assert (both == 100 * last["over"]).all()
    assert (values(frame, "turns") == last["turns"]).all()
    for name in measurable():
        assert len(values(frame, name)) == 4 * 14


def test_a_war_won_later_is_not_won_yet(frame: DataFrame):
    won_at_end, won_at_once = values(frame, "gov.wins"), values(frame, "gov.wins@1")

    assert won_at_once.sum() < won_at_end.sum()


def test_an_unknown_measure_is_refused_with_the_nearest():
    with pytest.raises(UnknownName, match=r"Did you mean 'gov\.psl'"):
        measure("gov.pls@8")


@pytest.mark.parametrize("what", [None, 3])
def test_what_is_no_text_is_no_measure(what: object):
    with pytest.raises(WrongMeasure, match=rf"^{what} is no measure\. Write one as text"):
        measure(what)  # type: ignore[arg-type]


@pytest.mark.parametrize("text", ["gov.psl@eight", "gov.psl@-1", "gov.psl@1.5", "gov.psl@@8"])
def test_a_moment_that_is_none_is_refused(text: str):
    with pytest.raises(WrongMeasure, match=r"Write a turn, such as gov\.psl@8, or @end"):
        measure(text)


def test_a_measure_is_written_as_it_is_read():
    for text in ("gov.psl@8", "balance@end"):
        assert str(measure(text)) == text
    assert measure("terror") == Measure("terror", None)
    assert measure("gov.wins").is_share
    assert not measure("gov.areas").is_share
    for name in measurable():
        low, high = Measure(name).range
        assert low < high


def test_a_turn_of_which_the_wars_say_nothing_is_refused(frame: DataFrame, war: Game[State]):
    later = compare(war, {"a": "mixed"}, runs=2, stop=3)

    with pytest.raises(WrongMeasure, match=r"stop after turn 9\. Ask for a turn from 0 to 9"):
        values(frame, "balance@10")
    with pytest.raises(WrongMeasure, match="begin at the end of turn 1"):
        values(later, "balance@0")


def test_of_the_ends_alone_no_turn_can_be_asked(frame: DataFrame):
    only = ends(frame)

    assert len(only) == 4 * 14
    assert question_of(only) == question_of(frame)
    assert values(only, "balance").equals(values(frame, "balance"))
    assert values(only, "balance@9").equals(values(frame, "balance@9"))
    with pytest.raises(WrongMeasure, match=r"only the ends of these wars were kept\. Ask for balance@end"):
        values(only, "balance@3")
