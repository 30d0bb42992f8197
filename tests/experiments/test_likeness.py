"""Which war looks like the one that was: marks read by hand, counted by hand, compared seed by seed."""

from array import array
from collections import Counter
from datetime import date
from itertools import pairwise
from statistics import fmean

import pytest
from pandas import DataFrame

import algeria_lab
from algeria_lab.checking.facts import records
from algeria_lab.checking.timeline import entries
from algeria_lab.core.refusals import UnknownName
from algeria_lab.experiments.kept import catalogue
from algeria_lab.experiments.measuring.measures import measurable
from algeria_lab.experiments.results import audit
from algeria_lab.experiments.results.likeness import (
    PRINTED,
    RECORD,
    NoLikeness,
    Setting,
    likeness,
    settings_of,
)
from algeria_lab.experiments.results.marks import (
    READINGS,
    Calendar,
    Course,
    Mark,
    WrongCalendar,
    courses,
    mark_named,
    marks,
    meets,
    unread,
)
from algeria_lab.experiments.results.table import War, Wars

CALENDAR = Calendar(12, 1)
ENTRIES = {entry.id: entry for entry in entries()}


@pytest.fixture(scope="module")
def wars() -> Wars:
    return catalogue.kept(RECORD)


@pytest.fixture(scope="module")
def some(wars: Wars) -> Wars:
    """A few hundred of the kept wars, of two ways against two opponents."""
    return wars.where(way={"mixed", "mixed psl_per_ap=8"}, against={"mixed", "political"})


# The marks as data.


def test_every_mark_rests_on_the_record_and_reads_a_measure_in_a_known_way():
    for mark in marks().values():
        assert mark.records
        assert set(mark.records) <= ENTRIES.keys()
        assert mark.first == ENTRIES[mark.records[0]].first
        assert mark.last == ENTRIES[mark.records[-1]].last
        assert len(records(mark.facts)) == len(mark.facts)
        assert mark.reads in READINGS
        assert mark.of in measurable("algeria")
        assert not mark.than or mark.than in {*audit.constants(), "fln"}


def test_nobody_can_look_for_a_war_with_more_terror_or_more_people_moved():
    assert {mark.of for mark in marks().values()}.isdisjoint({"terror", "resettled"})
    assert "first-camps" in unread()["never"]


def test_what_no_war_can_be_asked_stands_in_the_timeline():
    for names in unread().values():
        assert set(names) <= ENTRIES.keys()
    assert not set(unread()["rules"]) & set(unread()["none"])


# The calendar.


@pytest.mark.parametrize(
    ("months", "day", "turn"),
    [
        (12, date(1954, 11, 1), 1),
        (12, date(1955, 10, 31), 1),
        (12, date(1955, 11, 1), 2),
        (12, date(1962, 3, 19), 8),
        (18, date(1962, 3, 19), 5),
        (24, date(1960, 12, 13), 4),
    ],
)
def test_a_day_falls_into_the_turn_that_its_months_make(months: int, day: date, turn: int):
    assert Calendar(months).turn(day) == turn


def test_the_window_of_a_mark_grows_with_what_is_forgiven_and_never_begins_before_turn_1():
    control = mark_named("control")  # February 1959 to December 1960
    assert list(Calendar(12, 0).window(control).turns) == [5, 6, 7]
    assert list(Calendar(12, 1).window(control).turns) == [4, 5, 6, 7, 8]
    assert Calendar(24, 9).window(control).turns.start == 1


@pytest.mark.parametrize("calendar", [Calendar(0, 1), Calendar(-6, 1), Calendar(12, -1)])
def test_a_calendar_that_is_none_is_refused(wars: Wars, calendar: Calendar):
    with pytest.raises(WrongCalendar, match="1 month or more"):
        likeness(wars, ["end"], calendar)


# How a mark is read, on courses made by hand.


def course(winner: str = "", limit: int = 30, **values: list[int]) -> Course:
    told = {name.replace("_", "."): value for name, value in values.items()}
    turns = range(len(next(iter(told.values()))))
    return Course(list(turns), told.__getitem__, winner, {"coup_threshold": limit})


def has(name: str, found: Course, calendar: Calendar = Calendar(12, 0)) -> bool:  # noqa: B008 - a tuple
    mark: Mark = mark_named(name)
    return READINGS[mark.reads](found, mark, calendar.window(mark))


