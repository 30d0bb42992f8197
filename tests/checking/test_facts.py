"""Records of history: complete, sourced, marked; what is not sure is never an answer."""

from datetime import date

import pytest

from algeria_lab.checking.facts import Fact, fact, facts, sources, sources_of
from algeria_lab.core.refusals import UnknownName

TOPICS = ("regroupement",)
ALL = [record for topic in TOPICS for record in facts(topic, unread=True)]


@pytest.mark.parametrize("record", ALL, ids=lambda record: record.id)
def test_a_record_is_complete(record: Fact):
    assert record.value > 0
    assert set(record.counts) == {"en", "fr"}
    assert all(record.counts.values())
    assert record.mark in ("A", "B", "C", "D")
    assert record.how in ("exact", "about", "more-than", "nearly")
    assert record.unit in ("people", "camps", "percent", "a-day")
    assert record.precision in ("day", "year", "war")
    assert date(1954, 11, 1) <= record.first <= record.last <= date(1962, 12, 31)


def test_ids_are_unique():
    assert len({record.id for record in ALL}) == len(ALL)


def test_a_contested_figure_comes_with_a_range_or_with_its_rivals():
    contested = [record for record in ALL if record.mark == "C"]

    assert contested
    assert all(record.span or record.rivals for record in contested)


def test_rivals_exist_and_name_each_other():
    by_id = {record.id: record for record in ALL}
    for record in ALL:
        assert all(record.id in by_id[rival].rivals for rival in record.rivals)


def test_only_a_figure_without_a_first_source_lacks_a_work():
    assert [record.id for record in ALL if not record.source.is_known] == ["deaths-all-years"]
    assert fact("regroupement", "deaths-all-years").mark == "D"


def test_learners_do_not_see_what_nobody_has_read():
    shown = {record.id for record in facts("regroupement")}

    assert shown == {record.id for record in ALL if record.read}
    assert len(shown) < len(ALL)


def test_the_figures_of_1961_add_up():
    """Cornaton: 3,525,000 displaced in all, of whom 2,350,000 in the camps, leave 1,175,000."""
    displaced, regrouped = fact("regroupement", "displaced-1961"), fact("regroupement", "regroup-1961")

    assert displaced.value - regrouped.value == 1_175_000


def test_the_two_statements_of_rocard_agree():
    """One child in two days for 1,000 people is 500 a day for one million."""
    rate = next(record.value for record in ALL if record.id == "child-deaths-rate-1959")
    people = fact("regroupement", "regroup-1959").value

    assert rate * people / 1000 == fact("regroupement", "child-deaths-1959").value


def test_sources_are_listed_once_and_in_order_of_use():
    keys = [source.key for source in sources_of("regroupement")]

    assert keys == ["rocard2003", "bourdieu1964", "cornaton1967", "henni2017", "sacriste2022"]
    assert set(keys) <= set(sources())


def test_unknown_records_and_topics_are_named():
    with pytest.raises(UnknownName, match="regroup-1961"):
        fact("regroupement", "regroup-1691")
    with pytest.raises(UnknownName, match="regroupement"):
        facts("regroupements")