@pytest.mark.parametrize(
    ("units", "is_met"),
    [
        ([10, 11, 20, 21], True),  # most in turn 2, which is 1956
        ([10, 20, 21, 22], False),
        ([10, 15, 20, 21], True),  # as much in turn 1 as in turn 2
        ([10, 10, 10, 10], False),
        ([10, 9, 8, 7], False),
    ],
)
def test_reinforcement_is_the_largest_rise(units: list[int], *, is_met: bool):
    assert has("reinforcement", course(gov_units=units)) is is_met


@pytest.mark.parametrize(
    ("support", "limit", "is_met"),
    [
        ([65, 50, 45, 40, 30], 30, True),  # turn 4 is 1958
        ([65, 50, 45, 40, 31], 30, False),
        ([65, 50, 45, 40, 31], 40, True),  # under another rule a coup comes sooner
        ([65, 50, 45, 30], 30, False),  # too early, and over before
    ],
)
def test_a_coup_is_possible_by_the_rule_under_which_that_war_was_played(
    support: list[int], limit: int, *, is_met: bool
):
    assert has("coup", course(limit=limit, gov_psl=support)) is is_met


@pytest.mark.parametrize(
    ("areas", "is_met"),
    [
        ([0, 5, 6, 7, 8, 9, 9, 9, 3], True),
        ([0, 9, 6, 7, 8, 8, 8, 8, 8], False),
        ([0, 9, 6, 7, 8, 9, 8, 8, 8], True),  # as many in turn 5 as in turn 1
        ([0, 5, 6], False),
        ([9, 0, 0, 0, 0, 0, 0], False),  # the position does not count, and nothing is no height
    ],
)
def test_control_is_at_its_height_where_no_turn_has_more(areas: list[int], *, is_met: bool):
    assert has("control", course(gov_areas=areas)) is is_met


@pytest.mark.parametrize(
    ("units", "is_met"),
    [
        ([7, 9, 11, 13, 20, 18, 17, 15], True),  # less at the end of turn 7 than of turn 4
        ([7, 9, 11, 13, 15, 18, 17, 15], False),
        ([7, 9, 11, 13, 20, 18], False),  # over before the turn in which it is read
    ],
)
def test_fewer_is_told_by_two_turns(units: list[int], *, is_met: bool):
    assert has("fewer", course(fln_units=units)) is is_met


def test_an_end_needs_a_winner_and_its_turn():
    assert has("end", course("fln", turns=[0] * 9))
    assert not has("end", course("", turns=[0] * 9))
    assert not has("end", course("fln", turns=[0] * 8))
    assert has("end", course("gov", turns=[0] * 8), Calendar(12, 1))


# Counted by hand.


def by_hand(wars: Wars, calendar: Calendar) -> dict[War, tuple[bool, bool, bool]]:
    """Return of each war whether it has control, end and independence, from its frame of pandas."""
    frame: DataFrame = wars.frame()
    found = {}
    for war, rows in frame.groupby(["against", "way", "seed"], observed=True):
        played = rows[rows["turn"] > 0]
        first, last = calendar.turn(date(1959, 2, 6)), calendar.turn(date(1960, 12, 13))
        top = set(played.loc[played["gov.areas"] == played["gov.areas"].max(), "turn"])
        is_high = any(first - calendar.slack <= turn <= last + calendar.slack for turn in top)
        ended = (
            calendar.turn(date(1962, 3, 18)) - calendar.slack,
            calendar.turn(date(1962, 7, 3)) + calendar.slack,
        )
        is_over = bool(rows["over"].iloc[-1]) and ended[0] <= rows["turn"].max() <= ended[1]
        found[war] = is_high, is_over, rows["winner"].iloc[-1] == "fln"
    return found


@pytest.mark.parametrize("calendar", [CALENDAR, Calendar(18, 0), Calendar(24, 2)])
def test_the_wars_that_fit_are_those_that_one_finds_by_hand(some: Wars, calendar: Calendar):
    found = likeness(some, ["control", "end", "independence"], calendar)
    hand = by_hand(some, calendar)
    assert found.wars == len(hand) == 160
    assert list(found.each.values()) == [sum(said[place] for said in hand.values()) for place in range(3)]
    assert set(found.fitting) == {war for war, said in hand.items() if all(said)}


def test_what_is_shared_is_counted_and_compared_seed_by_seed(some: Wars):
    calendar = Calendar(18, 1)
    found = likeness(some, ["control", "end", "independence"], calendar)
    hand = {war: all(said) for war, said in by_hand(some, calendar).items()}
    assert 0 < sum(hand.values()) < len(hand)
    settings = {row.setting: row for row in found.shared}
    assert settings.keys() == {
        Setting("psl_per_ap", 8),
        Setting(PRINTED),
        Setting("fln", "mixed"),
        Setting("fln", "political"),
    }  # one player of the Government played all: that is nothing they share

    eight = settings[Setting("psl_per_ap", 8)]
    under = [war for war in hand if war[1] == "mixed psl_per_ap=8"]
    assert (eight.wars, eight.fitting) == (len(under), sum(hand[war] for war in under))
    by_seed = [
        fmean(100 * hand[against, "mixed psl_per_ap=8", seed] for against in ("mixed", "political"))
        - fmean(100 * hand[against, "mixed", seed] for against in ("mixed", "political"))
        for seed in sorted({seed for _, _, seed in hand})
    ]
    assert eight.apart.mean == pytest.approx(fmean(by_seed))
    assert eight.apart.low <= eight.apart.mean <= eight.apart.high
    assert eight.share.mean - eight.others.mean == pytest.approx(eight.apart.mean)


def test_more_is_met_the_more_is_forgiven(wars: Wars):
    for mark in marks().values():
        for months in (12, 24):
            met = [meets(wars, mark, Calendar(months, slack)) for slack in (0, 1, 2)]
            assert met[0] <= met[1] <= met[2], (mark.name, months)


def test_every_further_mark_leaves_fewer_wars(wars: Wars):
    names = list(marks())
    found = [set(likeness(wars, names[: number + 1], CALENDAR).fitting) for number in range(len(names))]
    assert all(after <= before for before, after in pairwise(found))


def test_in_the_kept_wars_every_player_meets_every_rule_equally_often(wars: Wars):
    question = wars.question
    met = Counter(
        settings_of(question, (against, way, 0)) for against in question.opponents for way in question.ways
    )
    rules = {setting[0] for setting in met}
    assert len(rules) == 1 + sum(len(constant.ends) for constant in audit.constants().values())
    assert len(met) == len(rules) * 3 * 3
    assert set(met.values()) == {1}


def test_a_rule_that_made_no_difference_is_not_called_clear(wars: Wars):
    said = {row.setting: row for row in likeness(wars, ["end", "independence"], CALENDAR).shared}
    assert not said[Setting(PRINTED)].is_clear
    assert sum(row.wars for setting, row in said.items() if setting.what == "gov") == len(courses(wars))


# Edges.


def test_marks_that_nothing_or_everything_has_leave_nothing_to_compare(wars: Wars):
    everything = likeness(wars, ["reinforcement"], Calendar(18, 0))
    assert len(everything.fitting) == everything.wars
    assert everything.shared == ()
    nothing = likeness(wars, ["reinforcement"], Calendar(6, 0))
    assert (nothing.fitting, nothing.shared) == ((), ())
    assert nothing.frame().empty


def test_no_mark_and_an_unknown_mark_are_refused(wars: Wars):
    with pytest.raises(NoLikeness, match="no mark"):
        likeness(wars, [])
    with pytest.raises(UnknownName, match="control"):
        likeness(wars, ["contrl"])


def test_other_wars_are_refused():
    with pytest.raises(NoLikeness, match="1956-like"):
        likeness(catalogue.kept("audit"), ["end"])
    with pytest.raises(NoLikeness, match="without their turns"):
        likeness(catalogue.kept("round-robin-1954"), ["end"])


def test_wars_without_a_measure_are_told_which_it_is(wars: Wars):
    names = [name for name in wars.names if name != "gov.areas"]
    with pytest.raises(NoLikeness, match=r"gov\.areas"):
        likeness(wars.only(*names), ["control"])


def test_the_front_door_takes_a_frame_and_gives_one(some: Wars):
    found = algeria_lab.likeness(some.frame(), ["end"], months=18, slack=0)
    assert found == likeness(some, ["end"], Calendar(18, 0))
    assert list(found.frame()["what"]) == [row.setting.what for row in found.shared]


def test_rows_in_another_order_change_nothing(some: Wars):
    turned = some.rows([*range(len(some))][::-1])
    by_turn = turned.rows(sorted(range(len(turned)), key=lambda row: turned["turn"][row]))
    assert isinstance(by_turn["turn"], array)
    found, again = likeness(some, None, CALENDAR), likeness(by_turn, None, CALENDAR)
    assert set(found.fitting) == set(again.fitting)
    assert found.each == again.each
